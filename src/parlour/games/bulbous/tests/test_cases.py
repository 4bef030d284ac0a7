"""Tests of the cases in cases.json, which were written before the code."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.actions import (
    AnyAction,
    Bid,
    Bring,
    Order,
    Pass,
    Swap,
    require_bid,
)
from parlour.games.bulbous.rules.bids import bid_sum, compare_bids
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, Colour
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.scoring import rank_totals, seat_scores
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import Options, State, contested_specimen
from parlour.games.bulbous.tests.positions import holding, opened, played

CASES = json.loads((files("parlour.games.bulbous") / "tests" / "cases.json").read_text())
GAME = Bulbous()
SEATS = "ABCD"


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]
    )


def case(number: str) -> Any:
    return next(case for case in CASES if case["id"] == number)


def worth(cards: list[str], colour: Colour) -> int | str:
    found = bid_sum(cards, colour)
    return "wild" if found.wild else found.value


def test_no_case_is_forgotten() -> None:
    assert len(CASES) == 38
    kinds = {
        "legal",
        "value",
        "resolve",
        "score_bga",
        "score_author",
        "winner",
        "setup",
        "action",
        "deck",
        "round",
        "end",
        "hidden",
    }
    assert {case["kind"] for case in CASES} == kinds


@cases("legal")
def test_which_cards_fit(case: Any) -> None:
    card, state = case["input"]["card"], replace(opened(2), order=(case["input"]["specimen"],))
    state = replace(
        holding(state, [[card], []]),
        places=tuple(
            place if place and place.colour == state.order[0] else None for place in state.places
        ),
    )
    bid = Bid(frozenset({card}))
    assert (bid in list(GAME.legal_actions(state, Seat(0)))) == case["expected"]["legal"]


@cases("value")
def test_what_a_bid_is_worth(case: Any) -> None:
    assert worth(case["input"]["bet"], case["input"]["specimen"]) == case["expected"]["value"]


@cases("resolve")
def test_who_wins(case: Any) -> None:
    colour, expected = case["input"]["specimen"], case["expected"]
    bids = {
        Seat(SEATS.index(who)): bid_sum(cards, colour)
        for who, cards in case["input"]["bets"].items()
    }
    outcome = compare_bids({seat: found.rank for seat, found in bids.items()})
    assert outcome.result == {"win": "won", "tie": "tie", "no_bet": "no-bid"}[expected["result"]]
    assert (None if outcome.winner is None else SEATS[outcome.winner]) == expected["winner"]
    assert {
        SEATS[seat]: worth(case["input"]["bets"][SEATS[seat]], colour) for seat in bids
    } == expected.get("values", {})
    # The same case, played as a turn.
    state = replace(opened(4), order=(colour, *(other for other in COLOURS if other != colour)))
    bets = [case["input"]["bets"].get(who, []) for who in SEATS]
    state = played(
        holding(state, bets), *(Bid(frozenset(cards)) if cards else Pass() for cards in bets)
    )
    assert state.revealed is not None
    assert (state.revealed.result, state.revealed.winner) == (outcome.result, outcome.winner)
    lit = next(place.bulbs for place in state.places if place and place.colour == colour)
    assert lit == (() if outcome.winner is None else (outcome.winner,))


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case["id"]) for case in CASES if case["kind"].startswith("score_")],
)
def test_points(case: Any) -> None:
    told = case["input"]["specimens"]
    complete = [
        Specimen(one["colour"], one["slots"], tuple(Seat(SEATS.index(who)) for who in one["bulbs"]))
        for one in told
    ]
    found = seat_scores(
        "classic" if case["kind"] == "score_bga" else "author", 4, (None,) * 4, complete
    )
    assert {who: score.total for who, score in zip(SEATS, found, strict=True)} == case["expected"]


@cases("winner")
def test_equal_totals_share_the_win(case: Any) -> None:
    found = rank_totals(list(case["input"]["scores"].values()), False, "final-round")
    assert [
        who for who, rank in zip(case["input"]["scores"], found.ranks, strict=True) if rank == 1
    ] == case["expected"]["winners"]


@cases("setup")
def test_setting_up(case: Any) -> None:
    seats, expected = case["input"]["players"], case["expected"]
    state = GAME.setup(Options(), seats, Rng(bytes(32))).state
    while state.phase == "bring":
        state = played(state, next(iter(GAME.legal_actions(state, min(GAME.turn(state).seats)))))
    view = GAME.view(state, Seat(0))
    assert (set(view.hands), view.deck) == ({expected["hand"]}, expected["deck"])
    assert len(view.active) == expected["active"] == expected.get("turns_per_round", 4)
    assert {sum(len(view.reserve[colour]) for colour in colours) for colours in view.owned} == {
        expected["reserve_per_player"]
    }


def test_three_players_play_without_the_fourth_colour() -> None:
    assert [
        len(GAME.setup(Options(deck=deck), 3, Rng(bytes(32))).state.deck)
        for deck in ("three-colours", "four-colours")
    ] == [5, 13]


@cases("action")
def test_what_an_action_does(case: Any) -> None:
    given, expected = case["input"], case["expected"]
    state = opened(given.get("players", 4))
    if given.get("action", "bet") == "bet":
        cards = given.get("bet", [])
        state = holding(state, [["blue-9", "red-9", "blue-3"]] + [[]] * 3)
        state = replace(state, order=(given.get("specimen", "blue"),))
        with pytest.raises(Illegal):
            GAME.apply(state, Seat(0), Bid(frozenset(cards)))
        return
    hands = [list(CARDS)[: given["hand"]], *[[]] * (state.seats - 1)]
    state = holding(state, hands)
    action: AnyAction = (
        Pass() if given["action"] == "pass" else Swap(frozenset(hands[0][: given["cards"]]))
    )
    after = played(state, action)
    assert len(after.hands[0]) == expected["hand"]
    assert len(after.discard) - len(state.discard) == expected.get("discard_added", 0)


def test_passing_at_the_limit_draws_nothing() -> None:
    state = opened(4)
    assert played(state, Pass()).hands == state.hands


@cases("deck")
def test_the_deck_runs_out(case: Any) -> None:
    given, expected = case["input"], case["expected"]
    cards = list(CARDS)
    hand, rest = cards[: given.get("hand", 2)], cards[given.get("hand", 2) :]
    deck, discard = rest[: given["deck"]], rest[given["deck"] : given["deck"] + given["discard"]]
    state = replace(
        holding(opened(4), [hand, rest[given["deck"] + given["discard"] :], [], []], deck),
        discard=tuple(discard),
    )
    after = played(state, Pass() if given["action"] == "pass" else Swap(frozenset(hand)))
    assert len(after.hands[0]) == expected.get("hand", len(hand))
    assert len(after.deck) == expected.get("deck_after", 0)
    assert len(after.discard) == expected.get("discard_after", 0)


def passed_round(state: State) -> State:
    """Return the state after all seats passed until the end of the round.

    Seats that must bring in a specimen bring in the smallest.
    """
    number = state.round
    while state.round == number and state.over is None and state.phase == "bid":
        state = played(state, Pass())
    return state


def test_a_completed_specimen_lets_all_refill() -> None:
    expected = case("BU49")["expected"]["hands"]
    state = holding(
        opened(4, sizes={"yellow": 1}),
        [["yellow-3", "blue-3", "blue-4", "blue-5"], ["blue-6"], [], list(CARDS)[8:13]],
    )
    state = replace(state, order=("yellow", "blue", "red", "green"))
    state = played(state, Bid(frozenset({"yellow-3"})), Pass(), Pass(), Pass())
    hands = [list(hand) for hand in state.hands]
    assert (state.phase, hands[0]) == ("bid", ["blue-3", "blue-4", "blue-5"])
    state = passed_round(state)
    assert [len(hand) for hand in state.hands] == expected
    unlit = passed_round(holding(opened(4), [["blue-3"], [], [], []]))
    assert [len(hand) for hand in unlit.hands] == [5, 4, 4, 4]


def test_the_old_first_player_refills_first() -> None:
    """The first player of the finished round draws the three cards that are left."""
    cards = list(CARDS)
    state = opened(4, sizes={"yellow": 1}, first=2)
    state = replace(
        holding(state, [cards[:7], cards[7:14], ["yellow-3"], cards[16:23]], []),
        discard=("wild-circle",),
        order=("yellow",),
    )
    state = replace(state, places=(None, None, None, state.places[3]))
    state = played(state, Bid(frozenset({"yellow-3"})), Pass(), Pass(), Pass())
    assert [len(hand) for hand in state.hands] == [7, 7, 2, 7]


def test_the_first_player_changes_every_round() -> None:
    given, expected = case("BU50")["input"], case("BU50")["expected"]
    assert (
        passed_round(opened(given["players"], first=given["first"])).first == expected["first_next"]
    )


def shortest(seats: int) -> tuple[int, int]:
    """Return the length of the shortest match in rounds, and the round of the last specimen.

    Every specimen gets a bulb in every round.
    """
    state, brought = GAME.setup(Options(), seats, Rng(bytes(32))).state, -1
    while state.over is None:
        seat = min(GAME.turn(state).seats)
        match state.phase:
            case "bring":
                action: AnyAction = next(iter(GAME.legal_actions(state, seat)))
            case "order":
                action = Order(tuple(place.colour for place in state.places if place))
            case _:
                # In every turn, one seat holds a card that fits and is the only bidder.
                colour, mine = (
                    contested_specimen(state).colour,
                    state.choices.count(None) == state.seats,
                )
                if mine:
                    state = replace(
                        holding(
                            state,
                            [[f"{colour}-9"] if other == seat else [] for other in range(seats)],
                        )
                    )
                action = Bid(frozenset({f"{colour}-9"})) if mine else Pass()
        before = state.final
        state = played(state, action)
        brought = state.round if state.final and not before else brought
    return state.round + 1, brought + 1


def test_the_shortest_game_and_the_round_after_the_last_specimen() -> None:
    rounds, brought = shortest(4)
    assert rounds == case("BU52")["expected"]["min_rounds"]
    assert case("BU53")["expected"]["last_round"] == "k+1"
    assert brought == rounds


def test_the_final_round_ends_the_game_even_if_nothing_is_completed() -> None:
    state = replace(
        opened(4, sizes={"blue": 4}),
        completed=tuple(Specimen("blue", size) for size in (1, 2, 3)),
        final=True,
    )
    state = passed_round(state)
    assert (state.phase, state.over) == ("over", "final-round")


def test_the_last_specimen_of_a_seat_makes_the_round_final() -> None:
    """The first seat completes its third specimen, and the next round is final.

    Its fourth specimen is brought in automatically.
    """
    state = replace(
        opened(4, sizes={"blue": 1, "red": 4}),
        completed=tuple(Specimen("blue", size) for size in (3, 4)),
    )
    state = holding(state, [["blue-3"], [], [], []])
    state = passed_round(played(state, Bid(frozenset({"blue-3"})), Pass(), Pass(), Pass()))
    assert state.final
    assert (state.round, state.places[0]) == (1, Specimen("blue", 2))


def two(last: Options, completed: tuple[int, ...]) -> State:
    """Return the next round with two seats after blue completed one more specimen.

    Args:
        last: The options.
        completed: The sizes of the blue specimens completed before.
    """
    size = next(size for size in (1, 2, 3, 4) if size not in completed)
    state = replace(
        opened(2, last, sizes={"blue": size, "green": 4}),
        completed=tuple(Specimen("blue", one) for one in completed),
    )
    lit = Specimen("blue", size, (Seat(1),) * (size - 1))
    state = holding(replace(state, places=(lit, *state.places[1:])), [["blue-3"], []])
    return passed_round(played(state, Bid(frozenset({"blue-3"})), Pass()))


def test_a_colour_without_specimens_leaves_its_place_empty() -> None:
    state = two(Options(), (1, 2))
    assert (state.final, len(state.order) or 4) == (False, 4)
    assert state.places[0] == Specimen("blue", 4)
    state = two(Options(), (1, 2, 3))
    assert case("BU55")["expected"]["turns"] == "number of active specimens"
    assert (state.final, state.places[0]) == (False, None)
    assert {
        len(action.colours)
        for action in GAME.legal_actions(state, state.first)
        if isinstance(action, Order)
    } == {3}
    assert two(Options(last="of-a-colour"), (1, 2)).final


def test_a_bluff_needs_one_card_that_fits() -> None:
    hand = ("red-9", "blue-3", "wild-circle")
    require_bid(frozenset({"red-9", "blue-3"}), hand, "red", True)
    assert worth(["red-9", "blue-3"], "red") == 9
    for cards, bluff in (
        (frozenset({"blue-3", "wild-circle"}), True),
        (frozenset({"red-9", "blue-3"}), False),
    ):
        with pytest.raises(Illegal):
            require_bid(cards, hand, "red", bluff)


def test_a_specimen_is_brought_from_the_reserve_to_an_empty_place_of_its_owner() -> None:
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    (seat,) = GAME.turn(state).seats
    (own, other), stranger = (COLOURS[seat], COLOURS[seat + 2]), COLOURS[1 - seat]
    for action, code in (
        (Bring(stranger, 1), "not-your-colour"),
        (Bring(own, 5), "not-in-reserve"),
    ):
        with pytest.raises(Illegal, match=code):
            GAME.apply(state, seat, action)
    state = played(state, Bring(other, 2))
    with pytest.raises(Illegal, match="place-taken"):
        GAME.apply(state, seat, Bring(other, 3))
    assert GAME.turn(played(state, Bring(own, 2))).seats == {1 - seat}
