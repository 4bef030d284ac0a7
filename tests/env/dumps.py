"""Dumps of short matches, with more about their players than a real dump holds."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from parlour.core.archive import Archive, archive_match, encode_archive
from parlour.core.codec import digest, encode
from parlour.core.event import (
    Answered,
    AnyEvent,
    EventRecord,
    Left,
    Moved,
    Offered,
    Opened,
    Seated,
    Started,
    TookBack,
)
from parlour.core.fold import fold
from parlour.core.game import AnyGame, Seat, replace
from parlour.search.levels import loaded_game

PRIVATE = (
    "Ann Example",
    "Bob Example",
    "user-of-ann",
    "user-of-bob",
    "host-id",
    "table-code",
    "the-match-id",
    "the-device",
)
"""Names and ids in the logs of `played_archive`, none of which may be in a dataset."""


def played_archive(
    game: str,
    seed: int,
    *,
    options: Mapping[str, Any] | None = None,
    ends: AnyEvent | None = None,
    takes_back: bool = False,
) -> Archive:
    """Return a random match of two people, with names and ids.

    Args:
        game: The id of the game.
        seed: The seed of the decisions.
        options: The options that differ from the defaults.
        ends: An event that ends the match after six decisions.
        takes_back: Whether the fourth decision is taken back.
    """
    log = list(_log(loaded_game(game), Random(seed), dict(options or {}), ends, takes_back))
    return replace(archive_match(PRIVATE[6], loaded_game(game), log), events=tuple(log))


def write_dump(file: Path, lines: Sequence[Archive | bytes]) -> Path:
    """Write archives and other lines as a dump and return its path."""
    with gzip.open(file, "wb") as dump:
        for line in lines:
            body = line if isinstance(line, bytes) else encode_archive(line)
            dump.write(body.replace(b"\n", b"") + b"\n")
    return file


def _log(
    game: AnyGame, luck: Random, options: dict[str, Any], ends: AnyEvent | None, takes_back: bool
) -> Iterator[EventRecord]:
    log: list[EventRecord] = []

    def record(event: AnyEvent) -> EventRecord:
        entry = EventRecord(len(log), 1000 * len(log), event)
        state = fold(PRIVATE[6], game, [*log, entry]).state
        log.append(entry if state is None else replace(entry, digest=digest(state)))
        return log[-1]

    chosen = msgspec.Raw(encode(msgspec.convert(options, game.types.options)))
    yield record(
        Opened(
            game=game.spec.id,
            version=game.spec.version,
            options=chosen,
            seats=2,
            key=luck.randbytes(32),
            host=PRIVATE[4],
            code=PRIVATE[5],
            device=PRIVATE[7],
        )
    )
    for seat in range(2):
        yield record(Seated(seat=Seat(seat), name=PRIVATE[seat], player=PRIVATE[2 + seat]))
    yield record(Started())
    for ply in range(1000):
        match = fold(PRIVATE[6], game, log)
        if match.phase == "over":
            return
        if ends is not None and ply == 6:
            yield record(ends)
            return
        if takes_back and ply == 4:
            yield record(Offered(Seat(0), "takeback"))
            yield record(Answered(Seat(1), True))
            yield record(TookBack(log[-3].seq - 1))
            # The hostile level of a substitute must not become a player in the dataset.
            yield record(
                Seated(seat=Seat(0), name=PRIVATE[0], player=PRIVATE[2], bot="Ann Example")
            )
            match = fold(PRIVATE[6], game, log)
        seat = min(game.turn(match.state).seats)
        action = luck.choice(list(game.legal_actions(match.state, seat)))
        yield record(Moved(seat, msgspec.Raw(encode(action))))


def resignation(seat: int) -> AnyEvent:
    """Return the event of a seat that resigns."""
    return Left(Seat(seat), "resigned")
