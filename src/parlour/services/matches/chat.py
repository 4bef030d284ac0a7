"""The chat of tables: who may write, and reports of messages."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

from parlour.core.codec import encode
from parlour.db.records import Message
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches import access, broadcast_delay, seating, talk
from parlour.services.moderation.reports import new_report
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.records import Player
    from parlour.db.store import Store
    from parlour.services.matches.history import MatchHistories
    from parlour.services.matches.match_store import Matches
    from parlour.services.moderation.administration import AdministrationService


class Chat:
    """Writes chat messages and reports them.

    Args:
        publish: Notifies everyone at a match of a change.
    """

    def __init__(
        self,
        store: Store,
        matches: Matches,
        histories: MatchHistories,
        administration: AdministrationService,
        publish: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._matches, self._histories, self._administration, self._publish = (
            store,
            matches,
            histories,
            administration,
            publish,
        )

    async def send_message(
        self,
        match: str,
        player: Player,
        text: str,
        has_token: bool = False,
        phrase: str = "",
        key: str = "",
    ) -> None:
        """Add a message to the chat of a table, under the name that its author has there.

        Args:
            text: The message, if it is not a phrase.
            has_token: Whether the author has the share token of a private match.
            phrase: The id of a set phrase, or empty.
            key: An idempotency key of the author; a message with a key that was used here before is
                dropped.
        """
        if player.muted_until > now():
            raise Forbidden("core.muted", until=player.muted_until)
        loaded = await self._matches.get(match)
        if not access.can_see_players(loaded.match, player.id, has_token):
            raise access.watch_refusal(loaded.match, player.id, has_token) or Forbidden(
                "core.no-spectators"
            )
        text = talk.message_text(text, phrase)
        own = (
            number
            for number, occupant in enumerate(loaded.match.chairs)
            if occupant and occupant.player == player.id
        )
        seat = seating.own_seat(loaded.match.chairs, player)
        seat = next(own, None) if seat is None else seat
        name = seating.name_at_table(loaded.match.chairs, player)
        message = Message(
            id=_message_id(match, player.id, key),
            match=match,
            player=player.id,
            name=name,
            seat=seat,
            at=now(),
            text=text,
            phrase=phrase,
        )
        await self._store.add_message(message)
        await self._publish(match)

    async def report_message(
        self, match: str, player: Player, id: str, reason: str, has_token: bool = False
    ) -> None:
        """Report a message that this player may read to the moderators; raises NotFound."""
        loaded = await self._matches.get(match)
        if broadcast_delay.is_delayed_for(loaded.match, player.id):
            loaded = await broadcast_delay.delayed_match(self._histories, loaded)
        lines = (
            await self._store.messages_of(match)
            if access.can_see_players(loaded.match, player.id, has_token)
            else []
        )
        message = next(
            (
                candidate
                for candidate in lines
                if candidate.id == id and talk.can_read_message(candidate, loaded.match, player.id)
            ),
            None,
        )
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


def _message_id(match: str, player: str, key: str) -> str:
    """Return a message id, derived from the author's key if there is one, else random."""
    return (
        blake2b(encode([match, player, key]), digest_size=8).hexdigest()
        if key
        else secrets.token_hex(8)
    )
