"""Words are looked up in a room: what its list says of them, and where the operator says that they are explained."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from parlour.core import registry
from parlour.core.game import Illegal
from parlour.core.wordbook import Looked
from parlour.db.records import Player
from parlour.house.refusal import Forbidden, Missing

if TYPE_CHECKING:
    from parlour.house.forum.rooms import Rooms
    from parlour.house.games import Games
    from parlour.house.matches.loaded import LoadedMatch
    from parlour.house.matches.lobby import Lobby
    from parlour.house.people.office import Office

LONGEST_WORD = 40
LONGEST_TEMPLATE = 300
WORD, LANGUAGE = "{word}", "{language}"


class LookedUp(Looked, frozen=True, kw_only=True):
    """What a list says of letters, and the address of what the word means (None: it is none, or the operator named no such place)."""

    meaning: str | None


class Wordbook:
    """Looks words up in the lists of rooms, but for whoever plays there just now: what is found would be a move. Explains those of old matches."""

    def __init__(self, games: Games, rooms: Rooms, lobby: Lobby, office: Office) -> None:
        self.games, self.rooms, self.lobby, self.office = games, rooms, lobby, office

    async def look_up(self, game: str, room: str, text: str, player: Player) -> LookedUp:
        """Return what a room's list says of a word; raises Missing for a game without words and Forbidden while one plays it."""
        options, ask = self.rooms.room(game, room), registry.folder(game).look_up
        if ask is None:
            raise Missing("forum.no-such-room")
        if not text.strip() or len(text) > LONGEST_WORD:
            raise Illegal("forum.no-word")
        if any(table.game == game and table.phase == "playing" for table in await self.lobby.mine(player)):
            raise Forbidden("forum.no-words-while-playing")
        found = await asyncio.to_thread(ask, self.games.game(game), options.options, text)
        template = await self.office.meanings() if found.found else ""
        meaning = meant(template, found.word, options.language) if template else None
        return LookedUp(word=found.word, found=found.found, others=found.others, more=found.more, meaning=meaning)

    async def explained(self, loaded: LoadedMatch) -> dict[str, str]:
        """Return where each word that was played in a finished match is explained, none where the operator named no place.

        Raises Illegal while the match is on and Missing for a game without words.
        """
        match = loaded.match
        ask = registry.folder(match.opened.game).played
        if ask is None:
            raise Missing("core.no-such-page")
        if match.phase != "over":
            raise Illegal("core.not-over")
        template = await self.office.meanings()
        if not template or match.state is None:
            return {}
        found = await asyncio.to_thread(ask, self.games.game(match.opened.game), match.state)
        return {told: meant(template, word, found.language) for told, word in found.words.items()}


def meant(template: str, word: str, language: str) -> str:
    """Return the address at which a word is explained; dictionaries spell in small letters."""
    return template.replace(LANGUAGE, language).replace(WORD, quote(word.lower(), safe=""))


def proper_template(text: str) -> str:
    """Return the address of explanations as it is kept; raises Illegal for what could lead anywhere but to one place that is named by it.

    The word may not stand in the name of the host: whoever types a word would choose whom the browser asks.
    """
    template = text.strip()
    sample = template.replace(LANGUAGE, "en").replace(WORD, "word")
    try:
        parts = urlsplit(sample)
        host, port = parts.hostname or "", parts.port
    except ValueError as reason:
        raise Illegal("people.no-template") from reason
    proper = (
        len(template) <= LONGEST_TEMPLATE
        and template.isascii()
        and template.isprintable()
        and not set(template) & set(" \\\"'<>`")
        and template.count(WORD) == 1
        and not set(sample) & {"{", "}"}
        and template.startswith("https://")
        and "@" not in parts.netloc
        and "." in host.strip(".")
        and all(label and label.replace("-", "").isalnum() for label in host.split("."))
        and port in (None, 443)
        and WORD not in template.removeprefix("https://").partition("/")[0]
    )
    if not proper:
        raise Illegal("people.no-template")
    return template
