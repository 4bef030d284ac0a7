"""Generation of all plays, in the plainest form; the reference for the faster generators.

Matches in which words may be challenged need it as well, since it does not compute plays in advance
and accepts any string as a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.games.betapet.rules.board import (
    SIZE,
    SQUARES,
    START_SQUARE,
    Board,
    adjacent_squares,
    run_through,
)
from parlour.games.betapet.rules.lexicon import AnyLexicon, Node
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.tiles import JOKER, natural_letter

PlayTiles = tuple[PlacedLetter, ...]


class _RackHand:
    """A rack prepared for generation.

    Attributes:
        counts: The tiles by letter; changed during the generation and restored.
        codes: The codes of its letters, sorted.
        size: The number of tiles.
        letter_options: By code, the tiles that can represent the letter, with the text shown on the
            board.
    """

    def __init__(self, rack: Sequence[str], lexicon: AnyLexicon) -> None:
        self.counts = {tile: rack.count(tile) for tile in (*lexicon.letters, JOKER)}
        self.codes = sorted(lexicon.codes[tile] for tile in set(rack) if tile != JOKER)
        self.size = len(rack)
        self.letter_options = {
            code: ((letter, letter), (JOKER, letter.lower()))
            for letter, code in lexicon.codes.items()
        }


def legal_plays(board: Board, rack: Sequence[str], lexicon: AnyLexicon) -> Iterator[PlayTiles]:
    """Yield every play of a rack that forms only words of the list, each exactly once.

    On each line, the generator starts at every square where a word can begin. It follows the word
    graph along the line, through the letters on the board, and lays a tile from the rack wherever
    the crossing word allows it.
    """
    anchors, hand = _anchor_squares(board), _RackHand(rack, lexicon)
    for down in (False, True):
        crossing = _crossing_codes(board, anchors, lexicon, not down)
        for line in range(SIZE):
            squares = range(line, SQUARES, SIZE) if down else range(line * SIZE, line * SIZE + SIZE)
            if any(square in anchors for square in squares):
                yield from _line_plays(board, hand, lexicon, squares, anchors, crossing, down)


def _anchor_squares(board: Board) -> frozenset[int]:
    """Return the anchors: the empty squares of which a play must cover at least one."""
    if not any(board):
        return frozenset({START_SQUARE})
    return frozenset(
        square
        for square in range(SQUARES)
        if not board[square] and any(board[near] for near in adjacent_squares(square))
    )


def _crossing_codes(
    board: Board, anchors: frozenset[int], lexicon: AnyLexicon, down: bool
) -> dict[int, frozenset[int]]:
    """Return, for each anchor with letters next to it, the codes that form a crossing word."""
    codes_by_square = {}
    for square in anchors:
        run = run_through(board, square, down)
        if len(run) > 1:
            codes = [lexicon.codes[natural_letter(board[at])] for at in run if at != square]
            before = run.index(square)
            codes_by_square[square] = _fitting_codes(lexicon, codes[:before], codes[before:])
    return codes_by_square


def _fitting_codes(
    lexicon: AnyLexicon, before: Sequence[int], after: Sequence[int]
) -> frozenset[int]:
    """Return the codes that form a word when placed between two sequences of codes."""
    node = _follow_codes(lexicon, lexicon.root, before)[0]
    return frozenset(
        code
        for code, step in lexicon.arcs_from(node).items()
        if (_follow_codes(lexicon, step[0], after) if after else step)[1]
    )


def _follow_codes(lexicon: AnyLexicon, node: Node, codes: Sequence[int]) -> tuple[Node, bool]:
    """Return the node that a sequence of codes leads to, and whether a word ends there.

    The node is 0 if the sequence leads nowhere.
    """
    accepts = False
    for code in codes:
        node, accepts = lexicon.arcs_from(node).get(code, (0, False))
    return node, accepts


def _line_plays(
    board: Board,
    hand: _RackHand,
    lexicon: AnyLexicon,
    squares: Sequence[int],
    anchors: frozenset[int],
    crossing: dict[int, frozenset[int]],
    down: bool,
) -> Iterator[PlayTiles]:
    """Yield the plays along one row or column."""
    tiles: list[PlacedLetter] = []
    counts = hand.counts
    needed = _tiles_to_anchor(
        [bool(board[square]) for square in squares], [square in anchors for square in squares]
    )

    def continue_word(place: int, node: Node, accepts: bool, anchored: bool) -> Iterator[PlayTiles]:
        ended = place == SIZE or not board[squares[place]]
        # A single tile with words in both directions is found across; down it would be a duplicate.
        if (
            ended
            and accepts
            and anchored
            and not (down and len(tiles) == 1 and tiles[0].square in crossing)
        ):
            yield tuple(tiles)
        if place == SIZE or (not anchored and len(tiles) + needed[place] > hand.size):
            return
        square, arcs = squares[place], lexicon.arcs_from(node)
        if not ended:
            step = arcs.get(lexicon.codes[natural_letter(board[square])])
            if step is not None:
                yield from continue_word(place + 1, *step, anchored)
            return
        allowed = crossing.get(square)
        for code in arcs if counts[JOKER] else hand.codes:
            step = arcs.get(code)
            if step is None or (allowed is not None and code not in allowed):
                continue
            for tile, shown in hand.letter_options[code]:
                if counts[tile]:
                    counts[tile] -= 1
                    tiles.append(PlacedLetter(square, shown))
                    yield from continue_word(place + 1, *step, anchored or square in anchors)
                    tiles.pop()
                    counts[tile] += 1

    for first in range(SIZE - 1):
        if first == 0 or not board[squares[first - 1]]:
            yield from continue_word(first, lexicon.root, False, False)


def _tiles_to_anchor(taken: Sequence[bool], anchored: Sequence[bool]) -> list[int]:
    """Return, for each square of a line, the number of tiles needed to cover the next anchor.

    If no anchor follows, the number exceeds the size of any rack.
    """
    counts, tiles = [], SQUARES
    for place in reversed(range(SIZE)):
        if not taken[place]:
            tiles = 1 if anchored[place] else tiles + 1
        counts.append(tiles)
    return counts[::-1]
