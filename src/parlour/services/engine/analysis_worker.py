"""The computation of analyses by workers on other machines, or else by a process of this server."""

from __future__ import annotations

from pathlib import Path

from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.handing_over import worker_result
from parlour.services.engine.jobs import (
    DrawJob,
    EvaluationJob,
    PrecompileJob,
    RankingJob,
    encode_job,
)
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.engine.worker_pool import Worker
from parlour.shared.jobs import ANALYSIS, JobQueue


class AnalysisWorker:
    """The worker that evaluates decisions of finished matches, at the lowest priority.

    What the workers of other machines cannot do is done by a process of this server. All methods
    raise the bot's own exceptions, or TimeoutError or BrokenProcessPool if that process fails.
    """

    def __init__(self, folder: Path, jobs: JobQueue) -> None:
        self._jobs, self._local = jobs, Worker(folder, is_low_priority=True)

    def stop(self) -> None:
        """Stop the process of this server; the next request starts a new one."""
        self._local.stop()

    async def precompile_level(self, game: str, level: str) -> None:
        """Compile the kernels of a level unless it is loaded."""
        job = PrecompileJob(game=game, level=level)
        if await worker_result(self._jobs, ANALYSIS, encode_job(job)) is None:
            await self._local.precompile_level(game, level)

    async def evaluate(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's evaluation of a decision."""
        job = EvaluationJob(game=game, level=level, request=request, seconds=seconds, seed=seed)
        found = await worker_result(self._jobs, ANALYSIS, encode_job(job))
        if found is not None:
            return found
        return await self._local.evaluate(game, level, request, seed, seconds)

    async def rank_actions(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's ranking of actions."""
        job = RankingJob(game=game, level=level, request=request, seconds=seconds, seed=seed)
        found = await worker_result(self._jobs, ANALYSIS, encode_job(job))
        if found is not None:
            return found
        return await self._local.rank_actions(game, level, request, seed, seconds)

    async def evaluate_draw(self, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
        """Return the JSON of the luck in a chance draw."""
        job = DrawJob(game=game, draw=draw, seconds=seconds, seed=seed)
        found = await worker_result(self._jobs, ANALYSIS, encode_job(job))
        if found is not None:
            return found
        return await self._local.evaluate_draw(game, draw, seed, seconds)
