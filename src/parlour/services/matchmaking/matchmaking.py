"""Quick match: whoever looks for others meets them at once, in whichever house of the database they look."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog

from parlour.core.clock import AnyRule, Correspondence, Fischer
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Seated, Started, TableSettings
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.services.errors import Missing
from parlour.services.games import Games
from parlour.services.matches.commitments import Promises
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.outcome import pace as pace_of
from parlour.services.matches.seating import Hosts, TableWish, nonce_bytes
from parlour.services.matchmaking.fit import Looking, Pace, Wish, fitting, in_pool
from parlour.services.names import distinct
from parlour.services.ratings.scale import CENTRE, Rating, shown
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.log import Log
    from parlour.db.outcomes import Outcomes
    from parlour.db.seeks import Seeker, Seekers

ALIVE_MS = 12_000
"""A search whose page has said nothing for so long is over."""

FALTER_MS = 3_000
"""Whoever's line closes in the middle of a question has so long to ask again: a page that goes cannot always say so."""

HOLD = 4.0
"""Seconds for which a question is kept waiting, so that whoever is found hears of it at once."""

PATIENCE_MS = 5_000
"""So long people have to give their luck once they know the commitment; then the table opens without it."""

FORGOTTEN_MS = 600_000
"""What a search led to is remembered for so long."""

MOST = 500
"""Among so many, who wait longest, a partner is looked for."""

MOST_QUEUES = 12

NOTICE = "quick/"
"""What stands before a player's id in the notice that they were found."""

NOW = Fischer(600_000, 5_000)
DAYS = Correspondence(2)

log = structlog.get_logger()


class Search(Value, frozen=True):
    """How a search stands: the match it led to, if it did, how long it has lasted (ms), and how many others look for the same, a queue each.

    Where somebody is found, `promised` is the match before it opens and `commitment` that of its luck: now one gives one's own part.
    """

    match: str | None
    waited: int
    looking: tuple[int, ...]
    promised: str | None = None
    commitment: str | None = None


class Plan(Value, frozen=True):
    """The table at which some are to meet: what is played, and the ids and names of those who sit, in the order of the chairs."""

    game: str
    room: str | None
    pace: Pace
    people: tuple[tuple[str, str], ...]


class Found(NamedTuple):
    """Where a search has led: a match, and whether it is open, or one's own luck is still asked for."""

    match: str
    is_open: bool
    asked: bool


_wishes = msgspec.json.Decoder(Wish)
_plans = msgspec.json.Decoder(Plan)


