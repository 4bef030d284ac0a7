"""Quotas on what strangers can multiply: accounts and tournament entries of one network, and codes mailed to one address.

Unlike the limits in `allowances`, these hold for this machine too. Other processes on the database count what succeeded here.
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
from parlour.services.moderation.administration import DEFAULT_SIGN_UPS

SUBJECT = "quota"

DAY = 86_400

AT_ONCE = 4
"""A quarter of a day's accounts may be made at once: 15 of 60, then one a minute."""

ENTRIES_OF_SIGN_UPS = (2, 3)
"""How many entries a tournament takes from one network, as a share of the accounts it may make in a day: 40 for 60, then six an hour."""

ENTRIES_PER_SECOND = 1 / 600

MAILS_A_DAY = 3
"""Codes mailed to one address a day, whoever asks for them."""

Kind = Literal["sign-up", "sign-up-day", "entry", "mail"]

Counted = tuple[Kind, str]
"""A quota and the hashed network or address that it is counted for."""


class NetworkQuotas:
    """Counts accounts, tournament entries and mailed codes."""

    def __init__(self, neighbours: MessageBus) -> None:
        self._neighbours = neighbours
        self._a_day = 0
        self._limits: dict[Kind, RateLimits] = {"mail": RateLimits(MAILS_A_DAY, MAILS_A_DAY / DAY)}
        self._resize(DEFAULT_SIGN_UPS)
        neighbours.subscribe(SUBJECT, self._hear)

    def at_sign_up(self, network: str, a_day: int) -> Reservation:
        """Return the reservation of a new account, where a network may make this many a day."""
        self._resize(a_day)
        return Reservation(
            self,
            "account.too-many-sign-ups",
            (("sign-up", throttle_key(network)), ("sign-up-day", throttle_key(network))),
        )

    def at_entry(self, tournament: str, network: str, a_day: int) -> Reservation:
        """Return the reservation of a new entry to a tournament."""
        self._resize(a_day)
        return Reservation(
            self, "tournament.full-network", (("entry", throttle_key(f"{tournament} {network}")),)
        )

    def at_mail(self, address: str) -> Reservation:
        """Return the reservation of a code mailed to an address that nobody has confirmed yet."""
        return Reservation(
            self, "notifications.too-many-codes", (("mail", throttle_key(mailbox(address))),)
        )

    def spend(self, code: str, counted: tuple[Counted, ...]) -> None:
        """Take one of each quota; raises TooManyRequests with the seconds until there is room."""
        wait = max(self._limits[kind].retry_after(whose) for kind, whose in counted)
        if wait > 0:
            raise TooManyRequests(code, seconds=ceil(wait), minutes=ceil(wait / 60))
        for kind, whose in counted:
            self._limits[kind].try_spend(whose)

    def give_back(self, counted: tuple[Counted, ...]) -> None:
        """Return what was taken for something that failed."""
        for kind, whose in counted:
            self._limits[kind].limit_of(whose).refund()

    async def tell(self, counted: tuple[Counted, ...]) -> None:
        """Let other processes count what succeeded here."""
        await self._neighbours.publish(SUBJECT, msgspec.json.encode(counted).decode())

    def _hear(self, _: str, said: str) -> None:
        for name, whose in msgspec.json.decode(said, type=list[tuple[str, str]]):
            found = next((limits for kind, limits in self._limits.items() if kind == name), None)
            if found is not None:
                found.limit_of(whose).force_spend()

    def _resize(self, a_day: int) -> None:
        if a_day == self._a_day:
            return
        self._a_day = a_day
        part, of = ENTRIES_OF_SIGN_UPS
        self._limits["sign-up"] = RateLimits(max(1, a_day // AT_ONCE), 1 / 60)
        self._limits["sign-up-day"] = RateLimits(a_day, a_day / DAY)
        self._limits["entry"] = RateLimits(max(1, a_day * part // of), ENTRIES_PER_SECOND)


class Reservation:
    """Room for one more, taken on entry and given back where what it was for fails."""

    def __init__(self, quotas: NetworkQuotas, code: str, counted: tuple[Counted, ...]) -> None:
        self._quotas, self._code, self._counted = quotas, code, counted

    async def __aenter__(self) -> None:
        """Take the room; raises TooManyRequests where there is none."""
        self._quotas.spend(self._code, self._counted)

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Give the room back after a failure, or let other processes count it."""
        if kind is None:
            await self._quotas.tell(self._counted)
        else:
            self._quotas.give_back(self._counted)


def mailbox(address: str) -> str:
    """Return the mailbox that an address reaches: case, dots and what follows a plus make no other one."""
    name, _, host = normalize("NFKC", address).strip().casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host.rstrip('.')}"
