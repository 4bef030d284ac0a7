"""The rooms of the house: which list, language, board and tiles each plays with, and the time limits of a table."""

from __future__ import annotations

from pathlib import Path

from parlour.core.clock import AnyRule, Total, Untimed
from parlour.core.game import replace
from parlour.core.value import Value
from parlour.games.betapet.assets import Lexicon, imported, packaged
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import TileSetName

MINUTE = 60_000

CLOCKS: dict[str, AnyRule] = {
    "rush": Total(12 * MINUTE, step_ms=15_000),
    "stress": Total(20 * MINUTE),
    "fast": Total(30 * MINUTE),
    "normal": Total(60 * MINUTE),
    "unlimited": Untimed(),
}
"""A table's time for all of a player's moves. Over it every begun minute (rush: 15 seconds) costs ten points; five minutes over end the game."""


class Room(Value, frozen=True, kw_only=True):
    """A room: its name, the language spoken, the tiles, the list it was made for and the free list that stands in for it."""

    id: str
    name: str
    language: str
    tiles: TileSetName
    made_for: str
    lexicon: str


ROOMS = (
    Room(id="giraffe", name="The Giraffe", language="en", tiles="english", made_for="SOWPODS", lexicon="en-world"),
    Room(id="crocodile", name="The Crocodile", language="en", tiles="english", made_for="SOWPODS", lexicon="en-world"),
    Room(id="elephant", name="The Elephant", language="en", tiles="english", made_for="TWL06", lexicon="en-us"),
    Room(id="morse", name="Le morse", language="fr", tiles="french", made_for="ODS5", lexicon="fr"),
    Room(id="puma", name="Il puma", language="it", tiles="italian", made_for="Zingarelli", lexicon="it"),
    Room(id="musen", name="Musen", language="sv", tiles="swedish", made_for="böjningslistan", lexicon="sv"),
)
"""The rooms that stand open out of the box."""

FOREIGN_ROOMS = (
    Room(id="baer", name="Der Bär", language="de", tiles="german", made_for="", lexicon=""),
    Room(id="toro", name="El toro", language="es", tiles="spanish", made_for="", lexicon=""),
)
"""Rooms whose tiles ship without a list: each opens once a list of its language is imported."""


def rooms(folder: Path | None = None) -> tuple[Room, ...]:
    """Return the rooms that are open with the lists at hand."""
    languages = {lexicon.language for lexicon in imported(folder)}
    return ROOMS + tuple(room for room in FOREIGN_ROOMS if room.language in languages)


def lexicon_of(room: Room, folder: Path | None = None) -> Lexicon:
    """Return the list in use in a room: the one it was made for where the operator imported it, else the free one.

    A room without a free list takes the first imported one of its language; raises LookupError where there is none.
    """
    brought = [lexicon for lexicon in imported(folder) if lexicon.language == room.language]
    wanted = room.made_for.casefold()
    for lexicon in brought:
        if wanted and wanted in (lexicon.name.casefold(), (lexicon.stands_for or "").casefold()):
            return lexicon
    for lexicon in packaged():
        if lexicon.id == room.lexicon:
            return lexicon
    if brought:
        return brought[0]
    raise LookupError(f"no {room.language} list is at hand for {room.name}")


def note_of(room: Room, folder: Path | None = None) -> str:
    """Return the true name of the list in use in a room."""
    return lexicon_of(room, folder).name


def instead_of(room: Room, folder: Path | None = None) -> str:
    """Return the name of the list that the one in use stands in for; empty where it is the room's own."""
    return "" if lexicon_of(room, folder).imported else room.made_for


def options_of(room: Room, folder: Path | None = None, options: Options | None = None) -> Options:
    """Return a table's options in a room: its tiles, its list pinned by hash, the rest as chosen."""
    return replace(options or Options(), tiles=room.tiles, lexicon=lexicon_of(room, folder).digest)
