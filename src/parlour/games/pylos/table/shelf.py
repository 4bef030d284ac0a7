"""Where a house's tables lie, and which of them are open in this process."""

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
    # Both need numpy, which may be missing.
    file, numbering = (
        lazy_module(f"parlour.games.pylos.table.{name}") for name in ("file", "numbering")
    )

MAX_CACHED = 1 << 15
"""So many values are remembered: best play looks at the same positions again and again."""

log = structlog.get_logger()


def tablebase_path(folder: Path, variant: Variant) -> Path:
    """Return where the table of a variant lies in a house's data folder, or would."""
    return folder / "pylos" / f"{variant}.table"


class TablebaseStore:
    """The tables of one house: opened when they are first asked for, and anew when somebody puts others in their place."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._oracles: dict[Variant, tuple[tuple[int, int], Oracle | None]] = {}
        self._lock = Lock()

    def set_data_folder(self, folder: Path) -> None:
        """Look for tables in this data folder from now on."""
        with self._lock:
            if folder != self._folder:
                self._folder = folder
                self._oracles.clear()

    def oracle(self, variant: Variant) -> Oracle | None:
        """Return what knows every value of a variant; None where there is no table, or one that was refused, which the log tells once."""
        with self._lock:
            if self._folder is None:
                return None
            path = tablebase_path(self._folder, variant)
            try:
                found = path.stat()
            except OSError:
                return None
            mark = found.st_mtime_ns, found.st_size
            if variant not in self._oracles or self._oracles[variant][0] != mark:
                self._oracles[variant] = mark, _try_open_oracle(path, variant)
            return self._oracles[variant][1]


def open_oracle(path: Path, variant: Variant) -> Oracle:
    """Return what knows every value of a variant by the table in a file; raises Illegal for one that is not whole or another's."""
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
        log.warning("a table is refused", file=str(path), code=reason.code)
    except ImportError as reason:
        log.warning("a table cannot be read", file=str(path), missing=str(reason))
    return None
