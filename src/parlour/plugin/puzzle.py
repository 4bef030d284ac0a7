"""Puzzles: decisions of played matches that were clearly best taken in one way, kept as the match up to them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.core.codec import Codec
from parlour.core.game import GameEvent, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value


class PuzzleCandidate(Value, frozen=True):
    """An action with its value to the mover in the game's unit, and what would likely follow it."""

    action: msgspec.Raw
    value: float
    line: tuple[msgspec.Raw, ...] = ()


class Puzzle(Value, frozen=True, kw_only=True):
    """A decision: the match before it by its rules, options, seed of all luck and actions with their seats, and whose it is.

    `weighed` are the best candidates in order; the first `best` of them are answers as good as each other, every other is clearly worse.
    """

    version: int
    options: msgspec.Raw
    seats: int
    seed: str
    actions: tuple[tuple[Seat, msgspec.Raw], ...]
    seat: Seat
    weighed: tuple[PuzzleCandidate, ...]
    best: int = 1

    @property
    def value_gap(self) -> float:
        """How much the best of the wrong answers loses."""
        return self.weighed[0].value - self.weighed[self.best].value


class PuzzlePosition(NamedTuple):
    """The state that a puzzle asks about, and the last thing that happened before it."""

    state: Any
    events: tuple[GameEvent, ...]


def puzzle_position(codec: Codec[Any, Any, Any, Any], puzzle: Puzzle) -> PuzzlePosition:
    """Return the position of a puzzle, played by the rules; raises Illegal where they do not allow it, ValueError for a seat that is not asked."""
    game = codec.game
    found = game.setup(
        codec.decode_options(puzzle.options), puzzle.seats, Rng(bytes.fromhex(puzzle.seed))
    )
    for seat, action in puzzle.actions:
        found = game.apply(found.state, seat, codec.decode_action(action))
    if puzzle.seat not in game.turn(found.state).seats:
        raise ValueError(f"{game.spec.id}: seat {puzzle.seat} is not asked for anything there")
    return PuzzlePosition(found.state, tuple(found.events))


def is_best(codec: Codec[Any, Any, Any, Any], puzzle: Puzzle, state: Any, action: Any) -> bool:
    """Return whether an action is one of the best or comes to the same as one of them; raises Illegal for what is not allowed."""
    game = codec.game
    reached = game.apply(state, puzzle.seat, action).state
    return any(
        reached == game.apply(state, puzzle.seat, codec.decode_action(one.action)).state
        for one in puzzle.weighed[: puzzle.best]
    )


def decode_puzzles(lines: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, a line each; raises msgspec.DecodeError."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines())
