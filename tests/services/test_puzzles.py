"""Tests for daily puzzles: packaged files, days, answers and streaks."""

from __future__ import annotations

from datetime import date

import pytest

from parlour.core.codec import Codec
from parlour.core.game import replace
from parlour.db.puzzle_attempts import PuzzleAttempt
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.plugin.player import Candidate
from parlour.plugin.puzzle import is_best, puzzle_position
from parlour.search.mining import MAX_BEST, MIN_CANDIDATES, PuzzleCriteria
from parlour.services.matches.daily_deals import DAY_MS, day_end_ms
from parlour.services.puzzles import puzzle_files
from parlour.services.puzzles.streak import puzzle_streaks

GAMES = [game for game in registry.game_classes() if puzzle_files.packaged_puzzles(game)]


def test_every_game_has_puzzles() -> None:
    assert sorted(registry.game_classes()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_reach_every_puzzle_and_its_answer_is_clear(game: str) -> None:
    offered = registry.game_plugin(game)
    assert offered.bots is not None
    seen = set[tuple[object, ...]]()
    for puzzle in puzzle_files.packaged_puzzles(game):
        codec = Codec(registry.build_game(game, asset_lookup(offered.asset_store), puzzle.version))
        at = puzzle_position(codec, puzzle)
        actions = [codec.decode_action(candidate.action) for candidate in puzzle.candidates]
        assert len(set(actions)) == len(actions) >= MIN_CANDIDATES
        right = [is_best(codec, puzzle, at.state, action) for action in actions]
        assert right == [number < puzzle.best for number in range(len(actions))]
        values = [candidate.value for candidate in puzzle.candidates]
        assert values == sorted(values, reverse=True)
        # Other answers lose at least a miss; a proven best answer wins and all others lose.
        assert puzzle.value_gap >= offered.bots.mistake_thresholds[2]
        assert 1 <= puzzle.best <= MAX_BEST
        if offered.bots.value_unit == "outcome":
            assert set(values[: puzzle.best]) == {1.0}
            assert set(values[puzzle.best :]) == {-1.0}
        seen.add((puzzle.seed, len(puzzle.actions)))
    assert len(seen) == len(puzzle_files.packaged_puzzles(game))


def test_a_puzzle_needs_a_seat_that_is_to_move() -> None:
    puzzle = puzzle_files.packaged_puzzles("pylos")[0]
    codec = Codec(
        registry.build_game(
            "pylos", asset_lookup(registry.game_plugin("pylos").asset_store), puzzle.version
        )
    )
    with pytest.raises(ValueError, match="owes no decision"):
        puzzle_position(codec, replace(puzzle, seat=1 - puzzle.seat))


def test_a_day_has_one_puzzle_and_the_archive_no_puzzle_twice() -> None:
    count = len(puzzle_files.packaged_puzzles("pylos"))
    today = date.fromordinal(puzzle_files.FIRST_DAY + 3 * count + 5).isoformat()
    assert puzzle_files.packaged_puzzle("pylos", today) == puzzle_files.packaged_puzzles("pylos")[5]
    first = date.fromisoformat(puzzle_files.oldest_day("pylos", today)).toordinal()
    days = [date.fromordinal(first + number).isoformat() for number in range(count)]
    assert days[-1] == today
    assert (
        len(
            {
                puzzle_files.packaged_puzzle("pylos", day).seed
                + str(len(puzzle_files.packaged_puzzle("pylos", day).actions))
                for day in days
            }
        )
        == count
    )


def ranked(*values: float) -> list[Candidate]:
    return [Candidate(number, value) for number, value in enumerate(values)]


def test_a_decision_is_clear_if_few_actions_are_best_and_others_far_worse() -> None:
    points = PuzzleCriteria(0.5, 8.0)
    assert points.best_count(ranked(20, 12, 3)) == 1
    assert points.best_count(ranked(20, 19.8, 11)) == 2
    assert points.best_count(ranked(20, 19, 3)) == 0
    assert points.best_count(ranked(20, 12.1, 3)) == 0
    assert points.best_count(ranked(20, 20, 20, 20, 3)) == 0
    assert points.best_count(ranked(20, 20)) == 0
    assert points.may_qualify(ranked(20, 16, 3))
    proven = PuzzleCriteria(0.15, 1.5, proven=True)
    assert proven.best_count(ranked(1, -1, -1)) == 1
    assert proven.best_count(ranked(1, -0.99, -1)) == 0
    assert proven.best_count(ranked(0.99, -1, -1)) == 0


def test_a_streak_counts_days_solved_on_their_day() -> None:
    def solved(day: str, late: int = 0, outcome: str = "solved") -> PuzzleAttempt:
        return PuzzleAttempt(day, 1, outcome, day_end_ms(day) - 1 + late * DAY_MS)

    run = [solved(f"2026-01-{day:02}") for day in (1, 2, 3, 5, 6)]
    assert puzzle_streaks(run, "2026-01-06") == (2, 3)
    assert puzzle_streaks(run, "2026-01-07") == (2, 3)
    assert puzzle_streaks(run, "2026-01-08") == (0, 3)
    assert puzzle_streaks([*run, solved("2026-01-04", late=1)], "2026-01-06") == (2, 3)
    assert puzzle_streaks([*run, solved("2026-01-04", outcome="shown")], "2026-01-06") == (2, 3)
    assert puzzle_streaks([*run, solved("2026-01-04")], "2026-01-06") == (6, 6)
    assert puzzle_streaks([], "2026-01-06") == (0, 0)
