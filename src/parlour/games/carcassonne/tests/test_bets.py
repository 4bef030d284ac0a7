"""Tests of bets and settlements during a match."""

from __future__ import annotations

from parlour.core.game import Seat, Turn, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules.actions import Bet, Place, Settle
from parlour.games.carcassonne.rules.kinds import OfficeRoads
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.state import Options, PlacedChip, land_of
from parlour.games.carcassonne.tests.table import (
    KINDS,
    RULES,
    Table,
    error_code,
    table_in_bet_phase,
    table_with_one_stack,
    table_with_two_stacks,
)


def test_default_action_is_no_bet_and_the_match_goes_on() -> None:
    table = table_in_bet_phase(3)
    for seat in (2, 0, 1):
        assert RULES.default_action(table.state, Seat(seat)) == Bet(None)
        table.act(seat, RULES.default_action(table.state, Seat(seat)))
    assert (table.state.laid, table.state.phase, table.state.mover) == ((), "place", 1)
    entries = RULES.log_entries(table.events, None)
    (entry,) = [entry for entry in entries if entry.what == "no-chips"]
    assert (entry.seat, entry.places) == (None, ("1",))


def test_seat_bets_one_chip_of_its_hand_once() -> None:
    table = table_in_bet_phase(3)
    assert error_code(table, 0, Bet("K9")) == "carcassonne.no-such-chip"
    table.act(0, Bet("K1"))
    assert error_code(table, 0, Bet("K2")) == "carcassonne.not-your-turn"
    table.act(1, Bet("K1"))
    table.act(2, Bet())
    assert table.state.laid == (PlacedChip(1, Seat(0), "K1"), PlacedChip(1, Seat(1), "K1"))
    assert error_code(table, 1, Bet("K2")) == "carcassonne.not-now"
    table.state = replace(table.state, phase="bet", asked=frozenset({Seat(0)}))
    assert error_code(table, 0, Bet("K1")) == "carcassonne.no-such-chip"


def test_seat_without_chips_is_skipped_and_chips_return_when_settled() -> None:
    table = Table(2)
    table.state = replace(
        table.state, chips=((), ("K1",)), mover=Seat(0), drawn="BM07", phase="place"
    )
    table.act(0, Place(1, 0, 0))
    assert RULES.turn(table.state).seats == {1}
    table.act(1, Bet("K1"))
    table.place(0, "W", -1, 0, 0)
    assert table.state.chips == ((), ("K1",))
    assert table.state.scores[1].bets == 3


def test_last_tile_has_no_bets_but_settles_earlier_ones() -> None:
    table = table_in_bet_phase()
    table.bet({0: "K1", 1: "K6"})
    table.place(0, "BM08", -1, 0, 0, last=True)
    assert table.state.phase == "over"
    assert [(chip.seat, chip.tiles, chip.points) for chip in table.state.turned] == [
        (0, 3, 3),
        (1, 3, 0),
    ]


def test_which_tile_counts_as_last_is_an_option() -> None:
    for options, phase in ((Options(), "bet"), (Options(last="placeable"), "over")):
        table = Table(2, options)
        for tile, x, y, turns in (("E", 0, -1, 2), ("B", 0, 1, 0)):
            table.place(0, tile, x, y, 90 * turns)
        table.prepare(0, "BM07", ("C",))
        table.act(0, Place(1, 0, 0))
        assert table.state.phase == phase


def test_bets_on_a_tile_with_only_complete_features_are_an_option() -> None:
    for options, may_bet in ((Options(), False), (Options(no_bets="land"), True)):
        table = Table(2, options)
        for tile, x, y, degrees in (
            ("W", -1, 0, 0),
            ("B", 0, 1, 0),
            ("B", 1, 1, 0),
            ("B", 2, 1, 0),
            ("W", 2, 0, 180),
        ):
            table.place(0, tile, x, y, degrees)
        table.place(0, "BM07", 1, 0, 0)
        assert (table.state.phase == "bet") == may_bet


def test_settlement_by_an_unclaimed_road_is_an_option() -> None:
    for options, settled in ((Options(), 1), (Options(unclaimed="waits"), 0)):
        table = Table(2, options)
        table.place(0, "BM07", 1, 0, 0)
        table.bet({0: "K1"})
        table.place(0, "W", -1, 0, 0)
        assert len(table.state.turned) == settled
        assert len(table.state.laid) == 1 - settled


