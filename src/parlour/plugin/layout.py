"""Layouts: a game's board as pieces, which the site draws without code of the game.

A game declares `GamePlugin.layout`, a function from a view to a `Layout`. A player can press each
part whose id a legal action names: a field of the action has the id as its value, or the part's id
is `<field>-<value>`. If an action names several parts, they are pressed in the order of the fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value

MAX_PIECES = 64
"""The maximum number of pieces of a layout."""

MAX_PARTS = 600
"""The maximum number of parts of a layout, including piles."""

MAX_COLUMNS = 40
"""The maximum number of columns of a grid."""

MAX_MARKERS = 60
"""The maximum number of markers on a track."""

MAX_FACE_TEXT = 4
"""The maximum number of characters of a face's text."""

MAX_NUMBER = 999_999
"""The maximum value of a counter, and the maximum number of items of a pile."""

MAX_DETAILS = 8
"""The maximum number of arguments of a message."""

ID_PATTERN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}", re.ASCII)
"""The format of ids and of keys of tokens."""

MESSAGE_PATTERN = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)
"""The format of the ids of messages."""

Colour = Literal["light", "dark", "blue", "red", "green", "yellow", "purple", "grey"]
"""A colour of the site, which is adapted to the light and the dark theme."""

Glyph = Literal[
    "disc",
    "ring",
    "triangle",
    "square",
    "diamond",
    "cross",
    "moon",
    "star",
    "heart",
    "hexagon",
    "flower",
    "skull",
    "back",
]
"""A drawing of the site; `back` is the back of a card."""


class Words(Value, frozen=True, omit_defaults=True):
    """The text of a part in the reader's language.

    It is the message `<game>-part-<message>` of the game's strings.

    Attributes:
        message: The id of the message.
        details: The arguments of the message.
        seat: The seat whose player's name is the argument `$name`, if any.
    """

    message: str
    details: dict[str, str | int] = {}
    seat: Seat | None = None

    def __post_init__(self) -> None:
        """Raise ValueError if the message cannot be looked up."""
        _require(MESSAGE_PATTERN.fullmatch(self.message), f"{self.message!r} is no message id")
        _require(
            len(self.details) <= MAX_DETAILS, f"{self.message} has more than {MAX_DETAILS} details"
        )


