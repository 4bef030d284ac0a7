"""C code: the solver of Pylos, and random playouts as a benchmark for the kernel."""

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
    """Compile and load a C file of this package; return None without a C compiler.

    Args:
        name: The name of the file without its suffix.
        options: Additional compiler options; tests use -DEACH=4.
    """
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with TemporaryDirectory() as folder, as_file(files(__package__) / f"{name}.c") as source:
        built = Path(folder) / f"{name}.so"
        result = subprocess.run(
            [compiler, *COMPILER_OPTIONS, *options, "-o", str(built), str(source)],
            capture_output=True,
            check=False,
        )
        return ctypes.CDLL(str(built)) if result.returncode == 0 else None
