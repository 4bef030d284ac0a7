"""The move generators there are: the plain one, and the one in machine code once that is ready."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from importlib.util import find_spec
from threading import Lock, Thread

from parlour.games.betapet.plays.scored_play import POINT, LeaveValue, MoveGenerator, ScoredPlay
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.generation import plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import Placed, formed
from parlour.games.betapet.rules.scoring import is_bingo, points, words
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import TileSet, on_rack


class PlainGenerator:
    """Generates plays with the rules' own generator."""

    def __init__(self, graph: WordGraph, tile_set: TileSet) -> None:
        self.graph, self.tile_set = graph, tile_set

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every play."""
        return [self._candidate(board, premiums, rack, tiles) for tiles in plays(board, rack, self.graph)]

    def best_play(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue) -> ScoredPlay | None:
        """Return a play whose points and leave together are worth most."""
        return next(iter(self.best_plays(board, premiums, rack, leave_value, 1)), None)

    def best_plays(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, most: int) -> list[ScoredPlay]:
        """Return so many plays of the highest equity, the best first."""
        plays = self.all_plays(board, premiums, rack)
        return nlargest(most, plays, key=lambda play: play.points * POINT + leave_value(play.leave))

    def by_equity(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue) -> Iterator[ScoredPlay]:
        """Yield every play, the best first."""
        plays = self.all_plays(board, premiums, rack)
        yield from sorted(plays, key=lambda play: play.points * POINT + leave_value(play.leave), reverse=True)

    def _candidate(self, board: Board, premiums: str, rack: Rack, tiles: tuple[Placed, ...]) -> ScoredPlay:
        found = words(board, tiles, formed(board, tiles), premiums, self.tile_set)
        return ScoredPlay(tiles, points(found, is_bingo(tiles)), without(rack, tuple(on_rack(tile.letter) for tile in tiles)))


_ready: dict[tuple[WordGraph, str], MoveGenerator] = {}
_preparing: set[tuple[WordGraph, str]] = set()
_lock = Lock()


def fastest(graph: WordGraph, tile_set: TileSet, wait: bool = False) -> MoveGenerator:
    """Return the fastest generator that is ready; the first call sets the machine code going in the background, or waits for it."""
    key = (graph, tile_set.name)
    if key in _ready:
        return _ready[key]
    if find_spec("numba") is None:
        return PlainGenerator(graph, tile_set)
    if wait:
        _prepare(graph, tile_set)
        return _ready[key]
    with _lock:
        if key not in _preparing:
            _preparing.add(key)
            Thread(target=_prepare, args=(graph, tile_set), daemon=True).start()
    return PlainGenerator(graph, tile_set)


def _prepare(graph: WordGraph, tile_set: TileSet) -> None:
    """Build the GADDAG and compile (or load) the kernel by one use of each part."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator
    from parlour.games.betapet.kernel.warm import warm

    found = CompiledGenerator(graph, tile_set)
    warm(found)
    _ready[graph, tile_set.name] = found
