"""The tablebases in a data folder, which this process opens on demand."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import structlog

from parlour.core.game import Illegal
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.oracle import Oracle
from parlour.plugin.lazy_module import lazy_module

if TYPE_CHECKING:
    from parlour.games.pylos.table import file, numbering
else:
    # Both modules need NumPy, which may be missing.
    file, numbering = (
        lazy_module(f"parlour.games.pylos.table.{name}") for name in ("file", "numbering")
    )

MAX_CACHED = 1 << 15
"""The number of cached values; best play queries the same positions repeatedly."""

log = structlog.get_logger()


def tablebase_path(folder: Path, variant: Variant) -> Path:
    """Return the path of a variant's tablebase in a data folder."""
    return folder / "pylos" / f"{variant}.table"


class TablebaseStore:
    """The tablebases of a data folder, opened on first use and reopened when a file changes."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._oracles: dict[Variant, tuple[tuple[int, int], Oracle | None]] = {}
        self._lock = Lock()

    def set_data_folder(self, folder: Path) -> None:
        """Set the data folder whose tablebases are used from now on."""
        with self._lock:
            if folder != self._folder:
                self._folder = folder
                self._oracles.clear()

    def oracle(self, variant: Variant) -> Oracle | None:
        """Return the oracle of a variant, or None if there is no valid tablebase.

        An invalid tablebase is logged once.
        """
        with self._lock:
            if self._folder is None:
                return None
            path = tablebase_path(self._folder, variant)
            try:
                status = path.stat()
            except OSError:
                return None
            version = status.st_mtime_ns, status.st_size
            if variant not in self._oracles or self._oracles[variant][0] != version:
                self._oracles[variant] = version, _try_open_oracle(path, variant)
            return self._oracles[variant][1]


def open_oracle(path: Path, variant: Variant) -> Oracle:
    """Return the oracle of a tablebase file; raises Illegal if the file is invalid."""
    numbers = numbering.position_numbering()
    table = file.Tablebase(path, variant, numbers.count)

    @lru_cache(MAX_CACHED)
    def value(own: int, other: int) -> int:
        return table.value(numbers.number(own, other))

    return Oracle(value)


def _try_open_oracle(path: Path, variant: Variant) -> Oracle | None:
    try:
        return open_oracle(path, variant)
    except Illegal as reason:
        log.warning("invalid tablebase", file=str(path), code=reason.code)
    except ImportError as reason:
        log.warning("tablebase cannot be read", file=str(path), missing=str(reason))
    return None
