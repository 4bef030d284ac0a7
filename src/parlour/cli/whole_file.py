"""Atomic writing of output files."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(file: Path, content: bytes) -> None:
    """Write or replace a file atomically; raises OSError.

    If writing fails, for example on a full disk, the old file remains.
    """
    if file.exists() and not file.is_file():
        # A terminal or a pipe cannot be replaced.
        file.write_bytes(content)
        return
    target = file.resolve()
    with NamedTemporaryFile(dir=target.parent, prefix=".parlour-", delete=False) as temporary:
        try:
            temporary.write(content)
            temporary.flush()
            os.fsync(temporary.fileno())
            os.replace(temporary.name, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary.name)
            raise
