"""Finds plays for the bots: in machine code once that is ready, until then and without it the plain way."""

from __future__ import annotations

from importlib.util import find_spec
from threading import Lock, Thread

from parlour.games.betapet.candidate import Candidate, Finder, Worth
from parlour.games.betapet.rules.board import EMPTY, SQUARES, Board
from parlour.games.betapet.rules.generation import plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import Placed, formed
from parlour.games.betapet.rules.scoring import is_bingo, points, words
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import TileSet, on_rack

POINT = 1000


class PlainFinder:
    """Finds plays with the rules' own generator."""

    def __init__(self, graph: WordGraph, tile_set: TileSet) -> None:
        self.graph, self.tile_set = graph, tile_set

    def every(self, board: Board, premiums: str, rack: Rack) -> list[Candidate]:
        """Return every play."""
        return [self._candidate(board, premiums, rack, tiles) for tiles in plays(board, rack, self.graph)]

    def finest(self, board: Board, premiums: str, rack: Rack, worth: Worth) -> Candidate | None:
        """Return a play whose points and leave together are worth most."""
        return max(self.every(board, premiums, rack), key=lambda play: play.points * POINT + worth(play.leave), default=None)

    def _candidate(self, board: Board, premiums: str, rack: Rack, tiles: tuple[Placed, ...]) -> Candidate:
        found = words(board, tiles, formed(board, tiles), premiums, self.tile_set)
        return Candidate(tiles, points(found, is_bingo(tiles)), without(rack, tuple(on_rack(tile.letter) for tile in tiles)))


_ready: dict[tuple[WordGraph, str], Finder] = {}
_warming: set[tuple[WordGraph, str]] = set()
_lock = Lock()


def finder(graph: WordGraph, tile_set: TileSet, wait: bool = False) -> Finder:
    """Return the fastest finder that is ready; the first call sets the machine code going in the background, or waits for it."""
    key = (graph, tile_set.name)
    if key in _ready:
        return _ready[key]
    if find_spec("numba") is None:
        return PlainFinder(graph, tile_set)
    if wait:
        _warm(graph, tile_set)
        return _ready[key]
    with _lock:
        if key not in _warming:
            _warming.add(key)
            Thread(target=_warm, args=(graph, tile_set), daemon=True).start()
    return PlainFinder(graph, tile_set)


def _warm(graph: WordGraph, tile_set: TileSet) -> None:
    """Build the two-way graph and compile (or load) the search by one use of each part."""
    from parlour.games.betapet.kernel.endgame import solve
    from parlour.games.betapet.kernel.finder import CompiledFinder

    found = CompiledFinder(graph, tile_set)
    board = (EMPTY,) * SQUARES
    plain, rack = "." * SQUARES, tile_set.bag[2:9]
    found.every(board, plain, rack)
    found.finest(board, plain, rack, len)
    solve(found, board, plain, rack[:2], rack[:1], False, 1.0)
    _ready[graph, tile_set.name] = found
