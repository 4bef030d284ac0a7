"""Where the house finds puzzles of its own: in matches that were read, that anybody may look back on and whose people are all still here.

Nobody's name is taken along, nor anything that a review of that match would not show everybody.
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
"""How many decisions of one match are looked at once more."""

MAX_WAITING = 60
"""So many puzzles of a game wait for their day at most: nothing is spent on more."""

ANONYMOUS = ""
"""The player that nobody is."""

PlayerLookup = Callable[[str], Awaitable[Player | None]]
"""Returns who has an id, or None where nobody has it."""


class PuzzleMiner:
    """Looks through each match that was read, from the same purse that reading is paid from."""

    def __init__(
        self,
        matches: Matches,
        reviews: AnalysisService,
        shelf: DayPuzzleRepository,
        person: PlayerLookup,
    ) -> None:
        self._matches, self._analysis, self._repository, self._find_player = (
            matches,
            reviews,
            shelf,
            person,
        )
        reviews.subscribe(self.mine_match)

    async def mine_match(self, loaded: LoadedMatch) -> None:
        """Keep the decisions of a match that was read of which the strongest is sure, twice over, what is best."""
        match, game = loaded.match, loaded.match.opened.game
        if (
            not await self._is_usable(match)
            or await self._repository.waiting_count(game) >= MAX_WAITING
        ):
            return
        measure, history = measure_of(game), await self._analysis.histories.load(loaded)
        for opinion in clear_evaluations(
            await self._analysis.evaluations_of(loaded), measure, Random(match.id)
        ):
            ranked = await self._analysis.rank_decision(loaded, opinion.seq)
            puzzle = puzzle_from_decision(history, opinion, ranked, measure)
            if puzzle is not None:
                await self._repository.add_mined(
                    game, MinedPuzzle(f"{match.id} {opinion.seq}", match.id, encode(puzzle)), now()
                )

    async def can_use_match(self, match: str) -> bool:
        """Return whether a match may still be asked about: somebody of it may have left the house since; raises NotFound, or MatchUnavailable."""
        return await self._is_usable((await self._matches.get(match)).match)

    async def _is_usable(self, match: Match[Any]) -> bool:
        """Return whether anybody may look back on a match that was dealt and played here, by bots and people who are still here."""
        if (
            match.phase != "over"
            or watch_refusal(match, ANONYMOUS) is not None
            or match.opened.origin is not None
            or match.opened.day is not None
        ):
            return False
        for chair in match.chairs:
            if chair is None or (chair.player is None and chair.bot is None):
                return False
            if chair.player is not None and await self._find_player(chair.player) is None:
                return False
        return True


def measure_of(game: str) -> PuzzleCriteria:
    """Return what is clear in a game: every other answer loses as much as a costly mistake, or where values are outcomes provenly all."""
    bots = registry.game_plugin(game).bots
    assert bots is not None
    return PuzzleCriteria(
        bots.mistake_thresholds[0], bots.mistake_thresholds[3], bots.value_unit == "outcome"
    )


def clear_evaluations(
    opinions: Sequence[Evaluation], measure: PuzzleCriteria, luck: Random
) -> list[Evaluation]:
    """Return a few decisions, by lot, that were clear when they were read."""
    found = [
        opinion
        for opinion in opinions
        if opinion.of >= MIN_CANDIDATES
        and measure.best_count([Candidate(bytes(one.action), one.value) for one in opinion.best])
        > 0
    ]
    return luck.sample(found, min(MAX_PER_MATCH, len(found)))


def puzzle_from_decision(
    history: MatchHistory,
    opinion: Evaluation,
    ranked: Sequence[PuzzleCandidate],
    measure: PuzzleCriteria,
) -> Puzzle | None:
    """Return the puzzle of a decision, weighed anew; None where it is not clear again, or the rules alone do not lead there.

    A take-back draws anew and whoever leaves changes what follows: such matches are no mere sequence of actions any more.
    """
    found = distinct_candidates(
        [Candidate(bytes(one.action), one.value, one.line) for one in ranked]
    )
    best = measure.best_count(found)
    if not best or bytes(opinion.best[0].action) not in [one.action for one in found[:best]]:
        return None
    before = history.match_at(opinion.seq - 1)
    assert before is not None
    moves = {
        entry.seq: entry.event
        for entry, _ in history.steps_with_matches()
        if isinstance(entry.event, Moved)
    }
    puzzle = Puzzle(
        version=before.opened.version,
        options=before.options,
        seats=len(before.chairs),
        seed=match_seed(before).hex(),
        actions=tuple((moves[seq].seat, moves[seq].action) for seq in before.moves),
        seat=opinion.seat,
        candidates=tuple(
            PuzzleCandidate(msgspec.Raw(one.action), round(one.value, 3), tuple(one.line))
            for one in found[:MAX_CANDIDATES]
        ),
        best=best,
    )
    try:
        return (
            puzzle if puzzle_position(Codec(history.game), puzzle).state == before.state else None
        )
    except Illegal:
        return None
