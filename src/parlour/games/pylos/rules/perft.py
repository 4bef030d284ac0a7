"""Counts of what can happen from a position within some turns: the fingerprint of a move generator."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Illegal
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import (
    Raise,
    balls_after_move,
    balls_after_take,
    formation_balls,
    legal_moves,
    legal_takes,
)
from parlour.games.pylos.rules.board import FORMATIONS, HOLLOW_INDEX


class PerftCounts(NamedTuple):
    """Paths of some turns. Each path is a chain of ordered actions, of moves, or of states.

    `sequences`: source, hollow, first and second ball taken all tell paths apart. `moves`: the balls taken are a set.
    `states`: moves that leave the same board from one node are one.
    """

    sequences: int
    moves: int
    states: int


def perft(variant: str, position: str, depth: int) -> PerftCounts:
    """Return the paths of this many turns; raises Illegal for an unknown variant or a text that is no position.

    A side without a legal turn has lost, and no path leads on; draws are not looked at.
    """
    if variant not in FORMATIONS:
        raise Illegal("pylos.not-a-variant", text=variant)
    white, black, mover = notation.parse_position(position)
    own, other = (black, white) if mover else (white, black)
    return _perft(variant, own, other, depth, {})


def _perft(
    variant: str, own: int, other: int, depth: int, known: dict[tuple[int, int, int], PerftCounts]
) -> PerftCounts:
    if depth == 0:
        return PerftCounts(1, 1, 1)
    found = known.get((own, other, depth))
    if found is None:
        ways = _orders_by_move(variant, own, other)
        states = {balls for _, balls in ways}
        after = {balls: _perft(variant, other, balls, depth - 1, known) for balls in states}
        found = known[own, other, depth] = PerftCounts(
            sum(times * after[balls].sequences for (_, balls), times in ways.items()),
            sum(after[balls].moves for _, balls in ways),
            sum(after[balls].states for balls in states),
        )
    return found


def _orders_by_move(variant: str, own: int, other: int) -> dict[tuple[str, int], int]:
    """Return each move with the mover's balls after it, and in how many orders it can be played."""
    ways: dict[tuple[str, int], int] = {}
    for action in legal_moves(own, own | other):
        source = action.source if isinstance(action, Raise) else None
        balls = balls_after_move(own, own | other, action)
        if not formation_balls(variant, balls, HOLLOW_INDEX[action.cell]):
            ways[notation.move_text(source, action.cell), balls] = 1
            continue
        for take in legal_takes(balls, balls | other):
            way = (
                notation.move_text(source, action.cell, take.balls),
                balls_after_take(balls, balls | other, take),
            )
            ways[way] = ways.get(way, 0) + 1
    return ways
