"""Where the house can be reached: from this machine, and from phones in the same network."""

from __future__ import annotations

import socket
from functools import cache
from urllib.parse import urlsplit, urlunsplit

LOCAL = ("localhost", "127.0.0.1", "::1", "0.0.0.0")


@cache
def network_name() -> str | None:
    """Return this machine's address in its network, or None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: a datagram socket that is connected only asks which way out would be taken.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        name = str(probe.getsockname()[0])
    return None if name.startswith("127.") else name


def for_phones(link: str) -> str:
    """Return a link as another device in the network must write it; unchanged where it already can."""
    parts, name = urlsplit(link), network_name()
    if parts.hostname not in LOCAL or name is None:
        return link
    return urlunsplit(parts._replace(netloc=f"{name}:{parts.port}" if parts.port else name))
