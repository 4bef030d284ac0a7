"""Web push: what is said is encrypted for one browser alone, and signed so that its push service knows this house (RFC 8291, RFC 8292)."""

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
"""For how many seconds a push service keeps what a sleeping phone has not fetched."""

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256 (FIPS 186-5)."""


class SubscriptionKeys(Value, frozen=True):
    """What a browser gives for what only it shall read."""

    p256dh: str
    auth: str


class PushSubscription(Value, frozen=True):
    """Where a browser is reached: the address of its push service, and its keys."""

    endpoint: str
    keys: SubscriptionKeys


def parse_subscription(text: str) -> PushSubscription:
    """Return a browser's subscription; raises Illegal for what is none."""
    try:
        found = msgspec.json.decode(text.encode(), type=PushSubscription)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("notices.not-a-subscription") from None
    try:
        require_url(found.endpoint)
    except Illegal:
        raise Illegal("notices.not-a-subscription") from None
    if not found.endpoint.startswith("https://"):
        raise Illegal("notices.not-a-subscription")
    return found


def vapid_public_key(secret: bytes) -> str:
    """Return the key by which browsers know this house, as they want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = (
        _private_key(secret)
        .public_key()
        .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    return urlsafe_b64encode(point).decode().rstrip("=")


async def send_push(
    outbound: OutboundHttp, secret: bytes, to: PushSubscription, body: bytes, contact: str
) -> int:
    """Return the status with which a push service took a message."""
    encrypted, headers = await asyncio.to_thread(_encrypt, secret, to, body, contact)
    return await outbound.post(to.endpoint, encrypted, headers)


def _private_key(secret: bytes) -> Any:
    """Return the private key that a secret of 32 bytes stands for."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (CURVE_ORDER - 1) + 1, ec.SECP256R1())


def _encrypt(
    secret: bytes, to: PushSubscription, body: bytes, contact: str
) -> tuple[bytes, dict[str, str]]:
    # Only a house that pushes waits for these.
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    try:
        sealed = WebPusher(msgspec.to_builtins(to)).encode(body, content_encoding="aes128gcm")
    except Exception as reason:
        # Keys of a browser that are no keys: whichever library it is that stumbles over them.
        raise Illegal("notices.not-a-subscription") from reason
    at = urlsplit(to.endpoint)
    claims = {
        "aud": f"{at.scheme}://{at.netloc}",
        "exp": int(time.time()) + TOKEN_HOURS * 3600,
        "sub": contact,
    }
    signed: dict[str, str] = Vapid02(private_key=_private_key(secret)).sign(claims)
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Urgency": "high",
    }
    return bytes(sealed["body"]), headers
