"""Throttling of failed sign-ins and table codes by network and by name.

Browsers that have signed in before have a separate limit. Successful attempts are not counted.
All servers of a site count together, so that an attacker does not gain attempts from several servers.
"""

from __future__ import annotations

from enum import Enum
from hashlib import blake2b
from math import ceil
from types import TracebackType

from parlour.services.errors import TooManyRequests
from parlour.shared.token_buckets import Bucket, TokenBuckets

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


class LoginThrottle:
    """A counter of the failed attempts."""

    def __init__(self, token_buckets: TokenBuckets) -> None:
        self._token_buckets = token_buckets
        self._limits = {kind: kind.value[:2] for kind in AttemptKind}

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

    def _new_attempt(self, *keys: tuple[AttemptKind, str]) -> LoginAttempt:
        is_table_code = any(
            kind in (AttemptKind.SPOKEN, AttemptKind.ALL_SPOKEN) for kind, _ in keys
        )
        return LoginAttempt(
            self._token_buckets,
            "core.too-many-codes" if is_table_code else "account.too-many-attempts",
            [
                Bucket(f"attempt/{kind.name}/{throttle_key(key)}", *self._limits[kind])
                for kind, key in keys
            ],
        )


class LoginAttempt:
    """A context manager for one attempt, which counts as failed if the block raises.

    Entering the block raises TooManyRequests if a limit is reached.
    """

    def __init__(self, token_buckets: TokenBuckets, code: str, buckets: list[Bucket]) -> None:
        self._token_buckets, self._code, self._buckets = token_buckets, code, buckets

    async def __aenter__(self) -> None:
        """Count the attempt.

        Raises:
            TooManyRequests: A limit is reached. The error contains the time to wait.
        """
        wait = (await self._token_buckets.spend(self._buckets)).wait_s
        if wait > 0:
            raise TooManyRequests(
                self._code,
                seconds=ceil(wait),
                minutes=ceil(wait / 60) if wait > MAX_SECONDS_SHOWN else 0,
            )

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Refund a successful attempt."""
        if kind is None:
            await self._token_buckets.refund(self._buckets)


def throttle_key(key: str) -> str:
    """Return the hash of a name or network, under which its attempts are counted."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=9).hexdigest()
