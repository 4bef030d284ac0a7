"""Tests that Thorns obeys the laws, keeps its secrets and follows RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from parlour.core.game import GameEvent, Illegal, LogEntry, Seat, replace
from parlour.core.rng import Rng
from parlour.laws.playout import Playout, playouts
from parlour.plugin.layout import Pile
from parlour.plugin.lesson import play_lesson
from parlour.testing import Subject, game_tests
from parlour.testing.leaks import disguise_leaks, view_leaks
from parlour_thorns.bots import LEVELS, STYLE, styled_action
from parlour_thorns.layout import table_layout
from parlour_thorns.lesson import LESSON
from parlour_thorns.plugin import PLUGIN
from parlour_thorns.rules.actions import AnyAction, Bid, Card, Discard, Lay, Pass, Pick
from parlour_thorns.rules.game import Thorns
from parlour_thorns.rules.state import Options, State, card_counts
from parlour_thorns.rules.view import CardLaid, CardLost, ThornsView, log_entries_of
from parlour_thorns.secrets import DISGUISES, SECRETS

GAME = Thorns()
FULL: tuple[Card, ...] = ("rose", "rose", "rose", "thorn")

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 1)),
        state_interval=8,
        expected_matches=frozenset({"three", "five"}),
        rare_messages=frozenset(
            {"over-alone", "over-picked", "news-out", "news-lost-rose", "news-lost-thorn"}
        ),
    )
)

MATCH = Playout(Options(), 4, b"secrets")


class OpenPiles(Thorns):
    """A mistake: every seat sees every pile."""

    def view(self, state: State, seat: Seat | None) -> ThornsView:
        pile = tuple(card for pile in state.piles for card in pile)
        return replace(super().view(state, seat), own_pile=pile)


class OpenLog(Thorns):
    """A mistake: the log tells everybody which cards are laid and lost."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            entry
            for event in events
            for entry in log_entries_of(
                event, event.seat if isinstance(event, CardLaid | CardLost) else seat
            )
        ]


def test_no_view_shows_a_secret() -> None:
    assert view_leaks(GAME, MATCH, SECRETS) == frozenset()
    assert view_leaks(OpenPiles(), MATCH, SECRETS) == {"cards", "face-down cards"}


def test_no_other_seat_sees_which_card_was_laid_or_given_up() -> None:
    assert disguise_leaks(GAME, MATCH, DISGUISES) == frozenset()
    assert disguise_leaks(OpenLog(), MATCH, DISGUISES) == {"laid and discarded cards"}


def test_the_lesson_shows_a_successful_pick_and_a_bluff() -> None:
    scenes = {scene.step.text_id: scene for scene in play_lesson(GAME, LESSON)}
    before, after = (scenes[name].positions[-1].state for name in ("success", "thorn"))
    assert (before.points, after.points) == ((0, 0, 0), (1, 0, 0))
    end = scenes["end"].positions[-1].state
    assert card_counts(end) == (4, 4, 3) and end.points == (1, 0, 0)
    for scene in scenes.values():
        ids = set(table_layout(GAME.view(scene.positions[-1].state, LESSON.seat)).part_ids())
        assert set(scene.step.highlight) <= ids, scene.step.text_id


def initial_state(**changes: object) -> State:
    """Return the initial state of three seats, of which the first decides first."""
    state = GAME.setup(Options(), 3, Rng(bytes(32))).state
    return replace(state, mover=Seat(0), **changes)


def state_after(state: State, *decisions: tuple[int, AnyAction]) -> State:
    """Return the state after decisions, each of a seat."""
    for seat, action in decisions:
        state = GAME.apply(state, Seat(seat), action).state
    return state


def state_after_laying(*cards: Card) -> State:
    """Return the state after the three seats laid these cards."""
    return state_after(initial_state(), *((seat, Lay(card)) for seat, card in enumerate(cards)))


def refusal(state: State, seat: int, action: AnyAction) -> str:
    """Return the code with which an action is rejected."""
    with pytest.raises(Illegal) as raised:
        GAME.apply(state, Seat(seat), action)
    return raised.value.code


def test_all_lay_a_card_before_the_first_adds_or_bids() -> None:
    state = state_after(initial_state(), (2, Lay("rose")), (0, Lay("thorn")))
    assert GAME.turn(state).seats == {1} and refusal(state, 0, Bid(1)) == "thorns.not-now"
    state = state_after(state, (1, Lay("rose")))
    assert GAME.turn(state).seats == {0} and GAME.turn(state).phase == "add"
    assert list(GAME.legal_actions(state, Seat(0))) == [Lay("rose"), Bid(1), Bid(2), Bid(3)]
    assert refusal(state, 0, Lay("thorn")) == "thorns.no-thorn"


