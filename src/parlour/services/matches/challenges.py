"""Challenges of bot accounts, which must be answered within a few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from parlour.core.clock import AnyClockRule, Untimed
from parlour.core.codec import encode
from parlour.core.embedded_json import OptionsObject
from parlour.core.game import Illegal, replace
from parlour.core.numbers import SeatCount
from parlour.core.value import Value
from parlour.db.records import Player, is_bot_account
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seating import require_gathering, require_host
from parlour.services.moderation.bot_accounts import BotOwner
from parlour.services.paces import pace_of_clock
from parlour.services.social.standing_offers import (
    OfferedTerms,
    OpenOffers,
    StandingOffer,
    is_acceptable,
)
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.challenges import ChallengeRepository, ChallengeRow
    from parlour.services.matches.match_store import Matches
    from parlour.services.social.presence import Presence
    from parlour.services.social.relationships import RelationshipService

ANSWER_MS = 10_000
"""How long (ms) a seat is kept free for a challenged bot account."""

MAX_OPPONENTS = 20
"""The maximum number of listed opponents."""

MAX_CANDIDATES = 100
"""The maximum number of bot accounts with a fitting offer that are looked up."""

ACCEPTED, DECLINED, WITHDRAWN = "accepted", "declined", "withdrawn"
"""The stored answers; a host withdraws a challenge by changing the table."""

ChallengeState = Literal["waiting", "declined", "unanswered"]
"""The state of a challenge that the bot account has not accepted."""


class OpponentSearch(Value, frozen=True, kw_only=True):
    """The terms of a table for which bot accounts are searched."""

    game: str
    """The game."""

    options: OptionsObject = {}
    """The options of the game."""

    seat_count: SeatCount = 2
    """The number of seats."""

    clock: AnyClockRule = Untimed()
    """The time control."""


class BotOpponent(Value, frozen=True, kw_only=True):
    """A bot account that accepts a challenge."""

    id: str
    """The user id."""

    name: str
    """The name."""

    owner: BotOwner
    """The member who owns the account."""


class TableChallenge(Value, frozen=True, kw_only=True):
    """A challenge at a table, as its viewers see it."""

    seat: int
    """The seat that is kept free while the challenge waits for its answer."""

    user_id: str
    """The user id of the bot account."""

    name: str
    """The name of the bot account."""

    state: ChallengeState
    """Whether the challenge waits for its answer, was declined or was not answered in time."""

    answer_by: int
    """The time (ms since 1970) until which the seat is kept free."""


class Challenges:
    """The service for challenges of bot accounts, which are invitations that reserve a seat."""

    def __init__(
        self,
        repository: ChallengeRepository,
        matches: Matches,
        games: Games,
        presence: Presence,
        relationships: RelationshipService,
    ) -> None:
        self._repository, self._matches, self._games = repository, matches, games
        self._presence, self._relationships = presence, relationships
        self._timers: set[asyncio.TimerHandle] = set()

    def close(self) -> None:
        """Stop waiting for answers."""
        for timer in self._timers:
            timer.cancel()

    def validated_offers(self, offers: Sequence[StandingOffer], max_matches: int) -> OpenOffers:
        """Return standing offers with the values of their options as tables have them.

        Raises:
            NotFound: A game does not exist.
            Illegal: An option does not exist or cannot have the value.
        """
        return OpenOffers(
            offers=tuple(replace(offer, options=self._offered_options(offer)) for offer in offers),
            max_matches=max_matches,
        )

    async def opponents(self, player: Player, search: OpponentSearch) -> list[BotOpponent]:
        """Return the bot accounts that a player can challenge at a table with these terms."""
        terms = OfferedTerms(
            game=search.game,
            options=self._complete_options(search.game, search.options),
            seat_count=search.seat_count,
            pace=pace_of_clock(search.clock),
            rated=is_bot_account(player.id),
        )
        return (await self._acceptable_bots(player, terms))[:MAX_OPPONENTS]

    async def require_possible(
        self, loaded: LoadedMatch, player: Player, bot: Player, seat: int
    ) -> None:
        """Raise Illegal or Forbidden unless a host can challenge a bot account for a seat."""
        match = require_gathering(require_host(loaded, player)).match
        if not 0 <= seat < len(match.occupants):
            raise Illegal("core.no-such-seat", seat=seat)
        if match.occupants[seat] is not None:
            raise Illegal("core.seat-taken", seat=seat)
        if any(occupant and occupant.player == bot.id for occupant in match.occupants):
            raise Illegal("core.one-seat-each")
        if any(row.seat == seat or row.bot == bot.id for row in await self.waiting(match.id)):
            raise Illegal("core.seat-reserved", seat=seat)
        acceptable = await self._acceptable_bots(player, _terms_of(loaded, player), only=bot.id)
        if not acceptable:
            raise Illegal("core.no-standing-offer", name=bot.name)

    def deadline(self, at: int) -> int:
        """Return the time (ms since 1970) until which a challenge of a time can be answered."""
        return at + ANSWER_MS

    def expect_answer(self, match: str) -> None:
        """Inform the viewers of a table of a new challenge, and again when its time is over."""
        self._matches.publish_change(match)
        timer: asyncio.TimerHandle = asyncio.get_running_loop().call_later(
            ANSWER_MS / 1000 + 0.1, lambda: self._end_waiting(match, timer)
        )
        self._timers.add(timer)

    async def challenges_at(self, loaded: LoadedMatch) -> tuple[TableChallenge, ...]:
        """Return the newest challenge of each open seat of a table, unless it was withdrawn."""
        match = loaded.match
        if match.phase != "gathering":
            return ()
        newest = {row.seat: row for row in await self._repository.challenges_at(match.id)}
        return tuple(
            TableChallenge(
                seat=seat, user_id=row.bot, name=row.name, state=state, answer_by=row.answer_by
            )
            for seat, row in newest.items()
            if seat < len(match.occupants)
            and match.occupants[seat] is None
            and (state := _state(row)) is not None
        )

    async def find(self, match: str, player: str) -> ChallengeRow | None:
        """Return the challenge of a bot account that it has not accepted, or None."""
        if not is_bot_account(player):
            return None
        rows = await self._repository.challenges_at(match)
        return next((row for row in rows if row.bot == player and row.answer != ACCEPTED), None)

    async def waiting(self, match: str) -> list[ChallengeRow]:
        """Return the challenges at a table that wait for their answer."""
        rows = await self._repository.challenges_at(match)
        return [row for row in rows if _state(row) == "waiting"]

    async def accept(self, row: ChallengeRow, match: str) -> None:
        """Record that a challenged bot account has taken a seat."""
        await self._repository.record_answer(match, row.bot, ACCEPTED)

    async def decline(self, match: str, player: Player) -> bool:
        """Decline a challenge and return whether there was one."""
        if await self.find(match, player.id) is None:
            return False
        await self._repository.record_answer(match, player.id, DECLINED)
        self._matches.publish_change(match)
        return True

    async def withdraw(self, match: str, seat: int | None = None) -> None:
        """Withdraw the waiting challenges at a table, or the one for a seat."""
        rows = [row for row in await self.waiting(match) if seat in (None, row.seat)]
        for row in rows:
            await self._repository.record_answer(match, row.bot, WITHDRAWN)
        if rows:
            self._matches.publish_change(match)

    def _end_waiting(self, match: str, timer: asyncio.TimerHandle) -> None:
        self._timers.discard(timer)
        self._matches.publish_change(match)

    async def _acceptable_bots(
        self, player: Player, terms: OfferedTerms, only: str | None = None
    ) -> list[BotOpponent]:
        """Return the bot accounts, or the only one of interest, that accept a challenge now."""
        limits = {
            bot: limit
            for bot, sheets in self._presence.standing_offers().items()
            if bot != player.id and only in (None, bot) and (limit := _limit(sheets, terms))
        }
        if not limits:
            return []
        blocked = await self._relationships.blocked_players(player)
        candidates = [bot for bot in limits if bot not in blocked][:MAX_CANDIDATES]
        return [
            BotOpponent(id=bot.id, name=bot.name, owner=BotOwner(bot.owner, bot.owner_name))
            for bot in await self._repository.bots(candidates, now())
            if bot.owner not in blocked and bot.table_count < limits[bot.id]
        ]

    def _complete_options(self, game: str, options: dict[str, Any]) -> dict[str, Any]:
        """Return options with the defaults of those that are missing; raises Illegal."""
        complete = self._games.codec(game).decode_options(encode(options))
        decoded: dict[str, Any] = msgspec.json.decode(encode(complete))
        return decoded

    def _offered_options(self, offer: StandingOffer) -> dict[str, Any]:
        complete = self._complete_options(offer.game, offer.options)
        return {name: complete[name] for name in offer.options}


def _limit(sheets: Sequence[OpenOffers], terms: OfferedTerms) -> int:
    """Return the maximum number of tables under offers that accept these terms, or 0."""
    return max(
        (
            sheet.max_matches
            for sheet in sheets
            if any(is_acceptable(offer, terms) for offer in sheet.offers)
        ),
        default=0,
    )


def _terms_of(loaded: LoadedMatch, host: Player) -> OfferedTerms:
    """Return the terms of a table; matches with people and continued matches are unrated."""
    match = loaded.match
    players = {host.id, *(occupant.player for occupant in match.occupants if occupant)} - {None}
    return OfferedTerms(
        game=match.opened.game,
        options=msgspec.json.decode(match.options),
        seat_count=len(match.occupants),
        pace=pace_of_clock(match.settings.clock),
        rated=match.opened.origin is None and all(map(is_bot_account, players)),
    )


def _state(row: ChallengeRow) -> ChallengeState | None:
    """Return the state of a challenge, or None if it was accepted or withdrawn."""
    if row.answer is None:
        return "waiting" if row.answer_by > now() else "unanswered"
    return "declined" if row.answer == DECLINED else None
