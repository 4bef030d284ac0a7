"""Who may look at a match, and who may know who sits there and what they say."""

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
    """Return what lets its holder look back on a private match: whoever was let in has it, and may share it.

    Its key stands in every file of the match, and who its host was may be known: the code that its people were called with does not.
    """
    named = f"{match.id} {match.opened.host} {match.opened.code}".encode()
    return blake2b(named, key=match.opened.key, digest_size=16, person=b"parlour-pass").hexdigest()


def is_share_token(match: Match[Any], shown: str) -> bool:
    """Return whether somebody shows the pass of this match."""
    return compare_digest(shown.encode(), share_token(match).encode())


def is_player_or_host(match: Match[Any], player: str) -> bool:
    """Return whether this is the table of somebody: they sit there, or are its host."""
    return match.opened.host == player or any(
        chair and chair.player == player for chair in match.chairs
    )


def watch_refusal(match: Match[Any], player: str, let_in: bool = False) -> Illegal | None:
    """Return why somebody may not see the public side of a match, or None where they may; `let_in`: they have its pass.

    While people gather a link leads everybody there; then the host decides, and what was private stays so when it is over.
    """
    if is_player_or_host(match, player):
        return None
    if player in match.out:
        return Forbidden("core.put-out")
    if match.phase == "gathering":
        return None
    over = match.phase == "over"
    if is_day_open(match) or not (match.house.watchers or (over and let_in)):
        return Forbidden("core.no-watchers")
    return Forbidden("core.private-match") if over and not (match.house.public or let_in) else None


def can_see_players(match: Match[Any], player: str, let_in: bool = False) -> bool:
    """Return whether somebody may know who sits at a match and what is said there, beside how it stands."""
    if (
        match.phase == "gathering"
        and not match.house.watchers
        and not is_player_or_host(match, player)
    ):
        return False
    return watch_refusal(match, player, let_in) is None


def require_over(loaded: LoadedMatch) -> LoadedMatch:
    """Return a match that may be looked back on; raises Illegal while it is on."""
    if loaded.match.phase != "over":
        raise Illegal("core.not-over")
    return loaded
