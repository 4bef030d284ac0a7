"""Where the house can be reached: from this machine, and from phones in the same network."""

from __future__ import annotations

import socket
from functools import cache
from urllib.parse import urlsplit, urlunsplit

ANYWHERE = ("0.0.0.0", "::", "")
"""What a server listens at to be reached by all its addresses."""

LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1", "0.0.0.0")


@cache
def lan_address() -> str | None:
    """Return this machine's address in its network, or None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: a datagram socket that is connected only asks which way out would be taken.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        name = str(probe.getsockname()[0])
    return None if name.startswith("127.") else name


def link_for_lan(link: str, address: str = "", is_served: bool = True) -> str:
    """Return a link as another device must write it; unchanged where it already can.

    Whoever sits at the machine itself calls the house localhost: then the operator's own `address` leads there, or else this machine's
    in its network, which is wrong only inside a container that has a network of its own. Where `is_served` is False nobody listens there.
    """
    parts, name = urlsplit(link), lan_address()
    if parts.hostname not in LOCAL_HOSTS:
        return link
    if address:
        return address.rstrip("/") + urlunsplit(parts._replace(scheme="", netloc=""))
    if name is None or not is_served:
        return link
    return urlunsplit(parts._replace(netloc=f"{name}:{parts.port}" if parts.port else name))


def served_at(host: str, port: int) -> str:
    """Return the address of a server for this machine's own browser: `localhost`, unless it listens at another address alone."""
    if host in ANYWHERE or host in LOCAL_HOSTS:
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_for_phones(host: str) -> bool:
    """Return whether other devices reach a server that listens at this address."""
    return host in ANYWHERE or not (host in LOCAL_HOSTS or host.startswith("127."))
