"""The reverse proxies that may name the address and the protocol of their clients."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_interface

EVERYONE = "*"
"""The setting that trusts every address."""


@dataclass(frozen=True)
class TrustedProxies:
    """The addresses of the trusted proxies.

    Attributes:
        networks: The networks of the proxies; a single address is a network of its own.
        is_everyone: Whether every address is trusted.
    """

    networks: tuple[IPv4Network | IPv6Network, ...]
    is_everyone: bool = False

    def has_address(self, address: str) -> bool:
        """Return whether the address of a connection is that of a trusted proxy."""
        if self.is_everyone:
            return True
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def __str__(self) -> str:
        """Return the setting in a form that Uvicorn reads in the same way."""
        return EVERYONE if self.is_everyone else ",".join(map(str, self.networks))


@lru_cache(maxsize=16)
def parse_trusted_proxies(text: str) -> TrustedProxies:
    """Return the proxies that a setting names.

    Args:
        text: IP addresses and networks in CIDR notation, separated by commas, or `*` for everyone.

    Raises:
        ValueError: An entry is neither; the message is a sentence for the operator.
    """
    entries = [entry for part in text.split(",") if (entry := part.strip())]
    if EVERYONE in entries:
        return TrustedProxies((), is_everyone=True)
    return TrustedProxies(tuple(map(_parsed_network, entries)))


def _parsed_network(entry: str) -> IPv4Network | IPv6Network:
    try:
        interface = ip_interface(entry)
    except ValueError as reason:
        raise ValueError(
            f"{entry} is neither an IP address nor a network such as 10.0.0.0/8."
            " Correct --trusted-proxies; * trusts every address."
        ) from reason
    if "/" in entry and interface.ip != interface.network.network_address:
        # Uvicorn would trust nobody, and the operator may have meant only one address.
        raise ValueError(
            f"{entry} is an address with the size of a network. In --trusted-proxies, write"
            f" {interface.network} for the network or {interface.ip} for the address."
        )
    return interface.network
