"""Tests of how the browser tests choose and require their browsers; they open none."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from . import webkit
from .conftest import ROOT
from .firefox import FirefoxLooks


@pytest.mark.slow
def test_tests_that_firefox_cannot_run_are_skipped_with_their_reason() -> None:
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rs", "-m", "browser"),
            *("tests/browser/test_insets.py", "tests/browser/test_webkit.py"),
        ],
        cwd=ROOT,
        env=os.environ | {"PARLOUR_TEST_BROWSER": "firefox"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    assert "Only in Chromium: safe-area insets need the DevTools Protocol" in ran.stdout
    assert "Opens its own browser" in ran.stdout
    assert "passed" not in ran.stdout


def test_missing_packages_of_webkit_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(pytest.fail.Exception, match="apt install webkit2gtk-driver xvfb"):
        webkit.require_packages()


class FakeFirefox:
    """Firefox as a driver opens it, with the contexts that were not closed."""

    def __init__(self) -> None:
        self.contexts: list[object] = []
        self.is_open = True

    def new_context(self) -> object:
        """Open a context."""
        self.contexts.append(object())
        return self.contexts[-1]

    def close(self) -> None:
        """Close the browser."""
        self.is_open = False


def test_a_firefox_without_pages_is_closed_before_a_fourth_one_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/firefox")
    opened: list[FakeFirefox] = []

    def launch(**_: object) -> FakeFirefox:
        opened.append(FakeFirefox())
        return opened[-1]

    driver: Any = SimpleNamespace(firefox=SimpleNamespace(launch=launch))
    looks = FirefoxLooks(driver, {})
    looks.new_context()
    looks.new_context(color_scheme="dark")
    looks.new_context(has_touch=True)
    looks.new_context(has_touch=True)
    opened[1].contexts.clear()
    looks.new_context(reduced_motion="reduce")
    assert [each.is_open for each in opened] == [True, False, True, True]
    looks.new_context(color_scheme="dark")
    assert len(opened) == 5
    looks.close()
    assert not any(each.is_open for each in opened)
