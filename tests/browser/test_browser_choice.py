"""Tests of how the browser tests choose and require their browsers; they open none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .conftest import ROOT


@pytest.mark.slow
def test_tests_that_firefox_cannot_run_are_skipped_with_their_reason() -> None:
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rs", "-m", "browser"),
            *("tests/browser/test_insets.py", "tests/browser/test_firefox.py"),
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
