"""The state of a match: board, racks, bag, scores and the record of turns."""

from __future__ import annotations

from typing import Literal

from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.betapet.rules.board import Board, BoardName
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.tiles import TILE_SETS, BetapetTileSet, TileSetName

INTERNATIONAL_ENGLISH = "9c141826c3166bd4508bef5faa75230a6fbb6f5db23c9329d07de13e114de13c"
"""The hash of the default word list, `en-world`."""

MAX_SCORELESS_ROUNDS = 3
"""The number of rounds without a play after which the match ends."""

Rack = tuple[str, ...]
"""The tiles of a rack, sorted; the joker is `?`."""


class Options(Value, frozen=True, kw_only=True):
    """The options of a table."""

    board: BoardName = "standard"
    """The layout of the premiums."""

    tiles: TileSetName = "english"
    """The tile set."""

    lexicon: str = INTERNATIONAL_ENGLISH
    """The SHA-256 of the normalised word list; a later list therefore changes no match."""

    words: Literal["void", "single", "double", "five"] = "void"
    """The treatment of invalid words.

    `void` refuses them. The other values let a play remain until it is challenged. A wrong
    challenge costs nothing (`single`), costs the challenger's next turn (`double`), or gives the
    challenged player five points (`five`).
    """

    live_words: bool = True
    """Whether a draft is checked before it is sent; applies only to `void`."""

    ending: Literal["betapet", "double"] = "betapet"
    """The settlement of racks at the end.

    `betapet`: every seat loses the points of its rack, and the seat that went out gains the sum.
    `double`: the seat that went out gains twice the sum, and no seat loses points.
    """


EntryKind = Literal[
    "play", "exchange", "pass", "withdrawn", "challenge", "skipped", "rack", "out", "left"
]
"""The kinds of record entries."""


class RecordEntry(Value, frozen=True, kw_only=True):
    """An entry of the public record of turns: the action of a seat and its points."""

    seat: int
    """The seat."""

    kind: EntryKind
    """The kind of the entry."""

    points: int = 0
    """The points that the seat gained or lost."""

    total: int = 0
    """The score of the seat after the entry."""

    tiles: tuple[PlacedLetter, ...] = ()
    """The tiles of a play."""

    words: tuple[ScoredWord, ...] = ()
    """The words of a play, the main word first."""

    bingo: bool = False
    """Whether the play used a full rack."""

    count: int = 0
    """The number of tiles exchanged; the tiles themselves are secret."""

    letters: Rack = ()
    """The tiles left at the end of the match, for `rack` and `out` entries."""


class OpenChallenge(Value, frozen=True):
    """A play that the other seats may still challenge."""

    seat: int
    """The seat that played."""

    answers: tuple[bool | None, ...]
    """By seat, whether it challenges the play, or None if it has not answered yet."""


class State(Value, frozen=True, kw_only=True):
    """The state of a match between two actions."""

    options: Options
    """The options."""

    premiums: str
    """The 225 premium marks."""

    board: Board
    """The letters by square."""

    racks: tuple[Rack, ...]
    """The racks by seat."""

    bag: Rack
    """The tiles in the bag, sorted."""

    scores: tuple[int, ...]
    """The scores by seat."""

    mover: int
    """The seat to move."""

    rng: Rng
    """The random generator of the match."""

    entries: tuple[RecordEntry, ...] = ()
    """The record of turns."""

    fails: int = 0
    """The number of consecutive turns without a play."""

    doubt: OpenChallenge | None = None
    """The play that may be challenged, if any."""

    skips: tuple[int, ...] = ()
    """The number of turns that each seat will lose; empty if no seat loses any."""

    gone: tuple[int, ...] = ()
    """The seats that left."""

    over: str | None = None
    """The reason why the match is over, or None."""

    @property
    def tile_set(self) -> BetapetTileSet:
        """The tile set of the match."""
        return TILE_SETS[self.options.tiles]


def active_seats(state: State) -> list[int]:
    """Return the seats that have not left."""
    return [seat for seat in range(len(state.racks)) if seat not in state.gone]


def draw_tiles(bag: Rack, count: int, rng: Rng) -> tuple[Rack, Rack, Rng]:
    """Draw up to `count` tiles; return the tiles, the remaining bag and the next generator."""
    remaining, hand = list(bag), []
    for _ in range(min(count, len(remaining))):
        place, rng = rng.below(len(remaining))
        hand.append(remaining.pop(place))
    return tuple(sorted(hand)), tuple(remaining), rng


def rack_without(rack: Rack, letters: Rack) -> Rack:
    """Return a rack without some tiles; the rack must contain them.

    >>> rack_without(("A", "A", "B"), ("A",))
    ('A', 'B')
    """
    remaining = list(rack)
    for letter in letters:
        remaining.remove(letter)
    return tuple(remaining)
