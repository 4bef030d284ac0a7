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

from parlour.core.clock import AnyClockRule, Correspondence, Fischer
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Seated, Started, TableSettings
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.outcome import pace_of_clock as pace_of
from parlour.services.matches.seating import TableCommands, TableRequest, nonce_bytes
from parlour.services.matchmaking.fit import Seek, SeekPace, WaitingSeek, find_group, is_in_pool
from parlour.services.names import distinct_name
from parlour.services.ratings.scale import DISPLAY_CENTRE, Rating, displayed_rating
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.log import Log
    from parlour.db.outcomes import OutcomeRepository
    from parlour.db.seeks import SeekRepository, SeekRow

SEEK_TTL_MS = 12_000
"""A search whose page has said nothing for so long is over."""

DISCONNECT_GRACE_MS = 3_000
"""Whoever's line closes in the middle of a question has so long to ask again: a page that goes cannot always say so."""

LONG_POLL_SECONDS = 4.0
"""Seconds for which a question is kept waiting, so that whoever is found hears of it at once."""

NONCE_WAIT_MS = 5_000
"""So long people have to give their luck once they know the commitment; then the table opens without it."""

RESULT_TTL_MS = 600_000
"""What a search led to is remembered for so long."""

MAX_SEEKS = 500
"""Among so many, who wait longest, a partner is looked for."""

MAX_QUEUES = 12

MATCH_FOUND_TOPIC = "quick/"
"""What stands before a player's id in the notice that they were found."""

LIVE_CLOCK = Fischer(600_000, 5_000)
DAILY_CLOCK = Correspondence(2)

log = structlog.get_logger()


class SeekStatus(Value, frozen=True):
    """How a search stands: the match it led to, if it did, how long it has lasted (ms), and how many others look for the same, a queue each.

    Where somebody is found, `promised` is the match before it opens and `commitment` that of its luck: now one gives one's own part.
    """

    match: str | None
    waited: int
    looking: tuple[int, ...]
    promised: str | None = None
    commitment: str | None = None


class PlannedTable(Value, frozen=True):
    """The table at which some are to meet: what is played, and the ids and names of those who sit, in the order of the chairs."""

    game: str
    room: str | None
    pace: SeekPace
    people: tuple[tuple[str, str], ...]


class FoundMatch(NamedTuple):
    """Where a search has led: a match, and whether it is open, or one's own luck is still asked for."""

    match: str
    is_open: bool
    needs_nonce: bool


MatchFoundNotifier = Callable[[str, str], None]
"""Notifies a player, by id, that a match was opened for their seek."""

_seek_decoder = msgspec.json.Decoder(Seek)
_plan_decoder = msgspec.json.Decoder(PlannedTable)


