"""Tests of how the browser tests choose and require their browsers; they open none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from . import webkit
from .conftest import ROOT


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
