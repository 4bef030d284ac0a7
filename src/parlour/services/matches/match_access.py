"""Matches for viewers, with access checks and the broadcast delay."""

from __future__ import annotations

from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches import access, broadcast_delay
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches


class MatchAccess:
    """The service that loads matches for viewers, with access checks.

    A viewer of a private match may present its share token.
    """

    def __init__(self, matches: Matches, histories: MatchHistories) -> None:
        self._matches, self._histories = matches, histories

    async def watchable_match(
        self, match: str, player: Player, share_token: str = ""
    ) -> LoadedMatch:
        """Return a match that a player may watch, with its broadcast delay; raises Forbidden."""
        loaded = await self._matches.get(match)
        refusal = access.watch_refusal(
            loaded.match, player.id, access.is_share_token(loaded.match, share_token)
        )
        if refusal is not None:
            raise refusal
        return (
            await broadcast_delay.delayed_match(self._histories, loaded)
            if broadcast_delay.is_delayed_for(loaded.match, player.id)
            else loaded
        )

    async def public_match(self, match: str) -> LoadedMatch | None:
        """Return a match as anyone with its link may see it, or None if it is not public."""
        loaded = await self._matches.get(match)
        if loaded.match.phase == "gathering" or access.watch_refusal(loaded.match, "") is not None:
            return None
        return await broadcast_delay.delayed_match(self._histories, loaded)

    async def match_with_visible_players(
        self, match: str, player: Player, share_token: str = ""
    ) -> LoadedMatch:
        """Return a match if a player may see its players and chat; raises Forbidden."""
        loaded = await self.watchable_match(match, player, share_token)
        if not access.can_see_players(
            loaded.match, player.id, access.is_share_token(loaded.match, share_token)
        ):
            raise Forbidden("core.no-spectators")
        return loaded