class Matchmaking:
    """Brings people together. A search lives as long as its page asks after it; whichever house is asked last opens the table of a group."""

    def __init__(
        self,
        log: Log,
        games: Games,
        matches: Matches,
        table_commands: TableCommands,
        commitments: Commitments,
        seeks: SeekRepository,
        outcomes: OutcomeRepository,
        notify_match_found: MatchFoundNotifier,
    ) -> None:
        self._log, self._games, self._matches = log, games, matches
        self._table_commands, self._commitments = table_commands, commitments
        self._seeks, self._outcomes = seeks, outcomes
        self._notify_match_found = notify_match_found
        self._waiters: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._stop: Callable[[], None] | None = None
        self._cleared_at = 0

    def open(self) -> None:
        """Begin to hear who was found elsewhere."""
        self._stop = self._log.listen(self._on_notice)

    def close(self) -> None:
        """Hear no more."""
        if self._stop is not None:
            self._stop()

    async def is_seeking(self, player: Player, ticket: str) -> bool:
        """Return whether this search has begun already."""
        return await self._seeks.started_at(player.id, ticket) is not None

    async def seek(
        self,
        player: Player,
        ticket: str,
        wish: Seek,
        hold: float = LONG_POLL_SECONDS,
        promised: str = "",
    ) -> SeekStatus:
        """Look for others, or go on looking, and return how it stands; who is not found at once is answered when they are, or after `hold` seconds.

        `ticket` names this search: asked again, it leads to the same match. `promised` is the match for whose luck the wish's nonce
        is; a nonce given without it is one given before any commitment. Raises Illegal for a wish that makes no sense.
        """
        wish = await self._validated_seek(player, wish)
        heard = asyncio.Event()
        self._waiters[player.id].add(heard)
        try:
            found = await self._find_match(player, ticket, promised, wish.nonce)
            if found is None or not found.is_open:
                at = now()
                # What was given to a match that came to nothing is no part of another's luck.
                await self._seeks.save(
                    player.id,
                    ticket,
                    encode(replace(wish, nonce="") if promised else wish),
                    at,
                    at + SEEK_TTL_MS,
                )
            if found is None:
                await self._pair_seeks(player, ticket)
                found = await self._find_match(player, ticket)
            if hold and (found is None or not (found.is_open or found.needs_nonce)):
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), hold)
                found = await self._find_match(player, ticket)
        finally:
            self._waiters[player.id].discard(heard)
            if not self._waiters[player.id]:
                del self._waiters[player.id]
        if found is None:
            since = await self._seeks.started_at(player.id, ticket)
            return SeekStatus(
                None,
                0 if since is None else max(0, now() - since),
                await self._seek_counts(player, wish),
            )
        if found.is_open:
            return SeekStatus(found.match, 0, ())
        return SeekStatus(
            None, 0, (), found.match, commitment(await self._commitments.match_key(found.match))
        )

    async def mark_disconnected(self, player: Player, ticket: str) -> None:
        """Take it that somebody has left whose question was cut off, unless they ask again soon."""
        await self._seeks.shorten_life(player.id, ticket, now() + DISCONNECT_GRACE_MS)

    async def cancel(self, player: Player, ticket: str) -> str | None:
        """Stop looking; returns the match where somebody was found just before and play has begun."""
        await self._seeks.cancel(player.id, ticket)
        found = await self._find_match(player, ticket)
        if found is not None and not found.is_open:
            # Nobody waits for who has gone: the others look on.
            await self._seeks.unpair(found.match)
        return found.match if found is not None and found.is_open else None

    def _on_notice(self, notice: str, _: int) -> None:
        if notice.startswith(MATCH_FOUND_TOPIC):
            for waiting in self._waiters.get(notice.removeprefix(MATCH_FOUND_TOPIC), ()):
                waiting.set()

    async def _find_match(
        self, player: Player, ticket: str, promised: str = "", nonce: str = ""
    ) -> FoundMatch | None:
        """Return where a search has led, opening the table when all have given their luck, or have had the time to."""
        paired = await self._seeks.pairing_of(player.id)
        if paired is None or paired.ticket != ticket:
            return None
        with suppress(NotFound):
            loaded = await self._matches.get(paired.match)
            if _is_planned_match(loaded, _plan_decoder.decode(paired.planned_table), player.id):
                return FoundMatch(paired.match, True, False)
            await self._reject(paired.match)
            return None
        if nonce and promised == paired.match:
            await self._seeks.set_nonce(player.id, paired.match, nonce)
        given = await self._seeks.nonces_of(paired.match)
        if player.id not in given:
            return None
        at = now()
        if (
            not all(given.values())
            and at - paired.at > NONCE_WAIT_MS
            and await self._seeks.has_silent_player(paired.match, at)
        ):
            # Whoever has gone is not waited for, and nobody is seated with them: the others look on.
            await self._seeks.unpair(paired.match)
            return None
        if all(given.values()) or at - paired.at > NONCE_WAIT_MS:
            is_open = await self._open_match(
                paired.match, _plan_decoder.decode(paired.planned_table), given
            )
            return FoundMatch(paired.match, True, False) if is_open else None
        return FoundMatch(paired.match, False, not given[player.id])

    async def _pair_seeks(self, player: Player, ticket: str) -> None:
        """Bring a group together that fits, if there is one and no other house has one of them first."""
        at = now()
        await self._delete_expired(at)
        seekers = {one.player.id: one for one in await self._seeks.active_seeks(at, MAX_SEEKS)}
        mine = seekers.get(player.id)
        if mine is None or mine.ticket != ticket:
            return
        others = [_waiting_seek(one, at) for one in seekers.values() if one is not mine]
        group = find_group(
            _waiting_seek(mine, at),
            others,
            await self._seeks.blocked_pairs() if others else frozenset(),
        )
        if group is None:
            return
        match = (await self._commitments.reservations()).new_server_id()
        people = [seekers[one.player] for one in group.people]
        names: list[str] = []
        drawn = secrets.SystemRandom().sample(people, len(people))
        for one in drawn:
            names.append(distinct_name(one.player.name, names))
        plan = PlannedTable(
            group.game,
            group.room,
            group.pace,
            tuple((one.player.id, name) for one, name in zip(drawn, names, strict=True)),
        )
        # Where somebody was faster, whoever is still looking is found with the next question.
        if await self._seeks.pair(
            people, [one.seek.nonce for one in group.people], match, at, encode(plan)
        ):
            await self._notify(plan, but=player.id)

    async def _open_match(self, match: str, plan: PlannedTable, given: Mapping[str, str]) -> bool:
        """Open the table where some are to meet, if no other server has; False where a foreign match is stored under its id."""
        try:
            await self._matches.create(
                match, self._opening_events(plan, given, await self._commitments.match_key(match))
            )
        except Conflict:
            there = await self._matches.get(match)
            if not all(_is_planned_match(there, plan, player) for player, _ in plan.people):
                await self._reject(match)
                return False
        except Exception:
            # Whatever it was, there is no table: all go on looking, and whoever asked is told.
            await self._seeks.unpair(match)
            raise
        for player, _ in plan.people:
            await self._seeks.delete_paired(player)
            self._notify_match_found(match, player)
        await self._notify(plan)
        return True

    async def _reject(self, match: str) -> None:
        """Let those look on who were to meet where a foreign match is stored: nobody is led to it."""
        log.warning("a foreign match has the id of a quick match", match=match)
        await self._seeks.unpair(match)

    async def _notify(self, plan: PlannedTable, but: str = "") -> None:
        for player, _ in plan.people:
            if player != but:
                await self._log.publish(MATCH_FOUND_TOPIC + player)

    def _opening_events(
        self, plan: PlannedTable, given: Mapping[str, str], key: bytes
    ) -> list[AnyEvent]:
        """Return the first events of a table where all sit and play begins; who sits where was drawn."""
        settings = TableSettings(
            clock=self._clock(plan.game, plan.pace), public=True, leaver="bot", room=plan.room
        )
        wish = TableRequest(
            game=plan.game,
            options=self._options(plan.game, plan.room),
            seats=len(plan.people),
            house=settings,
        )
        (host, name), *_ = plan.people
        opened, *_ = self._table_commands.opening_events(wish, Player(host, name), key)
        seated = [
            Seated(
                seat=Seat(seat), name=name, player=player, nonce=nonce_bytes(given.get(player, ""))
            )
            for seat, (player, name) in enumerate(plan.people)
        ]
        return [opened, *seated, Started()]

    async def _validated_seek(self, player: Player, wish: Seek) -> Seek:
        """Return a wish with the ratings it is wished with; raises Illegal for tables that there are not."""
        if not 0 < len(wish.queues) <= MAX_QUEUES:
            raise Illegal("meet.queues", most=MAX_QUEUES)
        nonce_bytes(wish.nonce)
        ratings: list[int] = []
        for queue in wish.queues:
            options = self._options(queue.game, queue.room)
            game = self._games.game(queue.game)
            allowed = game.seat_counts(
                self._games.codec(queue.game).decode_options(encode(options))
            )
            if min(queue.seats) < 2 or not set(queue.seats) <= set(allowed):
                raise Illegal(
                    "core.seats", seats=queue.seats[0], least=max(2, allowed[0]), most=allowed[-1]
                )
            kept = await self._outcomes.find_rating(
                queue.game, pace_of(self._clock(queue.game, queue.pace)), player.id
            )
            ratings.append(
                DISPLAY_CENTRE
                if kept is None
                else displayed_rating(Rating(kept.mu, kept.sigma)).number
            )
        return replace(wish, ratings=tuple(ratings))

    def _options(self, game: str, room: str | None) -> dict[str, Any]:
        """Return the options of a game's table, in one of its rooms where it keeps some; raises NotFound."""
        self._games.game(game)
        rooms = registry.game_plugin(game).rooms
        found = {
            one.id: one for one in (rooms(self._games.data_folder) if rooms is not None else ())
        }
        if room is None:
            return {}
        if room not in found:
            raise NotFound("core.no-such-page")
        options: dict[str, Any] = msgspec.to_builtins(found[room].options)
        return options

    @staticmethod
    def _clock(game: str, pace: SeekPace) -> AnyClockRule:
        """Return the clock of a pace: the first of a game's own clocks, or the house's."""
        return (
            DAILY_CLOCK
            if pace == "days"
            else next(iter(registry.game_plugin(game).clocks.values()), LIVE_CLOCK)
        )

    async def _seek_counts(self, player: Player, wish: Seek) -> tuple[int, ...]:
        others = [
            _seek_decoder.decode(one.seek)
            for one in await self._seeks.active_seeks(now(), MAX_SEEKS)
            if one.player.id != player.id
        ]
        return tuple(sum(is_in_pool(other, queue) for other in others) for queue in wish.queues)

    async def _delete_expired(self, at: int) -> None:
        """Forget now and then what has long ended."""
        if at - self._cleared_at > RESULT_TTL_MS:
            self._cleared_at = at
            await self._seeks.delete_before(at - RESULT_TTL_MS)


def _is_planned_match(loaded: LoadedMatch, plan: PlannedTable, player: str) -> bool:
    """Return whether a match is of the game that was planned and this player sits at it: nobody can seat somebody else."""
    return loaded.match.opened.game == plan.game and any(
        chair and chair.player == player for chair in loaded.match.chairs
    )


def _waiting_seek(one: SeekRow, at: int) -> WaitingSeek:
    return WaitingSeek(one.player.id, _seek_decoder.decode(one.seek), max(0, at - one.since))
