"""One event more: what each kind of event makes of a match, and what a match refuses."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core import abandonment
from parlour.core import clock as clocks
from parlour.core.agreement import answered, continued, offered, passed_over
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
    Resumed,
    Seated,
    Started,
    TookBack,
    Vacated,
)
from parlour.core.game import AnyGame, Happening, Illegal, replace
from parlour.core.match import Match, key, present, unanimous
from parlour.core.phase import awaiting, require_gathering, require_going, require_player, require_playing, stopped
from parlour.core.rng import Rng
from parlour.core.seating import arranged, seated, vacated


class Step(NamedTuple):
    """A match after one more event, and what happened in its game on the way."""

    match: Match[Any]
    happened: tuple[Happening, ...] = ()


def step(game: AnyGame, match: Match[Any], entry: Logged) -> Step:
    """Return the match after one more event and what happened, a take-back excepted; raises Illegal for what the match does not allow.

    An entry stamped earlier than the one before it counts as made at the same moment.
    """
    event = entry.event
    match = replace(match, seq=entry.seq, at=max(entry.at, match.at))
    match event:
        case Seated():
            return Step(seated(match, event))
        case Vacated():
            return Step(vacated(match, event))
        case Arranged():
            return Step(arranged(game, match, event))
        case Started():
            return _started(game, match, event)
        case Moved():
            return _moved(game, match, event)
        case Left():
            return _left(game, match, event)
        case Flagged():
            return _flagged(game, match, event)
        case Offered():
            return Step(offered(match, event))
        case Answered():
            return Step(answered(match, event))
        case Continued():
            return Step(continued(game, match, event))
        case Nudged():
            return Step(abandonment.nudged(match, event))
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
    require_playing(before)
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
        closed_offers=before.closed_offers,
        nudged_at=before.nudged_at,
        redrawn=(*before.redrawn, len(kept.moves)) if anew else before.redrawn,
    )
    return awaiting(game, match)


def _started(game: AnyGame, match: Match[Any], event: Started) -> Step:
    require_gathering(match)
    if None in match.chairs:
        raise Illegal("core.empty-chairs")
    seats = len(match.chairs)
    if match.opened.origin is None and not event.past:
        state, happened = game.setup(codec_of(game).options(bytes(match.options)), seats, Rng(key(match)))
    else:
        state, happened = _resumed(game, match, event), ()
    clock = clocks.wind(match.house.clock, seats)
    return Step(awaiting(game, replace(match, phase="playing", state=state, clock=clock, since=(None,) * seats)), happened)


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
    require_playing(match)
    require_going(match)
    before = game.turn(match.state)
    # A chair whose sitter has gone may still decide: the house does so for it.
    if event.seat not in before.seats:
        raise Illegal("core.not-your-turn", seat=event.seat)
    state, happened = game.apply(match.state, event.seat, codec_of(game).action(bytes(event.action)))
    match = passed_over(match, event.seat)
    match = replace(match, state=state, moves=(*match.moves, match.seq), movers=(*match.movers, event.seat))
    return Step(awaiting(game, match, before, event.seat, event.lag), happened)


def _left(game: AnyGame, match: Match[Any], event: Left) -> Step:
    require_player(match, event.seat)
    before = game.turn(match.state)
    gone = match.gone | {event.seat}
    state, happened = game.leave(match.state, event.seat, event.why)
    match = replace(match, state=state, gone=gone, offer=None)
    if len(present(match)) < min(2, len(match.chairs)):
        return Step(stopped(match, event.why), happened)
    return Step(awaiting(game, match, before), happened)


def _flagged(game: AnyGame, match: Match[Any], event: Flagged) -> Step:
    require_player(match, event.seat)
    due = clocks.fall(match.clock, event.seat)
    if due is None or match.at < due or isinstance(match.clock.rule, Untimed):
        raise Illegal("core.time-left", seat=event.seat)
    fall = match.clock.rule.fall
    if fall == "lose":
        return _left(game, match, Left(event.seat, "time"))
    if fall == "end":
        state, happened = game.settle_on_time(match.state, event.seat)
        return Step(stopped(replace(match, state=state), "time"), happened)
    # Only a note that time is up: the decision itself, which the house then takes, is an event of its own.
    return Step(match)


def _claimed(game: AnyGame, match: Match[Any], event: Claimed) -> Step:
    require_player(match, event.seat)
    absent = abandonment.require_claim(match, event.seat, event.what)
    if event.what != "out":
        return Step(stopped(match, "void" if event.what == "void" else "lying"))
    happened: list[Happening] = []
    for seat in sorted(absent):
        # Whoever falls out may end the match for all.
        match, more = _left(game, match, Left(seat, "away")) if match.phase == "playing" else (match, ())
        happened += more
    return Step(match, tuple(happened))


def _excused(match: Match[Any], event: Excused) -> Match[Any]:
    require_player(match, event.seat)
    if not isinstance(match.clock.rule, Correspondence) or not match.clock.rule.vacation or match.since[event.seat] is None:
        raise Illegal("core.no-vacation")
    return replace(match, clock=clocks.excused(match.clock, event.seat, event.ms))


def _hinted(match: Match[Any], event: Hinted) -> Match[Any]:
    require_player(match, event.seat)
    if match.since[event.seat] is None:
        raise Illegal("core.not-your-turn", seat=event.seat)
    return match


def _came_back(match: Match[Any], event: Resumed) -> Match[Any]:
    require_playing(match)
    return replace(match, clock=clocks.resumed(match.clock, match.at, event.away_ms), resumed_at=match.at)


def _closed(match: Match[Any], event: Closed) -> Match[Any]:
    if match.phase == "over":
        raise Illegal("core.not-playing")
    return stopped(match, event.why)
