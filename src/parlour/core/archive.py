"""Archives: finished matches as self-contained `*.match` files of JSON, one event per line."""

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
"""The file name suffix of an archive."""


class Archive(Value, frozen=True, kw_only=True):
    """A match with everything needed to replay and to verify it.

    Player names are those shown at the table; account ids and table codes are removed.

    Attributes:
        format: The version of this file layout.
        id: The id of the match.
        game: The id of the game.
        version: The version of the rules.
        commitment: The hash of the server key, as published when the table opened.
        ranking: The final ranking.
        events: The complete event log.
    """

    format: Literal[1] = 1
    id: str
    game: str
    version: int
    commitment: str
    ranking: Ranking = msgspec.field(name="standing")
    events: tuple[EventRecord, ...]


def archive_match(match: str, game: AnyGame, log: Sequence[EventRecord]) -> Archive:
    """Return the archive of a finished match.

    Raises:
        Illegal: `core.not-over`, since an archive reveals the server key, or `core.never-started`.
        CorruptLog: The log cannot be folded.
    """
    final_match = fold(match, game, log)
    if final_match.phase != "over":
        raise Illegal("core.not-over")
    ranking = match_ranking(game, final_match)
    if ranking is None:
        raise Illegal("core.never-started")
    return Archive(
        id=match,
        game=final_match.opened.game,
        version=final_match.opened.version,
        commitment=commitment(final_match.opened.key),
        ranking=ranking,
        events=tuple(replace(entry, event=_anonymous_event(entry.event)) for entry in log),
    )


def _anonymous_event(event: Event) -> Event:
    """Return an event without account ids and ids of other tables."""
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
    """Return a log without names and ids, which a forked match may store as its past."""

    def anonymize(event: Event) -> Event:
        event = _anonymous_event(event)
        return replace(event, name=f"Seat {event.seat + 1}") if isinstance(event, Seated) else event

    return tuple(replace(entry, event=anonymize(entry.event)) for entry in log)


def encode_archive(match: Archive) -> bytes:
    """Return the canonical file contents, in which a changed event changes only one line."""
    head = encode(replace(match, events=()))
    lines = b",\n".join(encode(entry) for entry in match.events)
    return head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def decode_archive(body: bytes) -> Archive:
    """Return the archive stored in a file.

    Raises:
        CorruptLog: The file is not an archive; the match id is then `?`.
    """
    try:
        return msgspec.json.decode(body, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as reason:
        raise CorruptLog(
            "?", 0, f"this is not a match file: {reason}", "core.not-a-match-file"
        ) from reason
