"""Machine code kept in the user's cache folder under the digest of what it was made from, for every process and every clone.

A file never changes once it is there, and is there whole or not at all. A second clone compiles nothing, and to go back to
former code compiles nothing either. Of several processes that need the same function at once, one compiles it and the others
wait for its file. What was not used for the longest time is thrown away by whoever compiles, once the folder is larger than ROOM.
"""

from __future__ import annotations

import os
import pickle
import warnings
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import time
from typing import Any, ClassVar, cast

from numba.core import serialize
from numba.core.compiler import CompileResult
from numba.core.errors import NumbaWarning
from numba.core.types import Type

from parlour.search.cache_folder import cache_folder
from parlour.search.compile_lock import CompileLock
from parlour.search.fingerprint import fingerprint, signature_content

MAX_CACHE_BYTES = 200_000_000
"""Bytes that may be kept; all kernels of three games take three million."""

TOUCH_INTERVAL_S = 86_400
"""Seconds between two notes of when a file was last used."""

CHECKSUM_BYTES = 32
"""A file begins with so many bytes, the SHA-256 of the rest: half a file from a lost disk is not run."""


class CodeCache:
    """The machine code of one function, for each signature it is called with; takes the place of Numba's own cache (numba.core.caching)."""

    pruned: ClassVar[bool] = False
    """Whether this process has looked at how much is kept."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True

    @property
    def cache_path(self) -> str:
        """The folder that the files stand in."""
        return str(cache_folder() / "kernels")

    def enable(self) -> None:
        """Keep what is compiled and load what was kept."""
        self._enabled = True

    def disable(self) -> None:
        """Neither keep nor load."""
        self._enabled = False

    def flush(self) -> None:
        """Forget nothing: a file is valid for ever, and goes when its room is needed."""

    def load_overload(self, signature: tuple[Type, ...], target: Any) -> Any:
        """Return the code for a signature, ready to run, or None, and then nobody else compiles it before it is saved here."""
        target.refresh()
        if not self._enabled:
            return None
        path = self._path(signature, target.codegen())
        content = verified_content(path)
        if content is None:
            # Functions do not call each other in circles, so neither do those wait who compile them.
            lock = self._lock(path)
            lock.acquire()
            content = verified_content(path)
            if content is None:
                return None
            lock.release()
        return cast(Any, CompileResult)._rebuild(target, *pickle.loads(content))

    def save_overload(self, signature: tuple[Type, ...], code: Any) -> None:
        """Keep the code for a signature; a folder that cannot be written to is no error, the next process compiles again."""
        if not self._enabled:
            return
        path = self._path(signature, code.codegen)
        try:
            self._save(path, code)
        finally:
            self._lock(path).release()

    def _save(self, path: Path, code: Any) -> None:
        """Write a file under its name at once."""
        if code.library.has_dynamic_globals or any(not loop.can_cache for loop in code.lifted):
            warnings.warn(
                f"{self._function} holds addresses of this process and cannot be kept",
                NumbaWarning,
                stacklevel=3,
            )
            return
        content = cast(Any, serialize).dumps(code._reduce())
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
                file.write(sha256(content).digest() + content)
            os.replace(file.name, path)
            if not CodeCache.pruned:
                CodeCache.pruned = True
                prune_cache(path.parent)

    def _path(self, signature: tuple[Type, ...], codegen: Any) -> Path:
        """Return the file for a signature on this machine's processor."""
        key = repr(
            (fingerprint(self._function), signature_content(signature), codegen.magic_tuple())
        )
        name = f"{self._function.__module__}.{self._function.__qualname__}".replace(
            "<", ""
        ).replace(">", "")
        return Path(self.cache_path) / f"{name[-100:]}-{sha256(key.encode()).hexdigest()[:32]}"

    def _lock(self, path: Path) -> CompileLock:
        """Return the lock of a file, told by the digest in its name."""
        return CompileLock(path.parent.with_suffix(".lock"), int(path.name[-15:], 16))


def verified_content(path: Path) -> bytes | None:
    """Return what a file holds, or None where it is missing or broken."""
    try:
        stored = path.read_bytes()
        if time() - path.stat().st_mtime > TOUCH_INTERVAL_S:
            os.utime(path)
    except OSError:
        return None
    content = stored[CHECKSUM_BYTES:]
    return content if sha256(content).digest() == stored[:CHECKSUM_BYTES] else None


def prune_cache(folder: Path, room: int = MAX_CACHE_BYTES) -> None:
    """Remove the files that were not used for the longest time until the rest take at most `room` bytes."""
    files = []
    for path in folder.iterdir():
        with suppress(OSError):
            known = path.stat()
            files.append((known.st_mtime, known.st_size, path))
    kept = 0
    for _, size, path in sorted(files, reverse=True):
        kept += size
        if kept > room:
            path.unlink(missing_ok=True)
