"""Move generators: plain Python from the start, and the kernel once it is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from importlib.util import find_spec
from threading import Lock, Thread

from parlour.games.betapet.plays.scored_play import POINT, LeaveValue, MoveGenerator, ScoredPlay
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import PlacedLetter, formed_runs
from parlour.games.betapet.rules.scoring import is_bingo, play_points, scored_words
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import BetapetTileSet, rack_tile
from parlour.games.betapet.rules.valid_plays import valid_plays


class PlainGenerator:
    """A move generator in plain Python, based on the generator of the rules."""

    def __init__(self, graph: WordGraph, tile_set: BetapetTileSet) -> None:
        self.graph, self.tile_set = graph, tile_set

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every legal play with its points and leave; the order is arbitrary."""
        return [
            self._scored_play(board, premiums, rack, tiles)
            for tiles in valid_plays(board, rack, self.graph)
        ]

    def best_play(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> ScoredPlay | None:
        """Return a play of the highest equity, or None if there is no legal play."""
        return next(iter(self.best_plays(board, premiums, rack, leave_value, 1)), None)

    def best_plays(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, count: int
    ) -> list[ScoredPlay]:
        """Return up to `count` plays of the highest equity, best first."""
        plays = self.all_plays(board, premiums, rack)
        return nlargest(
            count, plays, key=lambda play: play.points * POINT + leave_value(play.leave)
        )

    def plays_by_equity(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> Iterator[ScoredPlay]:
        """Yield every legal play in descending order of equity."""
        plays = self.all_plays(board, premiums, rack)
        yield from sorted(
            plays, key=lambda play: play.points * POINT + leave_value(play.leave), reverse=True
        )

    def _scored_play(
        self, board: Board, premiums: str, rack: Rack, tiles: tuple[PlacedLetter, ...]
    ) -> ScoredPlay:
        words = scored_words(board, tiles, formed_runs(board, tiles), premiums, self.tile_set)
        return ScoredPlay(
            tiles,
            play_points(words, is_bingo(tiles)),
            rack_without(rack, tuple(rack_tile(tile.letter) for tile in tiles)),
        )


_ready_generators: dict[tuple[WordGraph, str], MoveGenerator] = {}
_pending_keys: set[tuple[WordGraph, str]] = set()
_lock = Lock()


def fastest_generator(
    graph: WordGraph, tile_set: BetapetTileSet, wait: bool = False
) -> MoveGenerator:
    """Return the fastest move generator that is ready.

    The first call starts to compile the kernel in the background. With `wait`, the call blocks
    until the kernel is compiled.
    """
    key = (graph, tile_set.name)
    if key in _ready_generators:
        return _ready_generators[key]
    if find_spec("numba") is None:
        return PlainGenerator(graph, tile_set)
    if wait:
        _prepare_generator(graph, tile_set)
        return _ready_generators[key]
    with _lock:
        if key not in _pending_keys:
            _pending_keys.add(key)
            Thread(target=_prepare_generator, args=(graph, tile_set), daemon=True).start()
    return PlainGenerator(graph, tile_set)


def _prepare_generator(graph: WordGraph, tile_set: BetapetTileSet) -> None:
    """Build or load the GADDAG and the compiled kernel, and register the generator as ready."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator
    from parlour.games.betapet.kernel.precompile import precompile

    generator = CompiledGenerator(graph, tile_set)
    precompile(generator)
    _ready_generators[graph, tile_set.name] = generator
