"""The requesting player as the viewer of a match: what they may watch, and from which seat."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.di import NamedDependency

from parlour.core.game import Seat
from parlour.db.records import Player
from parlour.server.api.table_info import seats_of_player
from parlour.server.dependencies import AppDep, PathName, PlayerDep, ShareTokenDep
from parlour.services.application import Application
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches.access import can_see_players, is_share_token, require_over
from parlour.services.matches.loaded_match import LoadedMatch


@dataclass(frozen=True, slots=True)
class MatchViewer:
    """The requesting player and the match that the path names. Nothing is loaded before a method is called."""

    application: Application
    player: Player
    match: str
    """Match id."""
    share_token: str
    """The share token that the request has; empty for none."""

    async def watchable_match(self) -> LoadedMatch:
        """Return the match if the player may watch it."""
        return await self.application.matches.access.watchable_match(
            self.match, self.player, self.share_token
        )

    async def match_with_visible_players(self) -> LoadedMatch:
        """Return the match if the player may also see who plays it."""
        return await self.application.matches.access.match_with_visible_players(
            self.match, self.player, self.share_token
        )

    async def finished_match(self) -> LoadedMatch:
        """Return the match if the player may watch it and it is over."""
        return require_over(await self.watchable_match())

    def can_see_players(self, loaded: LoadedMatch) -> bool:
        """Return whether the player may see the names and the chat of the match."""
        return can_see_players(
            loaded.match, self.player.id, is_share_token(loaded.match, self.share_token)
        )

    def require_viewable_seat(self, loaded: LoadedMatch, seat: int | None) -> Seat | None:
        """Return the seat whose view the player may have.

        Raises:
            NotFound: The match has no such seat.
            Forbidden: The seat is another player's and the match is not over.
        """
        if seat is None:
            return None
        if not 0 <= seat < len(loaded.match.chairs):
            raise NotFound("core.no-such-seat", seat=seat)
        if loaded.match.phase == "over" or seat in seats_of_player(loaded, self.player):
            return Seat(seat)
        raise Forbidden("core.not-your-seat", seat=seat)


MatchViewerDep = NamedDependency[MatchViewer]
"""The requesting player as the viewer of the match in the path."""


def provide_match_viewer(
    application: AppDep, player: PlayerDep, match: PathName, share_token: ShareTokenDep
) -> MatchViewer:
    """Return the viewer of a request whose path has a `match`."""
    return MatchViewer(application, player, match, share_token)
