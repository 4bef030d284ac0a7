"""Tests for the default implementations of `Game`."""

from __future__ import annotations

import pickle
from typing import Generic, TypeVar

import pytest

from parlour.core.game import Game, Illegal, Preview, Seat, Transition, View, no_assets, replace
from parlour.core.rng import Rng

from .toys import bids, dice, hands, stones

T = TypeVar("T")
KEY = bytes(range(32))


def test_types_are_those_that_fill_the_contract() -> None:
    types = dice.Dice.types
    assert (types.state, types.action, types.view, types.options) == (
        dice.State,
        dice.Roll | dice.Stop,
        dice.Sight,
        dice.Options,
    )


def test_a_variant_of_a_game_keeps_its_types() -> None:
    class Variant(stones.Stones):
        """A subclass of Stones under another name."""

    assert Variant.types is stones.Stones.types


def test_an_error_of_the_rules_survives_the_way_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(Illegal("toy.no", heap=3)))
    assert type(error) is Illegal and (error.code, error.details) == ("toy.no", {"heap": 3})


class Shelf(Generic[T]):
    """A generic base class that is not a game."""


class Shelved(Shelf[int], Game[stones.State, stones.Take, stones.Sight, stones.Options]):
    """A game with another generic base class before `Game`."""


def test_only_the_contract_determines_the_types() -> None:
    assert Shelved.types.state is stones.State


def test_assets_are_unavailable_by_default() -> None:
    with pytest.raises(LookupError, match="abc"):
        no_assets("abc")
    assert stones.Stones().assets is no_assets
    assert stones.Stones(lambda digest: digest.encode()).assets("abc") == b"abc"


class Silent(stones.Stones):
    """A game without log entries."""

    log_entries = Game.log_entries


def test_default_implementations() -> None:
    game = bids.Bids()
    state = game.setup(bids.Options(), 3, Rng(KEY)).state
    assert game.previews(game.view(state, Seat(0)), Seat(0), [bids.Bid(2), bids.Bid(3)]) == [
        Preview(),
        Preview(),
    ]
    assert game.seat_counts(bids.Options()) == range(2, 7)
    assert game.inactive_options(bids.Options()) == frozenset()
    assert game.default_action(state, Seat(1)) == bids.Bid(1)
    assert game.settle_on_time(state, Seat(1)) == Transition(state)
    stone = stones.Stones().setup(stones.Options(), 3, Rng(KEY)).state
    assert stones.Stones().leave(stone, Seat(1), "away") == Transition(stone)
    assert Silent().log_entries([stones.Taken(Seat(0), 1)], None) == ()


def test_reshuffle_replaces_the_generator() -> None:
    fresh = Rng(KEY).fork("fresh")
    state = hands.Hands().setup(hands.Options(), 2, Rng(KEY)).state
    assert hands.Hands().reshuffle(state, fresh) == replace(state, rng=fresh)
    heap = stones.Stones().setup(stones.Options(), 2, Rng(KEY)).state
    assert stones.Stones().reshuffle(heap, fresh) is heap


def test_illegal_has_a_code_and_details() -> None:
    illegal = Illegal("toy.no", heap=3)
    assert (illegal.code, illegal.details) == ("toy.no", {"heap": 3})
    assert "toy.no" in str(illegal)


def test_values_do_not_change() -> None:
    view = View()
    for name in view.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(view, name, ())
