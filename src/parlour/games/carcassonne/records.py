"""What is kept of a finished match: its land as a poster, and its moves as a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.archive import Archive
from parlour.core.codec import Codec
from parlour.core.event import Moved
from parlour.core.fold import effective_entries, fold
from parlour.core.game import Illegal
from parlour.core.match import Match
from parlour.games.carcassonne.notation import action_text
from parlour.games.carcassonne.pictures.poster import poster_svg
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.state import State
from parlour.games.carcassonne.rules.tiles import TILE_SETS, find_tiles
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup


def match_poster(kept: Archive, folder: Path) -> str:
    """Return the land of a finished match as SVG. Raises Illegal where its rules or its tiles are not at hand, and CorruptLog."""
    game = _archived_game(kept, folder)
    last = fold(kept.id, game, kept.events)
    state = _require_state(last)
    return poster_svg(state, find_tiles(state.options.tiles, game.assets), _player_names(last))


def move_record(kept: Archive, folder: Path) -> str:
    """Return the moves of a finished match, a decision a line: number, seat, the decision in the notation of the rules page, points after it.

    Raises Illegal where its rules or its tiles are not at hand, and CorruptLog.
    """
    game = _archived_game(kept, folder)
    return "\n".join(_record_lines(kept, game)) + "\n"


def _record_lines(kept: Archive, game: Carcassonne) -> Iterator[str]:
    codec, number = Codec(game), 0
    now: Match[Any] | None = None
    for entry in effective_entries(kept.events):
        before = now
        now = (
            fold(kept.id, game, kept.events[: entry.seq + 1])
            if now is None or now.seq + 1 != entry.seq
            else fold(kept.id, game, [entry], now)
        )
        if before is not None and before.state is None and now.state is not None:
            state = _require_state(now)
            yield f"# Carcassonne {kept.id}"
            yield "# " + ", ".join(
                f"{seat + 1} {name}" for seat, name in enumerate(_player_names(now))
            )
            yield "# tiles " + " ".join((state.drawn or "", *state.stack))
        if before is not None and before.state is not None and isinstance(entry.event, Moved):
            number += 1
            was, state = _require_state(before), _require_state(now)
            action = codec.decode_action(bytes(entry.event.action))
            tiles = find_tiles(state.options.tiles, game.assets)
            points = " ".join(str(scores.total) for scores in state.scores)
            yield f"{number}. {entry.event.seat + 1} {action_text(action, was.drawn, tiles)} | {points}"


def _archived_game(kept: Archive, folder: Path) -> Carcassonne:
    try:
        found = registry.build_game(kept.game, asset_lookup(TILE_SETS, folder), kept.version)
    except LookupError as reason:
        raise Illegal(
            "core.other-version", version=kept.version, known=GAME.spec.version
        ) from reason
    assert isinstance(found, Carcassonne)
    return found


def _require_state(match: Match[Any]) -> State:
    assert isinstance(match.state, State)
    return match.state


def _player_names(match: Match[Any]) -> list[str]:
    return [chair.name if chair else "" for chair in match.chairs]
