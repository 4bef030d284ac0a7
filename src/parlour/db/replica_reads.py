"""The reads that a replica may answer: lists and results that may be a few seconds old.

This is the only place that decides it. Whatever a move, a right or a result depends on is read from
the primary.
"""

from __future__ import annotations

from parlour.db.match_statistics import MatchStatisticsRepository
from parlour.db.outcomes import OutcomeRepository
from parlour.db.ratings import RatingRepository
from parlour.db.store import Store


class ReplicaReads:
    """The methods of repositories that read lists across matches.

    The state that they show is at most `replica.STALENESS_SECONDS` old; without a replica it is the
    newest.
    """

    def __init__(self, store: Store) -> None:
        outcomes, ratings = OutcomeRepository(store), RatingRepository(store)
        self.match_summaries = store.match_summaries
        self.search_outcomes = outcomes.search
        self.leaderboard = outcomes.leaderboard
        self.ratings_of = outcomes.ratings_of
        self.ratings_among = outcomes.ratings_among
        self.season_ratings = ratings.season_ratings
        self.first_end = ratings.first_end
        self.records_against_bots = ratings.records_against_bots
        self.game_totals = ratings.game_totals
        self.statistics_rows = MatchStatisticsRepository(store).rows_of
