"""Firefox for browser tests: the distribution's browser, driven by Playwright over WebDriver BiDi."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

COMMANDS = ("firefox-esr", "firefox")

SHIM = """const encode = JSON.stringify;
JSON.stringify = (value, ...rest) => encode(
    value?.method === 'emulation.setMediaFeaturesOverride'
        ? { ...value, method: 'session.status', params: {} }
        : value, ...rest);
"""
"""A script for Playwright's driver, loaded by `--require`.

Playwright 1.65 always sends one command that Firefox ESR 153 does not know. The script replaces
that command with one that has no effect.
"""

MOST_OPEN = 3
"""The number of browsers that may stay open without a page, because each takes much memory."""

COARSE, FINE_WITH_HOVER = 1, 6
"""The capabilities of a finger and of a mouse, as Firefox's preferences number them."""

Preferences = Mapping[str, str | float | bool]


def write_shim(folder: Path) -> str:
    """Write the script for the driver and return the option of Node.js that loads it."""
    path = folder / "firefox-shim.cjs"
    path.write_text(SHIM)
    return f"--require={path}"


class FirefoxLooks:
    """The installed Firefox, which has the parts of Playwright's `Browser` that tests use.

    Firefox sets colours, reduced motion and the kind of pointer by preferences of the whole
    browser, so each combination is a browser of its own, opened when a context asks for it.
    Phones have a coarse pointer, but no touch screen.
    """

    def __init__(self, playwright: Playwright, preferences: Preferences) -> None:
        binary = next(filter(None, map(shutil.which, COMMANDS)), None)
        if binary is None:
            pytest.fail(
                "Firefox is missing; install it with: apt install firefox-esr", pytrace=False
            )
        self._binary, self._playwright, self._preferences = binary, playwright, preferences
        self._opened: dict[tuple[bool, bool, bool], Browser] = {}

    def new_context(
        self,
        *,
        color_scheme: str = "light",
        reduced_motion: str = "no-preference",
        is_mobile: bool = False,
        has_touch: bool = False,
        **options: Any,
    ) -> BrowserContext:
        """Open a context in the browser with these colours, motion and pointer."""
        look = (color_scheme == "dark", reduced_motion == "reduce", has_touch)
        if look not in self._opened:
            self._close_idle()
            self._opened[look] = self._open(*look)
        return self._opened[look].new_context(**options)

    def new_page(self, **options: Any) -> Page:
        """Open a page in a context of its own."""
        return self.new_context(**options).new_page()

    def close(self) -> None:
        """Close the browsers that are open."""
        for browser in self._opened.values():
            browser.close()

    def _close_idle(self) -> None:
        for look, browser in list(self._opened.items()):
            if len(self._opened) >= MOST_OPEN and not browser.contexts:
                self._opened.pop(look).close()

    def _open(self, dark: bool, still: bool, coarse: bool) -> Browser:
        return self._playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=self._binary,
            firefox_user_prefs={
                "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
                "ui.prefersReducedMotion": int(still),
                "ui.primaryPointerCapabilities": COARSE if coarse else FINE_WITH_HOVER,
                "ui.allPointerCapabilities": COARSE if coarse else FINE_WITH_HOVER,
                **self._preferences,
            },
        )


@contextmanager
def open_firefox(
    playwright: Playwright, preferences: Preferences | None = None
) -> Iterator[Browser]:
    """Open the installed Firefox, optionally with more preferences."""
    looks = FirefoxLooks(playwright, preferences or {})
    yield cast(Browser, looks)
    looks.close()
