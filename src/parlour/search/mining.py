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
from parlour.plugin.player import Candidate, Level, RankingPlayer
from parlour.plugin.puzzle import Puzzle, Weighed

KEPT = 8
"""How many candidates are kept."""

FORESEEN = 4
"""How many actions of what would follow are kept."""

EQUALS = 3
"""So many answers at most may be as good as each other."""

GLANCE = 0.1
"""The share of a thought after which most decisions are seen to be no puzzle: the best is not even half as clear as it must be."""

OPEN = 3
"""So many candidates must there be at least."""

QUICK = 0.05
"""Seconds for a decision of those who play."""


class Measure(Value, frozen=True):
    """What makes a puzzle: answers within `equal` of the best are as good, all others lose `gap` or more; `proven`: and are known to.

    A value is known where it is the whole of what a match can bring, 1 or -1.
    """

    equal: float
    gap: float
    proven: bool = False

    def best(self, ranked: Sequence[Candidate]) -> int:
        """Return how many of a ranking are best and clearly so, 0 where that is not clear."""
        found = sum(candidate.value > ranked[0].value - self.equal for candidate in ranked)
        if found > EQUALS or found == len(ranked) or ranked[0].value - ranked[found].value < self.gap:
            return 0
        return found if not self.proven or all(abs(candidate.value) == 1.0 for candidate in ranked) else 0

    def hopeful(self, ranked: Sequence[Candidate]) -> bool:
        """Return whether a ranking at a glance may become clear at a longer look."""
        return Measure(self.equal, self.gap / 2).best(ranked) > 0


def mined(
    game: AnyGame, levels: Sequence[Level], players: Sequence[Level], options: Any, measure: Measure, seconds: float, luck: Random
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
        ranked = _sure(strongest, view, seat, measure, seconds, luck)
        action = table[seat].choose(view, seat, luck, QUICK)
        if ranked:
            yield Puzzle(
                version=game.spec.version,
                options=msgspec.Raw(encode(options)),
                seats=len(table),
                seed=seed.hex(),
                actions=tuple(done),
                seat=seat,
                weighed=tuple(_weighed(candidate) for candidate in ranked[:KEPT]),
                best=measure.best(ranked),
            )
        state = game.apply(state, seat, action).state
        done.append((seat, msgspec.Raw(encode(action))))


def _sure(player: RankingPlayer, view: Any, seat: Seat, measure: Measure, seconds: float, luck: Random) -> Sequence[Candidate]:
    """Return the ranking of a decision whose best actions are clear, and the first of them was so at a glance, else nothing."""
    glance = player.rank(view, seat, luck, GLANCE * seconds)
    if len(glance) < OPEN or not measure.hopeful(distinct(glance)):
        return ()
    ranked = distinct(player.rank(view, seat, luck, seconds))
    best = [candidate.action for candidate in ranked[: measure.best(ranked)]]
    return ranked if glance[0].action in best else ()


def distinct(ranked: Sequence[Candidate]) -> Sequence[Candidate]:
    """Return each action once, where it stands first."""
    return list({candidate.action: candidate for candidate in reversed(ranked)}.values())[::-1]


def _weighed(candidate: Candidate) -> Weighed:
    line = tuple(msgspec.Raw(encode(action)) for action in candidate.line[:FORESEEN])
    return Weighed(msgspec.Raw(encode(candidate.action)), round(candidate.value, 3), line)
