"""Statistics: what somebody's matches of a game say together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from parlour.core.value import Value
from parlour.db.match_statistics import MatchStatisticsRepository, MatchStatisticsRow
from parlour.db.records import Player
from parlour.plugin.statistics import SeatStatistics
from parlour.services.games import Games
from parlour.services.ratings.scale import Rating, displayed_rating

MAX_MATCHES = 1000
"""How many of the last matches are looked at."""

MAX_RECENT = 60
"""How many of them are told one by one."""

MAX_OPTION_VALUES = 8
"""An option with more values than these tells nothing of what suits somebody."""


class RecentMatch(Value, frozen=True, kw_only=True):
    """One match: when it ended (ms since 1970), where of how many, points and turns, and the rating after it at its pace (None: unrated)."""

    match: str
    at: int
    rank: int
    seats: int
    points: int | None
    turns: int
    pace: str
    rating: int | None


class StatisticValue(Value, frozen=True):
    """A number of many matches: on average, and at most, with the match of that."""

    kind: str
    average: float
    best: int
    match: str


class MatchGroup(Value, frozen=True):
    """Matches that share something: `by` an option, or `seat` for where somebody sat; how many were won, and points on average."""

    key: str
    value: Any
    matches: int
    won: int
    average: float | None


class Statistics(Value, frozen=True, kw_only=True):
    """What the last matches of a game say. `lately` are told oldest first; `streak` is the longest row of wins."""

    game: str
    matches: int
    won: int
    streak: int
    points: StatisticValue | None
    per_turn: float | None
    recent_matches: tuple[RecentMatch, ...]
    score_sources: tuple[StatisticValue, ...]
    counts: tuple[StatisticValue, ...]
    groups: tuple[MatchGroup, ...]


class StatisticsService:
    """Makes statistics of what is kept."""

    def __init__(self, games: Games, tallies: MatchStatisticsRepository) -> None:
        self.games, self.match_statistics = games, tallies

    async def statistics_of(self, who: Player, game: str, viewer: Player) -> Statistics:
        """Return what somebody's matches of a game say, as far as a viewer may know of them; raises NotFound."""
        self.games.game(game)
        return build_statistics(
            game, await self.match_statistics.rows_of(who.id, game, viewer.id, MAX_MATCHES)
        )


def build_statistics(game: str, found: Sequence[MatchStatisticsRow]) -> Statistics:
    """Return what matches say together, given with the last first."""
    tallied = [
        (one, msgspec.json.decode(one.tally, type=SeatStatistics)) for one in found if one.tally
    ]
    scored = [(one.points, one.match) for one in found if one.points is not None]
    turns = sum(tally.turns for one, tally in tallied if one.points is not None)
    return Statistics(
        game=game,
        matches=len(found),
        won=sum(one.rank == 1 for one in found),
        streak=_longest_streak(one.rank == 1 for one in found),
        points=_statistic_value("points", scored) if scored else None,
        per_turn=sum(one.points for one, _ in tallied if one.points is not None) / turns
        if turns
        else None,
        recent_matches=tuple(reversed([_recent_match(one) for one in found[:MAX_RECENT]])),
        score_sources=_statistic_values((one.match, tally.sources) for one, tally in tallied),
        counts=_statistic_values((one.match, tally.counts) for one, tally in tallied),
        groups=tuple(_match_groups(found)),
    )


def _recent_match(one: MatchStatisticsRow) -> RecentMatch:
    turns = msgspec.json.decode(one.tally, type=SeatStatistics).turns if one.tally else 0
    rating = None if one.mu is None else displayed_rating(Rating(one.mu)).value
    return RecentMatch(
        match=one.match,
        at=one.at,
        rank=one.rank,
        seats=one.seats,
        points=one.points,
        turns=turns,
        pace=one.pace,
        rating=rating,
    )


def _statistic_value(what: str, numbers: Sequence[tuple[int, str]]) -> StatisticValue:
    best, match = max(numbers, key=lambda pair: pair[0])
    return StatisticValue(what, fmean(number for number, _ in numbers), best, match)


def _statistic_values(rows: Iterable[tuple[str, Mapping[str, int]]]) -> tuple[StatisticValue, ...]:
    """Return each number that some match has; where one lacks it, it is nothing there."""
    kept = list(rows)
    names = dict.fromkeys(name for _, row in kept for name in row)
    return tuple(
        _statistic_value(name, [(row.get(name, 0), match) for match, row in kept]) for name in names
    )


def _match_groups(found: Sequence[MatchStatisticsRow]) -> Iterable[MatchGroup]:
    """Yield how somebody fared in each seat, and with each value of the options that were not always the same."""
    by: defaultdict[str, defaultdict[Any, list[MatchStatisticsRow]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for one in found:
        by["seat"][one.seat].append(one)
        for name, value in msgspec.json.decode(one.options).items():
            if isinstance(value, str | bool):
                by[name][value].append(one)
    for name, values in by.items():
        if 1 < len(values) <= MAX_OPTION_VALUES:
            for value, matches in sorted(values.items(), key=lambda pair: str(pair[0])):
                points = [one.points for one in matches if one.points is not None]
                yield MatchGroup(
                    name,
                    value,
                    len(matches),
                    sum(one.rank == 1 for one in matches),
                    fmean(points) if points else None,
                )


def _longest_streak(wins: Iterable[bool]) -> int:
    longest = row = 0
    for won in wins:
        row = row + 1 if won else 0
        longest = max(longest, row)
    return longest
