"""Matchmaking, which pairs players who seek a match on any server of the database."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog

from parlour.core.codec import encode
from parlour.core.game import Illegal, replace
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import TableCommands, nonce_bytes
from parlour.services.matchmaking.fit import Seek, WaitingSeek, find_group, is_in_pool
from parlour.services.matchmaking.planned_tables import (
    PlannedTable,
    PlannedTables,
    clock_of_queue,
    is_planned_match,
)
from parlour.services.names import distinct_name
from parlour.services.paces import pace_of_clock as pace_of
from parlour.services.ratings.scale import DISPLAY_CENTRE, Rating, displayed_rating
from parlour.services.time import now
from parlour.services.topics import MATCH_FOUND

if TYPE_CHECKING:
    from parlour.db.outcomes import OutcomeRepository
    from parlour.db.seeks import SeekRepository, SeekRow
    from parlour.shared.bus import Bus, Unsubscribe

SEEK_TTL_MS = 12_000
"""How long (ms) a seek lives after the last request of its page."""

DISCONNECT_GRACE_MS = 3_000
"""How long (ms) a seek lives after its request was cut off, for example by a reload."""

LONG_POLL_SECONDS = 4.0
"""How long (s) a request waits for a result."""

NONCE_WAIT_MS = 5_000
"""How long (ms) paired players may take to send a nonce after the commitment.

