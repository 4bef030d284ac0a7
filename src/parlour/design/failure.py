"""Errors of a game package as the page shows them."""

from __future__ import annotations

from traceback import format_exception

from parlour.core.value import Value
from parlour.plugin.registry import error_summary

MAX_TRACEBACK_LINES = 40
"""The maximum number of lines of a traceback; the last ones are shown."""


class PackageFailure(Value, frozen=True):
    """An error that a game package raised.

    Attributes:
        summary: The type and message, in one line.
        traceback: The last lines of the traceback; empty if there is none.
    """

    summary: str
    traceback: str = ""


def failure_of(reason: BaseException) -> PackageFailure:
    """Return an exception of a game package for the page."""
    lines = "".join(format_exception(reason)).splitlines()
    return PackageFailure(error_summary(reason), "\n".join(lines[-MAX_TRACEBACK_LINES:]))
