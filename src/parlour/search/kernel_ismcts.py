"""Information set Monte Carlo tree search (ISMCTS) for compiled games.

It follows Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012. One tree grows over many
determinizations of the information that the searching seat cannot see. `make_search` compiles the
search loop of a game from the game's own kernels, which it calls directly. `tree.py` documents the
selection of actions. `ismcts.py` is the same search in plain Python for any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64, mix_counter
from parlour.search.local_arrays import local_floats, local_integers, local_record
from parlour.search.records import RecordType
from parlour.search.tree import NO_NODE, Tree, add_child, select_child


class SelectionSettings(Protocol):
    """The settings of selection, which the settings of every game must include."""

    @property
    def exploration(self) -> float:
        """The weight of exploration in PUCT."""

    @property
    def temperature(self) -> float:
        """The softmax temperature of the priors, in the unit of the static evaluation."""


class SearchProblem(Protocol):
    """The constant input of a search: the game's settings, information set and tables."""

    @property
    def settings(self) -> SelectionSettings:
        """The game's settings."""


P = TypeVar("P", bound=SearchProblem)
S = TypeVar("S")


class Choices(NamedTuple):
    """The candidate actions of one decision, each array of shape (max_choices,)."""

    keys: Ints64
    """The visible part of each action, by which the tree distinguishes actions."""
    actions: Ints64
    """The actions in the form that `apply` accepts."""
    values: Floats64
    """Static evaluations, in any unit."""


class Outcome(NamedTuple):
    """The result of a finished match by seat, each array of shape (max_seats,)."""

    utilities: Floats64
    """The values that the search maximizes, 0 to 1."""
    points: Floats64
    """The result in the game's own unit, which is shown in rankings."""


class SearchFunctions(NamedTuple, Generic[P, S]):
    """The kernels that a game supplies to the search.

    `rng` is a generator (kernels.py). `state` is the game's record, which is changed in place.
    """

    searcher: Callable[[P], int]
    """Return the seat that decides at the root."""
    determinize: Callable[[P, S, Ints64], None]
    """Fill `state` with a random state of the information set: (problem, state, rng)."""
    is_over: Callable[[S], bool]
    """Return whether the match has ended."""
    mover: Callable[[S], int]
    """Return the seat to move."""
    write_choices: Callable[[P, S, int, Choices, Ints64], int]
    """Fill `choices` with the distinct choices of a seat, and return their number.

    The arguments are (problem, state, seat, choices, rng).
    """
    apply: Callable[[P, S, int, int, Ints64], None]
    """Apply an action of a seat: (problem, state, seat, action, rng)."""
    rollout: Callable[[P, S, Choices, Ints64], None]
    """Play to the end of the match, with `choices` as workspace: (problem, state, choices, rng)."""
    write_outcome: Callable[[P, S, Outcome], None]
    """Fill `outcome` with the result of a finished match: (problem, state, outcome)."""


class WorkspaceSizes(NamedTuple):
    """The sizes of the search's preallocated memory."""

    choices: int
    """The maximum number of choices that `write_choices` or `rollout` writes."""
    depth: int
    """The maximum number of decisions of one iteration that the tree stores."""
    seats: int


SearchKernel = Callable[[P, Tree, Ints64, int, int], None]
"""Run iterations of a search: (problem, tree, rng, iterations, forced).

`forced` is the key of the first action of every iteration; with NO_NODE, the tree selects that
action. Each iteration adds at most one node, or none if the tree is full. The tree may contain
nodes from earlier calls.
"""


def make_search(
    state_type: RecordType[S],
    functions: SearchFunctions[P, S],
    sizes: WorkspaceSizes,
    *,
    common_random_numbers: bool,
) -> SearchKernel[P]:
    """Return the search of one game, compiled on its first call.

    Args:
        state_type: The type of the game's state records.
        functions: The game's kernels.
        sizes: The sizes of the workspace.
        common_random_numbers: Whether to seed each iteration from the generator and the iteration
            number alone. Searches from the same generator then use the same determinizations, which
            reduces the variance of comparisons between forced actions.
    """
    # Numba compiles closure variables as constants.
    searcher, determinize, is_over, mover, write_choices, apply, rollout, write_outcome = functions
    max_choices, max_depth, max_seats = sizes

    @jit_kernel
    def search(problem: P, tree: Tree, rng: Ints64, iterations: int, forced: int) -> None:
        state = local_record(state_type)
        choices = Choices(
            local_integers(max_choices), local_integers(max_choices), local_floats(max_choices)
        )
        outcome = Outcome(local_floats(max_seats), local_floats(max_seats))
        priors, nodes = local_floats(max_choices), local_integers(max_choices)
        path, movers = local_integers(max_depth), local_integers(max_depth)
        exploration, temperature = problem.settings.exploration, problem.settings.temperature
        root_seat, start = searcher(problem), rng[0]
        for iteration in range(iterations):
            if common_random_numbers:
                rng[0] = mix_counter(start + iteration)
            determinize(problem, state, rng)
            node, depth, expanded = 0, 0, False
            while not expanded and depth < max_depth and not is_over(state):
                seat = root_seat if depth == 0 else mover(state)
                count = write_choices(problem, state, seat, choices, rng)
                write_priors(choices.values, count, temperature, priors)
                best = select_child(tree, node, choices.keys, priors, count, exploration, nodes)
                if depth == 0 and forced != NO_NODE:
                    for number in range(count):
                        if choices.keys[number] == forced:
                            best = number
                if nodes[best] == NO_NODE:
                    expanded = True
                    nodes[best] = add_child(tree, node, choices.keys[best])
                    if nodes[best] == NO_NODE:
                        break
                node = nodes[best]
                path[depth], movers[depth] = node, seat
                depth += 1
                apply(problem, state, seat, choices.actions[best], rng)
            rollout(problem, state, choices, rng)
            write_outcome(problem, state, outcome)
            for step in range(depth):
                tree.visits[path[step]] += 1
                tree.utilities[path[step]] += outcome.utilities[movers[step]]
                tree.points[path[step]] += outcome.points[movers[step]]
        if common_random_numbers:
            rng[0] = mix_counter(start + iterations)

    return search


@jit_kernel
def write_priors(values: Floats64, count: int, temperature: float, priors: Floats64) -> None:
    """Fill `priors` with the softmax weights of the first `count` values; the greatest is 1."""
    greatest = values[0]
    for number in range(1, count):
        greatest = max(greatest, values[number])
    for number in range(count):
        priors[number] = np.exp((values[number] - greatest) / temperature)


def new_choices(count: int) -> Choices:
    """Return empty arrays for `count` choices."""
    return Choices(np.empty(count, np.int64), np.empty(count, np.int64), np.empty(count))