class Face(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a part looks like: a glyph, a short text, or a text on a glyph.

    Attributes:
        glyph: The drawing. By default a text has none, and a seat has its own.
        text: A letter, a number or a symbol of at most four characters.
        colour: The colour of the glyph, or of the text without a glyph.
        seat: The seat whose colour and glyph the face has.
    """

    glyph: Glyph | None = None
    text: str = ""
    colour: Colour | None = None
    seat: Seat | None = None

    def __post_init__(self) -> None:
        """Raise ValueError if nothing or too much would be drawn."""
        _require(
            self.glyph is not None or self.text or self.seat is not None,
            "a face needs a glyph, a text or a seat",
        )
        _require(
            len(self.text) <= MAX_FACE_TEXT,
            f"the text of a face has at most {MAX_FACE_TEXT} characters, not {self.text!r}",
        )
        _require(
            self.colour is None or self.seat is None, "a face has the colour of a seat or its own"
        )


class Part(Value, frozen=True, omit_defaults=True):
    """A place or an item of a piece, which can be pressed if a legal action names it.

    Attributes:
        id: The id, unique in the layout.
        words: The text for screen readers; on chips, the visible text.
        face: What is there, or None for an empty place.
        token: The key of what is there. If a token is elsewhere in the next position, it moves
            there visibly.
        seat: The seat whose player has laid a card, whose name is shown below it.
    """

    id: str
    words: Words
    face: Face | None = None
    token: str = ""
    seat: Seat | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for invalid ids."""
        _require_id(self.id)
        _require(not self.token or ID_PATTERN.fullmatch(self.token), f"invalid token {self.token}")


class Piece(Value, frozen=True, kw_only=True, omit_defaults=True, tag_field="piece", tag=str.lower):
    """A component of a layout.

    Attributes:
        id: The id, unique in the layout.
        words: The name of the piece.
        seat: The seat to which the piece belongs, or None for the table.
    """

    id: str
    words: Words
    seat: Seat | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for an invalid id."""
        _require_id(self.id)


class Grid(Piece, frozen=True, kw_only=True):
    """A board of square cells.

    Attributes:
        columns: The number of columns.
        parts: The cells, row by row from the top.
        column_names: The names of the columns at the edge, from the left; may be empty.
        row_names: The names of the rows at the edge, from the top; may be empty.
        turned_for: The seats whose players see the board from the opposite side.
    """

    columns: int
    parts: tuple[Part, ...]
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    turned_for: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError if the cells are not a rectangle with matching names."""
        super().__post_init__()
        _require(
            0 < self.columns <= MAX_COLUMNS,
            f"{self.id} has 1 to {MAX_COLUMNS} columns, not {self.columns}",
        )
        rows, rest = divmod(len(self.parts), self.columns)
        _require(rows and not rest, f"the cells of {self.id} do not fill its rows")
        for names, count in ((self.column_names, self.columns), (self.row_names, rows)):
            _require(
                not names or len(names) == count,
                f"{self.id} has {len(names)} names for {count} lines",
            )
            _require(
                all(0 < len(name) <= MAX_FACE_TEXT for name in names),
                f"a name at the edge of {self.id} has 1 to {MAX_FACE_TEXT} characters",
            )


class Hand(Piece, frozen=True, kw_only=True):
    """Cards or tiles of a player, held together.

    Attributes:
        parts: The cards, from the left.
    """

    parts: tuple[Part, ...]


class Row(Piece, frozen=True, kw_only=True):
    """Cards, tiles or dice side by side.

    Attributes:
        parts: The items, from the left.
    """

    parts: tuple[Part, ...]


class Pile(Piece, frozen=True, kw_only=True):
    """A stack of cards or tiles, which is itself a part.

    Its message has the argument `$count`.

    Attributes:
        count: The number of items.
        top: The face of the top item, or None for an empty place.
        token: The key of the top item, as in `Part`.
    """

    count: int
    top: Face | None = None
    token: str = ""

    def __post_init__(self) -> None:
        """Raise ValueError for an invalid number or key."""
        super().__post_init__()
        _require(0 <= self.count <= MAX_NUMBER, f"{self.id} has 0 to {MAX_NUMBER} items")
        _require(not self.token or ID_PATTERN.fullmatch(self.token), f"invalid token {self.token}")


class Marker(Value, frozen=True, omit_defaults=True):
    """A figure on a space of a track.

    Attributes:
        at: The index of the space.
        face: What the figure looks like.
        token: The key of the figure, as in `Part`.
    """

    at: int
    face: Face
    token: str = ""


class Track(Piece, frozen=True, kw_only=True):
    """Spaces in a line, with figures on them.

    The words of a space name the figures that stand on it.

    Attributes:
        parts: The spaces, from the start.
        markers: The figures.
    """

    parts: tuple[Part, ...]
    markers: tuple[Marker, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError if a figure stands on no space."""
        super().__post_init__()
        _require(len(self.markers) <= MAX_MARKERS, f"{self.id} has more than {MAX_MARKERS} markers")
        for marker in self.markers:
            _require(0 <= marker.at < len(self.parts), f"{self.id} has no space {marker.at}")
            _require(
                not marker.token or ID_PATTERN.fullmatch(marker.token),
                f"invalid token {marker.token}",
            )


class Counter(Piece, frozen=True, kw_only=True):
    """A number with its name.

    Attributes:
        value: The number.
        face: A drawing before the number.
    """

    value: int
    face: Face | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for an invalid number."""
        super().__post_init__()
        _require(abs(self.value) <= MAX_NUMBER, f"{self.id} is larger than {MAX_NUMBER}")


class Chips(Piece, frozen=True, kw_only=True):
    """Choices with visible text, such as bids or `Pass`.

    Attributes:
        parts: The choices.
    """

    parts: tuple[Part, ...]


AnyPiece = Grid | Hand | Row | Pile | Track | Counter | Chips
"""Any piece of a layout."""


class Layout(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A board that the site draws.

    Attributes:
        pieces: The pieces. Those of the table come first, then those of each seat, the viewer's
            last.
        last_move: The ids of the parts that the last move has changed.
        badges: The face of each seat, shown next to the name of its player; may be empty.
    """

    pieces: tuple[AnyPiece, ...]
    last_move: tuple[str, ...] = ()
    badges: tuple[Face, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError if ids are not unique, or if there are too many parts."""
        _require(0 < len(self.pieces) <= MAX_PIECES, f"a layout has 1 to {MAX_PIECES} pieces")
        parts = list(self.part_ids())
        _require(
            len(parts) <= MAX_PARTS, f"a layout has at most {MAX_PARTS} parts, not {len(parts)}"
        )
        others = [piece.id for piece in self.pieces if not isinstance(piece, Pile)]
        _require_unique([*parts, *others], "id")
        _require_unique(self._tokens(), "token")
        unknown = sorted(set(self.last_move) - set(parts))
        _require(not unknown, f"the last move names unknown parts: {', '.join(unknown)}")

    def part_ids(self) -> Iterator[str]:
        """Yield the id of every part, including piles, in order."""
        for piece in self.pieces:
            if isinstance(piece, Pile):
                yield piece.id
            elif not isinstance(piece, Counter):
                yield from (part.id for part in piece.parts)

    def all_words(self) -> Iterator[tuple[Words, frozenset[str]]]:
        """Yield each text with the names of its arguments."""
        for piece in self.pieces:
            yield piece.words, _arguments(piece.words, "count" if isinstance(piece, Pile) else "")
            if not isinstance(piece, Pile | Counter):
                yield from ((part.words, _arguments(part.words)) for part in piece.parts)

    def _tokens(self) -> list[str]:
        """Return the keys of all tokens."""
        found: list[str] = []
        for piece in self.pieces:
            if isinstance(piece, Pile):
                found.append(piece.token)
            elif not isinstance(piece, Counter):
                found += [part.token for part in piece.parts]
            if isinstance(piece, Track):
                found += [marker.token for marker in piece.markers]
        return [token for token in found if token]


def _arguments(words: Words, extra: str = "") -> frozenset[str]:
    names = {*words.details, *(("name",) if words.seat is not None else ()), extra}
    return frozenset(names - {""})


def _require(holds: object, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def _require_id(id: str) -> None:
    _require(ID_PATTERN.fullmatch(id), f"{id!r} is no id of a layout")


def _require_unique(names: Iterable[str], kind: str) -> None:
    seen: set[str] = set()
    for name in names:
        _require(name not in seen, f"the {kind} {name} occurs twice")
        seen.add(name)
