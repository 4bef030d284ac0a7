"""The state of `parlour design`: the process of the current save, and what the page waits for."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextlib import suppress
from datetime import datetime
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic

import msgspec

from parlour.core.codec import encode
from parlour.core.value import Value
from parlour.design.bots_run import BotsRun, BotsStatus
from parlour.design.failure import PackageFailure
from parlour.design.file_changes import FileTimes, changed_files, file_times, is_page_file
from parlour.design.laws_check import LawsCheck, LawsStatus
from parlour.design.package_process import run_package_process
from parlour.design.questions import ActionQuestion, BotsQuestion, PositionQuestion

WATCH_INTERVAL_S = 0.15
"""The interval (s) between looks at the files."""

ANSWER_LIMIT_S = 20.0
"""The time (s) after which the process of a package counts as hanging."""

WAIT_LIMIT_S = 20.0
"""The time (s) after which a waiting page gets an answer without a change."""

PRELOADED_MODULES = (
    "parlour.design.package_process",
    "parlour.design.laws_process",
    "parlour.design.bots_process",
)
"""The modules that new processes inherit, so that they start fast."""


class DesignStatus(Value, frozen=True):
    """What the page needs to know at once.

    Attributes:
        version: A number that grows with every change of this status.
        save: The number of saves since the start.
        page_save: The number of the last save that changed files of the page.
        saved_at: The local time of the last save, as `14:02:11`; empty before the first one.
        files: The files that the last save changed.
        load_ms: The time (ms) that the new process needed, or None while it loads.
        failure: The reason why the package cannot be used, or None.
        laws: The check of the laws.
        bots: The matches of bots.
    """

    version: int
    save: int
    page_save: int
    saved_at: str
    files: tuple[str, ...]
    load_ms: int | None
    failure: PackageFailure | None
    laws: LawsStatus = LawsStatus()
    bots: BotsStatus = BotsStatus()


class _LoadedReport(Value, frozen=True):
    """The report of a process, with the description of the game as it was sent."""

    game: msgspec.Raw
    failure: PackageFailure | None


class DesignSession:
    """The package that is designed, the process that has loaded it, and its saves.

    Args:
        name: The id of the game.
        package_folder: The folder of the package, which is watched.
        data_folder: The data folder.

    Attributes:
        game_info: The description of the game from the last save that could be loaded, as JSON.
    """

    def __init__(self, name: str, package_folder: Path, data_folder: Path) -> None:
        self.name, self.package_folder = name, package_folder
        self.status = DesignStatus(0, 0, 0, "", (), None, None)
        self.game_info: bytes | None = None
        self._data_folder = data_folder
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(list(PRELOADED_MODULES))
        self._laws = LawsCheck(self._context, name, data_folder, self._show_laws)
        self._bots = BotsRun(self._context, name, data_folder, self._show_bots)
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._asking, self._changed = asyncio.Lock(), asyncio.Condition()
        self._watching: asyncio.Task[None] | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Begin to load the package and to watch its files."""
        self._watching = asyncio.create_task(self._watch(file_times(self.package_folder)))

    async def close(self) -> None:
        """Stop watching, end the process and answer the waiting pages."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        self._kill()
        await self._laws.stop()
        await self._bots.stop()
        self._is_closed = True
        async with self._changed:
            self._changed.notify_all()

    async def ask(self, kind: str, question: PositionQuestion | ActionQuestion | str) -> bytes:
        """Return the answer of the package's process to a question, as JSON."""
        async with self._asking:
            if self._connection is None:
                reason = self.status.failure or PackageFailure("The package is being loaded.")
                return encode({"failure": reason})
            try:
                self._connection.send((kind, question))
                return await self._receive(self._connection)
            except (EOFError, OSError):
                # The package ended its process, or a save replaced it.
                reason = PackageFailure("The process of the package ended. Save a file to restart.")
            except TimeoutError:
                reason = PackageFailure(
                    f"The package did not answer within {ANSWER_LIMIT_S:.0f} seconds."
                    " Save a file to restart it."
                )
                self._kill()
                await self._update(failure=reason)
            return encode({"failure": reason})

    async def check_laws(self, question: PositionQuestion) -> None:
        """Check the laws along the match of a question, unless it was checked since the save."""
        if self._is_loaded:
            await self._laws.start(self.status.save, question)

    async def start_bots(self, question: BotsQuestion) -> None:
        """Let bots play matches, instead of those that they play now."""
        if self._is_loaded:
            await self._bots.start(question)

    async def stop_bots(self) -> None:
        """Let the bots play no more matches."""
        await self._bots.stop()

    @property
    def _is_loaded(self) -> bool:
        """Whether the package of the last save could be loaded."""
        return self.status.load_ms is not None and self.status.failure is None

    def game_strings(self, language: str) -> list[str]:
        """Return the Fluent sources of the game in English and in a language, as saved."""
        files = {path.stem: path for path in (self.package_folder / "strings").glob("*.ftl")}
        return [
            files[each].read_text("utf-8")
            for each in dict.fromkeys(("en", language))
            if each in files
        ]

    async def wait(self, version: int) -> DesignStatus:
        """Return the status once it differs from a version, or after `WAIT_LIMIT_S`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT_LIMIT_S), self._changed:
                await self._changed.wait_for(
                    lambda: self._is_closed or self.status.version != version
                )
        return self.status

    async def _watch(self, times: FileTimes) -> None:
        """Load the package, and again after each change of its files."""
        loading = asyncio.create_task(self._load())
        try:
            while True:
                loading, times = await self._reload_if_changed(loading, times)
        finally:
            loading.cancel()

    async def _reload_if_changed(
        self, loading: asyncio.Task[None], times: FileTimes
    ) -> tuple[asyncio.Task[None], FileTimes]:
        """Look at the files once, and load the package again if they have changed.

        Args:
            loading: The latest loading, which may still run.
            times: The times of the files that it loads.
        """
        await asyncio.sleep(WATCH_INTERVAL_S)
        now = await asyncio.to_thread(file_times, self.package_folder)
        changed = changed_files(times, now)
        if not changed:
            return loading, times
        save = self.status.save + 1
        self._kill()
        await self._laws.stop()
        await self._bots.forget()
        await loading
        await self._update(
            save=save,
            page_save=save if any(map(is_page_file, changed)) else self.status.page_save,
            saved_at=f"{datetime.now():%H:%M:%S}",
            files=tuple(changed),
            load_ms=None,
            failure=None,
        )
        return asyncio.create_task(self._load()), now

    async def _load(self) -> None:
        """Start a process for the current files and wait until it has loaded them."""
        started_at = monotonic()
        async with self._asking:
            own, other = self._context.Pipe()
            process = self._context.Process(
                target=run_package_process,
                args=(self.name, self._data_folder, other),
                daemon=True,
            )
            await asyncio.to_thread(process.start)
            other.close()
            self._process, self._connection = process, own
            try:
                report = msgspec.json.decode(await self._receive(own), type=_LoadedReport)
                failure = report.failure
                if failure is None:
                    self.game_info = bytes(report.game)
            except EOFError:
                failure = PackageFailure("The process of the package ended while it loaded.")
            except TimeoutError:
                failure = PackageFailure(
                    f"The package did not load within {ANSWER_LIMIT_S:.0f} seconds."
                )
            if failure is not None:
                self._kill()
        await self._update(load_ms=round((monotonic() - started_at) * 1000), failure=failure)

    async def _receive(self, connection: Connection) -> bytes:
        """Return the next message; raises EOFError or TimeoutError."""
        if not await asyncio.to_thread(connection.poll, ANSWER_LIMIT_S):
            raise TimeoutError
        return await asyncio.to_thread(connection.recv_bytes)

    def _kill(self) -> None:
        process, self._process = self._process, None
        self._connection = None
        if process is not None:
            process.kill()

    async def _show_laws(self, laws: LawsStatus) -> None:
        await self._update(laws=laws)

    async def _show_bots(self, bots: BotsStatus) -> None:
        await self._update(bots=bots)

    async def _update(self, **changes: object) -> None:
        """Change the status and wake the waiting pages."""
        async with self._changed:
            self.status = msgspec.structs.replace(
                self.status, version=self.status.version + 1, **changes
            )
            self._changed.notify_all()
