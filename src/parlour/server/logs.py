"""Logging for the operator, without values of variables, since these may be secrets."""

from __future__ import annotations

import sys

import structlog

from parlour.db.outage import drop_outage_errors


def configure_logging() -> None:
    """Configure logging to standard error in plain lines for this process."""
    structlog.configure(
        processors=[
            drop_outage_errors,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("%Y-%m-%d %H:%M:%S"),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
