"""Tests that Racegame obeys the laws, keeps coming rolls secret and follows RULES.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.laws.playout import Playout, playouts
from parlour.scaffold.racegame.plugin import PLUGIN
from parlour.scaffold.racegame.rules.actions import Move
from parlour.scaffold.racegame.rules.game import Racegame
from parlour.scaffold.racegame.rules.state import Options, State
from parlour.scaffold.racegame.rules.view import RacegameView
from parlour.scaffold.racegame.secrets import SECRETS
from parlour.testing import Subject, game_tests
from parlour.testing.leaks import view_leaks

GAME = Racegame()

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 2)),
        expected_matches=frozenset({"three"}),
    )
)


class OpenRolls(Racegame):
    """A mistake: the view shows the next roll."""

    def view(self, state: State, seat: Seat | None) -> RacegameView:
        return replace(super().view(state, seat), roll=state.rng.below(6)[0] + 1)


def test_no_view_shows_a_coming_roll() -> None:
    match = Playout(Options(), 2, b"secrets")
    assert view_leaks(GAME, match, SECRETS) == frozenset()
    assert view_leaks(OpenRolls(), match, SECRETS) == {"coming rolls"}


def race(first: tuple[int, int], second: tuple[int, int], roll: int) -> State:
    """Return a state with the runners of two seats and the roll of the first."""
    start = GAME.setup(Options(length="12"), 2, Rng(bytes(32))).state
    return replace(start, runners=(first, second), roll=roll)


@pytest.mark.parametrize(
    ("first", "second", "roll", "space", "target"),
    [
        ((0, 5), (0, 0), 3, 0, 3),
        ((0, 5), (3, 4), 3, 0, 6),
        ((0, 5), (11, 12), 6, 5, 12),
        ((0, 10), (0, 0), 6, 10, 12),
    ],
)
def test_a_runner_goes_to_the_first_free_space_after_its_roll(
    first: tuple[int, int], second: tuple[int, int], roll: int, space: int, target: int
) -> None:
    state = race(first, second, roll)
    (preview,) = GAME.previews(GAME.view(state, Seat(0)), Seat(0), [Move(space)])
    assert preview.target == target and preview.points == target - space
    assert target in GAME.apply(state, Seat(0), Move(space)).state.runners[0]


def test_the_first_with_both_runners_at_the_goal_wins() -> None:
    won = GAME.apply(race((9, 12), (11, 11), 3), Seat(0), Move(9)).state
    assert GAME.ranking(won).ranks == (1, 2) and not GAME.turn(won).seats
    assert GAME.ranking(won).over == "home"


def test_missing_runners_and_foreign_turns_are_rejected() -> None:
    for seat, space, code in (
        (0, 4, "racegame.no-runner"),
        (0, 12, "racegame.at-the-goal"),
        (1, 0, "racegame.not-your-turn"),
    ):
        with pytest.raises(Illegal) as raised:
            GAME.apply(race((3, 12), (0, 0), 2), Seat(seat), Move(space))
        assert raised.value.code == code
