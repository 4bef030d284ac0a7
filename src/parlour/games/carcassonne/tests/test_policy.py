"""Tests that the playout policy agrees closely with the full evaluation after a placement."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from statistics import mean

import pytest

from parlour.games.carcassonne.kernel.evaluation import evaluate, points_lead
from parlour.games.carcassonne.kernel.packed import SEGMENTS_PER_TILE, PackedState
from parlour.games.carcassonne.kernel.packing import pack_state
from parlour.games.carcassonne.kernel.placement import (
    free_segments,
    place_tile,
    write_placements,
)
from parlour.games.carcassonne.kernel.policy import choose_greedy_placement, write_placement_gains
from parlour.games.carcassonne.kernel.survey import write_survey
from parlour.games.carcassonne.kernel.tables import KernelTables, kernel_tables
from parlour.games.carcassonne.kernel.workspace import new_workspace
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.tests.lockstep import KINDS, PAYOUTS, RULES, TILES
from parlour.laws.playout import Playout, random_states
from parlour.search.kernels import new_generator

pytestmark = pytest.mark.uncounted


class PolicyEstimate:
    """The playout policy's estimates for one position."""

    def __init__(self, tables: KernelTables, state: PackedState) -> None:
        self.tables, self.state, self.workspace = tables, state, new_workspace()
        write_survey(tables, state, self.workspace.survey)

    def candidates(self) -> Iterator[tuple[int, int, int, float]]:
        """Yield the cell, turns, segment and estimated lead of each placement.

        Also check that a meeple is possible on exactly the segments that the rules allow.
        """
        state, workspace, tiles = self.state, self.workspace, self.tables.tiles
        scratch = workspace.scratch
        for number in range(write_placements(tiles, state, workspace)):
            cell, turns = int(workspace.cells[number]), int(workspace.turns[number])
            write_placement_gains(self.tables, state, workspace.survey, scratch, cell, turns)
            lead = points_lead(scratch.gains, state.seat_count, state.mover)
            free = free_segments(tiles, state, cell, turns)
            assert [gain > -500 for gain in scratch.meeple_gains] == [
                bool(free >> segment & 1) for segment in range(SEGMENTS_PER_TILE)
            ]
            yield cell, turns, -1, lead
            for segment in range(SEGMENTS_PER_TILE):
                if free >> segment & 1:
                    yield cell, turns, segment, lead + scratch.meeple_gains[segment]

    def choice(self) -> tuple[int, int, int]:
        """Return the placement that the policy chooses in a playout: cell, turns and segment."""
        choose_greedy_placement(self.tables, self.state, new_generator(1), self.workspace)
        cell, turns, segment = self.workspace.chosen.tolist()
        return cell, turns, segment


def evaluated_lead(
    tables: KernelTables, state: PackedState, cell: int, turns: int, segment: int
) -> float:
    """Return the mover's lead after a placement, by the full evaluation."""
    workspace = new_workspace()
    after = copy(state)
    place_tile(tables.tiles, after, cell, turns, segment)
    evaluate(tables, after, workspace.values, workspace.roots)
    return points_lead(workspace.values, state.seat_count, state.mover)


@pytest.mark.parametrize("seats", [2, 4])
def test_policy_chooses_nearly_as_the_evaluation_would(seats: int) -> None:
    """The policy and the evaluation are compared along three random matches without bets.

    The estimate is relative, so it lacks the constant value of the position before.
    """
    errors, losses = list[float](), list[float]()
    tables = kernel_tables(TILES, "drawn", PAYOUTS, seats)
    for number in range(3):
        for state in random_states(
            RULES, Playout(Options(bets=False), seats, b"glance %d" % number)
        ):
            if state.phase == "place" and len(state.placed) % 5 == 0:
                packed = pack_state(state, KINDS, TILES, tables.tiles)
                policy = PolicyEstimate(tables, packed)
                estimates = {
                    (cell, turns, segment): lead
                    for cell, turns, segment, lead in policy.candidates()
                }
                leads = {each: evaluated_lead(tables, packed, *each) for each in estimates}
                constant = mean(leads.values()) - mean(estimates.values())
                errors += [
                    abs(leads[each] - estimate - constant) for each, estimate in estimates.items()
                ]
                losses.append(max(leads.values()) - leads[policy.choice()])
    assert mean(errors) < 0.2
    assert mean(losses) < 0.2
