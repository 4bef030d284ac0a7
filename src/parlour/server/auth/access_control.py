"""Who is let in: nobody who is banned, and guests only as far as the house is open to them."""

from __future__ import annotations

from typing import Any

from parlour.core.match import Match
from parlour.db.records import Player
from parlour.server.auth.guards import SAFE
from parlour.services.application import House
from parlour.services.errors import Forbidden
from parlour.services.moderation.administration import Door
from parlour.services.time import now

ALWAYS = ("/api/me", "/api/account/")
"""What everybody may do: be somebody, sign in and out, and take with them what is theirs."""

AT_TABLES = ("/api/matches/",)
"""What whoever sits at a table may do there, however the door stands now."""

BY_LINK = ("/sit", "/stand", "/chair", "/rematch", "/arrange", "/start")
"""What guests of a house by invitation may do at a table whose link they were given."""

LISTS = ("/api/home", "/api/results", "/api/ratings/", "/api/forum", "/api/rooms/")
"""Where others can be seen without a link."""


async def let_in(house: House, player: Player, method: str, path: str) -> None:
    """Raise Forbidden where the door is shut to whoever asks for this."""
    changes = method not in SAFE
    if changes and player.banned_until > now() and not path.startswith(ALWAYS):
        raise Forbidden("core.banned", until=player.banned_until)
    if player.role != "guest" or not path.startswith("/api/") or path.startswith(ALWAYS + AT_TABLES):
        return
    if changes or path.startswith(LISTS):
        door = await house.office.door()
        if door == "closed" or (door == "invitation" and not (path.startswith("/api/tables/") and path.endswith(BY_LINK))):
            raise _shut(door)


async def at_table(house: House, player: Player, match: Match[Any]) -> Forbidden | None:
    """Return why somebody may not open the page of a table, if they may not."""
    if player.banned_until > now():
        return Forbidden("core.banned", until=player.banned_until)
    sits = any(chair is not None and chair.player == player.id for chair in match.chairs)
    if player.role == "guest" and not sits and await house.office.door() == "closed":
        return _shut("closed")
    return None


def _shut(door: Door) -> Forbidden:
    return Forbidden("core.house-closed" if door == "closed" else "core.house-by-invitation")
