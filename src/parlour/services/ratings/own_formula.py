"""Ratings by a game's own formula: one for a person in all boards and paces, made of the same results in the same order."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import replace
from parlour.db.records import Outcome, Placing, RatingOf
from parlour.plugin import registry
from parlour.plugin.rating_formula import Rated
from parlour.services.ratings.weights import Meetings, seat_weight

OWN = "own"
"""The pace under which such ratings are kept."""


def rates(found: Outcome) -> bool:
    """Return whether a result counts for its game's own formula."""
    return found.rated and registry.plugin(found.game).formula is not None and all(seat.points is not None for seat in found.placings)


def whose(placing: Placing) -> str:
    """Return under which name a seat's own rating is kept: bots begin like everybody."""
    return f"bot {placing.bot}" if placing.bot is not None else placing.player or ""


def own_after(found: Outcome, before: Mapping[str, RatingOf], met: Meetings) -> tuple[Outcome, list[RatingOf]]:
    """Return a result with what its seats were rated before and after, and the ratings that it changes, given those before it.

    One who sits on two chairs is rated for the first. A seat that does not count is left out.
    """
    formula = registry.plugin(found.game).formula
    assert formula is not None
    counted = [seat for seat in found.placings if seat.counted]
    kept = [before.get(whose(seat)) for seat in counted]
    old = [formula.start if one is None else one.mu for one in kept]
    seats = [
        Rated(seat.points or 0, rating, 0 if one is None else one.games, seat.left) for seat, rating, one in zip(counted, old, kept, strict=True)
    ]
    changed: dict[str, RatingOf] = {}
    placings = {seat.seat: replace(seat, own_before=None, own=None) for seat in found.placings}
    for seat, one, was, by in zip(counted, kept, old, formula.changes(seats), strict=True):
        weight = seat_weight(counted, seat, met)
        after = was + weight.change * by
        rating = RatingOf(
            game=found.game,
            pace=OWN,
            who=whose(seat),
            mu=after,
            sigma=0.0,
            games=(0 if one is None else one.games) + 1,
            won=(0 if one is None else one.won) + (seat.rank == 1),
            best=max(after, was if one is None else one.best),
            at=found.ended_at,
            form="",
            week=0,
            mu_week=was,
            evidence=(0.0 if one is None else one.evidence) + weight.evidence,
        )
        if rating.who not in changed:
            placings[seat.seat] = replace(seat, own_before=was, own=after)
            changed[rating.who] = rating
    return replace(found, placings=tuple(placings.values())), list(changed.values())
