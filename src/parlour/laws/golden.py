"""Golden matches: recorded once, replayed for ever, so that a change of the rules never passes unseen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from parlour.core.archive import Archive, archive, read, write
from parlour.core.codec import digest, encode
from parlour.core.event import AnyEvent, Logged, Moved, Opened, Seated, Started
from parlour.core.fold import Broken, fold, standing
from parlour.core.game import AnyGame, Seat, replace
from parlour.core.match import Match
from parlour.core.step import step
from parlour.laws.playout import LawBroken, Playout, decided, luck

SECOND_MS = 1_000
"""How long each decision of a recorded match takes."""


def record(game: AnyGame, playout: Playout, match: str = "golden") -> Archive:
    """Return one random match as an archive, a decision a second, every state with its digest."""
    opened = Opened(
        game=game.spec.id,
        version=game.spec.version,
        options=msgspec.Raw(encode(playout.options)),
        seats=playout.seats,
        key=luck(playout).key,
    )
    log = [Logged(0, 0, opened)]
    now = fold(match, game, log)

    def append(event: AnyEvent) -> None:
        nonlocal now
        entry = Logged(now.seq + 1, now.at + SECOND_MS, event)
        now = step(game, now, entry).match
        log.append(entry if now.state is None else replace(entry, digest=digest(now.state)))

    for seat in range(playout.seats):
        append(Seated(seat=Seat(seat), name=f"Seat {seat + 1}", nonce=b"%d" % seat))
    append(Started())
    rng = luck(playout).fork("record")
    while now.phase == "playing":
        seat, action, rng = decided(game, now.state, playout, len(now.moves), rng)
        append(Moved(seat, msgspec.Raw(encode(action))))
    with _golden():
        return archive(match, game, log)


def replay(match: Archive, game: AnyGame) -> Match[Any]:
    """Return an archived match after its last event; raises LawBroken when today's rules tell it differently."""
    again = read(write(match))
    with _golden():
        found = fold(again.id, game, again.events)
    final = standing(game, found)
    if final != match.standing:
        raise LawBroken(f"golden: match {match.id} ends with {final} and not with {match.standing}")
    return found


@contextmanager
def _golden() -> Iterator[None]:
    """Say of a log that no longer folds that a law was broken."""
    try:
        yield
    except Broken as reason:
        raise LawBroken(f"golden: {reason}") from reason
