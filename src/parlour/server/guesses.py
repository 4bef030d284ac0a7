"""Guessing at keys is slowed down: by network, by name, and never for a browser that its owner has used before."""

from __future__ import annotations

from parlour.house.refusal import Later
from parlour.server.rate_limit import RateLimit, RateLimits

NETWORK = (30, 1 / 10)
"""Tries from one network, whatever the name: a household after an evening of typing, then six a minute."""

STRANGERS = (10, 1 / 30)
"""Tries at one name from one network whose browser was never signed in as it: ten, then two a minute."""

EVERYWHERE = (200, 1 / 10)
"""Tries at one name from all networks together, browsers that are known left out."""

KNOWN = (20, 1 / 10)
"""Tries of one browser that was signed in as this name before: no stranger can use these up."""

CODES = (20, 1 / 10)
"""Tries with a recovery code from one network: whoever is shut out by others' guesses still has these."""

PATIENCE_SECONDS = 60
"""Seconds after which it is worth coming again."""


class Guesses:
    """Counts tries. A success gives back what it cost, so that only those who guess are slowed down."""

    def __init__(self) -> None:
        self._network, self._strangers = RateLimits(*NETWORK), RateLimits(*STRANGERS)
        self._everywhere, self._known = RateLimits(*EVERYWHERE), RateLimits(*KNOWN)
        self._codes = RateLimits(*CODES)

    def at_password(self, key: str, network: str, mark: str | None) -> Try:
        """Count a try at a name's password; `mark` names a browser that was signed in as it before; raises Later."""
        if mark is not None:
            return Try([self._known.of(f"{key} {mark}")])
        return Try([self._network.of(network), self._strangers.of(f"{key} {network}"), self._everywhere.of(key)])

    def at_code(self, network: str) -> Try:
        """Count a try with a recovery code; raises Later."""
        return Try([self._codes.of(network)])


class Try:
    """One try, which counts until it succeeds; raises Later where there is no room for it."""

    def __init__(self, limits: list[RateLimit]) -> None:
        self._spent: list[RateLimit] = []
        for limit in limits:
            if not limit.spend():
                self.succeed()
                raise Later("people.later", seconds=PATIENCE_SECONDS)
            self._spent.append(limit)

    def succeed(self) -> None:
        """Give back what was spent."""
        for limit in self._spent:
            limit.give_back()
