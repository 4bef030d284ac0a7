"""Dictionary lookups in the word lists of rooms, with links to definitions."""

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
    """The result of a dictionary lookup."""

    meaning_url: str | None
    """The URL of the word's definition; None for an invalid word or without a dictionary."""


class DictionaryService:
    """The service that looks up words in the word lists of rooms."""

    def __init__(
        self, games: Games, rooms: Rooms, lobby: Lobby, administration: AdministrationService
    ) -> None:
        self.games, self.rooms, self.lobby, self.administration = (
            games,
            rooms,
            lobby,
            administration,
        )

    async def look_up(self, game: str, room: str, text: str, player: Player) -> DictionaryResult:
        """Look up a text in the word list of a room.

        Raises:
            NotFound: The game has no word list.
            Forbidden: The player is playing a match of the game, where a lookup would help.
        """
        options, lookup = self.rooms.room(game, room), registry.game_plugin(game).look_up_word
        if lookup is None:
            raise NotFound("forum.no-such-room")
        if not text.strip() or len(text) > MAX_WORD_LENGTH:
            raise Illegal("forum.no-word")
        if any(
            table.game == game and table.phase == "playing"
            for table in await self.lobby.own_tables(player)
        ):
            raise Forbidden("forum.no-words-while-playing")
        found = await asyncio.to_thread(lookup, self.games.game(game), options.options, text)
        template = await self.administration.settings.dictionary_url() if found.found else ""
        meaning = meaning_url(template, found.word, options.language) if template else None
        return DictionaryResult(
            word=found.word,
            found=found.found,
            other_words=found.other_words,
            truncated=found.truncated,
            meaning_url=meaning,
        )

    async def word_meanings(self, loaded: LoadedMatch) -> dict[str, str]:
        """Return the definition URLs of the words played in a finished match, by word.

        The result is empty if no dictionary is configured. Raises Illegal while the match is
        running, and NotFound for a game without words.
        """
        match = loaded.match
        lookup = registry.game_plugin(match.opened.game).played_words
        if lookup is None:
            raise NotFound("core.no-such-page")
        if match.phase != "over":
            raise Illegal("core.not-over")
        template = await self.administration.settings.dictionary_url()
        if not template or match.state is None:
            return {}
        found = await asyncio.to_thread(lookup, self.games.game(match.opened.game), match.state)
        return {
            shown_word: meaning_url(template, word, found.language)
            for shown_word, word in found.words.items()
        }


def meaning_url(template: str, word: str, language: str) -> str:
    """Return the definition URL of a word, which is inserted in lower case."""
    return template.replace(LANGUAGE_PLACEHOLDER, language).replace(
        WORD_PLACEHOLDER, quote(word.lower(), safe="")
    )
