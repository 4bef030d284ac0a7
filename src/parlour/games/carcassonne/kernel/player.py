"""The compiled player: from what one seat may know to the ways to lay a tile, ranked, each with the commonest answer.

Successive halving (Karnin, Koren and Somekh, *Almost optimal exploration in multi-armed bandits*, ICML 2013) with the same imagined
stacks for every candidate; whoever is clearly beaten leaves before its round is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.evaluation import MORE_SEATS_PARAMS, TWO_SEAT_PARAMS
from parlour.games.carcassonne.kernel.packed import (
    STATE_SIZE,
    Ints16,
    hide_chips,
    mean_payouts,
    pack,
    square_of,
    tile_tables,
)
from parlour.games.carcassonne.kernel.search import (
    MAX_CANDIDATES,
    MAX_PLACEMENTS,
    run_playouts,
    write_candidates,
)
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import TileKind, tile_kinds
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView, determinized_state
from parlour.plugin.player import Candidate
from parlour.search.dial import ZERO_NOISE, BySeats
from parlour.search.kernels import Floats64, Ints32, Ints64

DEFAULT_WIDTH = 16
"""How many placements, the best by evaluation, are ranked unless told."""

DEFAULT_PLIES = 4
"""How many tiles a playout lays unless told."""

BATCH_SIZE = 64
"""Playouts, of all candidates together, between two looks at the clock."""

BEATEN_ERRORS = 3.0
"""How many standard errors behind the leader a candidate is clearly beaten."""

MIN_PLAYOUTS = 16
"""How many playouts it takes for that unless told: few may all have missed what is rare and counts much."""


def unbeaten_candidates(left: Ints64, leads: Floats64, at_least: int = MIN_PLAYOUTS) -> Ints64:
    """Return those of the candidates left that are not clearly beaten, the best first, by the playouts, shape (playouts, candidates)."""
    left = left[np.argsort(-leads[:, left].sum(axis=0), kind="stable")]
    if len(leads) < at_least:
        return left
    behind = leads[:, left[:1]] - leads[:, left]
    close = behind.mean(axis=0) <= BEATEN_ERRORS * behind.std(axis=0, ddof=1) / len(leads) ** 0.5
    # Whoever is behind nobody beaten stays too: so the order of the ranking is that of the playouts.
    return left[: int(np.flatnonzero(close)[-1]) + 1]


def placement_action(kind: TileKind, cell: int, turns: int, segment: int) -> Place:
    """Return the action that lays a tile of a kind so."""
    return Place(
        *square_of(int(cell)), int(turns), kind.segments[segment].name if segment >= 0 else None
    )


def most_common_reply(answers: Ints64, kinds: Sequence[TileKind]) -> tuple[Place, ...]:
    """Return the answer that came most often, the tile being whatever was drawn; nothing where none was laid. Shape (playouts, 4)."""
    ways, counts = np.unique(answers[answers[:, 0] >= 0], axis=0, return_counts=True)
    if not len(ways):
        return ()
    kind, *way = ways[np.argmax(counts)]
    return (placement_action(kinds[kind], *way),)


class CarcassonneKernelPlayer:
    """Ranks the best placements by so many playouts (0: by their evaluation alone), or as many as time allows.

    With more at the table placements differ less: it takes more playouts to tell them apart, and `noise`, by how many points (standard
    deviation) it misjudges each placement before it looks closer at the best, hides more.
    """

    def __init__(
        self,
        playouts: BySeats,
        width: int = DEFAULT_WIDTH,
        plies: int = DEFAULT_PLIES,
        noise: BySeats = ZERO_NOISE,
        at_least: int = MIN_PLAYOUTS,
    ) -> None:
        self.playouts, self.width, self.plies, self.noise, self.at_least = (
            playouts,
            width,
            plies,
            noise,
            at_least,
        )

    def rank(
        self, game: AnyGame, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> list[Candidate]:
        """Return the ways to lay the drawn tile, the best first, with the expected lead in points when the match is over."""
        until = monotonic() + seconds
        tiles = find_tiles(view.options.tiles, game.assets)
        kinds = tile_kinds(tiles, view.options.offices)
        table, pay = tile_tables(kinds), mean_payouts(tiles, view)
        row = pack(
            determinized_state(view, kinds, tiles, Rng(luck.randbytes(32))), kinds, tiles, table
        )
        hide_chips(row)
        trial, room = np.empty(STATE_SIZE, np.int16), np.empty((2, MAX_PLACEMENTS), np.int64)
        found, values = np.empty((3, MAX_CANDIDATES), np.int64), np.empty(MAX_CANDIDATES)
        params = TWO_SEAT_PARAMS if len(view.totals) == 2 else MORE_SEATS_PARAMS
        count = write_candidates(table, pay, row, params, trial, room, found, values)
        found, values = found[:, :count], values[:count]
        noise, playouts = (
            self.noise.for_seats(len(view.totals)),
            int(self.playouts.for_seats(len(view.totals))),
        )
        if noise:
            values += [luck.gauss(0.0, noise) for _ in range(count)]
        order = np.argsort(-values, kind="stable")[: self.width]
        found, values = np.ascontiguousarray(found[:, order]), values[order]
        lines: list[tuple[Place, ...]] = [()] * len(order)
        if playouts and len(order) > 1:
            found, values, answers = self._run_playouts(
                playouts, table, pay, row, params, luck.getrandbits(62), trial, room, found, until
            )
            lines = [most_common_reply(one, list(kinds.values())) for one in answers]
        drawn = kinds[view.drawn or ""]
        return [
            Candidate(placement_action(drawn, *way), float(value), line)
            for way, value, line in zip(found.T, values, lines, strict=True)
        ]

    def _run_playouts(
        self,
        playouts: int,
        table: Ints32,
        pay: Ints32,
        row: Ints16,
        params: Floats64,
        seed: int,
        trial: Ints16,
        room: Ints64,
        found: Ints64,
        until: float,
    ) -> tuple[Ints64, Floats64, list[Ints64]]:
        """Return the candidates, their leads and the answers to them, the best first.

        Each round has as many playouts, and sends half of those left away; whoever is clearly beaten leaves at once. Who has left is told from
        the one who stays to the last by the playouts that both took part in: their stacks may have been better ones for the mover than those
        that came later.
        """
        left, done, late = np.arange(found.shape[1]), 0, False
        a_round = playouts // (len(left) - 1).bit_length()
        leads = np.full((playouts + len(left), len(left)), np.nan)
        answers = np.full((*leads.shape, 4), -1, np.int64)
        while len(left) > 1 and not late:
            due = done + max(1, a_round // len(left))
            while len(left) > 1 and done < due and not late:
                last = min(due, done + max(1, BATCH_SIZE // len(left)))
                portion, replies = (
                    np.empty((last - done, len(left))),
                    np.empty((last - done, len(left), 4), np.int64),
                )
                run_playouts(
                    table,
                    pay,
                    row,
                    params,
                    seed,
                    done,
                    self.plies,
                    trial,
                    room,
                    np.ascontiguousarray(found[:, left]),
                    portion,
                    replies,
                )
                leads[done:last, left], answers[done:last, left] = portion, replies
                done, late = last, monotonic() > until
                left = unbeaten_candidates(left, leads[:done], self.at_least)
            if not late:
                left = left[: (len(left) + 1) // 2]
        gaps = np.nanmean(leads[:done] - leads[:done, left[:1]], axis=0)
        order = np.argsort(-gaps, kind="stable")
        return (
            found[:, order],
            gaps[order] + leads[:done, left[0]].mean(),
            [answers[:done, one] for one in order],
        )

    def precompile(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        game = Carcassonne()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.rank(game, game.view(state, state.mover), state.mover, Random(0), 0.0)
