"""`parlour bench carcassonne-steadiness`: whether the strongest, asked again with other luck, names the same first choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rich.console import Console

from parlour.core.game import Seat
from parlour.core.player import Candidate, Player, RankingPlayer
from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.steadiness import Asked, told

RULES = GAME()

DECISIONS = 250
"""How many decisions are asked twice."""

APART = 7
"""Every so manieth placement of a match is asked: at all times of it, of either seat."""

GAPS = (0.5, 1.0, 1.5, 4.0)
"""From how many points between the first two choices on decisions are told apart."""

SECONDS = 30.0


def asked(ranker: RankingPlayer, players: Player, seed: int) -> Iterator[Asked]:
    """Yield some decisions of a match of two."""
    luck, placements = Random(seed), seed % APART
    state = RULES.setup(Options(), 2, Rng(luck.randbytes(32))).state
    while awaited := RULES.turn(state).seats:
        seat = min(awaited)
        view = RULES.view(state, seat)
        if state.phase == "place":
            placements += 1
            if placements % APART == 0:
                first, second = (_ranked(ranker, view, seat, luck) for _ in range(2))
                gap = first[0].value - first[1].value if len(first) > 1 else 0.0
                yield Asked(gap, first[0].action == second[0].action)
        state = RULES.apply(state, seat, players.choose(view, seat, luck, SECONDS)).state


def measure(console: Console) -> None:
    """Print a line for each gap."""
    bots.warm()
    levels = {level.id: level.build(RULES) for level in bots.LEVELS}
    ranker, found, seed = levels["master-plus"], list[Asked](), 0
    assert isinstance(ranker, RankingPlayer)
    while len(found) < DECISIONS:
        found += asked(ranker, levels["expert"], seed)
        seed += 1
    for line in told(iter(found), len(found), GAPS):
        console.print(line, highlight=False)


def _ranked(ranker: RankingPlayer, view: CarcassonneView, seat: Seat, luck: Random) -> list[Candidate]:
    return list(ranker.rank(view, seat, luck, SECONDS))
