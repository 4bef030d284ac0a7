"""Errors of use cases: a code, details, and a class that decides the HTTP status."""

from __future__ import annotations

from parlour.core.game import Illegal


class NotFound(Illegal):
    """The requested object does not exist."""


class Forbidden(Illegal):
    """The requested object exists, but this user has no access to it."""


class Unauthorized(Illegal):
    """The request contains credentials that are unknown, expired or revoked."""


class TooManyRequests(Illegal):
    """The rate limit is exceeded; the detail `seconds` says when to try again."""


class StorageUnavailable(Illegal):
    """The database cannot be reached or written to; nothing was changed."""


class Unavailable(Illegal):
    """The requested object exists but cannot be used until the operator repairs it."""


class MatchUnavailable(Illegal):
    """A match cannot be used; the server's log has the position and the reason."""
