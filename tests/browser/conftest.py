"""A served house and a real browser for all tests in this folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from parlour.plugin import registry

from ..ports import free_port
from .certain import FOLDER_VARIABLE, RUN, name_test

QUIET = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")

PATIENCE_MS = 60_000
"""How long something that was expected may take before it is missed, on a machine that may have much else to do."""

ROOT = Path(__file__).parents[2]

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

LOOKS = pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="desk-light"),
        pytest.param(True, True, id="phone-dark"),
        pytest.param(False, True, id="desk-dark", marks=pytest.mark.slow),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.slow),
    ],
)
"""A desk and a phone, light and dark: each of the four is seen by day, and every pair of them by night."""

EVERY_GAME = pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param(
            game,
            phone,
            id=f"{game}-{'phone' if phone else 'desk'}",
            marks=() if phone == bool(number % 2) else pytest.mark.slow,
        )
        for number, game in enumerate(registry.game_packages())
        for phone in (False, True)
    ],
)
"""Every game, by day either at a desk or on a phone by turns, by night on the other."""

DRAFTS = "localStorage.getItem('parlour-settings') ?? localStorage.setItem('parlour-settings', '{\"confirm\": \"always\"}')"
"""Chooses that every draft waits to be sent, also against bots."""

HEARD = """(() => {
    globalThis.heard = {};
    const note = ({ data }) => {
        const told = JSON.parse(data);
        for (const { seat, seq } of told.frames ?? []) heard[seat] = seq;
    };
    globalThis.WebSocket = class extends WebSocket {
        constructor(...line) {
            super(...line);
            // Noted once the page has done with it.
            this.addEventListener('message', message => setTimeout(() => note(message)));
        }
    };
})()"""
"""Notes the position that a page was told of last for each seat, once it shows it."""

Visitor = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session", autouse=True)
def luck_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the luck of all houses in one folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(tmp_path_factory.mktemp("luck")))
        yield


@pytest.fixture(autouse=True)
def luck(luck_folder: None, request: pytest.FixtureRequest) -> None:
    """Deal to each test what it was dealt before, whatever ran before it."""
    name_test(request.node.nodeid)


@pytest.fixture(scope="session")
def house_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the house that all tests share."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def house(house_folder: Path) -> Iterator[str]:
    """The address of a house that is served by its own command."""
    with served(house_folder) as address:
        yield address


@contextmanager
def served(
    data: Path,
    path: str | None = None,
    port: int = 0,
    through: Sequence[str] = (RUN,),
    beat: str = "0",
) -> Iterator[str]:
    """Serve a house from a data folder, where packages beside it lie on this path, and yield its address; on any port unless one is named.

    `through` is the code that Python runs, and what it is told first; `beat` is how long bots take at least.
    """
    port = port or free_port()
    log = (data / "log").open("ab")
    found = os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")]))
    command = [
        sys.executable,
        "-c",
        *through,
        "serve",
        "--port",
        str(port),
        "--data",
        str(data),
        "--analysis-seconds",
        "0.1",
        "--bot-delay",
        beat,
    ]
    serving = subprocess.Popen(
        command, stdout=log, stderr=log, env=os.environ | {"PYTHONPATH": found}, cwd=ROOT
    )
    address = f"http://localhost:{port}"
    try:
        while not _answers(address):
            if serving.poll() is not None:
                pytest.fail(f"the house did not open: {Path(log.name).read_text()}", pytrace=False)
            time.sleep(0.1)
        yield address
    finally:
        serving.terminate()
        serving.wait(PATIENCE_MS // 1000)
        log.close()
    assert "Traceback" not in Path(log.name).read_text()


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/health", timeout=5):
            return True
    except OSError:
        return False


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers of this process."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium of the distribution for all visitors; without windows where there is such a one, which takes about half the time."""
    with _opened(playwright, "chromium-headless-shell", *WITH_WINDOWS) as browser:
        yield browser


@pytest.fixture
def windowed_chromium(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that has what the one without windows lacks: notifications."""
    with _opened(playwright, *WITH_WINDOWS) as browser:
        yield browser


@contextmanager
def large_letters(playwright: Playwright, pixels: int) -> Iterator[Browser]:
    """Open a Chromium whose user has chosen letters of this size."""
    with _opened(
        playwright,
        "chromium-headless-shell",
        *WITH_WINDOWS,
        flags=[f"--blink-settings=defaultFontSize={pixels}"],
    ) as browser:
        yield browser


@contextmanager
def _opened(playwright: Playwright, *commands: str, flags: Sequence[str] = ()) -> Iterator[Browser]:
    """Open the first of these browsers that is installed."""
    binary = next(filter(None, map(shutil.which, commands)), None)
    if binary is None:
        pytest.fail("Chromium is missing; install it with: apt install chromium", pytrace=False)
    browser = playwright.chromium.launch(executable_path=binary, args=[*QUIET, *flags])
    yield browser
    browser.close()


@pytest.fixture
def visitor(house: str, chromium: Browser) -> Iterator[Visitor]:
    """Lets somebody new in, each with cookies of their own; a page that complains in its console fails the test."""
    with coming(house, chromium) as come:
        yield come


@contextmanager
def coming(house: str, chromium: Browser) -> Iterator[Visitor]:
    """Let people into a house, and see that no page of theirs complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A line that is cut on purpose is the only thing a browser may complain of.
        if (
            message.type == "error"
            and "ERR_INTERNET_DISCONNECTED" not in message.text
            and "WebSocket" not in message.text
        ):
            complaints.append(f"{message.text} ({message.location.get('url')})")

    def come(
        path: str = "/",
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        drafts: bool = True,
    ) -> Page:
        context = chromium.new_context(
            base_url=house,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(HEARD)
        if drafts:
            context.add_init_script(DRAFTS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield come
    found = tuple(complaints)
    for context in contexts:
        for page in context.pages:
            # A context never closes whose page arrives elsewhere at that very moment (Chromium 156).
            with suppress(Error):
                page.goto("about:blank")
        context.close()
    assert not found
