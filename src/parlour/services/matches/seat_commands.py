"""What people do at a table once it is being played: decide, resign, propose and answer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.agreement import can_offer, require_can_repeat_offer
from parlour.core.clock import MAX_LAG_MS, Correspondence, Untimed
from parlour.core.event import Answered, AnyEvent, Left, Moved, Offered, Proposal, TookBack
from parlour.core.game import Illegal, Seat
from parlour.core.game import replace as changed
from parlour.core.match import Offer, is_unanimous
from parlour.core.rng import Rng
from parlour.services.errors import Forbidden
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.time import now


def require_seat(loaded: LoadedMatch, player: str, seat: int) -> Seat:
    """Return the seat if this player sits on it; raises Forbidden."""
    chairs = loaded.match.chairs
    chair = chairs[seat] if 0 <= seat < len(chairs) else None
    if chair is None or chair.player != player:
        raise Forbidden("core.not-your-seat", seat=seat)
    return Seat(seat)


def act(player: str, seat: int, since: int, action: bytes, lag: int = 0) -> Command:
    """Decide for a seat. `since` says which decision is meant, so that a second click or a stale tab does nothing.

    `lag` is what the line to this player takes (ms): clocks of minutes give it back, up to a limit.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        mine = require_playing_seat(loaded, player, seat)
        opened = loaded.match.since[mine]
        if opened is None:
            raise Illegal("core.not-your-turn")
        if opened != since:
            raise Illegal("core.stale", since=since, now=opened)
        rule = loaded.match.clock.rule
        given_back = 0 if isinstance(rule, Untimed | Correspondence) else min(lag, MAX_LAG_MS)
        return [Moved(mine, msgspec.Raw(action), given_back)]

    return decide


def act_as_bot(level: str, seat: int, since: int, action: bytes) -> Command:
    """Decide for a seat that a bot holds, or do nothing when that decision is no longer open."""

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        chair = loaded.match.chairs[seat]
        open_still = (
            loaded.match.phase == "playing"
            and not loaded.match.paused
            and loaded.match.since[seat] == since
        )
        return (
            [Moved(Seat(seat), msgspec.Raw(action))]
            if chair and chair.bot == level and open_still
            else []
        )

    return decide


def require_playing_seat(loaded: LoadedMatch, player: str, seat: int) -> Seat:
    """Return the seat if this player sits on it and still plays; raises Illegal."""
    mine = require_seat(loaded, player, seat)
    if loaded.match.phase != "playing" or mine in loaded.match.gone:
        raise Illegal("core.not-playing")
    chair = loaded.match.chairs[mine]
    if chair is not None and chair.bot is not None:
        raise Illegal("core.bot-plays-on")
    return mine


def resign(player: str, seat: int) -> Command:
    """Give up a seat for good."""
    return lambda loaded: [Left(require_playing_seat(loaded, player, seat), "resigned")]


