"""Tests for the delivery of notifications by webhook, push and mail."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlour.services.time import DatabaseClock

from ..patience import PATIENCE, found_once
from .accounts import error_code, new_member
from .notification_servers import (
    DAYS,
    match_waiting_for,
    run_webhook_server,
    server_with_mail,
    server_with_settings,
    wait_for_notifications,
)
from .test_matchmaking import seek


def push_subscription(point: ec.EllipticCurvePrivateKey, auth: bytes) -> str:
    """Return a browser's push subscription with these keys as JSON."""
    public = point.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        name: urlsafe_b64encode(key).decode().rstrip("=")
        for name, key in (("p256dh", public), ("auth", auth))
    }
    return json.dumps({"endpoint": "https://push.example/abc", "keys": keys})


def base64url_bytes(text: str) -> bytes:
    """Decode base64url text that has no padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def test_a_webhook_reports_a_turn_without_details_of_the_game(
    tmp_path: Path,
) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
    ):
        host = server.guest()
        made = await host.post(
            "/api/notification-channels",
            {"kind": "webhook", "target": f"{hook.base}/in?key=1", "language": "de"},
        )
        assert (
            await host.web.post(f"/api/notification-channels/{made['id']}/test")
        ).status_code == 204
        first, headers, body = await hook.next()
        assert (
            first == "POST /in?key=1 HTTP/1.1"
            and headers["content-type"] == "application/json"
            and json.loads(body)["event"] == "sample"
        )
        match = await match_waiting_for(server, host)
        notification = json.loads((await hook.next())[2])
        assert set(notification) == {
            "event",
            "tag",
            "title",
            "text",
            "content",
            "link",
            "game",
            "match",
        }
        assert (notification["event"], notification["match"], notification["link"]) == (
            "turn",
            match,
            f"{server.base}/t/{match}",
        )
        assert notification["title"] == "Du bist dran: Pylos"
        assert (await server.guest().get("/api/notification-channels"))["channels"] == [], (
            "no other user is notified"
        )


async def test_a_player_who_looks_at_the_table_is_not_notified(tmp_path: Path) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
    ):
        match, host, friend = await server.two_at_a_table()
        await host.post("/api/notification-channels", {"kind": "webhook", "target": hook.base})
        async with host.at(match) as mine, friend.at(match) as theirs:
            for line in (mine, theirs, mine, theirs):
                await line.frame(lambda frame: frame["mine"])
                await line.act()
            await mine.frame(lambda frame: frame["mine"])
            await wait_for_notifications(server)
        assert hook.got.empty()


async def test_a_push_message_is_encrypted_for_its_browser_and_signed_by_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": urlsafe_b64encode(point).decode().rstrip("="),
        "auth": urlsafe_b64encode(auth).decode().rstrip("="),
    }
    sent: list[tuple[str, bytes, dict[str, str]]] = []
    status = 201

    async def post(_: object, url: str, body: bytes, headers: dict[str, str]) -> int:
        sent.append((url, body, headers))
        return status

    monkeypatch.setattr("parlour.services.notifications.outbound_http.OutboundHttp.post", post)
    async with server_with_settings(tmp_path, "") as server:
        host = server.guest()
        subscription = {"endpoint": "https://push.example/abc", "keys": keys}
        made = await host.post(
            "/api/notification-channels", {"kind": "push", "target": json.dumps(subscription)}
        )
        assert made["target"] == "push.example" and keys["auth"] not in str(
            await host.get("/api/notification-channels")
        )
        assert (
            await host.web.post(f"/api/notification-channels/{made['id']}/test")
        ).status_code == 204
        ((url, body, headers),) = sent
        assert url == "https://push.example/abc" and b"Parlour" not in body
        read = json.loads(
            http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm")
        )
        assert (
            read["title"] == "Test notification from Parlour" and read["link"] == "/notifications"
        )
        signed, _, key = headers["Authorization"].removeprefix("vapid t=").partition(",k=")
        head, claims, signature = signed.split(".")
        assert json.loads(base64url_bytes(claims))["aud"] == "https://push.example"
        assert key == (await host.get("/api/notification-channels"))["push_key"]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64url_bytes(key))
        from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        raw = base64url_bytes(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        status = 410
        assert (
            await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
            == "notifications.refused"
        )
        assert (await host.get("/api/notification-channels"))["channels"] == [], (
            "the subscription of a gone browser is deleted"
        )
        for bad in ("{}", "no", json.dumps({**subscription, "endpoint": "http://push.example"})):
            assert (
                await error_code(
                    host, "/api/notification-channels", {"kind": "push", "target": bad}, 409
                )
                == "notifications.not-a-subscription"
            )


async def test_turns_and_reminders_are_sent_by_push_mail_and_webhook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    point, auth, sent = (
        ec.generate_private_key(ec.SECP256R1()),
        b"0123456789abcdef",
        asyncio.Queue[dict[str, Any]](),
    )

    async def post(_: object, url: str, body: bytes, headers: dict[str, str]) -> int:
        if "push" in url:
            body = http_ece.decrypt(body, private_key=point, auth_secret=auth, version="aes128gcm")
        sent.put_nowait({"by": "push" if "push" in url else "hook", **json.loads(body)})
        return 201

    monkeypatch.setattr("parlour.services.notifications.outbound_http.OutboundHttp.post", post)
    async with server_with_mail(tmp_path) as (server, mailbox):
        alva, _, _ = await new_member(server)
        for kind, target in (
            ("push", push_subscription(point, auth)),
            ("webhook", "https://hook.example/in"),
            ("mail", "alva@mail.example"),
        ):
            made = await alva.post("/api/notification-channels", {"kind": kind, "target": target})
        code = (await mailbox.next())["Subject"][:6]
        await alva.web.post(f"/api/notification-channels/{made['id']}/confirm", json={"code": code})
        match = await match_waiting_for(server, alva, settings=DAYS)

        async def next_notifications() -> tuple[set[tuple[str, str]], str]:
            notifications = [await asyncio.wait_for(sent.get(), PATIENCE) for _ in range(2)]
            assert {notification["link"].rpartition("/")[2] for notification in notifications} == {
                match
            }
            return {
                (notification["by"], notification["event"]) for notification in notifications
            }, (await mailbox.next())["Subject"]

        assert await next_notifications() == (
            {("push", "turn"), ("hook", "turn")},
            "Your turn in Pylos",
        )
        # The delivery is recorded after the mail server has accepted the message.
        await found_once(
            lambda: alva.get("/api/notification-channels"),
            lambda found: all(channel["last_used_at"] for channel in found["channels"]),
        )
        real, friend = DatabaseClock.now, server._guests[-1]
        monkeypatch.setattr(DatabaseClock, "now", lambda time: real(time) + 13 * 3_600_000)
        await friend.post(f"/api/matches/{match}/nudge", {"seat": 1})
        assert await next_notifications() == (
            {("push", "nudge"), ("hook", "nudge")},
            "Reminder: Pylos",
        )


async def test_an_invitation_notifies_only_the_invited_user(tmp_path: Path) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
        run_webhook_server() as other,
    ):
        host, friend, stranger = server.guest(), server.guest(), server.guest()
        for guest, where in ((friend, hook), (stranger, other)):
            await guest.post(
                "/api/notification-channels", {"kind": "webhook", "target": where.base}
            )
        match = await host.open_table()
        answer = await host.web.post(
            f"/api/tables/{match}/invite", json={"user_id": (await friend.get("/api/me"))["id"]}
        )
        assert answer.status_code == 204
        notification = json.loads((await hook.next())[2])
        name = (await host.get("/api/me"))["name"]
        assert (notification["event"], notification["title"], notification["link"]) == (
            "asked",
            f"{name} invites you to play",
            f"{server.base}/t/{match}",
        )
        assert "Pylos: an open seat is waiting for you." in notification["text"]
        assert other.got.empty() and hook.got.empty()


async def test_an_absent_user_is_notified_when_matchmaking_finds_a_match(
    tmp_path: Path,
) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
    ):
        one, two = server.guest(), server.guest()
        await one.post("/api/notification-channels", {"kind": "webhook", "target": hook.base})
        waiting_for = asyncio.create_task(seek(one))
        match = (await seek(two))["match"] or (await seek(two))["match"]
        assert (await waiting_for)["match"] == match
        events = set()
        while "found" not in events:
            notification = json.loads((await hook.next())[2])
            assert notification["link"] == f"{server.base}/t/{match}"
            events.add(notification["event"])
