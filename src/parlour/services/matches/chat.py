"""The chat of tables: permission to write, and reports of messages."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING

from parlour.core.codec import encode
from parlour.db.records import Message
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches import access, broadcast_delay, occupants, talk
from parlour.services.moderation.reports import new_report
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.records import Player
    from parlour.db.store import Store
    from parlour.services.matches.history import MatchHistories
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.match_store import Matches
    from parlour.services.moderation.administration import AdministrationService


class Chat:
    """The service that stores chat messages and reports of them.

    Args:
    """

    def __init__(
        self,
        store: Store,
        matches: Matches,
        histories: MatchHistories,
        administration: AdministrationService,
    ) -> None:
        self._store, self._matches, self._histories, self._administration = (
            store,
            matches,
            histories,
            administration,
        )

    async def send_message(
        self,
        match: str,
        player: Player,
        text: str,
        has_token: bool = False,
        phrase: str = "",
        key: str = "",
        reply_to: str = "",
    ) -> None:
        """Add a message to the chat of a table, under the author's name at that table.

        Args:
            match: The id of the match.
            player: The author.
            text: The message, unless it is a phrase.
            has_token: Whether the author has the share token of a private match.
            phrase: The code of a preset phrase, or an empty string.
            key: An idempotency key of the author; if it was already used in this chat, the message
                is dropped.
            reply_to: The id of the message that this one answers, or an empty string. The author
                must be able to read it.
        """
        if player.muted_until > now():
            raise Forbidden("core.muted", until=player.muted_until)
        loaded = await self._matches.get(match)
        if not access.can_see_players(loaded.match, player.id, has_token):
            raise access.watch_refusal(loaded.match, player.id, has_token) or Forbidden(
                "core.no-spectators"
            )
        text = talk.message_text(text, phrase)
        if reply_to and await self._readable_message(loaded, player, reply_to, has_token) is None:
            raise NotFound("core.no-such-message")
        own = (
            number
            for number, occupant in enumerate(loaded.match.occupants)
            if occupant and occupant.player == player.id
        )
        seat = occupants.own_seat(loaded.match.occupants, player)
        seat = next(own, None) if seat is None else seat
        name = occupants.name_at_table(loaded.match.occupants, player)
        message = Message(
            id=_message_id(match, player.id, key),
            match=match,
            player=player.id,
            name=name,
            seat=seat,
            at=now(),
            text=text,
            phrase=phrase,
            reply_to=reply_to,
        )
        await self._store.add_message(message)
        self._matches.publish_change(match)

    async def report_message(
        self, match: str, player: Player, id: str, reason: str, has_token: bool = False
    ) -> None:
        """Report a chat message; raises NotFound if the reporting player may not read it."""
        loaded = await self._matches.get(match)
        message = await self._readable_message(loaded, player, id, has_token)
        if message is None:
            raise NotFound("account.no-such-report")
        content = message.text or message.phrase
        report = new_report(
            player,
            "chat",
            about=message.name,
            about_player=message.player or "",
            place=f"/t/{match}",
            said=content,
            why=reason,
        )
        await self._administration.file_report(report)

    async def _readable_message(
        self, loaded: LoadedMatch, player: Player, id: str, has_token: bool
    ) -> Message | None:
        """Return one of the latest messages of a match if the player may read it, or None."""
        if broadcast_delay.is_delayed_for(loaded.match, player.id):
            loaded = await broadcast_delay.delayed_match(self._histories, loaded)
        lines = (
            await self._store.messages_of(loaded.match.id)
            if access.can_see_players(loaded.match, player.id, has_token)
            else []
        )
        return next(
            (
                candidate
                for candidate in lines
                if candidate.id == id and talk.can_read_message(candidate, loaded.match, player.id)
            ),
            None,
        )


def _message_id(match: str, player: str, key: str) -> str:
    """Return a message id, derived from an idempotency key if there is one, else random."""
    return (
        blake2b(encode([match, player, key]), digest_size=8).hexdigest()
        if key
        else secrets.token_hex(8)
    )
