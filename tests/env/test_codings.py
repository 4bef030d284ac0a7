"""Tests of the codings of games, and of trees of arrays."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, Literal

import msgspec
import numpy as np
import pytest

from parlour.core.game import Action, AnyGame, Seat, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.env.coding import LISTED_ACTIONS, FixedCoding, ListCoding, action_mask
from parlour.env.match import AgentMatch
from parlour.env.tree import single_tree, tree_of
from parlour.games.betapet.rules.game import Betapet
from parlour.laws.playout import pairwise_order, playouts
from parlour.plugin.registry import game_plugin
from parlour.scaffold.rowgame.rules.game import Rowgame
from parlour.search.levels import loaded_game

from .subjects import MANY, Setting

pytestmark = pytest.mark.uncounted

MAX_SETTINGS = 60
"""The number of combinations of options and seats that are checked; all pairs come early."""


BETAPET = [setting for setting in MANY if setting.game == "betapet"]


def all_settings(game: str) -> list[Setting]:
    """Return every combination of the options and seat counts of a game, or the first ones."""
    found = pairwise_order(list(playouts(loaded_game(game), 1)))
    return [
        Setting(game, playout.seats, msgspec.to_builtins(playout.options))
        for playout in islice(found, MAX_SETTINGS)
    ]


@pytest.mark.parametrize("setting", [one for one in MANY if one not in BETAPET], ids=str)
def test_every_legal_action_has_its_own_number(setting: Setting) -> None:
    assert_numbers_agree(setting, 60)


@pytest.mark.parametrize("setting", BETAPET, ids=str)
def test_every_listed_play_of_betapet_has_its_own_number(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare without the compiled generator, which takes long to compile."""
    monkeypatch.setattr("parlour.games.betapet.coding.find_spec", lambda _module: None)
    assert_numbers_agree(setting, 8)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({setting.game for setting in MANY}))
def test_every_legal_action_has_its_own_number_with_all_options(game: str) -> None:
    for setting in all_settings(game):
        assert_numbers_agree(setting, 150)


def assert_numbers_agree(setting: Setting, decisions: int) -> None:
    """Compare the numbered actions of all seats with the legal ones of the rules."""
    match, luck = setting.match(), Random(str(setting))
    assert isinstance(match.coding, FixedCoding)
    match.start(Rng(luck.randbytes(32)))
    for _ in range(decisions):
        for seat in map(Seat, range(match.seats)):
            legal = legal_actions(match, seat)
            actions, found = set(match.choices(seat).values()), match.observation(seat)
            assert len(actions) == len(match.choices(seat)) == found["action_mask"].sum()
            assert actions == legal or (len(legal) > LISTED_ACTIONS and actions < legal)
            assert match.coding.view_space.contains(found["observation"])
        if not match.awaited:
            break
        # All kinds of actions are equally likely, so that no kind is rare in random matches.
        seat, kinds = luck.choice(match.awaited), dict[str, list[int]]()
        for number, action in match.choices(seat).items():
            kinds.setdefault(type(action).__name__, []).append(number)
        assert match.play(seat, luck.choice(kinds[luck.choice(sorted(kinds))]))


def legal_actions(match: AgentMatch, seat: Seat) -> set[Any]:
    """Return the legal actions of a seat, in Betapet without plays of invalid words."""
    game, state = match.game, match.state
    if isinstance(game, Betapet) and state.options.words != "void":
        state = replace(state, options=replace(state.options, words="void"))
    return set(game.legal_actions(state, seat))


@pytest.mark.parametrize(
    "setting", [one for one in MANY if game_plugin(one.game).coded_view is not None], ids=str
)
def test_a_coding_reads_a_part_of_the_view(setting: Setting) -> None:
    """The fields that the part lacks are empty, and the coding does not read them."""
    match, luck = setting.match(), Random(str(setting))
    assert isinstance(match.coding, FixedCoding)
    match.start(Rng(luck.randbytes(32)))
    while match.awaited:
        seat, coding = match.awaited[0], match.coding.coding
        whole, part = match.view(seat), match.coded_view(seat)
        for name in whole.__struct_fields__:
            assert getattr(part, name) in (getattr(whole, name), (), {}, None)
        assert np.array_equal(coding.mask(part, seat), coding.mask(whole, seat))
        assert np.array_equal(coding.observation(part, seat), coding.observation(whole, seat))
        number = luck.choice(list(match.choices(seat)))
        assert coding.action(part, number) == coding.action(whole, number)
        match.play(seat, number)


@pytest.mark.parametrize("setting", MANY, ids=str)
def test_observations_of_different_views_differ(setting: Setting) -> None:
    match, luck = setting.match(), Random(str(setting))
    match.start(Rng(luck.randbytes(32)))
    seen = set()
    for count in range(1, 13):
        seen.add(match.observation(Seat(0))["observation"].tobytes())
        assert len(seen) == count
        seat = match.awaited[0]
        match.play(seat, luck.choice(list(match.choices(seat))))


class Hop(Action, frozen=True):
    """A move with a distance."""

    cells: tuple[int, ...]


