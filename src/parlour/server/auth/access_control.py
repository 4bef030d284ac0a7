"""Access control by registration mode and bans."""

from __future__ import annotations

from typing import Any

from parlour.core.match import Match
from parlour.db.records import Player, is_bot_account
from parlour.server.auth.guards import SAFE_METHODS
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.moderation.site_settings import RegistrationMode
from parlour.services.time import now

ALWAYS_ALLOWED = ("/api/me", "/api/account/")
"""Paths that even banned users may use: sign-in, sign-out, account and data export."""

OFFERS_PATH = "/api/me/events"
"""The path where bot accounts make standing offers, which banned ones may not."""

ALLOWED_TO_PLAYERS = ("/api/matches/",)
"""Paths that the players of a match may use in every registration mode."""

ALLOWED_BY_LINK = ("/sit", "/stand", "/seat", "/rematch", "/configure", "/start")
"""Paths that guests with a table's link may use if registration is by invitation."""

LISTING_PATHS = (
    "/api/home",
    "/api/results",
    "/api/ratings/",
    "/api/forum",
    "/api/clubs",
    "/api/rooms/",
)
"""Paths that list other users or their tables."""


async def require_access(application: Application, player: Player, method: str, path: str) -> None:
    """Raise `Forbidden` if the registration mode or a ban forbids the request."""
    if await is_closed_bot(application, player):
        raise Forbidden("account.bots-closed")
    is_change = method not in SAFE_METHODS
    is_ban_relevant = path == OFFERS_PATH or not path.startswith(ALWAYS_ALLOWED)
    if is_change and player.banned_until > now() and is_ban_relevant:
        raise Forbidden("core.banned", until=player.banned_until)
    if (
        player.role != "guest"
        or not path.startswith("/api/")
        or path.startswith(ALWAYS_ALLOWED + ALLOWED_TO_PLAYERS)
    ):
        return
    if is_change or path.startswith(LISTING_PATHS):
        mode = await application.administration.settings.registration_mode()
        if mode == "closed" or (
            mode == "invitation"
            and not (path.startswith("/api/tables/") and path.endswith(ALLOWED_BY_LINK))
        ):
            raise _closed_error(mode)


async def is_stranger(application: Application, player: Player) -> bool:
    """Return whether a player must sign in or be invited before they may use the site."""
    return (
        player.role == "guest"
        and await application.administration.settings.registration_mode() != "open"
    )


async def is_closed_bot(application: Application, player: Player) -> bool:
    """Return whether a player is a bot account while the site allows none."""
    return (
        is_bot_account(player.id)
        and await application.administration.settings.bot_mode() == "closed"
    )


async def table_access_refusal(
    application: Application, player: Player, match: Match[Any]
) -> Forbidden | None:
    """Return the error for a player who may not open a table's page, or None if they may."""
    if await is_closed_bot(application, player):
        return Forbidden("account.bots-closed")
    if player.banned_until > now():
        return Forbidden("core.banned", until=player.banned_until)
    is_player = any(
        occupant is not None and occupant.player == player.id for occupant in match.occupants
    )
    if (
        player.role == "guest"
        and not is_player
        and await application.administration.settings.registration_mode() == "closed"
    ):
        return _closed_error("closed")
    return None


def _closed_error(mode: RegistrationMode) -> Forbidden:
    return Forbidden("core.site-closed" if mode == "closed" else "core.site-by-invitation")
