"""The pairing solver, which minimizes repeated meetings first, then differences in points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

REPEAT_COST = 10_000
"""The cost of a repeated meeting; one table away from equals costs 1, two tables cost 4."""

MAX_EFFORT = 6.0
"""The solver's deterministic time limit (about 1 s of a core), which makes results reproducible."""


def table_sizes(people: int, seats: int) -> list[int]:
    """Return the sizes of the fewest tables that seat all people, as equal as possible."""
    tables = -(-people // seats)
    return [people // tables + (table < people % tables) for table in range(tables)]


def assign_tables(
    order: Sequence[int],
    levels: Sequence[float],
    met: Mapping[frozenset[int], int],
    tables: Sequence[int],
) -> list[list[int]]:
    """Return the people at each table, beginning with the table of the leaders.

    Args:
        order: The people, best first.
        levels: The points of each person; people with equal points are interchangeable.
        met: How often each pair of people has met.
        tables: The size of each table.
    """
    from ortools.sat.python import cp_model  # 80 MB, imported when the first round is paired

    home = [table for table, size in enumerate(tables) for _ in range(size)]
    model = cp_model.CpModel()
    sits = [[model.new_bool_var("") for _ in tables] for _ in order]
    cost: list[cp_model.LinearExpr] = []
    for place, level in enumerate(levels):
        model.add_exactly_one(sits[place])
        equals = [home[other] for other, other_level in enumerate(levels) if other_level == level]
        for table in range(len(tables)):
            distance = max(0, min(equals) - table, table - max(equals))
            cost.append(distance * distance * sits[place][table])
            model.add_hint(sits[place][table], home[place] == table)
    for table, size in enumerate(tables):
        model.add(sum(variables[table] for variables in sits) == size)
    for place, person in enumerate(order):
        for earlier, other in enumerate(order[:place]):
            if meetings := met.get(frozenset((person, other)), 0):
                is_repeated = model.new_bool_var("")
                for table in range(len(tables)):
                    model.add_bool_or(~sits[place][table], ~sits[earlier][table], is_repeated)
                cost.append(REPEAT_COST * meetings * is_repeated)
    model.minimize(sum(cost))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = MAX_EFFORT
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        # The hint is a valid solution, so this happens only if the time was too short to read it.
        starts = [0, *accumulate(tables)]
        return [
            list(order[start : start + size]) for start, size in zip(starts, tables, strict=False)
        ]
    return [
        [person for place, person in enumerate(order) if solver.value(sits[place][table])]
        for table in range(len(tables))
    ]
