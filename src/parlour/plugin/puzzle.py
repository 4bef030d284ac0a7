"""Puzzles: decisions from played matches that have a clearly best action."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.core.codec import Codec
from parlour.core.game import GameEvent, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value


class PuzzleCandidate(Value, frozen=True):
    """An evaluated action of a puzzle.

    Attributes:
        action: The JSON of the action.
        value: Its value to the mover, in the game's unit.
        line: The likely continuation.
    """

    action: msgspec.Raw
    value: float
    line: tuple[msgspec.Raw, ...] = ()


class Puzzle(Value, frozen=True, kw_only=True):
    """A decision with its position and evaluated actions.

    Attributes:
        version: The version of the rules.
        options: The JSON of the game's options.
        seats: The number of seats.
        seed: The seed of all randomness, in hex.
        actions: The actions that lead to the position, each with its seat.
        seat: The seat that must decide.
        candidates: The evaluated actions, best first.
        best: The number of equally good actions at the start of `candidates`. All others are
            clearly worse.
    """

    version: int
    options: msgspec.Raw
    seats: int
    seed: str
    actions: tuple[tuple[Seat, msgspec.Raw], ...]
    seat: Seat
    candidates: tuple[PuzzleCandidate, ...] = msgspec.field(name="weighed")
    best: int = 1

    @property
    def value_gap(self) -> float:
        """The loss of value of the best wrong answer."""
        return self.candidates[0].value - self.candidates[self.best].value


class PuzzlePosition(NamedTuple):
    """The position of a puzzle.

    Attributes:
        state: The state.
        events: The events that led to it.
    """

    state: Any
    events: tuple[GameEvent, ...]


def puzzle_position(codec: Codec[Any, Any, Any, Any], puzzle: Puzzle) -> PuzzlePosition:
    """Return the position of a puzzle.

    Raises:
        Illegal: The rules do not allow an action.
        ValueError: The seat has no decision to make in this position.
    """
    game = codec.game
    transition = game.setup(
        codec.decode_options(puzzle.options), puzzle.seats, Rng(bytes.fromhex(puzzle.seed))
    )
    for seat, action in puzzle.actions:
        transition = game.apply(transition.state, seat, codec.decode_action(action))
    if puzzle.seat not in game.turn(transition.state).seats:
        raise ValueError(f"{game.spec.id}: seat {puzzle.seat} owes no decision there")
    return PuzzlePosition(transition.state, tuple(transition.events))


def is_best(codec: Codec[Any, Any, Any, Any], puzzle: Puzzle, state: Any, action: Any) -> bool:
    """Return whether an action leads to the same state as one of the best; raises Illegal."""
    game = codec.game
    result = game.apply(state, puzzle.seat, action).state
    return any(
        result == game.apply(state, puzzle.seat, codec.decode_action(candidate.action)).state
        for candidate in puzzle.candidates[: puzzle.best]
    )


def decode_puzzles(lines: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file with one puzzle per line; raises msgspec.DecodeError."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines())
