"""Tests of turns: drawing, placing, meeples and the points of features."""

from __future__ import annotations

from itertools import pairwise

from parlour.core.game import Seat, replace
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.events import TileDiscarded
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, LandTile, land_from_tiles
from parlour.games.carcassonne.rules.scoring import feature_points
from parlour.games.carcassonne.rules.state import (
    MEEPLES_PER_SEAT,
    Options,
    land_of,
    meeple_supply,
)
from parlour.games.carcassonne.rules.view import legal_placements
from parlour.games.carcassonne.tests.table import KINDS, RULES, Table, error_code
from parlour.laws.playout import Playout, playout_rng, random_states


def test_tile_that_fits_nowhere_is_discarded_and_the_seat_draws_again() -> None:
    table = Table(2)
    table.prepare(0, "E", ("C", "B"))
    table.act(0, Place(0, -1, 2))
    assert table.state.discarded == ("C",)
    assert TileDiscarded("C") in table.events
    entries = RULES.log_entries(table.events, None)
    assert [entry.details for entry in entries if entry.what == "discarded"] == [{"tile": "C"}]
    assert (table.state.drawn, table.state.mover, RULES.turn(table.state).phase) == (
        "B",
        1,
        "place",
    )


def test_bookmaker_tile_that_fits_nowhere_is_discarded_without_bets() -> None:
    """Every open side of the land is a field, and no side of tile BM01 is a field."""
    table = Table(2)
    table.place(0, "E", 0, -1, 180)
    table.place(1, "A", 1, 0, 90)
    table.prepare(0, "A", ("BM01", "B"))
    table.act(0, Place(-1, 0, 3))
    assert table.state.discarded == ("BM01",)
    assert (table.state.drawn, table.state.mover, table.state.phase, table.state.laid) == (
        "B",
        1,
        "place",
        (),
    )


def test_match_ends_if_the_last_tile_fits_nowhere() -> None:
    table = Table(2)
    table.place(0, "E", 0, -1, 180)
    table.prepare(0, "B", ("C",))
    table.act(0, Place(0, 1, 0))
    assert (table.state.discarded, table.state.phase, RULES.turn(table.state).seats) == (
        ("C",),
        "over",
        frozenset(),
    )


def test_mover_must_place_a_tile_and_others_must_wait() -> None:
    table = Table(2)
    table.place(0, "E", 0, -1, 180, "c0")
    assert {type(action) for action in RULES.legal_actions(table.state, table.state.mover)} == {
        Place
    }
    assert error_code(table, table.state.mover, Bet()) == "carcassonne.not-now"
    assert (
        error_code(table, (table.state.mover + 1) % 2, Place(0, 1, 0))
        == "carcassonne.not-your-turn"
    )


def test_meeple_must_be_placed_on_a_segment_of_the_newest_tile() -> None:
    table = Table(2)
    table.state = replace(table.state, drawn="E", phase="place")
    for segment in ("c1", "r0", "m", "x", "", "0c0"):
        assert (
            error_code(table, table.state.mover, Place(0, -1, 2, segment))
            == "carcassonne.no-such-segment"
        )
    assert error_code(table, table.state.mover, Place(0, -1, 4)) == "carcassonne.no-such-rotation"


def test_seat_without_meeples_places_a_tile_alone() -> None:
    table = Table(2)
    table.place(0, "U", 1, 0, 90, "f0")
    # All seven meeples are on one field, which is possible after fields are joined.
    table.state = replace(
        table.state,
        meeples=table.state.meeples * MEEPLES_PER_SEAT,
        mover=Seat(0),
        drawn="B",
        phase="place",
    )
    assert error_code(table, 0, Place(0, 1, 0, "m")) == "carcassonne.no-meeple"
    assert all(
        action.meeple is None
        for action in RULES.legal_actions(table.state, Seat(0))
        if isinstance(action, Place)
    )


def test_city_completed_by_the_last_tile_scores_in_full_and_for_fields() -> None:
    table = Table(2)
    table.place(1, "B", 0, 1, 0)
    table.place(0, "E", 0, -1, 180, "f0", last=True)
    assert (table.scores, table.state.phase) == ([3, 0], "over")
    table = Table(2)
    table.place(0, "F", 0, -1, 90, "c0")
    table.place(1, "E", 0, -2, 180, last=True)
    assert table.scores == [8, 0]


