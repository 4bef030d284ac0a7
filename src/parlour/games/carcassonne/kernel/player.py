"""The compiled player: from what one seat may know to the ways to lay a tile, ranked.

Successive halving (Karnin, Koren and Somekh, *Almost optimal exploration in multi-armed bandits*, ICML 2013) with the same imagined
stacks for every candidate; whoever is clearly beaten leaves before its round is over.
"""

from __future__ import annotations

from random import Random
from time import monotonic

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.core.player import Candidate
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.evaluation import CROWDED, PARAMS
from parlour.games.carcassonne.kernel.packed import SIZE, Ints16, pack, payouts, square_of, tables
from parlour.games.carcassonne.kernel.search import MOST_CANDIDATES, MOST_WAYS, candidates, play_on
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import kinds_of
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView, imagined
from parlour.search.kernels import Floats64, Ints32, Ints64

WIDTH = 16
"""How many placements, the best by evaluation, are ranked unless told."""

PLIES = 4
"""How many tiles a playout lays unless told."""

IMAGINED = 4
"""How often it is imagined anew what others have laid face down."""

PORTION = 64
"""Playouts, of all candidates together, between two looks at the clock."""


CLEAR = 3.0
"""How many standard errors behind the leader a candidate is clearly beaten, once there are AT_LEAST playouts."""

AT_LEAST = 16


def unbeaten(left: Ints64, leads: Floats64) -> Ints64:
    """Return those of the candidates left that are not clearly beaten, the best first, by the playouts, shape (playouts, candidates)."""
    left = left[np.argsort(-leads[:, left].sum(axis=0), kind="stable")]
    if len(leads) < AT_LEAST:
        return left
    behind = leads[:, left[:1]] - leads[:, left]
    close = behind.mean(axis=0) <= CLEAR * behind.std(axis=0, ddof=1) / len(leads) ** 0.5
    # Whoever is behind nobody beaten stays too: so the order of the ranking is that of the playouts.
    return left[: int(np.flatnonzero(close)[-1]) + 1]


class KernelPlayer:
    """Ranks the best placements by so many playouts (0: by their evaluation alone), or as many as time allows.

    `noise` is by how many points (standard deviation) it misjudges each placement before it looks closer at the best.
    """

    def __init__(self, playouts: int, width: int = WIDTH, plies: int = PLIES, noise: float = 0.0) -> None:
        self.playouts, self.width, self.plies, self.noise = playouts, width, plies, noise

    def rank(self, game: AnyGame, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> list[Candidate]:
        """Return the ways to lay the drawn tile, the best first, with the expected lead in points when the match is over."""
        until = monotonic() + seconds
        tiles = find_tiles(view.options.tiles, game.assets)
        kinds = kinds_of(tiles, view.options.offices)
        table, pay = tables(kinds), payouts(tiles)
        rows = np.stack([pack(imagined(view, kinds, tiles, Rng(luck.randbytes(32))), kinds, tiles, table) for _ in range(self._imagined(view))])
        trial, room = np.empty(SIZE, np.int16), np.empty((2, MOST_WAYS), np.int64)
        found, values = np.empty((3, MOST_CANDIDATES), np.int64), np.empty(MOST_CANDIDATES)
        params = PARAMS if len(view.totals) == 2 else CROWDED
        count = candidates(table, pay, rows[0], params, trial, room, found, values)
        found, values = found[:, :count], values[:count]
        if self.noise:
            values += [luck.gauss(0.0, self.noise) for _ in range(count)]
        order = np.argsort(-values, kind="stable")[: self.width]
        found, values = np.ascontiguousarray(found[:, order]), values[order]
        if self.playouts and len(order) > 1:
            found, values = self._played(table, pay, rows, params, luck.getrandbits(62), trial, room, found, until)
        names = [segment.name for segment in kinds[view.drawn or ""].segments]
        return [
            Candidate(Place(*square_of(int(cell)), int(turns), names[segment] if segment >= 0 else None), float(value))
            for (cell, turns, segment), value in zip(found.T, values, strict=True)
        ]

    def _imagined(self, view: CarcassonneView) -> int:
        """Return how many imagined matches are needed: one where nobody looks ahead or nothing lies face down."""
        return IMAGINED if self.playouts and view.offices else 1

    def _played(
        self,
        table: Ints32,
        pay: Ints32,
        rows: Ints16,
        params: Floats64,
        seed: int,
        trial: Ints16,
        room: Ints64,
        found: Ints64,
        until: float,
    ) -> tuple[Ints64, Floats64]:
        """Return the candidates and their leads, the best first: each round has as many playouts, and sends half of those left away.

        Whoever is clearly beaten leaves at once. Who has left is told from the one who stays to the last by the playouts that both took
        part in: their stacks may have been better ones for the mover than those that came later.
        """
        left, done, late = np.arange(found.shape[1]), 0, False
        a_round = self.playouts // (len(left) - 1).bit_length()
        leads = np.full((self.playouts + len(left), len(left)), np.nan)
        while len(left) > 1 and not late:
            due = done + max(1, a_round // len(left))
            while len(left) > 1 and done < due and not late:
                last = min(due, done + max(1, PORTION // len(left)))
                portion = np.empty((last - done, len(left)))
                play_on(table, pay, rows, params, seed, done, self.plies, trial, room, np.ascontiguousarray(found[:, left]), portion)
                leads[done:last, left] = portion
                done, late = last, monotonic() > until
                left = unbeaten(left, leads[:done])
            if not late:
                left = left[: (len(left) + 1) // 2]
        gaps = np.nanmean(leads[:done] - leads[:done, left[:1]], axis=0)
        order = np.argsort(-gaps, kind="stable")
        return found[:, order], gaps[order] + leads[:done, left[0]].mean()

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        game = Carcassonne()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.rank(game, game.view(state, state.mover), state.mover, Random(0), 0.0)
