"""Logging for the operator, without values of variables, since these may be secrets."""

from __future__ import annotations

import logging
import sys
from typing import Literal

import structlog
from structlog.typing import Processor

from parlour.db.outage import drop_outage_errors

LogFormat = Literal["text", "json"]
"""The form of a log entry: a plain line, or one JSON object per line."""

_JSON_PROCESSORS: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper("iso"),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]


def configure_logging(log_format: LogFormat = "text") -> None:
    """Configure logging to standard error for this process."""
    if log_format == "json":
        _configure_library_logging()
    structlog.configure(
        processors=[
            drop_outage_errors,
            *(_JSON_PROCESSORS if log_format == "json" else _text_processors()),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )


def _text_processors() -> list[Processor]:
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("%Y-%m-%d %H:%M:%S"),
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        ),
    ]


def _configure_library_logging() -> None:
    """Write the entries of libraries, such as Uvicorn's errors, in the same JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_JSON_PROCESSORS,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
