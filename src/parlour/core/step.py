"""One event more: what each kind of event makes of a match, and what a match refuses."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.core import abandoned
from parlour.core import clock as clocks
from parlour.core.clock import Correspondence, Untimed
from parlour.core.codec import codec_of
from parlour.core.event import (
    Answered,
    Arranged,
    Claimed,
    Closed,
    Continued,
    Excused,
    Flagged,
    Hinted,
    Left,
    Logged,
    Moved,
    Nudged,
    Offered,
    Opened,
    Proposal,
    Resumed,
    Seated,
    Started,
    TookBack,
    Vacated,
)
from parlour.core.game import AnyGame, Happening, Illegal, Seat, Turn, replace
from parlour.core.match import Chair, Match, Offer, key, present, unanimous
from parlour.core.rng import Rng

KEY_BYTES = 32
"""How long a server's key is: a shorter one could be guessed from its commitment."""


class Step(NamedTuple):
    """A match after one more event, and what happened in its game on the way."""

    match: Match[Any]
    happened: tuple[Happening, ...] = ()


def opening(match: str, game: AnyGame, entry: Logged) -> Match[Any]:
    """Return the match that the first entry of a log opens; raises Illegal."""
    event = entry.event
    if not isinstance(event, Opened):
        raise Illegal("core.out-of-place", event=type(event).__name__)
    require_rules(game, event)
    if len(event.key) != KEY_BYTES:
        raise Illegal("core.bad-key", bytes=len(event.key), needed=KEY_BYTES)
    _require_sensible(game, event.options, event.seats)
    return Match(
        id=match,
        seq=entry.seq,
        at=entry.at,
        opened=event,
        house=event.house,
        options=event.options,
        chairs=(None,) * event.seats,
    )


def require_rules(game: AnyGame, opened: Opened) -> None:
    """Raise Illegal unless these are the very rules that a match was opened with."""
    if opened.game != game.spec.id:
        raise Illegal("core.other-game", game=opened.game, known=game.spec.id)
    if opened.version != game.spec.version:
        raise Illegal("core.other-version", version=opened.version, known=game.spec.version)


def step(game: AnyGame, match: Match[Any], entry: Logged) -> Step:
    """Return the match after one more event and what happened, a take-back excepted; raises Illegal for what the match does not allow.

    An entry stamped earlier than the one before it counts as made at the same moment.
    """
    event = entry.event
    match = replace(match, seq=entry.seq, at=max(entry.at, match.at))
    match event:
        case Seated():
            return Step(_seated(match, event))
        case Vacated():
            return Step(_vacated(match, event))
        case Arranged():
            return Step(_arranged(game, match, event))
        case Started():
            return _started(game, match, event)
        case Moved():
            return _moved(game, match, event)
        case Left():
            return _left(game, match, event)
        case Flagged():
            return _flagged(game, match, event)
        case Offered():
            return Step(_offered(match, event))
        case Answered():
            return Step(_answered(match, event))
        case Continued():
            return Step(_continued(game, match, event))
        case Nudged():
            return Step(abandoned.nudged(match, event))
        case Claimed():
            return _claimed(game, match, event)
        case Excused():
            return Step(_excused(match, event))
        case Hinted():
            return Step(_hinted(match, event))
        case Resumed():
            return Step(_came_back(match, event))
        case Closed():
            return Step(_closed(match, event))
        case _:
            raise Illegal("core.out-of-place", event=type(event).__name__)


def took_back(game: AnyGame, before: Match[Any], kept: Match[Any] | None, entry: Logged) -> Match[Any]:
    """Return the match as it was at `kept`, with today's chairs and clocks and with fresh luck; raises Illegal.

    Nothing is taken back behind somebody's departure, and nothing once the match is over and its key is told.
    """
    _require_playing(before)
    if before.offer is None or before.offer.what != "takeback" or not unanimous(before):
        raise Illegal("core.not-agreed")
    if kept is None or kept.phase != "playing" or kept.gone != before.gone:
        raise Illegal("core.no-such-moment")
    at = max(entry.at, before.at)
    state = game.reshuffle(kept.state, Rng(key(before)).fork(f"takeback {entry.seq}"))
    stopped = clocks.run(before.clock, frozenset(), at)
    anew = isinstance(entry.event, TookBack) and entry.event.anew
    match = replace(
        kept,
        seq=entry.seq,
        at=at,
        state=state,
        chairs=before.chairs,
        clock=stopped,
        since=(None,) * len(kept.chairs),
        offer=None,
        nudged_at=before.nudged_at,
        redrawn=(*before.redrawn, len(kept.moves)) if anew else before.redrawn,
    )
    return _await(game, match)


def _seated(match: Match[Any], event: Seated) -> Match[Any]:
    old = _chair(match, event.seat)
    if match.phase == "over":
        raise Illegal("core.not-playing")
    if match.phase == "gathering":
        if event.player in match.out:
            raise Illegal("core.put-out")
        if old is not None:
            raise Illegal("core.chair-taken", seat=event.seat)
        return _put(match, event.seat, Chair(event.name, event.player, event.bot, event.nonce))
    if event.seat in match.gone:
        raise Illegal("core.gone", seat=event.seat)
    # Once play began the nonce is part of the match key, so whoever takes over a chair inherits it.
    return _put(match, event.seat, Chair(event.name, event.player, event.bot, old.nonce if old else b""))


