"""Guessing at keys and at spoken codes is slowed down: by network, by name, and never for a browser that its owner has used before.

Who guesses right is charged nothing. What was guessed wrong is told to the other houses on the database, which charge it as well: a
second house gives nobody a second try.
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
"""What takes longer than so many seconds is told in minutes."""


class AttemptKind(Enum):
    """What is counted apart: a burst, and how many a second after it."""

    NETWORK = (30, 1 / 10, "passwords of one network")
    """Tries from one network, whatever the name: a household after an evening of typing, then six a minute."""

    STRANGERS = (10, 1 / 30, "one name, one network")
    """Tries at one name from one network whose browser was never signed in as it: ten, then two a minute."""

    EVERYWHERE = (200, 1 / 10, "one name")
    """Tries at one name from all networks together, browsers that are known left out."""

    KNOWN = (20, 1 / 10, "one name, one known browser")
    """Tries of one browser that was signed in as this name before: no stranger can use these up."""

    RECOVERY = (20, 1 / 10, "recovery codes of one network")
    """Tries with a recovery code or a passkey from one network: whoever is shut out by others' guesses still has these."""

    INVITATION = (10, 1 / 30, "invitations of one network")
    """Invitations that are none, and the server's password guessed as one, from one network: ten, then two a minute."""

    SPOKEN = (30, 1 / 10, "spoken codes of one network")
    """Spoken codes of no table from one network."""

    ALL_SPOKEN = (300, 1 / 2, "spoken codes")
    """The same from all networks together, since one who guesses may have many."""


AttemptKey = tuple[AttemptKind, str]
"""What a try is counted by: a kind, and whose it is, hashed so that other houses are told no name and no address."""


class LoginThrottle:
    """Counts tries that failed, here and in the other houses of the database."""

    def __init__(self, neighbours: MessageBus) -> None:
        self._message_bus = neighbours
        self._limits = {kind: RateLimits(*kind.value[:2]) for kind in AttemptKind}
        neighbours.subscribe(BUS_TOPIC, self._on_message)

    def password_attempt(self, key: str, network: str, mark: str | None) -> LoginAttempt:
        """Return a try at a name's password; `mark` names a browser that was signed in as it before."""
        if mark is not None:
            return self._new_attempt((AttemptKind.KNOWN, f"{key} {mark}"))
        return self._new_attempt(
            (AttemptKind.NETWORK, network),
            (AttemptKind.STRANGERS, f"{key} {network}"),
            (AttemptKind.EVERYWHERE, key),
        )

    def recovery_attempt(self, network: str) -> LoginAttempt:
        """Return a try with a recovery code or a passkey."""
        return self._new_attempt((AttemptKind.RECOVERY, network))

    def at_invitation(self, network: str) -> LoginAttempt:
        """Return a try with the key of an invitation."""
        return self._new_attempt((AttemptKind.INVITATION, network))

    def table_code_attempt(self, network: str) -> LoginAttempt:
        """Return a try with a table's spoken code."""
        return self._new_attempt((AttemptKind.SPOKEN, network), (AttemptKind.ALL_SPOKEN, ""))

    def record_attempt(self, charged: list[AttemptKey]) -> None:
        """Count a try that has begun; raises TooManyRequests with the seconds until there is room for one."""
        wait = self.retry_after(charged)
        if wait > 0:
            spoken = any(
                kind in (AttemptKind.SPOKEN, AttemptKind.ALL_SPOKEN) for kind, _ in charged
            )
            seconds, minutes = ceil(wait), ceil(wait / 60) if wait > MAX_SECONDS_SHOWN else 0
            raise TooManyRequests(
                "core.too-many-codes" if spoken else "account.too-many-attempts",
                seconds=seconds,
                minutes=minutes,
            )
        for kind, whose in charged:
            self._limits[kind].try_spend(whose)

    def retry_after(self, charged: list[AttemptKey]) -> float:
        """Return the seconds until there is room for a try, 0 where there is."""
        return max(self._limits[kind].retry_after(whose) for kind, whose in charged)

    def refund(self, charged: list[AttemptKey]) -> None:
        """Count a try no longer: it was none."""
        for kind, whose in charged:
            self._limits[kind].limit_of(whose).refund()

    async def broadcast_failure(self, charged: list[AttemptKey]) -> None:
        """Let the other houses count a try that failed here."""
        await self._message_bus.publish(
            BUS_TOPIC, msgspec.json.encode([(kind.name, whose) for kind, whose in charged]).decode()
        )

    def _on_message(self, _: str, said: str) -> None:
        for name, whose in msgspec.json.decode(said, type=list[tuple[str, str]]):
            if name in AttemptKind.__members__:
                self._limits[AttemptKind[name]].limit_of(whose).force_spend()

    def _new_attempt(self, *charged: tuple[AttemptKind, str]) -> LoginAttempt:
        return LoginAttempt(self, [(kind, throttle_key(whose)) for kind, whose in charged])


class LoginAttempt:
    """One try: within it the key is looked at, and whatever goes wrong there counts; raises TooManyRequests where there is no room for it."""

    def __init__(self, guesses: LoginThrottle, charged: list[AttemptKey]) -> None:
        self._throttle, self._keys = guesses, charged

    async def __aenter__(self) -> None:
        """Begin."""
        self._throttle.record_attempt(self._keys)

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Give back what was spent, or tell the other houses of it."""
        if kind is None:
            self._throttle.refund(self._keys)
        else:
            await self._throttle.broadcast_failure(self._keys)


def throttle_key(whose: str) -> str:
    """Return what a name or a network is counted under."""
    return blake2b(whose.encode("utf-8", "replace"), digest_size=9).hexdigest()
