"""What chance decided in a finished match, draw by draw, and how much of the result that was."""

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
"""Decimals of what is told."""

UNKNOWN_LUCK = b""
"""What is kept where nobody could say what a draw was worth: then no result can be split."""


class SeatLuck(Value, frozen=True):
    """How far a seat came out ahead of the mean of the others, and how much of that chance brought it, nine times in ten `within` so much."""

    lead: float
    luck: float
    margin: float


def chance_draws(history: MatchHistory) -> list[ChanceDraw]:
    """Return the steps of a match that stood to the end, in order: what was taken back brought nobody anything."""
    found = list[ChanceDraw]()
    last = history.match_at(history.seq)
    for entry, before in history.steps_with_matches():
        after = history.match_at(entry.seq)
        if last is None or after is None:
            continue
        common: dict[str, Any] = {
            "seq": entry.seq,
            "options": bytes(after.options),
            "seats": len(after.chairs),
            "after": encode(after.state),
        }
        if isinstance(entry.event, Started) and after.opened.origin is None:
            found.append(ChanceDraw(**common))
        elif isinstance(entry.event, Moved) and entry.seq in last.moves and before is not None:
            found.append(
                ChanceDraw(
                    **common,
                    before=encode(before.state),
                    seat=entry.event.seat,
                    action=bytes(entry.event.action),
                )
            )
    return found


def luck_shares(loaded: LoadedMatch, found: Iterable[bytes]) -> tuple[SeatLuck, ...]:
    """Return how much of its result luck was to each seat, from what each draw was worth; nothing where none was worth anything."""
    bodies = list(found)
    if UNKNOWN_LUCK in bodies:
        return ()
    worths = [
        luck
        for body in bodies
        if (luck := msgspec.json.decode(body, type=LuckEstimate | None)) is not None
    ]
    final = match_ranking(loaded.game, loaded.match)
    if not worths or final is None:
        return ()
    total = worths[0]
    for luck in worths[1:]:
        total += luck
    return tuple(
        SeatLuck(
            round(lead, DECIMALS),
            round(total.brought[seat], DECIMALS),
            round(total.margin_of_error(Seat(seat)), DECIMALS),
        )
        for seat, lead in enumerate(score_leads(final))
    )
