"""Throttles failed sign-ins and table codes by network and by name, but not for browsers that have signed in before.

Successful attempts cost nothing. Failures are broadcast to the other processes on the database, which count them too, so
that several processes do not multiply the attempts.
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
"""Longer waits are shown in minutes."""


class AttemptKind(Enum):
    """What is counted separately: burst, attempts per second after it, description."""

    NETWORK = (30, 1 / 10, "passwords of one network")
    """Attempts of one network at any name: enough for a household, then six per minute."""

    STRANGERS = (10, 1 / 30, "one name, one network")
    """Attempts at one name from one network, by browsers that never signed in to it: ten, then two per minute."""

    EVERYWHERE = (200, 1 / 10, "one name")
    """Attempts at one name from all networks, without known browsers."""

    KNOWN = (20, 1 / 10, "one name, one known browser")
    """Attempts of a browser that signed in to this name before; others cannot use these up."""

    RECOVERY = (20, 1 / 10, "recovery codes of one network")
    """Attempts with a recovery code or passkey from one network; still available if others block the password."""

    INVITATION = (10, 1 / 30, "invitations of one network")
    """Wrong invitations and site passwords from one network: ten, then two per minute."""

    SPOKEN = (30, 1 / 10, "spoken codes of one network")
    """Unknown table codes from one network."""

    ALL_SPOKEN = (300, 1 / 2, "spoken codes")
    """Unknown table codes from all networks, since an attacker may use many."""


AttemptKey = tuple[AttemptKind, str]
"""A kind and the hash of a name or network; hashed, so that other processes receive neither."""


class LoginThrottle:
    """Counts failed attempts of all processes on the database."""

    def __init__(self, message_bus: MessageBus) -> None:
        self._message_bus = message_bus
        self._limits = {kind: RateLimits(*kind.value[:2]) for kind in AttemptKind}
        message_bus.subscribe(BUS_TOPIC, self._on_message)

    def password_attempt(self, key: str, network: str, device_token: str | None) -> LoginAttempt:
        """Return an attempt at a password.

        Args:
            key: Comparable name or player id.
            network: Network of the client.
            device_token: Token of a browser that signed in to this name before, or None.
        """
        if device_token is not None:
            return self._new_attempt((AttemptKind.KNOWN, f"{key} {device_token}"))
        return self._new_attempt(
            (AttemptKind.NETWORK, network),
            (AttemptKind.STRANGERS, f"{key} {network}"),
            (AttemptKind.EVERYWHERE, key),
        )

    def recovery_attempt(self, network: str) -> LoginAttempt:
        """Return an attempt with a recovery code or a passkey."""
        return self._new_attempt((AttemptKind.RECOVERY, network))

    def at_invitation(self, network: str) -> LoginAttempt:
        """Return an attempt with an invitation key."""
        return self._new_attempt((AttemptKind.INVITATION, network))

    def table_code_attempt(self, network: str) -> LoginAttempt:
        """Return an attempt with a table code."""
        return self._new_attempt((AttemptKind.SPOKEN, network), (AttemptKind.ALL_SPOKEN, ""))

    def record_attempt(self, keys: list[AttemptKey]) -> None:
        """Count an attempt.

        Raises:
            TooManyRequests: With the seconds until the next attempt is possible.
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
        """Return the seconds until an attempt is possible, 0 if it is."""
        return max(self._limits[kind].retry_after(key) for kind, key in keys)

    def refund(self, keys: list[AttemptKey]) -> None:
        """Remove a successful attempt from the count."""
        for kind, key in keys:
            self._limits[kind].limit_of(key).refund()

    async def broadcast_failure(self, keys: list[AttemptKey]) -> None:
        """Let other processes count a failed attempt."""
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
    """One attempt: an exception inside the block counts as a failure. Raises TooManyRequests on entry."""

    def __init__(self, throttle: LoginThrottle, keys: list[AttemptKey]) -> None:
        self._throttle, self._keys = throttle, keys

    async def __aenter__(self) -> None:
        """Count the attempt."""
        self._throttle.record_attempt(self._keys)

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Refund a successful attempt, broadcast a failed one."""
        if kind is None:
            self._throttle.refund(self._keys)
        else:
            await self._throttle.broadcast_failure(self._keys)


def throttle_key(key: str) -> str:
    """Return the hash under which a name or network is counted."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=9).hexdigest()
