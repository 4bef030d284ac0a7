"""What playouts see at a glance is nearly what the evaluation says of the land once the tile lies."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import numpy as np
import pytest

from parlour.games.carcassonne.kernel import packed
from parlour.games.carcassonne.kernel.evaluation import (
    MORE_SEATS_PARAMS,
    TWO_SEAT_PARAMS,
    evaluate,
    points_lead,
)
from parlour.games.carcassonne.kernel.neighbours import SCRATCH
from parlour.games.carcassonne.kernel.policy import choose_greedy_placement, write_placement_gains
from parlour.games.carcassonne.kernel.rules import free_segments, lay_tile, write_placements
from parlour.games.carcassonne.kernel.survey import PAIR_SLOTS, SURVEY_SIZE, write_survey
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.tests.lockstep import KINDS, PAY, RULES, TABLES, TILES
from parlour.laws.playout import Playout, random_states
from parlour.search.kernels import new_generator

pytestmark = pytest.mark.uncounted

TABLE = TABLES["drawn"]


class Glance:
    """A survey of a land with room to weigh in."""

    def __init__(self, row: packed.Ints16, params: np.ndarray) -> None:
        self.row, self.params = row, params
        self.found, self.pairs, self.room = (
            np.empty(SURVEY_SIZE),
            np.empty(PAIR_SLOTS, np.int64),
            np.empty((2, 800), np.int64),
        )
        self.desk, self.logs = np.empty(SCRATCH, np.int64), np.empty(SCRATCH[1])
        self.gain, self.plus = np.empty(packed.MAX_SEATS), np.empty(packed.SEGMENTS_PER_TILE)
        write_survey(TABLE, row, params, self.found, self.pairs)

    def ways(self) -> Iterator[tuple[int, int, int, float]]:
        """Yield every way to lay the drawn tile with its lead at a glance; where a meeple may stand must be where the rules let it."""
        mover = int(self.row[packed.MOVER])
        for way in range(write_placements(TABLE, self.row, self.room[0], self.room[1])):
            cell, turns = (int(each) for each in self.room[:, way])
            write_placement_gains(
                TABLE,
                self.row,
                self.params,
                self.found,
                self.pairs,
                cell,
                turns,
                self.desk,
                self.logs,
                self.gain,
                self.plus,
            )
            base, bits = (
                points_lead(self.gain, int(self.row[packed.SEATS]), mover),
                free_segments(TABLE, self.row, cell, turns),
            )
            assert [value > -500 for value in self.plus] == [
                bool(bits >> segment & 1) for segment in range(packed.SEGMENTS_PER_TILE)
            ]
            yield cell, turns, -1, base
            for segment in range(packed.SEGMENTS_PER_TILE):
                if bits >> segment & 1:
                    yield cell, turns, segment, base + self.plus[segment]

    def chosen(self) -> tuple[int, int, int]:
        """Return what a playout would do."""
        chosen = np.empty(3, np.int64)
        rooms = self.found, self.pairs, self.desk, self.logs, self.gain, self.plus, self.room
        choose_greedy_placement(TABLE, self.row, self.params, new_generator(1), *rooms, chosen)
        return int(chosen[0]), int(chosen[1]), int(chosen[2])


def evaluated(row: packed.Ints16, params: np.ndarray, cell: int, turns: int, segment: int) -> float:
    """Return the mover's lead by evaluation after its tile."""
    after, values, names = (
        row.copy(),
        np.zeros(packed.MAX_SEATS),
        np.empty(packed.SEGMENTS_PER_TILE, np.int64),
    )
    lay_tile(TABLE, after, cell, turns, segment)
    evaluate(TABLE, PAY, after, params, values, names)
    return points_lead(values, int(row[packed.SEATS]), int(row[packed.MOVER]))


@pytest.mark.parametrize(("seats", "params"), [(2, TWO_SEAT_PARAMS), (4, MORE_SEATS_PARAMS)])
def test_a_glance_takes_nearly_what_the_evaluation_would(seats: int, params: np.ndarray) -> None:
    """Of three random matches without bets; the lead at a glance is off by a constant, what the land is worth before."""
    errors, losses = list[float](), list[float]()
    for number in range(3):
        for state in random_states(
            RULES, Playout(Options(bets=False), seats, b"glance %d" % number)
        ):
            if state.phase == "place" and len(state.placed) % 5 == 0:
                row = packed.pack(state, KINDS["drawn"], TILES, TABLE)
                seen = Glance(row, params)
                after = {
                    (cell, turns, segment): value for cell, turns, segment, value in seen.ways()
                }
                truth = {way: evaluated(row, params, *way) for way in after}
                constant = mean(truth.values()) - mean(after.values())
                errors += [abs(truth[way] - value - constant) for way, value in after.items()]
                losses.append(max(truth.values()) - truth[seen.chosen()])
    assert mean(errors) < 0.2
    assert mean(losses) < 0.2