def offer(player: str, seat: int, what: Proposal) -> Command:
    """Propose a draw, a take-back or a pause; another seat's open proposal of a draw or a pause is accepted instead.

    One that came to nothing may not be repeated at once, from no seat of this player.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        mine, match = require_playing_seat(loaded, player, seat), loaded.match
        if not can_offer(match, what):
            raise Illegal("core.not-offered-here", what=what)
        if what == "takeback":
            last = last_turn_start(loaded, mine)
            if last is None:
                raise Illegal("core.nothing-to-take-back")
            if (
                last in match.redrawn
                and is_only_human(loaded, player)
                and has_future_chance(loaded)
            ):
                # With nobody to ask one could shop for luck, draw by draw.
                raise Illegal("core.drawn-anew-once")
        if match.offer is not None:
            # To take back one's own turn is not what another asks who would take back theirs.
            if what == "takeback" or match.offer.what != what or mine in match.offer.accepted:
                raise Illegal("core.offer-open", what=match.offer.what)
            return answer_events(loaded, controlled_seats(loaded, player, mine), yes=True)
        for own in controlled_seats(loaded, player, mine):
            require_can_repeat_offer(match, own, what, now())
        # On a shared device one person speaks for several seats, and is not asked again for each.
        agreed = [seat for seat in controlled_seats(loaded, player, mine) if seat != mine]
        proposed = LoadedMatch(
            changed(match, offer=Offer(what, mine, frozenset({mine, *agreed}), match.seq + 1)),
            loaded.game,
        )
        return [
            Offered(mine, what),
            *(Answered(seat, True) for seat in agreed),
            *_take_back_events(proposed),
        ]

    return decide


def answer(player: str, seat: int, offer: int, yes: bool) -> Command:
    """Accept or decline the open proposal, for every seat of this player; its own player withdraws it with a no.

    `offer` says which proposal is meant, by the position at which it was made: an answer to another one is refused.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        mine = require_playing_seat(loaded, player, seat)
        found = loaded.match.offer
        if found is None:
            raise Illegal("core.no-offer")
        if found.seq != offer:
            raise Illegal("core.stale-offer", offer=offer, now=found.seq)
        return answer_events(loaded, controlled_seats(loaded, player, mine), yes)

    return decide


def answer_events(loaded: LoadedMatch, seats: Sequence[Seat], yes: bool) -> Sequence[AnyEvent]:
    """Return the answer of those who still owe one and, when everybody is for it, what was proposed."""
    match = loaded.match
    assert match.offer is not None
    owed = [seat for seat in seats if seat not in match.offer.accepted]
    if not yes:
        # The seat that proposed it withdraws it; any other declines.
        return [
            Answered(
                match.offer.seat if match.offer.seat in seats else (owed or list(seats))[0], False
            )
        ]
    agreed = changed(match, offer=changed(match.offer, accepted=match.offer.accepted | set(owed)))
    return [
        *(Answered(seat, True) for seat in owed),
        *(_take_back_events(LoadedMatch(agreed, loaded.game)) if owed else ()),
    ]


def controlled_seats(loaded: LoadedMatch, player: str, first: Seat) -> list[Seat]:
    """Return the seats this player speaks for: the one they act on, and every other of theirs that still plays."""
    chairs = enumerate(loaded.match.chairs)
    mine = [
        Seat(seat)
        for seat, chair in chairs
        if chair and chair.player == player and chair.bot is None
    ]
    others = [seat for seat in mine if seat != first and seat not in loaded.match.gone]
    return [first, *others]


def _take_back_events(loaded: LoadedMatch) -> Sequence[AnyEvent]:
    """Return the take-back that everybody has agreed to; a draw settles itself in the fold."""
    offer = loaded.match.offer
    if offer is None or offer.what != "takeback" or not is_unanimous(loaded.match):
        return []
    to = take_back_target(loaded, offer.seat)
    return [] if to is None else [TookBack(to, anew=has_future_chance(loaded))]


def has_future_chance(loaded: LoadedMatch) -> bool:
    """Return whether there is luck still to come at a match, which a take-back draws anew."""
    state = loaded.match.state
    return bool(loaded.game.reshuffle(state, Rng(bytes(32))) != state)


def is_only_human(loaded: LoadedMatch, player: str) -> bool:
    """Return whether a player has no other person at the table."""
    return all(chair is None or chair.player in (None, player) for chair in loaded.match.chairs)


def take_back_target(loaded: LoadedMatch, seat: Seat) -> int | None:
    """Return the position before this seat's last turn, all its steps included, or None when it has not decided yet."""
    last = last_turn_start(loaded, seat)
    return None if last is None else loaded.match.moves[last] - 1


def last_turn_start(loaded: LoadedMatch, seat: Seat) -> int | None:
    """Return how many decisions stand before this seat's last turn, or None when it has not decided yet."""
    match = loaded.match
    last = max((index for index, mover in enumerate(match.movers) if mover == seat), default=None)
    if last is None:
        return None
    while len(match.chairs) > 1 and last > 0 and match.movers[last - 1] == seat:
        last -= 1
    return last
