"""What a seat saw happen, step by step: a fold of the log on request, for the move list and the review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.event import Answered, AnyEvent, Flagged, Left, Logged, Moved, Offered, Seated, Started, TookBack
from parlour.core.game import Game, News, Seat
from parlour.core.match import Match, fold, step
from parlour.core.value import Value
from parlour.tables.matches import Live

STEPS = (Started, Moved, TookBack, Left, Flagged)
"""The events that a review stops at."""


class Entry(Value, frozen=True, kw_only=True):
    """One line of the move list, as one seat (or the public) may read it."""

    seq: int
    at: int
    kind: str
    seat: Seat | None = None
    news: tuple[News, ...] = ()
    spent_ms: int = 0
    details: dict[str, str | int | bool] = {}


def moments(match: str, game: Game[Any, Any, Any, Any], log: Sequence[Logged]) -> Iterator[tuple[Logged, Match[Any]]]:
    """Yield every entry of a log beside the match after it."""
    now: Match[Any] | None = None
    for index, entry in enumerate(log):
        whole = now is None or isinstance(entry.event, TookBack)
        now = fold(match, game, log[: index + 1]) if whole or now is None else step(game, now, entry)
        yield entry, now


def entries(live: Live, log: Sequence[Logged], seat: Seat | None) -> list[Entry]:
    """Return the move list of a match through the eyes of a seat."""
    found, last = [], log[0].at
    for entry, now in moments(live.match.id, live.game, log):
        kind = type(entry.event).__name__.lower()
        if isinstance(entry.event, (Moved, Left, Flagged, Offered, Answered, TookBack, Started, Seated)):
            decided = isinstance(entry.event, Moved)
            news = live.game.view(now.state, seat).news if decided else ()
            spent = entry.at - last if decided else 0
            mover = getattr(entry.event, "seat", None)
            found.append(Entry(seq=entry.seq, at=entry.at, kind=kind, seat=mover, news=news, spent_ms=spent, details=_details(entry.event)))
        if isinstance(entry.event, STEPS):
            last = entry.at
    return found


def _details(event: AnyEvent) -> dict[str, str | int | bool]:
    """Return what a line says beside its seat. Only public facts: no key, no nonce, no action."""
    match event:
        case Left():
            return {"why": event.why}
        case Offered():
            return {"what": event.what}
        case Answered():
            return {"yes": event.yes}
        case Seated():
            return {"name": event.name}
        case TookBack():
            return {"to": event.to}
        case _:
            return {}


def moment(live: Live, log: Sequence[Logged], number: int) -> Live | None:
    """Return the match at the n-th step of its review, or None beyond the last."""
    stops = [entry.seq for entry in log if isinstance(entry.event, STEPS)]
    if not 0 <= number < len(stops):
        return None
    past = fold(live.match.id, live.game, log[: stops[number] + 1])
    # The chairs of today: whoever took over a chair later is still the one to name.
    return Live(msgspec.structs.replace(past, chairs=live.match.chairs), live.game)


def steps(log: Sequence[Logged]) -> int:
    """Return how many steps a review of this log has."""
    return sum(isinstance(entry.event, STEPS) for entry in log)
