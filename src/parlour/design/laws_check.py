"""The check of the laws beside the page, in a process with a time limit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.context import ForkServerContext
from pathlib import Path

import msgspec

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.design.latest_run import LatestRun
from parlour.design.laws_process import LawsReport, run_laws_process
from parlour.design.process_reports import receive_reports
from parlour.design.questions import PositionQuestion

CHECK_LIMIT_S = 60.0
"""The time (s) after which a check is stopped."""


class LawsStatus(Value, frozen=True):
    """The state of the check.

    Attributes:
        is_running: Whether a check runs.
        is_stopped: Whether the last check was stopped at `CHECK_LIMIT_S`, or ended with an error.
        report: The last result, which remains visible while the next check runs, or None.
        match: The match of the result, as the page asked for it, or None.
    """

    is_running: bool = False
    is_stopped: bool = False
    report: LawsReport | None = None
    match: PositionQuestion | None = None


class LawsCheck:
    """The latest check of the laws.

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
        show: Callable[[LawsStatus], Awaitable[None]],
    ) -> None:
        self._context, self._name, self._folder, self._show = context, name, folder, show
        self._status = LawsStatus()
        self._latest = LatestRun()

    async def start(self, save: int, question: PositionQuestion) -> None:
        """Check the laws along a match, unless it was checked since this save.

        Args:
            save: The number of the save.
            question: The match; the step and the decisions are ignored.
        """
        match = replace(question, step=0, decisions="")
        await self._latest.start(partial(self._run, match), key=(save, match))

    async def stop(self) -> None:
        """Stop the check."""
        await self._latest.stop()

    async def _run(self, match: PositionQuestion) -> None:
        await self._update(replace(self._status, is_running=True, is_stopped=False))
        received = False

        async def show_report(body: bytes) -> None:
            nonlocal received
            received = True
            report = msgspec.json.decode(body, type=LawsReport)
            await self._update(LawsStatus(True, False, report, match))

        arguments = (self._name, self._folder, match)
        await receive_reports(
            self._context, run_laws_process, arguments, CHECK_LIMIT_S, show_report
        )
        await self._update(replace(self._status, is_running=False, is_stopped=not received))

    async def _update(self, status: LawsStatus) -> None:
        self._status = status
        await self._show(status)
