"""Eligibility for ratings: whether a match is rated, which seats count, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.event import EventRecord, Hinted, Moved, TookBack
from parlour.core.match import Match
from parlour.db.records import Placing, is_bot_account
from parlour.plugin import registry
from parlour.services.matches.own_decisions import own_decisions

RULES = 1
"""The version of these rules; outcomes of older versions are reassessed at the next start."""


def unrated(match: Match[Any], placings: Sequence[Placing], log: Sequence[EventRecord]) -> str:
    """Return the code of the reason why a finished match is unrated, or "" if it is rated."""
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
    if len({is_bot_account(player) for player in people}) > 1:
        return "program"
    return _unrated_course(match, placings, log)


def _unrated_course(
    match: Match[Any], placings: Sequence[Placing], log: Sequence[EventRecord]
) -> str:
    """Return the code of the event that makes a match unrated, or "" if there is none."""
    if any(isinstance(entry.event, TookBack) for entry in log):
        return "takeback"
    if any(isinstance(entry.event, Hinted) for entry in log):
        return "hint"
    if any(isinstance(entry.event, Moved) and entry.event.by_program for entry in log):
        return "program"
    if _is_deserted(match, placings):
        return "deserted"
    counted = [placing for placing in placings if placing.counted]
    sides = {
        (placing.team is not None, placing.seat if placing.team is None else placing.team)
        for placing in counted
    }
    return "" if len(sides) > 1 and any(placing.bot is None for placing in counted) else "short"


def _is_deserted(match: Match[Any], placings: Sequence[Placing]) -> bool:
    """Return whether several people played and none of them was present at the end.

    A person who leaves a match against bots alone has lost; otherwise nobody would need to finish a
    lost match.
    """
    people = [placing.seat for placing in placings if placing.bot is None]
    is_absent = [
        seat in match.gone
        or ((occupant := match.occupants[seat]) is not None and occupant.bot is not None)
        for seat in people
    ]
    # A player who ended the match by resigning was present.
    return len(people) > 1 and all(is_absent) and match.ended != "resigned"


def counted_seats(match: Match[Any], log: Sequence[EventRecord]) -> list[bool]:
    """Return for each seat whether it made enough decisions of its own to be rated.

    Bots always count, because they neither leave nor collude. A match that ended by its rules may
    have had fewer decisions for a seat than the minimum; then those decisions are enough.
    """
    minimum, own_counts = (
        registry.game_plugin(match.opened.game).min_decisions,
        own_decisions(match, log),
    )
    finished = match.ended is None and not match.gone
    move_counts = [
        sum(mover == seat for mover in match.movers) for seat in range(len(match.occupants))
    ]
    has_enough = [
        own_count >= (min(minimum, move_count) if finished else minimum)
        for own_count, move_count in zip(own_counts, move_counts, strict=True)
    ]
    bots = [
        occupant is not None and occupant.player is None and occupant.bot is not None
        for occupant in match.occupants
    ]
    return [is_bot or is_enough for is_bot, is_enough in zip(bots, has_enough, strict=True)]
