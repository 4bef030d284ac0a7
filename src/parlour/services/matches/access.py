"""Access rules: who may watch a match, and who may see its players and its chat."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from typing import Any

from parlour.core.game import Illegal
from parlour.core.match import Match
from parlour.services.errors import Forbidden
from parlour.services.matches.daily_deals import is_day_open
from parlour.services.matches.loaded_match import LoadedMatch


def share_token(match: Match[Any]) -> str:
    """Return the token that lets its holder watch a private match after its end.

    Everyone who was admitted has the token and may share it. It depends on the table code, because
    every exported file contains the match key, and the host's id may be known.
    """
    named = f"{match.id} {match.opened.host} {match.opened.code}".encode()
    return blake2b(named, key=match.opened.key, digest_size=16, person=b"parlour-pass").hexdigest()


def is_share_token(match: Match[Any], token: str) -> bool:
    """Return whether a token is the share token of a match."""
    return compare_digest(token.encode(), share_token(match).encode())


def is_player_or_host(match: Match[Any], player: str) -> bool:
    """Return whether a player has a seat at a match or is its host."""
    return match.opened.host == player or any(
        occupant and occupant.player == player for occupant in match.occupants
    )


def watch_refusal(match: Match[Any], player: str, has_token: bool = False) -> Illegal | None:
    """Return the reason why a player may not watch a match, or None if they may.

    Before the start, everyone with the link may look. Afterwards the host's settings decide, and a
    private match remains private after its end.

    Args:
        match: The match.
        player: The id of the player.
        has_token: Whether the player has the share token.
    """
    if is_player_or_host(match, player):
        return None
    if player in match.out:
        return Forbidden("core.removed-from-table")
    if match.phase == "gathering":
        return None
    over = match.phase == "over"
    if is_day_open(match) or not (match.settings.watchers or (over and has_token)):
        return Forbidden("core.no-spectators")
    return (
        Forbidden("core.private-match")
        if over and not (match.settings.public or has_token)
        else None
    )


def can_see_players(match: Match[Any], player: str, has_token: bool = False) -> bool:
    """Return whether a player may see the names and the chat of a match."""
    if (
        match.phase == "gathering"
        and not match.settings.watchers
        and not is_player_or_host(match, player)
    ):
        return False
    return watch_refusal(match, player, has_token) is None


def require_over(loaded: LoadedMatch) -> LoadedMatch:
    """Return a match if it is finished; raises Illegal otherwise."""
    if loaded.match.phase != "over":
        raise Illegal("core.not-over")
    return loaded
