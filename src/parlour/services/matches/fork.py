"""Forks: new matches that continue from a position of a finished match."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.archive import anonymous_log
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, EventRecord, Opened, Origin, Started
from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import NotFound
from parlour.services.matches.loaded_match import STEP_EVENTS, LoadedMatch
from parlour.services.matches.seating import TableCommands
from parlour.services.matches.table_requests import SeatRequest, TableRequest

MAX_PAST_BYTES = 256 * 1024
"""The maximum size (bytes) of another match's log that a fork may contain.

The longest games stay well below it, but forks of forks would grow without bound.
"""


class ForkRequest(Value, frozen=True, kw_only=True):
    """The options for continuing a match from a position."""

    seats: tuple[SeatRequest, ...] = ()
    """The requested occupants of the seats."""

    redraw: bool = False
    """Whether future random events are drawn again."""

    start: bool = False
    """Whether the match starts immediately."""

    nonce: str = ""
    """The player's nonce (hex)."""


def fork_origin(loaded: LoadedMatch, log: Sequence[EventRecord], step: int, fresh: bool) -> Origin:
    """Return the origin of a fork, the position after a step; raises NotFound or Illegal.

    Args:
        loaded: The finished match.
        log: The log of the match.
        step: The number of the step, from 0.
        fresh: Whether future chance is drawn again.
    """
    match = loaded.match
    if match.opened.day is not None:
        raise Illegal("core.origin-daily")
    step_seqs = [entry.seq for entry in log if isinstance(entry.event, STEP_EVENTS)]
    if not 0 <= step < len(step_seqs):
        raise NotFound("core.no-such-step", step=step)
    return Origin(match=match.id, seq=step_seqs[step], fresh=fresh)


def fork_history(origin: Origin, log: Sequence[EventRecord]) -> tuple[EventRecord, ...]:
    """Return the part of the log that a fork stores; raises Illegal if it is too long."""
    history = anonymous_log([entry for entry in log if entry.seq <= origin.seq])
    if len(encode(history)) > MAX_PAST_BYTES:
        raise Illegal("core.origin-too-long")
    return history


def fork_opening(
    table_commands: TableCommands,
    before: LoadedMatch,
    origin: Origin,
    history: tuple[EventRecord, ...],
    request: ForkRequest,
    player: Player,
    key: bytes,
) -> list[AnyEvent]:
    """Return the opening events of a forked table under the current rules; raises Illegal."""
    match = before.match
    table = TableRequest(
        game=match.opened.game,
        options=msgspec.json.decode(match.options),
        seat_count=len(match.occupants),
        seats=request.seats,
        start=request.start,
        nonce=request.nonce,
    )
    events = table_commands.opening_events(table, player, key)
    opened = events[0]
    assert isinstance(opened, Opened)
    if opened.version != match.opened.version:
        raise Illegal("core.other-version", version=match.opened.version, known=opened.version)
    rest = [Started(history) if isinstance(event, Started) else event for event in events[1:]]
    return [replace(opened, origin=origin, options=match.options), *rest]
