"""Firefox for browser tests: the distribution's browser, driven by Playwright over WebDriver BiDi."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

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

PREFERENCES: dict[str, str | float | bool] = {
    "ui.prefersReducedMotion": 1,
    "layout.css.prefers-color-scheme.content-override": 1,
}
"""Reduced motion and light colours. Firefox cannot set them per context."""


def write_shim(folder: Path) -> str:
    """Write the script for the driver and return the option of Node.js that loads it."""
    path = folder / "firefox-shim.cjs"
    path.write_text(SHIM)
    return f"--require={path}"


@contextmanager
def open_firefox(playwright: Playwright) -> Iterator[Browser]:
    """Open the installed Firefox."""
    binary = next(filter(None, map(shutil.which, COMMANDS)), None)
    if binary is None:
        pytest.fail("Firefox is missing; install it with: apt install firefox-esr", pytrace=False)
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=binary, firefox_user_prefs=PREFERENCES
    )
    yield browser
    browser.close()
