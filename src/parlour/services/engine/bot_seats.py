"""The chair for bots: it hears what is appended, and whenever a bot is awaited a worker process decides for it."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import structlog

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.event import AnyEvent
from parlour.core.game import Illegal, Seat
from parlour.core.match import Match
from parlour.db.log import CLAIM_MS
from parlour.services.engine.fair_queue import FairQueue, Priority
from parlour.services.engine.worker_pool import WORKER_COUNT, WorkerPool
from parlour.services.matches import seat_commands
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.projection import BOT_CLAIM_MS, BOT_DEADLINE
from parlour.services.matches.quotas import Quotas
from parlour.services.social.presence import Presence
from parlour.services.time import now

DECISION_SECONDS = 1.0
"""How long a bot may think about one decision where no clock is shorter."""

CLOCK_DIVISOR = 25
"""A bot spends no more than this fraction of the time it has left on one decision."""

HOLD_INTERVAL_S = (BOT_CLAIM_MS - 1_000) / 1_000
"""Seconds after which a bot that still thinks says so to other houses, before the first of them would let it think as well."""

RETRY_SECONDS, MAX_RETRY_SECONDS = 1.0, 60.0
"""Seconds until a decision that could not be stored is tried again, doubled each time."""

DecisionKey = tuple[str, Seat, int]
"""A match, a seat and the position at which its decision opened."""

log = structlog.get_logger()


class BotSeats:
    """Decides for the bots of all matches: each decision once, and the default action if a bot fails.

    Args:
        min_move_seconds: The least time (s) that a bot takes in a match with people, so that they see
            their own move settle first.
    """

    def __init__(
        self,
        matches: Matches,
        presence: Presence,
        quotas: Quotas,
        data_folder: Path,
        min_move_seconds: float = 0.0,
    ) -> None:
        self.matches, self._presence, self._quotas = matches, presence, quotas
        self.min_move_seconds = min_move_seconds
        self.workers = WorkerPool(data_folder)
        self.queue = FairQueue(WORKER_COUNT)
        self._thinking: dict[DecisionKey, Task[None]] = {}
        self._tasks: set[Task[None]] = set()
        self._unsubscribe: Callable[[], None] | None = None

    async def open(self) -> None:
        """Begin to listen to what this process appends; what nobody decided is brought by the sweep of deadlines."""
        self._unsubscribe = self.matches.subscribe(self._schedule_decisions)

    async def close(self) -> None:
        """Stop listening and let the workers go."""
        if self._unsubscribe is not None:
            self._unsubscribe()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def wake(self, match: str, seat: Seat) -> None:
        """Let a bot think whose decision is due, unless it does so already."""
        known = self.matches.cached_match(match)
        since = (
            known.match.since[seat] if known is not None and seat < len(known.match.since) else None
        )
        if since is None or (match, seat, since) not in self._thinking:
            self._schedule_decisions(await self.matches.get(match))

    def _schedule_decisions(self, loaded: LoadedMatch) -> None:
        """Let bots think about every decision that is theirs, and answer what was proposed to them."""
        match, offer = loaded.match, loaded.match.offer
        bots = [
            (Seat(seat), chair.bot)
            for seat, chair in enumerate(match.chairs)
            if chair and chair.bot and seat not in match.gone
        ]
        if bots and match.phase == "gathering":
            self.workers.start_first()
        if match.phase != "playing":
            return
        for seat, level in bots:
            if offer is not None and seat not in offer.accepted:
                self._run_task(self._answer_offer(match.id, seat, level))
            since = match.since[seat]
            if (
                since is not None
                and not match.paused
                and (match.id, seat, since) not in self._thinking
            ):
                self._thinking[match.id, seat, since] = asyncio.create_task(
                    self._decide(loaded, seat, level, since)
                )

    def _run_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish_task)

    def _finish_task(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed beside the bots", exc_info=task.exception())

    async def _answer_offer(self, match: str, seat: Seat, level: str) -> None:
        """Bots let people take back and pause, and play on rather than agree to a draw."""

        def decide(loaded: LoadedMatch) -> list[AnyEvent]:
            offer, chair = loaded.match.offer, loaded.match.chairs[seat]
            open_still = (
                offer is not None
                and seat not in offer.accepted
                and chair is not None
                and chair.bot == level
            )
            return (
                list(seat_commands.answer_events(loaded, [seat], offer.what != "draw"))
                if offer is not None and open_still
                else []
            )

        try:
            await self.matches.change(match, decide)
        except Illegal as reason:
            log.warning("a bot could not answer", match=match, seat=seat, code=reason.code)

    async def _decide(self, loaded: LoadedMatch, seat: Seat, level: str, since: int) -> None:
        """Decide for a bot. If it cannot, the default action is taken; if that cannot be stored, both are tried again."""
        match, pause = loaded.match.id, RETRY_SECONDS
        holding = asyncio.create_task(self._hold(match, seat))
        try:
            while not (
                await self._try_decide(loaded, seat, level, since)
                or await self._try_default(loaded, seat, level, since)
            ):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)
        finally:
            holding.cancel()
            self._thinking.pop((match, seat, since), None)

    async def _hold(self, match: str, seat: Seat) -> None:
        """Say as long as a bot thinks here that no other house need let it think."""
        while True:
            await asyncio.sleep(HOLD_INTERVAL_S)
            try:
                await self.matches.log.extend_claim(match, BOT_DEADLINE - seat, now() + CLAIM_MS)
            except Exception:
                # A database that is away for a moment: it is said again soon, and until then the worst is that two houses think.
                log.exception("a bot's turn could not be held", match=match, seat=seat)

    async def _try_decide(self, loaded: LoadedMatch, seat: Seat, level: str, since: int) -> bool:
        match, asked = loaded.match, monotonic()
        try:
            async with self.queue.acquire(
                self.owners_of(match), partial(self._priority, match.id, has_humans(match))
            ):
                loaded = await self.matches.get(match.id)
                if not _is_decision_open(loaded, seat, since):
                    return True
                view = encode(loaded.game.view(loaded.match.state, seat))
                seconds = _thinking_seconds(loaded, seat)
                action = await self.workers.choose_action(
                    match.opened.game, level, view, seat, seconds
                )
            if self.min_move_seconds and has_humans(match):
                await asyncio.sleep(
                    max(0.0, min(self.min_move_seconds, seconds) - (monotonic() - asked))
                )
            await self.matches.change(
                match.id, seat_commands.act_as_bot(level, seat, since, action)
            )
        except Exception:
            # A level is a game's own code, which may do anything: whatever it was, the default action is taken and the table goes on.
            log.exception("a bot failed", match=match.id, seat=seat, level=level)
            return False
        return True

    def owners_of(self, match: Match[Any]) -> tuple[str, str]:
        """Return who shares the bots' time for a match: the network of its host, and the host."""
        return self._quotas.owners_of(match)

    def _priority(self, match: str, people: bool) -> Priority:
        return (
            Priority.PEOPLE
            if people
            else Priority.WATCHED
            if self._presence.is_watched(match)
            else Priority.NOBODY
        )

    async def _try_default(self, loaded: LoadedMatch, seat: Seat, level: str, since: int) -> bool:
        """Take the default action, so that nobody at the table waits for a bot that is broken."""
        try:
            default = encode(loaded.game.default_action(loaded.match.state, seat))
            await self.matches.change(
                loaded.match.id, seat_commands.act_as_bot(level, seat, since, default)
            )
        except Illegal as reason:
            log.error(
                "a match cannot go on with its bot",
                match=loaded.match.id,
                seat=seat,
                code=reason.code,
            )
        except Exception:
            # Most likely the database: both are tried again, for nobody else would.
            log.exception("a bot's chair cannot decide", match=loaded.match.id, seat=seat)
            return False
        return True


def has_humans(match: Match[Any]) -> bool:
    """Return whether anybody sits at a table who still plays."""
    return any(
        chair and chair.player and not chair.bot and seat not in match.gone
        for seat, chair in enumerate(match.chairs)
    )


def _is_decision_open(loaded: LoadedMatch, seat: Seat, since: int) -> bool:
    return (
        loaded.match.phase == "playing"
        and not loaded.match.paused
        and loaded.match.since[seat] == since
    )


def _thinking_seconds(loaded: LoadedMatch, seat: Seat) -> float:
    left = clock.remaining_ms(loaded.match.clock, seat, now())
    return (
        DECISION_SECONDS
        if left is None
        else max(0.02, min(DECISION_SECONDS, left / 1_000 / CLOCK_DIVISOR))
    )
