"""Tests that Bidgame obeys the laws, keeps its secrets and follows RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.core.game import GameEvent, Illegal, LogEntry, Seat, replace
from parlour.core.rng import Rng
from parlour.laws.playout import Playout, playouts
from parlour.scaffold.bidgame.plugin import PLUGIN
from parlour.scaffold.bidgame.rules.actions import Bid
from parlour.scaffold.bidgame.rules.game import Bidgame
from parlour.scaffold.bidgame.rules.state import Options, State
from parlour.scaffold.bidgame.rules.view import BidgameView, BidSealed, log_entry_of
from parlour.scaffold.bidgame.secrets import DISGUISES, SECRETS
from parlour.testing import Subject, game_tests
from parlour.testing.leaks import disguise_leaks, view_leaks

GAME = Bidgame()

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 2)),
        expected_matches=frozenset({"three"}),
    )
)

MATCH = Playout(Options(), 3, b"secrets")


class OpenBids(Bidgame):
    """A mistake: everybody sees which cards a seat has left after its sealed bid."""

    def view(self, state: State, seat: Seat | None) -> BidgameView:
        cards = tuple(
            tuple(card for card in cards if card != bid)
            for cards, bid in zip(state.cards, state.bids, strict=True)
        )
        return replace(super().view(state, seat), cards=cards)


class OpenPrizes(Bidgame):
    """A mistake: the coming prizes are shown in their order."""

    def view(self, state: State, seat: Seat | None) -> BidgameView:
        return replace(super().view(state, seat), coming=state.rng.shuffle(state.coming)[0])


class OpenLog(Bidgame):
    """A mistake: the log tells everybody the sealed bids."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            log_entry_of(event, event.seat if isinstance(event, BidSealed) else seat)
            for event in events
        ]


def test_no_view_shows_a_secret() -> None:
    assert view_leaks(GAME, MATCH, SECRETS) == frozenset()
    assert view_leaks(OpenBids(), MATCH, SECRETS) == {"sealed bids"}
    assert view_leaks(OpenPrizes(), MATCH, SECRETS) == {"coming prizes"}


def test_no_other_seat_sees_a_sealed_bid() -> None:
    assert disguise_leaks(GAME, MATCH, DISGUISES) == frozenset()
    assert disguise_leaks(OpenLog(), MATCH, DISGUISES) == {"sealed bids"}


def state_after(*bids: int, options: Options | None = None, prize: int = 5) -> State:
    """Return the state after these bids for a prize, one from each seat from the first."""
    start = GAME.setup(options or Options(), 3, Rng(bytes(32))).state
    coming = tuple(other for other in range(1, 9) if other != prize)
    state = replace(start, prize=prize, coming=coming)
    for seat, card in enumerate(bids):
        state = GAME.apply(state, Seat(seat), Bid(card)).state
    return state


def test_a_seat_sees_its_own_bid_only() -> None:
    state = state_after(7, 4)
    own, other, spectator = (GAME.view(state, seat) for seat in (Seat(0), Seat(1), None))
    assert (own.own_bid, other.own_bid, spectator.own_bid) == (7, 4, None)
    # The number of cards does not tell the bid either.
    assert spectator.has_bid == (True, True, False) and 7 in spectator.cards[0]


def test_only_its_own_seat_reads_a_sealed_bid() -> None:
    event = BidSealed(Seat(0), 7)
    assert log_entry_of(event, Seat(0)).details == {"card": 7}
    assert log_entry_of(event, Seat(1)).details == log_entry_of(event, None).details == {}


def test_the_highest_bid_wins_the_prize_and_all_bids_are_spent() -> None:
    state = state_after(2, 7, 4)
    assert state.scores == (0, 5, 0) and state.last_bids == (2, 7, 4)
    assert 2 not in state.cards[0] and 7 not in state.cards[1] and 7 in state.cards[0]


def test_equal_bids_cancel_each_other() -> None:
    assert state_after(7, 7, 4).scores == (0, 0, 5)
    assert state_after(7, 7, 7).scores == (0, 0, 0)
    assert state_after(7, 7, 4, options=Options(ties="nobody")).scores == (0, 0, 0)
    assert state_after(4, 4, 7, options=Options(ties="nobody")).scores == (0, 0, 5)


def test_spent_cards_and_second_bids_are_rejected() -> None:
    for state, seat, card, code in (
        (state_after(2, 7, 4), 0, 2, "bidgame.no-such-card"),
        (state_after(2), 0, 3, "bidgame.not-now"),
    ):
        with pytest.raises(Illegal) as raised:
            GAME.apply(state, Seat(seat), Bid(card))
        assert raised.value.code == code
