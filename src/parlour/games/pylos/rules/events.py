"""The events of a match and their log entries."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import GameEvent, LogEntry, Seat
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.board import BALLS
from parlour.games.pylos.rules.state import Over, Ply, State
from parlour.games.pylos.rules.turn import match_winner


class BallMoved(GameEvent, frozen=True):
    """The event emitted when a ball is placed or raised."""

    ply: Ply
    """The turn as decided so far."""

    due: bool
    """Whether the player must now remove balls."""

    left: int
    """The number of balls in the player's reserve."""


class BallsTaken(GameEvent, frozen=True):
    """The event emitted when one or two balls are removed, which completes the turn."""

    ply: Ply
    """The complete turn."""

    left: int
    """The number of balls in the player's reserve."""


class PylosMatchEnded(GameEvent, frozen=True):
    """The event emitted when a match ends with a winner or a draw."""

    how: Over
    """The reason why the match ended."""

    winner: Seat | None
    """The winner, or None for a draw."""


def transition_events(after: State) -> tuple[GameEvent, ...]:
    """Return the events of the action that led to a state."""
    last = after.last
    assert last is not None
    left = BALLS - (after.black if last.seat else after.white).bit_count()
    events: tuple[GameEvent, ...] = (
        (BallsTaken(last, left),) if last.taken else (BallMoved(last, after.due, left),)
    )
    return (
        events
        if after.over is None
        else (*events, PylosMatchEnded(after.over, match_winner(after)))
    )


def log_entries(event: GameEvent) -> Sequence[LogEntry]:
    """Return the public log entries of an event; their places are hollows."""
    match event:
        case BallMoved(ply, due, left):
            return (
                [
                    _move_entry(ply, left),
                    LogEntry("bonus", ply.seat, {"made": " ".join(ply.made)}, ply.made),
                ]
                if due
                else [_move_entry(ply, left)]
            )
        case BallsTaken(ply, left):
            details = {
                **_turn_details(ply, left),
                "balls": " ".join(ply.taken),
                "count": len(ply.taken),
            }
            return [LogEntry("took", ply.seat, details, ply.taken)]
        case PylosMatchEnded(how, winner):
            return [LogEntry("drawn" if winner is None else "won", winner, {"how": how})]
        case _:
            raise TypeError(f"not an event of Pylos: {event}")


def _move_entry(ply: Ply, left: int) -> LogEntry:
    if ply.source:
        return LogEntry(
            "raised",
            ply.seat,
            {**_turn_details(ply, left), "source": ply.source, "cell": ply.cell},
            (ply.source, ply.cell),
        )
    return LogEntry("placed", ply.seat, {**_turn_details(ply, left), "cell": ply.cell}, (ply.cell,))


def _turn_details(ply: Ply, left: int) -> dict[str, str | int]:
    return {"notation": notation.move_text(ply.source, ply.cell, ply.taken), "left": left}