def test_a_bid_is_raised_until_the_others_have_passed() -> None:
    state = state_after(state_after_laying("rose", "rose", "rose"), (0, Bid(1)), (1, Bid(2)))
    assert refusal(state, 2, Bid(2)) == "thorns.bid-range"
    state = state_after(state, (2, Pass()))
    assert state.mover == 0 and refusal(state, 0, Lay("rose")) == "thorns.not-now"
    state = state_after(state, (0, Pass()))
    # The own pile of the bidder has been turned over.
    assert (state.phase, state.mover, state.turned[1]) == ("pick", 1, ("rose",))
    assert refusal(state, 1, Pick(1)) == "thorns.no-pile"


def test_the_highest_possible_bid_ends_the_bidding() -> None:
    state = state_after(state_after_laying("rose", "rose", "rose"), (0, Bid(3)))
    assert state.phase == "pick" and state.mover == 0


def test_the_second_successful_pick_wins() -> None:
    state = state_after(
        state_after_laying("rose", "rose", "thorn"),
        (0, Bid(2)),
        (1, Pass()),
        (2, Pass()),
        (0, Pick(1)),
    )
    assert state.points == (1, 0, 0) and state.hands == (FULL,) * 3
    assert state.shown == (("rose",), ("rose",), ()) and GAME.turn(state).phase == "lay"
    won = state_after(
        replace(state, points=(1, 0, 0)),
        *((seat, Lay("rose")) for seat in range(3)),
        (0, Bid(1)),
        (1, Pass()),
        (2, Pass()),
    )
    assert won.over == "picked" and GAME.ranking(won).ranks == (1, 2, 2)


def test_the_thorn_of_another_costs_a_random_card_that_only_its_owner_knows() -> None:
    state = state_after(
        state_after_laying("rose", "rose", "thorn"), (0, Bid(2)), (1, Pass()), (2, Pass())
    )
    transition = GAME.apply(state, Seat(0), Pick(2))
    assert card_counts(transition.state) == (3, 4, 4) and transition.state.mover == 0
    own, other = (GAME.log_entries(transition.events, seat) for seat in (Seat(0), Seat(1)))
    assert own[-1].what in ("lost-rose", "lost-thorn") and other[-1].what == "lost"


def test_the_own_thorn_lets_the_bidder_choose_the_card() -> None:
    state = state_after(
        state_after_laying("thorn", "rose", "rose"), (0, Bid(1)), (1, Pass()), (2, Pass())
    )
    assert GAME.turn(state).phase == "discard" and refusal(state, 0, Pass()) == "thorns.not-now"
    assert state_after(state, (0, Discard("thorn"))).hands[0] == ("rose",) * 3


def test_a_seat_without_cards_is_out_and_the_last_one_wins() -> None:
    state = state_after(
        initial_state(hands=(("rose",), ("thorn",), ())),
        (0, Lay("rose")),
        (1, Lay("thorn")),
        (0, Bid(2)),
        (0, Pick(1)),
    )
    assert state.over == "alone" and GAME.ranking(state).ranks == (2, 1, 2)


def test_a_seat_sees_its_own_cards_and_the_numbers_of_the_others() -> None:
    state = state_after_laying("thorn", "rose", "rose")
    own, other = GAME.view(state, Seat(0)), GAME.view(state, Seat(1))
    assert own.own_pile == ("thorn",) and own.hand == ("rose",) * 3
    assert other.own_pile == ("rose",) and other.pile_sizes == (1, 1, 1)
    assert GAME.view(state, None).hand == ()


def test_every_action_names_a_part_of_the_layout() -> None:
    state = state_after_laying("rose", "rose", "rose")
    for later in (state, state_after(state, (0, Bid(1))), state_after(state, (0, Bid(3)))):
        (seat,) = GAME.turn(later).seats
        ids = set(table_layout(GAME.view(later, seat)).part_ids())
        for action in GAME.legal_actions(later, seat):
            values = {name: getattr(action, name) for name in action.__struct_fields__}
            assert ids & {f"{n}-{v}" for n, v in values.items()} | ids & {
                *map(str, values.values()),
                "pass" if not values else "",
            }, action


def test_a_hidden_pile_shows_its_back_only() -> None:
    layout = table_layout(GAME.view(state_after_laying("thorn", "rose", "rose"), Seat(1)))
    (pile,) = (piece for piece in layout.pieces if piece.id == "seat-0")
    assert isinstance(pile, Pile) and pile.top is not None and pile.top.glyph == "back"


def test_a_strong_bot_does_not_bid_what_must_fail() -> None:
    state = state_after_laying("thorn", "rose", "rose")
    master = LEVELS[-1].build(GAME)
    action = master.choose(GAME.view(state, Seat(0)), Seat(0), Random(1), 60.0)
    # With the highest bid it would have to turn over its own thorn.
    assert action != Bid(3)


def test_a_style_keeps_its_thorn() -> None:
    state = state_after(
        state_after_laying("thorn", "rose", "rose"), (0, Bid(1)), (1, Pass()), (2, Pass())
    )
    assert styled_action(state, Seat(0), STYLE, Random(1)) == Discard("rose")
