"""Statistics of a player's matches of a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from parlour.core.value import Value
from parlour.db.match_statistics import MatchStatisticsRow
from parlour.db.records import Player
from parlour.db.replica_reads import ReplicaReads
from parlour.plugin.statistics import SeatStatistics
from parlour.services.games import Games
from parlour.services.ratings.scale import Rating, displayed_rating

MAX_MATCHES = 1000
"""The maximum number of last matches that are counted."""

MAX_RECENT = 60
"""The maximum number of last matches that are listed."""

MAX_OPTION_VALUES = 8
"""The maximum number of an option's values for grouping matches by it."""


class RecentMatch(Value, frozen=True, kw_only=True):
    """A match in a player's statistics."""

    match: str
    """The match id."""

    at: int
    """The end of the match (ms since 1970)."""

    rank: int
    """The rank."""

    seats: int
    """The number of seats."""

    points: int | None
    """The points, or None if the game has no points."""

    turns: int
    """The number of turns."""

    pace: str
    """The pace."""

    rating: int | None
    """The rating after the match at its pace, or None if unrated."""


class StatisticValue(Value, frozen=True):
    """The mean and the highest value of one statistic over many matches."""

    kind: str
    """The name of the statistic."""

    average: float
    """The mean."""

    best: int
    """The highest value."""

    match: str
    """The match with the highest value."""


class MatchGroup(Value, frozen=True):
    """The results of matches with the same seat or the same value of an option."""

    key: str
    """`seat` or the name of the option."""

    value: int | str | bool
    """The seat or the value of the option."""

    matches: int
    """The number of matches."""

    won: int
    """The number of wins."""

    average: float | None
    """The mean points, or None if the game has no points."""


class Statistics(Value, frozen=True, kw_only=True):
    """The statistics of a player's last matches of a game."""

    game: str
    """The game."""

    matches: int
    """The number of matches."""

    won: int
    """The number of wins."""

    streak: int
    """The longest winning streak."""

    points: StatisticValue | None
    """The points."""

    per_turn: float | None
    """The points per turn."""

    recent_matches: tuple[RecentMatch, ...]
    """The last matches, oldest first."""

    score_sources: tuple[StatisticValue, ...]
    """The points from each source."""

    counts: tuple[StatisticValue, ...]
    """Other counts of the game."""

    groups: tuple[MatchGroup, ...]
    """The groups of matches."""


class StatisticsService:
    """The service that computes statistics."""

    def __init__(self, games: Games, reads: ReplicaReads) -> None:
        self.games, self._reads = games, reads

    async def statistics_of(self, subject: Player, game: str, viewer: Player) -> Statistics:
        """Return a player's statistics of a game from matches a viewer may see; raises NotFound."""
        self.games.game(game)
        return build_statistics(
            game, await self._reads.statistics_rows(subject.id, game, viewer.id, MAX_MATCHES)
        )


def build_statistics(game: str, rows: Sequence[MatchStatisticsRow]) -> Statistics:
    """Return the statistics of the given matches, which must be sorted newest first."""
    with_statistics = [
        (row, msgspec.json.decode(row.tally, type=SeatStatistics)) for row in rows if row.tally
    ]
    scored = [(row.points, row.match) for row in rows if row.points is not None]
    turns = sum(statistics.turns for row, statistics in with_statistics if row.points is not None)
    return Statistics(
        game=game,
        matches=len(rows),
        won=sum(row.rank == 1 for row in rows),
        streak=_longest_streak(row.rank == 1 for row in rows),
        points=_statistic_value("points", scored) if scored else None,
        per_turn=sum(row.points for row, _ in with_statistics if row.points is not None) / turns
        if turns
        else None,
        recent_matches=tuple(reversed([_recent_match(row) for row in rows[:MAX_RECENT]])),
        score_sources=_statistic_values(
            (row.match, statistics.sources) for row, statistics in with_statistics
        ),
        counts=_statistic_values(
            (row.match, statistics.counts) for row, statistics in with_statistics
        ),
        groups=tuple(_match_groups(rows)),
    )


def _recent_match(row: MatchStatisticsRow) -> RecentMatch:
    turns = msgspec.json.decode(row.tally, type=SeatStatistics).turns if row.tally else 0
    rating = None if row.mu is None else displayed_rating(Rating(row.mu)).value
    return RecentMatch(
        match=row.match,
        at=row.at,
        rank=row.rank,
        seats=row.seats,
        points=row.points,
        turns=turns,
        pace=row.pace,
        rating=rating,
    )


def _statistic_value(what: str, numbers: Sequence[tuple[int, str]]) -> StatisticValue:
    best, match = max(numbers, key=lambda pair: pair[0])
    return StatisticValue(what, fmean(number for number, _ in numbers), best, match)


def _statistic_values(rows: Iterable[tuple[str, Mapping[str, int]]]) -> tuple[StatisticValue, ...]:
    """Return the statistic for every name in any row; a missing value counts as 0."""
    entries = list(rows)
    names = dict.fromkeys(name for _, row in entries for name in row)
    return tuple(
        _statistic_value(name, [(row.get(name, 0), match) for match, row in entries])
        for name in names
    )


def _match_groups(rows: Sequence[MatchStatisticsRow]) -> Iterable[MatchGroup]:
    """Yield the matches grouped by seat and by each option with several values."""
    groups: defaultdict[str, defaultdict[Any, list[MatchStatisticsRow]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for row in rows:
        groups["seat"][row.seat].append(row)
        for name, value in msgspec.json.decode(row.options).items():
            if isinstance(value, str | bool):
                groups[name][value].append(row)
    for name, values in groups.items():
        if 1 < len(values) <= MAX_OPTION_VALUES:
            for value, matches in sorted(values.items(), key=lambda pair: str(pair[0])):
                points = [row.points for row in matches if row.points is not None]
                yield MatchGroup(
                    name,
                    value,
                    len(matches),
                    sum(row.rank == 1 for row in matches),
                    fmean(points) if points else None,
                )


def _longest_streak(wins: Iterable[bool]) -> int:
    longest = row = 0
    for won in wins:
        row = row + 1 if won else 0
        longest = max(longest, row)
    return longest
