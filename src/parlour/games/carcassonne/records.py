"""Exports of a finished match: a poster of its land, and its move record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.archive import Archive
from parlour.core.codec import Codec
from parlour.core.event import Moved
from parlour.core.fold import effective_entries, fold
from parlour.core.game import Illegal
from parlour.core.match import Match, seat_colours
from parlour.games.carcassonne.notation import action_text
from parlour.games.carcassonne.pictures.poster import poster_svg
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.state import State
from parlour.games.carcassonne.rules.tiles import TILE_SETS, find_tiles
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup


def match_poster(archive: Archive, folder: Path) -> str:
    """Return a poster of a finished match as SVG.

    Args:
        archive: The match.
        folder: The data folder with imported tile sets.

    Raises:
        Illegal: The rules or the tile set of the match are not available.
        CorruptLog: The log cannot be replayed.
    """
    game = _archived_game(archive, folder)
    last = fold(archive.id, game, archive.events)
    state = _require_state(last)
    tiles = find_tiles(state.options.tiles, game.assets)
    return poster_svg(state, tiles, _player_names(last), seat_colours(last))


def move_record(archive: Archive, folder: Path) -> str:
    """Return the moves of a finished match as text.

    Each line has a number, the seat, the action in notation and the points after the action.

    Args:
        archive: The match.
        folder: The data folder with imported tile sets.

    Raises:
        Illegal: The rules or the tile set of the match are not available.
        CorruptLog: The log cannot be replayed.
    """
    game = _archived_game(archive, folder)
    return "\n".join(_record_lines(archive, game)) + "\n"


def _record_lines(archive: Archive, game: Carcassonne) -> Iterator[str]:
    codec, number = Codec(game), 0
    after: Match[Any] | None = None
    for entry in effective_entries(archive.events):
        before = after
        after = (
            fold(archive.id, game, archive.events[: entry.seq + 1])
            if after is None or after.seq + 1 != entry.seq
            else fold(archive.id, game, [entry], after)
        )
        if before is not None and before.state is None and after.state is not None:
            state = _require_state(after)
            yield f"# Carcassonne {archive.id}"
            yield "# " + ", ".join(
                f"{seat + 1} {name}" for seat, name in enumerate(_player_names(after))
            )
            yield "# tiles " + " ".join((state.drawn or "", *state.stack))
        if before is not None and before.state is not None and isinstance(entry.event, Moved):
            number += 1
            drawn, state = _require_state(before).drawn, _require_state(after)
            action = codec.decode_action(bytes(entry.event.action))
            tiles = find_tiles(state.options.tiles, game.assets)
            points = " ".join(str(scores.total) for scores in state.scores)
            yield f"{number}. {entry.event.seat + 1} {action_text(action, drawn, tiles)} | {points}"


def _archived_game(archive: Archive, folder: Path) -> Carcassonne:
    try:
        game = registry.build_game(archive.game, asset_lookup(TILE_SETS, folder), archive.version)
    except LookupError as reason:
        raise Illegal(
            "core.other-version", version=archive.version, known=GAME.spec.version
        ) from reason
    assert isinstance(game, Carcassonne)
    return game


def _require_state(match: Match[Any]) -> State:
    assert isinstance(match.state, State)
    return match.state


def _player_names(match: Match[Any]) -> list[str]:
    return [occupant.name if occupant else "" for occupant in match.occupants]
