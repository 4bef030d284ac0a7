"""The legal actions of a seat on request, for games whose frames do not list them."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionListJson
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.matches.seat_commands import require_playing_seat

if TYPE_CHECKING:
    from parlour.services.matches.match_store import Matches

MAX_ACTIONS = 50_000
"""The maximum number of listed actions; two jokers in Betapet allow more."""

MAX_CONCURRENT = 2
"""The maximum number of lists that a server computes at the same time."""


class LegalActions(Value, frozen=True, kw_only=True):
    """The legal actions of a seat."""

    decision_id: int
    """The id of the decision, to send with one of the actions."""

    actions: ActionListJson
    """The legal actions."""


class LegalActionLists:
    """The service that lists legal actions in threads, so that requests do not block the server."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def legal_actions(self, match: str, player: Player, seat: int) -> LegalActions:
        """Return the legal actions of a player's seat that has an open decision.

        Raises:
            Forbidden: The seat belongs to another player.
            Illegal: No decision is open for the seat, or it has too many actions to list.
        """
        loaded = await self._matches.get(match)
        own_seat = require_playing_seat(loaded, player.id, seat)
        decision_id = loaded.match.decision_ids[own_seat]
        if decision_id is None or loaded.match.paused:
            raise Illegal("core.not-your-turn")
        async with self._slots:
            actions = await asyncio.to_thread(
                _encoded_actions, loaded.game, loaded.match.state, own_seat
            )
        return LegalActions(decision_id=decision_id, actions=msgspec.Raw(actions))


def _encoded_actions(game: AnyGame, state: Any, seat: Seat) -> bytes:
    actions = list(islice(game.legal_actions(state, seat), MAX_ACTIONS + 1))
    if len(actions) > MAX_ACTIONS:
        raise Illegal("core.too-many-actions", most=MAX_ACTIONS)
    return encode(actions)
