"""The few things told in C: the solution of the game, and random playouts as the yardstick of the kernel."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

COMPILER_OPTIONS = ("-O3", "-march=native", "-fopenmp", "-shared", "-fPIC")


@cache
def load_library(name: str, *options: str) -> ctypes.CDLL | None:
    """Return a file of this folder, compiled and loaded; None where there is no C compiler that can. Tests give options such as -DEACH=5."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with TemporaryDirectory() as folder, as_file(files(__package__) / f"{name}.c") as source:
        built = Path(folder) / f"{name}.so"
        done = subprocess.run(
            [compiler, *COMPILER_OPTIONS, *options, "-o", str(built), str(source)],
            capture_output=True,
            check=False,
        )
        return ctypes.CDLL(str(built)) if done.returncode == 0 else None
