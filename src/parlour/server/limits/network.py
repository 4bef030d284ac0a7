"""Client networks, so that limits apply to a household instead of a single address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

HOUSEHOLD_PREFIX = 64
"""Length of the IPv6 prefix that is assigned to one household, in bits."""

MAX_TEXT_LENGTH = 64

LOCAL_NETWORKS = frozenset({"127.0.0.1", "::/64"})
"""Networks of this machine: its operator, or a proxy that does not forward client addresses."""


def network_of_request(scope: Any) -> str:
    """Return the client's network for a request or socket, or empty if it is unknown."""
    return network_of_address(scope["client"][0]) if scope["client"] else ""


def network_of_address(address: str) -> str:
    """Return the network of a client address.

    It is the address itself for IPv4, the /64 network for IPv6, and the start of the text if it is
    not an IP address.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_TEXT_LENGTH]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, HOUSEHOLD_PREFIX), strict=False))
