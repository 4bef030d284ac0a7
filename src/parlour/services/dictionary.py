"""Words are looked up in a room: what its list says of them, and where the operator says that they are explained."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import quote

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.dictionary import Looked
from parlour.services.errors import Forbidden, Missing
from parlour.services.text import LANGUAGE, WORD

if TYPE_CHECKING:
    from parlour.services.forum.rooms import Rooms
    from parlour.services.games import Games
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.lobby import Lobby
    from parlour.services.moderation.administration import Office

LONGEST_WORD = 40


class LookedUp(Looked, frozen=True, kw_only=True):
    """What a list says of letters, and the address of what the word means (None: it is none, or the operator named no such place)."""

    meaning: str | None


class Wordbook:
    """Looks words up in the lists of rooms, but for whoever plays there just now: what is found would be a move. Explains those of old matches."""

    def __init__(self, games: Games, rooms: Rooms, lobby: Lobby, office: Office) -> None:
        self.games, self.rooms, self.lobby, self.office = games, rooms, lobby, office

    async def look_up(self, game: str, room: str, text: str, player: Player) -> LookedUp:
        """Return what a room's list says of a word; raises Missing for a game without words and Forbidden while one plays it."""
        options, ask = self.rooms.room(game, room), registry.plugin(game).look_up
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
        ask = registry.plugin(match.opened.game).played
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
