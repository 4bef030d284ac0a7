"""The coding of Betapet for learning agents: exchanges by place, and the plays with most points.

There are too many plays for fixed numbers: any of seven tiles, in any order, on any squares of a
line. The action numbers are, in this order:

| numbers | action |
| --- | --- |
| 0 | pass |
| 1–127 | the exchange of the tiles in a mask of the places on the rack |
| 128, 129 | accept or challenge the last play |
| 130–641 | a play that forms only words of the list, by its place in the ranking |

The rack is sorted by letter code, with jokers last. Of equal tiles, an exchange takes the first
ones. The ranking lists the plays with most points first; equal ones follow in the order of their
codes (plays/ranked_plays.py). An observation describes each of these plays. Plays beyond the first
512 have few points and cannot be chosen, nor can plays with invalid words, where they are legal.

observation_layout.py describes the parts of an observation.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.games.betapet.observation_layout import (
    ACCEPT,
    ACTION_COUNT,
    BAG_SCALE,
    CHALLENGE,
    COUNT_SCALE,
    FACTOR_SCALE,
    FAILS_SCALE,
    FIRST_PLAY,
    JOKER_CODE,
    LETTER_CODES,
    PHASES,
    PLAY_POINTS_SCALE,
    PLAYS,
    POINTS_SCALE,
    SKIPS_SCALE,
    SQUARE_SCALE,
    WORDS,
    PlayValue,
    observation_parts,
)
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
    play_tiles,
    ranked_plays,
)
from parlour.games.betapet.rules.actions import (
    Accept,
    AnyAction,
    Challenge,
    Exchange,
    Pass,
    Play,
)
from parlour.games.betapet.rules.board import LETTER_TIMES, SIZE, SQUARES, WORD_TIMES
from parlour.games.betapet.rules.game import Betapet
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.state import Options, Rack
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS, BetapetTileSet
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.games.betapet.rules.view import BetapetView

if TYPE_CHECKING:
    import numpy.typing as npt

    from parlour.games.betapet.kernel.generator import CompiledGenerator

    Ints = npt.NDArray[np.int64]
    Floats = npt.NDArray[np.float32]


def build_coding(game: AnyGame, options: Options, seats: int) -> BetapetCoding:
    """Return the coding of a match; raises Illegal if its word list is not available."""
    assert isinstance(game, Betapet)
    return BetapetCoding(game.lexicon(options), TILE_SETS[options.tiles], seats)


class BetapetCoding:
    """The coding of a match of Betapet with a word list, a tile set and a number of seats.

    The compiled generator ranks the plays if it is installed.
    """

    action_count = ACTION_COUNT

    def __init__(self, graph: WordGraph, tile_set: BetapetTileSet, seats: int) -> None:
        self.graph, self.seats = graph, seats
        self.generator: PlainGenerator | CompiledGenerator = PlainGenerator(graph, tile_set)
        if find_spec("numba") is not None:
            from parlour.games.betapet.kernel.generator import CompiledGenerator

            self.generator = CompiledGenerator(graph, tile_set)
        self.length = sum(map(prod, observation_parts(seats).values()))
        self.tile_codes = {**graph.codes, JOKER: JOKER_CODE}
        self.board_codes = {"": 0} | {
            letter if sign > 0 else letter.lower(): sign * code
            for letter, code in graph.codes.items()
            for sign in (1, -1)
        }
        self._ranking: tuple[BetapetView, tuple[Ints, Ints]] | None = None

    def mask(self, view: BetapetView, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action that has a number, shape (642,)."""
        mask = np.zeros(ACTION_COUNT, np.int8)
        if view.phase == "challenge" and seat not in view.decided:
            mask[[ACCEPT, CHALLENGE]] = 1
        if view.phase == "play" and seat == view.mover:
            mask[0] = 1
            if view.bag >= MIN_BAG_FOR_EXCHANGE:
                mask[exchange_numbers(self.sorted_rack(view.rack))] = 1
            mask[FIRST_PLAY : FIRST_PLAY + len(self.ranking(view)[0])] = 1
        return mask

    def action(self, view: BetapetView, number: int) -> AnyAction:
        """Return the legal action with a number."""
        if number >= FIRST_PLAY:
            code = int(self.ranking(view)[0][number - FIRST_PLAY])
            return Play(play_tiles(code, self.graph.letters))
        if number >= ACCEPT:
            return Accept() if number == ACCEPT else Challenge()
        rack = self.sorted_rack(view.rack)
        letters = [tile for place, tile in enumerate(rack) if number >> place & 1]
        return Exchange(tuple(sorted(letters))) if letters else Pass()

    def observation(self, view: BetapetView, seat: Seat) -> Floats:
        """Return what a seat sees, shape (length,)."""
        newest = np.zeros(SQUARES, np.float32)
        if view.entries:
            newest[[tile.square for tile in view.entries[-1].tiles]] = 1
        rack, unseen = np.zeros(RACK_SIZE), np.zeros(LETTER_CODES)
        codes = [self.tile_codes[tile] for tile in self.sorted_rack(view.rack)]
        rack[: len(codes)] = codes
        for tile, count in view.unseen.items():
            unseen[self.tile_codes[tile]] = count
        plays = np.zeros((PLAYS, PlayValue.COUNT), np.float32)
        if view.phase == "play" and seat == view.mover:
            write_play_values(*self.ranking(view), plays)
        parts: list[npt.NDArray[Any]] = [
            np.array([self.board_codes[letter] for letter in view.board]) / LETTER_CODES,
            premium_values(view.premiums),
            newest,
            rack / LETTER_CODES,
            unseen / COUNT_SCALE,
            np.ravel([seat_values(view, (seat + step) % self.seats) for step in range(self.seats)]),
            np.array(match_values(view)),
            plays.ravel(),
        ]
        values = np.zeros(self.length, np.float32)
        np.concatenate(parts, out=values, casting="same_kind")
        return values

    def sorted_rack(self, rack: Rack) -> Rack:
        """Return a rack in the order of the letter codes, with jokers last."""
        return tuple(sorted(rack, key=self.tile_codes.__getitem__))

    def ranking(self, view: BetapetView) -> tuple[Ints, Ints]:
        """Return the codes and the points of the numbered plays of the seat to move.

        The ranking of the last view is kept, since a mask, an observation and an action need it.
        """
        if self._ranking is None or self._ranking[0] is not view:
            self._ranking = view, self._rank(view)
        return self._ranking[1]

    def _rank(self, view: BetapetView) -> tuple[Ints, Ints]:
        board, generator = view.board, self.generator
        if not isinstance(generator, PlainGenerator):
            return generator.ranked_plays(board, view.premiums, view.rack, PLAYS)
        found = ranked_plays(generator, board, view.premiums, view.rack, PLAYS)
        table = np.array([(play.code, play.points) for play in found], np.int64).reshape(-1, 2)
        return table[:, 0], table[:, 1]


