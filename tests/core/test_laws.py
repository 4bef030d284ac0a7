"""Tests that every law detects a game that violates it, and names the law and the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import pytest

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.laws.laws import check_laws
from parlour.laws.mutation import mutated_actions
from parlour.laws.playout import playouts
from parlour.laws.values import mutable_parts
from parlour.laws.violation import LawViolation
from parlour.plugin.secrets import Scramble

from .broken.breaking import BROKEN
from .toys import hands, stones
from .toys.hands import Hands, swap_secret
from .toys.stones import Stones, Take

SECRETS: dict[str, dict[str, Scramble]] = {"hands": {"hands": swap_secret}}


CASES = [pytest.param(law, game(), id=game.__name__) for law, game in BROKEN]


def check_game(game: Game[Any, Any, Any, Any]) -> None:
    """Check all laws along a few matches of every kind of a toy game."""
    for playout in playouts(game, 3):
        check_laws(game, playout, SECRETS.get(game.spec.id))


def test_there_are_games_that_violate_laws() -> None:
    assert len(CASES) > 40, "the modules of broken games are not imported"


@pytest.mark.parametrize(("law", "game"), CASES)
def test_a_violated_law_is_detected(law: str, game: Game[Any, Any, Any, Any]) -> None:
    with pytest.raises(LawViolation, match=f"^{law}") as broken:
        check_game(game)
    assert "seed b'law" in str(broken.value)


class Crashing(Stones):
    """A game that raises an unexpected exception instead of Illegal."""

    def apply(self, state: stones.State, seat: Seat, action: Take) -> Transition[stones.State]:
        return {1: super().apply, 2: super().apply, 3: super().apply}[action.count](
            state, seat, action
        )


def test_an_unexpected_exception_is_a_violation_at_its_state() -> None:
    with pytest.raises(
        LawViolation, match=r"no exception but Illegal: KeyError: -?[0-9]+ "
    ) as found:
        check_game(Crashing())
    assert isinstance(found.value.__cause__, KeyError)
    assert found.value.decisions == [] and found.value.playout is not None
    assert found.value.playout.seed == b"law 0"


class Piece(Value, frozen=True):
    """A struct that is used inside an action."""

    name: str
    face: int


class Lay(Action, frozen=True):
    """An action with a field of every kind."""

    piece: Piece
    cells: tuple[int, ...]
    up: bool
    note: None = None


def test_parts_of_a_state_that_can_change_are_named() -> None:
    assert list(mutable_parts((frozenset({(1,)}), Piece("a", 3), bytearray()), "state")) == [
        "state[2] is a bytearray"
    ]


def test_mutants_differ_in_one_field() -> None:
    action = Lay(Piece("a", 3), (1, 2), True)
    found = list(mutated_actions(action))
    assert Lay(Piece("a", 4), (1, 2), True) in found
    assert Lay(Piece("", 3), (1, 2), True) in found
    assert Lay(Piece("a", 3), (2, 1), True) in found
    assert Lay(Piece("a", 3), (1,), True) in found
    assert Lay(Piece("a", 3), (1, 2, 2), True) in found
    assert Lay(Piece("a", 3), (2, 2), True) in found
    assert Lay(Piece("a", 3), (1, 2), False) in found
    assert action not in found
    assert list(mutated_actions(Lay(Piece("", 0), (), True)))


def test_only_every_nth_state_is_checked_on_request() -> None:
    playout = next(playouts(Hands(), 1))
    assert check_laws(Hands(), playout, every=5) == check_laws(Hands(), playout) == 13


class Choose(Action, frozen=True):
    """An action with mutants that cannot be decoded."""

    count: int
    mood: Literal["calm"] = "calm"


class Plain(Value, frozen=True):
    """Options of a game that has none."""


class Choosing(Game[stones.State, Choose, stones.Sight, Plain]):
    """A game with so many actions that only a sample is checked."""

    spec = replace(Stones.spec, id="choosing", max_decisions=1, max_seats=2)

    def setup(self, options: Plain, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(stones.State(1, seats))

    def turn(self, state: stones.State) -> Turn:
        return Turn(frozenset({state.mover}) if state.heap else frozenset(), "choose")

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Choose]:
        if seat in self.turn(state).seats:
            yield from map(Choose, range(10_000))

    def apply(self, state: stones.State, seat: Seat, action: Choose) -> Transition[stones.State]:
        if seat not in self.turn(state).seats or not 0 <= action.count < 10_000:
            raise Illegal("choosing.no")
        return Transition(stones.State(0, state.seats, Seat(1 - seat), action.count))

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        return stones.Sight(state.heap, state.seats, state.mover, state.last)

    def determinize(self, view: stones.Sight, rng: Rng) -> stones.State:
        return stones.State(view.heap, view.seats, view.mover, view.last)

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return Ranking((1, 1), over=None if state.heap else "chosen")


def test_long_lists_are_sampled() -> None:
    assert check_laws(Choosing(), next(playouts(Choosing(), 1))) == 2


class Gullible(Choosing):
    """A game that accepts any action and lists `many` of them, eagerly or lazily."""

    def __init__(self, many: int, lazy: bool) -> None:
        super().__init__()
        self.many, self.lazy = many, lazy

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Choose]:
        actions = map(Choose, range(self.many if seat in self.turn(state).seats else 0))
        return actions if self.lazy else list(actions)

    def apply(self, state: stones.State, seat: Seat, action: Choose) -> Transition[stones.State]:
        return Transition(stones.State(0, state.seats, Seat(1 - seat), action.count))


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("many", [399, 400, 401, 4_000])
def test_an_apply_that_accepts_anything_is_detected_for_any_list_length(
    many: int, lazy: bool
) -> None:
    game = Gullible(many, lazy)
    with pytest.raises(LawViolation, match=r"^apply rejects what legal_actions does not list"):
        check_laws(game, next(playouts(game, 1)))


class Counted(Hands):
    """A game whose public log entry contains only the number of cards left."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return []


def test_a_secret_decision_must_look_the_same() -> None:
    def disguise(state: hands.State, seat: Seat, action: hands.Play, rng: Rng) -> hands.Play | None:
        others = [card for card in state.hands[seat] if card != action.card]
        return hands.Play(others[0]) if others else None

    with pytest.raises(
        LawViolation, match=r"^secrecy: no view shows a hidden decision: .* seat \d is visible to"
    ):
        check_laws(Counted(), next(playouts(Counted(), 1)), disguises={"card": disguise})
