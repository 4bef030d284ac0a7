"""A past decision once more: as its seat had it before it, and what another action would have led to."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.services.errors import Missing
from parlour.services.games import Games
from parlour.services.matches.history import History
from parlour.services.matches.loaded_match import LoadedMatch


def decision(loaded: LoadedMatch, history: History, number: int, seat: int) -> LoadedMatch:
    """Return a match at a step of its review at which a seat had to decide; raises Missing."""
    past = history.step(number)
    if past is None or past.phase != "playing" or not 0 <= seat < len(past.chairs) or past.since[seat] is None:
        raise Missing("core.no-such-step", step=number)
    return LoadedMatch(replace(past, chairs=loaded.match.chairs), loaded.game)


def after(past: LoadedMatch, games: Games, seat: Seat, action: bytes) -> LoadedMatch:
    """Return how the match would have stood after another action, which is written nowhere; raises Illegal for what was not allowed."""
    opened = past.match.opened
    draft = games.codec(opened.game, opened.version).action(action)
    return LoadedMatch(replace(past.match, state=past.game.apply(past.match.state, seat, draft).state), past.game)
