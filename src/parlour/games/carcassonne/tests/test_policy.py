"""What playouts see at a glance is nearly what the evaluation says of the land once the tile lies."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import numpy as np
import pytest

from parlour.games.carcassonne.kernel import packed
from parlour.games.carcassonne.kernel.evaluation import CROWDED, PARAMS, evaluate, lead
from parlour.games.carcassonne.kernel.neighbours import DESK
from parlour.games.carcassonne.kernel.policy import glance, weigh
from parlour.games.carcassonne.kernel.rules import free, lay, ways
from parlour.games.carcassonne.kernel.survey import PAIRS, SURVEY, survey
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.tests.lockstep import KINDS, PAY, RULES, TABLES, TILES
from parlour.laws.playout import Playout, walk
from parlour.search.kernels import luck

pytestmark = pytest.mark.uncounted

TABLE = TABLES["drawn"]


class Glance:
    """A survey of a land with room to weigh in."""

    def __init__(self, row: packed.Ints16, params: np.ndarray) -> None:
        self.row, self.params = row, params
        self.found, self.pairs, self.room = np.empty(SURVEY), np.empty(PAIRS, np.int64), np.empty((2, 800), np.int64)
        self.desk, self.logs = np.empty(DESK, np.int64), np.empty(DESK[1])
        self.gain, self.plus = np.empty(packed.SEATS_MOST), np.empty(packed.SEGMENTS)
        survey(TABLE, row, params, self.found, self.pairs)

    def ways(self) -> Iterator[tuple[int, int, int, float]]:
        """Yield every way to lay the drawn tile with its lead at a glance; where a meeple may stand must be where the rules let it."""
        mover = int(self.row[packed.MOVER])
        for way in range(ways(TABLE, self.row, self.room[0], self.room[1])):
            cell, turns = (int(each) for each in self.room[:, way])
            weigh(TABLE, self.row, self.params, self.found, self.pairs, cell, turns, self.desk, self.logs, self.gain, self.plus)
            base, bits = lead(self.gain, int(self.row[packed.SEATS]), mover), free(TABLE, self.row, cell, turns)
            assert [value > -500 for value in self.plus] == [bool(bits >> segment & 1) for segment in range(packed.SEGMENTS)]
            yield cell, turns, -1, base
            for segment in range(packed.SEGMENTS):
                if bits >> segment & 1:
                    yield cell, turns, segment, base + self.plus[segment]

    def chosen(self) -> tuple[int, int, int]:
        """Return what a playout would do."""
        chosen = np.empty(3, np.int64)
        rooms = self.found, self.pairs, self.desk, self.logs, self.gain, self.plus, self.room
        glance(TABLE, self.row, self.params, luck(1), *rooms, chosen)
        return int(chosen[0]), int(chosen[1]), int(chosen[2])


def evaluated(row: packed.Ints16, params: np.ndarray, cell: int, turns: int, segment: int) -> float:
    """Return the mover's lead by evaluation after its tile."""
    after, values, names = row.copy(), np.zeros(packed.SEATS_MOST), np.empty(packed.SEGMENTS, np.int64)
    lay(TABLE, after, cell, turns, segment)
    evaluate(TABLE, PAY, after, params, values, names)
    return lead(values, int(row[packed.SEATS]), int(row[packed.MOVER]))


@pytest.mark.parametrize(("seats", "params"), [(2, PARAMS), (4, CROWDED)])
def test_a_glance_takes_nearly_what_the_evaluation_would(seats: int, params: np.ndarray) -> None:
    """Of three random matches without bets; the lead at a glance is off by a constant, what the land is worth before."""
    errors, losses = list[float](), list[float]()
    for number in range(3):
        for state in walk(RULES, Playout(Options(bets=False), seats, b"glance %d" % number)):
            if state.phase == "place" and len(state.placed) % 5 == 0:
                row = packed.pack(state, KINDS["drawn"], TILES, TABLE)
                seen = Glance(row, params)
                after = {(cell, turns, segment): value for cell, turns, segment, value in seen.ways()}
                truth = {way: evaluated(row, params, *way) for way in after}
                constant = mean(truth.values()) - mean(after.values())
                errors += [abs(truth[way] - value - constant) for way, value in after.items()]
                losses.append(max(truth.values()) - truth[seen.chosen()])
    assert mean(errors) < 0.2
    assert mean(losses) < 0.2
