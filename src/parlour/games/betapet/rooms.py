"""The Betapet rooms, each with a word list, a language and a tile set."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.core.value import Value
from parlour.games.betapet.lexicons.catalogue import Lexicon, imported_lexicons, packaged_lexicons
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import TileSetName
from parlour.plugin.plugin import GameRoom


class LanguageRoom(Value, frozen=True, kw_only=True):
    """A predefined room with a language, a tile set and the word list it was made for."""

    id: str
    """The id of the room."""

    name: str
    """The name of the room."""

    language: str
    """The language of the word list."""

    tiles: TileSetName
    """The tile set."""

    made_for: str = ""
    """The name of the list that the room was made for."""

    lexicon: str = ""
    """The id of the free list that is used instead; empty if there is none."""


LANGUAGE_ROOMS = (
    LanguageRoom(
        id="giraffe",
        name="The Giraffe",
        language="en",
        tiles="english",
        made_for="SOWPODS",
        lexicon="en-world",
    ),
    LanguageRoom(
        id="crocodile",
        name="The Crocodile",
        language="en",
        tiles="english",
        made_for="SOWPODS",
        lexicon="en-world",
    ),
    LanguageRoom(
        id="elephant",
        name="The Elephant",
        language="en",
        tiles="english",
        made_for="TWL06",
        lexicon="en-us",
    ),
    LanguageRoom(
        id="morse", name="Le morse", language="fr", tiles="french", made_for="ODS5", lexicon="fr"
    ),
    LanguageRoom(
        id="puma",
        name="Il puma",
        language="it",
        tiles="italian",
        made_for="Zingarelli",
        lexicon="it",
    ),
    LanguageRoom(
        id="musen",
        name="Musen",
        language="sv",
        tiles="swedish",
        made_for="böjningslistan",
        lexicon="sv",
    ),
    LanguageRoom(id="baer", name="Der Bär", language="de", tiles="german"),
    LanguageRoom(id="toro", name="El toro", language="es", tiles="spanish"),
)
"""The predefined rooms in display order.

A room without a free list becomes available when a list of its language is imported.
"""


def available_rooms(folder: Path | None = None) -> tuple[GameRoom, ...]:
    """Return the rooms with an available word list, and one room per other imported list."""
    imported = [lexicon for lexicon in imported_lexicons(folder) if not lexicon.superseded]
    named = [
        (room, lexicon)
        for room in LANGUAGE_ROOMS
        if (lexicon := room_lexicon(room, imported)) is not None
    ]
    used = {lexicon.id for _, lexicon in named}
    tiles = {room.language: room.tiles for room in reversed(LANGUAGE_ROOMS)}
    own = [
        (
            LanguageRoom(
                id=f"list-{lexicon.id}",
                name=lexicon.name,
                language=lexicon.language,
                tiles=tiles[lexicon.language],
            ),
            lexicon,
        )
        for lexicon in imported
        if lexicon.id not in used and lexicon.language in tiles
    ]
    return tuple(
        GameRoom(
            id=room.id,
            name=room.name,
            language=room.language,
            options=Options(tiles=room.tiles, lexicon=lexicon.digest),
            note=lexicon.name,
            replaces="" if lexicon.imported else room.made_for,
            word_count=lexicon.words,
        )
        for room, lexicon in (*named, *own)
    )


def room_lexicon(room: LanguageRoom, imported: Sequence[Lexicon] = ()) -> Lexicon | None:
    """Return the word list of a room, or None if the room is not available.

    A room uses the imported list that it was made for, otherwise its free list. A room without a
    free list uses the first imported list of its language.
    """
    candidates = [lexicon for lexicon in imported if lexicon.language == room.language]
    wanted = room.made_for.casefold()
    for lexicon in candidates:
        if wanted and wanted in (lexicon.name.casefold(), (lexicon.stands_for or "").casefold()):
            return lexicon
    for lexicon in packaged_lexicons():
        if lexicon.id == room.lexicon:
            return lexicon
    return candidates[0] if candidates else None
