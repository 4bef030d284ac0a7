"""Absent players: depending on the table's settings, a bot takes over or the seat resigns."""

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
from parlour.services.matches.projection import (
    PRESENCE_CHECK_MS,
    PRESENCE_DEADLINE,
    abandonable_seats,
)
from parlour.services.matches.seat_commands import require_playing_seat, require_seat
from parlour.services.paces import pace_of_clock
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import MU
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.outcomes import OutcomeRepository

AWAY_MS = 60_000
"""How long (ms) a player whose turn it is may be away before the seat counts as abandoned."""

MAX_TRACKED = 2_000
"""The maximum number of tracked absences; beyond it, the oldest start again."""

MissedDecision = tuple[str, Seat, int]
"""The match, the seat and the log position at which the missed decision opened."""


class AbandonmentMonitor:
    """The service that detects absent players whose turn it is.

    Args:
        players_at: Returns the players who have a match open, on any server.
    """

    def __init__(
        self,
        matches: Matches,
        games: Games,
        outcomes: OutcomeRepository,
        players_at: Callable[[str], frozenset[str]],
    ) -> None:
        self._matches, self._games, self._outcomes, self._players_at = (
            matches,
            games,
            outcomes,
            players_at,
        )
        self._missed: OrderedDict[MissedDecision, int] = OrderedDict()

    async def check_seat(self, match: str, seat: Seat) -> None:
        """Handle the absence of a player once this server has observed it for `AWAY_MS`."""
        loaded = await self._matches.get(match)
        decision_id, occupant = loaded.match.decision_ids[seat], loaded.match.occupants[seat]
        if (
            decision_id is None
            or occupant is None
            or occupant.player is None
            or seat not in abandonable_seats(loaded.match)
        ):
            return
        absence = (match, seat, decision_id)
        if occupant.player in self._players_at(match):
            self._missed.pop(absence, None)
        elif now() - self._missed.setdefault(absence, now()) >= AWAY_MS:
            del self._missed[absence]
            await self._matches.change(
                match,
                handle_absence(
                    seat, decision_id, await self._substitute_level(loaded.match, occupant.player)
                ),
            )
            return
        while len(self._missed) > MAX_TRACKED:
            self._missed.popitem(last=False)
        await self._matches.log.extend_claim(
            match, PRESENCE_DEADLINE - seat, now() + PRESENCE_CHECK_MS
        )

    async def hand_over_to_bot(self, match: str, player: str, seat: int) -> LoadedMatch:
        """Replace a leaving player with a substitute bot; raises Illegal if none is allowed."""
        found = (await self._matches.get(match)).match
        level = await self._substitute_level(found, player)

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            mine = require_playing_seat(loaded, player, seat)
            if loaded.match.settings.leaver != "bot" or level is None:
                raise Illegal("core.no-substitute-bot")
            return [_substitute_bot(loaded.match, mine, level)]

        return await self._matches.change(match, decide)

    async def reclaim_seat(self, match: str, player: str, seat: int) -> LoadedMatch:
        """Return a seat from a substitute bot to its player, if a bot is playing for them."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            mine = require_seat(loaded, player, seat)
            occupant = loaded.match.occupants[mine]
            assert occupant is not None
            if loaded.match.phase != "playing" or occupant.bot is None:
                return []
            return [Seated(seat=mine, name=occupant.name, player=player)]

        return await self._matches.change(match, decide)

    async def _substitute_level(self, match: Match[Any], player: str) -> str | None:
        """Return the bot level nearest to a player's rating, or None if the game has no bots.

        An unrated player is assumed to have the initial rating.
        """
        game = match.opened.game
        rating = await self._outcomes.find_rating(game, pace_of_clock(match.settings.clock), player)
        mu, levels = MU if rating is None else rating.mu, self._games.levels(game)
        known = {
            level: anchor_ratings(game)[level].mu
            for level in levels
            if level in anchor_ratings(game)
        }
        if not known:
            return list(levels)[len(levels) // 2] if levels else None
        return min(known, key=lambda level: abs(known[level] - mu))


def handle_absence(seat: Seat, decision_id: int, level: str | None) -> Command:
    """Return a command that applies the table's policy to an absent player.

    It does nothing if the decision is no longer open.

    Args:
        seat: The seat of the absent player.
        decision_id: The id of the decision, the log position at which it opened.
        level: The level of a substitute bot; without one the other players wait.
    """

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        match = loaded.match
        if seat not in abandonable_seats(match) or match.decision_ids[seat] != decision_id:
            return []
        if match.settings.leaver == "end":
            return [Left(seat, "away")]
        return [] if level is None else [_substitute_bot(match, seat, level)]

    return decide


def _substitute_bot(match: Match[Any], seat: Seat, level: str) -> Seated:
    occupant = match.occupants[seat]
    assert occupant is not None
    return Seated(seat=seat, name=occupant.name, player=occupant.player, bot=level)
