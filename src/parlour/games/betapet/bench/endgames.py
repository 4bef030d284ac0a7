"""`parlour bench betapet-endgames`: how many endgames are solved within the time limit."""

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
"""The number of games."""
SECONDS = ENDGAME_SECONDS
"""The time limit of a search, in seconds of CPU time."""

PATIENCE = 3
"""A search may take this many times its CPU time limit in wall-clock time.

Other processes may also use the machine.
"""


def endings() -> Iterator[State]:
    """Yield the first position with an empty bag from each of a fixed series of games."""
    game = GAME(graph_lookup())
    static = StaticPlayer(game)
    for number in range(GAMES):
        state, rng = (
            game.setup(Options(), 2, Rng(number.to_bytes(32, "big"))).state,
            Random(number),
        )
        while state.bag and game.turn(state).seats:
            seat = Seat(state.mover)
            state = game.apply(
                state, seat, static.choose(game.view(state, seat), seat, rng, SECONDS)
            ).state
        yield state


def measure(console: Console) -> None:
    """Print how many endgames are solved and how long that takes."""
    from parlour.games.betapet.kernel.endgame import EndgamePosition, solve_endgame
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    compiled = generator.fastest_generator(
        GAME(graph_lookup()).lexicon(Options()), TILE_SETS[Options().tiles], wait=True
    )
    assert isinstance(compiled, CompiledGenerator)
    times = []
    for number, state in enumerate(endings()):
        mine, theirs = state.racks[state.mover], state.racks[1 - state.mover]
        if number == 0:
            solve_endgame(
                compiled, EndgamePosition(state.board, state.premiums, mine, theirs), SECONDS
            )
        start = process_time()
        position = EndgamePosition(state.board, state.premiums, mine, theirs, state.fails > 0)
        outcome = solve_endgame(compiled, position, PATIENCE * SECONDS)
        seconds = process_time() - start
        times.append(seconds if outcome.solved else float("inf"))
        description = (
            f"solved, {outcome.margin:+d}"
            if outcome.solved
            else f"searched to depth {outcome.depth}"
        )
        console.print(
            f"{number:3d}  {''.join(mine)} against {''.join(theirs)}: {description}, {seconds:.2f} s",
            highlight=False,
        )
    console.print(
        f"{sum(seconds <= SECONDS for seconds in times)} of {len(times)} within {SECONDS:g} s of processor time, median {median(times):.2f} s"
    )
