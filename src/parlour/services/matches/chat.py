"""The chat of tables: who may say something there, and what is reported of it."""

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
    """What is said at tables; `publish` tells everybody there that something was."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        histories: MatchHistories,
        office: AdministrationService,
        publish: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._matches, self._histories, self._administration, self._publish = (
            store,
            matches,
            histories,
            office,
            publish,
        )

    async def send_message(
        self,
        match: str,
        player: Player,
        text: str,
        let_in: bool = False,
        phrase: str = "",
        key: str = "",
    ) -> None:
        """Add a line to the chat of a table, or a `phrase` by its name, under the name that its writer bears there.

        With a `key` that its writer has used at this table before nothing is added, on whichever server that was.
        """
        if player.muted_until > now():
            raise Forbidden("core.muted", until=player.muted_until)
        loaded = await self._matches.get(match)
        if not access.can_see_players(loaded.match, player.id, let_in):
            raise access.watch_refusal(loaded.match, player.id, let_in) or Forbidden(
                "core.no-watchers"
            )
        line = talk.message_text(text, phrase)
        own = (
            number
            for number, chair in enumerate(loaded.match.chairs)
            if chair and chair.player == player.id
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
            text=line,
            phrase=phrase,
        )
        await self._store.add_message(message)
        await self._publish(match)

    async def report_message(
        self, match: str, player: Player, id: str, why: str, let_in: bool = False
    ) -> None:
        """Ask those who look after the house to see a line of chat that this player may read; raises NotFound."""
        loaded = await self._matches.get(match)
        if broadcast_delay.is_delayed_for(loaded.match, player.id):
            loaded = await broadcast_delay.delayed_match(self._histories, loaded)
        lines = (
            await self._store.messages_of(match)
            if access.can_see_players(loaded.match, player.id, let_in)
            else []
        )
        line = next(
            (
                one
                for one in lines
                if one.id == id and talk.can_read_message(one, loaded.match, player.id)
            ),
            None,
        )
        if line is None:
            raise NotFound("people.no-such-report")
        said = line.text or line.phrase
        about = new_report(
            player,
            "chat",
            about=line.name,
            about_player=line.player or "",
            place=f"/t/{match}",
            said=said,
            why=why,
        )
        await self._administration.file_report(about)


def _message_id(match: str, player: str, key: str) -> str:
    """Return the id of a line: the same for the same key of a writer, else random."""
    return (
        blake2b(encode([match, player, key]), digest_size=8).hexdigest()
        if key
        else secrets.token_hex(8)
    )
