"""A content-addressed cache of compiled functions, shared by all processes and clones.

A file is written atomically and never changes, so switching to another clone or an older commit
compiles nothing twice. If several processes need the same function at once, one compiles it and the
others wait for its file. A process that compiles removes the least recently used files when the
folder exceeds MAX_CACHE_BYTES.
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
"""The maximum size of the cache (bytes); all kernels of three games take three million."""

TOUCH_INTERVAL_S = 86_400
"""The minimum interval (s) between two updates of a file's last use."""

CHECKSUM_BYTES = 32
"""The length of the SHA-256 checksum at the start of a file; truncated files are not run."""


class CodeCache:
    """The cached code of one function by signature; replaces Numba's cache (numba.core.caching)."""

    pruned: ClassVar[bool] = False
    """Whether this process has already pruned the cache."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True

    @property
    def cache_path(self) -> str:
        """The folder of the files."""
        return str(cache_folder() / "kernels")

    def enable(self) -> None:
        """Enable loading and saving."""
        self._enabled = True

    def disable(self) -> None:
        """Disable loading and saving."""
        self._enabled = False

    def flush(self) -> None:
        """Do nothing: files stay valid and are removed only by pruning."""

    def load_overload(self, signature: tuple[Type, ...], target: Any) -> Any:
        """Return the loaded code for a signature, or None.

        After None, other processes wait until this one has saved the code.
        """
        target.refresh()
        if not self._enabled:
            return None
        path = self._path(signature, target.codegen())
        content = verified_content(path)
        if content is None:
            # Functions never call each other in cycles, so compiling processes cannot deadlock.
            lock = self._lock(path)
            lock.acquire()
            content = verified_content(path)
            if content is None:
                return None
            lock.release()
        return cast(Any, CompileResult)._rebuild(target, *pickle.loads(content))

    def save_overload(self, signature: tuple[Type, ...], code: Any) -> None:
        """Save the code for a signature.

        If the folder is not writable, the next process compiles again.
        """
        if not self._enabled:
            return
        path = self._path(signature, code.codegen)
        try:
            self._save(path, code)
        finally:
            self._lock(path).release()

    def _save(self, path: Path, code: Any) -> None:
        """Write a file atomically."""
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
        """Return the file for a signature and this machine's processor."""
        key = repr(
            (fingerprint(self._function), signature_content(signature), codegen.magic_tuple())
        )
        name = f"{self._function.__module__}.{self._function.__qualname__}".replace(
            "<", ""
        ).replace(">", "")
        return Path(self.cache_path) / f"{name[-100:]}-{sha256(key.encode()).hexdigest()[:32]}"

    def _lock(self, path: Path) -> CompileLock:
        """Return the lock of a file, derived from the digest in its name."""
        return CompileLock(path.parent.with_suffix(".lock"), int(path.name[-15:], 16))


def verified_content(path: Path) -> bytes | None:
    """Return the contents of a file, or None if it is missing or corrupt."""
    try:
        stored = path.read_bytes()
        if time() - path.stat().st_mtime > TOUCH_INTERVAL_S:
            os.utime(path)
    except OSError:
        return None
    content = stored[CHECKSUM_BYTES:]
    return content if sha256(content).digest() == stored[:CHECKSUM_BYTES] else None


def prune_cache(folder: Path, room: int = MAX_CACHE_BYTES) -> None:
    """Remove the least recently used files until the others take at most this number of bytes."""
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
