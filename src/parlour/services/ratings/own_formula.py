"""Ratings by a game's own formula: one for a person in all boards and paces, made of the same results in the same order."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import replace
from parlour.db.records import MatchOutcome, Placing, RatingRow
from parlour.plugin import registry
from parlour.plugin.rating_formula import RatedSeat
from parlour.services.ratings.weights import Meetings, seat_weight

OWN_FORMULA = "own"
"""The pace under which such ratings are kept."""


def is_rated_by_formula(found: MatchOutcome) -> bool:
    """Return whether a result counts for its game's own formula."""
    return (
        found.rated
        and registry.game_plugin(found.game).rating_formula is not None
        and all(seat.points is not None for seat in found.placings)
    )


def formula_rating_key(placing: Placing) -> str:
    """Return under which name a seat's own rating is kept: bots begin like everybody."""
    return f"bot {placing.bot}" if placing.bot is not None else placing.player or ""


def rate_by_formula(
    found: MatchOutcome, before: Mapping[str, RatingRow], met: Meetings
) -> tuple[MatchOutcome, list[RatingRow]]:
    """Return a result with what its seats were rated before and after, and the ratings that it changes, given those before it.

    One who sits on two chairs is rated for the first. A seat that does not count is left out.
    """
    formula = registry.game_plugin(found.game).rating_formula
    assert formula is not None
    counted = [seat for seat in found.placings if seat.counted]
    kept = [before.get(formula_rating_key(seat)) for seat in counted]
    old = [formula.start if one is None else one.mu for one in kept]
    seats = [
        RatedSeat(seat.points or 0, rating, 0 if one is None else one.games, seat.left)
        for seat, rating, one in zip(counted, old, kept, strict=True)
    ]
    changed: dict[str, RatingRow] = {}
    placings = {seat.seat: replace(seat, own_before=None, own=None) for seat in found.placings}
    for seat, one, was, by in zip(counted, kept, old, formula.changes(seats), strict=True):
        weight = seat_weight(counted, seat, met)
        after = was + weight.change * by
        rating = RatingRow(
            game=found.game,
            pace=OWN_FORMULA,
            who=formula_rating_key(seat),
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
