"""Fixtures for browser tests: a running server, a browser and its visitors."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from parlour.plugin import registry

from ..http_status import wait_for_status
from ..ports import free_port
from .firefox import open_firefox, write_shim
from .seeded_server import FOLDER_VARIABLE, RUN, name_test

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
"""The time limit (ms) for expected changes, generous because the machine may be busy."""

ENGINE = os.environ.get("PARLOUR_TEST_BROWSER", "chromium")
"""The browser that runs the tests: `chromium` or `firefox`."""

OWN_BROWSERS = {"chromium", "windowed_chromium", "firefox", "webkit_page"}
"""The fixtures of tests that open the same browser whatever `ENGINE` is."""

ROOT = Path(__file__).parents[2]

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

LOOKS = pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(True, True, id="phone-dark"),
        pytest.param(False, False, id="desk-light", marks=pytest.mark.slow),
        pytest.param(False, True, id="desk-dark", marks=pytest.mark.slow),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.slow),
    ],
)
"""Desktop and phone in light and dark mode: one combination daily, all four nightly."""

EVERY_GAME = pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param(
            game,
            phone,
            id=f"{game}-{'phone' if phone else 'desk'}",
            marks=() if number < 2 and phone == bool(number) else pytest.mark.slow,
        )
        for number, game in enumerate(registry.game_packages())
        for phone in (False, True)
    ],
)
"""One game on a desktop and another on a phone daily; nightly every game on both."""

DRAFTS = """origin === 'null' || localStorage.getItem('parlour-settings')
    || localStorage.setItem('parlour-settings', '{"confirm": "always"}')"""
"""A script that requires a confirmation for every draft, also against bots.

In Firefox, documents of no origin, such as `about:blank`, have no storage.
"""

HEARD = """(() => {
    globalThis.heard = {};
    const note = ({ data }) => {
        const told = JSON.parse(data);
        for (const { seat, seq } of told.frames ?? []) heard[seat] = seq;
    };
    globalThis.WebSocket = class extends WebSocket {
        constructor(...line) {
            super(...line);
            // Record the position after the page has handled the message and painted once.
            this.addEventListener('message', message => {
                let isNoted = false;
                const once = () => { if (!isNoted) note(message); isNoted = true; };
                setTimeout(once, 1000);
                requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
            });
        }
    };
})()"""
"""A script that records the newest position that a page shows for each seat."""

Visitor = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that Firefox cannot run, if Firefox runs the tests."""
    if ENGINE == "chromium":
        return
    for item in items:
        if marker := item.get_closest_marker("chromium_only"):
            item.add_marker(pytest.mark.skip(reason=f"Only in Chromium: {marker.args[0]}"))
        elif OWN_BROWSERS & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.skip(reason="Opens its own browser"))


@pytest.fixture(scope="session", autouse=True)
def luck_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Create the folder from which all servers read their luck."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(tmp_path_factory.mktemp("luck")))
        yield


@pytest.fixture(autouse=True)
def luck(luck_folder: None, request: pytest.FixtureRequest) -> None:
    """Give each test the same seeds in every run, independent of the other tests."""
    name_test(request.node.nodeid)


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the data folder of the server that all tests share."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server_url(server_folder: Path) -> Iterator[str]:
    """Run the shared server and yield its URL."""
    with run_server(server_folder) as address:
        yield address


@contextmanager
def run_server(
    data: Path,
    path: str | None = None,
    port: int = 0,
    through: Sequence[str] = (RUN,),
    beat: str = "0",
) -> Iterator[str]:
    """Run the `parlour` server as a process and yield its URL.

    Args:
        data: The data folder of the server.
        path: A folder with more Python packages; None adds none.
        port: The port; 0 picks a free one.
        through: The code that Python runs, followed by its arguments.
        beat: The minimum time that a bot takes for a decision.
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
        wait_for_status(
            f"{address}/health",
            lambda: f"the server did not start: {Path(log.name).read_text()}",
            is_running=lambda: serving.poll() is None,
        )
        yield address
    finally:
        serving.terminate()
        serving.wait(PATIENCE_MS // 1000)
        log.close()
    assert "Traceback" not in Path(log.name).read_text()


def add_authenticator(page: Page) -> None:
    """Give the browser of a page a virtual authenticator, which creates and uses passkeys."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def operator_invitation(folder: Path) -> str:
    """Return the token that a server without an operator writes to its log."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while (found := re.search(r"/join#([\w-]+)", (folder / "log").read_text())) is None:
        assert time.monotonic() < until, "the server logged no invitation"
        time.sleep(0.05)
    return found[1]


@pytest.fixture(scope="session")
def playwright(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playwright]:
    """Start the Playwright driver of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_OPTIONS", write_shim(tmp_path_factory.mktemp("driver")))
        if ENGINE == "firefox":
            # Playwright cannot touch in Firefox.
            patch.setattr(Locator, "tap", Locator.click)
        with sync_playwright() as driver:
            yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Open the system's Chromium; the headless shell is preferred because it is twice as fast."""
    with _launch_browser(playwright, "chromium-headless-shell", *WITH_WINDOWS) as browser:
        yield browser


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Browser:
    """Return the browser that runs the tests."""
    found: Browser = request.getfixturevalue(ENGINE)
    return found


