"""`parlour bench betapet-steadiness`: how often the strongest, asked twice with other luck, names the same action first."""

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
FEWEST_TILES = 1
"""With none in the bag nothing is left to luck."""

SLIP = 5.0
"""What a decision must lose to be called a slip (`Bots.mistakes`), in points."""


def measure(console: Console) -> None:
    """Print in how many decisions of games of static players both rankings agree, by how far the second is behind, and the time they take."""
    game = GAME(graph_lookup())
    generator.fastest_generator(game.lexicon(Options()), TILE_SETS[Options().tiles], wait=True)
    static, strongest = StaticPlayer(game), LEVELS[-1].build(game)
    assert isinstance(strongest, RankingPlayer)
    asked: list[tuple[float, bool]] = []
    spent = []
    for number in range(GAMES):
        state, luck = (
            game.setup(Options(), 2, Rng(number.to_bytes(32, "big"))).state,
            Random(number),
        )
        while len(state.bag) >= FEWEST_TILES and game.turn(state).seats:
            seat = Seat(state.mover)
            view = game.view(state, seat)
            begun = process_time()
            one, other = (
                strongest.rank(view, seat, Random(f"{number} {again}"), inf) for again in range(2)
            )
            spent.append((process_time() - begun) / 2)
            asked.append((gap(one), one[0].action == other[0].action))
            state = game.apply(state, seat, static.choose(view, seat, luck, inf)).state
    clear = [agree for behind, agree in asked if behind > SLIP]
    console.print(
        f"{mean(agree for _, agree in asked):.1%} of {len(asked)} decisions alike", highlight=False
    )
    console.print(
        f"{mean(clear):.1%} of the {len(clear)} in which the second is more than {SLIP:g} points behind",
        highlight=False,
    )
    console.print(
        f"a ranking takes {median(spent):.2f} s of processor time, at most {max(spent):.2f} s",
        highlight=False,
    )


def gap(ranking: Sequence[Candidate]) -> float:
    """Return by how much the first of a ranking is ahead of the second."""
    return ranking[0].value - ranking[1].value if len(ranking) > 1 else inf
