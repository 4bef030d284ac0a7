"""Ratings by a game's own formula: one rating per player for all paces."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import replace
from parlour.db.records import MatchOutcome, Placing, RatingRow
from parlour.plugin import registry
from parlour.plugin.rating_formula import RatedSeat
from parlour.services.ratings.weights import Meetings, seat_weight

OWN_FORMULA = "own"
"""The pace under which these ratings are stored."""


def is_rated_by_formula(outcome: MatchOutcome) -> bool:
    """Return whether a result changes ratings by the game's own formula."""
    return (
        outcome.rated
        and registry.game_plugin(outcome.game).rating_formula is not None
        and all(seat.points is not None for seat in outcome.placings)
    )


def formula_rating_key(placing: Placing) -> str:
    """Return the key under which a seat's formula rating is stored; bots are rated like people."""
    return f"bot {placing.bot}" if placing.bot is not None else placing.player or ""


def rate_by_formula(
    outcome: MatchOutcome, before: Mapping[str, RatingRow], meetings: Meetings
) -> tuple[MatchOutcome, list[RatingRow]]:
    """Return a result with the formula ratings of its seats, and the rating rows that changed.

    A player with two seats is rated for the first one. Seats that do not count are left out.

    Args:
        outcome: The result.
        before: The rating rows before the result, by key.
        meetings: Returns how often two players had met before.
    """
    formula = registry.game_plugin(outcome.game).rating_formula
    assert formula is not None
    counted = [seat for seat in outcome.placings if seat.counted]
    rows = [before.get(formula_rating_key(seat)) for seat in counted]
    old = [formula.start if row is None else row.mu for row in rows]
    seats = [
        RatedSeat(seat.points or 0, rating, 0 if row is None else row.games, seat.left)
        for seat, rating, row in zip(counted, old, rows, strict=True)
    ]
    changed: dict[str, RatingRow] = {}
    placings = {seat.seat: replace(seat, own_before=None, own=None) for seat in outcome.placings}
    for seat, row, previous, change in zip(counted, rows, old, formula.changes(seats), strict=True):
        weight = seat_weight(counted, seat, meetings)
        after = previous + weight.change * change
        rating = RatingRow(
            game=outcome.game,
            pace=OWN_FORMULA,
            who=formula_rating_key(seat),
            mu=after,
            sigma=0.0,
            games=(0 if row is None else row.games) + 1,
            won=(0 if row is None else row.won) + (seat.rank == 1),
            best=max(after, previous if row is None else row.best),
            at=outcome.ended_at,
            form="",
            week=0,
            mu_week=previous,
            evidence=(0.0 if row is None else row.evidence) + weight.evidence,
        )
        if rating.who not in changed:
            placings[seat.seat] = replace(seat, own_before=previous, own=after)
            changed[rating.who] = rating
    return replace(outcome, placings=tuple(placings.values())), list(changed.values())
