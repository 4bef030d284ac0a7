"""The solver of pairings: nobody meets the same people twice while that can be avoided, and equals sit with equals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

REPEAT_COST = 10_000
"""What one repeated meeting costs; sitting one table away from one's equals costs 1, two tables 4."""

MAX_EFFORT = 6.0
"""How long the solver may look, in its own measure of work (about a second each on one core), so that it finds the same everywhere."""


def table_sizes(people: int, seats: int) -> list[int]:
    """Return how many sit at each of the fewest tables for these people, as evenly as can be."""
    tables = -(-people // seats)
    return [people // tables + (table < people % tables) for table in range(tables)]


def assign_tables(
    order: Sequence[int],
    levels: Sequence[float],
    met: Mapping[frozenset[int], int],
    tables: Sequence[int],
) -> list[list[int]]:
    """Return who sits at each table, the leaders' first.

    `order` are the people, the best first, and `levels` what each has; equals are those of one level. `met` says how often two have
    met already and `tables` how many sit at each. The fewest repeated meetings come first, then that everybody is near their equals.
    """
    from ortools.sat.python import cp_model  # 80 MB, loaded when the first round is paired

    home = [table for table, size in enumerate(tables) for _ in range(size)]
    model = cp_model.CpModel()
    sits = [[model.new_bool_var("") for _ in tables] for _ in order]
    cost: list[cp_model.LinearExpr] = []
    for place, level in enumerate(levels):
        model.add_exactly_one(sits[place])
        equals = [home[other] for other, found in enumerate(levels) if found == level]
        for table in range(len(tables)):
            away = max(0, min(equals) - table, table - max(equals))
            cost.append(away * away * sits[place][table])
            model.add_hint(sits[place][table], home[place] == table)
    for table, size in enumerate(tables):
        model.add(sum(mine[table] for mine in sits) == size)
    for place, one in enumerate(order):
        for before, other in enumerate(order[:place]):
            if times := met.get(frozenset((one, other)), 0):
                again = model.new_bool_var("")
                for table in range(len(tables)):
                    model.add_bool_or(~sits[place][table], ~sits[before][table], again)
                cost.append(REPEAT_COST * times * again)
    model.minimize(sum(cost))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = MAX_EFFORT
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        # The hint is a way to sit, so this is only reached when there was no time to read it.
        starts = [0, *accumulate(tables)]
        return [
            list(order[start : start + size]) for start, size in zip(starts, tables, strict=False)
        ]
    return [
        [one for place, one in enumerate(order) if solver.value(sits[place][table])]
        for table in range(len(tables))
    ]
