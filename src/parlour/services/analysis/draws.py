"""The chance draws of a finished match, and their share in the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.event import Moved, Started
from parlour.core.fold import match_ranking
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.search.chance import LuckEstimate, score_leads
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.matches.history import MatchHistory
from parlour.services.matches.loaded_match import LoadedMatch

DECIMALS = 2
"""The number of decimals in results."""

UNKNOWN_LUCK = b""
"""The stored value of a draw with unknown luck, which prevents splitting the result."""


class SeatLuck(Value, frozen=True):
    """The part of a seat's lead that chance explains."""

    lead: float
    """The lead of the seat over the mean score of the others."""

    luck: float
    """The part of the lead that chance explains."""

    margin: float
    """The margin of error of that part (90 %)."""


def chance_draws(history: MatchHistory) -> list[ChanceDraw]:
    """Return the chance draws of a match in order, without those that were taken back."""
    draws = list[ChanceDraw]()
    final = history.match_at(history.seq)
    for entry, before in history.steps_with_matches():
        after = history.match_at(entry.seq)
        if final is None or after is None:
            continue
        common: dict[str, Any] = {
            "seq": entry.seq,
            "options": bytes(after.options),
            "seats": len(after.occupants),
            "after": encode(after.state),
        }
        if isinstance(entry.event, Started) and after.opened.origin is None:
            draws.append(ChanceDraw(**common))
        elif isinstance(entry.event, Moved) and entry.seq in final.moves and before is not None:
            draws.append(
                ChanceDraw(
                    **common,
                    before=encode(before.state),
                    seat=entry.event.seat,
                    action=bytes(entry.event.action),
                )
            )
    return draws


def luck_shares(loaded: LoadedMatch, stored: Iterable[bytes]) -> tuple[SeatLuck, ...]:
    """Return the luck of each seat, computed from the stored values of the draws.

    The result is empty if the value of any draw is unknown, or if there was no chance draw.
    """
    bodies = list(stored)
    if UNKNOWN_LUCK in bodies:
        return ()
    estimates = [
        estimate
        for body in bodies
        if (estimate := msgspec.json.decode(body, type=LuckEstimate | None)) is not None
    ]
    ranking = match_ranking(loaded.game, loaded.match)
    if not estimates or ranking is None:
        return ()
    total = estimates[0]
    for estimate in estimates[1:]:
        total += estimate
    return tuple(
        SeatLuck(
            round(lead, DECIMALS),
            round(total.brought[seat], DECIMALS),
            round(total.margin_of_error(Seat(seat)), DECIMALS),
        )
        for seat, lead in enumerate(score_leads(ranking))
    )