def _vacated(match: Match[Any], event: Vacated) -> Match[Any]:
    _require_gathering(match)
    chair = _chair(match, event.seat)
    if chair is None:
        raise Illegal("core.empty-chair", seat=event.seat)
    if event.out and chair.player is not None:
        match = replace(match, out=match.out | {chair.player})
    return _put(match, event.seat, None)


def _arranged(game: AnyGame, match: Match[Any], event: Arranged) -> Match[Any]:
    _require_gathering(match)
    if match.opened.origin is not None and (event.options, event.seats) != (match.options, len(match.chairs)):
        raise Illegal("core.origin-is-fixed")
    _require_sensible(game, event.options, event.seats)
    chairs = (match.chairs + (None,) * event.seats)[: event.seats]
    return replace(match, options=event.options, house=event.house, chairs=chairs)


def _started(game: AnyGame, match: Match[Any], event: Started) -> Step:
    _require_gathering(match)
    if None in match.chairs:
        raise Illegal("core.empty-chairs")
    seats = len(match.chairs)
    if match.opened.origin is None and not event.past:
        state, happened = game.setup(codec_of(game).options(bytes(match.options)), seats, Rng(key(match)))
    else:
        state, happened = _resumed(game, match, event), ()
    clock = clocks.wind(match.house.clock, seats)
    return Step(_await(game, replace(match, phase="playing", state=state, clock=clock, since=(None,) * seats)), happened)


def _resumed(game: AnyGame, match: Match[Any], event: Started) -> Any:
    """Return the state at which a match goes on from another; raises Illegal where the recorded past does not lead there."""
    from parlour.core.fold import Broken, fold  # a past is a fold of steps, and a step may hold a past

    origin = match.opened.origin
    if origin is None:
        raise Illegal("core.bad-origin")
    try:
        past = fold(origin.match, game, event.past)
    except Broken as reason:
        raise Illegal("core.bad-origin") from reason
    if past.phase != "playing" or past.seq != origin.seq or past.gone or (past.options, len(past.chairs)) != (match.options, len(match.chairs)):
        raise Illegal("core.bad-origin")
    return game.reshuffle(past.state, Rng(key(match)).fork("origin")) if origin.fresh else past.state


def _moved(game: AnyGame, match: Match[Any], event: Moved) -> Step:
    _require_playing(match)
    _require_going(match)
    before = game.turn(match.state)
    # A chair whose sitter has gone may still decide: the house does so for it.
    if event.seat not in before.seats:
        raise Illegal("core.not-your-turn", seat=event.seat)
    state, happened = game.apply(match.state, event.seat, codec_of(game).action(bytes(event.action)))
    # A draw may be offered with a move; whoever moves on without an answer has declined.
    offer = match.offer if match.offer and match.offer.what == "draw" and match.offer.seat == event.seat else None
    match = replace(match, state=state, moves=(*match.moves, match.seq), movers=(*match.movers, event.seat), offer=offer)
    return Step(_await(game, match, before, event.seat, event.lag), happened)


def _left(game: AnyGame, match: Match[Any], event: Left) -> Step:
    _require_player(match, event.seat)
    before = game.turn(match.state)
    gone = match.gone | {event.seat}
    state, happened = game.leave(match.state, event.seat, event.why)
    match = replace(match, state=state, gone=gone, offer=None)
    if len(present(match)) < min(2, len(match.chairs)):
        return Step(_stop(match, event.why), happened)
    return Step(_await(game, match, before), happened)


def _flagged(game: AnyGame, match: Match[Any], event: Flagged) -> Step:
    _require_player(match, event.seat)
    due = clocks.fall(match.clock, event.seat)
    if due is None or match.at < due or isinstance(match.clock.rule, Untimed):
        raise Illegal("core.time-left", seat=event.seat)
    fall = match.clock.rule.fall
    if fall == "lose":
        return _left(game, match, Left(event.seat, "time"))
    if fall == "end":
        state, happened = game.settle_on_time(match.state, event.seat)
        return Step(_stop(replace(match, state=state), "time"), happened)
    # Only a note that time is up: the decision itself, which the house then takes, is an event of its own.
    return Step(match)


def _offered(match: Match[Any], event: Offered) -> Match[Any]:
    _require_player(match, event.seat)
    if not may_offer(match, event.what):
        raise Illegal("core.not-offered-here", what=event.what)
    if match.offer is not None:
        raise Illegal("core.offer-open", what=match.offer.what)
    if event.what != "draw":
        _require_going(match)
    match = replace(match, offer=Offer(event.what, event.seat, frozenset({event.seat})))
    # Who plays alone asks nobody.
    return _paused(match) if event.what == "pause" and unanimous(match) else match


