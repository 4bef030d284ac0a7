"""Tests that a bot that raises anything in its process affects neither the server nor other games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.search.levels import loaded_game
from parlour.services.engine import worker
from parlour.services.engine.analysis_worker import AnalysisWorker
from parlour.services.engine.decision_workers import DecisionWorkers
from parlour.services.engine.fair_queue import Priority
from parlour.services.engine.worker import BotError
from parlour.services.engine.worker_pool import Worker
from parlour.services.game_faults import GAME_FAULTS
from parlour.shared.jobs import NoJobQueue

SECONDS = 30.0


class UnpicklableError(Exception):
    """An exception that cannot be rebuilt in another process."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} {second}")


def raise_by_name(name: str) -> NoReturn:
    """Raise an exception as the code of a package might."""
    match name:
        case "exit":
            raise SystemExit(1)
        case "interrupt":
            raise KeyboardInterrupt
        case "stop":
            raise StopIteration
        case _:
            raise UnpicklableError("two", "arguments")


@pytest.fixture(autouse=True)
def _no_faults() -> Iterator[None]:
    GAME_FAULTS.clear()
    yield
    GAME_FAULTS.clear()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Worker]:
    started = Worker(tmp_path)
    yield started
    started.stop()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exit", "SystemExit: 1"),
        ("interrupt", "KeyboardInterrupt"),
        ("stop", "StopIteration"),
        ("unpicklable", "UnpicklableError: two arguments"),
    ],
)
async def test_the_server_receives_every_exception_and_the_process_goes_on(
    process: Worker, name: str, message: str
) -> None:
    with pytest.raises(BotError, match=message):
        await process.call(SECONDS, raise_by_name, name)
    await process.call(SECONDS, worker.ping)


@pytest.mark.slow
async def test_a_failing_bot_is_counted_for_its_game_and_others_still_decide(
    tmp_path: Path,
) -> None:
    decisions, analyses = (
        DecisionWorkers(tmp_path, NoJobQueue()),
        AnalysisWorker(tmp_path, NoJobQueue()),
    )
    pylos = loaded_game("pylos")
    state = pylos.setup(pylos.types.options(), 2, Rng(bytes(32))).state
    view = encode(pylos.view(state, Seat(0)))
    try:
        with pytest.raises(BotError, match="no-level"):
            await decisions.choose_action("betta", "no-level", b"", Seat(0), 1.0, Priority.PEOPLE)
        with pytest.raises(BotError, match="no-level"):
            await analyses.precompile_level("bulbous", "no-level")
        assert await decisions.choose_action(
            "pylos", "beginner", view, Seat(0), 1.0, Priority.PEOPLE
        )
    finally:
        decisions.close()
        analyses.stop()
    assert {game: fault.count for game, fault in GAME_FAULTS.faults().items()} == {
        "betta": 1,
        "bulbous": 1,
    }
