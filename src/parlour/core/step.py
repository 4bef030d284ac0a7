"""The application of one event to a match."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core import abandonment
from parlour.core import clock as clocks
from parlour.core.agreement import apply_answer, apply_continue, apply_offer, close_offer_after_move
from parlour.core.clock import Correspondence, Untimed
from parlour.core.codec import codec_of
from parlour.core.event import (
    Answered,
    Arranged,
    Claimed,
    Closed,
    Continued,
    EventRecord,
    Excused,
    Flagged,
    Hinted,
    Left,
    Moved,
    Nudged,
    Offered,
    Resumed,
    Seated,
    Started,
    TookBack,
    Vacated,
)
from parlour.core.game import AnyGame, GameEvent, Illegal, replace
from parlour.core.match import Match, active_seats, is_unanimous, match_seed
from parlour.core.phase import (
    end_match,
    open_decisions,
    require_active_seat,
    require_gathering,
    require_not_paused,
    require_playing,
)
from parlour.core.rng import Rng
from parlour.core.seating import apply_arrangement, apply_seat, apply_vacate


class MatchTransition(NamedTuple):
    """A match after an event, and the game events that the event caused."""

    match: Match[Any]
    events: tuple[GameEvent, ...] = ()


def apply_event(game: AnyGame, match: Match[Any], entry: EventRecord) -> MatchTransition:
    """Return the match after an event and the game events that it caused; raises Illegal.

    Take-backs are applied by `apply_take_back`. A timestamp earlier than the previous one counts as
    equal to it.
    """
    event = entry.event
    match = replace(match, seq=entry.seq, at=max(entry.at, match.at))
    match event:
        case Seated():
            return MatchTransition(apply_seat(match, event))
        case Vacated():
            return MatchTransition(apply_vacate(match, event))
        case Arranged():
            return MatchTransition(apply_arrangement(game, match, event))
        case Started():
            return _apply_start(game, match, event)
        case Moved():
            return _apply_move(game, match, event)
        case Left():
            return _apply_leave(game, match, event)
        case Flagged():
            return _apply_flag(game, match, event)
        case Offered():
            return MatchTransition(apply_offer(match, event))
        case Answered():
            return MatchTransition(apply_answer(match, event))
        case Continued():
            return MatchTransition(apply_continue(game, match, event))
        case Nudged():
            return MatchTransition(abandonment.apply_nudge(match, event))
        case Claimed():
            return _apply_claim(game, match, event)
        case Excused():
            return MatchTransition(_apply_day_off(match, event))
        case Hinted():
            return MatchTransition(_apply_hint(match, event))
        case Resumed():
            return MatchTransition(_apply_resume(match, event))
        case Closed():
            return MatchTransition(_apply_close(match, event))
        case _:
            raise Illegal("core.not-possible-now", event=type(event).__name__)


def apply_take_back(
    game: AnyGame, before: Match[Any], position: Match[Any] | None, entry: EventRecord
) -> Match[Any]:
    """Return the match at an earlier position, with redrawn randomness; raises Illegal.

    Occupants and clocks keep their current values. A take-back is illegal if a seat has left since,
    if not everyone agreed, or if the match is over and its key is public.
    """
    require_playing(before)
    if before.offer is None or before.offer.kind != "takeback" or not is_unanimous(before):
        raise Illegal("core.not-agreed")
    if position is None or position.phase != "playing" or position.gone != before.gone:
        raise Illegal("core.no-such-moment")
    at = max(entry.at, before.at)
    state = game.reshuffle(position.state, Rng(match_seed(before)).fork(f"takeback {entry.seq}"))
    clock = clocks.switch_clock(before.clock, frozenset(), at)
    was_redrawn = isinstance(entry.event, TookBack) and entry.event.redrawn
    match = replace(
        position,
        seq=entry.seq,
        at=at,
        state=state,
        occupants=before.occupants,
        clock=clock,
        decision_ids=(None,) * len(position.occupants),
        offer=None,
        closed_offers=before.closed_offers,
        nudged_at=before.nudged_at,
        redrawn=(*before.redrawn, len(position.moves)) if was_redrawn else before.redrawn,
    )
    return open_decisions(game, match)


def _apply_start(game: AnyGame, match: Match[Any], event: Started) -> MatchTransition:
    require_gathering(match)
    if None in match.occupants:
        raise Illegal("core.open-seats")
    seats = len(match.occupants)
    if match.opened.origin is None and not event.past:
        state, events = game.setup(
            codec_of(game).decode_options(bytes(match.options)), seats, Rng(match_seed(match))
        )
    else:
        state, events = _forked_state(game, match, event), ()
    clock = clocks.initial_clock(match.settings.clock, seats)
    return MatchTransition(
        open_decisions(
            game,
            replace(match, phase="playing", state=state, clock=clock, decision_ids=(None,) * seats),
        ),
        events,
    )


def _forked_state(game: AnyGame, match: Match[Any], event: Started) -> Any:
    """Return the state from which a forked match starts.

    Raise Illegal if the recorded past does not lead to that state.
    """
    # Imported here to avoid a circular import with fold.
    from parlour.core.fold import CorruptLog, fold

    origin = match.opened.origin
    if origin is None:
        raise Illegal("core.bad-origin")
    try:
        past = fold(origin.match, game, event.past)
    except CorruptLog as reason:
        raise Illegal("core.bad-origin") from reason
    if (
        past.phase != "playing"
        or past.seq != origin.seq
        or past.gone
        or (past.options, len(past.occupants)) != (match.options, len(match.occupants))
    ):
        raise Illegal("core.bad-origin")
    return (
        game.reshuffle(past.state, Rng(match_seed(match)).fork("origin"))
        if origin.fresh
        else past.state
    )


def _apply_move(game: AnyGame, match: Match[Any], event: Moved) -> MatchTransition:
    require_playing(match)
    require_not_paused(match)
    before = game.turn(match.state)
    # The server plays for a seat whose player has left, so the seat may still decide.
    if event.seat not in before.seats:
        raise Illegal("core.not-your-turn", seat=event.seat)
    state, events = game.apply(
        match.state, event.seat, codec_of(game).decode_action(bytes(event.action))
    )
    match = close_offer_after_move(match, event.seat)
    match = replace(
        match, state=state, moves=(*match.moves, match.seq), movers=(*match.movers, event.seat)
    )
    return MatchTransition(open_decisions(game, match, before, event.seat, event.lag), events)


def _apply_leave(game: AnyGame, match: Match[Any], event: Left) -> MatchTransition:
    require_active_seat(match, event.seat)
    before = game.turn(match.state)
    gone = match.gone | {event.seat}
    state, events = game.leave(match.state, event.seat, event.why)
    match = replace(match, state=state, gone=gone, offer=None)
    if len(active_seats(match)) < min(2, len(match.occupants)):
        return MatchTransition(end_match(match, event.why), events)
    return MatchTransition(open_decisions(game, match, before), events)


def _apply_flag(game: AnyGame, match: Match[Any], event: Flagged) -> MatchTransition:
    require_active_seat(match, event.seat)
    due = clocks.flag_time(match.clock, event.seat)
    if due is None or match.at < due or isinstance(match.clock.rule, Untimed):
        raise Illegal("core.time-left", seat=event.seat)
    fall = match.clock.rule.fall
    if fall == "lose":
        return _apply_leave(game, match, Left(event.seat, "time"))
    if fall == "end":
        state, events = game.settle_on_time(match.state, event.seat)
        return MatchTransition(end_match(replace(match, state=state), "time"), events)
    # The flag is only recorded. The server then plays the default action as a separate event.
    return MatchTransition(match)


def _apply_claim(game: AnyGame, match: Match[Any], event: Claimed) -> MatchTransition:
    require_active_seat(match, event.seat)
    absent_seats = abandonment.require_can_claim(match, event.seat, event.what)
    if event.what != "out":
        return MatchTransition(end_match(match, "void" if event.what == "void" else "lying"))
    events: list[GameEvent] = []
    for seat in sorted(absent_seats):
        # The departure of one seat may end the match.
        match, seat_events = (
            _apply_leave(game, match, Left(seat, "away"))
            if match.phase == "playing"
            else (match, ())
        )
        events += seat_events
    return MatchTransition(match, tuple(events))


def _apply_day_off(match: Match[Any], event: Excused) -> Match[Any]:
    require_active_seat(match, event.seat)
    if (
        not isinstance(match.clock.rule, Correspondence)
        or not match.clock.rule.vacation
        or match.decision_ids[event.seat] is None
    ):
        raise Illegal("core.no-vacation")
    return replace(match, clock=clocks.add_time(match.clock, event.seat, event.ms))


def _apply_hint(match: Match[Any], event: Hinted) -> Match[Any]:
    require_active_seat(match, event.seat)
    if match.decision_ids[event.seat] is None:
        raise Illegal("core.not-your-turn", seat=event.seat)
    return match


def _apply_resume(match: Match[Any], event: Resumed) -> Match[Any]:
    require_playing(match)
    return replace(
        match,
        clock=clocks.credit_away_time(match.clock, match.at, event.away_ms),
        resumed_at=match.at,
    )


def _apply_close(match: Match[Any], event: Closed) -> Match[Any]:
    if match.phase == "over":
        raise Illegal("core.not-playing")
    return end_match(match, event.why)
