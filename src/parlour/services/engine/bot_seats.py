"""Bots in matches, whose decisions are computed by workers."""

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
from parlour.services import metrics
from parlour.services.engine.decision_workers import DecisionWorkers
from parlour.services.engine.fair_queue import FairQueue, Priority
from parlour.services.matches import seat_commands
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.projection import BOT_CLAIM_MS, BOT_DEADLINE
from parlour.services.matches.quotas import Quotas
from parlour.services.social.presence import Presence
from parlour.services.time import now
from parlour.services.tracing import TRACING
from parlour.shared.jobs import JobQueue

DECISION_SECONDS = 1.0
"""The maximum time (s) that a bot may think about a decision."""

CLOCK_DIVISOR = 25
"""A bot uses at most its remaining time divided by this number for a decision."""

HOLD_INTERVAL_S = (BOT_CLAIM_MS - 1_000) / 1_000
"""The interval (s) between extensions of a claim, before other servers take over the bot."""

RETRY_SECONDS, MAX_RETRY_SECONDS = 1.0, 60.0
"""The first and the longest delay (s) before a decision is stored again; each delay doubles."""

DecisionKey = tuple[str, Seat, int]
"""The match, the seat and the log position at which the decision opened."""

log = structlog.get_logger()


class BotSeats:
    """The service that makes the decisions of all bots, each of them once.

    If a bot fails, it takes the game's default action.

    Args:
        min_move_seconds: The minimum time (s) that a bot takes in a match with people, so that they
            see the effect of their own move first.
    """

    def __init__(
        self,
        matches: Matches,
        presence: Presence,
        quotas: Quotas,
        data_folder: Path,
        jobs: JobQueue,
        min_move_seconds: float = 0.0,
    ) -> None:
        self.matches, self._presence, self._quotas = matches, presence, quotas
        self.min_move_seconds = min_move_seconds
        self.workers = DecisionWorkers(data_folder, jobs)
        self.queue = FairQueue(self.workers.slot_count)
        self._thinking: dict[DecisionKey, Task[None]] = {}
        self._tasks: set[Task[None]] = set()
        self._unsubscribers: list[Callable[[], None]] = []

    async def open(self) -> None:
        """Start listening to the appends of this process.

        The deadline sweep finds all other decisions.
        """
        self._unsubscribers = [
            self.matches.subscribe(self._schedule_decisions),
            self.workers.subscribe(lambda: self.queue.resize(self.workers.slot_count)),
        ]

    async def close(self) -> None:
        """Stop listening, cancel all decisions and stop the workers."""
        for unsubscribe in self._unsubscribers:
            unsubscribe()
        self._unsubscribers = []
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def wake(self, match: str, seat: Seat) -> None:
        """Start the decision of a bot's seat unless it is already being computed."""
        cached = self.matches.cached_match(match)
        decision_id = (
            cached.match.decision_ids[seat]
            if cached is not None and seat < len(cached.match.decision_ids)
            else None
        )
        if decision_id is None or (match, seat, decision_id) not in self._thinking:
            self._schedule_decisions(await self.matches.get(match))

    def _schedule_decisions(self, loaded: LoadedMatch) -> None:
        """Start the open decisions and answers to offers of all bots in a match."""
        match, offer = loaded.match, loaded.match.offer
        bots = [
            (Seat(seat), occupant.bot)
            for seat, occupant in enumerate(match.occupants)
            if occupant and occupant.bot and seat not in match.gone
        ]
        if bots and match.phase == "gathering":
            self.workers.start_first()
        if match.phase != "playing":
            return
        for seat, level in bots:
            if offer is not None and seat not in offer.accepted_by:
                self._run_task(self._answer_offer(match.id, seat, level))
            decision_id = match.decision_ids[seat]
            if (
                decision_id is not None
                and not match.paused
                and (match.id, seat, decision_id) not in self._thinking
            ):
                self._thinking[match.id, seat, decision_id] = asyncio.create_task(
                    self._decide(loaded, seat, level, decision_id)
                )

    def _run_task(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finish_task)

    def _finish_task(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task of the bots failed", exc_info=task.exception())

    async def _answer_offer(self, match: str, seat: Seat, level: str) -> None:
        """Answer an offer; bots accept take-backs and pauses, and decline draws."""

        def decide(loaded: LoadedMatch) -> list[AnyEvent]:
            offer, occupant = loaded.match.offer, loaded.match.occupants[seat]
            is_open = (
                offer is not None
                and seat not in offer.accepted_by
                and occupant is not None
                and occupant.bot == level
            )
            return (
                list(seat_commands.answer_events(loaded, [seat], offer.kind != "draw"))
                if offer is not None and is_open
                else []
            )

        try:
            await self.matches.change(match, decide)
        except Illegal as reason:
            log.warning("a bot could not answer", match=match, seat=seat, code=reason.code)

    async def _decide(self, loaded: LoadedMatch, seat: Seat, level: str, decision_id: int) -> None:
        """Take the bot's action, or the default action if the bot fails.

        Both are retried if neither can be stored.
        """
        match, delay = loaded.match.id, RETRY_SECONDS
        hold_task = asyncio.create_task(self._hold(match, seat))
        try:
            with TRACING.root_span("bot move", match=match, seat=seat):
                while not (
                    await self._try_decide(loaded, seat, level, decision_id)
                    or await self._try_default(loaded, seat, level, decision_id)
                ):
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, MAX_RETRY_SECONDS)
        finally:
            hold_task.cancel()
            self._thinking.pop((match, seat, decision_id), None)

    async def _hold(self, match: str, seat: Seat) -> None:
        """Extend the claim on a decision, so that no other server computes it at the same time."""
        while True:
            await asyncio.sleep(HOLD_INTERVAL_S)
            try:
                await self.matches.log.extend_claim(match, BOT_DEADLINE - seat, now() + CLAIM_MS)
            except Exception:
                # After a database outage the claim is extended soon; at worst two servers compute
                # the decision.
                log.exception("a bot's claim could not be extended", match=match, seat=seat)

    async def _try_decide(
        self, loaded: LoadedMatch, seat: Seat, level: str, decision_id: int
    ) -> bool:
        match, started_at = loaded.match, monotonic()
        try:
            priority = partial(self._priority, match.id, has_humans(match))
            async with self.queue.acquire(self.owners_of(match), priority):
                loaded = await self.matches.get(match.id)
                if not _is_decision_open(loaded, seat, decision_id):
                    return True
                view = encode(loaded.game.view(loaded.match.state, seat))
                seconds = _thinking_seconds(loaded, seat)
                action = await self.workers.choose_action(
                    match.opened.game, level, view, seat, seconds, priority()
                )
            if self.min_move_seconds and has_humans(match):
                await asyncio.sleep(
                    max(0.0, min(self.min_move_seconds, seconds) - (monotonic() - started_at))
                )
            await self.matches.change(
                match.id, seat_commands.act_as_bot(level, seat, decision_id, action)
            )
        except Exception:
            # A level is code of a game and may raise anything; the default action is taken instead.
            metrics.labelled_counter(metrics.BOT_FAILURES, "error").inc()
            log.exception("a bot failed", match=match.id, seat=seat, level=level)
            return False
        return True

    def owners_of(self, match: Match[Any]) -> tuple[str, str]:
        """Return the owners whose share of the bots' time a match uses, widest first."""
        return self._quotas.owners_of(match)

    def _priority(self, match: str, has_people: bool) -> Priority:
        return (
            Priority.PEOPLE
            if has_people
            else Priority.WATCHED
            if self._presence.is_watched(match)
            else Priority.NOBODY
        )

    async def _try_default(
        self, loaded: LoadedMatch, seat: Seat, level: str, decision_id: int
    ) -> bool:
        """Take the default action, so that nobody waits for a failed bot.

        Returns False if the action could not be stored.
        """
        try:
            default = encode(loaded.game.default_action(loaded.match.state, seat))
            await self.matches.change(
                loaded.match.id, seat_commands.act_as_bot(level, seat, decision_id, default)
            )
        except Illegal as reason:
            log.error(
                "a match cannot go on with its bot",
                match=loaded.match.id,
                seat=seat,
                code=reason.code,
            )
        except Exception:
            # This is probably a database failure, so both actions are tried again.
            log.exception("a bot's seat cannot decide", match=loaded.match.id, seat=seat)
            return False
        return True


def has_humans(match: Match[Any]) -> bool:
    """Return whether a person is still playing in a match."""
    return any(
        occupant and occupant.player and not occupant.bot and seat not in match.gone
        for seat, occupant in enumerate(match.occupants)
    )


def _is_decision_open(loaded: LoadedMatch, seat: Seat, decision_id: int) -> bool:
    return (
        loaded.match.phase == "playing"
        and not loaded.match.paused
        and loaded.match.decision_ids[seat] == decision_id
    )


def _thinking_seconds(loaded: LoadedMatch, seat: Seat) -> float:
    remaining_ms = clock.remaining_ms(loaded.match.clock, seat, now())
    return (
        DECISION_SECONDS
        if remaining_ms is None
        else max(0.02, min(DECISION_SECONDS, remaining_ms / 1_000 / CLOCK_DIVISOR))
    )
