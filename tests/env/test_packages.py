"""Environments are optional: without their packages, one sentence says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.uncounted

WITHOUT_PETTINGZOO = """
import sys
sys.modules["pettingzoo"] = None
from parlour.cli.main import build_app
import parlour.plugin.registry as registry
assert registry.game_plugins()
status = build_app("evaluate")(["evaluate", "a:b", "pylos"], result_action="return_value")
assert status == 1
"""


def test_a_missing_package_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PETTINGZOO], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Environments need pettingzoo." in done.stdout and "parlour[env]" in done.stdout


def test_a_dataset_names_its_missing_package() -> None:
    script = WITHOUT_PETTINGZOO.replace("pettingzoo", "pyarrow").replace(
        'build_app("evaluate")(["evaluate", "a:b", "pylos"]',
        'build_app("dataset")(["dataset", "pylos"]',
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Datasets need pyarrow." in done.stdout and "parlour[dataset]" in done.stdout


def test_games_load_without_the_packages_of_environments() -> None:
    script = (
        "import sys\n"
        "for name in ('numpy', 'numba', 'gymnasium', 'pettingzoo'): sys.modules[name] = None\n"
        "from parlour.plugin.registry import game_plugins, load_failures\n"
        "assert len(game_plugins()) >= 5 and not load_failures()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
