"""Daily quotas for sign-ups and tournament entries per network, and codes per mail address.

Unlike the limits in `quotas`, they also apply to clients on this machine. All servers of a site count
together.
"""

from __future__ import annotations

from math import ceil
from types import TracebackType
from unicodedata import normalize

from parlour.server.limits.login_throttle import throttle_key
from parlour.services.errors import TooManyRequests
from parlour.shared.token_buckets import Bucket, TokenBuckets

DAY = 86_400

AT_ONCE = 4
"""Divisor of the daily limit that gives the burst of sign-ups.

A limit of 60 allows 15, then one per minute.
"""

ENTRIES_OF_SIGN_UPS = (2, 3)
"""Ratio of tournament entries to daily sign-ups of a network.

60 sign-ups allow 40 entries, then six per hour.
"""

ENTRIES_PER_SECOND = 1 / 600

MAILS_A_DAY = 3
"""Maximum number of codes mailed to one address per day, for all senders together."""


class NetworkQuotas:
    """The remaining sign-ups, tournament entries and mailed codes of networks and addresses."""

    def __init__(self, token_buckets: TokenBuckets) -> None:
        self._token_buckets = token_buckets

    def at_sign_up(self, network: str, per_day: int) -> Reservation:
        """Return a reservation for a sign-up.

        Args:
            network: Network of the client.
            per_day: Number of sign-ups that one network may make per day.
        """
        return self._reservation(
            "account.too-many-sign-ups",
            # A limit that an operator changes applies at once, as its buckets have other names.
            Bucket(
                f"sign-up/{per_day}/{throttle_key(network)}", max(1, per_day // AT_ONCE), 1 / 60
            ),
            Bucket(f"sign-up-day/{per_day}/{throttle_key(network)}", per_day, per_day / DAY),
        )

    def at_entry(self, tournament: str, network: str, per_day: int) -> Reservation:
        """Return a reservation for a new tournament entry.

        Args:
            tournament: Id of the tournament.
            network: Network of the client.
            per_day: Number of sign-ups that one network may make per day.
        """
        numerator, denominator = ENTRIES_OF_SIGN_UPS
        return self._reservation(
            "tournament.full-network",
            Bucket(
                f"entry/{per_day}/{throttle_key(f'{tournament} {network}')}",
                max(1, per_day * numerator // denominator),
                ENTRIES_PER_SECOND,
            ),
        )

    def at_mail(self, address: str) -> Reservation:
        """Return a reservation for mailing a code to an unconfirmed address."""
        return self._reservation(
            "notifications.too-many-codes",
            Bucket(f"mail/{throttle_key(mailbox(address))}", MAILS_A_DAY, MAILS_A_DAY / DAY),
        )

    def _reservation(self, code: str, *buckets: Bucket) -> Reservation:
        return Reservation(self._token_buckets, code, buckets)


class Reservation:
    """A context manager that takes a token of each bucket, and refunds it if the block raises."""

    def __init__(self, token_buckets: TokenBuckets, code: str, buckets: tuple[Bucket, ...]) -> None:
        self._token_buckets, self._code, self._buckets = token_buckets, code, buckets

    async def __aenter__(self) -> None:
        """Take the tokens; raises TooManyRequests with the time to wait."""
        wait = (await self._token_buckets.spend(self._buckets)).wait_s
        if wait > 0:
            raise TooManyRequests(self._code, seconds=ceil(wait), minutes=ceil(wait / 60))

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Refund the tokens after a failure."""
        if kind is not None:
            await self._token_buckets.refund(self._buckets)


def mailbox(address: str) -> str:
    """Return a normalized mail address, in lower case and without dots and `+` suffix."""
    name, _, host = normalize("NFKC", address).strip().casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host.rstrip('.')}"
