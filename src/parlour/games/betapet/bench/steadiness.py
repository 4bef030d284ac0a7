"""`parlour bench betapet-steadiness`: how often the strongest bot repeats its first choice.

Each decision is ranked twice with different seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import mean, median
from time import process_time

from rich.console import Console

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.plays import generator
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.plugin.player import Candidate, RankingPlayer

GAMES = 12
"""The number of games."""
FEWEST_TILES = 1
"""The minimum number of tiles in the bag; with an empty bag, a ranking has no randomness."""

MISTAKE = 5.0
"""The loss in points at which a decision counts as a mistake (`Bots.mistake_thresholds`)."""


def measure(console: Console) -> None:
    """Print how often the two rankings of a decision agree, and how long a ranking takes."""
    game = GAME(graph_lookup())
    generator.fastest_generator(game.lexicon(Options()), TILE_SETS[Options().tiles], wait=True)
    static, strongest = StaticPlayer(game), LEVELS[-1].build(game)
    assert isinstance(strongest, RankingPlayer)
    decisions: list[tuple[float, bool]] = []
    times = []
    for number in range(GAMES):
        state, rng = (
            game.setup(Options(), 2, Rng(number.to_bytes(32, "big"))).state,
            Random(number),
        )
        while len(state.bag) >= FEWEST_TILES and game.turn(state).seats:
            seat = Seat(state.mover)
            view = game.view(state, seat)
            start = process_time()
            first, second = (
                strongest.rank(view, seat, Random(f"{number} {attempt}"), inf)
                for attempt in range(2)
            )
            times.append((process_time() - start) / 2)
            decisions.append((gap(first), first[0].action == second[0].action))
            state = game.apply(state, seat, static.choose(view, seat, rng, inf)).state
    clear_decisions = [agrees for lead, agrees in decisions if lead > MISTAKE]
    console.print(
        f"{mean(agrees for _, agrees in decisions):.1%} of {len(decisions)} decisions alike",
        highlight=False,
    )
    console.print(
        f"{mean(clear_decisions):.1%} of the {len(clear_decisions)} in which the second is more than {MISTAKE:g} points behind",
        highlight=False,
    )
    console.print(
        f"a ranking takes {median(times):.2f} s of processor time, at most {max(times):.2f} s",
        highlight=False,
    )


def gap(ranking: Sequence[Candidate]) -> float:
    """Return the difference in value between the first and the second action of a ranking."""
    return ranking[0].value - ranking[1].value if len(ranking) > 1 else inf
