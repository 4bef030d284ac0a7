"""Free ports for servers that tests start."""

from __future__ import annotations

import os
import socket
from itertools import count

FIRST, LAST = 20_000, 32_000
"""The range of test ports, below the ephemeral ports that other connections may take."""

EACH = 60
"""The number of ports per process, so that processes start at different ports."""

_next = count((os.getpid() * EACH) % (LAST - FIRST))


def free_port() -> int:
    """Return a port that no process listens on and that no other test uses soon."""
    while True:
        port = FIRST + next(_next) % (LAST - FIRST)
        with socket.socket() as tried:
            # A closed server leaves connections that do not prevent another server on its port.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("", port))
            except OSError:
                continue
        return port
