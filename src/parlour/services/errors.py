"""Errors of use cases: a stable code, details, and a kind that decides the HTTP status."""

from __future__ import annotations

from parlour.core.game import Illegal


class NotFound(Illegal):
    """There is no such thing."""


class Forbidden(Illegal):
    """It exists, but not for this user."""


class TooManyRequests(Illegal):
    """The rate limit is exceeded; `seconds` says when to try again."""


class StorageUnavailable(Illegal):
    """The database cannot be reached or written to; nothing was changed."""


class Unavailable(Illegal):
    """It exists but cannot be used until the operator has repaired it."""


class MatchUnavailable(Illegal):
    """A single match cannot be used; the server's log says where and why."""
