"""Tests for JSON encoding: round trips, canonical encodings and hostile input."""

from __future__ import annotations

import re

import msgspec
import pytest

from parlour.core.codec import Codec, digest, encode
from parlour.core.containment import GameExit
from parlour.core.game import GameTypes, Illegal, Seat
from parlour.core.match import match_from_snapshot
from parlour.core.rng import Rng
from parlour.core.value import Value

from .toys import dice, stones
from .toys.hands import Hands, Options

KEY = bytes(range(32))


class Bag(Value, frozen=True):
    seats: frozenset[int]
    counts: dict[str, int]


def test_states_views_actions_and_options_survive_a_round_trip() -> None:
    game = Hands()
    codec = Codec(game)
    state = game.setup(Options(), 3, Rng(KEY)).state
    action = next(iter(game.legal_actions(state, Seat(0))))
    assert codec.decode_state(encode(state)) == state
    assert codec.decode_view(encode(game.view(state, Seat(1)))) == game.view(state, Seat(1))
    assert codec.decode_action(encode(action)) == action
    assert codec.decode_options(encode(Options())) == Options()


def test_a_union_of_actions_is_distinguished_by_its_tag() -> None:
    codec = Codec(dice.Dice())
    assert codec.decode_action(b'{"do":"stop"}') == dice.Stop()
    assert encode(dice.Roll()) == b'{"do":"roll"}'


class ExitingOptions(Value, frozen=True):
    """Options, and also actions, views and states, whose code ends the process."""

    heap: int = 7

    def __post_init__(self) -> None:
        """End the process for some values."""
        if self.heap == 99:
            raise SystemExit(3)


def test_code_of_decoded_values_does_not_end_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    types = GameTypes(ExitingOptions, ExitingOptions, ExitingOptions, ExitingOptions)
    monkeypatch.setattr(stones.Stones, "types", types)
    codec = Codec(stones.Stones())
    for decode in (
        codec.decode_options,
        codec.decode_action,
        codec.decode_view,
        codec.decode_state,
    ):
        with pytest.raises(GameExit, match="SystemExit: 3"):
            decode(b'{"heap":99}')
    with pytest.raises(GameExit, match="SystemExit: 3"):
        match_from_snapshot(codec.game, b'{"state":{"heap":99}}')


def test_defaults_are_filled_in() -> None:
    assert Codec(stones.Stones()).decode_options(b"{}") == stones.Options(heap=7)


def test_equal_values_give_equal_bytes() -> None:
    one, other = (
        Bag(frozenset({5, 1, 3}), {"b": 1, "a": 2}),
        Bag(frozenset({3, 5, 1}), {"a": 2, "b": 1}),
    )
    assert encode(one) == encode(other) == b'{"seats":[1,3,5],"counts":{"a":2,"b":1}}'
    assert digest(one) == digest(other)


def test_a_digest_is_sixteen_digits_and_differs_with_the_value() -> None:
    assert re.fullmatch("[0-9a-f]{16}", digest(Bag(frozenset(), {})))
    assert digest(Bag(frozenset(), {})) != digest(Bag(frozenset({1}), {}))


HOSTILE = {
    "nothing": b"",
    "not JSON": b"{",
    "null": b"null",
    "a list": b"[]",
    "unknown tag": b'{"do":"steal"}',
    "missing field": b'{"do":"take"}',
    "unknown field": b'{"do":"take","count":1,"extra":1}',
    "wrong type": b'{"do":"take","count":"1"}',
    "a truth for a number": b'{"do":"take","count":true}',
    "not a whole number": b'{"do":"take","count":1.5}',
    "a number without end": b'{"do":"take","count":1e999}',
    "thousands of digits": b'{"do":"take","count":' + b"9" * 5000 + b"}",
    "not UTF-8": b'{"do":"\xff"}',
    "half a surrogate": b'{"do":"\\ud800"}',
    "more behind it": b'{"do":"take","count":1} {}',
    "brackets without end": b'{"x":' + b"[" * 100_000,
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_hostile_actions_are_refused(body: bytes) -> None:
    with pytest.raises(Illegal) as illegal:
        Codec(stones.Stones()).decode_action(body)
    assert illegal.value.code == "core.not-an-action"
    assert illegal.value.details["reason"]


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b'{"heap":8}', b'{"heap":"7"}', b'{"heaps":7}', b'{"heap":' + b"[" * 100_000],
)
def test_hostile_options_are_refused(body: bytes) -> None:
    with pytest.raises(Illegal) as illegal:
        Codec(stones.Stones()).decode_options(body)
    assert illegal.value.code == "core.not-options"


def test_a_corrupt_state_raises_a_validation_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        Codec(stones.Stones()).decode_state(b'{"heap":"many"}')
