"""WebKit for browser tests: WebKitGTK's engine, driven over the W3C WebDriver protocol."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from ..ports import free_port

PACKAGES = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1"
WINDOW = Path(__file__).with_name("webkit_window.py")
PATIENCE = 60.0
"""The time limit (s) for expected changes."""

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element's id in the protocol's messages."""

REQUEST = """const [path, data, headers, done] = arguments;
fetch(path, data && { method: 'POST', body: JSON.stringify(data), headers: { ...headers, 'Content-Type': 'application/json' } })
    .then(async answer => done({ ok: answer.ok, body: await answer.json() }), error => done({ ok: false, body: { code: String(error) } }));"""
"""A script that sends a request with the visitor's cookies."""


RECORD_COMPLAINTS = """globalThis.complaints = [];
for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, event => complaints.push(`${kind} ${
        event.message ?? event.reason ?? event.violatedDirective ?? event.target.src ?? event.target.href}`), true);
console.error = (...words) => complaints.push(words.join(' '));
"""
"""A script that records the errors of a page, because the driver does not return console messages."""


class DriverError(Exception):
    """An error that the driver returned, such as an element that cannot be clicked yet."""


@dataclass
class Answer:
    """The response to a request of a page."""

    ok: bool
    body: Any

    def json(self) -> Any:
        """Return the decoded body."""
        return self.body


class WebKitPage:
    """The page of a WebKit window, with what the shared helpers use of Playwright's `Page`.

    Args:
        session: The URL of the driver's session.
        address: The address of the server.
    """

    def __init__(self, session: str, address: str) -> None:
        self._session, self._address = session, address
        self.request = self

    @property
    def url(self) -> str:
        """The address of the page."""
        return str(send(f"{self._session}/url"))

    def goto(self, path: str) -> None:
        """Open a page and wait until it has loaded."""
        send(f"{self._session}/url", {"url": self._address + path})

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression."""
        body = {"script": f"return ({expression})", "args": []}
        return send(f"{self._session}/execute/sync", body)

    def get(self, path: str) -> Answer:
        """Send a request with the visitor's cookies."""
        return self.post(path, None, {})

    def post(self, path: str, data: dict[str, Any] | None, headers: dict[str, str]) -> Answer:
        """Send a request with the visitor's cookies and this body, if any."""
        body = {"script": REQUEST, "args": [path, data, headers]}
        return Answer(**send(f"{self._session}/execute/async", body))

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait."""
        sleep(milliseconds / 1000)

    def click(self, selector: str) -> None:
        """Click the last element that matches a selector or XPath and that a pointer can reach."""
        language = "xpath" if selector.startswith("//") else "css selector"

        def click() -> bool:
            found = send(f"{self._session}/elements", {"using": language, "value": selector})
            reason = DriverError("no such element")
            for element in reversed(found):
                try:
                    send(f"{self._session}/element/{element[ELEMENT]}/click", {})
                    return True
                except DriverError as error:
                    reason = error
            raise reason

        self._eventually(click, f"click {selector}")

    def wait_for(self, selector: str) -> None:
        """Wait until an element matches a selector."""
        expression = f"document.querySelector({json.dumps(selector)}) !== null"
        self._eventually(lambda: bool(self.evaluate(expression)), f"there is {selector}")

    def complaints(self) -> list[str]:
        """Return the errors of the current page so far."""
        found: list[str] = self.evaluate("globalThis.complaints")
        return found

    def _eventually(self, holds: Callable[[], bool], what: str) -> None:
        until = monotonic() + PATIENCE
        while True:
            try:
                if holds():
                    return
                reason = "it stayed false"
            except DriverError as error:
                reason = str(error)
            assert monotonic() < until, f"this never came true in WebKit: {what} ({reason})"
            sleep(0.05)


def send(url: str, body: dict[str, Any] | None = None, method: str | None = None) -> Any:
    """Send a command to the driver and return its value."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]
    except HTTPError as error:
        value = json.load(error)["value"]
        raise DriverError(f"{value['error']}: {value['message']}") from None


def require_packages() -> None:
    """Fail the test if a package that drives WebKit is missing."""
    bindings = "import gi; gi.require_version('WebKit2', '4.1')"
    is_complete = (
        shutil.which("WebKitWebDriver")
        and shutil.which("Xvfb")
        and subprocess.run(
            ["/usr/bin/python3", "-c", bindings], stderr=subprocess.DEVNULL
        ).returncode
        == 0
    )
    if not is_complete:
        pytest.fail(
            f"WebKit cannot be driven; install what is missing with: apt install {PACKAGES}",
            pytrace=False,
        )


@contextmanager
def open_display() -> Iterator[str]:
    """Run a virtual display and yield its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24"]
    display = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as announced:
            yield f":{announced.readline().strip()}"
    finally:
        display.terminate()
        display.wait()


@contextmanager
def open_webkit(
    address: str, folder: Path, size: tuple[int, int], script: str
) -> Iterator[WebKitPage]:
    """Open a WebKit window of a size (pixels) and yield its page.

    Args:
        address: The address of the server.
        folder: A folder for the script.
        size: The width and height of the window.
        script: The JavaScript that runs at the start of every page.
    """
    require_packages()
    at_start, port = folder / "start.js", free_port()
    at_start.write_text(RECORD_COMPLAINTS + script)
    with ExitStack() as running:
        environment = {
            **os.environ,
            "DISPLAY": running.enter_context(open_display()),
            "GTK_THEME": "Adwaita",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            # The sandbox needs privileges that containers lack, and only our own pages are opened.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment, stderr=subprocess.DEVNULL
        )
        running.callback(driver.wait)
        running.callback(driver.terminate)
        arguments = [*map(str, size), str(at_start)]
        session = new_session(f"http://127.0.0.1:{port}", arguments)
        running.callback(close_session, session)
        page = WebKitPage(session, address)
        assert page.evaluate("[innerWidth, innerHeight]") == list(size)
        yield page


def close_session(session: str) -> None:
    """Close the window of a session."""
    # The driver answers with an error, because the closed window cannot tell it the next one.
    with suppress(DriverError):
        send(session, method="DELETE")


def new_session(driver: str, arguments: list[str]) -> str:
    """Open a window with these arguments and return the URL of its session."""
    until = monotonic() + PATIENCE
    wanted = {
        "browserName": "window",
        "webkitgtk:browserOptions": {"binary": str(WINDOW), "args": arguments},
        "timeouts": {"script": 30_000, "pageLoad": 60_000},
    }
    while True:
        try:
            opened = send(f"{driver}/session", {"capabilities": {"alwaysMatch": wanted}})
            return f"{driver}/session/{opened['sessionId']}"
        except URLError:
            assert monotonic() < until, "WebKitWebDriver did not start"
            sleep(0.1)
