"""Throttling of failed sign-ins and table codes by network and by name.

Browsers that have signed in before have a separate limit. Successful attempts are not counted.
Failures are broadcast to the other processes on the database, so that an attacker does not gain
attempts from several processes.
"""

from __future__ import annotations

from enum import Enum
from hashlib import blake2b
from math import ceil
from types import TracebackType

import msgspec

from parlour.server.limits.rate_limit import RateLimits
from parlour.services.errors import TooManyRequests
from parlour.services.message_bus import MessageBus

BUS_TOPIC = "guess"

MAX_SECONDS_SHOWN = 90
"""Longest wait that is shown in seconds; longer waits are shown in minutes."""


class AttemptKind(Enum):
    """Kinds of attempts that are counted separately.

    Each value contains the burst, the attempts per second after it, and a description.
    """

    NETWORK = (30, 1 / 10, "passwords of one network")
    """Attempts from one network with any name: 30 (enough for a household), then six per minute."""

    STRANGERS = (10, 1 / 30, "one name, one network")
    """Attempts with one name from one network: ten, then two per minute.

    Known browsers do not count.
    """

    EVERYWHERE = (200, 1 / 10, "one name")
    """Attempts with one name from all networks. Known browsers do not count."""

    KNOWN = (20, 1 / 10, "one name, one known browser")
    """Attempts of a browser that has signed in to this name before.

    Others cannot exhaust this limit.
    """

    RECOVERY = (20, 1 / 10, "recovery codes of one network")
    """Attempts with recovery codes or passkeys from one network, separate from passwords."""

    INVITATION = (10, 1 / 30, "invitations of one network")
    """Wrong invitations or site passwords from one network: ten, then two per minute."""

    SPOKEN = (30, 1 / 10, "spoken codes of one network")
    """Attempts with unknown table codes from one network."""

    ALL_SPOKEN = (300, 1 / 2, "spoken codes")
    """Attempts with unknown table codes from all networks, since an attacker may use several."""


AttemptKey = tuple[AttemptKind, str]
"""A kind and the hash of a name or network. Other processes receive only the hash."""


class LoginThrottle:
    """A counter of the failed attempts in all processes on the database."""

    def __init__(self, message_bus: MessageBus) -> None:
        self._message_bus = message_bus
        self._limits = {kind: RateLimits(*kind.value[:2]) for kind in AttemptKind}
        message_bus.subscribe(BUS_TOPIC, self._on_message)

    def password_attempt(self, key: str, network: str, device_token: str | None) -> LoginAttempt:
        """Return an attempt to sign in with a password.

        Args:
            key: The normalized name, or the player id.
            network: Network of the client.
            device_token: Token of a browser that has signed in to this name before, or None.
        """
        if device_token is not None:
            return self._new_attempt((AttemptKind.KNOWN, f"{key} {device_token}"))
        return self._new_attempt(
            (AttemptKind.NETWORK, network),
            (AttemptKind.STRANGERS, f"{key} {network}"),
            (AttemptKind.EVERYWHERE, key),
        )

    def recovery_attempt(self, network: str) -> LoginAttempt:
        """Return an attempt to sign in with a recovery code or a passkey."""
        return self._new_attempt((AttemptKind.RECOVERY, network))

    def at_invitation(self, network: str) -> LoginAttempt:
        """Return an attempt to use an invitation key."""
        return self._new_attempt((AttemptKind.INVITATION, network))

    def table_code_attempt(self, network: str) -> LoginAttempt:
        """Return an attempt to open a table by its code."""
        return self._new_attempt((AttemptKind.SPOKEN, network), (AttemptKind.ALL_SPOKEN, ""))

    def record_attempt(self, keys: list[AttemptKey]) -> None:
        """Count an attempt under each of its keys.

        Raises:
            TooManyRequests: A limit is reached. The error contains the seconds to wait.
        """
        wait = self.retry_after(keys)
        if wait > 0:
            is_table_code = any(
                kind in (AttemptKind.SPOKEN, AttemptKind.ALL_SPOKEN) for kind, _ in keys
            )
            seconds, minutes = ceil(wait), ceil(wait / 60) if wait > MAX_SECONDS_SHOWN else 0
            raise TooManyRequests(
                "core.too-many-codes" if is_table_code else "account.too-many-attempts",
                seconds=seconds,
                minutes=minutes,
            )
        for kind, key in keys:
            self._limits[kind].try_spend(key)

    def retry_after(self, keys: list[AttemptKey]) -> float:
        """Return the seconds until the next attempt is allowed, or 0 if it is allowed now."""
        return max(self._limits[kind].retry_after(key) for kind, key in keys)

    def refund(self, keys: list[AttemptKey]) -> None:
        """Remove a successful attempt from the count."""
        for kind, key in keys:
            self._limits[kind].limit_of(key).refund()

    async def broadcast_failure(self, keys: list[AttemptKey]) -> None:
        """Notify the other processes of a failed attempt, so that they count it too."""
        await self._message_bus.publish(
            BUS_TOPIC, msgspec.json.encode([(kind.name, key) for kind, key in keys]).decode()
        )

    def _on_message(self, _: str, payload: str) -> None:
        for name, key in msgspec.json.decode(payload, type=list[tuple[str, str]]):
            if name in AttemptKind.__members__:
                self._limits[AttemptKind[name]].limit_of(key).force_spend()

    def _new_attempt(self, *keys: tuple[AttemptKind, str]) -> LoginAttempt:
        return LoginAttempt(self, [(kind, throttle_key(key)) for kind, key in keys])


class LoginAttempt:
    """A context manager for one attempt, which counts as failed if the block raises.

    Entering the block raises TooManyRequests if a limit is reached.
    """

    def __init__(self, throttle: LoginThrottle, keys: list[AttemptKey]) -> None:
        self._throttle, self._keys = throttle, keys

    async def __aenter__(self) -> None:
        """Count the attempt; raises TooManyRequests."""
        self._throttle.record_attempt(self._keys)

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Refund a successful attempt, or broadcast a failed one."""
        if kind is None:
            self._throttle.refund(self._keys)
        else:
            await self._throttle.broadcast_failure(self._keys)


def throttle_key(key: str) -> str:
    """Return the hash of a name or network, under which its attempts are counted."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=9).hexdigest()
