"""The viewer of a match: the requesting player, with checks of what they may see."""

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
    """The requesting player and the match that the request path names.

    The match is loaded only when a method needs it.
    """

    application: Application
    player: Player
    match: str
    """Match id."""
    share_token: str
    """The share token in the request; empty for none."""

    async def watchable_match(self) -> LoadedMatch:
        """Return the match; raises Forbidden if the player may not watch it."""
        return await self.application.matches.access.watchable_match(
            self.match, self.player, self.share_token
        )

    async def match_with_visible_players(self) -> LoadedMatch:
        """Return the match; raises Forbidden if the player may not see who plays it."""
        return await self.application.matches.access.match_with_visible_players(
            self.match, self.player, self.share_token
        )

    async def finished_match(self) -> LoadedMatch:
        """Return the match; raises Illegal if it is not over, or if the player may not watch it."""
        return require_over(await self.watchable_match())

    def can_see_players(self, loaded: LoadedMatch) -> bool:
        """Return whether the player may see the players' names and the chat of the match."""
        return can_see_players(
            loaded.match, self.player.id, is_share_token(loaded.match, self.share_token)
        )

    def require_viewable_seat(self, loaded: LoadedMatch, seat: int | None) -> Seat | None:
        """Return the requested seat if the player may see the match from its view.

        Args:
            seat: The requested seat, or None for the public view.

        Raises:
            NotFound: The match has no such seat.
            Forbidden: The seat belongs to another player and the match is not over.
        """
        if seat is None:
            return None
        if not 0 <= seat < len(loaded.match.occupants):
            raise NotFound("core.no-such-seat", seat=seat)
        if loaded.match.phase == "over" or seat in seats_of_player(loaded, self.player):
            return Seat(seat)
        raise Forbidden("core.not-your-seat", seat=seat)


MatchViewerDep = NamedDependency[MatchViewer]
"""The requesting player as the viewer of the match that the path names."""


def provide_match_viewer(
    application: AppDep, player: PlayerDep, match: PathName, share_token: ShareTokenDep
) -> MatchViewer:
    """Return the match viewer for a request whose path contains a match id."""
    return MatchViewer(application, player, match, share_token)