def may_offer(match: Match[Any], what: Proposal) -> bool:
    """Return whether something may be proposed at a table at all: a pause where there is a clock to stop."""
    if what == "draw":
        return match.house.draws and len(match.chairs) > 1
    if what == "pause":
        return match.house.pauses and bool(match.clock.left)
    return match.house.takebacks


def _answered(match: Match[Any], event: Answered) -> Match[Any]:
    _require_player(match, event.seat)
    offer = match.offer
    if offer is None:
        raise Illegal("core.no-offer")
    if not event.yes:
        return replace(match, offer=None)
    match = replace(match, offer=replace(offer, accepted=offer.accepted | {event.seat}))
    if not unanimous(match):
        return match
    return _stop(match, "agreed") if offer.what == "draw" else _paused(match) if offer.what == "pause" else match


def _paused(match: Match[Any]) -> Match[Any]:
    return replace(match, clock=clocks.paused(match.clock, match.at), offer=None, paused=True)


def _continued(game: AnyGame, match: Match[Any], event: Continued) -> Match[Any]:
    _require_player(match, event.seat)
    if not match.paused:
        raise Illegal("core.not-paused")
    match = replace(match, paused=False, asked_at=match.at)
    return replace(match, clock=clocks.run(match.clock, game.turn(match.state).seats - match.gone, match.at))


def _claimed(game: AnyGame, match: Match[Any], event: Claimed) -> Step:
    _require_player(match, event.seat)
    absent = abandoned.require_claim(match, event.seat, event.what)
    if event.what != "out":
        return Step(_stop(match, "void" if event.what == "void" else "lying"))
    happened: list[Happening] = []
    for seat in sorted(absent):
        # Whoever falls out may end the match for all.
        match, more = _left(game, match, Left(seat, "away")) if match.phase == "playing" else (match, ())
        happened += more
    return Step(match, tuple(happened))


def _excused(match: Match[Any], event: Excused) -> Match[Any]:
    _require_player(match, event.seat)
    if not isinstance(match.clock.rule, Correspondence) or not match.clock.rule.vacation or match.since[event.seat] is None:
        raise Illegal("core.no-vacation")
    return replace(match, clock=clocks.excused(match.clock, event.seat, event.ms))


def _hinted(match: Match[Any], event: Hinted) -> Match[Any]:
    _require_player(match, event.seat)
    if match.since[event.seat] is None:
        raise Illegal("core.not-your-turn", seat=event.seat)
    return match


def _came_back(match: Match[Any], event: Resumed) -> Match[Any]:
    _require_playing(match)
    return replace(match, clock=clocks.resumed(match.clock, match.at, event.away_ms), resumed_at=match.at)


def _closed(match: Match[Any], event: Closed) -> Match[Any]:
    if match.phase == "over":
        raise Illegal("core.not-playing")
    return _stop(match, event.why)


def _await(game: AnyGame, match: Match[Any], before: Turn | None = None, moved: Seat | None = None, lag: int = 0) -> Match[Any]:
    """Return the match with decisions opened and clocks running for the seats whose turn it is, or over.

    A seat that was awaited before and still is keeps its decision, unless it has just decided or is now asked another question.
    """
    turn = game.turn(match.state)
    if not turn.seats:
        return _stop(match, None)
    asked_anew = before is not None and before.phase != turn.phase
    since = tuple(
        None if seat not in turn.seats else match.seq if old is None or seat == moved or asked_anew else old for seat, old in enumerate(match.since)
    )
    awaited = frozenset[Seat]() if match.paused else turn.seats - match.gone
    return replace(match, since=since, asked_at=match.at, clock=clocks.run(match.clock, awaited, match.at, moved, lag))


def _stop(match: Match[Any], why: str | None) -> Match[Any]:
    clock = clocks.run(match.clock, frozenset(), match.at)
    return replace(match, phase="over", ended=why, clock=clock, since=(None,) * len(match.chairs), offer=None, paused=False)


def _put(match: Match[Any], seat: Seat, chair: Chair | None) -> Match[Any]:
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _chair(match: Match[Any], seat: Seat) -> Chair | None:
    if not 0 <= seat < len(match.chairs):
        raise Illegal("core.no-such-seat", seat=seat)
    return match.chairs[seat]


def _require_gathering(match: Match[Any]) -> None:
    if match.phase != "gathering":
        raise Illegal("core.already-started")


def _require_playing(match: Match[Any]) -> None:
    if match.phase != "playing":
        raise Illegal("core.not-playing")


def _require_going(match: Match[Any]) -> None:
    if match.paused:
        raise Illegal("core.paused")


def _require_player(match: Match[Any], seat: Seat) -> None:
    """Raise Illegal unless the match is being played and this seat still plays it."""
    _require_playing(match)
    _chair(match, seat)
    if seat in match.gone:
        raise Illegal("core.gone", seat=seat)


def _require_sensible(game: AnyGame, options: msgspec.Raw, seats: int) -> None:
    """Raise Illegal unless these options can be read and as many may sit."""
    allowed = game.seats(codec_of(game).options(bytes(options)))
    if seats not in allowed:
        raise Illegal("core.seats", seats=seats, least=allowed[0], most=allowed[-1])
