"""Derives the list of common passwords from zxcvbn's (MIT licence; most frequent first, from leaked passwords): `pip download zxcvbn==4.5.0`, then

python tools/common_passwords.py zxcvbn-4.5.0-py2.py3-none-any.whl
"""

from __future__ import annotations

import gzip
import runpy
import sys
import tempfile
import zipfile
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/parlour/house/people/common_passwords.txt.gz"


def main(wheel: str) -> None:
    """Write the list, sorted, a password a line."""
    with zipfile.ZipFile(wheel) as packed, tempfile.TemporaryDirectory() as folder:
        found = runpy.run_path(packed.extract("zxcvbn/frequency_lists.py", folder))[
            "FREQUENCY_LISTS"
        ]["passwords"]
    words = sorted(word for word in found if len(word) >= 4)
    # Without a time stamp the same list makes the same file.
    TARGET.write_bytes(gzip.compress("\n".join(words).encode(), 9, mtime=0))
    print(f"{len(words)} passwords, {TARGET.stat().st_size} bytes")


main(sys.argv[1])
