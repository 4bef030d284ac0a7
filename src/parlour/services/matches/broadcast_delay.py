"""The broadcast delay: spectators see a running match a number of decisions late."""

from __future__ import annotations

from typing import Any

from parlour.core.game import replace
from parlour.core.match import Match
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch


def is_delayed(match: Match[Any]) -> bool:
    """Return whether spectators see a match with a delay.

    In café mode the shared screen of the table is a spectator, so there is no delay.
    """
    return match.settings.delay > 0 and not match.settings.cafe and match.phase == "playing"


def is_delayed_for(match: Match[Any], player: str) -> bool:
    """Return whether a user sees a match with a delay, as everyone without a seat does."""
    return is_delayed(match) and not any(
        occupant and occupant.player == player for occupant in match.occupants
    )


async def delayed_match(histories: MatchHistories, loaded: LoadedMatch) -> LoadedMatch:
    """Return a match as spectators see it, at the last decision that is old enough to be shown."""
    match = loaded.match
    if not is_delayed(match):
        return loaded
    history, visible_count = await histories.load(loaded), len(match.moves) - match.settings.delay
    seq = match.moves[visible_count - 1] if visible_count > 0 else history.start_seq
    past = history.match_at(seq)
    assert past is not None
    # Occupants have their current names instead of their names at that time.
    names = [occupant.name if occupant else "" for occupant in match.occupants]
    occupants = tuple(
        occupant and replace(occupant, name=name)
        for occupant, name in zip(past.occupants, names, strict=True)
    )
    return LoadedMatch(replace(past, occupants=occupants), loaded.game)
