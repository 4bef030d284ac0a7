"""Frames of positions outside matches, such as those of lessons and puzzles."""

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
    occupants: tuple[Occupant, ...],
    state: Any,
    seat: Seat | None,
    *,
    seq: int = 0,
    is_to_move: bool = True,
    is_over: bool = False,
) -> Frame:
    """Return the frame of a state that is not part of a match, as a seat or a spectator sees it.

    Args:
        name: The id of the frame.
        game: The rules.
        options: The options, as JSON.
        occupants: The occupants of the seats.
        state: The state.
        seat: The seat that sees the frame, or None for spectators.
        seq: The log position of the frame, which is also the id of the decision.
        is_to_move: Whether the seat has a decision.
        is_over: Whether the frame shows the result of the match.
    """
    raw_options = msgspec.Raw(options)
    match = Match(
        id=name,
        seq=seq,
        at=0,
        opened=Opened(
            game=game.spec.id,
            version=game.spec.version,
            options=raw_options,
            seats=len(occupants),
            key=b"",
        ),
        settings=TableSettings(),
        options=raw_options,
        occupants=occupants,
        phase="over" if is_over else "playing",
        state=state,
        decision_ids=tuple(
            seq if is_to_move and number == seat else None for number in range(len(occupants))
        ),
    )
    return build_frame(LoadedMatch(match, game), seat)
