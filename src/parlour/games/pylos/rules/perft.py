"""Perft: counts of all continuations up to a depth, the standard test of a move generator."""

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
    """The number of paths of a fixed length, counted in three ways."""

    sequences: int
    """The number of paths of ordered actions, in which the order of removed balls matters."""

    moves: int
    """The number of paths of moves, in which the removed balls are a set."""

    states: int
    """The number of paths of states, in which moves that lead to the same board count once."""


def perft(variant: str, position: str, depth: int) -> PerftCounts:
    """Return the number of paths of `depth` turns from a position.

    A path ends early if a side without a legal turn has lost; draws are not detected. Raises
    Illegal for an unknown variant or an invalid position.

    >>> perft("standard", notation.START_POSITION, 2)
    PerftCounts(sequences=240, moves=240, states=240)
    """
    if variant not in FORMATIONS:
        raise Illegal("pylos.not-a-variant", text=variant)
    white, black, mover = notation.parse_position(position)
    own, other = (black, white) if mover else (white, black)
    return _perft(variant, own, other, depth, {})


def _perft(
    variant: str, own: int, other: int, depth: int, cached: dict[tuple[int, int, int], PerftCounts]
) -> PerftCounts:
    if depth == 0:
        return PerftCounts(1, 1, 1)
    counts = cached.get((own, other, depth))
    if counts is None:
        orders = _orders_by_move(variant, own, other)
        states = {balls for _, balls in orders}
        after = {balls: _perft(variant, other, balls, depth - 1, cached) for balls in states}
        counts = cached[own, other, depth] = PerftCounts(
            sum(count * after[balls].sequences for (_, balls), count in orders.items()),
            sum(after[balls].moves for _, balls in orders),
            sum(after[balls].states for balls in states),
        )
    return counts


def _orders_by_move(variant: str, own: int, other: int) -> dict[tuple[str, int], int]:
    """Return the number of ways to play each move.

    The keys of the result are the moves in notation with the mover's balls after them.
    """
    orders: dict[tuple[str, int], int] = {}
    for action in legal_moves(own, own | other):
        source = action.source if isinstance(action, Raise) else None
        balls = balls_after_move(own, own | other, action)
        if not formation_balls(variant, balls, HOLLOW_INDEX[action.cell]):
            orders[notation.move_text(source, action.cell), balls] = 1
            continue
        for take in legal_takes(balls, balls | other):
            key = (
                notation.move_text(source, action.cell, take.balls),
                balls_after_take(balls, balls | other, take),
            )
            orders[key] = orders.get(key, 0) + 1
    return orders
