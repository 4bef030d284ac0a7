"""Golden matches: recorded once, replayed for ever, so that a change of the rules never passes unseen."""

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
from parlour.laws.playout import LawViolation, Playout, playout_rng, random_decision

DECISION_MS = 1_000
"""How long each decision of a recorded match takes."""


def record_match(game: AnyGame, playout: Playout, match: str = "golden") -> Archive:
    """Return one random match as an archive, a decision a second, every state with its digest."""
    opened = Opened(
        game=game.spec.id,
        version=game.spec.version,
        options=msgspec.Raw(encode(playout.options)),
        seats=playout.seats,
        key=playout_rng(playout).key,
    )
    log = [EventRecord(0, 0, opened)]
    now = fold(match, game, log)

    def append(event: AnyEvent) -> None:
        nonlocal now
        entry = EventRecord(now.seq + 1, now.at + DECISION_MS, event)
        now = apply_event(game, now, entry).match
        log.append(entry if now.state is None else replace(entry, digest=digest(now.state)))

    for seat in range(playout.seats):
        append(Seated(seat=Seat(seat), name=f"Seat {seat + 1}", nonce=b"%d" % seat))
    append(Started())
    rng = playout_rng(playout).fork("record")
    while now.phase == "playing":
        seat, action, rng = random_decision(game, now.state, playout, len(now.moves), rng)
        append(Moved(seat, msgspec.Raw(encode(action))))
    with _law_violations():
        return archive_match(match, game, log)


def replay_match(match: Archive, game: AnyGame) -> Match[Any]:
    """Return an archived match after its last event; raises LawBroken when today's rules tell it differently."""
    again = decode_archive(encode_archive(match))
    with _law_violations():
        found = fold(again.id, game, again.events)
    final = match_ranking(game, found)
    if final != match.standing:
        raise LawViolation(
            f"golden: match {match.id} ends with {final} and not with {match.standing}"
        )
    return found


@contextmanager
def _law_violations() -> Iterator[None]:
    """Say of a log that no longer folds that a law was broken."""
    try:
        yield
    except CorruptLog as reason:
        raise LawViolation(f"golden: {reason}") from reason
