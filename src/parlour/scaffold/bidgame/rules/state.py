"""The options and the state of Bidgame."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value


class Options(Value, frozen=True):
    """The options of Bidgame.

    Attributes:
        prizes: The number of prizes, and of each player's cards.
        ties: Who wins if the highest bid occurs twice: the next lower single bid, or nobody.
    """

    prizes: Literal["6", "8", "10"] = "8"
    ties: Literal["next", "nobody"] = "next"


class State(Value, frozen=True, kw_only=True):
    """The state of a match.

    Attributes:
        options: The options.
        rng: The source of the coming prizes. It never enters a view.
        cards: The cards that each seat has not bid yet, including a sealed bid. All seats know
            them, because all bids are revealed.
        bids: The sealed bid of each seat, or None.
        prize: The prize that is up for bids, or None at the end.
        coming: The prizes that have not come up, sorted.
        scores: The points of each seat.
        last_bids: The bids for the previous prize; empty at the start.
    """

    options: Options
    rng: Rng
    cards: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    prize: int | None
    coming: tuple[int, ...]
    scores: tuple[int, ...]
    last_bids: tuple[int, ...] = ()


def winning_seat(bids: tuple[int, ...], ties: str) -> Seat | None:
    """Return the seat that wins a prize, or None.

    >>> winning_seat((7, 7, 4), "next"), winning_seat((7, 7, 4), "nobody")
    (2, None)
    """
    single = [bid for bid in bids if bids.count(bid) == 1]
    if not single or (ties == "nobody" and max(single) < max(bids)):
        return None
    return Seat(bids.index(max(single)))