def exchange_numbers(rack: Rack) -> list[int]:
    """Return the numbers of all exchanges of a sorted rack.

    >>> exchange_numbers(("A", "A", "B"))
    [1, 3, 4, 5, 7]
    """
    repeated = (place for place in range(1, len(rack)) if rack[place] == rack[place - 1])
    return _exchange_numbers(len(rack), tuple(repeated))


@lru_cache(maxsize=1 << RACK_SIZE)
def _exchange_numbers(tiles: int, repeated: tuple[int, ...]) -> list[int]:
    """Return the numbers of all exchanges, given the places of tiles that repeat the one before."""
    return [
        places
        for places in range(1, 1 << tiles)
        if all(places >> (at - 1) & 1 or not places >> at & 1 for at in repeated)
    ]


@lru_cache(maxsize=1 << 8)
def premium_values(premiums: str) -> npt.NDArray[np.float64]:
    """Return the letter factor and the word factor of each square, less 1, in halves."""
    factors = [(LETTER_TIMES.get(mark, 1), WORD_TIMES.get(mark, 1)) for mark in premiums]
    return (np.ravel(factors) - 1) / FACTOR_SCALE


def seat_values(view: BetapetView, seat: int) -> tuple[float, ...]:
    """Return the SeatValue of a seat."""
    return (
        min(max(view.scores[seat] / POINTS_SCALE, -1), 1),
        view.counts[seat] / RACK_SIZE,
        seat == view.mover,
        seat in view.decided,
        min(view.skips[seat] / SKIPS_SCALE, 1) if view.skips else 0,
        seat in view.gone,
    )


def match_values(view: BetapetView) -> list[float]:
    """Return the part `match` of an observation."""
    return [
        view.bag / BAG_SCALE,
        view.fails / FAILS_SCALE,
        *(view.phase == phase for phase in PHASES),
        *(view.options.words == words for words in WORDS),
        view.options.ending == "double",
    ]


def write_play_values(codes: Ints, points: Ints, out: Floats) -> None:
    """Write the PlayValue of each play, shape (PLAYS, PlayValue.COUNT).

    Args:
        codes: The code of each play.
        points: The points of each play.
        out: Zeros, to which the values are written.
    """
    out = out[: len(codes)]
    lines, places = codes >> LINE_AT, codes >> STRIP_AT & ((1 << SIZE) - 1)
    first, is_down = np.log2(places & -places).astype(np.int64), lines >= SIZE
    out[:, PlayValue.PRESENT] = 1
    out[:, PlayValue.POINTS] = np.minimum(points / PLAY_POINTS_SCALE, 1)
    out[:, PlayValue.SQUARE] = np.where(is_down, first, lines) / SQUARE_SCALE
    out[:, PlayValue.SQUARE + 1] = np.where(is_down, lines - SIZE, first) / SQUARE_SCALE
    out[:, PlayValue.DOWN] = is_down
    tiles = codes[:, None] >> TILE_BITS * np.arange(RACK_SIZE) & (JOKER_BIT | LETTER_MASK)
    letters = np.where(tiles & JOKER_BIT, -(tiles & LETTER_MASK), tiles)
    out[:, PlayValue.LETTERS :] = letters / LETTER_CODES
