"""Every play there is, found the plain way: the measure of all faster generators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.games.betapet.rules.board import SIZE, SQUARES, START, Board, neighbours, run_through
from parlour.games.betapet.rules.lexicon import Node, Words
from parlour.games.betapet.rules.placement import Placed
from parlour.games.betapet.rules.tiles import JOKER, natural

Found = tuple[Placed, ...]


def plays(board: Board, rack: Sequence[str], lexicon: Words) -> Iterator[Found]:
    """Yield every play of this rack that makes only words of the list, each once.

    Each line is read from every square where a word may begin, letter by letter along the word graph: through the
    letters that lie there, and with a tile of the rack wherever the crossing word allows it.
    """
    anchors = _anchors(board)
    for down in (False, True):
        crossing = _crossing(board, anchors, lexicon, not down)
        for line in range(SIZE):
            squares = range(line, SQUARES, SIZE) if down else range(line * SIZE, line * SIZE + SIZE)
            if any(square in anchors for square in squares):
                yield from _line(board, rack, lexicon, squares, anchors, crossing, down)


def _anchors(board: Board) -> frozenset[int]:
    """Return the free squares of which a play must cover one."""
    if not any(board):
        return frozenset({START})
    return frozenset(square for square in range(SQUARES) if not board[square] and any(board[near] for near in neighbours(square)))


def _crossing(board: Board, anchors: frozenset[int], lexicon: Words, down: bool) -> dict[int, frozenset[int]]:
    """Return the letter codes that make a word in this direction, for each anchor where letters stand beside."""
    found = {}
    for square in anchors:
        run = run_through((*board[:square], "?", *board[square + 1 :]), square, down)
        if len(run) > 1:
            words = ((code, [letter if at == square else natural(board[at]) for at in run]) for letter, code in lexicon.codes.items())
            found[square] = frozenset(code for code, word in words if word in lexicon)
    return found


def _line(
    board: Board,
    rack: Sequence[str],
    lexicon: Words,
    squares: Sequence[int],
    anchors: frozenset[int],
    crossing: dict[int, frozenset[int]],
    down: bool,
) -> Iterator[Found]:
    tiles: list[Placed] = []
    held = {tile: rack.count(tile) for tile in (*lexicon.letters, JOKER)}
    choices = {code: ((letter, letter), (JOKER, letter.lower())) for letter, code in lexicon.codes.items()}
    needed = _needed([bool(board[square]) for square in squares], [square in anchors for square in squares])

    def onward(place: int, node: Node, accepts: bool, anchored: bool) -> Iterator[Found]:
        ended = place == SIZE or not board[squares[place]]
        # A single tile that also makes a word across is that play's across reading; down it would be the same play again.
        if ended and accepts and anchored and not (down and len(tiles) == 1 and tiles[0].square in crossing):
            yield tuple(tiles)
        if place == SIZE or (not anchored and len(tiles) + needed[place] > len(rack)):
            return
        square, arcs = squares[place], lexicon.node(node)
        if not ended:
            step = arcs.get(lexicon.codes[natural(board[square])])
            if step is not None:
                yield from onward(place + 1, *step, anchored)
            return
        allowed = crossing.get(square)
        for code, step in arcs.items():
            if allowed is not None and code not in allowed:
                continue
            for tile, shown in choices[code]:
                if held[tile]:
                    held[tile] -= 1
                    tiles.append(Placed(square, shown))
                    yield from onward(place + 1, *step, anchored or square in anchors)
                    tiles.pop()
                    held[tile] += 1

    for first in range(SIZE - 1):
        if first == 0 or not board[squares[first - 1]]:
            yield from onward(first, lexicon.root, False, False)


def _needed(taken: Sequence[bool], anchored: Sequence[bool]) -> list[int]:
    """Return how many tiles it takes from each square of a line to the next anchor, that one covered; more than any rack where none comes."""
    found, tiles = [], SQUARES
    for place in reversed(range(SIZE)):
        if not taken[place]:
            tiles = 1 if anchored[place] else tiles + 1
        found.append(tiles)
    return found[::-1]
