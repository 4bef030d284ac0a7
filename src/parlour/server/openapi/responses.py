"""The error responses of the API, with the operations that may send them."""

from __future__ import annotations

from typing import Any

from parlour.core.embedded_json import SCHEMA_REFERENCE
from parlour.server.errors import ErrorResponse, has_json_errors
from parlour.server.openapi.operations import Operation
from parlour.server.realtime.session import NO_GUEST_PATHS

ERRORS: dict[int, tuple[str, str]] = {
    400: ("BadRequest", "The request is malformed, or a value is out of range."),
    401: ("Unauthorized", "The API key is unknown, expired or revoked."),
    403: (
        "Forbidden",
        "The user or the API key may not do this, the request has no header `X-Parlour`, or it"
        " comes from a page of another site.",
    ),
    404: ("NotFound", "Something that the request names does not exist."),
    408: ("RequestTimeout", "The request body did not arrive in time."),
    409: ("Conflict", "The request is not possible now; `code` says why. Nothing was changed."),
    413: ("TooLarge", "The request body is too large."),
    429: ("TooManyRequests", "A rate limit was exceeded."),
    500: ("ServerError", "The request failed on the server, or the match cannot continue."),
    503: (
        "Unavailable",
        "The database does not respond or cannot be written to, or the game cannot be loaded.",
    ),
}
"""The name and the description of the response with each error status."""

HEADERS: dict[int, dict[str, Any]] = {
    401: {
        "WWW-Authenticate": {
            "description": "The challenge of RFC 6750.",
            "required": True,
            "schema": {"type": "string"},
        }
    },
    429: {
        "Retry-After": {
            "description": "Seconds to wait.",
            "required": True,
            "schema": {"type": "integer", "minimum": 0},
        },
        "RateLimit-Policy": {
            "description": "The limits that apply to the request. Other responses contain it too.",
            "schema": {"type": "string"},
        },
        "RateLimit": {
            "description": "The remaining requests under these limits. Other responses contain it too.",
            "schema": {"type": "string"},
        },
    },
}
"""The headers of responses with an error status."""


def error_components() -> dict[str, Any]:
    """Return the error responses by their names."""
    return {
        name: _error_response(status, text, "application/json", _json_schema())
        for status, (name, text) in ERRORS.items()
    }


def error_responses(operation: Operation) -> dict[str, Any]:
    """Return the error responses that an operation may send, by status."""
    if has_json_errors(operation.path):
        return {
            str(status): {"$ref": f"#/components/responses/{ERRORS[status][0]}"}
            for status in error_statuses(operation)
        }
    return {
        str(status): _error_response(status, ERRORS[status][1], "text/html", {"type": "string"})
        for status in error_statuses(operation)
    }


def error_statuses(operation: Operation) -> list[int]:
    """Return the error statuses that an operation may send.

    They follow from what the operation reads and changes, and from the layers that every request
    passes: the request filter (400, 429), access control (401, 403), and the storage (503).
    """
    statuses = {400, 429, 500, 503}
    if not operation.path.startswith(NO_GUEST_PATHS):
        statuses |= {401, 403}
    if operation.has_input:
        statuses |= {404, 409}
    if not operation.is_safe:
        statuses.add(409)
    if operation.body_type is not None:
        statuses |= {408, 413}
    return sorted(statuses)


def _json_schema() -> dict[str, Any]:
    return {"$ref": SCHEMA_REFERENCE.format(name=ErrorResponse.__name__)}


def _error_response(
    status: int, text: str, media_type: str, schema: dict[str, Any]
) -> dict[str, Any]:
    response: dict[str, Any] = {
        "description": text,
        "content": {media_type: {"schema": schema}},
    }
    if status in HEADERS:
        response["headers"] = HEADERS[status]
    return response
