"""Derive the list of common passwords from the list in zxcvbn (MIT licence).

The list is derived from leaked passwords. Usage:

    pip download zxcvbn==4.5.0
    python tools/common_passwords.py zxcvbn-4.5.0-py2.py3-none-any.whl
"""

from __future__ import annotations

import gzip
import runpy
import sys
import tempfile
import zipfile
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/parlour/services/accounts/common_passwords.txt.gz"


def main(wheel: str) -> None:
    """Write the sorted passwords of a zxcvbn wheel to the compressed list, one per line."""
    with zipfile.ZipFile(wheel) as packed, tempfile.TemporaryDirectory() as folder:
        found = runpy.run_path(packed.extract("zxcvbn/frequency_lists.py", folder))[
            "FREQUENCY_LISTS"
        ]["passwords"]
    words = sorted(word for word in found if len(word) >= 4)
    # Without a timestamp, the same passwords always produce the same file.
    TARGET.write_bytes(gzip.compress("\n".join(words).encode(), 9, mtime=0))
    print(f"{len(words)} passwords, {TARGET.stat().st_size} bytes")


main(sys.argv[1])