class Rest(Action, frozen=True):
    """A move without fields."""


class Thing(Value, frozen=True):
    """A record of every kind of field."""

    name: str
    colour: Literal["red", "blue"] | None
    size: float
    flag: bool
    pair: tuple[int, str]
    counts: dict[str, int]
    marks: frozenset[int]
    parts: tuple[tuple[str | None, ...], ...]
    move: Hop | Rest
    mask: int


THING = Thing(
    "ab",
    "red",
    0.5,
    True,
    (3, "x"),
    {"k": 7},
    frozenset({5, 2}),
    (("p", None), (), ("q",)),
    Hop((4, 9)),
    1 << 64,
)


def test_a_tree_contains_every_field() -> None:
    tree = single_tree(node := tree_of(Thing), THING)
    assert node.space(()).contains(tree)
    assert bytes(tree["name"][:3].astype(np.uint8)) == b"ab\0"
    assert tree["colour"]["present"] == 1 and tree["colour"]["value"] == 2
    assert tree["size"] == 0.5 and tree["flag"] == 1
    assert tree["pair"]["0"] == 3 and chr(tree["pair"]["1"][0]) == "x"
    assert tree["counts"]["length"] == 1 and tree["counts"]["items"]["1"][0] == 7
    assert tree["marks"]["items"][:3].tolist() == [2, 5, 0]
    parts = tree["parts"]["items"]
    assert parts["length"][:4].tolist() == [2, 0, 1, 0]
    assert parts["items"]["present"][:3, :2].tolist() == [[1, 0], [0, 0], [1, 0]]
    assert chr(parts["items"]["value"][2, 0, 0]) == "q"
    assert tree["move"]["kind"] == 1 and tree["move"]["hop"]["cells"]["items"][1] == 9
    assert "rest" not in tree["move"]
    assert tree["mask"] == np.iinfo(np.int64).max


def test_equal_mappings_have_equal_arrays() -> None:
    node = tree_of(Thing)
    one, other = (
        single_tree(node, replace(THING, counts=counts))["counts"]["items"]
        for counts in ({"a": 1, "b": 2}, {"b": 2, "a": 1})
    )
    assert one["1"][:2].tolist() == other["1"][:2].tolist() == [1, 2]
    assert np.array_equal(one["0"], other["0"])


def test_the_newest_items_of_a_long_list_are_kept() -> None:
    tree = single_tree(tree_of(Hop), Hop(tuple(range(300))))
    assert tree["cells"]["length"] == 256 and tree["cells"]["items"][[0, -1]].tolist() == [44, 299]


class Endless(Value, frozen=True):
    """A record that contains itself."""

    inner: Endless | None = None


@pytest.mark.parametrize("type_", [Endless, Any])
def test_a_type_without_a_fixed_shape_is_refused(type_: Any) -> None:
    with pytest.raises(TypeError, match="fixed shape"):
        tree_of(type_)


@pytest.mark.parametrize(
    "game", [Rowgame(), loaded_game("pylos"), loaded_game("bulbous")], ids=lambda game: game.spec.id
)
def test_any_game_has_a_coding(game: AnyGame) -> None:
    coding = ListCoding(game)
    state = game.setup(game.types.options(), 2, Rng(bytes(32))).state
    seat = min(game.turn(state).seats)
    view = game.view(state, seat)
    choices = coding.choices(view, seat, lambda: game.legal_actions(state, seat))
    assert list(choices) == list(range(len(list(game.legal_actions(state, seat)))))
    assert coding.view_space.contains(coding.observe(view, seat, choices))
    assert coding.view_space.contains(coding.observe(view, seat, {}))


class VowelCoding:
    """A coding in which the legal actions are the vowels of a text."""

    action_count, length = 5, 1

    def mask(self, view: str, seat: Seat) -> Any:
        return np.array([letter in "aeiou" for letter in view], np.int8)

    def action(self, view: str, number: int) -> str:
        return view[number]

    def observation(self, view: Any, seat: Seat) -> Any:
        return np.zeros(1, np.float32)


def test_choices_are_the_legal_actions_of_a_mask() -> None:
    choices = FixedCoding(VowelCoding()).choices("house", Seat(0), tuple)
    assert choices == {1: "o", 2: "u", 4: "e"} and len(choices) == 3
    assert [number in choices for number in (-1, 0, 1, 5)] == [False, False, True, False]
    assert action_mask(choices, 6).tolist() == [0, 1, 1, 0, 1, 0]


def test_a_list_of_actions_is_in_the_observation() -> None:
    match = Setting("betapet", 2).match()
    match.coding = ListCoding(match.game)
    match.start(Rng(bytes(32)))
    seat = match.awaited[0]
    actions = match.observation(seat)["observation"]["actions"]
    choices = list(match.choices(seat).values())
    assert actions["length"] == len(choices)
    letters = actions["items"]["exchange"]["letters"]["length"][: len(choices)]
    assert letters.any()
    assert letters.tolist() == [len(getattr(action, "letters", ())) for action in choices]
