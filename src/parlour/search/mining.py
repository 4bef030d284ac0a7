"""Looks for puzzles in matches that bots play: decisions of which the strongest is sure, twice over, what is best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import BotLevel, Candidate, RankingPlayer
from parlour.plugin.puzzle import Puzzle, PuzzleCandidate

MAX_CANDIDATES = 8
"""How many candidates are kept."""

MAX_CONTINUATION = 4
"""How many actions of what would follow are kept."""

MAX_BEST = 3
"""So many answers at most may be as good as each other."""

QUICK_LOOK_SHARE = 0.1
"""The share of a thought after which most decisions are seen to be no puzzle: the best is not even half as clear as it must be."""

MIN_CANDIDATES = 3
"""So many candidates must there be at least."""

DECISION_SECONDS = 0.05
"""Seconds for a decision of those who play."""


class PuzzleCriteria(Value, frozen=True):
    """What makes a puzzle: answers within `equal` of the best are as good, all others lose `gap` or more; `proven`: and are known to.

    A value is known where it is the whole of what a match can bring, 1 or -1.
    """

    equal: float
    gap: float
    proven: bool = False

    def best_count(self, ranked: Sequence[Candidate]) -> int:
        """Return how many of a ranking are best and clearly so, 0 where that is not clear."""
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
        """Return whether a ranking at a glance may become clear at a longer look."""
        return PuzzleCriteria(self.equal, self.gap / 2).best_count(ranked) > 0


def mine_puzzles(
    game: AnyGame,
    levels: Sequence[BotLevel],
    players: Sequence[BotLevel],
    options: Any,
    measure: PuzzleCriteria,
    seconds: float,
    luck: Random,
) -> Iterator[Puzzle]:
    """Play a match and yield its puzzles, judged by the strongest level with so many seconds a decision."""
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
    """Return the ranking of a decision whose best actions are clear, and the first of them was so at a glance, else nothing."""
    glance = player.rank(view, seat, luck, QUICK_LOOK_SHARE * seconds)
    if len(glance) < MIN_CANDIDATES or not measure.may_qualify(distinct_candidates(glance)):
        return ()
    ranked = distinct_candidates(player.rank(view, seat, luck, seconds))
    best = [candidate.action for candidate in ranked[: measure.best_count(ranked)]]
    return ranked if glance[0].action in best else ()


def distinct_candidates(ranked: Sequence[Candidate]) -> Sequence[Candidate]:
    """Return each action once, where it stands first."""
    return list({candidate.action: candidate for candidate in reversed(ranked)}.values())[::-1]


def _puzzle_candidate(candidate: Candidate) -> PuzzleCandidate:
    line = tuple(msgspec.Raw(encode(action)) for action in candidate.line[:MAX_CONTINUATION])
    return PuzzleCandidate(msgspec.Raw(encode(candidate.action)), round(candidate.value, 3), line)
