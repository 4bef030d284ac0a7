"""A house whose luck is certain: what is dealt follows from the test's name and how many matches it dealt before, bots draw the same each time."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace

FOLDER_VARIABLE = "PARLOUR_TEST_LUCK"
"""What names the folder, in the environment of the tests and of all houses that they serve, where luck is kept."""

RUN = "from tests.browser.certain import run; run()"
"""What Python is told to do in place of `parlour`."""


def name_test(name: str) -> None:
    """Let what is dealt from now on follow from this name, and count its deals from the first."""
    folder = Path(os.environ[FOLDER_VARIABLE])
    later = folder / "test.later"
    later.write_text(f"{name}\n{os.urandom(8).hex()}")
    # A house reads it at any moment, and never half of it.
    later.replace(folder / "test")


class Deals:
    """The seeds of matches, which last as long as their folder: a house that is opened anew deals what was dealt."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._test, self._dealt = "", 0

    def seed(self, key: bytes, match: str, nonces: Iterable[bytes]) -> bytes:
        """Return what a match is dealt from; stands for `match_key`, whose parts nobody can know beforehand."""
        kept = self._folder / f"{blake2b(key, digest_size=8).hexdigest()}-{match}"
        if not kept.exists():
            test = (self._folder / "test").read_text()
            if test != self._test:
                self._test, self._dealt = test, 0
            self._dealt += 1
            kept.write_text(f"{test.splitlines()[0]} {self._dealt}")
        return blake2b(kept.read_bytes(), digest_size=32).digest()


def run() -> None:
    """Be the command `parlour`, with luck that is certain."""
    from parlour.cli.main import main
    from parlour.core import match
    from parlour.services.engine import worker_pool

    match.derive_seed = Deals(Path(os.environ[FOLDER_VARIABLE])).seed  # type: ignore[attr-defined]
    worker_pool.secrets = SimpleNamespace(randbits=lambda _: 1)  # type: ignore[assignment, attr-defined]
    main()
