"""A finished match as one file that stands alone: `*.match`, JSON with an event a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from parlour.core.codec import encode
from parlour.core.event import Event, EventRecord, Opened, Seated, Started
from parlour.core.fold import CorruptLog, fold, match_ranking
from parlour.core.game import AnyGame, Illegal, Ranking, replace
from parlour.core.rng import commitment
from parlour.core.value import Value

ARCHIVE_SUFFIX = ".match"
"""How the name of such a file ends."""


class Archive(Value, frozen=True, kw_only=True):
    """A match with everything needed to replay and to verify it.

    `commitment` is what was shown of the key when the table was opened. `format` is the version of this layout.
    People are named as the table saw them: no accounts and no codes.
    """

    format: Literal[1] = 1
    id: str
    game: str
    version: int
    commitment: str
    standing: Ranking
    events: tuple[EventRecord, ...]


def archive_match(match: str, game: AnyGame, log: Sequence[EventRecord]) -> Archive:
    """Return the archive of a finished match; raises Illegal `core.not-over`, since it tells the key, and CorruptLog."""
    found = fold(match, game, log)
    if found.phase != "over":
        raise Illegal("core.not-over")
    final = match_ranking(game, found)
    if final is None:
        raise Illegal("core.never-started")
    return Archive(
        id=match,
        game=found.opened.game,
        version=found.opened.version,
        commitment=commitment(found.opened.key),
        standing=final,
        events=tuple(replace(entry, event=_anonymous_event(entry.event)) for entry in log),
    )


def _anonymous_event(event: Event) -> Event:
    """Return an event without the ids of accounts and of other tables."""
    match event:
        case Opened():
            return replace(event, host=None, code=None, after=None, device=None)
        case Seated():
            return replace(event, player=None)
        case Started():
            return replace(event, past=anonymous_log(event.past))
        case _:
            return event


def anonymous_log(log: Sequence[EventRecord]) -> tuple[EventRecord, ...]:
    """Return a log in which nobody is named: what another match may record of it."""

    def anonymize(event: Event) -> Event:
        found = _anonymous_event(event)
        return replace(found, name=f"Seat {found.seat + 1}") if isinstance(found, Seated) else found

    return tuple(replace(entry, event=anonymize(entry.event)) for entry in log)


def encode_archive(match: Archive) -> bytes:
    """Return the file: the same archive always gives the same bytes, and a changed event changes one line."""
    head = encode(replace(match, events=()))
    lines = b",\n".join(encode(entry) for entry in match.events)
    return head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def decode_archive(body: bytes) -> Archive:
    """Return the archive that a file says; raises CorruptLog, for match `?` where not even its id can be read."""
    try:
        return msgspec.json.decode(body, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as reason:
        raise CorruptLog(
            "?", 0, f"this is not a match file: {reason}", "core.not-a-match-file"
        ) from reason
