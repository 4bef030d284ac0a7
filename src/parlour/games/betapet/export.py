"""A match of this house as a GCG record, made from its log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.core import registry
from parlour.core.archive import Archive
from parlour.core.clock import overtime_points
from parlour.core.codec import Codec
from parlour.core.event import Logged, Moved
from parlour.core.game import Game, Illegal, Seat
from parlour.core.match import effective, fold
from parlour.games.betapet import assets
from parlour.games.betapet.gcg import Record, write
from parlour.games.betapet.replay import recorded
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.action import AnyAction
from parlour.games.betapet.rules.state import State


def gcg(kept: Archive, folder: Path) -> str:
    """Return a finished match as GCG; its list may be one that lies in this folder. Raises Illegal where that is not at hand, and Broken."""
    try:
        game = registry.build(kept.game, assets.lookup(folder), kept.version)
    except LookupError as reason:
        raise Illegal("core.other-version", version=kept.version, known=GAME.spec.version) from reason
    wanted = lexicon_hash(kept.events)
    name = next((known.name for known in assets.lexicons(folder) if known.digest == wanted), None)
    if name is None:
        raise Illegal("betapet.unknown-lexicon", lexicon=wanted)
    return write(exported(kept.id, game, kept.events, name))


def exported(match: str, game: Game[Any, Any, Any, Any], log: Sequence[Logged], lexicon: str = "") -> Record:
    """Return the record of a match from its log, take-backs undone; raises Illegal where it never started, and Broken.

    `lexicon` is the name of its list.
    """
    codec = Codec(game)
    states: list[State] = []
    actions: list[AnyAction | None] = []
    now = None
    for entry in effective(log):
        before = now
        now = fold(match, game, log[: entry.seq + 1]) if now is None or now.seq + 1 != entry.seq else fold(match, game, [entry], now)
        if now.state is None:
            continue
        if not states:
            states.append(now.state)
        elif before is not None and now.state != before.state:
            states.append(now.state)
            actions.append(codec.action(bytes(entry.event.action)) if isinstance(entry.event, Moved) else None)
    if now is None or not states:
        raise Illegal("core.never-started")
    names = [chair.name if chair else f"Seat {seat + 1}" for seat, chair in enumerate(now.chairs)]
    late = [overtime_points(now.clock, Seat(seat), now.at) for seat in range(len(names))]
    return recorded(names, states, actions, late, lexicon)


def lexicon_hash(log: Sequence[Logged]) -> str:
    """Return the hash of the list that a match plays with."""
    options = next(msgspec.json.decode(bytes(entry.event.options)) for entry in reversed(log) if hasattr(entry.event, "options"))
    return str(options["lexicon"])
