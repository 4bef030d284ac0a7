"""The headers `RateLimit` and `RateLimit-Policy` of API responses.

They follow the IETF draft draft-ietf-httpapi-ratelimit-headers: a policy has a quota `q` in a
window of `w` seconds; `r` requests remain, and the quota is full again in `t` seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

API_PREFIX = "/api/"

STATE_KEY = "rate_limits"
"""The key of the request's limits in the state of an ASGI scope."""


class LimitState(NamedTuple):
    """What is left of a rate limit after a request."""

    name: str
    """The name of the policy."""
    burst: int
    """The number of requests that a full bucket allows at once."""
    per_second: float
    left: float
    """The number of requests that are left now."""

    @property
    def policy(self) -> str:
        """The policy: the burst, and the seconds in which an empty bucket becomes full."""
        return f'"{self.name}";q={self.burst};w={ceil(self.burst / self.per_second)}'

    @property
    def remaining(self) -> str:
        """The remaining requests, and the seconds until the bucket is full again.

        >>> LimitState("tables", 20, 0.1, 18.5).remaining
        '"tables";r=18;t=15'
        """
        seconds = ceil((self.burst - self.left) / self.per_second)
        return f'"{self.name}";r={max(0, int(self.left))};t={seconds}'


def limit_states(scope: Any) -> list[LimitState]:
    """Return the list of the limits that apply to a request, to which limiters append."""
    states: list[LimitState] = scope.setdefault("state", {}).setdefault(STATE_KEY, [])
    return states


def rate_limit_headers(scope: Any) -> Iterator[tuple[str, str]]:
    """Yield the headers with the limits that a request has counted against."""
    states = limit_states(scope) if scope["path"].startswith(API_PREFIX) else []
    if states:
        yield "ratelimit-policy", ", ".join(state.policy for state in states)
        yield "ratelimit", ", ".join(state.remaining for state in states)
