"""The folder for what can be made again: compiled kernels, graphs of word lists."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder() -> Path:
    """Return the folder that PARLOUR_CACHE names, else `parlour` in the user's cache folder (XDG Base Directory Specification 0.8)."""
    chosen = os.environ.get("PARLOUR_CACHE")
    return (
        Path(chosen)
        if chosen
        else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"
    )
