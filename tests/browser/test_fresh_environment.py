"""Tests that the wheel serves every page and game from an environment without extras."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ..http_status import wait_for_status
from ..install.environment import build_wheel, clean_variables, fresh_environment, install_wheel
from ..ports import free_port
from .conftest import PATIENCE_MS, open_visitors
from .page_list import BOT, GAMES, every_page, open_page
from .table import call, open_table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_BYTES = 350_000_000
"""The largest size of an environment without extras; docs/how-to/install.md gives today's."""

MOVES = 4
"""The number of events after which the bots are known to play."""

OPERATOR_PAGES = ("/admin", "/server-status")


def size_of(folder: Path) -> int:
    """Return the space (bytes) that a folder takes on the disk."""
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*"))


@contextmanager
def installed_server(folder: Path) -> Iterator[str]:
    """Install the wheel into a fresh environment, run its server and yield the address."""
    python = fresh_environment(folder / "fresh")
    install_wheel(python, build_wheel(folder), folder)
    assert size_of(folder / "fresh") < MOST_BYTES
    port = free_port()
    words = ("--host", "127.0.0.1", "--port", str(port), "--data", folder / "data")
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [python.with_name("parlour"), "serve", *words, "--bot-delay", "0"],
            stdout=log,
            stderr=log,
            cwd=folder,
            env=clean_variables(folder),
        ) as serving,
    ):
        try:
            wait_for_status(
                f"http://127.0.0.1:{port}/health",
                (folder / "log").read_text,
                is_running=lambda: serving.poll() is None,
            )
            yield f"http://127.0.0.1:{port}"
        finally:
            serving.terminate()
    assert "Traceback" not in (folder / "log").read_text()


def watch_bots(page: Page, game: str) -> None:
    """Open a table at which two bots play, and wait until they have moved."""
    match = open_table(page, game, [BOT, BOT], start=True)
    open_page(page, f"/t/{match}")
    first = call(page, f"/api/matches/{match}/frame")["seq"]
    until = time.monotonic() + PATIENCE_MS / 1000
    while True:
        frame = call(page, f"/api/matches/{match}/frame")
        # Without a delay, the bots of some games end the match before the page has loaded.
        if frame["phase"] == "over" or frame["seq"] >= first + MOVES:
            return
        assert time.monotonic() < until, f"the bots of {game} do not move"
        time.sleep(0.5)


def test_the_wheel_serves_every_page_and_every_game(tmp_path: Path, chromium: Browser) -> None:
    with installed_server(tmp_path) as address, open_visitors(address, chromium) as visitor:
        page = visitor("/")
        for game in GAMES:
            watch_bots(page, game)
        for path in every_page(page):
            if path not in OPERATOR_PAGES:
                open_page(page, path)
        # A guest is refused their data, which the browser reports as an error.
        unchecked = chromium.new_context(base_url=address)
        for path in OPERATOR_PAGES:
            open_page(unchecked.new_page(), path)
        unchecked.close()
