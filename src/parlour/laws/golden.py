"""Golden matches: recorded matches that must replay identically under the current rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from parlour.core.archive import Archive, archive_match, decode_archive, encode_archive
from parlour.core.codec import digest, encode
from parlour.core.event import AnyEvent, EventRecord, Moved, Opened, Seated, Started
from parlour.core.fold import CorruptLog, fold, match_ranking
from parlour.core.game import AnyGame, Seat, replace
from parlour.core.match import Match
from parlour.core.step import apply_event
from parlour.laws.difference import first_difference
from parlour.laws.playout import Playout, playout_rng, random_decision
from parlour.laws.violation import LawViolation

LAW_OF_REPLAY = "golden: a recorded match replays identically"

DECISION_MS = 1_000
"""The duration (ms) of each decision in a recorded match."""


def record_match(game: AnyGame, playout: Playout, match: str = "golden") -> Archive:
    """Return one random match as an archive with the digest of every state."""
    opened = Opened(
        game=game.spec.id,
        version=game.spec.version,
        options=msgspec.Raw(encode(playout.options)),
        seats=playout.seats,
        key=playout_rng(playout).key,
    )
    log = [EventRecord(0, 0, opened)]
    match_now = fold(match, game, log)

    def append(event: AnyEvent) -> None:
        nonlocal match_now
        entry = EventRecord(match_now.seq + 1, match_now.at + DECISION_MS, event)
        match_now = apply_event(game, match_now, entry).match
        log.append(
            entry if match_now.state is None else replace(entry, digest=digest(match_now.state))
        )

    for seat in range(playout.seats):
        append(Seated(seat=Seat(seat), name=f"Seat {seat + 1}", nonce=b"%d" % seat))
    append(Started())
    rng = playout_rng(playout).fork("record")
    while match_now.phase == "playing":
        seat, action, rng = random_decision(
            game, match_now.state, playout, len(match_now.moves), rng
        )
        append(Moved(seat, msgspec.Raw(encode(action))))
    with _law_violations():
        return archive_match(match, game, log)


def replay_match(match: Archive, game: AnyGame) -> Match[Any]:
    """Return an archived match after its last event; raises LawViolation if the replay differs."""
    archive = decode_archive(encode_archive(match))
    with _law_violations():
        replayed = fold(archive.id, game, archive.events)
    ranking = match_ranking(game, replayed)
    if ranking != match.ranking:
        raise LawViolation(
            LAW_OF_REPLAY,
            f"match {match.id}: {first_difference(match.ranking, ranking, 'ranking')}",
        )
    return replayed


@contextmanager
def _law_violations() -> Iterator[None]:
    """Turn a log that cannot be folded into a law violation."""
    try:
        yield
    except CorruptLog as reason:
        raise LawViolation(LAW_OF_REPLAY, str(reason)) from reason
