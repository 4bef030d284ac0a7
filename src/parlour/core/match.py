"""A match as a fold over its log. Nothing about a match lives anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Generic, Literal

import msgspec

from parlour.core import clock as clocks
from parlour.core.clock import Clock, Untimed
from parlour.core.codec import Codec, digest
from parlour.core.event import (
    Answered,
    Arranged,
    Closed,
    Flagged,
    House,
    Left,
    Logged,
    Moved,
    Offered,
    Opened,
    Proposal,
    Seated,
    Started,
    TookBack,
    Vacated,
)
from parlour.core.game import Game, Illegal, S, Seat, Standing, Turn, replace
from parlour.core.rng import Rng, match_key
from parlour.core.value import Value

AnyGame = Game[Any, Any, Any, Any]


class Broken(Exception):
    """A log that cannot be folded: this match alone stops, with the position and the reason."""

    def __init__(self, match: str, seq: int, reason: str) -> None:
        super().__init__(f"match {match} stops at position {seq}: {reason}")
        self.match, self.seq, self.reason = match, seq, reason


class Chair(Value, frozen=True):
    """Who sits on a chair."""

    name: str
    player: str | None = None
    bot: str | None = None
    nonce: bytes = b""


class Offer(Value, frozen=True):
    """An open proposal and the seats that are for it."""

    what: Proposal
    seat: Seat
    accepted: frozenset[Seat]


class Match(Value, Generic[S], frozen=True, kw_only=True):
    """A match after some prefix of its log.

    `since` names, for each awaited seat, the position at which its present decision opened: the decision's
    identity. `moves` are the positions of the decisions that count, `movers` their seats. `ended` is a reason from outside the rules.
    """

    id: str
    seq: int
    at: int
    opened: Opened
    house: House
    options: msgspec.Raw
    chairs: tuple[Chair | None, ...]
    phase: Literal["gathering", "playing", "over"] = "gathering"
    state: S | None = None
    since: tuple[int | None, ...] = ()
    moves: tuple[int, ...] = ()
    movers: tuple[Seat, ...] = ()
    gone: frozenset[Seat] = frozenset()
    clock: Clock = Clock(Untimed())
    offer: Offer | None = None
    ended: str | None = None


def fold(match: str, game: AnyGame, log: Sequence[Logged], start: Match[Any] | None = None) -> Match[Any]:
    """Return the match after its log, or after `start` and the tail of its log; raises Broken."""
    if start is not None and any(isinstance(entry.event, TookBack) and entry.event.to < start.seq for entry in log):
        raise ValueError("a take-back reaches behind the start: fold the whole log")
    folded: list[Logged] = []
    found = start
    for entry in log:
        found = _entered(match, game, folded, found, entry, start)
        folded.append(entry)
    if found is None:
        raise Broken(match, 0, "the log is empty")
    return found


def _entered(
    match: str, game: AnyGame, folded: list[Logged], before: Match[Any] | None, entry: Logged, start: Match[Any] | None
) -> Match[Any]:
    expected = 0 if before is None else before.seq + 1
    if entry.seq != expected:
        raise Broken(match, entry.seq, f"position {expected} is missing")
    try:
        if before is None:
            after = _open(match, game, entry)
        elif isinstance(entry.event, TookBack):
            kept = fold(match, game, [old for old in folded if old.seq <= entry.event.to], start)
            after = _taken_back(game, before, kept, entry)
        else:
            after = step(game, before, entry)
    except (Illegal, msgspec.DecodeError, AssertionError, LookupError) as reason:
        raise Broken(match, entry.seq, f"{type(reason).__name__}: {reason}") from reason
    if entry.digest is not None and after.state is not None and entry.digest != digest(after.state):
        raise Broken(match, entry.seq, "the rules replay it differently (digests differ)")
    return after


def step(game: AnyGame, match: Match[Any], entry: Logged) -> Match[Any]:
    """Return the match after one more event, a take-back excepted; raises Illegal for what the match does not allow."""
    event, at = entry.event, max(entry.at, match.at)
    match = replace(match, seq=entry.seq, at=at)
    match event:
        case Seated():
            return _seated(match, event)
        case Vacated():
            return replace(match, chairs=_put(match.chairs, event.seat, None))
        case Arranged():
            chairs = (match.chairs + (None,) * event.seats)[: event.seats]
            return replace(match, options=event.options, house=event.house, chairs=chairs)
        case Started():
            return _started(game, match)
        case Moved():
            return _moved(game, match, event)
        case Left():
            return _left(game, match, event)
        case Flagged():
            return _flagged(game, match, event)
        case Offered():
            return replace(match, offer=Offer(event.what, event.seat, frozenset({event.seat})))
        case Answered():
            return _answered(match, event)
        case Closed():
            return _stop(match, event.why)
        case _:
            raise Illegal("core.out-of-place", event=type(event).__name__)


def _open(match: str, game: AnyGame, entry: Logged) -> Match[Any]:
    event = entry.event
    if not isinstance(event, Opened):
        raise Illegal("core.out-of-place", event=type(event).__name__)
    if event.version != game.spec.version:
        raise Illegal("core.other-version", version=event.version, known=game.spec.version)
    return Match(
        id=match,
        seq=entry.seq,
        at=entry.at,
        opened=event,
        house=event.house,
        options=event.options,
        chairs=(None,) * event.seats,
    )


def _put(chairs: tuple[Chair | None, ...], seat: Seat, chair: Chair | None) -> tuple[Chair | None, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _seated(match: Match[Any], event: Seated) -> Match[Any]:
    old = match.chairs[event.seat]
    # Once play began the nonce is part of the match key, so whoever takes over a chair inherits it.
    nonce = event.nonce if match.phase == "gathering" or old is None else old.nonce
    return replace(match, chairs=_put(match.chairs, event.seat, Chair(event.name, event.player, event.bot, nonce)))


def _started(game: AnyGame, match: Match[Any]) -> Match[Any]:
    seats = len(match.chairs)
    state = game.setup(Codec(game).options(bytes(match.options)), seats, Rng(key(match)))
    clock = clocks.wind(match.house.clock, seats)
    match = replace(match, phase="playing", state=state, clock=clock, since=(None,) * seats)
    return _await(game, match, moved=None)


def _moved(game: AnyGame, match: Match[Any], event: Moved) -> Match[Any]:
    if match.phase != "playing":
        raise Illegal("core.not-playing")
    state = game.apply(match.state, event.seat, Codec(game).action(bytes(event.action)))
    offer = match.offer if match.offer and match.offer.what == "draw" and match.offer.seat == event.seat else None
    match = replace(match, state=state, moves=(*match.moves, match.seq), movers=(*match.movers, event.seat), offer=offer)
    return _await(game, match, moved=event.seat)


def _left(game: AnyGame, match: Match[Any], event: Left) -> Match[Any]:
    gone = match.gone | {event.seat}
    match = replace(match, state=game.leave(match.state, event.seat, event.why), gone=gone, offer=None)
    if len(match.chairs) - len(gone) < min(2, len(match.chairs)):
        return _stop(match, event.why)
    return _await(game, match, moved=None)


def _flagged(game: AnyGame, match: Match[Any], event: Flagged) -> Match[Any]:
    rule = match.clock.rule
    fall = "default" if isinstance(rule, Untimed) else rule.fall
    if fall == "lose":
        return _left(game, match, Left(event.seat, "time"))
    return _stop(match, "time") if fall == "end" else match


def _answered(match: Match[Any], event: Answered) -> Match[Any]:
    offer = match.offer
    if offer is None:
        raise Illegal("core.no-offer")
    if not event.yes:
        return replace(match, offer=None)
    match = replace(match, offer=replace(offer, accepted=offer.accepted | {event.seat}))
    return _stop(match, "agreed") if offer.what == "draw" and unanimous(match) else match


def unanimous(match: Match[Any]) -> bool:
    """Return whether everybody who still plays is for the open proposal."""
    playing = {Seat(seat) for seat in range(len(match.chairs))} - match.gone
    return match.offer is not None and playing <= match.offer.accepted


def _taken_back(game: AnyGame, before: Match[Any], kept: Match[Any], entry: Logged) -> Match[Any]:
    """Return the match as it was at `kept`, with today's chairs and clocks and with fresh luck."""
    at = max(entry.at, before.at)
    state: Any = kept.state
    luck = getattr(state, "rng", None)
    if isinstance(luck, Rng):
        state = replace(state, rng=luck.fork(entry.seq))
    stopped = clocks.run(before.clock, frozenset(), at)
    match = replace(kept, seq=entry.seq, at=at, state=state, chairs=before.chairs, clock=stopped, since=(None,) * len(kept.chairs), offer=None)
    return _await(game, match, moved=None)


