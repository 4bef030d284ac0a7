"""How clients of the API identify themselves."""

from __future__ import annotations

from typing import Any

from parlour.server.auth.bearer import SCHEME
from parlour.server.auth.guards import CUSTOM_HEADER
from parlour.server.auth.key_rights import CALL_SCOPES
from parlour.server.realtime.session import SESSION_COOKIE

SESSION_SCHEME: dict[str, Any] = {
    "type": "apiKey",
    "in": "cookie",
    "name": SESSION_COOKIE,
    "description": "The session cookie, which the first response sets. Over HTTPS its name is"
    f" `__Host-{SESSION_COOKIE}`. Without a cookie, a request is that of a new guest.",
}

API_KEY_SCHEME: dict[str, Any] = {
    "type": "http",
    "scheme": SCHEME,
    "bearerFormat": "plr_…",
    "description": "An API key of a member. A call needs one of the scopes that it names.",
}

SECURITY_SCHEMES: dict[str, Any] = {"session": SESSION_SCHEME, "api_key": API_KEY_SCHEME}
"""The security schemes, by name."""

CUSTOM_HEADER_PARAMETER: dict[str, Any] = {
    "name": CUSTOM_HEADER.decode().title(),
    "in": "header",
    "required": True,
    "description": "Any value. Pages of other sites cannot send the header. Requests with an API key"
    " may omit it.",
    "schema": {"type": "string", "examples": ["1"]},
}
"""The header that every request with another method than GET needs."""


def security(method: str, path: str) -> list[dict[str, list[str]]]:
    """Return the alternatives for a call; the empty one is a request of a new guest."""
    keys = [{"api_key": [str(scope)]} for scope in CALL_SCOPES.get(f"{method} {path}", ())]
    return [{"session": []}, *keys, {}]
