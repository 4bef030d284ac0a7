"""Networks of clients, so that limits apply to a connection and not to each of its addresses."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

HOUSEHOLD_PREFIX = 64
"""Length of the IPv6 prefix of one household, which owns all addresses in it."""

MAX_TEXT_LENGTH = 64

LOCAL_NETWORKS = frozenset({"127.0.0.1", "::/64"})
"""This machine: the operator, or all clients of a proxy that does not forward addresses."""


def network_of_request(scope: Any) -> str:
    """Return the network of a request or socket."""
    return network_of_address(scope["client"][0]) if scope["client"] else ""


def network_of_address(address: str) -> str:
    """Return the network of an address: itself for IPv4, the /64 for IPv6, the text if it is no address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_TEXT_LENGTH]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, HOUSEHOLD_PREFIX), strict=False))