def _await(game: AnyGame, match: Match[Any], moved: Seat | None) -> Match[Any]:
    """Return the match with decisions opened and clocks running for the seats whose turn it is, or over."""
    awaited = game.turn(match.state).seats
    if not awaited:
        return _stop(match, None)
    since = tuple(
        (match.seq if seat == moved or old is None else old) if seat in awaited else None for seat, old in enumerate(match.since)
    )
    return replace(match, since=since, clock=clocks.run(match.clock, awaited, match.at, moved))


def _stop(match: Match[Any], why: str | None) -> Match[Any]:
    clock = clocks.run(match.clock, frozenset(), match.at)
    return replace(match, phase="over", ended=why, clock=clock, since=(None,) * len(match.chairs), offer=None)


def key(match: Match[Any]) -> bytes:
    """Return the match's seed, from the server's key and the nonces of those who sit."""
    return match_key(match.opened.key, match.id, (chair.nonce if chair else b"" for chair in match.chairs))


def turn(game: AnyGame, match: Match[Any]) -> Turn:
    """Return who must decide now; nobody unless the match is being played."""
    return game.turn(match.state) if match.phase == "playing" else Turn(frozenset(), match.phase)


def standing(game: AnyGame, match: Match[Any]) -> Standing | None:
    """Return how the seats stand, overtime and departures counted; None before the start."""
    if match.state is None:
        return None
    found = game.standing(match.state)
    seats = range(len(match.chairs))
    found = clocks.charge(found, tuple(clocks.overtime_points(match.clock, Seat(seat), match.at) for seat in seats))
    if match.phase != "over":
        return replace(found, over=None)
    if match.ended == "agreed":
        return replace(found, ranks=(1,) * len(match.chairs), over="agreed")
    ranks = tuple(found.ranks[seat] + len(seats) * (seat in match.gone) for seat in seats)
    return replace(found, ranks=tuple(1 + sum(other < rank for other in ranks) for rank in ranks), over=match.ended or found.over)


def effective(log: Sequence[Logged]) -> list[Logged]:
    """Return the entries that still count: what a take-back truncated is left out."""

    def kept(entries: list[Logged], entry: Logged) -> list[Logged]:
        if isinstance(entry.event, TookBack):
            to = entry.event.to
            entries = [old for old in entries if old.seq <= to]
        return [*entries, entry]

    return reduce(kept, log, [])
