"""The compiled player, which ranks placements and finds the most common reply to each.

It uses successive halving (Karnin, Koren and Somekh, *Almost optimal exploration in multi-armed
bandits*, ICML 2013) with the same random stacks for all candidates. In addition, a clearly beaten
candidate is dropped before its round ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.packed import PackedState, square_of
from parlour.games.carcassonne.kernel.packing import hide_chips, pack_state
from parlour.games.carcassonne.kernel.search import (
    MAX_CANDIDATES,
    PlayoutBatch,
    run_playouts,
    write_candidates,
)
from parlour.games.carcassonne.kernel.tables import KernelTables, kernel_tables, mean_payouts
from parlour.games.carcassonne.kernel.workspace import Workspace, new_workspace
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.determinize import determinized_state
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import TileKind, TileKinds, tile_kinds
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.plugin.player import Candidate
from parlour.search.kernels import Floats64, Ints64
from parlour.search.strength import ZERO_NOISE, BySeats

DEFAULT_WIDTH = 16
"""The number of placements, preselected by the evaluation, to rank."""

DEFAULT_PLIES = 4
"""The number of tiles that a playout places."""

BATCH_SIZE = 64
"""The total number of playouts, over all candidates, between two checks of the deadline."""

BEATEN_ERRORS = 3.0
"""The number of standard errors behind the leader that makes a candidate clearly beaten."""

MIN_PLAYOUTS = 16
"""The number of playouts before a candidate may be dropped; fewer may miss rare big events."""


def unbeaten_candidates(
    candidates: Ints64, leads: Floats64, at_least: int = MIN_PLAYOUTS
) -> Ints64:
    """Return the candidates that are not clearly beaten, best first.

    Args:
        candidates: The numbers of the remaining candidates.
        leads: Shape (playouts, all candidates); the mover's lead after each playout.
        at_least: The number of playouts before a candidate may be dropped.
    """
    ranked = candidates[np.argsort(-leads[:, candidates].sum(axis=0), kind="stable")]
    if len(leads) < at_least:
        return ranked
    gaps = leads[:, ranked[:1]] - leads[:, ranked]
    close = gaps.mean(axis=0) <= BEATEN_ERRORS * gaps.std(axis=0, ddof=1) / len(leads) ** 0.5
    # Candidates ranked above an unbeaten one stay too, so that the ranking follows the playouts.
    return ranked[: int(np.flatnonzero(close)[-1]) + 1]


def placement_action(kind: TileKind, cell: int, turns: int, segment: int) -> Place:
    """Return the action for a packed placement of a tile; segment -1 means no meeple."""
    meeple = kind.segments[segment].name if segment >= 0 else None
    return Place(*square_of(int(cell)), int(turns), meeple)


def most_common_reply(replies: Ints64, kinds: Sequence[TileKind]) -> tuple[Place, ...]:
    """Return the most common reply in the playouts; empty if no tile was placed.

    Args:
        replies: Shape (playouts, 4), as written by `greedy_playout`.
        kinds: The kinds of tiles, in kernel order.
    """
    distinct, counts = np.unique(replies[replies[:, 0] >= 0], axis=0, return_counts=True)
    if not len(distinct):
        return ()
    kind, *placement = distinct[np.argmax(counts)]
    return (placement_action(kinds[kind], *placement),)


class SearchPosition(NamedTuple):
    """The position of a search, with its tables and workspace."""

    tables: KernelTables
    state: PackedState
    workspace: Workspace


class RankedPlacements(NamedTuple):
    """The placements of a position, best first, with their leads and replies."""

    placements: Ints64
    """The cell, turns and segment (-1: no meeple) of each placement, shape (3, candidates)."""
    leads: Floats64
    """The expected leads of the mover in points, shape (candidates,)."""
    replies: list[Ints64]
    """The replies in the playouts of each candidate, shape (playouts, 4)."""


class CarcassonneKernelPlayer:
    """A player that ranks placements by playouts, or by the evaluation alone.

    Args:
        playouts: The number of playouts; 0 ranks by the evaluation alone.
        width: The number of placements, preselected by the evaluation, to rank.
        plies: The number of tiles that a playout places.
        noise: The standard deviation, in points, of a random error that is added to each
            evaluation before the preselection. Placements differ less with more seats, so equal
            noise then weakens the player more.
        at_least: The number of playouts before a candidate may be dropped.
    """

    def __init__(
        self,
        playouts: BySeats,
        width: int = DEFAULT_WIDTH,
        plies: int = DEFAULT_PLIES,
        noise: BySeats = ZERO_NOISE,
        at_least: int = MIN_PLAYOUTS,
    ) -> None:
        self.playouts = playouts
        self.width = width
        self.plies = plies
        self.noise = noise
        self.at_least = at_least

    def rank(
        self, game: AnyGame, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> list[Candidate]:
        """Return the placements with their expected leads in points, best first."""
        deadline = monotonic() + seconds
        tiles = find_tiles(view.options.tiles, game.assets)
        kinds, seats = tile_kinds(tiles, view.options.offices), len(view.totals)
        position = _search_position(view, kinds, tiles, Rng(rng.randbytes(32)))
        candidates, leads = np.empty((3, MAX_CANDIDATES), np.int64), np.empty(MAX_CANDIDATES)
        count = write_candidates(*position, candidates, leads)
        placements, values = candidates[:, :count], leads[:count]
        noise = self.noise.for_seats(seats)
        if noise:
            values += [rng.gauss(0.0, noise) for _ in range(count)]
        order = np.argsort(-values, kind="stable")[: self.width]
        ranked = RankedPlacements(
            np.ascontiguousarray(placements[:, order]),
            values[order],
            [np.empty((0, 4), np.int64)] * len(order),
        )
        playouts = int(self.playouts.for_seats(seats))
        if playouts and len(order) > 1:
            ranked = self._run_playouts(
                position, ranked.placements, playouts, rng.getrandbits(62), deadline
            )
        drawn, every_kind = kinds[view.drawn or ""], list(kinds.values())
        return [
            Candidate(
                placement_action(drawn, *placement),
                float(lead),
                most_common_reply(replies, every_kind),
            )
            for placement, lead, replies in zip(
                ranked.placements.T, ranked.leads, ranked.replies, strict=True
            )
        ]

    def _run_playouts(
        self,
        position: SearchPosition,
        placements: Ints64,
        playouts: int,
        seed: int,
        deadline: float,
    ) -> RankedPlacements:
        """Return the placements ranked by playouts.

        Each round has the same number of playouts and drops half of the remaining candidates; a
        clearly beaten candidate is dropped at once. A dropped candidate is compared with the winner
        only over the playouts that both took part in, because the random stacks of those playouts
        may favour the mover more than later ones.
        """
        left, done, is_late = np.arange(placements.shape[1]), 0, False
        playouts_per_round = playouts // (len(left) - 1).bit_length()
        leads = np.full((playouts + len(left), len(left)), np.nan)
        replies = np.full((*leads.shape, 4), -1, np.int64)
        while len(left) > 1 and not is_late:
            due = done + max(1, playouts_per_round // len(left))
            while len(left) > 1 and done < due and not is_late:
                end = min(due, done + max(1, BATCH_SIZE // len(left)))
                batch_leads = np.empty((end - done, len(left)))
                batch_replies = np.empty((end - done, len(left), 4), np.int64)
                run_playouts(
                    *position,
                    np.ascontiguousarray(placements[:, left]),
                    PlayoutBatch(seed, done, self.plies),
                    batch_leads,
                    batch_replies,
                )
                leads[done:end, left], replies[done:end, left] = batch_leads, batch_replies
                done, is_late = end, monotonic() > deadline
                left = unbeaten_candidates(left, leads[:done], self.at_least)
            if not is_late:
                left = left[: (len(left) + 1) // 2]
        gaps = np.nanmean(leads[:done] - leads[:done, left[:1]], axis=0)
        order = np.argsort(-gaps, kind="stable")
        return RankedPlacements(
            placements[:, order],
            gaps[order] + leads[:done, left[0]].mean(),
            [replies[:done, number] for number in order],
        )

    def precompile(self) -> None:
        """Compile all kernels of the player, or load them from the cache."""
        game = Carcassonne()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.rank(game, game.view(state, state.mover), state.mover, Random(0), 0.0)


def _search_position(
    view: CarcassonneView, kinds: TileKinds, tiles: CarcassonneTileSet, rng: Rng
) -> SearchPosition:
    """Return the search position of a view, with a random stack and all placed chips hidden."""
    tables = kernel_tables(tiles, view.options.offices, mean_payouts(tiles, view), len(view.totals))
    state = pack_state(determinized_state(view, kinds, tiles, rng), kinds, tiles, tables.tiles)
    hide_chips(state)
    return SearchPosition(tables, state, new_workspace())
