"""Endpoints that publish the documents of the API."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get

from parlour.plugin import registry
from parlour.server.openapi.document import openapi_document
from parlour.server.openapi.socket_document import socket_document

CACHE_HEADERS = {"cache-control": "max-age=3600"}


class ApiDocuments:
    """The documents of an application, each built once, in a thread, at its first request."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._lock = asyncio.Lock()
        self._built: dict[str, bytes] = {}

    async def openapi_json(self) -> bytes:
        """Return the OpenAPI document, encoded as JSON."""
        return await self._document(
            "openapi", lambda: openapi_document(self._app, registry.game_plugins())
        )

    async def socket_json(self) -> bytes:
        """Return the AsyncAPI document of the socket, encoded as JSON."""
        return await self._document("socket", lambda: socket_document(registry.game_plugins()))

    async def _document(self, name: str, build: Callable[[], dict[str, Any]]) -> bytes:
        # Simultaneous first requests wait for one build instead of occupying a thread each.
        async with self._lock:
            if name not in self._built:
                self._built[name] = await asyncio.to_thread(lambda: msgspec.json.encode(build()))
        return self._built[name]


@get(["/api/schema", "/api/schema/openapi.json"], include_in_schema=False)
async def openapi_json(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the OpenAPI document of the HTTP API."""
    documents: ApiDocuments = request.app.state.api_documents
    return _document_response(await documents.openapi_json())


@get("/api/schema/socket.json", include_in_schema=False)
async def socket_json(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the AsyncAPI document of the socket of a table."""
    documents: ApiDocuments = request.app.state.api_documents
    return _document_response(await documents.socket_json())


def _document_response(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json", headers=CACHE_HEADERS)


API_DOCUMENT_HANDLERS = (openapi_json, socket_json)
"""All endpoints of this module."""
