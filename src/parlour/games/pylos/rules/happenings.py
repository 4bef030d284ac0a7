"""What happens in a match, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import GameEvent, LogEntry, Seat
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.board import BALLS
from parlour.games.pylos.rules.state import Over, Ply, State
from parlour.games.pylos.rules.turn import match_winner


class BallMoved(GameEvent, frozen=True):
    """A ball was placed or raised, so many are left in reserve; `due`: balls must be taken back for the squares or lines that it made."""

    ply: Ply
    due: bool
    left: int


class BallsTaken(GameEvent, frozen=True):
    """Balls were taken back, which completes a turn; so many are in reserve now."""

    ply: Ply
    left: int


class PylosMatchEnded(GameEvent, frozen=True):
    """The match ended, with a winner or with none."""

    how: Over
    winner: Seat | None


def transition_events(after: State) -> tuple[GameEvent, ...]:
    """Return what the action that led to a state did, and how it ended the match if it did."""
    last = after.last
    assert last is not None
    left = BALLS - (after.black if last.seat else after.white).bit_count()
    done: tuple[GameEvent, ...] = (
        (BallsTaken(last, left),) if last.taken else (BallMoved(last, after.due, left),)
    )
    return done if after.over is None else (*done, PylosMatchEnded(after.over, match_winner(after)))


def log_entries(happening: GameEvent) -> Sequence[LogEntry]:
    """Return what everybody is told of a happening; its places are hollows."""
    match happening:
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
            raise TypeError(f"nothing of Pylos: {happening}")


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
