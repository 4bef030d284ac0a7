"""Tests that batch computations give the same results on every executor."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from random import Random
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin.player import BotLevel, Candidate
from parlour.plugin.plugin import Bots, GamePlugin
from parlour.search import batch, mining
from parlour.search.baselines import RandomPlayer, determinized_state
from parlour.search.batch import ClusterUnavailable, batch_executor
from parlour.search.duel import play_duel
from parlour.search.duel_report import DuelReport
from parlour.search.mining import MinedMatch, MiningSetting, PuzzleCriteria, mine_matches
from parlour.testing.executors import ReversingExecutor

from ..patience import PATIENCE
from ..ports import free_port

pytestmark = pytest.mark.uncounted

DUELS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("pylos", 2, {"variant": "basic"}),
    ("betta", 3, {}),
)


class GuessingPlayer(RandomPlayer):
    """A player whose values of the actions depend only on its random numbers."""

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> list[Candidate]:
        state = determinized_state(self.game, view, luck)
        ranked = [
            Candidate(action, luck.random()) for action in self.game.legal_actions(state, seat)
        ]
        return sorted(ranked, key=lambda candidate: -candidate.value)


def duel_report(pool: Executor, game: str, seats: int, options: dict[str, Any]) -> DuelReport:
    """Return the report of a duel without the thinking times, which no two runs share."""
    report = play_duel(
        pool, game, "casual", "beginner", 12, seconds=30.0, seats=seats, options=options, seed=3
    )
    return replace(report, a_seconds=0.0, b_seconds=0.0)


@pytest.mark.parametrize(("game", "seats", "options"), DUELS)
def test_a_duel_does_not_depend_on_the_order_of_games(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    with ThreadPoolExecutor(1) as pool:
        expected = duel_report(pool, game, seats, options)
    assert 0 < expected.score.value < 1
    assert duel_report(ReversingExecutor(), game, seats, options) == expected


def test_mining_does_not_depend_on_the_order_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    guessing = GamePlugin(game=Pylos, bots=Bots((BotLevel("guess", GuessingPlayer),)))
    monkeypatch.setattr(mining, "game_plugin", lambda _: guessing)
    monkeypatch.setattr(mining, "precompile_bots", lambda _: None)
    setting = MiningSetting(
        game="pylos",
        options=msgspec.Raw(b'{"variant":"basic"}'),
        players=("guess", "guess"),
        criteria=PuzzleCriteria(equal=1e-9, gap=1e-6),
        seconds=1.0,
        most=2,
        seed=5,
    )

    def mined(pool: Executor) -> list[tuple[list[bytes], int]]:
        found: list[MinedMatch] = list(mine_matches(pool, setting, 3))
        return [(list(map(encode, each.puzzles)), each.candidate_count) for each in found]

    with ThreadPoolExecutor(1) as pool:
        expected = mined(pool)
    assert len(expected) == 3 and any(puzzles for puzzles, _ in expected)
    assert mined(ReversingExecutor()) == expected


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "nonsense://x"])
def test_a_missing_cluster_is_reported_in_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "CONNECT_SECONDS", 0.2)
    cluster = address.format(port=free_port())
    with (
        pytest.raises(ClusterUnavailable, match="No Dask scheduler answers"),
        batch_executor(cluster),
    ):
        pass


def test_a_missing_package_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(ClusterUnavailable, match=r"pip install 'parlour\[cluster\]'"),
        batch_executor("tcp://127.0.0.1:8786"),
    ):
        pass


@contextmanager
def dask_process(command: str, *words: str) -> Iterator[None]:
    line = [sys.executable, "-m", "dask", command, *words, "--no-dashboard"]
    with subprocess.Popen(line, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


@contextmanager
def dask_scheduler() -> Iterator[str]:
    """Run a scheduler without workers and provide its address."""
    pytest.importorskip("distributed")
    port = str(free_port())
    with dask_process("scheduler", "--host", "127.0.0.1", "--port", port):
        yield f"tcp://127.0.0.1:{port}"


def dask_worker(address: str, threads: int = 1) -> AbstractContextManager[None]:
    """Run a worker process of a cluster."""
    return dask_process("worker", address, "--nthreads", str(threads), "--no-nanny")


def wait_for_workers(address: str, count: int) -> None:
    """Wait until a scheduler answers and has this number of workers."""
    from distributed import Client

    until = monotonic() + PATIENCE
    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        while len(client.nthreads()) != count:
            assert monotonic() < until
            sleep(0.05)


@pytest.mark.slow
def test_duels_in_processes_and_on_a_cluster_equal_those_of_one_process() -> None:
    with ThreadPoolExecutor(1) as pool:
        expected = [duel_report(pool, *duel) for duel in DUELS]
    with batch_executor(None) as pool:
        assert [duel_report(pool, *duel) for duel in DUELS] == expected
    with dask_scheduler() as address, dask_worker(address), dask_worker(address):
        wait_for_workers(address, 2)
        with batch_executor(address) as pool:
            assert [duel_report(pool, *duel) for duel in DUELS] == expected


@pytest.mark.slow
def test_workers_that_cannot_run_the_units_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    own = os.getpid()

    def refusal(address: str) -> str:
        with pytest.raises(ClusterUnavailable) as refused, batch_executor(address):
            pass
        return str(refused.value)

    with dask_scheduler() as address:
        wait_for_workers(address, 0)
        assert "has no workers" in refusal(address)
        with dask_worker(address):
            wait_for_workers(address, 1)
            monkeypatch.setattr(batch, "version", lambda _: "2" if os.getpid() == own else "1")
            assert "has Parlour 1, but this machine has 2" in refusal(address)
        with dask_worker(address, threads=2):
            wait_for_workers(address, 1)
            assert "Start it with --nthreads 1" in refusal(address)
