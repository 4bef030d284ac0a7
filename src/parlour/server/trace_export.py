"""Export of spans to an OpenTelemetry collector."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from parlour import __version__
from parlour.services.tracing import TRACING


class TracesUnavailable(Exception):
    """Spans cannot be exported; the message gives the reason and a remedy."""


@contextmanager
def exported_traces(collector: str | None) -> Iterator[None]:
    """Send the spans of this process to a collector; raises TracesUnavailable.

    They are sent in batches by a thread. If the collector cannot be reached, they are lost and the
    server is not affected. The environment variables of OpenTelemetry, such as
    `OTEL_TRACES_SAMPLER`, apply.

    Args:
        collector: The URL of a collector with OTLP over HTTP, such as http://localhost:4318; None
            to record no spans.
    """
    if collector is None:
        yield
        return
    _require_collector_url(collector)
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as missing:
        raise TracesUnavailable(
            f"--traces needs the package {missing.name}: pip install 'parlour[traces]'"
        ) from missing
    provider = TracerProvider(
        resource=Resource.create(
            {
                "service.name": "parlour",
                "service.version": __version__,
                "service.instance.id": f"{socket.gethostname()}/{os.getpid()}",
            }
        )
    )
    provider.add_span_processor(
        BatchSpanProcessor(OTLPSpanExporter(f"{collector.rstrip('/')}/v1/traces", timeout=5))
    )
    TRACING.start(provider.get_tracer("parlour", __version__))
    try:
        yield
    finally:
        TRACING.stop()
        provider.shutdown()


def _require_collector_url(collector: str) -> None:
    """Raise TracesUnavailable unless a text is the URL of a collector, without a password."""
    try:
        url = urlsplit(collector)
        is_valid = url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0
    except ValueError:
        is_valid = False
    if "@" in collector:
        # `parlour config` prints the URL.
        raise TracesUnavailable(
            "The URL of the collector must not contain a name and a password."
            " Set them with the environment variable OTEL_EXPORTER_OTLP_HEADERS."
        )
    if not is_valid:
        raise TracesUnavailable(
            f"{collector} is not the URL of a collector. Example: --traces http://localhost:4318"
        )
