"""The box: cards, patterns and Betty's goals from data files that an operator may replace."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AssetLookup
from parlour.core.value import Value
from parlour.games.betta.rules.display import COLOURS, EMPTY, orientations, rotated_cells
from parlour.plugin.asset_store import AssetStore

PATTERN_POINTS = (3, 5, 7)
"""The points of simple, advanced and expert patterns."""

GOAL_TABLES = ("tuned", "brief")
"""The names of Betty's goal tables."""


class InvalidBox(ValueError):
    """The data of a box is invalid; the message gives the reason."""


class BettaCard(Value, frozen=True):
    """A printed card: nine cells, each a fish or `.` for a hole."""

    id: str
    fish: str


class Pattern(Value, frozen=True, cache_hash=True):
    """A pattern card: its points, and `#` for each cell that one colour must fill."""

    id: str
    points: int
    cells: str


class Betty(Value, frozen=True):
    """Betty's twelve cards and her goals.

    Goals are points for 0 to 4 colours in a display, by table and by number of participants.
    """

    cards: tuple[BettaCard, ...]
    goals: dict[str, dict[str, tuple[int, ...]]]


class PrintedBox(Value, frozen=True):
    """The unvalidated content of a box: staff cards, Betty's cards and goals, and patterns."""

    staff: dict[str, tuple[BettaCard, ...]]
    betty: Betty
    patterns: tuple[Pattern, ...]


class Box:
    """A validated box with its indexes; the options of a match contain its `digest`."""

    def __init__(self, printed: PrintedBox) -> None:
        _check_box(printed)
        self.printed = printed
        self.digest = content_address(encode(printed))
        self.decks: dict[str | None, tuple[BettaCard, ...]] = {None: printed.betty.cards} | dict(
            printed.staff
        )
        self.staff = tuple(card for colour in COLOURS for card in printed.staff[colour])
        self.colour = {card.id: colour for colour in COLOURS for card in printed.staff[colour]}
        self.cards = {card.id: card for deck in self.decks.values() for card in deck}
        self.patterns = {pattern.id: pattern for pattern in printed.patterns}

    def goals(self, table: str, participants: int) -> tuple[int, ...]:
        """Return Betty's points for 0, 1, 2, 3 and 4 colours in a display."""
        return self.printed.betty.goals[table][str(participants)]


def content_address(body: bytes) -> str:
    """Return the digest of an encoded box as 32 hexadecimal digits."""
    return blake2b(body, digest_size=16).hexdigest()


BOXES = AssetStore("boxes", ".json", compute_address=content_address)
"""The store of boxes other than the installed one."""


def decode_box(body: bytes) -> Box:
    """Return the box of a JSON document from `parlour betta box --keep`; raises InvalidBox."""
    try:
        return Box(msgspec.json.decode(body, type=PrintedBox))
    except msgspec.DecodeError as reason:
        raise InvalidBox(str(reason)) from reason


@cache
def packaged_box() -> Box:
    """Return the installed box, read from the files under data/; raises InvalidBox."""
    folder = files("parlour.games.betta") / "data"
    parts = {
        name: msgspec.Raw((folder / f"{name}.json").read_bytes())
        for name in ("staff", "betty", "patterns")
    }
    return decode_box(msgspec.json.encode(parts))


@cache
def find_box(digest: str, assets: AssetLookup) -> Box:
    """Return the installed or stored box with this digest; raises LookupError if there is none."""
    installed = packaged_box()
    return installed if digest == installed.digest else decode_box(assets(digest))


def _check_box(printed: PrintedBox) -> None:
    """Raise InvalidBox unless the data is valid."""
    _require(
        tuple(sorted(printed.staff)) == tuple(sorted(COLOURS)),
        f"staff cards need the colours {', '.join(COLOURS)}",
    )
    for colour, deck in printed.staff.items():
        _require(len(deck) == 12, f"colour {colour} needs 12 cards, not {len(deck)}")
        for card in deck:
            fish = _visible_fish(card)
            _require(
                len(fish) == 3 and fish.count(colour) == 2,
                f"card {card.id} needs two fish of its colour and one of another",
            )
    _require(
        len(printed.betty.cards) == 12, f"Betty needs 12 cards, not {len(printed.betty.cards)}"
    )
    for card in printed.betty.cards:
        _require(
            len(set(_visible_fish(card))) == 1, f"card {card.id} needs fish of a single colour"
        )
    cards = [card.id for deck in (*printed.staff.values(), printed.betty.cards) for card in deck]
    _require(len(set(cards)) == len(cards), "two cards have the same id")
    _check_patterns(printed.patterns)
    _check_goals(printed.betty.goals)


def _check_patterns(patterns: tuple[Pattern, ...]) -> None:
    for points in PATTERN_POINTS:
        count = sum(pattern.points == points for pattern in patterns)
        _require(count == 4, f"four patterns must be worth {points}, not {count}")
    _require(len(patterns) == 12, "a pattern is worth 3, 5 or 7 points")
    for pattern in patterns:
        grid = pattern.cells
        _require(
            len(grid) == 9 and set(grid) <= {EMPTY, "#"} and "#" in grid,
            f"pattern {pattern.id} needs nine cells of # and .",
        )
    _require(len({pattern.id for pattern in patterns}) == 12, "two patterns have the same id")
    _require(
        len({min(orientations(pattern.cells)) for pattern in patterns}) == 12,
        "two patterns are rotations of one another",
    )


def _check_goals(goals: dict[str, dict[str, tuple[int, ...]]]) -> None:
    _require(
        tuple(sorted(goals)) == tuple(sorted(GOAL_TABLES)),
        f"Betty's goals need the tables {', '.join(GOAL_TABLES)}",
    )
    for name, table in goals.items():
        _require(
            sorted(table) == ["2", "3", "4", "5"],
            f"table {name} needs a row for 2, 3, 4 and 5 participants",
        )
        for participants, row in table.items():
            rising = len(row) == 5 and row[0] >= 0 and list(row) == sorted(row)
            _require(
                rising,
                f"table {name} for {participants} needs five points that do not fall, for 0 to 4 colours",
            )


def _visible_fish(card: BettaCard) -> str:
    _require(
        len(card.fish) == 9 and set(card.fish) <= {EMPTY, *COLOURS},
        f"card {card.id} needs nine cells of {COLOURS} and .",
    )
    return rotated_cells(card.fish, 0).replace(EMPTY, "")


def _require(is_valid: bool, message: str) -> None:
    if not is_valid:
        raise InvalidBox(message)
