"""How a match ended: who came where, at what pace, and whether it counts for ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from parlour.core.clock import AnyClockRule, Correspondence, PerMove, Untimed, starting_ms
from parlour.core.codec import encode
from parlour.core.event import EventRecord
from parlour.core.fold import match_ranking
from parlour.core.game import AnyGame
from parlour.core.match import Match
from parlour.db.records import MatchOutcome, Placing
from parlour.plugin import registry
from parlour.plugin.statistics import seat_statistics
from parlour.services.matches.eligibility import RULES, counted_seats, unrated

Pace = Literal["quick", "evening", "daily"]
"""How a match is played: against the clock, at leisure in one sitting, or over days."""

PACES: tuple[Pace, ...] = ("quick", "evening", "daily")

QUICK_MOVE_MS = 15_000
QUICK_BANK_MS = 300_000


def pace_of_clock(rule: AnyClockRule) -> Pace:
    """Return the pace that a clock makes."""
    if isinstance(rule, Correspondence):
        return "daily"
    most = QUICK_MOVE_MS if isinstance(rule, PerMove) else QUICK_BANK_MS
    return "evening" if isinstance(rule, Untimed) or (starting_ms(rule) or 0) > most else "quick"


def match_outcome(game: AnyGame, match: Match[Any], log: Sequence[EventRecord]) -> MatchOutcome:
    """Return how a finished match ended; one that was closed before it began has no placings."""
    final = match_ranking(game, match)
    # What is void has never been.
    placed = None if match.ended == "void" else final
    counted = (
        []
        if match.state is None
        else seat_statistics(
            game,
            match.state,
            match.movers,
            len(match.chairs),
            registry.game_plugin(match.opened.game).count_statistics,
        )
    )
    stood_in = [
        chair is not None and chair.player is not None and chair.bot is not None
        for chair in match.chairs
    ]
    left = [seat in match.gone or by_bot for seat, by_bot in enumerate(stood_in)]
    ranks = () if final is None else ranks_with_leavers_last(final.ranks, left)
    eligible = [True] * len(match.chairs) if placed is None else counted_seats(match, log)
    placings = tuple(
        Placing(
            match=match.id,
            seat=seat,
            player=chair.player,
            name=chair.name,
            # A bot that plays on for somebody does so in their name: nobody leaves to save a rating, nor to have one made.
            bot=None if chair.player else chair.bot,
            rank=ranks[seat],
            points=None if placed.scores is None else placed.scores[seat],
            team=None if placed.teams is None else placed.teams[seat],
            left=left[seat],
            counted=eligible[seat],
            tally=encode(counted[seat]).decode(),
        )
        for seat, chair in enumerate(match.chairs)
        if chair is not None and placed is not None
    )
    reason = unrated(match, placings, log)
    return MatchOutcome(
        match=match.id,
        game=match.opened.game,
        pace=pace_of_clock(match.house.clock),
        options=bytes(match.options).decode(),
        ended_at=match.at,
        over=(final and final.over) or match.ended or "",
        moves=len(match.moves),
        open=match.house.public and match.house.watchers and match.opened.day is None,
        rated=not reason,
        unrated=reason,
        rules=RULES,
        placings=placings,
    )


def ranks_with_leavers_last(ranks: Sequence[int], left: Sequence[bool]) -> tuple[int, ...]:
    """Return the ranks with those who left behind all who stayed, in the order they had."""
    behind = [rank + len(ranks) * has_left for rank, has_left in zip(ranks, left, strict=True)]
    return tuple(1 + sum(other < rank for other in behind) for rank in behind)
