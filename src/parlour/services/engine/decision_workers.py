"""The computation of decisions by workers on other machines, or else by processes of this server."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import Seat
from parlour.services.engine.fair_queue import Priority
from parlour.services.engine.handing_over import worker_result
from parlour.services.engine.jobs import DecisionJob, ExactValueJob, encode_job
from parlour.services.engine.worker import ExactValue
from parlour.services.engine.worker_pool import WORKER_COUNT, WorkerPool
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.tracing import TRACING
from parlour.shared.jobs import DECISIONS, JobQueue

SEED_BITS = 63


class DecisionWorkers:
    """The workers that compute decisions.

    A job that the workers of other machines cannot do is done here.
    """

    def __init__(self, folder: Path, jobs: JobQueue) -> None:
        self._jobs, self._pool = jobs, WorkerPool(folder)

    def close(self) -> None:
        """Stop the processes of this server."""
        self._pool.close()

    @property
    def slot_count(self) -> int:
        """The number of decisions that can be computed at the same time."""
        return self._jobs.slots(DECISIONS) or WORKER_COUNT

    def subscribe(self, handler: Callable[[], None]) -> Callable[[], None]:
        """Call `handler` when workers come or go; return a function that unsubscribes it."""
        return self._jobs.subscribe_to_slots(handler)

    def start_first(self) -> None:
        """Start a process of this server in advance, unless other machines decide."""
        if not self._jobs.slots(DECISIONS):
            self._pool.start_first()

    async def choose_action(
        self,
        game: str,
        level: str,
        view: bytes,
        seat: Seat,
        seconds: float,
        priority: Priority,
    ) -> bytes:
        """Return the JSON of the action that a bot chooses.

        Raises BotError if the bot fails, or Illegal if the processes of this server die or hang
        repeatedly.
        """
        seed = secrets.randbits(SEED_BITS)
        job = DecisionJob(game=game, level=level, view=view, seat=seat, seconds=seconds, seed=seed)
        with TRACING.span("bot decision", game=game, level=level):
            # The rules check the action when the server takes it.
            action = await worker_result(self._jobs, DECISIONS, encode_job(job), Any, priority)
            if action is not None:
                return action
            with GAME_FAULTS.attribute_to(game):
                return await self._pool.choose_action(game, level, view, seat, seconds, seed)

    async def exact_value(
        self, game: str, level: str, view: bytes, seat: Seat, action: bytes
    ) -> ExactValue | None:
        """Return the proven value of an action, or None if there is none or the worker fails."""
        seed = secrets.randbits(SEED_BITS)
        job = ExactValueJob(game=game, level=level, view=view, seat=seat, action=action, seed=seed)
        found = await worker_result(
            self._jobs, DECISIONS, encode_job(job), ExactValue | None, Priority.PEOPLE
        )
        if found is not None:
            return msgspec.json.decode(found, type=ExactValue | None)
        with GAME_FAULTS.attribute_to(game):
            return await self._pool.exact_value(game, level, view, seat, action, seed)
