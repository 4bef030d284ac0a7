"""A past decision once more: as its seat had it before it, and what another action would have led to."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.history import MatchHistory
from parlour.services.matches.loaded_match import LoadedMatch


def match_at_decision(
    loaded: LoadedMatch, history: MatchHistory, number: int, seat: int
) -> LoadedMatch:
    """Return a match at a step of its review at which a seat had to decide; raises NotFound."""
    past = history.match_at_step(number)
    if (
        past is None
        or past.phase != "playing"
        or not 0 <= seat < len(past.chairs)
        or past.since[seat] is None
    ):
        raise NotFound("core.no-such-step", step=number)
    return LoadedMatch(replace(past, chairs=loaded.match.chairs), loaded.game)


def match_after_action(past: LoadedMatch, games: Games, seat: Seat, action: bytes) -> LoadedMatch:
    """Return how the match would have stood after another action, which is written nowhere; raises Illegal for what was not allowed."""
    opened = past.match.opened
    draft = games.codec(opened.game, opened.version).decode_action(action)
    return LoadedMatch(
        replace(past.match, state=past.game.apply(past.match.state, seat, draft).state), past.game
    )
