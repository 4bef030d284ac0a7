"""Conversion between the events of the core and rows."""

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
"""The kinds of events that this version can read."""


def event_row(match: str, record: EventRecord) -> EventRow:
    """Return the row that stores an event of a match."""
    return EventRow(
        match=match,
        seq=record.seq,
        at=record.at,
        kind=event_kind(record.event),
        body=encode(record.event),
        digest=record.digest,
    )


def event_record(row: EventRow) -> EventRecord:
    """Return the event of a row; raises CorruptLog, which affects only this match.

    The error message never quotes the body, which may contain the match key; the cause has the
    details.
    """
    if row.kind not in EVENT_KINDS:
        raise CorruptLog(
            row.match,
            row.seq,
            f"{row.kind!r} is not an event that this version knows",
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
