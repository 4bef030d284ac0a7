"""Puzzle mining, which finds decisions in bot matches with one clearly best action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import BotLevel, Candidate, RankingPlayer
from parlour.plugin.puzzle import Puzzle, PuzzleCandidate
from parlour.plugin.registry import game_plugin
from parlour.search.levels import loaded_game, precompile_bots

MAX_CANDIDATES = 8
"""The maximum number of candidates that are stored."""

MAX_CONTINUATION = 4
"""The maximum length of a stored continuation."""

MAX_BEST = 3
"""The maximum number of equally good answers."""

QUICK_LOOK_SHARE = 0.1
"""The share of the time limit for a first short search.

It rules out most decisions: those whose gap is less than half of the required one.
"""

MIN_CANDIDATES = 3
"""The minimum number of candidates."""

DECISION_SECONDS = 0.05
"""The time limit (s) of the players' decisions."""


class PuzzleCriteria(Value, frozen=True):
    """The criteria by which a ranked decision becomes a puzzle.

    Attributes:
        equal: The maximum loss of an equally good answer.
        gap: The minimum loss of every other answer.
        proven: Whether values must be proven, that is 1 or -1, the best and worst possible results.
    """

    equal: float
    gap: float
    proven: bool = False

    def best_count(self, ranked: Sequence[Candidate]) -> int:
        """Return the number of clearly best actions of a ranking, or 0 if there is no clear gap."""
        found = sum(candidate.value > ranked[0].value - self.equal for candidate in ranked)
        if (
            found > MAX_BEST
            or found == len(ranked)
            or ranked[0].value - ranked[found].value < self.gap
        ):
            return 0
        return (
            found
            if not self.proven or all(abs(candidate.value) == 1.0 for candidate in ranked)
            else 0
        )

    def may_qualify(self, ranked: Sequence[Candidate]) -> bool:
        """Return whether a ranking from a short search may be clear after a longer search."""
        return PuzzleCriteria(self.equal, self.gap / 2).best_count(ranked) > 0


class MiningSetting(Value, frozen=True, kw_only=True):
    """What all matches of a puzzle search have in common.

    Attributes:
        game: The id of the game.
        options: The JSON of the game's options.
        players: The ids of the bot levels at the table.
        criteria: The criteria of a puzzle.
        seconds: The time limit of the strongest bot for each decision.
        most: The maximum number of puzzles from one match.
        seed: The seed of the matches.
        folder: The data folder with the operator's own assets.
    """

    game: str
    options: msgspec.Raw
    players: tuple[str, ...]
    criteria: PuzzleCriteria
    seconds: float
    most: int
    seed: int
    folder: Path | None = None


class MinedMatch(NamedTuple):
    """The result of one match.

    Attributes:
        puzzles: The selected puzzles.
        candidate_count: The number of decisions that met the criteria.
    """

    puzzles: list[Puzzle]
    candidate_count: int


def mine_matches(pool: Executor, setting: MiningSetting, matches: int) -> Iterator[MinedMatch]:
    """Play matches with an executor and yield the puzzles of each match in order."""
    yield from pool.map(partial(mine_match, setting), range(matches))


def mine_match(setting: MiningSetting, number: int) -> MinedMatch:
    """Play one match in any process and select its puzzles at random.

    Args:
        setting: The setting of the search.
        number: The number of the match, which determines the random numbers.
    """
    game, bots = loaded_game(setting.game, setting.folder), game_plugin(setting.game).bots
    assert bots is not None
    precompile_bots(setting.game)
    by_id = {level.id: level for level in bots.levels}
    rng = Random(f"{setting.game} {setting.seed} {number}")
    candidates = list(
        mine_puzzles(
            game,
            bots.levels,
            [by_id[name] for name in setting.players],
            msgspec.json.decode(setting.options, type=game.types.options),
            setting.criteria,
            setting.seconds,
            rng,
        )
    )
    selected = rng.sample(candidates, min(setting.most, len(candidates)))
    return MinedMatch(selected, len(candidates))


def mine_puzzles(
    game: AnyGame,
    levels: Sequence[BotLevel],
    players: Sequence[BotLevel],
    options: Any,
    measure: PuzzleCriteria,
    seconds: float,
    luck: Random,
) -> Iterator[Puzzle]:
    """Play a match and yield its puzzles.

    The strongest level ranks each decision within the time limit.
    """
    strongest = levels[-1].build(game)
    assert isinstance(strongest, RankingPlayer)
    seed = luck.randbytes(32)
    table = [level.build(game) for level in players]
    state = game.setup(options, len(table), Rng(seed)).state
    done: list[tuple[Seat, msgspec.Raw]] = []
    while seats := game.turn(state).seats:
        seat = min(seats)
        view = game.view(state, seat)
        ranked = _clear_ranking(strongest, view, seat, measure, seconds, luck)
        action = table[seat].choose(view, seat, luck, DECISION_SECONDS)
        if ranked:
            yield Puzzle(
                version=game.spec.version,
                options=msgspec.Raw(encode(options)),
                seats=len(table),
                seed=seed.hex(),
                actions=tuple(done),
                seat=seat,
                candidates=tuple(
                    _puzzle_candidate(candidate) for candidate in ranked[:MAX_CANDIDATES]
                ),
                best=measure.best_count(ranked),
            )
        state = game.apply(state, seat, action).state
        done.append((seat, msgspec.Raw(encode(action))))


def _clear_ranking(
    player: RankingPlayer,
    view: Any,
    seat: Seat,
    measure: PuzzleCriteria,
    seconds: float,
    luck: Random,
) -> Sequence[Candidate]:
    """Return a ranking that is clear in a short and in a long search, or an empty one."""
    glance = player.rank(view, seat, luck, QUICK_LOOK_SHARE * seconds)
    if len(glance) < MIN_CANDIDATES or not measure.may_qualify(distinct_candidates(glance)):
        return ()
    ranked = distinct_candidates(player.rank(view, seat, luck, seconds))
    best = [candidate.action for candidate in ranked[: measure.best_count(ranked)]]
    return ranked if glance[0].action in best else ()


def distinct_candidates(ranked: Sequence[Candidate]) -> Sequence[Candidate]:
    """Return the candidates without repeated actions; the first of each action is kept."""
    return list({candidate.action: candidate for candidate in reversed(ranked)}.values())[::-1]


def _puzzle_candidate(candidate: Candidate) -> PuzzleCandidate:
    line = tuple(msgspec.Raw(encode(action)) for action in candidate.line[:MAX_CONTINUATION])
    return PuzzleCandidate(msgspec.Raw(encode(candidate.action)), round(candidate.value, 3), line)
