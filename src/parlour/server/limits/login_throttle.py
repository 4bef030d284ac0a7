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
from parlour.services.errors import Later
from parlour.services.message_bus import Neighbours

SUBJECT = "guess"

PATIENCE = 90
"""What takes longer than so many seconds is told in minutes."""


class Guess(Enum):
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


Charged = tuple[Guess, str]
"""What a try is counted by: a kind, and whose it is, hashed so that other houses are told no name and no address."""


class Guesses:
    """Counts tries that failed, here and in the other houses of the database."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._limits = {kind: RateLimits(*kind.value[:2]) for kind in Guess}
        neighbours.on(SUBJECT, self._hear)

    def at_password(self, key: str, network: str, mark: str | None) -> Try:
        """Return a try at a name's password; `mark` names a browser that was signed in as it before."""
        if mark is not None:
            return self._try((Guess.KNOWN, f"{key} {mark}"))
        return self._try((Guess.NETWORK, network), (Guess.STRANGERS, f"{key} {network}"), (Guess.EVERYWHERE, key))

    def at_recovery(self, network: str) -> Try:
        """Return a try with a recovery code or a passkey."""
        return self._try((Guess.RECOVERY, network))

    def at_invitation(self, network: str) -> Try:
        """Return a try with the key of an invitation."""
        return self._try((Guess.INVITATION, network))

    def at_spoken(self, network: str) -> Try:
        """Return a try with a table's spoken code."""
        return self._try((Guess.SPOKEN, network), (Guess.ALL_SPOKEN, ""))

    def spend(self, charged: list[Charged]) -> None:
        """Count a try that has begun; raises Later with the seconds until there is room for one."""
        wait = self.wait(charged)
        if wait > 0:
            spoken = any(kind in (Guess.SPOKEN, Guess.ALL_SPOKEN) for kind, _ in charged)
            seconds, minutes = ceil(wait), ceil(wait / 60) if wait > PATIENCE else 0
            raise Later("core.too-many-codes" if spoken else "people.later", seconds=seconds, minutes=minutes)
        for kind, whose in charged:
            self._limits[kind].spend(whose)

    def wait(self, charged: list[Charged]) -> float:
        """Return the seconds until there is room for a try, 0 where there is."""
        return max(self._limits[kind].wait(whose) for kind, whose in charged)

    def give_back(self, charged: list[Charged]) -> None:
        """Count a try no longer: it was none."""
        for kind, whose in charged:
            self._limits[kind].of(whose).give_back()

    async def tell(self, charged: list[Charged]) -> None:
        """Let the other houses count a try that failed here."""
        await self._neighbours.tell(SUBJECT, msgspec.json.encode([(kind.name, whose) for kind, whose in charged]).decode())

    def _hear(self, _: str, said: str) -> None:
        for name, whose in msgspec.json.decode(said, type=list[tuple[str, str]]):
            if name in Guess.__members__:
                self._limits[Guess[name]].of(whose).owe()

    def _try(self, *charged: tuple[Guess, str]) -> Try:
        return Try(self, [(kind, hashed(whose)) for kind, whose in charged])


class Try:
    """One try: within it the key is looked at, and whatever goes wrong there counts; raises Later where there is no room for it."""

    def __init__(self, guesses: Guesses, charged: list[Charged]) -> None:
        self._guesses, self._charged = guesses, charged

    async def __aenter__(self) -> None:
        """Begin."""
        self._guesses.spend(self._charged)

    async def __aexit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        """Give back what was spent, or tell the other houses of it."""
        if kind is None:
            self._guesses.give_back(self._charged)
        else:
            await self._guesses.tell(self._charged)


def hashed(whose: str) -> str:
    """Return what a name or a network is counted under."""
    return blake2b(whose.encode("utf-8", "replace"), digest_size=9).hexdigest()
