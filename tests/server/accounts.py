"""Helpers that create members and operators and call the account and admin routes."""

from __future__ import annotations

from secrets import token_hex

from parlour.services.moderation.administration import HOST_ACTOR

from .harness import Guest, ServedApplication

PASSWORD = "felt lamp under rain"


async def new_member(
    server: ServedApplication, name: str | None = None
) -> tuple[Guest, str, list[str]]:
    """Return a new member, their name and their recovery codes."""
    guest, called = server.guest(), name or f"Ada {token_hex(4)}"
    codes = (await guest.post("/api/account/sign-up", {"name": called, "password": PASSWORD}))[
        "codes"
    ]
    return guest, called, codes


async def error_code(guest: Guest, path: str, body: object, status: int) -> str:
    """Return the error code of a POST request that is refused with this status."""
    return str((await guest.post(path, body, status))["code"])


async def new_operator(server: ServedApplication) -> Guest:
    """Return a client that signed up with an operator invitation."""
    key = await server.application.administration.create_invitation(HOST_ACTOR, "operator")
    guest = server.guest()
    await guest.post(
        "/api/account/sign-up",
        {"name": f"Marta {token_hex(4)}", "password": PASSWORD, "invitation": key},
    )
    return guest


async def id_of(guest: Guest) -> str:
    """Return the user id of a client."""
    return str((await guest.get("/api/me"))["id"])


async def post_admin(guest: Guest, path: str, body: object = None) -> None:
    """Call an admin route that answers 204."""
    answer = await guest.web.post(f"/api/admin/{path}", json={} if body is None else body)
    assert answer.status_code == 204, answer.text
