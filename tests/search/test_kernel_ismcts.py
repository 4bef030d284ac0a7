"""Tests for the compiled tree search with a game of one hidden card.

Seat 0 guesses which of three cards seat 1 holds, or passes. Then seat 1 takes 1 or 2 points.
A correct guess scores 4 points.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

pytest.importorskip("numba")

from parlour.search.jit import jit_kernel
from parlour.search.kernel_ismcts import (
    Choices,
    Outcome,
    SearchFunctions,
    SearchKernel,
    WorkspaceSizes,
    make_search,
    new_choices,
    write_priors,
)
from parlour.search.kernels import Ints64, new_generator, random_below
from parlour.search.records import record_type
from parlour.search.tree import NO_NODE, Tree, most_visited_action, new_tree

PASS, TAKE = 3, 10


class Guessing:
    """The packed state of the guessing game."""

    turn: int
    hidden: int
    lead: int


class GuessingSettings(NamedTuple):
    exploration: float
    temperature: float


class GuessingProblem(NamedTuple):
    """A search problem in which seat 0 knows that the hidden card is below `cards`."""

    cards: int
    settings: GuessingSettings


@jit_kernel
def searcher(problem: GuessingProblem) -> int:
    return 0


@jit_kernel
def determinize(problem: GuessingProblem, state: Guessing, rng: Ints64) -> None:
    state.turn, state.lead, state.hidden = 0, 0, random_below(rng, problem.cards)


@jit_kernel
def is_over(state: Guessing) -> bool:
    return state.turn == 2


@jit_kernel
def mover(state: Guessing) -> int:
    return state.turn


@jit_kernel
def write_choices(
    problem: GuessingProblem, state: Guessing, seat: int, choices: Choices, rng: Ints64
) -> int:
    count = 4 if seat == 0 else 2
    for number in range(count):
        action = number if seat == 0 else TAKE + number + 1
        choices.keys[number] = choices.actions[number] = action
        choices.values[number] = 0.0
    return count


@jit_kernel
def apply(problem: GuessingProblem, state: Guessing, seat: int, action: int, rng: Ints64) -> None:
    if seat == 1:
        state.lead -= action - TAKE
    elif action == state.hidden:
        state.lead += 4
    elif action != PASS:
        state.lead -= 4
    state.turn += 1


@jit_kernel
def rollout(problem: GuessingProblem, state: Guessing, choices: Choices, rng: Ints64) -> None:
    if state.turn == 1:
        apply(problem, state, 1, TAKE + 1, rng)


@jit_kernel
def write_outcome(problem: GuessingProblem, state: Guessing, outcome: Outcome) -> None:
    for seat in range(2):
        outcome.points[seat] = state.lead if seat == 0 else -state.lead
        outcome.utilities[seat] = 0.5 + outcome.points[seat] / 20.0


def search_of(common_random_numbers: bool) -> SearchKernel[GuessingProblem]:
    return make_search(
        record_type(Guessing),
        SearchFunctions(
            searcher, determinize, is_over, mover, write_choices, apply, rollout, write_outcome
        ),
        WorkspaceSizes(choices=4, depth=2, seats=2),
        common_random_numbers=common_random_numbers,
    )


SEARCH, PAIRED_SEARCH = search_of(False), search_of(True)


def problem_of(cards: int) -> GuessingProblem:
    return GuessingProblem(cards, GuessingSettings(exploration=0.7, temperature=1.0))


def children(tree: Tree) -> dict[int, int]:
    """Return the root's child nodes, keyed by their action."""
    nodes, node = {}, int(tree.child[0])
    while node != NO_NODE:
        nodes[int(tree.action[node])] = node
        node = int(tree.sibling[node])
    return nodes


@pytest.mark.parametrize("search", [SEARCH, PAIRED_SEARCH])
@pytest.mark.parametrize(("cards", "best"), [(1, 0), (3, PASS)])
def test_the_best_action_is_visited_most(
    search: SearchKernel[GuessingProblem], cards: int, best: int
) -> None:
    """With one possible card a guess is best; with three cards a pass is best."""
    tree = new_tree(2000)
    search(problem_of(cards), tree, new_generator(1), 1500, NO_NODE)
    assert most_visited_action(tree) == best
    assert sum(int(tree.visits[node]) for node in children(tree).values()) == 1500


def test_points_and_replies() -> None:
    """Seat 1 learns to take 2 points, so a correct guess leads by 2 in most iterations."""
    tree = new_tree(400)
    SEARCH(problem_of(1), tree, new_generator(1), 300, NO_NODE)
    node = children(tree)[0]
    assert 2.0 <= tree.points[node] / tree.visits[node] < 2.5
    assert tree.utilities[node] == pytest.approx(0.5 * tree.visits[node] + tree.points[node] / 20.0)


def test_forced_actions_meet_the_same_determinizations() -> None:
    """Every forced action meets the same cards, so the correct guesses add up to all iterations."""
    tree, right = new_tree(100), 0.0
    for action in range(3):
        rng = new_generator(5)
        PAIRED_SEARCH(problem_of(3), tree, rng, 60, action)
        after = int(rng[0])
    for action, node in children(tree).items():
        assert (action in range(3)) and tree.visits[node] == 60
        replies = children_of(tree, node)
        taken = sum((int(tree.action[reply]) - TAKE) * int(tree.visits[reply]) for reply in replies)
        # The first iteration ends in a rollout, in which seat 1 takes 1 point.
        right += (tree.points[node] + taken + 1 + 60 * 4) / 8
    assert right == 60
    again = new_generator(5)
    PAIRED_SEARCH(problem_of(3), new_tree(10), again, 60, NO_NODE)
    assert int(again[0]) == after


def children_of(tree: Tree, node: int) -> list[int]:
    """Return the child nodes of a node."""
    nodes, child = [], int(tree.child[node])
    while child != NO_NODE:
        nodes.append(child)
        child = int(tree.sibling[child])
    return nodes


def test_a_full_tree_is_still_searched() -> None:
    tree = new_tree(3)
    SEARCH(problem_of(3), tree, new_generator(2), 50, NO_NODE)
    assert int(tree.size[0]) == 3
    assert sum(int(tree.visits[node]) for node in children(tree).values()) <= 50


def test_priors_are_relative_to_the_greatest_value() -> None:
    priors, choices = np.zeros(3), new_choices(3)
    choices.values[:] = [1.0, 3.0, 2.0]
    write_priors(choices.values, 3, 0.5, priors)
    assert priors == pytest.approx(np.exp([-4.0, 0.0, -2.0]))
