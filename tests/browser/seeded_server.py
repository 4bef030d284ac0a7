"""A server with predictable luck: the seeds follow from the test's name and a match counter."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

FOLDER_VARIABLE = "PARLOUR_TEST_LUCK"
"""The environment variable with the folder of seeds, for the tests and their servers."""

RUN = "from tests.browser.seeded_server import run; run()"
"""The Python code that replaces the `parlour` command."""


def name_test(name: str) -> None:
    """Derive all later seeds from this test name and restart the match counter."""
    folder = Path(os.environ[FOLDER_VARIABLE])
    later = folder / "test.later"
    later.write_text(f"{name}\n{os.urandom(8).hex()}")
    # A server may read the file at any time, so it must never see a partial one.
    later.replace(folder / "test")


class Deals:
    """A source of match seeds that stores them in a folder for restarted servers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._test, self._dealt = "", 0

    def seed(self, key: bytes, match: str, nonces: Iterable[bytes]) -> bytes:
        """Return the predictable seed of a match; it replaces the secret seed of `derive_seed`."""
        kept = self._folder / f"{blake2b(key, digest_size=8).hexdigest()}-{match}"
        if not kept.exists():
            test = (self._folder / "test").read_text()
            if test != self._test:
                self._test, self._dealt = test, 0
            self._dealt += 1
            kept.write_text(f"{test.splitlines()[0]} {self._dealt}")
        return blake2b(kept.read_bytes(), digest_size=32).digest()


def run() -> None:
    """Run the `parlour` command with predictable luck and fixed names of guests."""
    from parlour.cli.main import main
    from parlour.core import match
    from parlour.server.realtime import session
    from parlour.services.engine import decision_workers

    from ..guest_tokens import next_guest_token

    deals = Deals(Path(os.environ[FOLDER_VARIABLE]))
    with (
        patch.object(session, "new_token", next_guest_token),
        patch.object(match, "derive_seed", deals.seed),
        patch.object(decision_workers, "secrets", SimpleNamespace(randbits=lambda _: 1)),
    ):
        main()
