"""Fresh environments, in which tests install Parlour as an operator does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PIN = re.compile(r"^([A-Za-z0-9_.\-]+==[^\\\n]+?)\s*\\?$", re.M)
"""A pinned version in a lock file, with the condition under which it applies."""

INSTALL_SECONDS = 1800


def clean_variables(home: Path) -> dict[str, str]:
    """Return environment variables without those that show this checkout or its settings."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in ("LANG", "TZ", "TMPDIR")
        or name.startswith(("PIP_", "SSL_", "HTTP_", "HTTPS_", "NO_"))
    }
    return kept | {"HOME": str(home), "PATH": "/usr/local/bin:/usr/bin:/bin"}


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout into a folder and return its path."""
    python = fresh_environment(folder / "builder")
    run_checked(python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def fresh_environment(folder: Path) -> Path:
    """Create a virtual environment and return its Python."""
    run_checked(sys.executable, "-m", "venv", folder)
    return folder / "bin" / "python"


def install_wheel(python: Path, wheel: Path, folder: Path) -> None:
    """Install a wheel without extras, with the pinned versions of its dependencies."""
    pins = folder / "pins.txt"
    pins.write_text("\n".join(PIN.findall((ROOT / "requirements.lock").read_text("utf-8"))))
    run_checked(python, "-m", "pip", "install", "-q", "-c", pins, wheel)


def run_checked(*words: object) -> str:
    """Run a command outside the checkout and return its output."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd="/",
        env=clean_variables(Path("/tmp")) | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=INSTALL_SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout
