"""Logging of database outages: one entry when an outage begins and one when it ends."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from time import monotonic
from typing import Any

import structlog

from parlour.db.failures import storage_code

QUIET_SECONDS = 5.0
"""How long (s) nothing may fail before an outage has ended, because some calls still succeed."""

log = structlog.get_logger()


class Outage:
    """A counter of failures while the database is unavailable, full or read-only."""

    def __init__(self) -> None:
        self._count, self._started, self._last = 0, 0.0, 0.0
        self._code: str | None = None

    def record_failure(self, reason: BaseException) -> bool:
        """Count a database failure and log the first one; return False for any other error."""
        code = storage_code(reason)
        if code is None:
            return False
        self._last, self._code = monotonic(), code
        self._count += 1
        if self._count == 1:
            self._started = self._last
            log.error(
                "the database failed; further failures are counted",
                code=code,
                reason=str(reason) or type(reason).__name__,
            )
        return True

    @property
    def needs_a_write(self) -> bool:
        """Return whether only a write can show the end of the outage, because reads work."""
        return self._code in ("core.storage-full", "core.storage-read-only") and self._is_quiet

    @property
    def _is_quiet(self) -> bool:
        return self._count > 0 and monotonic() - self._last >= QUIET_SECONDS

    def record_success(self) -> None:
        """Log the end of an outage if nothing has failed for QUIET_SECONDS."""
        if self._is_quiet:
            log.warning(
                "the database works again",
                failures=self._count,
                seconds=round(self._last - self._started),
            )
            self._count = 0


OUTAGE = Outage()
"""The outage counter of this process."""


def drop_outage_errors(
    _: Any, __: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Drop log entries about failures that `Outage` counts (a structlog processor)."""
    reason = event.get("exc_info")
    if isinstance(reason, tuple):
        reason = reason[1]
    elif reason is True:
        reason = sys.exc_info()[1]
    if isinstance(reason, BaseException) and OUTAGE.record_failure(reason):
        raise structlog.DropEvent
    return event
