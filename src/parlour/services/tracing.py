"""Spans along the path of a move, for OpenTelemetry; they cost nothing while tracing is off.

Spans contain the ids of matches, and no names, addresses or actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from contextvars import copy_context
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.trace import Tracer

NO_SPAN: AbstractContextManager[object] = nullcontext()
"""What replaces a span while tracing is off."""


class Tracing:
    """The spans of this process, which a tracer records once it is set."""

    def __init__(self) -> None:
        self._tracer: Tracer | None = None

    def start(self, tracer: Tracer) -> None:
        """Record spans with a tracer from now on."""
        self._tracer = tracer

    def stop(self) -> None:
        """Record no more spans."""
        self._tracer = None

    def span(
        self, name: str, parent: str = "", **attributes: str | int
    ) -> AbstractContextManager[object]:
        """Return a span that lasts as long as its context.

        Args:
            name: What is done; the same text every time.
            parent: A span of another process, as `traceparent` returns it; by default the current
                span of this process.
            attributes: What distinguishes this span, such as `match="aWkz"`.
        """
        if self._tracer is None:
            return NO_SPAN
        if not parent:
            return _started_span(self._tracer, name, None, attributes)
        from opentelemetry.trace.propagation import tracecontext

        context = tracecontext.TraceContextTextMapPropagator().extract({"traceparent": parent})
        return _started_span(self._tracer, name, context, attributes)

    def root_span(self, name: str, **attributes: str | int) -> AbstractContextManager[object]:
        """Return a span that begins a trace of its own, whatever span is current."""
        if self._tracer is None:
            return NO_SPAN
        from opentelemetry.context import Context

        return _started_span(self._tracer, name, Context(), attributes)

    def traceparent(self) -> str:
        """Return the current span in the form of a W3C `traceparent`; empty if there is none."""
        if self._tracer is None:
            return ""
        from opentelemetry.trace.propagation import tracecontext

        carrier: dict[str, str] = {}
        tracecontext.TraceContextTextMapPropagator().inject(carrier)
        return carrier.get("traceparent", "")

    def in_current_span(self, call: Callable[[], None]) -> Callable[[], None]:
        """Return a function that makes a call as a part of the span that is current now."""
        return call if self._tracer is None else partial(copy_context().run, call)


def _started_span(
    tracer: Tracer, name: str, context: Context | None, attributes: Mapping[str, str | int]
) -> AbstractContextManager[object]:
    """Return a span that records no exceptions, since their messages may contain actions."""
    return tracer.start_as_current_span(
        name,
        context,
        attributes=attributes,
        record_exception=False,
        set_status_on_exception=False,
    )


TRACING = Tracing()
"""The spans of this process."""
