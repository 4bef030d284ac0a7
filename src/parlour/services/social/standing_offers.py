"""Standing offers: the tables where a bot account accepts challenges."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from parlour.core.embedded_json import OptionsObject
from parlour.core.numbers import MAX_SEAT
from parlour.core.value import Value
from parlour.services.paces import PACES, Pace

MAX_OFFERS = 20
"""The maximum number of offers of one stream."""

MAX_MATCHES = 20
"""The largest maximum number of tables at a time."""


class StandingOffer(Value, frozen=True, kw_only=True):
    """The tables of one game where a bot account accepts challenges."""

    game: Annotated[str, Meta(max_length=40)]
    """The game."""

    options: OptionsObject = {}
    """The values that options of the game must have; other options may have any value."""

    seat_counts: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=MAX_SEAT + 1)], ...], Meta(max_length=10)
    ] = ()
    """The accepted numbers of seats; empty for all."""

    paces: Annotated[tuple[Pace, ...], Meta(max_length=len(PACES))] = ()
    """The accepted paces; empty for all."""

    rated: bool | None = None
    """Whether the match must be rated, which it is among bot accounts only; null for both."""


class OpenOffers(Value, frozen=True, kw_only=True):
    """The standing offers of a bot account that apply while one of its streams is open."""

    offers: tuple[StandingOffer, ...]
    """The offers; one that fits a table is enough."""

    max_matches: int
    """The maximum number of tables of the bot account at a time."""


class OfferedTerms(Value, frozen=True, kw_only=True):
    """The terms of a table for which an opponent is searched."""

    game: str
    """The game."""

    options: dict[str, Any]
    """The complete options."""

    seat_count: int
    """The number of seats."""

    pace: Pace
    """The pace."""

    rated: bool
    """Whether a match with a bot account would be rated."""


def is_acceptable(offer: StandingOffer, terms: OfferedTerms) -> bool:
    """Return whether an offer accepts a table with these terms.

    >>> terms = OfferedTerms(
    ...     game="pylos", options={"size": 4}, seat_count=2, pace="evening", rated=False
    ... )
    >>> is_acceptable(StandingOffer(game="pylos", options={"size": 4}), terms)
    True
    >>> is_acceptable(StandingOffer(game="pylos", paces=("quick",)), terms)
    False
    """
    return (
        offer.game == terms.game
        and all(
            name in terms.options and terms.options[name] == value
            for name, value in offer.options.items()
        )
        and (not offer.seat_counts or terms.seat_count in offer.seat_counts)
        and (not offer.paces or terms.pace in offer.paces)
        and offer.rated in (None, terms.rated)
    )
