"""`parlour bench betapet-endgames`: how many ends of games between two static players are counted out in the time a master takes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from rich.console import Console

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.players.endgame import ENDGAME_SECONDS
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.plays import generator
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.rules.tiles import TILE_SETS

GAMES = 100
SECONDS = ENDGAME_SECONDS

PATIENCE = 3
"""Others may use the machine too, so a search may take so many times as long as the processor time it is judged by."""


def endings() -> Iterator[State]:
    """Yield the first position with an empty bag of each game; the same every time."""
    game = GAME(graph_lookup())
    static = StaticPlayer(game)
    for number in range(GAMES):
        state, luck = (
            game.setup(Options(), 2, Rng(number.to_bytes(32, "big"))).state,
            Random(number),
        )
        while state.bag and game.turn(state).seats:
            seat = Seat(state.mover)
            state = game.apply(
                state, seat, static.choose(game.view(state, seat), seat, luck, SECONDS)
            ).state
        yield state


def measure(console: Console) -> None:
    """Print how many are counted out and how long that takes."""
    from parlour.games.betapet.kernel.endgame import solve_endgame
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    found = generator.fastest_generator(
        GAME(graph_lookup()).lexicon(Options()), TILE_SETS[Options().tiles], wait=True
    )
    assert isinstance(found, CompiledGenerator)
    spent = []
    for number, state in enumerate(endings()):
        mine, theirs = state.racks[state.mover], state.racks[1 - state.mover]
        if number == 0:
            solve_endgame(found, state.board, state.premiums, mine, theirs, False, SECONDS)
        begun = process_time()
        outcome = solve_endgame(
            found, state.board, state.premiums, mine, theirs, state.fails > 0, PATIENCE * SECONDS
        )
        seconds = process_time() - begun
        spent.append(seconds if outcome.solved else float("inf"))
        told = (
            f"counted out, {outcome.margin:+d}"
            if outcome.solved
            else f"looked {outcome.depth} decisions ahead"
        )
        console.print(
            f"{number:3d}  {''.join(mine)} against {''.join(theirs)}: {told}, {seconds:.2f} s",
            highlight=False,
        )
    console.print(
        f"{sum(each <= SECONDS for each in spent)} of {len(spent)} within {SECONDS:g} s of processor time, median {median(spent):.2f} s"
    )
