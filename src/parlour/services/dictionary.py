"""Words are looked up in a room: what its list says of them, and where the operator says that they are explained."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import quote

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.dictionary import WordLookup
from parlour.services.errors import Forbidden, NotFound
from parlour.services.text import LANGUAGE_PLACEHOLDER, WORD_PLACEHOLDER

if TYPE_CHECKING:
    from parlour.services.forum.rooms import Rooms
    from parlour.services.games import Games
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.lobby import Lobby
    from parlour.services.moderation.administration import AdministrationService

MAX_WORD_LENGTH = 40


class DictionaryResult(WordLookup, frozen=True, kw_only=True):
    """What a list says of letters, and the address of what the word means (None: it is none, or the operator named no such place)."""

    meaning: str | None


class DictionaryService:
    """Looks words up in the lists of rooms, but for whoever plays there just now: what is found would be a move. Explains those of old matches."""

    def __init__(
        self, games: Games, rooms: Rooms, lobby: Lobby, office: AdministrationService
    ) -> None:
        self.games, self.rooms, self.lobby, self.administration = games, rooms, lobby, office

    async def look_up(self, game: str, room: str, text: str, player: Player) -> DictionaryResult:
        """Return what a room's list says of a word; raises NotFound for a game without words and Forbidden while one plays it."""
        options, ask = self.rooms.room(game, room), registry.game_plugin(game).look_up_word
        if ask is None:
            raise NotFound("forum.no-such-room")
        if not text.strip() or len(text) > MAX_WORD_LENGTH:
            raise Illegal("forum.no-word")
        if any(
            table.game == game and table.phase == "playing"
            for table in await self.lobby.own_tables(player)
        ):
            raise Forbidden("forum.no-words-while-playing")
        found = await asyncio.to_thread(ask, self.games.game(game), options.options, text)
        template = await self.administration.dictionary_url() if found.found else ""
        meaning = meaning_url(template, found.word, options.language) if template else None
        return DictionaryResult(
            word=found.word,
            found=found.found,
            others=found.others,
            more=found.more,
            meaning=meaning,
        )

    async def word_meanings(self, loaded: LoadedMatch) -> dict[str, str]:
        """Return where each word that was played in a finished match is explained, none where the operator named no place.

        Raises Illegal while the match is on and NotFound for a game without words.
        """
        match = loaded.match
        ask = registry.game_plugin(match.opened.game).played_words
        if ask is None:
            raise NotFound("core.no-such-page")
        if match.phase != "over":
            raise Illegal("core.not-over")
        template = await self.administration.dictionary_url()
        if not template or match.state is None:
            return {}
        found = await asyncio.to_thread(ask, self.games.game(match.opened.game), match.state)
        return {
            told: meaning_url(template, word, found.language) for told, word in found.words.items()
        }


def meaning_url(template: str, word: str, language: str) -> str:
    """Return the address at which a word is explained; dictionaries spell in small letters."""
    return template.replace(LANGUAGE_PLACEHOLDER, language).replace(
        WORD_PLACEHOLDER, quote(word.lower(), safe="")
    )
