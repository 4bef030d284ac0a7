"""Error responses with a stable code, details, a translated message and an HTTP status."""

from __future__ import annotations

from html import escape
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, ExceptionHandlersMap, Receive, Send

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.core.numbers import MAX_SAFE_INTEGER
from parlour.core.value import Value
from parlour.db.failures import storage_code
from parlour.db.log import MissingReference
from parlour.db.outage import OUTAGE
from parlour.server.auth.guards import security_headers
from parlour.server.limits.rate_limit_headers import rate_limit_headers
from parlour.server.pages.link_previews import accepted_language
from parlour.server.pages.page import browser_language, player_language
from parlour.server.realtime.session import Visitor, header_value
from parlour.services.errors import (
    Forbidden,
    MatchUnavailable,
    NotFound,
    StorageUnavailable,
    TooManyRequests,
    Unauthorized,
    Unavailable,
)
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.i18n import Translations

MAX_DETAIL_LENGTH = 200

HTTP_CODES = {
    403: "core.cross-site-request",
    404: "core.no-such-page",
    405: "core.bad-request",
    408: "core.too-slow",
    413: "core.too-large",
}

log = structlog.get_logger()

ERROR_PAGE = """<!doctype html>
<html lang="{language}" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Parlour</title>
<script src="/web/components/theme_boot.js"></script>
<link rel="stylesheet" href="/web/tokens.css"><link rel="stylesheet" href="/web/shell.css"></head>
<body><main class="wrap error-page" id="main" data-content="page">
<h1>{message}</h1><p><a class="btn main" href="/">{home}</a></p></main></body></html>
"""


class ErrorResponse(Value, frozen=True):
    """Body of every error response."""

    code: str
    details: dict[str, str | int]
    message: str


def error_response(reason: Illegal, sentences: Translations) -> ErrorResponse:
    """Return the body of an error response."""
    details = {name: _detail_value(value) for name, value in reason.details.items()}
    return ErrorResponse(reason.code, details, sentences.error_message(reason.code, details))


def _detail_value(value: object) -> str | int:
    """Return a detail of an error as a value that every JSON parser can read.

    Text is shortened, since it may contain user input. Large integers become text.
    """
    return (
        value
        if isinstance(value, int) and abs(value) <= MAX_SAFE_INTEGER
        else str(value)[:MAX_DETAIL_LENGTH]
    )


def http_status(reason: Illegal) -> int:
    """Return the HTTP status of an error."""
    match reason:
        case NotFound():
            return 404
        case Unauthorized():
            return 401
        case Forbidden():
            return 403
        case TooManyRequests():
            return 429
        case StorageUnavailable() | Unavailable():
            return 503
        case MatchUnavailable():
            return 500
        case _:
            return 409


def error_app(scope: Any, reason: Illegal, status: int) -> ASGIApp:
    """Return an ASGI application that responds with an error.

    It handles requests that do not reach Litestar.
    """
    body, is_html = _error_body(
        scope["path"], reason, accepted_language(header_value(scope, b"accept-language") or "")
    )
    headers = [(name.encode(), value.encode()) for name, value in security_headers(scope)]
    headers += [
        (b"content-type", b"text/html; charset=utf-8" if is_html else b"application/json"),
        (b"content-length", b"%d" % len(body)),
    ]
    if isinstance(reason, TooManyRequests):
        headers.append((b"retry-after", str(reason.details["seconds"]).encode()))

    async def app(_: Any, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app


def has_json_errors(path: str) -> bool:
    """Return whether the error responses for a path are JSON; those for pages are HTML."""
    return path.startswith("/api/")


def _error_body(path: str, reason: Illegal, language: str) -> tuple[bytes, bool]:
    """Return the body of an error response and whether it is HTML.

    Responses of the API are in English, pages are in the user's language.
    """
    if has_json_errors(path):
        return encode(error_response(reason, Translations())), False
    # A user followed a broken link, so the response is a page with a link to the home page.
    sentences = Translations(language)
    message, home = (
        error_response(reason, sentences).message,
        sentences.text("site", "site-nav-home") or "Home",
    )
    return ERROR_PAGE.format(
        language=language, message=escape(message), home=escape(home)
    ).encode(), True


def _response_to(request: Request[Any, Any, Any], reason: Illegal, status: int) -> Response[Any]:
    visitor: Visitor | None = request.scope.get("state", {}).get("visitor")
    language = (
        browser_language(request) if visitor is None else player_language(visitor.player, request)
    )
    body, is_html = _error_body(request.scope["path"], reason, language)
    headers = dict((*security_headers(request.scope), *rate_limit_headers(request.scope)))
    if isinstance(reason, TooManyRequests):
        headers["retry-after"] = str(reason.details["seconds"])
    if isinstance(reason, Unauthorized):
        headers["www-authenticate"] = 'Bearer error="invalid_token"'
    return Response(
        body,
        status_code=status,
        media_type="text/html" if is_html else "application/json",
        headers=headers,
    )


def _handle_illegal(request: Request[Any, Any, Any], reason: Illegal) -> Response[Any]:
    if isinstance(reason, MatchUnavailable):
        log.error("a match stopped", **reason.details)
    return _response_to(request, reason, http_status(reason))


def _handle_http(request: Request[Any, Any, Any], reason: HTTPException) -> Response[Any]:
    if isinstance(reason.__cause__, NotADirectoryError):
        # The path continues after a file name, such as `/a.js/b`. Litestar would report a server error.
        return _response_to(request, NotFound("core.no-such-page"), 404)
    code = HTTP_CODES.get(
        reason.status_code, "core.bad-request" if reason.status_code < 500 else "core.server-error"
    )
    response = _response_to(request, Illegal(code, reason=_http_detail(reason)), reason.status_code)
    # A response with status 405 names the allowed methods (RFC 9110, section 15.5.6).
    response.headers.update(reason.headers or {})
    return response


def _http_detail(reason: HTTPException) -> str:
    """Return the detail of an HTTP error, with the names of invalid parameters."""
    if not isinstance(reason, ValidationException) or not isinstance(reason.extra, list):
        return reason.detail
    return "; ".join(f"{item.get('key', '')}: {item['message']}" for item in reason.extra)


def _handle_nested(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return _response_to(request, Illegal("core.bad-request", reason="nested too deeply"), 400)


def _handle_unreadable(request: Request[Any, Any, Any], _: UnicodeError) -> Response[Any]:
    return _response_to(request, Illegal("core.bad-request", reason="this is not UTF-8"), 400)


def report_failure(reason: Exception, **where: object) -> Illegal:
    """Log an unexpected exception and return the error to send to the client.

    Args:
        reason: The exception.
        where: Values that identify the failed request in the log.
    """
    if isinstance(reason, MissingReference):
        # The object was deleted while the request was handled.
        return NotFound("core.unknown")
    code = storage_code(reason)
    if code is None:
        fault = GAME_FAULTS.record(reason)
        if fault is not None:
            log.exception("a game failed", exc_info=reason, **fault.details, **where)
            return fault
        log.exception("something failed", exc_info=reason, **where)
        return Illegal("core.server-error")
    OUTAGE.record_failure(reason)
    return StorageUnavailable(code)


def _handle_fault(request: Request[Any, Any, Any], reason: Exception) -> Response[Any]:
    error = report_failure(reason, path=request.scope["path"])
    return _response_to(request, error, 500 if type(error) is Illegal else http_status(error))


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    Illegal: _handle_illegal,
    HTTPException: _handle_http,
    RecursionError: _handle_nested,
    UnicodeError: _handle_unreadable,
    Exception: _handle_fault,
}
