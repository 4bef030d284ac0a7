"""Watching with a delay: whoever does not sit at a table sees it as it stood some decisions ago, until the match is over."""

from __future__ import annotations

from typing import Any

from parlour.core.game import replace
from parlour.core.match import Match
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch


def is_delayed(match: Match[Any]) -> bool:
    """Return whether those who watch a match are behind those who play it; a café table's own screen watches, and cannot be."""
    return match.house.delay > 0 and not match.house.cafe and match.phase == "playing"


def is_delayed_for(match: Match[Any], player: str) -> bool:
    """Return whether somebody sees a match later than it happens: its host too, unless they sit there."""
    return is_delayed(match) and not any(chair and chair.player == player for chair in match.chairs)


async def delayed_match(histories: MatchHistories, loaded: LoadedMatch) -> LoadedMatch:
    """Return a match as those who watch it see it: after the last decision that is old enough, else as it began."""
    match = loaded.match
    if not is_delayed(match):
        return loaded
    history, shown = await histories.load(loaded), len(match.moves) - match.house.delay
    seq = match.moves[shown - 1] if shown > 0 else history.start_seq
    then = history.match_at(seq)
    assert then is not None
    # Who sits there bears the name of today.
    names = [chair.name if chair else "" for chair in match.chairs]
    chairs = tuple(
        chair and replace(chair, name=name) for chair, name in zip(then.chairs, names, strict=True)
    )
    return LoadedMatch(replace(then, chairs=chairs), loaded.game)
