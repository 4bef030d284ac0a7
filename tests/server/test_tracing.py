"""Tests that traces follow a move through all servers, and contain nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from parlour.services.tracing import NO_SPAN, TRACING

from ..patience import eventually
from .harness import ServedApplication, run_two_servers

ATTRIBUTES = {"match", "seat", "seq", "game", "level"}
"""All that spans may say; actions, names and addresses are not among them."""


@pytest.fixture
def exporter() -> Iterator[InMemorySpanExporter]:
    """Record the spans of this process, and return what collects them."""
    collected = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(collected))
    TRACING.start(provider.get_tracer("test"))
    yield collected
    TRACING.stop()


def parent_of(span: ReadableSpan, spans: tuple[ReadableSpan, ...]) -> ReadableSpan | None:
    """Return the parent of a span, or None for the root of a trace."""
    parent = span.parent
    return next(
        (other for other in spans if parent and other.context.span_id == parent.span_id), None
    )


def path_to(span: ReadableSpan, spans: tuple[ReadableSpan, ...]) -> list[str]:
    """Return the names of the spans from the root of a trace to a span."""
    parent = parent_of(span, spans)
    return [*(path_to(parent, spans) if parent else []), span.name]


async def test_a_move_is_one_trace_up_to_the_pages_of_another_server(
    postgres_url: str, tmp_path: Path, exporter: InMemorySpanExporter
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        match, host, friend = await here.two_at_a_table()
        watcher = there.guest()
        async with host.at(match) as line, friend.at(match) as other, watcher.at(match) as far:
            frame = await line.frame()
            await far.frame()
            exporter.clear()
            await (line if frame["mine"] else other).act()
            await far.beyond(frame["seq"])
            await eventually(
                lambda: (
                    sum(span.name == "send update" for span in exporter.get_finished_spans()) >= 2
                )
            )
    spans = exporter.get_finished_spans()
    (move,) = (span for span in spans if span.name == "move")
    of_move = tuple(span for span in spans if span.context.trace_id == move.context.trace_id)
    paths = [path_to(span, of_move) for span in of_move]
    assert paths.count(["move", "apply"]) == 1
    assert paths.count(["move", "append"]) == 1
    # One for the pages of each server.
    assert paths.count(["move", "append", "send update"]) == 2
    assert move.attributes == {"match": match, "seat": frame["turn"]["seats"][0]}


async def test_each_bot_decision_is_a_trace_without_names_and_actions(
    server: ServedApplication, exporter: InMemorySpanExporter
) -> None:
    host = server.guest()
    match = await host.open_table("pylos", who=("me", "beginner"), start=True)
    async with host.at(match) as line:
        for _ in range(2):
            await line.act()
        await line.frame(lambda frame: frame["mine"])
    await eventually(
        lambda: sum(span.name == "bot move" for span in exporter.get_finished_spans()) >= 2
    )
    spans = exporter.get_finished_spans()
    decisions = [span for span in spans if span.name == "bot decision"]
    assert len({span.context.trace_id for span in decisions}) == len(decisions) >= 2
    assert {tuple(path_to(span, spans)) for span in decisions} == {("bot move", "bot decision")}
    assert {name for span in spans for name in span.attributes or {}} == ATTRIBUTES
    assert not any(span.events for span in spans)


async def test_a_refused_move_leaves_nothing_of_the_action_in_a_trace(
    server: ServedApplication, exporter: InMemorySpanExporter
) -> None:
    """The message of an error may contain the action, which other players must not know."""
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line, friend.at(match) as other:
        mover = line if (await line.frame())["mine"] else other
        frame = await mover.frame()
        action = {"do": "secret"}
        answer = await mover.ask(
            "act", seat=frame["seat"], decision_id=frame["decision_id"], action=action
        )
    assert answer["type"] == "error" and "secret" in str(answer)
    spans = [span.to_json() for span in exporter.get_finished_spans() if span.name == "move"]
    assert len(spans) == 1 and "secret" not in spans[0]


def test_without_a_collector_a_span_is_nothing() -> None:
    assert TRACING.span("append", match="m") is NO_SPAN is TRACING.root_span("move")
    assert TRACING.traceparent() == ""