def test_points_of_a_small_city_are_an_option() -> None:
    for options, points in ((Options(), 4), (Options(small_city="two"), 2)):
        table = Table(2, options)
        table.place(0, "E", 0, -1, 180, "c0")
        assert table.scores == [points, 0]
    table = Table(2, Options(small_city="two"))
    table.place(0, "F", 0, -1, 90, "c0")
    table.place(0, "E", 0, -2, 180)
    assert table.scores == [8, 0]


def test_farmers_are_an_option() -> None:
    table = Table(2, Options(farmers=False))
    table.state = replace(table.state, drawn="E", phase="place")
    assert error_code(table, table.state.mover, Place(0, -1, 2, "f0")) == "carcassonne.no-farmers"
    table.place(0, "E", 0, -1, 180, "c0")


def test_field_counts_a_city_once_that_it_touches_twice() -> None:
    """The two city segments of tile H are joined by a ring of city around the field."""
    table = Table(2)
    table.place(0, "E", 0, -1, 180)
    land = land_of(table.state, KINDS)
    for kind, square, turns in (
        ("H", (5, 0), 0),
        ("N", (5, -1), 1),
        ("N", (6, -1), 2),
        ("G", (6, 0), 1),
        ("N", (6, 1), 3),
        ("N", (5, 1), 0),
    ):
        land = land.with_tile(KINDS[kind], square, turns)
    field = land.feature[SEGMENT_STRIDE * 2 + KINDS["H"].number["f0"]]
    ring = {land.feature[SEGMENT_STRIDE * 2 + KINDS["H"].number[name]] for name in ("c0", "c1")}
    assert len(ring) == 1
    assert land.features[ring.pop()].open == 0
    assert len(land.completed_cities(land.features[field])) == 1


def test_field_enclosed_by_a_road_scores() -> None:
    """The field between a ring road and a city of two tiles has no open side."""
    land = land_from_tiles([LandTile(KINDS["E"], (0, 0), 2)]).with_tile(KINDS["E"], (0, 1), 0)
    for square, turns in (((-1, -1), 3), ((1, -1), 0), ((1, 2), 1), ((-1, 2), 2)):
        land = land.with_tile(KINDS["V"], square, turns)
    for square, turns in (
        ((0, -1), 1),
        ((0, 2), 1),
        ((-1, 0), 0),
        ((-1, 1), 0),
        ((1, 0), 0),
        ((1, 1), 0),
    ):
        land = land.with_tile(KINDS["U"], square, turns)
    name = land.feature[KINDS["E"].number["f0"]]
    assert (land.features[name].kind, land.features[name].open, land.features[name].tiles) == (
        "field",
        0,
        12,
    )
    assert feature_points(Options(), land, land.features[name]) == 3


def test_mean_number_of_placements_agrees_with_other_programs() -> None:
    """Two seats have 27.3 placements on average, or 29.7 with the bookmaker tiles.

    Rotations that look identical count once.
    """
    for options, mean in ((Options(bets=False), 27.3), (Options(), 29.7)):
        counts = []
        for number in range(12):
            for state in random_states(RULES, Playout(options, 2, b"sanity %d" % number)):
                if state.phase == "place":
                    period = KINDS[state.drawn or ""].period
                    distinct = {
                        (placement.x, placement.y, placement.turns % period)
                        for placement in legal_placements(state, KINDS)
                    }
                    counts.append(len(distinct))
        assert abs(sum(counts) / len(counts) - mean) < 2.5, (
            options.bets,
            sum(counts) / len(counts),
        )


def test_six_seats_have_meeples_and_chips_and_move_in_turn() -> None:
    state = RULES.setup(Options(), 6, playout_rng(Playout(Options(), 6, b"six"))).state
    assert meeple_supply(state) == (7,) * 6
    assert [len(chips) for chips in state.chips] == [6] * 6
    movers = [
        each.mover for each in random_states(RULES, Playout(Options(bets=False), 6, b"turns"))
    ]
    assert all((after - before) % 6 == 1 for before, after in pairwise(movers[:-1]))


def test_tile_with_two_parts_of_a_road_counts_once() -> None:
    land = land_from_tiles([LandTile(KINDS["BM07"], (0, 0), 0)])
    for kind, square, turns in (
        ("V", (1, 0), 0),
        ("V", (1, 1), 1),
        ("U", (0, 1), 1),
        ("V", (-1, 1), 2),
        ("V", (-1, 0), 3),
    ):
        land = land.with_tile(KINDS[kind], square, turns)
    (name,) = {land.feature[KINDS["BM07"].number[road]] for road in ("r0", "r1")}
    assert (land.features[name].tiles, land.features[name].open, land.bettable_features(0)) == (
        6,
        0,
        [name],
    )
