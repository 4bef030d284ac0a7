"""Calls to addresses that people name: never to this machine or its network, unless the operator allows it, and never where a redirect leads.

The name is looked up here and the connection goes to the very address that was looked at, so that a name cannot say one thing
to the check and another to the call (DNS rebinding).
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import httpcore

from parlour.core.game import Illegal

TIMEOUT_SECONDS = 10.0
"""Seconds in which somebody else's server must connect, and then answer."""


NETWORK_ERRORS = (
    *(
        httpcore.NetworkError,
        httpcore.TimeoutException,
        httpcore.ProtocolError,
        httpcore.UnsupportedProtocol,
    ),
    *(OSError, ValueError),
)
"""What a call to somebody else's server may come to (a time that runs out is an OSError)."""


GLOBAL_UNICAST = ip_network("2000::/3")
"""All IPv6 addresses that are given out to networks (RFC 4291); the others are local, translate to IPv4 (64:ff9b::/96, ::/96), or are reserved."""

SPECIAL_IPV6 = tuple(map(ip_network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""Those among them that lead to IPv4 by a tunnel (Teredo, 6to4) or nowhere (IANA IPv6 Special-Purpose Address Registry)."""

SPECIAL_IPV4 = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",
            "100.64.0.0/10",
            "192.0.0.0/24",
            "192.88.99.0/24",
            "198.18.0.0/15",
            "224.0.0.0/3",
        ),
    )
)
"""IPv4 addresses that are not public, in addition to what Python knows, which differs between its versions."""


class Unreachable(Illegal):
    """An address leads nowhere that this house calls, or nobody answers there."""


class PublicNetworkBackend(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the public network alone; `anywhere`: also to private ones."""

    def __init__(self, anywhere: bool = False) -> None:
        self._allow_private = anywhere
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the library's own signature
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Return a line to the first address of a host that may be called; raises Nowhere."""
        for address in await resolve_addresses(host, port):
            if self._allow_private or is_public(address):
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
        raise Unreachable("notices.private-address")

    async def sleep(self, seconds: float) -> None:
        """Wait before a connection is tried again."""
        await asyncio.sleep(seconds)


async def resolve_addresses(host: str, port: int) -> list[str]:
    """Return the addresses of a host; raises Nowhere where it has none."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("notices.no-such-host") from None
    return [str(one[4][0]) for one in found]


def is_public(address: str) -> bool:
    """Return whether an address is one of the public network; an IPv4-mapped address counts as what it leads to, a tunnel never does."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return (
            found in GLOBAL_UNICAST
            and found.is_global
            and not any(found in network for network in SPECIAL_IPV6)
        )
    inner = found.ipv4_mapped if isinstance(found, IPv6Address) else found
    return (
        inner is not None
        and inner.is_global
        and not any(inner in network for network in SPECIAL_IPV4)
    )


class OutboundHttp:
    """Posts to addresses that people name."""

    def __init__(self, anywhere: bool = False) -> None:
        self.allow_private = anywhere

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Return the status with which a post was answered; what stands in the answer is not read. Raises Nowhere."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT_SECONDS)
        try:
            async with (
                asyncio.timeout(2 * TIMEOUT_SECONDS),
                httpcore.AsyncConnectionPool(
                    network_backend=PublicNetworkBackend(self.allow_private),
                    ssl_context=ssl.create_default_context(),
                ) as pool,
                pool.stream(
                    "POST",
                    url,
                    headers=list(headers.items()),
                    content=body,
                    extensions={"timeout": limits},
                ) as answer,
            ):
                return int(answer.status)
        except Unreachable:
            raise
        except NETWORK_ERRORS:
            raise Unreachable("notices.no-answer") from None
