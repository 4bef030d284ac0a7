"""Web push messages, encrypted for one browser and signed for its push service.

Sources: RFC 8291 (encryption) and RFC 8292 (VAPID).
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.services.notifications.address import require_url
from parlour.services.notifications.outbound_http import OutboundHttp

TOKEN_HOURS = 12
TTL_SECONDS = 24 * 3600
"""How long (s) a push service keeps a message for a device that is offline."""

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256 (FIPS 186-5)."""


class SubscriptionKeys(Value, frozen=True):
    """The keys with which messages to a browser are encrypted."""

    p256dh: str
    """The browser's public key (base64url)."""

    auth: str
    """The authentication secret (base64url)."""


class PushSubscription(Value, frozen=True):
    """A browser's subscription at its push service."""

    endpoint: str
    """The URL of the browser's push service."""

    keys: SubscriptionKeys
    """The keys for encrypting messages."""


def parse_subscription(text: str) -> PushSubscription:
    """Parse a browser's subscription from JSON; raises Illegal if it is invalid."""
    try:
        found = msgspec.json.decode(text.encode(), type=PushSubscription)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("notifications.not-a-subscription") from None
    try:
        require_url(found.endpoint)
    except Illegal:
        raise Illegal("notifications.not-a-subscription") from None
    if not found.endpoint.startswith("https://"):
        raise Illegal("notifications.not-a-subscription")
    return found


def vapid_public_key(secret: bytes) -> str:
    """Return the server's public key (base64url), with which browsers subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = (
        _private_key(secret)
        .public_key()
        .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    return urlsafe_b64encode(point).decode().rstrip("=")


async def send_push(
    outbound: OutboundHttp, secret: bytes, subscription: PushSubscription, body: bytes, contact: str
) -> int:
    """Send an encrypted message to a browser and return the status of its push service.

    Args:
        outbound: The HTTP client.
        secret: The server's secret (32 bytes), from which the signing key is derived.
        subscription: The browser's subscription.
        body: The message.
        contact: The operator's contact for the push service, a mailto: or https: URL.
    """
    encrypted, headers = await asyncio.to_thread(_encrypt, secret, subscription, body, contact)
    return await outbound.post(subscription.endpoint, encrypted, headers)


def _private_key(secret: bytes) -> Any:
    """Return the private key that is derived from a secret of 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (CURVE_ORDER - 1) + 1, ec.SECP256R1())


def _encrypt(
    secret: bytes, subscription: PushSubscription, body: bytes, contact: str
) -> tuple[bytes, dict[str, str]]:
    # imported late, because only servers that send push messages need these
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    try:
        encrypted = WebPusher(msgspec.to_builtins(subscription)).encode(
            body, content_encoding="aes128gcm"
        )
    except Exception as reason:
        # Invalid keys of a browser raise errors of different libraries.
        raise Illegal("notifications.not-a-subscription") from reason
    parts = urlsplit(subscription.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + TOKEN_HOURS * 3600,
        "sub": contact,
    }
    vapid_headers: dict[str, str] = Vapid02(private_key=_private_key(secret)).sign(claims)
    headers = {
        **vapid_headers,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Urgency": "high",
    }
    return bytes(encrypted["body"]), headers
