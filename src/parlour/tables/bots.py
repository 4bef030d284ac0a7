"""The chair for bots: it hears what is appended, and whenever a bot is awaited a worker process decides for it."""

from __future__ import annotations

import asyncio
from asyncio import Task, TimerHandle
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import structlog

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.event import AnyEvent
from parlour.core.game import Illegal, Seat
from parlour.tables import play
from parlour.tables.matches import Live, Matches, now
from parlour.tables.workers import Workers

SECONDS = 1.0
"""How long a bot may think about one decision where no clock is shorter."""

SHARE = 25
"""A bot spends no more than this fraction of the time it has left on one decision."""

PATIENCE = 3.0
"""Seconds that the server which stored the last event has to itself; if no bot has moved then, any other server lets it think."""

PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a decision that could not be stored is tried again, doubled each time."""

WAITING = 1_000
"""How many matches that wait for a bot are looked for when the house opens."""

Decision = tuple[str, Seat, int]
"""A match, a seat and the position at which its decision opened."""

log = structlog.get_logger()


class Bots:
    """Seats bots: each open decision of one is thought about once, and whatever goes wrong somebody decides."""

    def __init__(self, matches: Matches, folder: Path) -> None:
        self.matches = matches
        self.workers = Workers(folder)
        self._thinking: dict[Decision, Task[None]] = {}
        self._tasks: set[Task[None]] = set()
        self._later: dict[str, tuple[int, TimerHandle]] = {}
        self._deaf: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Begin to listen, and pick up the matches that wait for a bot since the last time the house was open."""
        self.matches.appended.append(self._seat)
        self._deaf = self.matches.log.listen(self._heard)
        self._run(self._resume())

    async def close(self) -> None:
        """Stop listening and let the workers go."""
        self._deaf()
        self.matches.appended.remove(self._seat)
        for _, handle in self._later.values():
            handle.cancel()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def _resume(self) -> None:
        for found in await self.matches.log.summaries(phase="playing", limit=WAITING):
            if any(seat.bot for seat in found.seats):
                await self._look(found.match)

    def _heard(self, match: str, seq: int) -> None:
        """Note what may have come from another server, and look in a while whether anybody decided."""
        if seq < 0:
            return
        _, handle = self._later.get(match) or (seq, asyncio.get_running_loop().call_later(PATIENCE, self._waited, match))
        self._later[match] = (seq, handle)

    def _waited(self, match: str) -> None:
        seq, _ = self._later.pop(match)
        live = self.matches.remembered(match)
        if live is None or live.match.seq < seq or not live.here:
            self._run(self._look(match))

    async def _look(self, match: str) -> None:
        try:
            self._seat(await self.matches.get(match))
        except Illegal as reason:
            log.warning("a match cannot be looked at", match=match, code=reason.code)

    def _seat(self, live: Live) -> None:
        """Let bots think about every decision that is theirs, and answer what was proposed to them."""
        match, offer = live.match, live.match.offer
        bots = [(Seat(seat), chair.bot) for seat, chair in enumerate(match.chairs) if chair and chair.bot and seat not in match.gone]
        if bots and match.phase == "gathering":
            self.workers.warm()
        if match.phase != "playing":
            return
        for seat, level in bots:
            if offer is not None and seat not in offer.accepted:
                self._run(self._answer(match.id, seat, level))
            since = match.since[seat]
            if since is not None and (match.id, seat, since) not in self._thinking:
                self._thinking[match.id, seat, since] = asyncio.create_task(self._decide(live, seat, level, since))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed beside the bots", exc_info=task.exception())

    async def _answer(self, match: str, seat: Seat, level: str) -> None:
        """Bots let people take back, and play on rather than agree to a draw."""

        def decide(live: Live) -> list[AnyEvent]:
            offer, chair = live.match.offer, live.match.chairs[seat]
            open_still = offer is not None and seat not in offer.accepted and chair is not None and chair.bot == level
            return list(play.answered(live, [seat], offer.what == "takeback")) if offer is not None and open_still else []

        try:
            await self.matches.change(match, decide)
        except Illegal as reason:
            log.warning("a bot could not answer", match=match, seat=seat, code=reason.code)

    async def _decide(self, live: Live, seat: Seat, level: str, since: int) -> None:
        """Decide for a bot. If it cannot, the default action is taken; if that cannot be stored, both are tried again."""
        match, pause = live.match.id, PAUSE
        try:
            while not (await self._decided(live, seat, level, since) or await self._defaulted(live, seat, level, since)):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._thinking.pop((match, seat, since), None)

    async def _decided(self, live: Live, seat: Seat, level: str, since: int) -> bool:
        match = live.match
        try:
            view = encode(live.game.view(match.state, seat))
            action = await self.workers.choose(
                match.opened.game, level, view, seat, _seconds(live, seat), lambda: self._is_open(match.id, seat, since)
            )
            if action is not None:
                await self.matches.change(match.id, play.bot_act(level, seat, since, action))
        except Exception:
            log.exception("a bot failed", match=match.id, seat=seat, level=level)
            return False
        return True

    async def _defaulted(self, live: Live, seat: Seat, level: str, since: int) -> bool:
        """Take the default action, so that nobody at the table waits for a bot that is broken."""
        try:
            default = encode(live.game.default(live.match.state, seat))
            await self.matches.change(live.match.id, play.bot_act(level, seat, since, default))
        except Illegal as reason:
            log.error("a match cannot go on with its bot", match=live.match.id, seat=seat, code=reason.code)
        except Exception:
            log.exception("a bot's chair cannot decide", match=live.match.id, seat=seat)
            return False
        return True

    def _is_open(self, match: str, seat: Seat, since: int) -> bool:
        """Return whether a decision is still to be taken, as far as this process knows."""
        live = self.matches.remembered(match)
        return live is None or (live.match.phase == "playing" and live.match.since[seat] == since)


def _seconds(live: Live, seat: Seat) -> float:
    left = clock.remaining(live.match.clock, seat, now())
    return SECONDS if left is None else max(0.02, min(SECONDS, left / 1_000 / SHARE))
