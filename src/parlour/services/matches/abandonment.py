"""Whoever leaves a table at which others wait for them: a bot plays on in their name until they are back, or they give up, as the table has it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.event import AnyEvent, Left, Seated
from parlour.core.game import Illegal, Seat
from parlour.core.match import Match
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command, Matches
from parlour.services.matches.outcome import pace_of_clock
from parlour.services.matches.projection import (
    PRESENCE_CHECK_MS,
    PRESENCE_DEADLINE,
    abandonable_seats,
)
from parlour.services.matches.seat_commands import require_playing_seat, require_seat
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import MU
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.outcomes import OutcomeRepository

AWAY_MS = 60_000
"""Whoever is awaited and has closed the table for so long has left it."""

MAX_TRACKED = 2_000
"""How many who are missed are kept apart; of more, those missed longest are looked for anew."""

MissedDecision = tuple[str, Seat, int]
"""A match, a seat and the position at which its decision opened."""


class AbandonmentMonitor:
    """Looks after those who are awaited and not there. `at` says who has a match's table open, in whichever house."""

    def __init__(
        self,
        matches: Matches,
        games: Games,
        outcomes: OutcomeRepository,
        at: Callable[[str], frozenset[str]],
    ) -> None:
        self._matches, self._games, self._outcomes, self._players_at = matches, games, outcomes, at
        self._missed: OrderedDict[MissedDecision, int] = OrderedDict()

    async def check_seat(self, match: str, seat: Seat) -> None:
        """Look whether somebody who is awaited is there; one who was not for a while has left. A house that has just opened begins to count."""
        loaded = await self._matches.get(match)
        since, chair = loaded.match.since[seat], loaded.match.chairs[seat]
        if (
            since is None
            or chair is None
            or chair.player is None
            or seat not in abandonable_seats(loaded.match)
        ):
            return
        missed = (match, seat, since)
        if chair.player in self._players_at(match):
            self._missed.pop(missed, None)
        elif now() - self._missed.setdefault(missed, now()) >= AWAY_MS:
            del self._missed[missed]
            await self._matches.change(
                match,
                handle_absence(
                    seat, since, await self._substitute_level(loaded.match, chair.player)
                ),
            )
            return
        while len(self._missed) > MAX_TRACKED:
            self._missed.popitem(last=False)
        await self._matches.log.extend_claim(
            match, PRESENCE_DEADLINE - seat, now() + PRESENCE_CHECK_MS
        )

    async def hand_over_to_bot(self, match: str, player: str, seat: int) -> LoadedMatch:
        """Let a bot play on for somebody who says that they leave; raises Illegal where the table has it otherwise."""
        found = (await self._matches.get(match)).match
        level = await self._substitute_level(found, player)

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            mine = require_playing_seat(loaded, player, seat)
            if loaded.match.house.leaver != "bot" or level is None:
                raise Illegal("core.no-stand-in")
            return [_substitute_bot(loaded.match, mine, level)]

        return await self._matches.change(match, decide)

    async def reclaim_seat(self, match: str, player: str, seat: int) -> LoadedMatch:
        """Let somebody play again for whom a bot has played on; who does already stays where they are."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            mine = require_seat(loaded, player, seat)
            chair = loaded.match.chairs[mine]
            assert chair is not None
            if loaded.match.phase != "playing" or chair.bot is None:
                return []
            return [Seated(seat=mine, name=chair.name, player=player)]

        return await self._matches.change(match, decide)

    async def _substitute_level(self, match: Match[Any], player: str) -> str | None:
        """Return the bot that is about as strong as somebody, for who is not rated as everybody begins; None where a game has no bots."""
        game = match.opened.game
        rating = await self._outcomes.find_rating(game, pace_of_clock(match.house.clock), player)
        mu, levels = MU if rating is None else rating.mu, self._games.levels(game)
        known = {
            level: anchor_ratings(game)[level].mu
            for level in levels
            if level in anchor_ratings(game)
        }
        if not known:
            return list(levels)[len(levels) // 2] if levels else None
        return min(known, key=lambda level: abs(known[level] - mu))


def handle_absence(seat: Seat, since: int, level: str | None) -> Command:
    """Do what the table has decided about somebody who has left, if the same decision is still theirs; without a bot the others wait."""

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        match = loaded.match
        if seat not in abandonable_seats(match) or match.since[seat] != since:
            return []
        if match.house.leaver == "end":
            return [Left(seat, "away")]
        return [] if level is None else [_substitute_bot(match, seat, level)]

    return decide


def _substitute_bot(match: Match[Any], seat: Seat, level: str) -> Seated:
    chair = match.chairs[seat]
    assert chair is not None
    return Seated(seat=seat, name=chair.name, player=chair.player, bot=level)
