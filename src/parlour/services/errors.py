"""How the house says no: a stable code, details for machines, and the kind of no it is."""

from __future__ import annotations

from parlour.core.game import Illegal


class NotFound(Illegal):
    """There is no such thing here."""


class Forbidden(Illegal):
    """It is there, but not for this person."""


class TooManyRequests(Illegal):
    """Not so often: after some `seconds` it may be."""


class StorageUnavailable(Illegal):
    """The database does not answer or cannot be written to: nothing was changed, and it is nobody's fault here."""


class Unavailable(Illegal):
    """It is here but cannot be used until the operator has repaired it."""


class MatchUnavailable(Illegal):
    """This match alone cannot go on; its log says where and why."""
