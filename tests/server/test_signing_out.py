"""Tests that sign-out clears the browser's data and ends its notifications."""

from __future__ import annotations

import json

import pytest

from .accounts import PASSWORD, new_member
from .harness import ServedApplication

HERE, ELSEWHERE = "https://push.example/this-browser", "https://push.example/another"


def subscription(endpoint: str) -> str:
    """Return a push subscription with this endpoint as JSON."""
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": "AA", "auth": "AA"}})


async def test_signing_out_ends_the_notifications_of_that_browser_only(
    server: ServedApplication,
) -> None:
    member, name, _ = await new_member(server)
    for endpoint in (HERE, ELSEWHERE):
        await member.post(
            "/api/notification-channels", {"kind": "push", "target": subscription(endpoint)}
        )
    stranger, _, _ = await new_member(server)
    assert (
        await stranger.web.post("/api/me/sign-out", json={"push": ELSEWHERE})
    ).status_code == 204
    answer = await member.web.post("/api/me/sign-out", json={"push": HERE})
    assert answer.status_code == 204 and answer.headers["clear-site-data"] == '"cache", "storage"'
    await member.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    assert len((await member.get("/api/notification-channels"))["channels"]) == 1


@pytest.mark.parametrize("body", [None, {}, {"push": ""}])
async def test_a_browser_without_notifications_can_sign_out(
    server: ServedApplication, body: dict[str, str] | None
) -> None:
    member, _, _ = await new_member(server)
    answer = (
        await member.web.post("/api/me/sign-out", json=body)
        if body is not None
        else await member.web.post("/api/me/sign-out")
    )
    assert answer.status_code == 204 and (await member.get("/api/me"))["role"] == "guest"


async def test_only_sign_out_and_account_deletion_clear_browser_data(
    server: ServedApplication,
) -> None:
    member, _, _ = await new_member(server)
    for path in ("/api/me", "/", "/api/home"):
        assert "clear-site-data" not in (await member.web.get(path)).headers
    erased = await member.web.post("/api/account/delete", json={"password": PASSWORD})
    assert erased.status_code == 204 and "clear-site-data" in erased.headers
