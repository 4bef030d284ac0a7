"""The views, previews, events and log entries of Racegame."""

from __future__ import annotations

from parlour.core.game import GameEvent, LogEntry, Preview, Seat, View
from parlour.scaffold.racegame.rules.state import Options


class RacegameView(View, frozen=True, kw_only=True):
    """The whole position, because the players have no secrets.

    Attributes:
        options: The options.
        runners: The space of each runner of each seat.
        roll: The roll of the seat to move.
        mover: The seat to move.
    """

    options: Options
    runners: tuple[tuple[int, ...], ...]
    roll: int
    mover: Seat


class RacegamePreview(Preview, frozen=True, kw_only=True):
    """The preview of a move.

    Attributes:
        target: The space on which the runner would arrive.
    """

    target: int


class RunnerMoved(GameEvent, frozen=True):
    """A runner moved.

    Attributes:
        seat: The seat that moved it.
        space: The space that it left.
        target: The space on which it arrived.
        is_home: Whether it arrived at the goal.
    """

    seat: Seat
    space: int
    target: int
    is_home: bool


def log_entry_of(event: GameEvent) -> LogEntry:
    """Return the log entry of a move, with the spaces to highlight."""
    if not isinstance(event, RunnerMoved):
        raise TypeError(f"not an event of Racegame: {event}")
    return LogEntry(
        "home" if event.is_home else "moved",
        event.seat,
        {"space": event.space} if event.is_home else {"space": event.space, "target": event.target},
        (f"space-{event.space}", f"space-{event.target}"),
    )
