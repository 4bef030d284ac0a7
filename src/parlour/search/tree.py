"""The tree of a compiled search, which stores nodes in columns and adds one at a time.

Selection follows the priors at first and the average utilities later (PUCT: Rosin, Annals of
Mathematics and Artificial Intelligence 61, 2011).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64

NO_NODE = -1


class Tree(NamedTuple):
    """A search tree with one array per property, each of shape (nodes,) unless stated otherwise.

    Node 0 is the root, the decision to be made.
    """

    child: Ints64
    """The first child, or NO_NODE."""
    sibling: Ints64
    """The next sibling, or NO_NODE."""
    action: Ints64
    """The key of the action that leads to the node."""
    visits: Ints64
    utilities: Floats64
    """The sum of the utilities, 0 to 1, over the node's visits, for the seat that acted."""
    points: Floats64
    """The sum of the points over the node's visits, for the seat that acted."""
    size: Ints64
    """The number of nodes, shape (1,)."""


def new_tree(nodes: int) -> Tree:
    """Return a tree that contains only the root and has space for `nodes` nodes."""
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
    """Remove every node except the root."""
    for node in range(tree.size[0]):
        tree.child[node] = tree.sibling[node] = NO_NODE
        tree.visits[node] = 0
        tree.utilities[node] = tree.points[node] = 0.0
    tree.size[0] = 1


@jit_kernel
def select_child(
    tree: Tree,
    node: int,
    keys: Ints64,
    priors: Floats64,
    count: int,
    exploration: float,
    nodes: Ints64,
) -> int:
    """Return the index of the action to follow from a node, among the first `count` actions.

    Args:
        tree: The tree.
        node: The node of the decision.
        keys: The actions, shape (n,).
        priors: The weights of the actions before any visit, in any unit, shape (n,).
        count: The number of actions.
        exploration: The weight of exploration.
        nodes: Output, shape (n,): the child of each action, or NO_NODE.
    """
    weight = 0.0
    for number in range(count):
        weight += priors[number]
        nodes[number] = NO_NODE
    child, seen, total = tree.child[node], 0, 0.0
    while child != NO_NODE:
        for number in range(count):
            if keys[number] == tree.action[child]:
                nodes[number] = child
                seen += tree.visits[child]
                total += tree.utilities[child]
        child = tree.sibling[child]
    start = total / seen if seen else 0.5
    pull, best, greatest = exploration * np.sqrt(seen + 1.0), 0, -1e9
    for number in range(count):
        at = nodes[number]
        visits = tree.visits[at] if at != NO_NODE else 0
        value = tree.utilities[at] / visits if visits else start
        value += pull * priors[number] / weight / (1.0 + visits)
        if value > greatest:
            best, greatest = number, value
    return best


@jit_kernel
def add_child(tree: Tree, node: int, action: int) -> int:
    """Return a new child of a node, or NO_NODE if the tree is full."""
    at: int = tree.size[0]
    if at == len(tree.child):
        return NO_NODE
    tree.size[0] += 1
    tree.action[at], tree.sibling[at], tree.child[node] = action, tree.child[node], at
    return at


def children_by_visits(tree: Tree, parent: int = 0) -> list[int]:
    """Return the children of a node, most visited first; ties are broken by utility."""
    nodes, node = [], int(tree.child[parent])
    while node != NO_NODE:
        nodes.append(node)
        node = int(tree.sibling[node])
    return sorted(nodes, key=lambda node: (tree.visits[node], tree.utilities[node]), reverse=True)


@jit_kernel
def most_visited_action(tree: Tree) -> int:
    """Return the most visited action of the root; ties are broken by utility.

    Return NO_NODE before the first search.
    """
    child, best = tree.child[0], tree.child[0]
    while child != NO_NODE:
        visits, most = tree.visits[child], tree.visits[best]
        if visits > most or (visits == most and tree.utilities[child] > tree.utilities[best]):
            best = child
        child = tree.sibling[child]
    action: int = tree.action[best] if best != NO_NODE else NO_NODE
    return action