Then the table opens without their nonce.
"""

RESULT_TTL_MS = 600_000
"""How long (ms) the result of a seek is kept."""

MAX_SEEKS = 500
"""The maximum number of seeks considered for pairing, longest waiting first."""

MAX_QUEUES = 12

logger = structlog.get_logger()


class SeekStatus(Value, frozen=True):
    """The status of a seek.

    A paired player first receives the commitment and then sends a nonce.
    """

    match: str | None
    """The id of the match in which the seek was paired, or None."""

    waited_ms: int
    """The time (ms) since the seek started."""

    waiting_users: tuple[int, ...]
    """The number of other players who would join each queue."""

    reserved_match: str | None = None
    """The id of the match before it opens, or None."""

    commitment: str | None = None
    """The commitment to the key of that match, or None."""


class FoundMatch(NamedTuple):
    """The match in which a seek was paired."""

    match: str
    """The match id."""

    is_open: bool
    """Whether the match is open."""

    needs_nonce: bool
    """Whether the player still has to send a nonce."""


MatchFoundNotifier = Callable[[str, str], None]
"""Notifies a player, by id, that a match has been opened for their seek."""

_seek_decoder = msgspec.json.Decoder(Seek)
_plan_decoder = msgspec.json.Decoder(PlannedTable)


class Matchmaking:
    """The service that pairs players; a seek is active as long as its page sends requests.

    The server that handles the last request of a group opens its table.
    """

    def __init__(
        self,
        bus: Bus,
        games: Games,
        matches: Matches,
        table_commands: TableCommands,
        commitments: Commitments,
        seeks: SeekRepository,
        outcomes: OutcomeRepository,
        *,
        notify_match_found: MatchFoundNotifier,
    ) -> None:
        self._bus, self._games, self._matches = bus, games, matches
        self._planned_tables, self._commitments = PlannedTables(games, table_commands), commitments
        self._seeks, self._outcomes = seeks, outcomes
        self._notify_match_found = notify_match_found
        self._waiters: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._subscriptions: list[Unsubscribe] = []
        self._cleared_at = 0

    def open(self) -> None:
        """Start listening for players who are paired by other servers."""
        self._subscriptions = [
            self._bus.subscribe(MATCH_FOUND, self._wake_player),
            self._bus.subscribe_to_gaps(self._wake_everyone),
        ]

    def close(self) -> None:
        """Stop listening for pairings."""
        for unsubscribe in self._subscriptions:
            unsubscribe()

    async def is_seeking(self, player: Player, ticket: str) -> bool:
        """Return whether a player's seek is in progress."""
        return await self._seeks.started_at(player.id, ticket) is not None

    async def seek(
        self,
        player: Player,
        ticket: str,
        seek: Seek,
        hold: float = LONG_POLL_SECONDS,
        promised: str = "",
    ) -> SeekStatus:
        """Start or continue a seek and return its status after at most `hold` seconds.

        Args:
            player: The player.
            ticket: The id of the seek; repeated requests with it lead to the same match.
            seek: The conditions of the seek.
            hold: How long (s) to wait for a result.
            promised: The match to whose commitment the seek's nonce belongs, or an empty string if
                the player has not seen a commitment yet.

        Raises:
            Illegal: The seek is invalid.
        """
        seek = await self._validated_seek(player, seek)
        found_event = asyncio.Event()
        self._waiters[player.id].add(found_event)
        try:
            found = await self._find_match(player, ticket, promised, seek.nonce)
            if found is None or not found.is_open:
                at = now()
                # A nonce that was sent for one match must not be used for another.
                await self._seeks.save(
                    player.id,
                    ticket,
                    encode(replace(seek, nonce="") if promised else seek),
                    at,
                    at + SEEK_TTL_MS,
                )
            if found is None:
                await self._pair_seeks(player, ticket)
                found = await self._find_match(player, ticket)
            if hold and (found is None or not (found.is_open or found.needs_nonce)):
                with suppress(TimeoutError):
                    async with asyncio.timeout(hold):
                        await found_event.wait()
                found = await self._find_match(player, ticket)
        finally:
            self._waiters[player.id].discard(found_event)
            if not self._waiters[player.id]:
                del self._waiters[player.id]
        if found is None:
            started_at = await self._seeks.started_at(player.id, ticket)
            return SeekStatus(
                None,
                0 if started_at is None else max(0, now() - started_at),
                await self._seek_counts(player, seek),
            )
        if found.is_open:
            return SeekStatus(found.match, 0, ())
        return SeekStatus(
            None, 0, (), found.match, commitment(await self._commitments.match_key(found.match))
        )

    async def mark_disconnected(self, player: Player, ticket: str) -> None:
        """Make a seek expire soon after its request was cut off, unless its page sends another."""
        await self._seeks.shorten_life(player.id, ticket, now() + DISCONNECT_GRACE_MS)

    async def cancel(self, player: Player, ticket: str) -> str | None:
        """Cancel a seek; return the id of its match if one has already opened, or None."""
        await self._seeks.cancel(player.id, ticket)
        found = await self._find_match(player, ticket)
        if found is not None and not found.is_open:
            # The others do not wait for a player who cancels; they seek again.
            await self._seeks.unpair(found.match)
        return found.match if found is not None and found.is_open else None

    def _wake_player(self, player: str) -> None:
        for event in self._waiters.get(player, ()):
            event.set()

    def _wake_everyone(self) -> None:
        for player in tuple(self._waiters):
            self._wake_player(player)

    async def _find_match(
        self, player: Player, ticket: str, promised: str = "", nonce: str = ""
    ) -> FoundMatch | None:
        """Return the match in which a seek was paired, or None.

        The match is opened once all nonces have arrived or the time limit has passed.
        """
        paired = await self._seeks.pairing_of(player.id)
        if paired is None or paired.ticket != ticket:
            return None
        with suppress(NotFound):
            loaded = await self._matches.get(paired.match)
            if is_planned_match(loaded, _plan_decoder.decode(paired.planned_table), player.id):
                return FoundMatch(paired.match, True, False)
            await self._reject(paired.match)
            return None
        if nonce and promised == paired.match:
            await self._seeks.set_nonce(player.id, paired.match, nonce)
        nonces = await self._seeks.nonces_of(paired.match)
        if player.id not in nonces:
            return None
        at = now()
        if (
            not all(nonces.values())
            and at - paired.at > NONCE_WAIT_MS
            and await self._seeks.has_silent_player(paired.match, at)
        ):
            # The group does not wait for a player who has left; the others seek again.
            await self._seeks.unpair(paired.match)
            return None
        if all(nonces.values()) or at - paired.at > NONCE_WAIT_MS:
            is_open = await self._open_match(
                paired.match, _plan_decoder.decode(paired.planned_table), nonces
            )
            return FoundMatch(paired.match, True, False) if is_open else None
        return FoundMatch(paired.match, False, not nonces[player.id])

    async def _pair_seeks(self, player: Player, ticket: str) -> None:
        """Pair the first group that fits, unless another server pairs one of its players first."""
        at = now()
        await self._delete_expired(at)
        seeks_by_player = {
            row.player.id: row for row in await self._seeks.active_seeks(at, MAX_SEEKS)
        }
        own = seeks_by_player.get(player.id)
        if own is None or own.ticket != ticket:
            return
        others = [_waiting_seek(row, at) for row in seeks_by_player.values() if row is not own]
        group = find_group(
            _waiting_seek(own, at),
            others,
            await self._seeks.blocked_pairs() if others else frozenset(),
        )
        if group is None:
            return
        match = (await self._commitments.reservations()).new_server_id()
        rows = [seeks_by_player[member.player] for member in group.people]
        names: list[str] = []
        seat_order = secrets.SystemRandom().sample(rows, len(rows))
        for row in seat_order:
            names.append(distinct_name(row.player.name, names))
        plan = PlannedTable(
            group.game,
            group.room,
            group.pace,
            tuple((row.player.id, name) for row, name in zip(seat_order, names, strict=True)),
        )
        # If another server pairs a player first, the others are paired with their next requests.
        if await self._seeks.pair(
            rows, [member.seek.nonce for member in group.people], match, at, encode(plan)
        ):
            await self._notify(plan, excluded=player.id)

    async def _open_match(self, match: str, plan: PlannedTable, nonces: Mapping[str, str]) -> bool:
        """Open the table of a group if no other server has; return False if its id is taken."""
        try:
            await self._matches.create(
                match,
                self._planned_tables.opening_events(
                    plan, nonces, await self._commitments.match_key(match)
                ),
            )
        except Conflict:
            existing = await self._matches.get(match)
            if not all(is_planned_match(existing, plan, player) for player, _ in plan.people):
                await self._reject(match)
                return False
        except Exception:
            # If the table cannot be opened, all its players seek again and the request fails.
            await self._seeks.unpair(match)
            raise
        for player, _ in plan.people:
            await self._seeks.delete_paired(player)
            self._notify_match_found(match, player)
        await self._notify(plan)
        return True

    async def _reject(self, match: str) -> None:
        """Unpair a group whose match id is taken by a foreign match."""
        logger.warning("a foreign match has the id of a planned match", match=match)
        await self._seeks.unpair(match)

    async def _notify(self, plan: PlannedTable, excluded: str = "") -> None:
        for player, _ in plan.people:
            if player != excluded:
                self._bus.publish(MATCH_FOUND, player)

    async def _validated_seek(self, player: Player, seek: Seek) -> Seek:
        """Return a seek with the player's ratings added; raises Illegal if it is invalid."""
        if not 0 < len(seek.queues) <= MAX_QUEUES:
            raise Illegal("social.queue-count", most=MAX_QUEUES)
        nonce_bytes(seek.nonce)
        ratings: list[int] = []
        for queue in seek.queues:
            options = self._planned_tables.options(queue.game, queue.room)
            game = self._games.game(queue.game)
            allowed = game.seat_counts(
                self._games.codec(queue.game).decode_options(encode(options))
            )
            if min(queue.seats) < 2 or not set(queue.seats) <= set(allowed):
                raise Illegal(
                    "core.seats", seats=queue.seats[0], least=max(2, allowed[0]), most=allowed[-1]
                )
            rating = await self._outcomes.find_rating(
                queue.game, pace_of(clock_of_queue(queue.game, queue.pace)), player.id
            )
            ratings.append(
                DISPLAY_CENTRE
                if rating is None
                else displayed_rating(Rating(rating.mu, rating.sigma)).value
            )
        return replace(seek, ratings=tuple(ratings))

    async def _seek_counts(self, player: Player, seek: Seek) -> tuple[int, ...]:
        others = [
            _seek_decoder.decode(row.seek)
            for row in await self._seeks.active_seeks(now(), MAX_SEEKS)
            if row.player.id != player.id
        ]
        return tuple(sum(is_in_pool(other, queue) for other in others) for queue in seek.queues)

    async def _delete_expired(self, at: int) -> None:
        """Delete expired seeks and pairings once per interval."""
        if at - self._cleared_at > RESULT_TTL_MS:
            self._cleared_at = at
            await self._seeks.delete_before(at - RESULT_TTL_MS)


def _waiting_seek(row: SeekRow, at: int) -> WaitingSeek:
    return WaitingSeek(row.player.id, _seek_decoder.decode(row.seek), max(0, at - row.since))
