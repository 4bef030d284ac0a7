"""Helpers that wait until a server process answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.request import urlopen

from .patience import PATIENCE


def http_status(url: str) -> int:
    """Return the status of the response to a GET request; 0 while nothing answers."""
    try:
        with urlopen(url, timeout=5) as response:
            return int(response.status)
    except HTTPError as refusal:
        return refusal.code
    except OSError:
        return 0


def wait_for_status(
    url: str,
    failure_log: Callable[[], str],
    *,
    status: int = 200,
    is_running: Callable[[], bool] = lambda: True,
    patience_s: float = PATIENCE,
) -> None:
    """Wait until a URL answers with a status.

    Fail with the text of `failure_log` when the server stops or the time limit has passed.
    """
    until = time.monotonic() + patience_s
    while http_status(url) != status:
        assert is_running() and time.monotonic() < until, failure_log()
        time.sleep(0.1)
