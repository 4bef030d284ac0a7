"""A database that does not answer or store is logged once when it begins and once when it is over, however often it is asked meanwhile."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from time import monotonic
from typing import Any

import structlog

from parlour.db.failures import storage_code

QUIET_SECONDS = 5.0
"""How long nothing must have failed before an outage is over: with a full disk some calls still succeed."""

log = structlog.get_logger()


class Outage:
    """Counts what fails while the database of this process is away, full or read-only."""

    def __init__(self) -> None:
        self._count, self._began, self._last = 0, 0.0, 0.0
        self._code: str | None = None

    def record_failure(self, reason: BaseException) -> bool:
        """Count a failure of the database, logged where it is the first; return False where the reason is another one."""
        code = storage_code(reason)
        if code is None:
            return False
        self._last, self._code = monotonic(), code
        self._count += 1
        if self._count == 1:
            self._began = self._last
            log.error(
                "the database failed; further failures are counted",
                code=code,
                reason=str(reason) or type(reason).__name__,
            )
        return True

    @property
    def needs_a_write(self) -> bool:
        """Return whether only a write can tell that the outage is over: on a full disk, reading goes on all the time."""
        return self._code in ("core.storage-full", "core.storage-read-only") and self._is_quiet

    @property
    def _is_quiet(self) -> bool:
        return self._count > 0 and monotonic() - self._last >= QUIET_SECONDS

    def record_success(self) -> None:
        """Log that the database works again, once nothing has failed for a while."""
        if self._is_quiet:
            log.warning(
                "the database works again",
                failures=self._count,
                seconds=round(self._last - self._began),
            )
            self._count = 0


OUTAGE = Outage()
"""The one of this process."""


def drop_outage_errors(
    _: Any, __: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Drop a log entry whose exception is a failure of the database, which is counted instead: a processor for structlog."""
    reason = event.get("exc_info")
    if isinstance(reason, tuple):
        reason = reason[1]
    elif reason is True:
        reason = sys.exc_info()[1]
    if isinstance(reason, BaseException) and OUTAGE.record_failure(reason):
        raise structlog.DropEvent
    return event
