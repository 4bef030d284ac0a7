"""The tree of a compiled search, as a structure of arrays that grows by one node per playout.

Selection moves from the priors to the results (PUCT: Rosin, Annals of Mathematics and Artificial
Intelligence 61, 2011).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64

NO_NODE = -1


class Tree(NamedTuple):
    """A search tree; each array has shape (nodes,), and node 0 is the root.

    Attributes:
        child: The first child, or NONE.
        sibling: The next sibling, or NONE.
        action: The code of the action that leads to the node.
        visits: The number of visits.
        utilities: The sum of utilities (0 to 1) for the seat that took the action.
        points: The sum of points for that seat.
        size: The number of nodes, shape (1,).
    """

    child: Ints64
    sibling: Ints64
    action: Ints64
    visits: Ints64
    utilities: Floats64
    points: Floats64
    size: Ints64


def new_tree(nodes: int) -> Tree:
    """Return a tree of one node with a capacity of this many nodes."""
    child, sibling = (np.full(nodes, NO_NODE, np.int64) for _ in range(2))
    return Tree(
        child,
        sibling,
        np.zeros(nodes, np.int64),
        np.zeros(nodes, np.int64),
        np.zeros(nodes),
        np.zeros(nodes),
        np.ones(1, np.int64),
    )


@jit_kernel
def reset_tree(tree: Tree) -> None:
    """Reset a tree to one node."""
    for node in range(tree.size[0]):
        tree.child[node] = tree.sibling[node] = NO_NODE
        tree.visits[node] = 0
        tree.utilities[node] = tree.points[node] = 0.0
    tree.size[0] = 1


@jit_kernel
def select_child(
    tree: Tree, node: int, actions: Ints64, priors: Floats64, count: int, pull: float, nodes: Ints64
) -> int:
    """Return the index of the action to follow from a node, among the first `count`.

    Args:
        actions: The codes of the actions.
        priors: The prior of each action, in any unit of weight.
        pull: The weight of the exploration term.
        nodes: Receives the child of each action, or NONE.
    """
    weight = 0.0
    for number in range(count):
        weight += priors[number]
        nodes[number] = NO_NODE
    child, seen, total = tree.child[node], 0, 0.0
    while child != NO_NODE:
        for number in range(count):
            if actions[number] == tree.action[child]:
                nodes[number] = child
                seen += tree.visits[child]
                total += tree.utilities[child]
        child = tree.sibling[child]
    start = total / seen if seen else 0.5
    pull, top, most = pull * np.sqrt(seen + 1.0), 0, -1e9
    for number in range(count):
        at = nodes[number]
        visits = tree.visits[at] if at != NO_NODE else 0
        value = tree.utilities[at] / visits if visits else start
        value += pull * priors[number] / weight / (1.0 + visits)
        if value > most:
            top, most = number, value
    return top


@jit_kernel
def add_child(tree: Tree, node: int, action: int) -> int:
    """Return a new child of a node, or NONE if the tree is full."""
    at: int = tree.size[0]
    if at == len(tree.child):
        return NO_NODE
    tree.size[0] += 1
    tree.action[at], tree.sibling[at], tree.child[node] = action, tree.child[node], at
    return at


def children_by_visits(tree: Tree, parent: int = 0) -> list[int]:
    """Return a node's children, most visited first; among equals, the better first."""
    nodes, node = [], int(tree.child[parent])
    while node != NO_NODE:
        nodes.append(node)
        node = int(tree.sibling[node])
    return sorted(nodes, key=lambda node: (tree.visits[node], tree.utilities[node]), reverse=True)


@jit_kernel
def best_child(tree: Tree) -> int:
    """Return the most visited action, the better of equals; NONE before the first playout."""
    child, top = tree.child[0], tree.child[0]
    while child != NO_NODE:
        visits, most = tree.visits[child], tree.visits[top]
        if visits > most or (visits == most and tree.utilities[child] > tree.utilities[top]):
            top = child
        child = tree.sibling[child]
    action: int = tree.action[top] if top != NO_NODE else NO_NODE
    return action
