"""The cache folder for reproducible files: compiled kernels and word graphs."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder() -> Path:
    """Return the folder in PARLOUR_CACHE, or else `parlour` in the user's cache folder.

    The user's cache folder follows the XDG Base Directory Specification 0.8.
    """
    chosen = os.environ.get("PARLOUR_CACHE")
    return (
        Path(chosen)
        if chosen
        else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"
    )
