"""The outcome of a match: its placings, its pace and whether it is rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.codec import encode
from parlour.core.event import EventRecord
from parlour.core.fold import result_ranking
from parlour.core.game import AnyGame
from parlour.core.match import Match, substituted_seats
from parlour.db.records import MatchOutcome, Placing
from parlour.plugin import registry
from parlour.plugin.statistics import seat_statistics
from parlour.services.matches.eligibility import RULES, counted_seats, unrated
from parlour.services.paces import pace_of_clock


def match_outcome(game: AnyGame, match: Match[Any], log: Sequence[EventRecord]) -> MatchOutcome:
    """Return the outcome of a finished match; a match closed before the start has no placings."""
    ranking = result_ranking(game, match)
    # A void match has no placings.
    placed_ranking = None if match.ended == "void" else ranking
    statistics = (
        []
        if match.state is None
        else seat_statistics(
            game,
            match.state,
            match.movers,
            len(match.occupants),
            registry.game_plugin(match.opened.game).count_statistics,
        )
    )
    left = match.gone | substituted_seats(match)
    counted = [True] * len(match.occupants) if placed_ranking is None else counted_seats(match, log)
    placings = tuple(
        Placing(
            match=match.id,
            seat=seat,
            player=occupant.player,
            name=occupant.name,
            # A substitute bot plays in the player's name, so leaving cannot protect or improve a
            # rating.
            bot=None if occupant.player else occupant.bot,
            rank=placed_ranking.ranks[seat],
            points=None if placed_ranking.scores is None else placed_ranking.scores[seat],
            team=None if placed_ranking.teams is None else placed_ranking.teams[seat],
            left=seat in left,
            counted=counted[seat],
            tally=encode(statistics[seat]).decode(),
        )
        for seat, occupant in enumerate(match.occupants)
        if occupant is not None and placed_ranking is not None
    )
    reason = unrated(match, placings, log)
    return MatchOutcome(
        match=match.id,
        game=match.opened.game,
        pace=pace_of_clock(match.settings.clock),
        options=bytes(match.options).decode(),
        ended_at=match.at,
        over=(ranking and ranking.over) or match.ended or "",
        moves=len(match.moves),
        open=match.settings.public and match.settings.watchers and match.opened.day is None,
        rated=not reason,
        unrated=reason,
        rules=RULES,
        placings=placings,
    )
