"""The compiled player: from what one seat may know to the ways to lay a tile, ranked."""

from __future__ import annotations

from random import Random
from time import monotonic

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.core.player import Candidate
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.evaluation import CROWDED, PARAMS
from parlour.games.carcassonne.kernel.packed import SIZE, pack, payouts, square_of, tables
from parlour.games.carcassonne.kernel.search import MOST_CANDIDATES, MOST_WAYS, search
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import kinds_of
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView, imagined

WIDTH = 16
"""How many placements, the best by evaluation, are played out."""

PLIES = 4
"""How many tiles a playout lays."""

PORTION = 400
"""Playouts between two looks at the clock."""


class KernelPlayer:
    """Ranks placements by so many playouts (0: by their evaluation alone), or as many as time allows."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def rank(self, game: AnyGame, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> list[Candidate]:
        """Return the ways to lay the drawn tile, the best first, with the expected lead in points when the match is over."""
        tiles = find_tiles(view.options.tiles, game.assets)
        kinds = kinds_of(tiles, view.options.offices)
        table, pay = tables(kinds), payouts(tiles)
        trial, room = np.empty(SIZE, np.int16), np.empty((2, MOST_WAYS), np.int64)
        found, values = np.empty((3, MOST_CANDIDATES), np.int64), np.empty(MOST_CANDIDATES)
        ranked = dict[Place, list[float]]()
        params = PARAMS if len(view.totals) == 2 else CROWDED
        until, left, first = monotonic() + seconds, self.playouts, True
        while first or (left > 0 and monotonic() < until):
            # What others have laid face down is imagined anew for every portion.
            row = pack(imagined(view, kinds, tiles, Rng(luck.randbytes(32))), kinds, tiles, table)
            count = search(table, pay, row, params, luck.getrandbits(62), WIDTH, min(left, PORTION), PLIES, trial, room, found, values)
            names = [segment.name for segment in kinds[view.drawn or ""].segments]
            for place in range(count):
                x, y = square_of(int(found[0, place]))
                meeple = names[found[2, place]] if found[2, place] >= 0 else None
                if place < WIDTH:
                    ranked.setdefault(Place(x, y, int(found[1, place]), meeple), []).append(float(values[place]))
            left, first = left - PORTION, False
        # What was played out in few portions alone, as the others' chips were imagined there, has not been compared with the rest.
        portions = max(map(len, ranked.values()))
        means = {action: sum(found) / len(found) for action, found in ranked.items() if 2 * len(found) >= portions}
        return [Candidate(action, value) for action, value in sorted(means.items(), key=lambda pair: -pair[1])]

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        game = Carcassonne()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.rank(game, game.view(state, state.mover), state.mover, Random(0), 0.0)
