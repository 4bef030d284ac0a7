"""Mining of puzzles from analysed public matches whose players all still have accounts.

A puzzle contains no names, and nothing that an analysis of the match would not show to everyone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import Codec, encode
from parlour.core.event import Moved
from parlour.core.game import Illegal
from parlour.core.match import Match, match_seed
from parlour.db.day_puzzles import DayPuzzleRepository, MinedPuzzle
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.player import Candidate
from parlour.plugin.puzzle import Puzzle, PuzzleCandidate, puzzle_position
from parlour.search.mining import (
    MAX_CANDIDATES,
    MIN_CANDIDATES,
    PuzzleCriteria,
    distinct_candidates,
)
from parlour.services.analysis.analysis import AnalysisService
from parlour.services.engine.evaluation import Evaluation
from parlour.services.matches.access import watch_refusal
from parlour.services.matches.history import MatchHistory
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.time import now

MAX_PER_MATCH = 2
"""The maximum number of decisions of a match that are ranked again."""

MAX_WAITING = 60
"""The maximum number of mined puzzles of a game that wait for their day."""

ANONYMOUS = ""
"""A player id that no player has."""

PlayerLookup = Callable[[str], Awaitable[Player | None]]
"""Returns the player with an id, or None."""


class PuzzleMiner:
    """The service that mines puzzles from each analysed match, within the budget of analysis."""

    def __init__(
        self,
        matches: Matches,
        analysis: AnalysisService,
        repository: DayPuzzleRepository,
        find_player: PlayerLookup,
    ) -> None:
        self._matches, self._analysis, self._repository, self._find_player = (
            matches,
            analysis,
            repository,
            find_player,
        )
        analysis.subscribe(self.mine_match)

    async def mine_match(self, loaded: LoadedMatch) -> None:
        """Store puzzles for the decisions of a match that two rankings both judge as clear."""
        match, game = loaded.match, loaded.match.opened.game
        if (
            not await self._is_usable(match)
            or await self._repository.waiting_count(game) >= MAX_WAITING
        ):
            return
        criteria, history = puzzle_criteria(game), await self._analysis.histories.load(loaded)
        for evaluation in clear_evaluations(
            await self._analysis.evaluations_of(loaded), criteria, Random(match.id)
        ):
            ranked = await self._analysis.rank_decision(loaded, evaluation.seq)
            puzzle = puzzle_from_decision(history, evaluation, ranked, criteria)
            if puzzle is not None:
                await self._repository.add_mined(
                    game,
                    MinedPuzzle(f"{match.id} {evaluation.seq}", match.id, encode(puzzle)),
                    now(),
                )

    async def can_use_match(self, match: str) -> bool:
        """Return whether a match may still be used, for example after account deletions.

        Raises NotFound or MatchUnavailable.
        """
        return await self._is_usable((await self._matches.get(match)).match)

    async def _is_usable(self, match: Match[Any]) -> bool:
        """Return whether puzzles may be mined from a match.

        Everyone must be able to watch it, it must have been dealt here, and its players must exist.
        """
        if (
            match.phase != "over"
            or watch_refusal(match, ANONYMOUS) is not None
            or match.opened.origin is not None
            or match.opened.day is not None
        ):
            return False
        for occupant in match.occupants:
            if occupant is None or (occupant.player is None and occupant.bot is None):
                return False
            if occupant.player is not None and await self._find_player(occupant.player) is None:
                return False
        return True


def puzzle_criteria(game: str) -> PuzzleCriteria:
    """Return the criteria of a clear decision: every other action is a blunder or proven worse."""
    bots = registry.game_plugin(game).bots
    assert bots is not None
    return PuzzleCriteria(
        bots.mistake_thresholds[0], bots.mistake_thresholds[3], bots.value_unit == "outcome"
    )


def clear_evaluations(
    evaluations: Sequence[Evaluation], criteria: PuzzleCriteria, rng: Random
) -> list[Evaluation]:
    """Return a random selection of the evaluations that meet the criteria of a puzzle."""
    candidates = [
        evaluation
        for evaluation in evaluations
        if evaluation.of >= MIN_CANDIDATES
        and criteria.best_count(
            [Candidate(bytes(candidate.action), candidate.value) for candidate in evaluation.best]
        )
        > 0
    ]
    return rng.sample(candidates, min(MAX_PER_MATCH, len(candidates)))


def puzzle_from_decision(
    history: MatchHistory,
    evaluation: Evaluation,
    ranked: Sequence[PuzzleCandidate],
    criteria: PuzzleCriteria,
) -> Puzzle | None:
    """Return the puzzle of a decision, or None if the second ranking is not clear.

    The result is also None if the rules do not lead to the position again: a take-back redraws
    chance, and a player who leaves changes the sequence of actions.
    """
    candidates = distinct_candidates(
        [
            Candidate(bytes(candidate.action), candidate.value, candidate.line)
            for candidate in ranked
        ]
    )
    best = criteria.best_count(candidates)
    if not best or bytes(evaluation.best[0].action) not in [
        candidate.action for candidate in candidates[:best]
    ]:
        return None
    before = history.match_at(evaluation.seq - 1)
    assert before is not None
    moves = {
        entry.seq: entry.event
        for entry, _ in history.steps_with_matches()
        if isinstance(entry.event, Moved)
    }
    puzzle = Puzzle(
        version=before.opened.version,
        options=before.options,
        seats=len(before.occupants),
        seed=match_seed(before).hex(),
        actions=tuple((moves[seq].seat, moves[seq].action) for seq in before.moves),
        seat=evaluation.seat,
        candidates=tuple(
            PuzzleCandidate(
                msgspec.Raw(candidate.action), round(candidate.value, 3), tuple(candidate.line)
            )
            for candidate in candidates[:MAX_CANDIDATES]
        ),
        best=best,
    )
    try:
        return (
            puzzle if puzzle_position(Codec(history.game), puzzle).state == before.state else None
        )
    except Illegal:
        return None
