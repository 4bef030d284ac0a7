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
"""The hash of the list that a table plays with unless it says otherwise: `en-world`."""

MAX_SCORELESS_ROUNDS = 3
"""So many rounds without a play end the game."""

Rack = tuple[str, ...]
"""Tiles, sorted; the joker is `?`."""


class Options(Value, frozen=True, kw_only=True):
    """How a table plays. `lexicon` is the SHA-256 of its normalised word list, so a later list changes no match.

    `words`: void refuses a play with a wrong word; the others let it stand until challenged, at the cost of
    nothing (single), the challenger's next turn (double) or five points for the challenged (five) when it was right.
    `live_words`: with void, a draft is judged before it is sent. `ending`: whether everybody loses the rack left and
    who went out gains the sum (betapet), or who went out gains twice the sum and nobody loses (double).
    """

    board: BoardName = "standard"
    tiles: TileSetName = "english"
    lexicon: str = INTERNATIONAL_ENGLISH
    words: Literal["void", "single", "double", "five"] = "void"
    live_words: bool = True
    ending: Literal["betapet", "double"] = "betapet"


EntryKind = Literal[
    "play", "exchange", "pass", "withdrawn", "challenge", "skipped", "rack", "out", "left"
]


class RecordEntry(Value, frozen=True, kw_only=True):
    """One line of the record, open to all: what a seat did, the points it made or lost, and its total after that.

    `letters` of an exchange stay secret, only `count` is told; those of `rack` and `out` are told when the game ends.
    """

    seat: int
    kind: EntryKind
    points: int = 0
    total: int = 0
    tiles: tuple[PlacedLetter, ...] = ()
    words: tuple[ScoredWord, ...] = ()
    bingo: bool = False
    count: int = 0
    letters: Rack = ()


class OpenChallenge(Value, frozen=True):
    """A play that the others may challenge: whose, and who has answered what (True: a challenge; None: not yet)."""

    seat: int
    answers: tuple[bool | None, ...]


class State(Value, frozen=True, kw_only=True):
    """A match at one moment.

    `fails` counts turns without a play in a row; `skips` the turns each seat has lost.
    """

    options: Options
    premiums: str
    board: Board
    racks: tuple[Rack, ...]
    bag: Rack
    scores: tuple[int, ...]
    mover: int
    rng: Rng
    entries: tuple[RecordEntry, ...] = ()
    fails: int = 0
    doubt: OpenChallenge | None = None
    skips: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    over: str | None = None

    @property
    def tile_set(self) -> BetapetTileSet:
        """The tiles of this match."""
        return TILE_SETS[self.options.tiles]


def active_seats(state: State) -> list[int]:
    """Return the seats that still play."""
    return [seat for seat in range(len(state.racks)) if seat not in state.gone]


def draw_tiles(bag: Rack, count: int, rng: Rng) -> tuple[Rack, Rack, Rng]:
    """Return up to this many tiles drawn from the bag, the bag after that, and the luck after that."""
    left, hand = list(bag), []
    for _ in range(min(count, len(left))):
        place, rng = rng.below(len(left))
        hand.append(left.pop(place))
    return tuple(sorted(hand)), tuple(left), rng


def rack_without(rack: Rack, letters: Rack) -> Rack:
    """Return a rack less these tiles, which it must hold."""
    left = list(rack)
    for letter in letters:
        left.remove(letter)
    return tuple(left)
