"""A cache of machine code in the user's cache folder, shared by all processes and clones.

A file is named by the digest of everything that its code was compiled from. It is written
atomically and never changes, so a second clone or an earlier version of the code needs no
compilation. If several processes need the same function, one compiles it and the others wait for
the file. A process that compiles a function removes the least recently used files while the folder
exceeds MAX_CACHE_BYTES.
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
from typing import Any, ClassVar

from parlour.search.cache_folder import cache_folder
from parlour.search.compile_lock import CompileLock
from parlour.search.fingerprint import fingerprint, signature_content
from parlour.search.numba_internals import (
    NumbaWarning,
    Type,
    code_processor,
    is_cacheable,
    rebuilt_code,
    serialized_code,
    target_processor,
)

MAX_CACHE_BYTES = 200_000_000
"""The size limit (bytes) of the cache; the kernels of three games take three million bytes."""

TOUCH_INTERVAL_S = 86_400
"""The age (s) of a file's modification time after which using the file updates it."""

CHECKSUM_BYTES = 32
"""The length of the SHA-256 at the start of a file, by which damaged files are detected."""


class CodeCache:
    """The cached machine code of one function, by signature.

    It replaces Numba's own cache (numba.core.caching).
    """

    pruned: ClassVar[bool] = False
    """Whether this process has pruned the cache."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True

    @property
    def cache_path(self) -> str:
        """The folder of the cached files."""
        return str(cache_folder() / "kernels")

    def enable(self) -> None:
        """Enable loading and saving of machine code."""
        self._enabled = True

    def disable(self) -> None:
        """Disable loading and saving of machine code."""
        self._enabled = False

    def flush(self) -> None:
        """Do nothing, because cached files never become invalid."""

    def load_overload(self, signature: tuple[Type, ...], target: Any) -> Any:
        """Return the executable code for a signature, or None if it must be compiled.

        If it returns None, this process holds the lock until `save_overload`, so no other process
        compiles the function.
        """
        if not self._enabled:
            return None
        path = self._path(signature, target_processor(target))
        content = verified_content(path)
        if content is None:
            # Kernels are not mutually recursive, so processes that compile them cannot deadlock.
            lock = self._lock(path)
            lock.acquire()
            content = verified_content(path)
            if content is None:
                return None
            lock.release()
        return rebuilt_code(target, pickle.loads(content))

    def save_overload(self, signature: tuple[Type, ...], code: Any) -> None:
        """Save the code for a signature and release the lock.

        If the folder is not writable, the next process compiles the function again.
        """
        if not self._enabled:
            return
        path = self._path(signature, code_processor(code))
        try:
            self._save(path, code)
        finally:
            self._lock(path).release()

    def _save(self, path: Path, code: Any) -> None:
        """Write machine code to a file atomically, preceded by its SHA-256."""
        if not is_cacheable(code):
            warnings.warn(
                f"{self._function} holds addresses of this process and cannot be cached",
                NumbaWarning,
                stacklevel=3,
            )
            return
        content = serialized_code(code)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
                file.write(sha256(content).digest() + content)
            os.replace(file.name, path)
            if not CodeCache.pruned:
                CodeCache.pruned = True
                prune_cache(path.parent)

    def _path(self, signature: tuple[Type, ...], processor: Any) -> Path:
        """Return the path of the file for a signature and this machine's processor."""
        key = repr((fingerprint(self._function), signature_content(signature), processor))
        name = f"{self._function.__module__}.{self._function.__qualname__}".replace(
            "<", ""
        ).replace(">", "")
        return Path(self.cache_path) / f"{name[-100:]}-{sha256(key.encode()).hexdigest()[:32]}"

    def _lock(self, path: Path) -> CompileLock:
        """Return the lock of a file, whose number is taken from the digest in the file name."""
        return CompileLock(path.parent.with_suffix(".lock"), int(path.name[-15:], 16))


def verified_content(path: Path) -> bytes | None:
    """Return the content of a file, or None if it is missing or damaged."""
    try:
        stored = path.read_bytes()
        if time() - path.stat().st_mtime > TOUCH_INTERVAL_S:
            os.utime(path)
    except OSError:
        return None
    content = stored[CHECKSUM_BYTES:]
    return content if sha256(content).digest() == stored[:CHECKSUM_BYTES] else None


def prune_cache(folder: Path, max_bytes: int = MAX_CACHE_BYTES) -> None:
    """Remove the least recently used files until the others take at most `max_bytes`."""
    files = []
    for path in folder.iterdir():
        with suppress(OSError):
            status = path.stat()
            files.append((status.st_mtime, status.st_size, path))
    total = 0
    for _, size, path in sorted(files, reverse=True):
        total += size
        if total > max_bytes:
            path.unlink(missing_ok=True)
