"""Whether a match counts for ratings, which of its seats do, and why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.event import EventRecord, Hinted, TookBack
from parlour.core.match import Match
from parlour.db.records import Placing
from parlour.plugin import registry
from parlour.services.matches.own_decisions import own_decisions

RULES = 1
"""The version of these rules: outcomes that were stored under an older one are judged again when the server starts."""


def unrated(match: Match[Any], placings: Sequence[Placing], log: Sequence[EventRecord]) -> str:
    """Return the code of the reason why a finished match is not rated, or an empty text where it is."""
    people = [placing.player for placing in placings if placing.bot is None]
    if not placings:
        return "void"
    if match.opened.day is not None:
        return "daily"
    if match.opened.origin is not None:
        return "continued"
    if len(placings) < 2:
        return "solo"
    if not people:
        return "bots"
    if None in people:
        return "imported"
    if len(set(people)) < len(people):
        return "shared"
    return _unrated_course(match, placings, log)


def _unrated_course(
    match: Match[Any], placings: Sequence[Placing], log: Sequence[EventRecord]
) -> str:
    """Return why the way in which a match was played makes it unrated, or an empty text."""
    if any(isinstance(entry.event, TookBack) for entry in log):
        return "takeback"
    if any(isinstance(entry.event, Hinted) for entry in log):
        return "hint"
    if _is_deserted(match, placings):
        return "deserted"
    counted = [placing for placing in placings if placing.counted]
    sides = {
        (placing.team is not None, placing.seat if placing.team is None else placing.team)
        for placing in counted
    }
    return "" if len(sides) > 1 and any(placing.bot is None for placing in counted) else "short"


def _is_deserted(match: Match[Any], placings: Sequence[Placing]) -> bool:
    """Return whether several people played and none of them was there at the end.

    One person against bots who leaves has lost: otherwise nobody would have to finish a lost match.
    """
    people = [placing.seat for placing in placings if placing.bot is None]
    away = [
        seat in match.gone or ((chair := match.chairs[seat]) is not None and chair.bot is not None)
        for seat in people
    ]
    # A player who ended the match by resigning was there.
    return len(people) > 1 and all(away) and match.ended != "resigned"


def counted_seats(match: Match[Any], log: Sequence[EventRecord]) -> list[bool]:
    """Return which seats made enough decisions of their own to be rated; a bot's seat always counts, as bots neither leave nor collude.

    A match that its rules brought to an end may ask a seat for fewer decisions than the minimum: then those are enough.
    """
    least, made = registry.game_plugin(match.opened.game).min_decisions, own_decisions(match, log)
    finished = match.ended is None and not match.gone
    asked = [sum(mover == seat for mover in match.movers) for seat in range(len(match.chairs))]
    enough = [
        own >= (min(least, all_moves) if finished else least)
        for own, all_moves in zip(made, asked, strict=True)
    ]
    bots = [
        chair is not None and chair.player is None and chair.bot is not None
        for chair in match.chairs
    ]
    return [is_bot or is_enough for is_bot, is_enough in zip(bots, enough, strict=True)]
