"""Commands of players in a running match: acting, resigning, and making or answering offers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.agreement import can_offer, require_can_repeat_offer
from parlour.core.clock import MAX_LAG_MS, Correspondence, Untimed
from parlour.core.event import Answered, AnyEvent, Left, Moved, Offered, Proposal, TookBack
from parlour.core.game import Illegal, Seat, replace
from parlour.core.match import Offer, is_unanimous
from parlour.core.rng import Rng
from parlour.services.errors import Forbidden
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.time import now


def require_seat(loaded: LoadedMatch, player: str, seat: int) -> Seat:
    """Return a seat if the player holds it; raises Forbidden otherwise."""
    occupants = loaded.match.occupants
    occupant = occupants[seat] if 0 <= seat < len(occupants) else None
    if occupant is None or occupant.player != player:
        raise Forbidden("core.not-your-seat", seat=seat)
    return Seat(seat)


def act(
    player: str,
    seat: int,
    decision_id: int,
    action: bytes,
    lag: int = 0,
    *,
    by_program: bool = False,
) -> Command:
    """Return a command that takes an action for a seat.

    Args:
        player: The id of the player.
        seat: The player's seat.
        decision_id: The id of the decision, so that a second click or a stale page has no effect.
        action: The action, as JSON.
        lag: The delay of the player's connection (ms), which real-time clocks credit up to a limit.
        by_program: Whether a program decides with the API key of a person.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        own_seat = require_playing_seat(loaded, player, seat)
        open_id = loaded.match.decision_ids[own_seat]
        if open_id is None:
            raise Illegal("core.not-your-turn")
        if open_id != decision_id:
            raise Illegal("core.stale", decision_id=decision_id, now=open_id)
        rule = loaded.match.clock.rule
        credited_ms = 0 if isinstance(rule, Untimed | Correspondence) else min(lag, MAX_LAG_MS)
        return [Moved(own_seat, msgspec.Raw(action), credited_ms, by_program)]

    return decide


def act_as_bot(level: str, seat: int, decision_id: int, action: bytes) -> Command:
    """Return a command that takes a bot's action if its decision is still open."""

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        occupant = loaded.match.occupants[seat]
        is_open = (
            loaded.match.phase == "playing"
            and not loaded.match.paused
            and loaded.match.decision_ids[seat] == decision_id
        )
        return (
            [Moved(Seat(seat), msgspec.Raw(action))]
            if occupant and occupant.bot == level and is_open
            else []
        )

    return decide


def require_playing_seat(loaded: LoadedMatch, player: str, seat: int) -> Seat:
    """Return a seat if the player holds it and still plays; raises Illegal otherwise."""
    own_seat = require_seat(loaded, player, seat)
    if loaded.match.phase != "playing" or own_seat in loaded.match.gone:
        raise Illegal("core.not-playing")
    occupant = loaded.match.occupants[own_seat]
    if occupant is not None and occupant.bot is not None:
        raise Illegal("core.replaced-by-bot")
    return own_seat


def resign(player: str, seat: int) -> Command:
    """Return a command that resigns a seat."""
    return lambda loaded: [Left(require_playing_seat(loaded, player, seat), "resigned")]


