"""Tests that Cardgame obeys the laws, keeps its secrets and follows RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.core.game import GameEvent, Illegal, LogEntry, Seat, replace
from parlour.core.rng import Rng
from parlour.laws.playout import Playout, playouts
from parlour.scaffold.cardgame.plugin import PLUGIN
from parlour.scaffold.cardgame.rules.actions import Lay, Play
from parlour.scaffold.cardgame.rules.game import Cardgame
from parlour.scaffold.cardgame.rules.state import Options, State
from parlour.scaffold.cardgame.rules.view import CardgameView, CardLaid, log_entries_of
from parlour.scaffold.cardgame.secrets import DISGUISES, SECRETS
from parlour.testing import Subject, game_tests
from parlour.testing.leaks import disguise_leaks, view_leaks

GAME = Cardgame()

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 2)),
        expected_matches=frozenset({"three"}),
    )
)

MATCH = Playout(Options(), 3, b"secrets")


class OpenHands(Cardgame):
    """A mistake: everybody sees every hand."""

    def view(self, state: State, seat: Seat | None) -> CardgameView:
        hands = tuple(card for hand in state.hands for card in hand)
        return replace(super().view(state, seat), hand=hands)


class OpenLaidCards(Cardgame):
    """A mistake: the log tells everybody which card was laid aside."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            entry
            for event in events
            for entry in log_entries_of(event, event.seat if isinstance(event, CardLaid) else seat)
        ]


class OpenDeals(Cardgame):
    """A mistake: a view changes with the coming deals."""

    def view(self, state: State, seat: Seat | None) -> CardgameView:
        return replace(super().view(state, seat), leader=Seat(state.rng.below(3)[0]))


def test_no_view_shows_a_secret() -> None:
    assert view_leaks(GAME, MATCH, SECRETS) == frozenset()
    assert view_leaks(OpenHands(), MATCH, SECRETS) == {"hands"}
    assert view_leaks(OpenDeals(), MATCH, SECRETS) == {"coming deals"}


def test_no_other_seat_sees_which_card_was_laid() -> None:
    assert disguise_leaks(GAME, MATCH, DISGUISES) == frozenset()
    assert disguise_leaks(OpenLaidCards(), MATCH, DISGUISES) == {"laid cards"}


def table(hands: Sequence[Sequence[str]], laid: Sequence[str | None], leader: int = 0) -> State:
    """Return a state with these hands and laid cards."""
    start = GAME.setup(Options(), len(hands), Rng(bytes(32))).state
    return replace(start, hands=tuple(map(tuple, hands)), laid=tuple(laid), leader=Seat(leader))


def test_a_seat_sees_its_own_cards_only() -> None:
    state = table([["moon-1"], ["star-2"]], ["heart-3", None])
    own, other, spectator = (GAME.view(state, seat) for seat in (Seat(0), Seat(1), None))
    assert (own.hand, own.own_laid) == (("moon-1",), "heart-3")
    assert (other.hand, other.own_laid) == (("star-2",), None)
    assert (spectator.hand, spectator.own_laid) == ((), None)
    assert other.has_laid == (True, False) and other.hand_sizes == (1, 1)


def test_only_its_own_seat_reads_which_card_was_laid() -> None:
    event = CardLaid(Seat(0), "moon-1")
    assert [entry.details for entry in log_entries_of(event, Seat(0))] == [{"card": "moon-1"}]
    assert [entry.details for entry in log_entries_of(event, Seat(1))] == [{}]


def test_the_highest_card_of_the_suit_that_was_led_wins() -> None:
    state = table(
        [["moon-3", "star-1"], ["star-8", "star-2"], ["moon-5", "star-3"]], ["heart-1"] * 3
    )
    for seat, card in enumerate(("moon-3", "star-8", "moon-5")):
        state = GAME.apply(state, Seat(seat), Play(card)).state
    assert (state.tricks, state.scores, state.leader) == ((0, 0, 1), (0, 0, 3), 2)


def test_a_laid_card_scores_with_a_trick_only() -> None:
    state = table([["moon-3"], ["moon-5"]], ["heart-8", "heart-2"])
    for seat, card in enumerate(("moon-3", "moon-5")):
        state = GAME.apply(state, Seat(seat), Play(card)).state
    assert state.scores == (0, 3 + 2) and state.revealed == ("heart-8", "heart-2")
    # Another player leads in the next round, with new hands.
    assert state.leader == 1 and [len(hand) for hand in state.hands] == [5, 5]


def test_cards_that_are_elsewhere_and_foreign_turns_are_rejected() -> None:
    laying, playing = table([["moon-3"]] * 2, [None] * 2), table([["moon-3"]] * 2, ["heart-1"] * 2)
    for state, seat, action, code in (
        (laying, 0, Lay("moon-4"), "cardgame.not-in-hand"),
        (laying, 0, Play("moon-3"), "cardgame.not-now"),
        (playing, 0, Lay("moon-3"), "cardgame.not-now"),
        (playing, 1, Play("moon-3"), "cardgame.not-now"),
    ):
        with pytest.raises(Illegal) as raised:
            GAME.apply(state, Seat(seat), action)
        assert raised.value.code == code
