"""Counts of what can happen from a position within some turns: the fingerprint of a move generator."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Illegal
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import Raise, made, moved, moves, taken, takes
from parlour.games.pylos.rules.board import FORMATIONS, INDEX


class Count(NamedTuple):
    """Paths of some turns. Each path is a chain of ordered actions, of moves, or of states.

    `sequences`: source, hollow, first and second ball taken all tell paths apart. `moves`: the balls taken are a set.
    `states`: moves that leave the same board from one node are one.
    """

    sequences: int
    moves: int
    states: int


def count(variant: str, position: str, depth: int) -> Count:
    """Return the paths of this many turns; raises Illegal for an unknown variant or a text that is no position.

    A side without a legal turn has lost, and no path leads on; draws are not looked at.
    """
    if variant not in FORMATIONS:
        raise Illegal("pylos.not-a-variant", text=variant)
    white, black, mover = notation.parsed_position(position)
    own, other = (black, white) if mover else (white, black)
    return _count(variant, own, other, depth, {})


def _count(variant: str, own: int, other: int, depth: int, known: dict[tuple[int, int, int], Count]) -> Count:
    if depth == 0:
        return Count(1, 1, 1)
    found = known.get((own, other, depth))
    if found is None:
        ways = _ways(variant, own, other)
        states = {balls for _, balls in ways}
        after = {balls: _count(variant, other, balls, depth - 1, known) for balls in states}
        found = known[own, other, depth] = Count(
            sum(times * after[balls].sequences for (_, balls), times in ways.items()),
            sum(after[balls].moves for _, balls in ways),
            sum(after[balls].states for balls in states),
        )
    return found


def _ways(variant: str, own: int, other: int) -> dict[tuple[str, int], int]:
    """Return each move with the mover's balls after it, and in how many orders it can be played."""
    ways: dict[tuple[str, int], int] = {}
    for action in moves(own, own | other):
        source = action.source if isinstance(action, Raise) else None
        balls = moved(own, own | other, action)
        if not made(variant, balls, INDEX[action.cell]):
            ways[notation.move(source, action.cell), balls] = 1
            continue
        for take in takes(balls, balls | other):
            way = notation.move(source, action.cell, take.balls), taken(balls, balls | other, take)
            ways[way] = ways.get(way, 0) + 1
    return ways
