"""What programs may do in tournaments: bot accounts play where they are admitted, keys of people never.

The key of a person would let a program play under the name of a person, against whom others compete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.server.auth.key_rights import CALL_SCOPES
from parlour.services.errors import Forbidden

if TYPE_CHECKING:
    from parlour.server.realtime.session import Visitor
    from parlour.services.application import Application

MATCH_CALLS, TOURNAMENT_CALLS = "POST /api/matches/{match}/", "POST /api/tournaments/{id}/"
"""The beginnings of calls with which players act."""


async def require_tournament_call(
    application: Application, visitor: Visitor, call: str, parameters: dict[str, Any]
) -> None:
    """Raise Forbidden if a program may not make a call that changes a match or a tournament.

    Args:
        application: The application.
        visitor: The visitor with an API key.
        call: The method and the path of the route, such as `POST /api/matches/{match}/act`.
        parameters: The values of the parameters in the path.
    """
    if call.startswith(TOURNAMENT_CALLS) and visitor.acts_by_program:
        raise Forbidden("tournament.no-programs")
    if call.startswith(MATCH_CALLS) and CALL_SCOPES.get(call) == ("play",):
        await require_tournament_act(application, visitor, parameters["match"])


async def require_tournament_act(application: Application, visitor: Visitor, match: str) -> None:
    """Raise Forbidden if a program may not act at a table because it belongs to a tournament."""
    reservations = await application.matches.commitments.reservations()
    # Only a match whose id the server has reserved can belong to a tournament.
    if reservations.is_for_server(match):
        loaded = await application.matches.store.get(match)
        await application.tournaments.require_program_allowed(loaded, visitor.player)
