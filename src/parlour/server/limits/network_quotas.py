"""Daily quotas for sign-ups and tournament entries per network, and codes per mail address.

Unlike the limits in `quotas`, they also apply to clients on this machine. Requests that succeed in
other processes on the database are counted too.
"""

from __future__ import annotations

from math import ceil
from types import TracebackType
from typing import Literal
from unicodedata import normalize

import msgspec

from parlour.server.limits.login_throttle import throttle_key
from parlour.server.limits.rate_limit import RateLimits
from parlour.services.errors import TooManyRequests
from parlour.services.message_bus import MessageBus
from parlour.services.moderation.site_settings import DEFAULT_SIGN_UPS

SUBJECT = "quota"

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

Kind = Literal["sign-up", "sign-up-day", "entry", "mail"]

Counted = tuple[Kind, str]
"""A kind of quota and the hash of the network or address that it applies to."""


class NetworkQuotas:
    """A counter of sign-ups, tournament entries and mailed codes."""

    def __init__(self, message_bus: MessageBus) -> None:
        self._message_bus = message_bus
        self._per_day = 0
        self._limits: dict[Kind, RateLimits] = {"mail": RateLimits(MAILS_A_DAY, MAILS_A_DAY / DAY)}
        self._resize(DEFAULT_SIGN_UPS)
        message_bus.subscribe(SUBJECT, self._on_message)

    def at_sign_up(self, network: str, per_day: int) -> Reservation:
        """Return a reservation for a sign-up.

        Args:
            network: Network of the client.
            per_day: Number of sign-ups that one network may make per day.
        """
        self._resize(per_day)
        return Reservation(
            self,
            "account.too-many-sign-ups",
            (("sign-up", throttle_key(network)), ("sign-up-day", throttle_key(network))),
        )

    def at_entry(self, tournament: str, network: str, per_day: int) -> Reservation:
        """Return a reservation for a new tournament entry.

        Args:
            tournament: Id of the tournament.
            network: Network of the client.
            per_day: Number of sign-ups that one network may make per day.
        """
        self._resize(per_day)
        return Reservation(
            self, "tournament.full-network", (("entry", throttle_key(f"{tournament} {network}")),)
        )

    def at_mail(self, address: str) -> Reservation:
        """Return a reservation for mailing a code to an unconfirmed address."""
        return Reservation(
            self, "notifications.too-many-codes", (("mail", throttle_key(mailbox(address))),)
        )

    def spend(self, code: str, counted: tuple[Counted, ...]) -> None:
        """Use one unit of each of the given quotas.

        Args:
            code: Error code if a quota is exhausted.
            counted: The quotas to use.

        Raises:
            TooManyRequests: A quota is exhausted. The error contains the seconds to wait.
        """
        wait = max(self._limits[kind].retry_after(key) for kind, key in counted)
        if wait > 0:
            raise TooManyRequests(code, seconds=ceil(wait), minutes=ceil(wait / 60))
        for kind, key in counted:
            self._limits[kind].try_spend(key)

    def give_back(self, counted: tuple[Counted, ...]) -> None:
        """Refund one unit of each of the given quotas after a failed request."""
        for kind, key in counted:
            self._limits[kind].limit_of(key).refund()

    async def broadcast(self, counted: tuple[Counted, ...]) -> None:
        """Notify the other processes of a successful request, so that they count it too."""
        await self._message_bus.publish(SUBJECT, msgspec.json.encode(counted).decode())

    def _on_message(self, _: str, payload: str) -> None:
        for name, key in msgspec.json.decode(payload, type=list[tuple[str, str]]):
            limits_of_kind = next(
                (limits for kind, limits in self._limits.items() if kind == name), None
            )
            if limits_of_kind is not None:
                limits_of_kind.limit_of(key).force_spend()

    def _resize(self, per_day: int) -> None:
        if per_day == self._per_day:
            return
        self._per_day = per_day
        numerator, denominator = ENTRIES_OF_SIGN_UPS
        self._limits["sign-up"] = RateLimits(max(1, per_day // AT_ONCE), 1 / 60)
        self._limits["sign-up-day"] = RateLimits(per_day, per_day / DAY)
        self._limits["entry"] = RateLimits(
            max(1, per_day * numerator // denominator), ENTRIES_PER_SECOND
        )


class Reservation:
    """A context manager that uses one unit of each quota, and refunds it if the block raises."""

    def __init__(self, quotas: NetworkQuotas, code: str, counted: tuple[Counted, ...]) -> None:
        self._quotas, self._code, self._counted = quotas, code, counted

    async def __aenter__(self) -> None:
        """Use one unit of each quota; raises TooManyRequests."""
        self._quotas.spend(self._code, self._counted)

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Refund the quotas after a failure, or broadcast a success."""
        if kind is None:
            await self._quotas.broadcast(self._counted)
        else:
            self._quotas.give_back(self._counted)


def mailbox(address: str) -> str:
    """Return a normalized mail address, in lower case and without dots and `+` suffix."""
    name, _, host = normalize("NFKC", address).strip().casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host.rstrip('.')}"
