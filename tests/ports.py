"""Ports for what tests serve."""

from __future__ import annotations

import os
import socket
from itertools import count

FIRST, LAST = 20_000, 32_000
"""Below those that the machine hands out by itself: of these somebody's line could take one before it is listened on."""

EACH = 60
"""How many are set apart for a process, so that no two processes look at the same at the same time."""

_next = count((os.getpid() * EACH) % (LAST - FIRST))


def free_port() -> int:
    """Return a port of this machine on which nobody listens, and which is given to nobody else soon."""
    while True:
        port = FIRST + next(_next) % (LAST - FIRST)
        with socket.socket() as tried:
            # A house that is closed leaves lines behind that are no hindrance to the next.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("", port))
            except OSError:
                continue
        return port
