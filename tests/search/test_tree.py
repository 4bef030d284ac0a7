"""Tests for the tree of a compiled search: growth, selection and reading."""

from __future__ import annotations

import pytest

pytest.importorskip("numba")

import numpy as np

from parlour.search.tree import (
    NO_NODE,
    Tree,
    add_child,
    children_by_visits,
    most_visited_action,
    new_tree,
    reset_tree,
    select_child,
)


def record_visit(tree: Tree, node: int, utility: float) -> None:
    tree.visits[node] += 1
    tree.utilities[node] += utility


def selected_index(
    tree: Tree, actions: list[int], priors: list[float], pull: float = 1.0
) -> tuple[int, list[int]]:
    nodes = np.empty(len(actions), np.int64)
    found = select_child(tree, 0, np.array(actions), np.array(priors), len(actions), pull, nodes)
    return found, nodes.tolist()


def test_priors_lead_at_first_and_results_later() -> None:
    tree = new_tree(8)
    assert selected_index(tree, [5, 6], [1.0, 3.0]) == (1, [NO_NODE, NO_NODE])
    good, bad = add_child(tree, 0, 5), add_child(tree, 0, 6)
    for _ in range(40):
        record_visit(tree, good, 1.0)
        record_visit(tree, bad, 0.0)
    assert selected_index(tree, [5, 6], [1.0, 3.0]) == (0, [good, bad])
    assert selected_index(tree, [5, 6, 7], [1.0, 1.0, 1.0], pull=50.0) == (2, [good, bad, NO_NODE])


def test_an_action_that_is_not_legal_is_skipped() -> None:
    tree = new_tree(8)
    record_visit(tree, add_child(tree, 0, 5), 1.0)
    assert selected_index(tree, [6], [1.0]) == (0, [NO_NODE])


def test_children_are_sorted_by_visits() -> None:
    tree = new_tree(8)
    nodes = [add_child(tree, 0, action) for action in (5, 6, 7)]
    for node, utility in ((nodes[0], 0.2), (nodes[1], 0.9), (nodes[2], 0.5), (nodes[2], 0.5)):
        record_visit(tree, node, utility)
    assert [int(tree.action[node]) for node in children_by_visits(tree)] == [7, 6, 5]
    assert most_visited_action(tree) == 7


def test_a_full_tree_adds_no_child_and_a_reset_tree_is_empty() -> None:
    tree = new_tree(2)
    assert (add_child(tree, 0, 5), add_child(tree, 0, 6)) == (1, NO_NODE)
    record_visit(tree, 1, 1.0)
    reset_tree(tree)
    assert (children_by_visits(tree), most_visited_action(tree), int(tree.visits[1])) == (
        [],
        NO_NODE,
        0,
    )
