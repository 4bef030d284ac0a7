"""The computation of analyses by workers on other machines, or else by a process of this server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.plugin.puzzle import PuzzleCandidate
from parlour.search.chance import LuckEstimate
from parlour.services.engine.evaluation import Evaluation, EvaluationRequest
from parlour.services.engine.handing_over import worker_result
from parlour.services.engine.jobs import (
    AnalysisLaneJob,
    DrawJob,
    EvaluationJob,
    PrecompileJob,
    RankingJob,
    encode_job,
)
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.engine.worker_pool import Worker
from parlour.services.game_faults import GAME_FAULTS
from parlour.shared.jobs import ANALYSIS, JobQueue


class AnalysisWorker:
    """The worker that evaluates decisions of finished matches, at the lowest priority.

    What the workers of other machines cannot do is done by a process of this server. All methods
    raise BotError if the bot fails, or TimeoutError or BrokenProcessPool if that process does.
    """

    def __init__(self, folder: Path, jobs: JobQueue) -> None:
        self._jobs, self._local = jobs, Worker(folder, is_low_priority=True)

    def stop(self) -> None:
        """Stop the process of this server; the next request starts a new one."""
        self._local.stop()

    async def precompile_level(self, game: str, level: str) -> None:
        """Compile the kernels of a level unless it is loaded."""
        job = PrecompileJob(game=game, level=level)
        if await self._worker_result(job, None) is None:
            with GAME_FAULTS.attribute_to(game):
                await self._local.precompile_level(game, level)

    async def evaluate(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's evaluation of a decision."""
        job = EvaluationJob(game=game, level=level, request=request, seconds=seconds, seed=seed)
        found = await self._worker_result(job, Evaluation)
        if found:
            return found
        with GAME_FAULTS.attribute_to(game):
            return await self._local.evaluate(game, level, request, seed, seconds)

    async def rank_actions(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's ranking of actions."""
        job = RankingJob(game=game, level=level, request=request, seconds=seconds, seed=seed)
        found = await self._worker_result(job, list[PuzzleCandidate])
        if found:
            return found
        with GAME_FAULTS.attribute_to(game):
            return await self._local.rank_actions(game, level, request, seed, seconds)

    async def evaluate_draw(self, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
        """Return the JSON of the luck in a chance draw."""
        job = DrawJob(game=game, draw=draw, seconds=seconds, seed=seed)
        found = await self._worker_result(job, LuckEstimate | None)
        if found:
            return found
        with GAME_FAULTS.attribute_to(game):
            return await self._local.evaluate_draw(game, draw, seed, seconds)

    async def _worker_result(self, job: AnalysisLaneJob, result_type: Any) -> bytes | None:
        """Return the JSON result of a job, or None if this server must do it itself."""
        return await worker_result(self._jobs, ANALYSIS, encode_job(job), result_type)
