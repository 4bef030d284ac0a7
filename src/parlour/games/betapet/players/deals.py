"""Deals consistent with a view, with opponent racks weighted by the opponent's last turn."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.inference import fill_shortfalls
from parlour.games.betapet.kernel.packed import JOKER_CODE
from parlour.games.betapet.players.win_probability import Floats
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.placement import board_without
from parlour.games.betapet.rules.state import RecordEntry
from parlour.games.betapet.rules.tiles import JOKER, rack_tile
from parlour.games.betapet.rules.view import BetapetView
from parlour.search.kernels import Ints64

LIKELIHOOD_SCALE = 3.0
"""The shortfall in points that makes a turn e times less likely than the best turn.

Players do not follow equity exactly.
"""

MIN_LIKELIHOOD = 0.01
"""The minimum likelihood of a turn, relative to the best turn."""


def unseen_codes(generator: CompiledGenerator, view: BetapetView) -> Ints64:
    """Return the letter codes of the tiles that the seat of a view does not see."""
    codes = generator.codes
    return np.array(
        [
            JOKER_CODE if letter == JOKER else codes[letter]
            for letter, count in view.unseen.items()
            for _ in range(count)
        ],
        np.int64,
    )


def informative_entry(view: BetapetView) -> RecordEntry | None:
    """Return the last turn if it is evidence for the tiles that the only opponent kept, or None."""
    entry = view.entries[-1] if view.entries and len(view.counts) == 2 else None
    if entry is None or entry.seat == view.mover or entry.kind not in ("play", "exchange"):
        return None
    used = len(entry.tiles) if entry.kind == "play" else entry.count
    return entry if used < view.counts[entry.seat] else None


def sample_deals(
    generator: CompiledGenerator,
    view: BetapetView,
    count: int,
    racks: int,
    rng: np.random.Generator,
) -> Ints64:
    """Return random deals of the unseen tiles: the others' racks in turn order, then the bag.

    Args:
        generator: The move generator.
        view: The view.
        count: The number of deals.
        racks: The number of opponent racks that are sampled and weighted by the last turn.
        rng: The random generator.

    Returns:
        Letter codes, shape (count, unseen tiles).
    """
    unseen = unseen_codes(generator, view)
    entry = informative_entry(view)
    if entry is None or not racks:
        return rng.permuted(np.tile(unseen, (count, 1)), axis=1)
    places = rng.permuted(np.tile(np.arange(len(unseen)), (racks, 1)), axis=1)
    weights = rack_likelihoods(generator, view, entry, unseen[places])
    kept_count = view.counts[entry.seat] - (
        len(entry.tiles) if entry.kind == "play" else entry.count
    )
    sampled = places[_systematic_sample(weights, count, rng)]
    sampled[:, kept_count:] = rng.permuted(sampled[:, kept_count:], axis=1)
    return np.asarray(rng.permutation(unseen[sampled], axis=0))


def rack_likelihoods(
    generator: CompiledGenerator, view: BetapetView, entry: RecordEntry, rows: Ints64
) -> Floats:
    """Return the likelihood of a turn with each possible rack, relative to the best turn (1).

    Args:
        generator: The move generator.
        view: The view.
        entry: The turn.
        rows: Letter codes, shape (n, unseen tiles): first the tiles kept, then, after an
            exchange, the tiles returned.
    """
    board, bag = view.board, view.bag
    if entry.kind == "play":
        board, bag = board_without(board, entry.tiles), bag + len(entry.tiles)
        codes = [
            JOKER_CODE if rack_tile(tile.letter) == JOKER else generator.codes[tile.letter]
            for tile in entry.tiles
        ]
        kept = rows[:, : view.counts[entry.seat] - len(codes)]
        gone = np.tile(np.array(codes, np.int64), (len(rows), 1))
    else:
        held = view.counts[entry.seat]
        kept, gone = rows[:, : held - entry.count], rows[:, held - entry.count : held]
    results = np.zeros(len(rows), np.int64)
    before = generator.pack_board(board, view.premiums)
    fill_shortfalls(
        generator.playout_workspace, before, gone.copy(), kept.copy(), entry.points, bag, results
    )
    return np.asarray(np.exp(-results / (LIKELIHOOD_SCALE * POINT)) + MIN_LIKELIHOOD)


def _systematic_sample(weights: Floats, count: int, rng: np.random.Generator) -> Ints64:
    """Return `count` indices, sampled systematically in proportion to their weights."""
    steps = (np.arange(count) + rng.random()) / count * weights.sum()
    return np.asarray(
        np.minimum(np.searchsorted(np.cumsum(weights), steps), len(weights) - 1), np.int64
    )
