"""Statistics: what somebody's matches of a game say together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from parlour.core.value import Value
from parlour.db.match_statistics import Tallied, Tallies
from parlour.db.records import Player
from parlour.plugin.statistics import Tally
from parlour.services.games import Games
from parlour.services.ratings.scale import Rating, shown

MOST = 1000
"""How many of the last matches are looked at."""

LATELY = 60
"""How many of them are told one by one."""

KINDS = 8
"""An option with more values than these tells nothing of what suits somebody."""


class Lately(Value, frozen=True, kw_only=True):
    """One match: when it ended (ms since 1970), where of how many, points and turns, and the rating after it at its pace (None: unrated)."""

    match: str
    at: int
    rank: int
    seats: int
    points: int | None
    turns: int
    pace: str
    rating: int | None


class Counted(Value, frozen=True):
    """A number of many matches: on average, and at most, with the match of that."""

    what: str
    average: float
    best: int
    match: str


class Group(Value, frozen=True):
    """Matches that share something: `by` an option, or `seat` for where somebody sat; how many were won, and points on average."""

    by: str
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
    points: Counted | None
    per_turn: float | None
    lately: tuple[Lately, ...]
    sources: tuple[Counted, ...]
    counts: tuple[Counted, ...]
    groups: tuple[Group, ...]


class Statisticians:
    """Makes statistics of what is kept."""

    def __init__(self, games: Games, tallies: Tallies) -> None:
        self.games, self.tallies = games, tallies

    async def of(self, who: Player, game: str, viewer: Player) -> Statistics:
        """Return what somebody's matches of a game say, as far as a viewer may know of them; raises Missing."""
        self.games.game(game)
        return statistics(game, await self.tallies.of(who.id, game, viewer.id, MOST))


def statistics(game: str, found: Sequence[Tallied]) -> Statistics:
    """Return what matches say together, given with the last first."""
    tallied = [(one, msgspec.json.decode(one.tally, type=Tally)) for one in found if one.tally]
    scored = [(one.points, one.match) for one in found if one.points is not None]
    turns = sum(tally.turns for one, tally in tallied if one.points is not None)
    return Statistics(
        game=game,
        matches=len(found),
        won=sum(one.rank == 1 for one in found),
        streak=_longest(one.rank == 1 for one in found),
        points=_counted("points", scored) if scored else None,
        per_turn=sum(one.points for one, _ in tallied if one.points is not None) / turns if turns else None,
        lately=tuple(reversed([_match(one) for one in found[:LATELY]])),
        sources=_columns((one.match, tally.sources) for one, tally in tallied),
        counts=_columns((one.match, tally.counts) for one, tally in tallied),
        groups=tuple(_groups(found)),
    )


def _match(one: Tallied) -> Lately:
    turns = msgspec.json.decode(one.tally, type=Tally).turns if one.tally else 0
    rating = None if one.mu is None else shown(Rating(one.mu)).number
    return Lately(match=one.match, at=one.at, rank=one.rank, seats=one.seats, points=one.points, turns=turns, pace=one.pace, rating=rating)


def _counted(what: str, numbers: Sequence[tuple[int, str]]) -> Counted:
    best, match = max(numbers, key=lambda pair: pair[0])
    return Counted(what, fmean(number for number, _ in numbers), best, match)


def _columns(rows: Iterable[tuple[str, Mapping[str, int]]]) -> tuple[Counted, ...]:
    """Return each number that some match has; where one lacks it, it is nothing there."""
    kept = list(rows)
    names = dict.fromkeys(name for _, row in kept for name in row)
    return tuple(_counted(name, [(row.get(name, 0), match) for match, row in kept]) for name in names)


def _groups(found: Sequence[Tallied]) -> Iterable[Group]:
    """Yield how somebody fared in each seat, and with each value of the options that were not always the same."""
    by: defaultdict[str, defaultdict[Any, list[Tallied]]] = defaultdict(lambda: defaultdict(list))
    for one in found:
        by["seat"][one.seat].append(one)
        for name, value in msgspec.json.decode(one.options).items():
            if isinstance(value, str | bool):
                by[name][value].append(one)
    for name, values in by.items():
        if 1 < len(values) <= KINDS:
            for value, matches in sorted(values.items(), key=lambda pair: str(pair[0])):
                points = [one.points for one in matches if one.points is not None]
                yield Group(name, value, len(matches), sum(one.rank == 1 for one in matches), fmean(points) if points else None)


def _longest(wins: Iterable[bool]) -> int:
    longest = row = 0
    for won in wins:
        row = row + 1 if won else 0
        longest = max(longest, row)
    return longest
