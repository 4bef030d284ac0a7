"""The actions of players from their seats: acting, resigning, offers and previews."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.event import Proposal
from parlour.core.game import Illegal, Preview
from parlour.db.records import Player
from parlour.services.games import Games
from parlour.services.matches import resent, seat_commands
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.previews import action_previews
from parlour.services.tracing import TRACING


class SeatActions:
    """The service for players' actions in running matches.

    Every method raises Forbidden if the seat belongs to another player.
    """

    def __init__(self, games: Games, matches: Matches) -> None:
        self._games, self._matches = games, matches

    async def act(
        self,
        match: str,
        player: Player,
        seat: int,
        decision_id: int,
        action: bytes,
        at: int,
        lag: int = 0,
        *,
        by_program: bool = False,
    ) -> LoadedMatch:
        """Take an action for a seat; raises Illegal.

        An action that is already stored for its decision succeeds again and changes nothing.

        Args:
            match: The id of the match.
            player: The player.
            seat: The player's seat.
            decision_id: The id of the decision, the log position at which it opened.
            action: The action, as JSON.
            at: When the request was read (ms since 1970), which is when the clock stops.
            lag: The measured delay of the player's connection (ms).
            by_program: Whether a program decides with the API key of a person.
        """
        try:
            with TRACING.root_span("move", match=match, seat=seat):
                return await self._matches.change(
                    match,
                    seat_commands.act(
                        player.id, seat, decision_id, action, lag, by_program=by_program
                    ),
                    at,
                )
        except Illegal as reason:
            if reason.code in resent.CLOSED_DECISION_CODES and await resent.is_decision_stored(
                self._matches, match, seat, decision_id, action
            ):
                return await self._matches.get(match)
            raise

    async def resign(self, match: str, player: Player, seat: int) -> LoadedMatch:
        """Resign a seat."""
        return await self._matches.change(match, seat_commands.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> LoadedMatch:
        """Offer a draw, a take-back or a pause."""
        return await self._matches.change(match, seat_commands.offer(player.id, seat, what))

    async def answer(
        self, match: str, player: Player, seat: int, offer: int, yes: bool
    ) -> LoadedMatch:
        """Accept or decline the open offer that was made at log position `offer`."""
        return await self._matches.change(match, seat_commands.answer(player.id, seat, offer, yes))

    async def previews(
        self, match: str, player: Player, seat: int, actions: Sequence[bytes]
    ) -> Sequence[Preview]:
        """Return the previews of some actions of the player's seat."""
        loaded = await self._matches.get(match)
        own_seat = seat_commands.require_playing_seat(loaded, player.id, seat)
        return action_previews(self._games, loaded, own_seat, actions)
