"""Generation of the plays of a rack that form only words of a list.

Each line of the board is swept once, from its first square to its last. The sweep carries the
beginnings of all plays that cover an anchor, and extends each of them by a letter at every square.
What a play lays before its first anchor depends on the rack alone, so all lines share it. A joker
is laid only for a letter that the rack lacks, so that each word is found once; `joker_uses` adds
the other uses of jokers.

The plain reference is `legal_plays` in generation.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import chain, combinations
from operator import getitem
from typing import NamedTuple

from parlour.games.betapet.rules.board import SQUARES, START_SQUARE, Board
from parlour.games.betapet.rules.gaps import (
    COLUMNS,
    ROWS,
    Codes,
    Gap,
    board_codes,
    board_gaps,
    fitting_codes,
    line_codes,
    node_after,
)
from parlour.games.betapet.rules.generation import PlayTiles
from parlour.games.betapet.rules.hand import JOKER_FLAG, SYMBOLS, CodeBits, Letters, full_hand
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.partial_plays import (
    Beginnings,
    PartialPlay,
    with_board_letter,
    with_laid_letter,
)
from parlour.games.betapet.rules.placement import PlacedLetter


class Sweep(NamedTuple):
    """A board and a rack, prepared for sweeping all rows or all columns."""

    lexicon: WordGraph
    """The word list."""

    codes: Codes
    """The letters on the board."""

    gaps: Mapping[int, Gap]
    """The gaps in these lines, by square."""

    anchors: Set[int]
    """The empty squares of which a play must cover at least one."""

    fitting: Mapping[int, CodeBits]
    """By square, the letters of the rack that form a crossing word, where there is one."""

    beginnings: Beginnings
    """The beginnings of plays."""


def valid_plays(board: Board, rack: Sequence[str], lexicon: WordGraph) -> Iterator[PlayTiles]:
    """Yield every play of a rack that forms only words of the list, each exactly once."""
    codes, hand = board_codes(board, lexicon), full_hand(rack, lexicon)
    faces = letter_faces(lexicon.letters)
    across, down = board_gaps(codes, ROWS), board_gaps(codes, COLUMNS)
    anchors = across.keys() | down.keys() or {START_SQUARE}
    beginnings = Beginnings(lexicon.nodes, lexicon.root, hand)
    for lines, gaps, crossing in ((ROWS, across, down), (COLUMNS, down, across)):
        fitting = {
            square: hand.layable & fitting_codes(lexicon, gap) for square, gap in crossing.items()
        }
        coverable = {square for square in anchors if fitting.get(square, hand.layable)}
        sweep = Sweep(lexicon, codes, gaps, coverable, fitting, beginnings)
        for squares in lines:
            if coverable.isdisjoint(squares):
                continue
            for empty, words in complete_words(sweep, squares):
                tables = [faces[square] for square in empty]
                # A tile with words in both directions is one play, which is found across.
                is_repeated = lines is COLUMNS and empty[-1] in across
                for laid, jokers in words:
                    if is_repeated and len(laid) == 1:
                        continue
                    covered = tables[-len(laid) :]
                    for use in joker_uses(laid, jokers) if hand.jokers else (laid,):
                        yield tuple(map(getitem, covered, use))


def complete_words(
    sweep: Sweep, squares: range
) -> Iterator[tuple[list[int], list[tuple[Letters, int]]]]:
    """Yield the words of a line that cover an anchor, grouped by the square where they end.

    Yields:
        The empty squares up to there, of which each word covers the last ones, and the words: the
        letters laid and the number of jokers left.
    """
    nodes, beginnings = sweep.lexicon.nodes, sweep.beginnings
    line, empty, unanchored = line_codes(sweep.codes, squares), list[int](), 0
    plays, crossing_plays = list[PartialPlay](), list[PartialPlay]()
    for square, code, next_code in zip(squares, line, line[1:] + b"\0", strict=True):
        if code:
            plays = with_board_letter(nodes, plays, code) if plays else []
            plays += crossing_plays
            crossing_plays = []
        else:
            empty.append(square)
            unanchored += 1
            fitting = sweep.fitting.get(square, beginnings.hand.layable)
            plays = with_laid_letter(nodes, plays, fitting) if plays and fitting else []
            if square in sweep.anchors:
                before = sweep.gaps[square][0] if square in sweep.gaps else b""
                if before:
                    start = (node_after(sweep.lexicon, before), beginnings.hand, b"", False)
                    plays += with_laid_letter(nodes, [start], fitting)
                elif next_code:
                    groups = beginnings.followed_by(next_code, fitting, unanchored)
                    crossing_plays = list(chain.from_iterable(groups))
                else:
                    plays += chain.from_iterable(beginnings.ending_in(fitting, unanchored))
            if square in sweep.anchors or not fitting:
                unanchored = 0
        if plays and not next_code:
            yield empty, [(laid, hand.jokers) for _, hand, laid, accepts in plays if accepts]


def joker_uses(laid: Letters, jokers: int) -> Sequence[Letters]:
    """Return all ways to lay letters, given one with as few jokers as possible.

    Args:
        laid: The letters.
        jokers: The number of jokers left.

    >>> joker_uses(bytes((1, 2, 1 + JOKER_FLAG)), 0)
    [b'!\\x02\\x01', b'\\x01\\x02!']
    """
    uses = [laid]
    for code in set(laid):
        if code > JOKER_FLAG and code - JOKER_FLAG in laid:
            uses = [other for use in uses for other in _exchanged_jokers(use, code - JOKER_FLAG)]
    for _ in range(jokers):
        more = {
            use[:place] + SYMBOLS[code + JOKER_FLAG] + use[place + 1 :]
            for use in uses
            for place, code in enumerate(use)
            if code < JOKER_FLAG
        }
        uses = sorted(more.union(uses))
    return uses


def _exchanged_jokers(laid: Letters, code: int) -> Iterator[Letters]:
    """Yield all ways to choose which tiles of one letter are jokers."""
    places = [place for place, other in enumerate(laid) if other % JOKER_FLAG == code]
    for chosen in combinations(places, laid.count(code + JOKER_FLAG)):
        use = bytearray(laid)
        for place in places:
            use[place] = code + JOKER_FLAG * (place in chosen)
        yield bytes(use)


@lru_cache
def letter_faces(letters: tuple[str, ...]) -> tuple[dict[int, PlacedLetter], ...]:
    """Return, for each square, every letter placed on it by its code, with jokers."""
    codes = dict(enumerate(letters, 1))
    codes |= {code + JOKER_FLAG: letter.lower() for code, letter in codes.items()}
    return tuple(
        {code: PlacedLetter(square, letter) for code, letter in codes.items()}
        for square in range(SQUARES)
    )
