"""Responses that continue as long as the client listens: lines of JSON or server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from litestar import Request
from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse, Stream
from litestar.types import Receive, Scope, Send

from parlour.core.codec import encode
from parlour.core.value import Value

STREAM_EXTENSION = "parlour.stream"
"""Key of the ASGI extension with which a response tells the server that it is a stream.

Its value is called with a function that ends the stream.
"""

STREAM_OPTION = "is_stream"
"""Option of routes whose responses are streams, which are not compressed."""

HEARTBEAT_S = 5.0
"""Interval of heartbeats, in seconds, by which a client recognizes a broken connection."""

CLOSE_RESTART = 1012
"""Close code: the server stops or restarts; the client should reconnect."""

NDJSON, SSE = "application/x-ndjson", "text/event-stream"
"""The media types of streams."""

STREAM_HEADERS = {"cache-control": "no-store", "connection": "close", "x-accel-buffering": "no"}
"""Headers of streams; proxies must not buffer them, and the connection serves no other request."""

Batch = Sequence[bytes]
"""Messages as JSON; an empty batch is a heartbeat."""


class StreamSource(Protocol):
    """The source of a stream's messages, registered until `end` is called."""

    def batches(self) -> AsyncIterator[Batch]:
        """Yield the messages; the next batch is requested once the client can receive it."""

    def close(self, code: int, reason: str = "") -> None:
        """End the stream with a close code, which is its last message."""

    def end(self) -> None:
        """Unregister the source after the response has ended."""


class _FramePosition(msgspec.Struct):
    seq: int


class _MessageCursors(msgspec.Struct):
    """The fields of a message that contain a cursor."""

    cursor: str = ""
    frames: list[_FramePosition] = []


class StreamClosed(Value, frozen=True, kw_only=True, tag_field="type", tag="closed"):
    """The last message of a stream that the server ends."""

    code: int
    """The close code, which has the same meaning as that of a socket."""
    reason: str = ""
    """The stable code of the reason; empty for none."""


T = TypeVar("T")


def closing_message(code: int, reason: str = "") -> bytes:
    """Return the last message of a stream."""
    return encode(StreamClosed(code=code, reason=reason))


def cursor_of(message: bytes) -> str:
    """Return the cursor of a message, from which a later stream continues; empty for none.

    >>> cursor_of(b'{"type":"frame","frames":[{"seq":12}]}')
    '12'
    """
    found = msgspec.json.decode(message, type=_MessageCursors)
    return str(found.frames[0].seq) if found.frames else found.cursor


def ndjson_lines(messages: Batch) -> bytes:
    """Return messages as lines of JSON; a heartbeat is an empty line."""
    return b"".join(message + b"\n" for message in messages) or b"\n"


def server_sent_events(messages: Batch) -> bytes:
    r"""Return messages as server-sent events, whose ids are cursors; a heartbeat is a comment.

    >>> server_sent_events([b'{"cursor":"17"}'])
    b'id: 17\ndata: {"cursor":"17"}\n\n'
    """
    return b"".join(_server_sent_event(message) for message in messages) or b":\n\n"


def _server_sent_event(message: bytes) -> bytes:
    cursor = cursor_of(message)
    return (f"id: {cursor}\n".encode() if cursor else b"") + b"data: " + message + b"\n\n"


class StreamResponse(Stream, Generic[T]):
    """A response that sends the messages of a source until the source or the client ends it.

    The documents of the API name the type `T` of the messages.
    """

    def __init__(self, source: StreamSource, request: Request[Any, Any, Any]) -> None:
        is_sse = SSE in request.headers.get("accept", "")
        encoder = server_sent_events if is_sse else ndjson_lines
        self._source, self._chunks = source, _encoded_batches(source, encoder)
        super().__init__(self._chunks, media_type=SSE if is_sse else NDJSON, headers=STREAM_HEADERS)

    def to_asgi_response(self, *args: Any, **options: Any) -> ASGIResponse:
        """Return the ASGI response."""
        return _ListenedStream(
            self._source,
            iterator=self._chunks,
            headers=STREAM_HEADERS,
            media_type=self.media_type,
            status_code=200,
        )


class _ListenedStream(ASGIStreamingResponse):
    """An ASGI response that tells the server that it is a stream, and unregisters its source."""

    __slots__ = ("_source",)

    def __init__(self, source: StreamSource, **options: Any) -> None:
        super().__init__(**options)
        self._source = source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response."""
        extensions: Any = scope.get("extensions") or {}
        if STREAM_EXTENSION in extensions:
            extensions[STREAM_EXTENSION](self._source.close)
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._source.end()


async def _encoded_batches(
    source: StreamSource, encoder: Callable[[Batch], bytes]
) -> AsyncIterator[bytes]:
    async for messages in source.batches():
        yield encoder(messages)
