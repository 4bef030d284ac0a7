"""Tests of tied bids to which a card may be added: log entries, legality and previews."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal, Seat, Transition
from parlour.games.bulbous.rules.actions import Add, Bid, Pass, Swap
from parlour.games.bulbous.rules.notation import action_text
from parlour.games.bulbous.rules.state import Options, State
from parlour.games.bulbous.tests.positions import GAME, holding, opened, played

HANDS = [["blue-3", "blue-6", "blue-7"], ["blue-9", "blue-4", "green-5"], ["red-3"]]


def tied() -> Transition[State]:
    """Return the transition after which two of three seats are tied with bids of nine."""
    state = holding(opened(3, Options(tied_bids="add-card")), HANDS)
    state = played(state, Bid(frozenset({"blue-3", "blue-6"})), Bid(frozenset({"blue-9"})))
    return GAME.apply(state, Seat(2), Pass())


def test_a_tie_is_told_with_how_many_share_it() -> None:
    (line,) = [line for line in GAME.log_entries(tied().events, None) if line.what == "pending"]
    assert (line.details["tied"], line.details["value"]) == (2, 9)


def test_a_card_added_is_told_to_whoever_added_it_alone() -> None:
    state = tied().state
    for action, own in ((Add("blue-7"), {"card": "b7"}), (Add(), {"card": ""})):
        events = GAME.apply(state, Seat(0), action).events
        for reader, details in ((Seat(0), own), (Seat(1), {}), (None, {})):
            (line,) = GAME.log_entries(events, reader)
            assert (line.what, line.seat, line.details) == ("added", 0, details)


def test_the_higher_sum_wins_with_the_card_that_was_added() -> None:
    state = played(tied().state, Add("blue-7"), Add("blue-4"))
    assert state.revealed is not None
    assert (state.revealed.result, state.revealed.winner) == ("won", 0)
    assert [one.value for one in state.revealed.turned][:2] == [16, 13]


def test_who_adds_nothing_keeps_the_tie() -> None:
    state = played(tied().state, Add(), Add())
    assert state.revealed is not None
    assert (state.revealed.result, state.revealed.winner, state.revealed.tied) == (
        "tie",
        None,
        (0, 1),
    )


@pytest.mark.parametrize(
    ("card", "code"), [("green-5", "card-does-not-fit"), ("blue-7", "not-in-hand")]
)
def test_only_a_card_of_the_colour_from_ones_hand_is_added(card: str, code: str) -> None:
    state = played(tied().state, Add())
    for refuse in (
        lambda: GAME.apply(state, Seat(1), Add(card)),
        lambda: _preview(state, Seat(1), Add(card)),
    ):
        with pytest.raises(Illegal, match=code):
            refuse()


def test_the_draft_tells_the_whole_new_value() -> None:
    state = tied().state
    drafts = GAME.previews(GAME.view(state, Seat(1)), Seat(1), [Add("blue-4"), Add()])
    assert [draft.value for draft in drafts] == [13, 9]
    assert [action_text(action) for action in (Add("blue-4"), Add())] == ["add b4", "add nothing"]


@pytest.mark.parametrize("cards", [(), ("blue-9", "blue-4", "green-5")])
def test_one_or_two_cards_are_swapped(cards: tuple[str, ...]) -> None:
    state = played(holding(opened(3), HANDS), Pass())
    with pytest.raises(Illegal, match="swap-one-or-two"):
        GAME.apply(state, Seat(1), Swap(frozenset(cards)))


def _preview(state: State, seat: Seat, action: Add) -> None:
    """Raise Illegal with the problem that the preview of an action reports, if any."""
    (draft,) = GAME.previews(GAME.view(state, seat), seat, [action])
    if draft.problem:
        raise Illegal(draft.problem, **draft.details)
