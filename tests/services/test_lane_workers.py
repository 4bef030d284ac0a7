"""Tests that workers do the jobs of servers, with the results that servers would compute."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Options
from parlour.services.analysis.strongest_bot import strongest_ranking_level
from parlour.services.engine import decision_workers
from parlour.services.engine.analysis_worker import AnalysisWorker
from parlour.services.engine.decision_workers import DecisionWorkers
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.fair_queue import Priority
from parlour.services.engine.job_execution import AnalysisExecution, DecisionExecution
from parlour.services.engine.jobs import DecisionJob, decode_decision_job, encode_job
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.engine.worker_pool import Worker, WorkerPool
from parlour.services.games import Games
from parlour.services.workers.lane_worker import Execute, LaneWorker
from parlour.shared.jobs import ANALYSIS, DECISIONS, JobFailed, Lane, NoJobQueue
from parlour.shared.opening import SharedState, open_shared

from ..conftest import REDIS
from ..patience import eventually

LEVEL = "beginner"


@asynccontextmanager
async def open_site() -> AsyncIterator[tuple[SharedState, SharedState]]:
    """Open the shared state of a server and of a worker of a new site."""
    site = f"test-{secrets.token_hex(6)}"
    server, there = await open_shared(REDIS, site), await open_shared(REDIS, site)
    try:
        yield server, there
    finally:
        await there.close()
        await server.close()


@asynccontextmanager
async def run_worker(
    server: SharedState,
    there: SharedState,
    execute: Execute,
    slots: int = 1,
    lane: Lane = DECISIONS,
) -> AsyncIterator[LaneWorker]:
    """Run a worker of a lane, and wait until the server knows of it."""
    assert there.open_lane is not None
    worker = LaneWorker(there.open_lane(lane), slots, execute)
    worker.open()
    await eventually(lambda: server.jobs.slots(lane) == slots)
    try:
        yield worker
    finally:
        await worker.stop_taking()
        await worker.close(patience=0)


def start_job(server: SharedState, payload: bytes, priority: int = 0) -> asyncio.Task[bytes]:
    """Start a job of the lane of decisions."""
    return asyncio.create_task(server.jobs.run(DECISIONS, priority, payload))


class Gate:
    """An execution that records its jobs and ends when it is opened."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []
        self.opened = asyncio.Event()

    async def __call__(self, payload: bytes) -> bytes:
        self.begun.append(payload)
        await self.opened.wait()
        return payload.upper()


async def test_a_failing_job_is_left_to_the_server() -> None:
    async def fail(payload: bytes) -> bytes:
        raise RuntimeError("a bot failed")

    async with open_site() as (server, there), run_worker(server, there, fail):
        with pytest.raises(JobFailed, match="could not"):
            await start_job(server, b"job")


@pytest.mark.parametrize("result", [b"", b"no JSON", b'{"value": "high"}'])
async def test_a_server_repeats_a_job_whose_result_is_invalid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, result: bytes
) -> None:
    async def answer(payload: bytes) -> bytes:
        return result

    async def compute(*question: object) -> bytes:
        return b"here"

    request = EvaluationRequest(seq=3, step=1, seat=Seat(0), view=b"{}", action=b"{}")
    draw = ChanceDraw(seq=3, options=b"{}", seats=2, after=b"{}")
    async with (
        open_site() as (server, there),
        run_worker(server, there, answer, lane=ANALYSIS),
    ):
        analysis = AnalysisWorker(tmp_path, server.jobs)
        for name in ("evaluate", "rank_actions", "evaluate_draw"):
            monkeypatch.setattr(analysis._local, name, compute)
        assert await analysis.evaluate("pylos", LEVEL, request, 1, 1.0) == b"here"
        assert await analysis.rank_actions("pylos", LEVEL, request, 1, 1.0) == b"here"
        assert await analysis.evaluate_draw("pylos", draw, 1, 1.0) == b"here"


async def test_one_slot_is_reserved_for_people() -> None:
    gate = Gate()
    async with open_site() as (server, there), run_worker(server, there, gate, slots=2):
        bots = [start_job(server, b"bots %d" % number, Priority.NOBODY) for number in range(3)]
        await eventually(lambda: len(gate.begun) == 1)
        person = start_job(server, b"person", Priority.PEOPLE)
        await eventually(lambda: gate.begun == [b"bots 0", b"person"])
        gate.opened.set()
        assert await person == b"PERSON"
        assert await asyncio.gather(*bots) == [b"BOTS 0", b"BOTS 1", b"BOTS 2"]


