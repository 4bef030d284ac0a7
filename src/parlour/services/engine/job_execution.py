"""The execution of computations for other machines."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.plugin import registry
from parlour.services.engine.jobs import (
    AnalysisLaneJob,
    DecisionJob,
    DrawJob,
    EvaluationJob,
    PrecompileJob,
    RankingJob,
    decode_analysis_job,
    decode_decision_job,
)
from parlour.services.engine.worker_pool import Worker, WorkerPool


class DecisionExecution:
    """The processes of this machine that compute decisions for servers."""

    def __init__(self, folder: Path, processes: int) -> None:
        self._pool = WorkerPool(folder, processes)

    def close(self) -> None:
        """Stop the processes."""
        self._pool.close()

    async def run(self, payload: bytes) -> bytes:
        """Return the result of an encoded job, as JSON.

        Raises msgspec.DecodeError for an invalid job, BotError if the bot fails, or Illegal if the
        processes die or hang repeatedly.
        """
        job = decode_decision_job(payload)
        seat = Seat(job.seat)
        if isinstance(job, DecisionJob):
            return await self._pool.choose_action(
                job.game, job.level, job.view, seat, job.seconds, job.seed
            )
        return encode(
            await self._pool.exact_value(job.game, job.level, job.view, seat, job.action, job.seed)
        )


class AnalysisExecution:
    """The low-priority process of this machine that computes analyses for servers."""

    def __init__(self, folder: Path) -> None:
        self._worker, self._lock = Worker(folder, is_low_priority=True), asyncio.Lock()

    def close(self) -> None:
        """Stop the process."""
        self._worker.stop()

    async def run(self, payload: bytes) -> bytes:
        """Return the result of an encoded job, as JSON.

        Raises msgspec.DecodeError for an invalid job, BotError if the bot fails, or TimeoutError or
        BrokenProcessPool if the process does.
        """
        job = decode_analysis_job(payload)
        async with self._lock:
            try:
                return await self._run_job(job)
            except (TimeoutError, BrokenProcessPool):
                # The process hangs or has died, so the next job gets a new one.
                self._worker.stop()
                raise

    async def _run_job(self, job: AnalysisLaneJob) -> bytes:
        level = _luck_level(job.game) if isinstance(job, DrawJob) else job.level
        await self._worker.precompile_level(job.game, level)
        match job:
            case PrecompileJob():
                return b"null"
            case EvaluationJob():
                return await self._worker.evaluate(
                    job.game, job.level, job.request, job.seed, job.seconds
                )
            case RankingJob():
                return await self._worker.rank_actions(
                    job.game, job.level, job.request, job.seed, job.seconds
                )
            case DrawJob():
                return await self._worker.evaluate_draw(job.game, job.draw, job.seed, job.seconds)


def _luck_level(game: str) -> str:
    """Return the level of a game's luck model; raises LookupError if the game has none."""
    bots = registry.game_plugin(game).bots
    if bots is None or bots.luck_model is None:
        raise LookupError(f"{game} has no luck model")
    return bots.luck_model.level
