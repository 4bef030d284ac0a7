"""Every law catches a game that breaks it, and names the law and the match in which it was broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest

from parlour.core.game import Action, Game, Illegal, Seat, Standing, Turn, replace
from parlour.core.laws import LawBroken, Scramble, check, mutants, trials
from parlour.core.rng import Rng
from parlour.core.value import Value

from .broken import disagreeing, ending, impure, leaking, racing
from .toys import hands, stones
from .toys.hands import Hands, swap_secret
from .toys.stones import Stones, Take

SECRETS: dict[str, dict[str, Scramble]] = {"hands": {"hands": swap_secret, "drawn": hands.draw_other}}


CASES = [
    pytest.param(law, game, id=type(game).__name__)
    for laws in (impure, disagreeing, leaking, racing, ending)
    for law, games in laws.BROKEN.items()
    for game in games
]


def judge(game: Game[Any, Any, Any, Any]) -> None:
    """Check a toy along a few matches of every kind."""
    for trial in trials(game, 3):
        check(game, trial, SECRETS.get(game.spec.id))


@pytest.mark.parametrize(("law", "game"), CASES)
def test_a_broken_law_is_caught(law: str, game: Game[Any, Any, Any, Any]) -> None:
    with pytest.raises(LawBroken, match=f"^{law}") as broken:
        judge(game)
    assert "seed b'law" in "".join(broken.value.__notes__)


class Crashing(Stones):
    """Falls over instead of refusing."""

    def apply(self, state: stones.State, seat: Seat, action: Take) -> stones.State:
        return {1: super().apply, 2: super().apply, 3: super().apply}[action.count](state, seat, action)


def test_an_accident_says_in_which_match_it_happened() -> None:
    with pytest.raises(KeyError) as accident:
        judge(Crashing())
    assert accident.value.__notes__ == ["at state 0 of options Options(heap=2), 2 seats, seed b'law 0'"]


class Piece(Value, frozen=True):
    """Something inside an action."""

    name: str
    face: int


class Lay(Action, frozen=True):
    """An action with a field of every kind."""

    piece: Piece
    cells: tuple[int, ...]
    up: bool
    note: None = None


def test_mutants_differ_in_one_field() -> None:
    action = Lay(Piece("a", 3), (1, 2), True)
    found = list(mutants(action))
    assert Lay(Piece("a", 4), (1, 2), True) in found
    assert Lay(Piece("", 3), (1, 2), True) in found
    assert Lay(Piece("a", 3), (2, 1), True) in found
    assert Lay(Piece("a", 3), (1,), True) in found
    assert Lay(Piece("a", 3), (1, 2, 2), True) in found
    assert Lay(Piece("a", 3), (2, 2), True) in found
    assert Lay(Piece("a", 3), (1, 2), False) in found
    assert action not in found
    assert list(mutants(Lay(Piece("", 0), (), True)))


def test_a_state_now_and_then_is_checked_where_all_would_take_too_long() -> None:
    trial = next(trials(Hands(), 1))
    assert check(Hands(), trial, every=5) == check(Hands(), trial) == 13


class Choose(Action, frozen=True):
    """An action of which a mutant may be nothing that could be sent."""

    count: int
    mood: Literal["calm"] = "calm"


class Plain(Value, frozen=True):
    """No options."""


class Choosing(Game[stones.State, Choose, stones.Sight, Plain]):
    """Has more actions than are looked at: of them only a sample can be checked."""

    spec = replace(Stones.spec, id="choosing", longest=1, max_seats=2)

    def setup(self, options: Plain, seats: int, rng: Rng) -> stones.State:
        return stones.State(1, seats)

    def turn(self, state: stones.State) -> Turn:
        return Turn(frozenset({state.mover}) if state.heap else frozenset(), "choose")

    def legal(self, state: stones.State, seat: Seat) -> Iterator[Choose]:
        if seat in self.turn(state).seats:
            yield from map(Choose, range(10_000))

    def apply(self, state: stones.State, seat: Seat, action: Choose) -> stones.State:
        if seat not in self.turn(state).seats or not 0 <= action.count < 10_000:
            raise Illegal("choosing.no")
        return stones.State(0, state.seats, Seat(1 - seat), action.count)

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        return stones.Sight(state.heap, state.seats, state.mover, state.last)

    def imagine(self, view: stones.Sight, rng: Rng) -> stones.State:
        return stones.State(view.heap, view.seats, view.mover, view.last)

    def standing(self, state: stones.State) -> Standing:
        return Standing((1, 1), over=None if state.heap else "chosen")


def test_long_lists_are_sampled() -> None:
    assert check(Choosing(), next(trials(Choosing(), 1))) == 2