class QuickMatch:
    """Brings people together. A search lives as long as its page asks after it; whichever house is asked last opens the table of a group."""

    def __init__(self, log: Log, games: Games, matches: Matches, hosts: Hosts, promises: Promises, seekers: Seekers, outcomes: Outcomes) -> None:
        self._log, self._games, self._matches, self._hosts, self._promises = log, games, matches, hosts, promises
        self._seekers, self._outcomes = seekers, outcomes
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._stop: Callable[[], None] | None = None
        self._cleared_at = 0
        self.met: list[Callable[[str, str], None]] = []
        """Told of each match that was opened for some who looked, and of each of them."""

    def open(self) -> None:
        """Begin to hear who was found elsewhere."""
        self._stop = self._log.listen(self._heard)

    def close(self) -> None:
        """Hear no more."""
        if self._stop is not None:
            self._stop()

    async def is_looking(self, player: Player, ticket: str) -> bool:
        """Return whether this search has begun already."""
        return await self._seekers.since(player.id, ticket) is not None

    async def look(self, player: Player, ticket: str, wish: Wish, hold: float = HOLD, promised: str = "") -> Search:
        """Look for others, or go on looking, and return how it stands; who is not found at once is answered when they are, or after `hold` seconds.

        `ticket` names this search: asked again, it leads to the same match. `promised` is the match for whose luck the wish's nonce
        is; a nonce given without it is one given before any commitment. Raises Illegal for a wish that makes no sense.
        """
        wish = await self._sensible(player, wish)
        heard = asyncio.Event()
        self._waiting[player.id].add(heard)
        try:
            found = await self._found(player, ticket, promised, wish.nonce)
            if found is None or not found.is_open:
                at = now()
                # What was given to a match that came to nothing is no part of another's luck.
                await self._seekers.seek(player.id, ticket, encode(replace(wish, nonce="") if promised else wish), at, at + ALIVE_MS)
            if found is None:
                await self._pair(player, ticket)
                found = await self._found(player, ticket)
            if hold and (found is None or not (found.is_open or found.asked)):
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), hold)
                found = await self._found(player, ticket)
        finally:
            self._waiting[player.id].discard(heard)
            if not self._waiting[player.id]:
                del self._waiting[player.id]
        if found is None:
            since = await self._seekers.since(player.id, ticket)
            return Search(None, 0 if since is None else max(0, now() - since), await self._others(player, wish))
        if found.is_open:
            return Search(found.match, 0, ())
        return Search(None, 0, (), found.match, commitment(await self._promises.key(found.match)))

    async def falter(self, player: Player, ticket: str) -> None:
        """Take it that somebody has left whose question was cut off, unless they ask again soon."""
        await self._seekers.falter(player.id, ticket, now() + FALTER_MS)

    async def leave(self, player: Player, ticket: str) -> str | None:
        """Stop looking; returns the match where somebody was found just before and play has begun."""
        await self._seekers.leave(player.id, ticket)
        found = await self._found(player, ticket)
        if found is not None and not found.is_open:
            # Nobody waits for who has gone: the others look on.
            await self._seekers.unpair(found.match)
        return found.match if found is not None and found.is_open else None

    def _heard(self, notice: str, _: int) -> None:
        if notice.startswith(NOTICE):
            for waiting in self._waiting.get(notice.removeprefix(NOTICE), ()):
                waiting.set()

    async def _found(self, player: Player, ticket: str, promised: str = "", nonce: str = "") -> Found | None:
        """Return where a search has led, opening the table when all have given their luck, or have had the time to."""
        paired = await self._seekers.paired(player.id)
        if paired is None or paired.ticket != ticket:
            return None
        with suppress(Missing):
            loaded = await self._matches.get(paired.match)
            if _seats(loaded, _plans.decode(paired.plan), player.id):
                return Found(paired.match, True, False)
            await self._reject(paired.match)
            return None
        if nonce and promised == paired.match:
            await self._seekers.give(player.id, paired.match, nonce)
        given = await self._seekers.given(paired.match)
        if player.id not in given:
            return None
        at = now()
        if not all(given.values()) and at - paired.at > PATIENCE_MS and await self._seekers.silent(paired.match, at):
            # Whoever has gone is not waited for, and nobody is seated with them: the others look on.
            await self._seekers.unpair(paired.match)
            return None
        if all(given.values()) or at - paired.at > PATIENCE_MS:
            is_open = await self._open(paired.match, _plans.decode(paired.plan), given)
            return Found(paired.match, True, False) if is_open else None
        return Found(paired.match, False, not given[player.id])

    async def _pair(self, player: Player, ticket: str) -> None:
        """Bring a group together that fits, if there is one and no other house has one of them first."""
        at = now()
        await self._clear(at)
        seekers = {one.player.id: one for one in await self._seekers.living(at, MOST)}
        mine = seekers.get(player.id)
        if mine is None or mine.ticket != ticket:
            return
        others = [_looking(one, at) for one in seekers.values() if one is not mine]
        group = fitting(_looking(mine, at), others, await self._seekers.apart() if others else frozenset())
        if group is None:
            return
        match = (await self._promises.reservations()).for_server()
        people = [seekers[one.player] for one in group.people]
        names: list[str] = []
        drawn = secrets.SystemRandom().sample(people, len(people))
        for one in drawn:
            names.append(distinct(one.player.name, names))
        plan = Plan(group.game, group.room, group.pace, tuple((one.player.id, name) for one, name in zip(drawn, names, strict=True)))
        # Where somebody was faster, whoever is still looking is found with the next question.
        if await self._seekers.pair(people, [one.wish.nonce for one in group.people], match, at, encode(plan)):
            await self._tell(plan, but=player.id)

    async def _open(self, match: str, plan: Plan, given: Mapping[str, str]) -> bool:
        """Open the table where some are to meet, if no other server has; False where a foreign match is stored under its id."""
        try:
            await self._matches.open(match, self._opening(plan, given, await self._promises.key(match)))
        except Conflict:
            there = await self._matches.get(match)
            if not all(_seats(there, plan, player) for player, _ in plan.people):
                await self._reject(match)
                return False
        except Exception:
            # Whatever it was, there is no table: all go on looking, and whoever asked is told.
            await self._seekers.unpair(match)
            raise
        for player, _ in plan.people:
            await self._seekers.end(player)
            for tell in self.met:
                tell(match, player)
        await self._tell(plan)
        return True

    async def _reject(self, match: str) -> None:
        """Let those look on who were to meet where a foreign match is stored: nobody is led to it."""
        log.warning("a foreign match has the id of a quick match", match=match)
        await self._seekers.unpair(match)

    async def _tell(self, plan: Plan, but: str = "") -> None:
        for player, _ in plan.people:
            if player != but:
                await self._log.publish_only(NOTICE + player)

    def _opening(self, plan: Plan, given: Mapping[str, str], key: bytes) -> list[AnyEvent]:
        """Return the first events of a table where all sit and play begins; who sits where was drawn."""
        settings = TableSettings(clock=self._clock(plan.game, plan.pace), public=True, leaver="bot", room=plan.room)
        wish = TableWish(game=plan.game, options=self._options(plan.game, plan.room), seats=len(plan.people), house=settings)
        (host, name), *_ = plan.people
        opened, *_ = self._hosts.opening(wish, Player(host, name), key)
        seated = [
            Seated(seat=Seat(seat), name=name, player=player, nonce=nonce_bytes(given.get(player, "")))
            for seat, (player, name) in enumerate(plan.people)
        ]
        return [opened, *seated, Started()]

    async def _sensible(self, player: Player, wish: Wish) -> Wish:
        """Return a wish with the ratings it is wished with; raises Illegal for tables that there are not."""
        if not 0 < len(wish.queues) <= MOST_QUEUES:
            raise Illegal("meet.queues", most=MOST_QUEUES)
        nonce_bytes(wish.nonce)
        ratings: list[int] = []
        for queue in wish.queues:
            options = self._options(queue.game, queue.room)
            game = self._games.game(queue.game)
            allowed = game.seats(self._games.codec(queue.game).options(encode(options)))
            if min(queue.seats) < 2 or not set(queue.seats) <= set(allowed):
                raise Illegal("core.seats", seats=queue.seats[0], least=max(2, allowed[0]), most=allowed[-1])
            kept = await self._outcomes.rating(queue.game, pace_of(self._clock(queue.game, queue.pace)), player.id)
            ratings.append(CENTRE if kept is None else shown(Rating(kept.mu, kept.sigma)).number)
        return replace(wish, ratings=tuple(ratings))

    def _options(self, game: str, room: str | None) -> dict[str, Any]:
        """Return the options of a game's table, in one of its rooms where it keeps some; raises Missing."""
        self._games.game(game)
        rooms = registry.plugin(game).rooms
        found = {one.id: one for one in (rooms(self._games.folder) if rooms is not None else ())}
        if room is None:
            return {}
        if room not in found:
            raise Missing("core.no-such-page")
        options: dict[str, Any] = msgspec.to_builtins(found[room].options)
        return options

    @staticmethod
    def _clock(game: str, pace: Pace) -> AnyRule:
        """Return the clock of a pace: the first of a game's own clocks, or the house's."""
        return DAYS if pace == "days" else next(iter(registry.plugin(game).clocks.values()), NOW)

    async def _others(self, player: Player, wish: Wish) -> tuple[int, ...]:
        others = [_wishes.decode(one.wish) for one in await self._seekers.living(now(), MOST) if one.player.id != player.id]
        return tuple(sum(in_pool(other, queue) for other in others) for queue in wish.queues)

    async def _clear(self, at: int) -> None:
        """Forget now and then what has long ended."""
        if at - self._cleared_at > FORGOTTEN_MS:
            self._cleared_at = at
            await self._seekers.clear(at - FORGOTTEN_MS)


def _seats(loaded: LoadedMatch, plan: Plan, player: str) -> bool:
    """Return whether a match is of the game that was planned and this player sits at it: nobody can seat somebody else."""
    return loaded.match.opened.game == plan.game and any(chair and chair.player == player for chair in loaded.match.chairs)


def _looking(one: Seeker, at: int) -> Looking:
    return Looking(one.player.id, _wishes.decode(one.wish), max(0, at - one.since))
