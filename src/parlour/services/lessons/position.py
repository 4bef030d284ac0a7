"""Positions that are no match: shown on a board like any table's, while nobody's clock runs and nothing is stored."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.event import Opened, TableSettings
from parlour.core.game import AnyGame, Seat
from parlour.core.match import Match, Occupant
from parlour.services.matches.frames import Frame, build_frame
from parlour.services.matches.loaded_match import LoadedMatch


def staged_frame(
    name: str,
    game: AnyGame,
    options: bytes,
    chairs: tuple[Occupant, ...],
    state: Any,
    seat: Seat,
    seq: int = 0,
    asked: bool = True,
) -> Frame:
    """Return what a seat sees of a state under this name; with `asked` it is its decision, the one that opened at `seq`."""
    raw = msgspec.Raw(options)
    match = Match(
        id=name,
        seq=seq,
        at=0,
        opened=Opened(
            game=game.spec.id, version=game.spec.version, options=raw, seats=len(chairs), key=b""
        ),
        house=TableSettings(),
        options=raw,
        chairs=chairs,
        phase="playing",
        state=state,
        since=tuple(seq if asked and number == seat else None for number in range(len(chairs))),
    )
    return build_frame(LoadedMatch(match, game), seat)
