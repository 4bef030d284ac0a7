"""The matches that bots play beside the page, in a process with a time limit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.context import ForkServerContext
from pathlib import Path

import msgspec

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.design.bots_process import BotsReport, run_bots_process
from parlour.design.latest_run import LatestRun
from parlour.design.process_reports import receive_reports
from parlour.design.questions import BotsQuestion

RUN_LIMIT_S = 900.0
"""The time (s) after which a run is stopped."""


class BotsStatus(Value, frozen=True):
    """The state of the run.

    Attributes:
        is_running: Whether bots play.
        report: The results of the last run, or None.
        question: What is played, or None before the first run.
    """

    is_running: bool = False
    report: BotsReport | None = None
    question: BotsQuestion | None = None


class BotsRun:
    """The latest run of matches.

    Args:
        context: The context of new processes.
        name: The id of the game.
        folder: The data folder.
        show: Receives each change of the status.
    """

    def __init__(
        self,
        context: ForkServerContext,
        name: str,
        folder: Path,
        show: Callable[[BotsStatus], Awaitable[None]],
    ) -> None:
        self._context, self._name, self._folder, self._show = context, name, folder, show
        self._status = BotsStatus()
        self._latest = LatestRun()

    async def start(self, question: BotsQuestion) -> None:
        """Stop the run and begin another one."""
        await self._latest.start(partial(self._run, question))

    async def stop(self) -> None:
        """Stop the run; its results remain."""
        await self._latest.stop()

    async def forget(self) -> None:
        """Stop the run and drop its results, which belong to the previous save."""
        async with self._latest.no_run():
            await self._update(BotsStatus())

    async def _run(self, question: BotsQuestion) -> None:
        async def show_report(body: bytes) -> None:
            report = msgspec.json.decode(body, type=BotsReport)
            await self._update(BotsStatus(True, report, question))

        arguments = (self._name, self._folder, question)
        try:
            await self._update(BotsStatus(True, None, question))
            await receive_reports(
                self._context, run_bots_process, arguments, RUN_LIMIT_S, show_report
            )
        finally:
            # Also after the run was stopped.
            await self._update(replace(self._status, is_running=False))

    async def _update(self, status: BotsStatus) -> None:
        self._status = status
        await self._show(status)
