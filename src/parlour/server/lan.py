"""URLs of the server for this machine and for other devices in the local network."""

from __future__ import annotations

import socket
from functools import cache
from urllib.parse import urlsplit, urlunsplit

ANYWHERE = ("0.0.0.0", "::", "")
"""Listen addresses that accept connections on all interfaces."""

LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1", "0.0.0.0")


@cache
def lan_address() -> str | None:
    """Return this machine's address in the local network, or None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only selects the outgoing interface.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def link_for_lan(link: str, address: str = "", is_served: bool = True) -> str:
    """Return a link that another device in the local network can open.

    A user on the server's machine has links to localhost. For other devices, the host is replaced
    by the operator's `address`, or by this machine's address in the local network. The latter is
    wrong in a container with its own network. The link is unchanged if other devices can already
    open it, or if no other device can reach the server.

    Args:
        link: The link to a page.
        address: The public URL that the operator configured; empty for none.
        is_served: Whether other devices can reach the server.
    """
    url, lan_host = urlsplit(link), lan_address()
    if url.hostname not in LOCAL_HOSTS:
        return link
    if address:
        return address.rstrip("/") + urlunsplit(url._replace(scheme="", netloc=""))
    if lan_host is None or not is_served:
        return link
    return urlunsplit(url._replace(netloc=f"{lan_host}:{url.port}" if url.port else lan_host))


def served_at(host: str, port: int) -> str:
    """Return the server's URL for a browser on the same machine.

    The host is `localhost`, unless the server listens only on another address.
    """
    if host in ANYWHERE or host in LOCAL_HOSTS:
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_for_phones(host: str) -> bool:
    """Return whether other devices can reach a server that listens on this address."""
    return host in ANYWHERE or not (host in LOCAL_HOSTS or host.startswith("127."))