def test_which_roads_end_at_an_office_is_an_option() -> None:
    readings: tuple[tuple[OfficeRoads, str, int], ...] = (("drawn", "r0", 0), ("every", "r1", 3))
    for offices, road, points in readings:
        table = Table(2, Options(offices=offices))
        table.place(0, "W", -1, 0, 0)
        table.place(0, "BM02", 1, 0, 0, road)
        assert table.scores == [points, 0]


def test_mover_chooses_before_any_chip_is_revealed() -> None:
    table = table_with_one_stack()
    assert RULES.turn(table.state) == Turn(frozenset({Seat(1)}), "settle")
    view = RULES.view(table.state, Seat(1))
    assert [(choice.segment, choice.tiles) for choice in view.settling[0].choices] in (
        [("r0", 5), ("r1", 3)],
        [("r1", 3), ("r0", 5)],
    )
    assert not view.turned
    assert error_code(table, 0, Settle(1, "r0")) == "carcassonne.not-your-turn"
    assert error_code(table, 1, Settle(0, "r0")) == "carcassonne.other-office"
    assert error_code(table, 1, Settle(1, "c0")) == "carcassonne.no-such-choice"
    table.act(1, Settle(1, "r1"))
    assert [(chip.seat, chip.points) for chip in table.state.turned] == [(0, 3), (1, 0)]


def test_mover_decides_each_of_several_stacks() -> None:
    table = table_with_two_stacks()
    first, second = table.tile_number(-1, 2), table.tile_number(1, 2)
    assert [question.tile for question in RULES.view(table.state, None).settling] == [first, second]
    table.act(1, Settle(first, "c0"))
    assert (table.state.phase, table.state.turned) == ("settle", ())
    table.act(1, Settle(second, "r1"))
    assert [(chip.tile, chip.seat, chip.tiles, chip.points) for chip in table.state.turned] == [
        (first, 0, 8, 0), (first, 1, 8, 8), (second, 0, 3, 3), (second, 1, 3, 3),
    ]  # fmt: skip


def test_undecided_stack_is_determinized_and_settled_on_time() -> None:
    """Determinization keeps the public stack; a timeout settles it for its first feature."""
    state = table_with_one_stack().state
    determinized = RULES.determinize(RULES.view(state, Seat(0)), Rng(bytes(32)))
    assert determinized.settling == state.settling
    late = RULES.settle_on_time(state, Seat(1)).state
    assert (late.phase, late.settling, late.laid) == ("over", (), ())
    land = land_of(state, KINDS)
    first = state.settling[0].features[0]
    assert {
        land.feature[SEGMENT_STRIDE * chip.tile + land.tiles[chip.tile].kind.number[chip.segment]]
        for chip in late.turned
    } == {first}


def test_previews_name_the_problem_of_an_illegal_action() -> None:
    table = table_with_one_stack()
    cases = (
        (0, Settle(1, "r0"), "carcassonne.not-your-turn"),
        (1, Settle(1, "c0"), "carcassonne.no-such-choice"),
        (1, Settle(1, "r0"), None),
        (1, Bet("K1"), "carcassonne.no-such-chip"),
    )
    for seat, action, problem in cases:
        (preview,) = RULES.previews(RULES.view(table.state, Seat(seat)), Seat(seat), [action])
        assert preview.problem == problem
    table = Table(2)
    table.state = replace(table.state, mover=Seat(0), drawn="E", phase="place")
    drafts = RULES.previews(
        RULES.view(table.state, Seat(0)), Seat(0), [Place(0, -1, 2, "m"), Place(5, 5, 0)]
    )
    assert [preview.problem for preview in drafts] == [
        "carcassonne.not-free",
        "carcassonne.does-not-fit",
    ]


def test_default_choice_for_a_stack_is_the_feature_with_the_smallest_coordinates() -> None:
    table = table_with_one_stack()
    land = land_of(table.state, KINDS)
    smallest = min(
        table.state.settling[0].features, key=lambda name: min(land.feature_squares(name))
    )
    action = RULES.default_action(table.state, Seat(1))
    assert isinstance(action, Settle)
    assert (
        land.feature[
            SEGMENT_STRIDE * action.tile + land.tiles[action.tile].kind.number[action.segment]
        ]
        == smallest
    )
