"""Who counts as one visitor's network, so that limits hold for a line and not for each of its addresses."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

HOUSEHOLD_PREFIX = 64
"""The prefix of IPv6 that one household is given: whoever has one address of it has them all."""

MAX_TEXT_LENGTH = 64

LOCAL_NETWORKS = frozenset({"127.0.0.1", "::/64"})
"""This machine: who comes from it is its owner, or everybody behind a proxy that does not say whom it serves."""


def network_of_request(scope: Any) -> str:
    """Return the network that a request or a socket comes from."""
    return network_of_address(scope["client"][0]) if scope["client"] else ""


def network_of_address(address: str) -> str:
    """Return what an address is counted under: itself for IPv4, its /64 for IPv6, the text where it is no address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_TEXT_LENGTH]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOUSEHOLD_PREFIX), strict=False))
