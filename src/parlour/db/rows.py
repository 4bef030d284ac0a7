"""Events as rows and back: the one place where stored bytes become events of the core."""

from __future__ import annotations

from typing import get_args

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, EventRecord
from parlour.core.fold import CorruptLog
from parlour.db.records import EventRow

_decoder = msgspec.json.Decoder(AnyEvent)


def event_kind(event: AnyEvent | type[AnyEvent]) -> str:
    """Return the tag of an event, such as `moved`."""
    return str(event.__struct_config__.tag)


EVENT_KINDS = frozenset(event_kind(event) for event in get_args(AnyEvent))
"""The events that this version knows."""


def event_row(match: str, logged: EventRecord) -> EventRow:
    """Return an entry of a match's log as it is stored."""
    return EventRow(
        match, logged.seq, logged.at, event_kind(logged.event), encode(logged.event), logged.digest
    )


def event_record(row: EventRow) -> EventRecord:
    """Return the entry that a row says; raises CorruptLog, which stops this match alone.

    The reason never quotes the body, which may hold the key; what exactly cannot be read is in the cause.
    """
    if row.kind not in EVENT_KINDS:
        raise CorruptLog(
            row.match,
            row.seq,
            f"{row.kind!r} is no event that this version knows",
            "core.unknown-event",
        )
    try:
        event: AnyEvent = _decoder.decode(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as reason:
        raise CorruptLog(
            row.match, row.seq, f"its {row.kind!r} event cannot be read ({type(reason).__name__})"
        ) from reason
    if event_kind(event) != row.kind:
        raise CorruptLog(
            row.match,
            row.seq,
            f"it is stored as {row.kind!r} but its event is {event_kind(event)!r}",
        )
    return EventRecord(row.seq, row.at, event, row.digest)