def offer(player: str, seat: int, what: Proposal) -> Command:
    """Return a command that offers a draw, a take-back or a pause.

    If another seat has already made the same offer, the command accepts it. A player cannot
    immediately repeat an offer that was declined, from any of their seats.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        own_seat, match = require_playing_seat(loaded, player, seat), loaded.match
        if not can_offer(match, what):
            raise Illegal("core.offer-not-available", what=what)
        if what == "takeback":
            turn_start = last_turn_start(loaded, own_seat)
            if turn_start is None:
                raise Illegal("core.nothing-to-take-back")
            if (
                turn_start in match.redrawn
                and is_only_human(loaded, player)
                and has_future_chance(loaded)
            ):
                # Without an opponent who must agree, a player could redraw chance until the result
                # suits them.
                raise Illegal("core.already-redrawn")
        if match.offer is not None:
            # A take-back offer of another seat concerns that seat's turn, so it is a different
            # offer.
            if (
                what == "takeback"
                or match.offer.kind != what
                or own_seat in match.offer.accepted_by
            ):
                raise Illegal("core.offer-open", what=match.offer.kind)
            return answer_events(loaded, controlled_seats(loaded, player, own_seat), yes=True)
        for controlled in controlled_seats(loaded, player, own_seat):
            require_can_repeat_offer(match, controlled, what, now())
        # A player who holds several seats on a shared device answers once for all of them.
        agreed = [seat for seat in controlled_seats(loaded, player, own_seat) if seat != own_seat]
        proposed = LoadedMatch(
            replace(
                match, offer=Offer(what, own_seat, frozenset({own_seat, *agreed}), match.seq + 1)
            ),
            loaded.game,
        )
        return [
            Offered(own_seat, what),
            *(Answered(seat, True) for seat in agreed),
            *_take_back_events(proposed),
        ]

    return decide


def answer(player: str, seat: int, offer: int, yes: bool) -> Command:
    """Return a command that accepts or declines the open offer for all seats of a player.

    If the player made the offer, declining withdraws it.

    Args:
        player: The id of the player.
        seat: A seat of the player.
        offer: The log position of the offer; an answer to an older offer is rejected.
        yes: Whether the player accepts.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        own_seat = require_playing_seat(loaded, player, seat)
        current = loaded.match.offer
        if current is None:
            raise Illegal("core.no-offer")
        if current.seq != offer:
            raise Illegal("core.stale-offer", offer=offer, now=current.seq)
        return answer_events(loaded, controlled_seats(loaded, player, own_seat), yes)

    return decide


def answer_events(loaded: LoadedMatch, seats: Sequence[Seat], yes: bool) -> Sequence[AnyEvent]:
    """Return the answers of the given seats and, once all seats agree, the events of the offer."""
    match = loaded.match
    assert match.offer is not None
    unanswered = [seat for seat in seats if seat not in match.offer.accepted_by]
    if not yes:
        # Declining one's own offer withdraws it.
        return [
            Answered(
                match.offer.seat if match.offer.seat in seats else (unanswered or list(seats))[0],
                False,
            )
        ]
    agreed = replace(
        match, offer=replace(match.offer, accepted_by=match.offer.accepted_by | set(unanswered))
    )
    return [
        *(Answered(seat, True) for seat in unanswered),
        *(_take_back_events(LoadedMatch(agreed, loaded.game)) if unanswered else ()),
    ]


def controlled_seats(loaded: LoadedMatch, player: str, first: Seat) -> list[Seat]:
    """Return the seats that a player controls: `first`, then their other seats still in play."""
    occupants = enumerate(loaded.match.occupants)
    own_seat = [
        Seat(seat)
        for seat, occupant in occupants
        if occupant and occupant.player == player and occupant.bot is None
    ]
    others = [seat for seat in own_seat if seat != first and seat not in loaded.match.gone]
    return [first, *others]


def _take_back_events(loaded: LoadedMatch) -> Sequence[AnyEvent]:
    """Return the event of a take-back that all seats have agreed to.

    An agreed draw needs no event, because the fold applies it.
    """
    offer = loaded.match.offer
    if offer is None or offer.kind != "takeback" or not is_unanimous(loaded.match):
        return []
    to = take_back_target(loaded, offer.seat)
    return [] if to is None else [TookBack(to, redrawn=has_future_chance(loaded))]


def has_future_chance(loaded: LoadedMatch) -> bool:
    """Return whether a match has chance draws ahead, which a take-back would draw again."""
    state = loaded.match.state
    return bool(loaded.game.reshuffle(state, Rng(bytes(32))) != state)


def is_only_human(loaded: LoadedMatch, player: str) -> bool:
    """Return whether no other person has a seat at the table."""
    return all(
        occupant is None or occupant.player in (None, player) for occupant in loaded.match.occupants
    )


def take_back_target(loaded: LoadedMatch, seat: Seat) -> int | None:
    """Return the log position before this seat's last turn, or None if it has not moved."""
    turn_start = last_turn_start(loaded, seat)
    return None if turn_start is None else loaded.match.moves[turn_start] - 1


def last_turn_start(loaded: LoadedMatch, seat: Seat) -> int | None:
    """Return the number of decisions before this seat's last turn, or None if it has not moved."""
    match = loaded.match
    turn_start = max(
        (index for index, mover in enumerate(match.movers) if mover == seat), default=None
    )
    if turn_start is None:
        return None
    while len(match.occupants) > 1 and turn_start > 0 and match.movers[turn_start - 1] == seat:
        turn_start -= 1
    return turn_start
