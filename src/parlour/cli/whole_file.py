"""Files that commands write: whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(file: Path, content: bytes) -> None:
    """Write a file, in place of one that is there; where the disk is full that one stays as it was. Raises OSError."""
    if file.exists() and not file.is_file():
        # A terminal or a pipe takes what is written to it and cannot be replaced.
        file.write_bytes(content)
        return
    target = file.resolve()
    with NamedTemporaryFile(dir=target.parent, prefix=".parlour-", delete=False) as room:
        try:
            room.write(content)
            room.flush()
            os.fsync(room.fileno())
            os.replace(room.name, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(room.name)
            raise
