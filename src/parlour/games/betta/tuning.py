"""Setting Betty's goals so that she wins as often as each of her staff, by matches of strong players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.betta.box import Box
from parlour.games.betta.deal import colours_with_betty
from parlour.games.betta.ending import room
from parlour.games.betta.kernel import deal, standings
from parlour.games.betta.outlook import keen
from parlour.games.betta.rows import BETTY, COUNT, DISPLAY, SCORES, SEATS, SIZE, Ints, Row, blank, tables
from parlour.games.betta.selfplay import CARDS_IN_ALL, finish, onlooker
from parlour.games.betta.thinker import MANNER
from parlour.games.betta.tree import sapling
from parlour.search.compiled import compiled

Goals = tuple[int, ...]

MOST_POINTS = 16
"""No display is worth more to Betty."""

KINDS = 5
"""A display shows 0 to 4 colours."""


class Records(NamedTuple):
    """Matches with Betty on chair 0: her points from moves, her displays by number of colours, the best total of her staff."""

    moves: Row
    displays: npt.NDArray[np.int64]
    rivals: Row

    def margins(self, goals: Goals) -> Row:
        """Return by how much Betty would have been ahead with these goals, had all played the same."""
        found: Row = self.moves + self.displays @ np.array(goals) - self.rivals
        return found

    def wins(self, goals: Goals) -> float:
        """Return her share of wins, a tie counting half."""
        margins = self.margins(goals)
        return float((margins > 0).mean() + (margins == 0).mean() / 2)


class Round(NamedTuple):
    """Goals as they were played with, Betty's share of wins, and the standard error of that share."""

    goals: Goals
    wins: float
    error: float


@compiled
def kinds(display: int) -> int:
    """Return how many colours are seen."""
    found = 0
    for shift in (0, 9, 18, 27):
        found += (display >> shift & 511) > 0
    return found


@compiled
def note(row: Ints, keys: Ints, moves: Ints, displays: npt.NDArray[np.int64], rivals: Ints, game: int) -> None:
    """Write down how a match ended, given the keys of its standings."""
    moves[game] = row[SCORES]
    for display in range(row[COUNT]):
        displays[game, kinds(row[DISPLAY + display])] += 1
    for seat in range(1, row[SEATS]):
        rivals[game] = max(rivals[game], keys[seat] >> 16)


def records(box: Box, goals: Goals, participants: int, games: int, deals: int, seed: int) -> Records:
    """Return so many matches with these goals, everybody guessing so many deals a decision and counting out the end."""
    looked_up, start = tables(box), blank(BETTY, colours_with_betty(participants, betty=0), goals)
    found = Records(np.zeros(games, np.int64), np.zeros((games, KINDS), np.int64), np.zeros(games, np.int64))
    known, tree, space, luck = onlooker(), sapling(deals + 2), room(), np.array([2 * seed + 1])
    row, deck, seen, keys = np.zeros(SIZE, np.int64), np.zeros(48, np.int64), np.zeros(CARDS_IN_ALL, np.int64), np.zeros(5, np.int64)
    guesses, exact = np.full(participants, deals), np.ones(participants, np.int64)
    rivalry = np.full(participants, keen(participants) / (participants - 1))
    for game in range(games):
        row[:] = start
        deal(looked_up, row, luck, deck)
        finish(looked_up, row, seen, known, tree, space, luck, guesses, exact, rivalry, MANNER)
        standings(looked_up, row, keys)
        note(row, keys, found.moves, found.displays, found.rivals, game)
    return found


def rising() -> Iterator[Goals]:
    """Yield goals that rise with every colour, from nothing for the first."""
    for two, three, four in product(range(1, MOST_POINTS + 1), repeat=3):
        if two < three < four:
            yield 0, 0, two, three, four


def tuned(box: Box, goals: Goals, participants: int, games: int, deals: int, within: float, rounds: int, seed: int) -> Iterator[Round]:
    """Yield goals as they are tried, the last one the fairest found: within so much of an equal chance if rounds sufficed.

    Every seed has deals of its own for up to a hundred rounds.
    """
    wish = 1 / participants
    for number in range(rounds):
        found = records(box, goals, participants, games, deals, seed=100 * seed + number)
        wins = found.wins(goals)
        yield Round(goals, wins, float(np.sqrt(wins * (1 - wins) / games)))
        if abs(wins - wish) <= within:
            return
        goals = better(found, goals, wish)


def better(found: Records, goals: Goals, wish: float) -> Goals:
    """Return goals that would have been fairer in these matches; the less they differ from those played with, the surer."""

    def miss(row: Goals) -> float:
        distance = sum(abs(one - other) for one, other in zip(row, goals, strict=True))
        return abs(found.wins(row) - wish) + 0.004 * distance

    return min(rising(), key=miss)
