"""Outbound HTTP to addresses that users enter, protected against SSRF.

Private networks are rejected unless the operator allows them, and redirects are not followed. The
name is resolved here and the connection uses the checked address, which prevents DNS rebinding.
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
"""The timeout (s) for connecting, and again for the response."""


NETWORK_ERRORS = (
    *(
        httpcore.NetworkError,
        httpcore.TimeoutException,
        httpcore.ProtocolError,
        httpcore.UnsupportedProtocol,
    ),
    *(OSError, ValueError),
)
"""The errors of a request to a foreign server; a timeout is an OSError."""


GLOBAL_UNICAST = ip_network("2000::/3")
"""All public IPv6 addresses (RFC 4291); others are local, reserved or translated to IPv4."""

SPECIAL_IPV6 = tuple(map(ip_network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""The IPv6 networks among them that are tunnels to IPv4 or not reachable.

Source: IANA IPv6 Special-Purpose Address Registry.
"""

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
"""The IPv4 networks that are not public; Python's own list depends on its version."""


class Unreachable(Illegal):
    """The address is not allowed, or no server responds there."""


class PublicNetworkBackend(httpcore.AsyncNetworkBackend):
    """A network backend that connects only to public addresses.

    Args:
        allow_private: Whether private addresses are also allowed.
    """

    def __init__(self, allow_private: bool = False) -> None:
        self._allow_private = allow_private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the library's own signature
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first allowed address of a host; raises Unreachable if there is none."""
        for address in await resolve_addresses(host, port):
            if self._allow_private or is_public(address):
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
        raise Unreachable("notifications.private-address")

    async def sleep(self, seconds: float) -> None:
        """Wait before a retry of the connection."""
        await asyncio.sleep(seconds)


async def resolve_addresses(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host; raises Unreachable if there are none."""
    try:
        infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("notifications.no-such-host") from None
    return [str(info[4][0]) for info in infos]


def is_public(address: str) -> bool:
    """Return whether an IP address is public.

    An IPv4-mapped address is judged by its IPv4 address; a tunnel address is never public.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return (
            parsed in GLOBAL_UNICAST
            and parsed.is_global
            and not any(parsed in network for network in SPECIAL_IPV6)
        )
    ipv4 = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else parsed
    return (
        ipv4 is not None and ipv4.is_global and not any(ipv4 in network for network in SPECIAL_IPV4)
    )


class OutboundHttp:
    """An HTTP client for POST requests to addresses that users enter."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST request and return the status of the response; raises Unreachable.

        The body of the response is not read.
        """
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
                ) as response,
            ):
                return int(response.status)
        except Unreachable:
            raise
        except NETWORK_ERRORS:
            raise Unreachable("notifications.no-answer") from None
