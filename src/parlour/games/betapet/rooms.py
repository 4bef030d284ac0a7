"""The rooms of the house: which list, language and tiles each plays with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.core.value import Value
from parlour.games.betapet.lexicons.catalogue import Lexicon, imported_lexicons, packaged_lexicons
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import TileSetName
from parlour.plugin.plugin import GameRoom


class LanguageRoom(Value, frozen=True, kw_only=True):
    """What makes a room: its name, the language spoken, the tiles, the list it was made for and the free list that stands in for it."""

    id: str
    name: str
    language: str
    tiles: TileSetName
    made_for: str = ""
    lexicon: str = ""


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
"""The rooms in their order. Those without a free list open once a list of their language is imported."""


def available_rooms(folder: Path | None = None) -> tuple[GameRoom, ...]:
    """Return the rooms that are open with the lists at hand, and one for each brought list that none of them plays with."""
    brought = [lexicon for lexicon in imported_lexicons(folder) if not lexicon.superseded]
    named = [
        (room, lexicon)
        for room in LANGUAGE_ROOMS
        if (lexicon := room_lexicon(room, brought)) is not None
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
        for lexicon in brought
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


def room_lexicon(room: LanguageRoom, brought: Sequence[Lexicon] = ()) -> Lexicon | None:
    """Return the list in use in a room: the one it was made for where the operator brought it, else the free one.

    A room without a free list takes the first brought one of its language, or stays shut.
    """
    own = [lexicon for lexicon in brought if lexicon.language == room.language]
    wanted = room.made_for.casefold()
    for lexicon in own:
        if wanted and wanted in (lexicon.name.casefold(), (lexicon.stands_for or "").casefold()):
            return lexicon
    for lexicon in packaged_lexicons():
        if lexicon.id == room.lexicon:
            return lexicon
    return own[0] if own else None