@pytest.fixture
def windowed_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Open a full Chromium, which supports notifications unlike the headless shell."""
    with _launch_browser(playwright, *WITH_WINDOWS) as browser:
        yield browser


@contextmanager
def open_with_font_size(playwright: Playwright, pixels: int) -> Iterator[Browser]:
    """Open a browser whose default font size is `pixels`."""
    if ENGINE == "firefox":
        with open_firefox(playwright, {"font.size.variable.x-western": pixels}) as firefox:
            yield firefox
        return
    with _launch_browser(
        playwright,
        "chromium-headless-shell",
        *WITH_WINDOWS,
        flags=[f"--blink-settings=defaultFontSize={pixels}"],
    ) as browser:
        yield browser


@contextmanager
def _launch_browser(
    playwright: Playwright, *commands: str, flags: Sequence[str] = ()
) -> Iterator[Browser]:
    """Open the first of these browsers that is installed."""
    binary = next(filter(None, map(shutil.which, commands)), None)
    if binary is None:
        pytest.fail("Chromium is missing; install it with: apt install chromium", pytrace=False)
    browser = playwright.chromium.launch(executable_path=binary, args=[*QUIET, *flags])
    yield browser
    browser.close()


@pytest.fixture
def visitor(server_url: str, browser: Browser) -> Iterator[Visitor]:
    """Yield a function that opens a page of a new visitor; console errors fail the test."""
    with open_visitors(server_url, browser) as open_page:
        yield open_page


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Open the system's Firefox."""
    with open_firefox(playwright) as browser:
        yield browser


@pytest.fixture
def firefox_visitor(server_url: str, firefox: Browser) -> Iterator[Visitor]:
    """Yield a function that opens a page of a new visitor in Firefox."""
    with open_visitors(server_url, firefox) as open_page:
        yield open_page


def emulated_device(phone: bool, dark: bool, still: bool) -> dict[str, Any]:
    """Return the options of a context that emulate a device and its preferences."""
    return {
        "has_touch": phone,
        "is_mobile": phone,
        "color_scheme": "dark" if dark else "light",
        "reduced_motion": "reduce" if still else "no-preference",
    }


def open_touch_page(
    browser: Browser,
    server_url: str,
    size: tuple[int, int],
    *,
    is_mobile: bool = True,
    locale: str = "en-GB",
    **settings: Any,
) -> Page:
    """Open the help page on a touch screen; the caller closes its context.

    Args:
        browser: The browser.
        server_url: The address of the server.
        size: The width and height of the screen (pixels).
        is_mobile: Whether the browser behaves as on a phone.
        locale: The language of the browser.
        settings: The visitor's settings, if they differ from the defaults.
    """
    context = browser.new_context(
        base_url=server_url,
        viewport={"width": size[0], "height": size[1]},
        is_mobile=is_mobile,
        has_touch=True,
        reduced_motion="reduce",
        locale=locale,
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(HEARD)
    if settings:
        context.add_init_script(
            f"localStorage.setItem('parlour-settings', {json.dumps(json.dumps(settings))})"
        )
    page = context.new_page()
    page.goto("/help")
    return page


@contextmanager
def open_visitors(server_url: str, browser: Browser) -> Iterator[Visitor]:
    """Yield a function that opens pages on a server, and check that no page logged an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def record_message(message: ConsoleMessage) -> None:
        # Tests cut connections on purpose, so a failed connection is not an error.
        if (
            message.type == "error"
            and "ERR_INTERNET_DISCONNECTED" not in message.text
            and "WebSocket" not in message.text
        ):
            complaints.append(f"{message.text} ({message.location.get('url')})")

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        drafts: bool = True,
    ) -> Page:
        context = browser.new_context(
            base_url=server_url,
            viewport=PHONE if phone else DESK,
            locale="en-GB",
            **emulated_device(phone, dark, still),
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(HEARD)
        if drafts:
            context.add_init_script(DRAFTS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", record_message)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    found = tuple(complaints)
    for context in contexts:
        for page in context.pages:
            # Chromium 156 never closes a context whose page is navigating at that moment.
            with suppress(Error):
                page.goto("about:blank")
        context.close()
    assert not found
