"""Detection of a reverse proxy that serves the site below a sub-path, which is not supported.

All addresses of pages, modules, cookies and sockets start at the root of the site.
"""

from __future__ import annotations

import re
from typing import Any

import structlog

PREFIX_HEADER = b"x-forwarded-prefix"
"""The header in which a proxy names the part of the path that it has removed."""

PREFIX_PATTERN = re.compile(r"/[A-Za-z0-9._~/-]{1,100}")

MAX_LOGGED = 3
"""The maximum number of logged prefixes, since clients can send any prefix."""

log = structlog.get_logger()

_logged_prefixes: set[str] = set()


def forwarded_prefix(scope: Any) -> str | None:
    """Return the sub-path below which a proxy serves the site, or None for the root."""
    for name, value in scope["headers"]:
        if name == PREFIX_HEADER:
            prefix = value.decode("latin-1").partition(",")[0].strip().rstrip("/")
            return prefix if PREFIX_PATTERN.fullmatch(prefix) else None
    return None


def log_prefix_once(prefix: str) -> None:
    """Log a sub-path once, for the operator of the proxy."""
    if prefix not in _logged_prefixes and len(_logged_prefixes) < MAX_LOGGED:
        _logged_prefixes.add(prefix)
        log.warning(
            "a request through a sub-path was refused",
            path=prefix,
            hint="give Parlour a host name of its own; it cannot be served below a sub-path",
        )
