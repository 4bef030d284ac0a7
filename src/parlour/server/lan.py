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


def for_phones(link: str, address: str = "") -> str:
    """Return a link as another device must write it; unchanged where it already can.

    Whoever sits at the machine itself calls the house localhost: then the operator's own `address` leads there, or else this machine's
    in its network, which is wrong only inside a container that has a network of its own.
    """
    parts, name = urlsplit(link), network_name()
    if parts.hostname not in LOCAL:
        return link
    if address:
        return address.rstrip("/") + urlunsplit(parts._replace(scheme="", netloc=""))
    if name is None:
        return link
    return urlunsplit(parts._replace(netloc=f"{name}:{parts.port}" if parts.port else name))
