"""Deals that a view cannot tell from the true one: the other's rack as its last turn lets expect, and the bag."""

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
"""An expert's equity is not what everybody goes by: a turn this many points short of it is e times less likely than the best."""

MIN_LIKELIHOOD = 0.01
"""How likely any turn is at least, beside the best."""


def unseen_codes(generator: CompiledGenerator, view: BetapetView) -> Ints64:
    """Return the codes of the tiles that the seat does not see."""
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
    """Return the turn right before this one where it tells of what the only other one kept, or None."""
    entry = view.entries[-1] if view.entries and len(view.counts) == 2 else None
    if entry is None or entry.seat == view.mover or entry.kind not in ("play", "exchange"):
        return None
    laid = len(entry.tiles) if entry.kind == "play" else entry.count
    return entry if laid < view.counts[entry.seat] else None


def sample_deals(
    generator: CompiledGenerator,
    view: BetapetView,
    many: int,
    racks: int,
    luck: np.random.Generator,
) -> Ints64:
    """Return so many deals (n x unseen tiles: codes): the others' racks in turn, then the bag.

    What the other may have kept is drawn from so many racks by how well its last turn fits to each.
    """
    unseen = unseen_codes(generator, view)
    entry = informative_entry(view)
    if entry is None or not racks:
        return luck.permuted(np.tile(unseen, (many, 1)), axis=1)
    places = luck.permuted(np.tile(np.arange(len(unseen)), (racks, 1)), axis=1)
    weights = rack_likelihoods(generator, view, entry, unseen[places])
    kept = view.counts[entry.seat] - (len(entry.tiles) if entry.kind == "play" else entry.count)
    chosen = places[_systematic_sample(weights, many, luck)]
    chosen[:, kept:] = luck.permuted(chosen[:, kept:], axis=1)
    return np.asarray(luck.permutation(unseen[chosen], axis=0))


def rack_likelihoods(
    generator: CompiledGenerator, view: BetapetView, entry: RecordEntry, rows: Ints64
) -> Floats:
    """Return how likely (1: as the best) this turn was with each rack: the first tiles of a row (n x unseen: codes) were kept.

    After an exchange the next ones are those that were given back.
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


def _systematic_sample(weights: Floats, many: int, luck: np.random.Generator) -> Ints64:
    """Return so many numbers of weights, each as often as its weight wants, within one."""
    steps = (np.arange(many) + luck.random()) / many * weights.sum()
    return np.asarray(
        np.minimum(np.searchsorted(np.cumsum(weights), steps), len(weights) - 1), np.int64
    )
