"""Tests of secrets and refusals that are specific to Bulbous."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice

import pytest

from parlour.core.codec import encode
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.actions import Bid, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.happenings import ChoiceMade, DeckReshuffled, HandRefilled
from parlour.games.bulbous.rules.news import log_entries
from parlour.games.bulbous.rules.state import Options, State, TurnChoice
from parlour.games.bulbous.tests.modes import GAME
from parlour.laws.playout import Playout, option_space, random_states


def states(options: Options, seats: int, seed: bytes = b"states") -> list[State]:
    return list(random_states(GAME, Playout(options, seats, seed)))


def test_entries_hide_the_order_of_drawn_cards() -> None:
    """The log must not show in which order a swap and an immediate refill drew their cards."""

    def card_entries(
        swapped_for: str, refilled: tuple[str, ...], *between: DeckReshuffled
    ) -> list[object]:
        chose = ChoiceMade(
            Seat(1), "yellow", TurnChoice(do="swap", cards=("red-7",), drawn=1), (swapped_for,)
        )
        return [
            line.details.get("cards")
            for line in log_entries((chose, *between, HandRefilled(Seat(1), refilled)), Seat(1))
            if line.seat == 1
        ]

    assert (
        card_entries("red-8", ("blue-4", "green-3"))
        == card_entries("green-3", ("red-8", "blue-4"))
        == ["b4", "r8 g3"]
    )
    assert card_entries("red-8", ("red-7",), DeckReshuffled(9)) == ["r8", "r7"], (
        "nobody draws what was just laid off"
    )


def test_views_name_no_card_that_is_secret() -> None:
    """Secret cards of hands, sealed bids and the deck appear only in the list of unseen cards.

    A card that was swapped or bid openly may be drawn again. Its earlier appearance then stays in
    the view.
    """
    for options in (Options(), Options(bluff="on", tied_bids="add-card")):
        for state in states(options, 3):
            for seat in (None, *map(Seat, range(3))):
                view = GAME.view(state, seat)
                sealed = tuple(
                    choice for choice in view.choices if choice is None or choice.do != "swap"
                )
                text = encode(replace(view, unseen=(), revealed=None, choices=sealed)).decode()
                secret = [
                    card for other, hand in enumerate(state.hands) for card in hand if other != seat
                ] + list(state.deck)
                if state.phase == "bid":
                    bids = [
                        choice.cards
                        for other, choice in enumerate(state.choices)
                        if choice and choice.do == "bid" and other != seat
                    ]
                    secret += [card for cards in bids for card in cards]
                assert not [card for card in secret if f'"{card}"' in text]


def test_others_see_what_was_done_and_how_many_cards_only() -> None:
    """During a turn, other seats see the action, the number of cards and swapped cards (BU56)."""
    told = set()
    for state in states(Options(), 4):
        if state.phase != "bid" or state.choices.count(None) < 2:
            continue
        (seat,) = GAME.turn(state).seats
        eyes = Seat((seat + 1) % 4)
        for action in (
            *islice(GAME.legal_actions(state, seat), 3),
            next((one for one in GAME.legal_actions(state, seat) if isinstance(one, Bid)), Pass()),
        ):
            after = GAME.apply(state, seat, action)
            choice, news = (
                GAME.view(after.state, eyes).choices[seat],
                GAME.log_entries(after.events, eyes)[0],
            )
            assert choice is not None
            assert news.what == choice.do
            told.add(choice.do)
            match action:
                case Bid(cards):
                    assert (choice.count, choice.cards, news.details) == (
                        len(cards),
                        (),
                        {"count": len(cards)},
                    )
                case Swap(cards):
                    assert set(choice.cards) == cards
                    assert set(news.details) == {"count", "swapped", "drawn"}
                case _:
                    assert set(news.details) == {"drawn"}
    assert told == {"bid", "swap", "pass"}


def test_a_refusal_says_nothing_of_others() -> None:
    """The refusal is the same for a card in another hand, in the deck, or in no match at all."""
    state = next(state for state in states(Options(), 3) if state.phase == "bid")
    (seat,) = GAME.turn(state).seats
    for card in (state.hands[(seat + 1) % 3][0], state.deck[0], "nonsense"):
        for action in (Bid(frozenset({card})), Swap(frozenset({card}))):
            with pytest.raises(Illegal) as refusal:
                GAME.apply(state, seat, action)
            assert (refusal.value.code, refusal.value.details) == (
                "bulbous.not-in-hand",
                {"card": card},
            )
            assert (
                GAME.previews(GAME.view(state, seat), seat, [action])[0].problem
                == "bulbous.not-in-hand"
            )


def test_previews_tell_what_happens() -> None:
    for options in (Options(), Options(bluff="on", tied_bids="add-card")):
        for state in states(options, 2)[::5]:
            for seat in GAME.turn(state).seats:
                actions = list(islice(GAME.legal_actions(state, seat), 200))
                for action, draft in zip(
                    actions, GAME.previews(GAME.view(state, seat), seat, actions), strict=True
                ):
                    assert draft.problem is None
                    after = GAME.apply(state, seat, action).state
                    if (
                        isinstance(action, Bid)
                        and after.revealed is not None
                        and after.revealed != state.revealed
                    ):
                        turned = after.revealed.turned[seat]
                        assert (draft.value, draft.doubled, draft.wild) == (
                            turned.value,
                            turned.doubled,
                            turned.wild,
                        )
                    if isinstance(action, Pass) and state.choices.count(None) > 1:
                        assert len(after.hands[seat]) == len(state.hands[seat]) + draft.draws


def test_senseless_options_are_refused() -> None:
    accepted: list[tuple[str, str, int]] = []
    for options in option_space(Options):
        for seats in (2, 3, 4, 5):
            with suppress(Illegal):
                GAME.setup(options, seats, Rng(bytes(32)))
                accepted.append((options.edition, options.teams, seats))
    assert {kind: accepted.count(kind) for kind in set(accepted)} == {
        **{("classic", "none", seats): 64 for seats in (2, 3, 4)},
        **{("author", "none", seats): 32 for seats in (2, 4)},
        ("author", "symbols", 4): 16,
    }


def test_a_take_back_redraws_cards() -> None:
    state = next(state for state in states(Options(), 2) if state.phase == "bid")
    assert GAME.reshuffle(state, Rng(bytes(32))) == replace(state, rng=Rng(bytes(32)))


def test_an_order_of_the_whole_round_names_each_specimen_once() -> None:
    state = next(state for state in states(Options(), 4) if state.phase == "order")
    (seat,) = GAME.turn(state).seats
    for colours in ((), COLOURS[:3], (*COLOURS[:3], "blue"), (*COLOURS, "blue")):
        with pytest.raises(Illegal, match="not-an-order"):
            GAME.apply(state, seat, Order(colours))
    assert len(list(GAME.legal_actions(state, seat))) == 24