async def test_a_worker_that_stops_finishes_its_job_or_hands_it_back() -> None:
    first, second = Gate(), Gate()
    async with open_site() as (server, there):
        async with run_worker(server, there, first, slots=1) as worker:
            job = start_job(server, b"short")
            await eventually(lambda: first.begun == [b"short"])
            await worker.stop_taking()
            await eventually(lambda: server.jobs.slots(DECISIONS) == 0)
            first.opened.set()
            await worker.close(patience=60)
            assert await job == b"SHORT"
        first.opened.clear()
        second.opened.set()
        async with run_worker(server, there, first):
            job = start_job(server, b"long")
            await eventually(lambda: len(first.begun) == 2)
        async with run_worker(server, there, second):
            assert await job == b"LONG"


async def test_decisions_equal_those_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat = Pylos(), Seat(0)
    view = encode(game.view(game.setup(Options(), 2, Rng(bytes(32))).state, seat))
    question = ("pylos", LEVEL, view, seat, 1.0)
    seeds = list(range(4))
    local = WorkerPool(tmp_path, processes=1)
    execution = DecisionExecution(tmp_path, processes=1)
    try:
        expected = [await local.choose_action(*question, seed) for seed in seeds]
        assert len(set(expected)) > 1, "the seed matters"
        async with open_site() as (server, there), run_worker(server, there, execution.run):
            workers = DecisionWorkers(tmp_path, server.jobs)
            assert workers.slot_count == 1
            for seed, action in zip(seeds, expected, strict=True):
                monkeypatch.setattr(
                    decision_workers, "secrets", SimpleNamespace(randbits=lambda _, seed=seed: seed)
                )
                assert await workers.choose_action(*question, Priority.PEOPLE) == action
            assert workers._pool._workers[-1]._pool is None, "the server started no process"
    finally:
        local.close()
        execution.close()


@pytest.mark.slow
async def test_evaluations_equal_those_of_the_server(tmp_path: Path) -> None:
    games = Games(tmp_path)
    rules, codec = games.game("betta"), games.codec("betta")
    level = strongest_ranking_level(games, "betta")
    assert level is not None
    state = rules.setup(codec.decode_options(b"{}"), 2, Rng(bytes(32))).state
    seat = next(iter(rules.turn(state).seats))
    request = EvaluationRequest(
        seq=3,
        step=1,
        seat=seat,
        view=encode(rules.view(state, seat)),
        action=encode(next(iter(rules.legal_actions(state, seat)))),
    )
    question = ("betta", level, request, 5, 600.0)
    worker, execution = Worker(tmp_path), AnalysisExecution(tmp_path)
    try:
        await worker.precompile_level("betta", level)
        expected = await worker.evaluate(*question), await worker.rank_actions(*question)
        async with (
            open_site() as (server, there),
            run_worker(server, there, execution.run, lane=ANALYSIS),
        ):
            analysis = AnalysisWorker(tmp_path, server.jobs)
            await analysis.precompile_level("betta", level)
            assert expected == (
                await analysis.evaluate(*question),
                await analysis.rank_actions(*question),
            )
    finally:
        worker.stop()
        execution.close()


async def test_a_server_without_workers_decides_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = DecisionWorkers(tmp_path, NoJobQueue())

    async def choose(*question: object) -> bytes:
        return b"here"

    monkeypatch.setattr(workers._pool, "choose_action", choose)
    assert (
        await workers.choose_action("pylos", LEVEL, b"", Seat(0), 1.0, Priority.PEOPLE) == b"here"
    )


@pytest.mark.parametrize(
    "changes",
    [{"seat": -1}, {"seconds": 0.0}, {"seconds": 1e9}, {"game": ""}, {"level": "x" * 65}],
)
def test_jobs_outside_their_bounds_are_refused(changes: dict[str, object]) -> None:
    job = DecisionJob(game="pylos", level=LEVEL, view=b"{}", seat=0, seconds=1.0, seed=1)
    assert decode_decision_job(encode_job(job)) == job
    with pytest.raises(msgspec.ValidationError):
        decode_decision_job(encode_job(msgspec.structs.replace(job, **changes)))
    with pytest.raises(msgspec.DecodeError):
        decode_decision_job(b"\x80\x04\x95")
