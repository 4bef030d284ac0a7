"""The state of the connection to Valkey or Redis, and the log entries about it."""

from __future__ import annotations

import structlog
from redis.exceptions import RedisError

REDIS_ERRORS = (RedisError, OSError)
"""The errors of a server that is unreachable or restarts; a timeout is an OSError."""

log = structlog.get_logger()


class RedisOutage:
    """A record of whether Valkey or Redis is unreachable; logs the start and the end."""

    def __init__(self) -> None:
        self.is_active = False

    def begin(self, reason: BaseException) -> None:
        """Record a failure, and log it if it is the first."""
        if not self.is_active:
            self.is_active = True
            log.error(
                "Valkey or Redis is unreachable; this server goes on alone",
                reason=str(reason) or type(reason).__name__,
            )

    def end(self) -> None:
        """Record that the server answers, and log it after an outage."""
        if self.is_active:
            self.is_active = False
            log.warning("Valkey or Redis is reachable again")
