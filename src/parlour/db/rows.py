"""Events as rows and back: the one place where stored bytes become events of the core."""

from __future__ import annotations

from typing import get_args

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Logged
from parlour.core.fold import Broken
from parlour.db.records import Row

_decoder = msgspec.json.Decoder(AnyEvent)


def kind(event: AnyEvent | type[AnyEvent]) -> str:
    """Return the tag of an event, such as `moved`."""
    return str(event.__struct_config__.tag)


KINDS = frozenset(kind(event) for event in get_args(AnyEvent))
"""The events that this version knows."""


def row(match: str, logged: Logged) -> Row:
    """Return an entry of a match's log as it is stored."""
    return Row(match, logged.seq, logged.at, kind(logged.event), encode(logged.event), logged.digest)


def logged(row: Row) -> Logged:
    """Return the entry that a row says; raises Broken, which stops this match alone.

    The reason never quotes the body, which may hold the key; what exactly cannot be read is in the cause.
    """
    if row.kind not in KINDS:
        raise Broken(row.match, row.seq, f"{row.kind!r} is no event that this version knows", "core.unknown-event")
    try:
        event: AnyEvent = _decoder.decode(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as reason:
        raise Broken(row.match, row.seq, f"its {row.kind!r} event cannot be read ({type(reason).__name__})") from reason
    if kind(event) != row.kind:
        raise Broken(row.match, row.seq, f"it is stored as {row.kind!r} but its event is {kind(event)!r}")
    return Logged(row.seq, row.at, event, row.digest)
