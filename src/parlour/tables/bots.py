"""The chair for bots: it watches the log, and whenever a bot is awaited a worker process decides for it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import structlog

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.event import AnyEvent
from parlour.core.game import Illegal, Seat
from parlour.tables import play, worker
from parlour.tables.matches import Live, Matches, now

WORKERS = max(2, (os.cpu_count() or 2) - 1)

SECONDS = 1.0
"""How long a bot may think about one decision where no clock is shorter."""

SHARE = 25
"""A bot spends no more than this fraction of the time it has left on one decision."""

Decision = tuple[str, int, int]
"""A match, a seat and the position at which its decision opened."""

log = structlog.get_logger()


class Bots:
    """Seats bots. Workers are started by the first decision, so that a house without bots carries none."""

    def __init__(self, matches: Matches, folder: Path) -> None:
        self.matches, self.folder = matches, folder
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[Decision, asyncio.Task[None]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._deaf: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Begin to watch, and pick up the matches that wait for a bot since the last time the house was open."""
        self._deaf = self.matches.log.listen(self._heard)
        for found in await self.matches.log.summaries(phase="playing", limit=1_000):
            if any(seat.bot for seat in found.seats):
                self._heard(found.match, -1)

    async def close(self) -> None:
        """Stop watching and let the workers go."""
        self._deaf()
        tasks = [*self._looking, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _heard(self, match: str, seq: int) -> None:
        task = asyncio.create_task(self._look(match, seq))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, match: str, seq: int) -> None:
        """Start thinking about every open decision of a bot, and answer what was proposed to it."""
        try:
            live = await self.matches.at_least(match, seq)
        except Illegal:
            return
        for number, chair in enumerate(live.match.chairs):
            if chair is None or chair.bot is None or live.match.phase != "playing" or number in live.match.gone:
                continue
            offer = live.match.offer
            if offer is not None and number not in offer.accepted:
                await self._answer(match, Seat(number), chair.bot)
            since = live.match.since[number]
            decision = None if since is None else (match, number, since)
            if decision is not None and decision not in self._thinking:
                self._thinking[decision] = asyncio.create_task(self._decide(live, Seat(number), chair.bot, decision))

    async def _answer(self, match: str, seat: Seat, level: str) -> None:
        """Bots let people take back, and play on rather than agree to a draw."""

        def decide(live: Live) -> list[AnyEvent]:
            offer, chair = live.match.offer, live.match.chairs[seat]
            open_still = offer is not None and seat not in offer.accepted and chair is not None and chair.bot == level
            return list(play.answered(live, seat, offer.what == "takeback")) if offer is not None and open_still else []

        with contextlib.suppress(Illegal):
            await self.matches.change(match, decide)

    async def _decide(self, live: Live, seat: Seat, level: str, decision: Decision) -> None:
        match, _, since = decision
        view = encode(live.game.view(live.match.state, seat))
        try:
            action = await self._choose(live.match.opened.game, level, view, seat, _seconds(live, seat))
            await self.matches.change(match, play.bot_act(level, seat, since, action))
        except Exception:
            # Whatever went wrong in a bot, nobody at the table shall wait for it: the default action is taken.
            log.exception("a bot failed", match=match, seat=seat, level=level)
            default = encode(live.game.default(live.match.state, seat))
            await self.matches.change(match, play.bot_act(level, seat, since, default))
        finally:
            self._thinking.pop(decision, None)

    async def _choose(self, game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        loop, seed = asyncio.get_running_loop(), secrets.randbits(63)
        for _ in range(2):
            pool = self._workers()
            try:
                return await loop.run_in_executor(pool, worker.choose, self.folder, game, level, view, seat, seed, seconds)
            except BrokenProcessPool:
                # A worker died (out of memory, say): new ones take its place and the question is asked again.
                log.warning("a bot's worker died", game=game, level=level)
                if self._pool is pool:
                    self._pool = None
        raise Illegal("core.no-worker")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(WORKERS, mp_context=multiprocessing.get_context("forkserver"))
        return self._pool


def _seconds(live: Live, seat: Seat) -> float:
    left = clock.remaining(live.match.clock, seat, now())
    return SECONDS if left is None else max(0.02, min(SECONDS, left / 1_000 / SHARE))
