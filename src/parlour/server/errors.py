"""Refusals on the wire: a stable code, details for machines, a plain sentence for people, and a fitting status."""

from __future__ import annotations

from html import escape
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, ExceptionHandlersMap, Receive, Send

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.core.numbers import LARGEST_NUMBER
from parlour.core.value import Value
from parlour.db.failures import storage_code
from parlour.db.outage import OUTAGE
from parlour.server.auth.guards import headers_for
from parlour.server.pages.link_previews import language_of
from parlour.server.pages.page import accepted, spoken_by
from parlour.server.realtime.session import Visitor, header_of
from parlour.services.errors import Forbidden, Later, Missing, Stopped, Unavailable, Unstored
from parlour.services.i18n import Sentences

LONGEST_DETAIL = 200

HTTP_CODES = {
    403: "core.not-from-here",
    404: "core.no-such-page",
    405: "core.not-understood",
    408: "core.too-slow",
    413: "core.too-large",
}

log = structlog.get_logger()

PAGE = """<!doctype html>
<html lang="{language}" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Parlour</title>
<script src="/web/components/theme_boot.js"></script>
<link rel="stylesheet" href="/web/tokens.css"><link rel="stylesheet" href="/web/shell.css"></head>
<body><main class="wrap" id="main"><h1>{say}</h1><p><a class="btn main" href="/">{home}</a></p></main></body></html>
"""


class Refusal(Value, frozen=True):
    """What every refused call answers."""

    code: str
    details: dict[str, str | int]
    say: str


def refusal(reason: Illegal, sentences: Sentences) -> Refusal:
    """Return a refusal in words."""
    details = {name: _plain(value) for name, value in reason.details.items()}
    return Refusal(reason.code, details, sentences.refusal(reason.code, details))


def _plain(value: object) -> str | int:
    """Return a detail that any reader of JSON can hold; whatever somebody sent may stand in it."""
    return value if isinstance(value, int) and abs(value) <= LARGEST_NUMBER else str(value)[:LONGEST_DETAIL]


def status(reason: Illegal) -> int:
    """Return the HTTP status of a refusal."""
    match reason:
        case Missing():
            return 404
        case Forbidden():
            return 403
        case Later():
            return 429
        case Unstored() | Unavailable():
            return 503
        case Stopped():
            return 500
        case _:
            return 409


def written(scope: Any, reason: Illegal, number: int) -> ASGIApp:
    """Return an ASGI application that refuses a request in words, before Litestar has seen it."""
    body, html = _body(scope["path"], reason, language_of(header_of(scope, b"accept-language") or ""))
    headers = [(name.encode(), value.encode()) for name, value in headers_for(scope)]
    headers += [(b"content-type", b"text/html; charset=utf-8" if html else b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(reason, Later):
        headers.append((b"retry-after", str(reason.details["seconds"]).encode()))

    async def app(_: Any, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": number, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app


def _body(path: str, reason: Illegal, language: str) -> tuple[bytes, bool]:
    """Return a refusal as its caller reads it, and whether that is a page: programs read English, people their own language."""
    if path.startswith("/api/"):
        return encode(refusal(reason, Sentences())), False
    # A person followed a link to nothing: say so on a page that leads home.
    sentences = Sentences(language)
    say, home = refusal(reason, sentences).say, sentences.text("house", "house-nav-home") or "Home"
    return PAGE.format(language=language, say=escape(say), home=escape(home)).encode(), True


def _answer(request: Request[Any, Any, Any], reason: Illegal, number: int) -> Response[Any]:
    visitor: Visitor | None = request.scope.get("state", {}).get("visitor")
    language = accepted(request) if visitor is None else spoken_by(visitor.player, request)
    body, html = _body(request.scope["path"], reason, language)
    headers = dict(headers_for(request.scope))
    if isinstance(reason, Later):
        headers["retry-after"] = str(reason.details["seconds"])
    return Response(body, status_code=number, media_type="text/html" if html else "application/json", headers=headers)


def _illegal(request: Request[Any, Any, Any], reason: Illegal) -> Response[Any]:
    if isinstance(reason, Stopped):
        log.error("a match stopped", **reason.details)
    return _answer(request, reason, status(reason))


def _http(request: Request[Any, Any, Any], reason: HTTPException) -> Response[Any]:
    if isinstance(reason.__cause__, NotADirectoryError):
        # A path that goes on below a file: Litestar takes it for an accident.
        return _answer(request, Missing("core.no-such-page"), 404)
    code = HTTP_CODES.get(reason.status_code, "core.not-understood" if reason.status_code < 500 else "core.fault")
    return _answer(request, Illegal(code, reason=reason.detail), reason.status_code)


def _nested(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return _answer(request, Illegal("core.not-understood", reason="nested too deeply"), 400)


def _unreadable(request: Request[Any, Any, Any], _: UnicodeError) -> Response[Any]:
    return _answer(request, Illegal("core.not-understood", reason="this is not UTF-8"), 400)


def accident(reason: Exception, **where: object) -> Illegal:
    """Note what broke, and return what is said of it: a database that is away is told from a fault of the house."""
    code = storage_code(reason)
    if code is None:
        log.exception("something failed", exc_info=reason, **where)
        return Illegal("core.fault")
    OUTAGE.failed(reason)
    return Unstored(code)


def _fault(request: Request[Any, Any, Any], reason: Exception) -> Response[Any]:
    said = accident(reason, path=request.scope["path"])
    return _answer(request, said, status(said) if isinstance(said, Unstored) else 500)


HANDLERS: ExceptionHandlersMap = {Illegal: _illegal, HTTPException: _http, RecursionError: _nested, UnicodeError: _unreadable, Exception: _fault}
