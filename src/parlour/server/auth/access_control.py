"""Who is let in: nobody who is banned, and guests only as far as the house is open to them."""

from __future__ import annotations

from typing import Any

from parlour.core.match import Match
from parlour.db.records import Player
from parlour.server.auth.guards import SAFE_METHODS
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.moderation.administration import RegistrationMode
from parlour.services.time import now

ALWAYS_ALLOWED = ("/api/me", "/api/account/")
"""What everybody may do: be somebody, sign in and out, and take with them what is theirs."""

ALLOWED_TO_PLAYERS = ("/api/matches/",)
"""What whoever sits at a table may do there, however the door stands now."""

ALLOWED_BY_LINK = ("/sit", "/stand", "/seat", "/rematch", "/configure", "/start")
"""What guests of a house by invitation may do at a table whose link they were given."""

LISTING_PATHS = ("/api/home", "/api/results", "/api/ratings/", "/api/forum", "/api/rooms/")
"""Where others can be seen without a link."""


async def require_access(house: Application, player: Player, method: str, path: str) -> None:
    """Raise Forbidden where the door is shut to whoever asks for this."""
    changes = method not in SAFE_METHODS
    if changes and player.banned_until > now() and not path.startswith(ALWAYS_ALLOWED):
        raise Forbidden("core.banned", until=player.banned_until)
    if (
        player.role != "guest"
        or not path.startswith("/api/")
        or path.startswith(ALWAYS_ALLOWED + ALLOWED_TO_PLAYERS)
    ):
        return
    if changes or path.startswith(LISTING_PATHS):
        door = await house.administration.registration_mode()
        if door == "closed" or (
            door == "invitation"
            and not (path.startswith("/api/tables/") and path.endswith(ALLOWED_BY_LINK))
        ):
            raise _closed_error(door)


async def table_access_refusal(
    house: Application, player: Player, match: Match[Any]
) -> Forbidden | None:
    """Return why somebody may not open the page of a table, if they may not."""
    if player.banned_until > now():
        return Forbidden("core.banned", until=player.banned_until)
    sits = any(chair is not None and chair.player == player.id for chair in match.chairs)
    if (
        player.role == "guest"
        and not sits
        and await house.administration.registration_mode() == "closed"
    ):
        return _closed_error("closed")
    return None


def _closed_error(door: RegistrationMode) -> Forbidden:
    return Forbidden("core.site-closed" if door == "closed" else "core.site-by-invitation")
