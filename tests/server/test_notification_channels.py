"""Tests for notification channels: registration, confirmation, limits and failing channels."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.records import NotificationChannel
from parlour.services.notifications.channels import MAX_FAILURES
from parlour.services.notifications.mail import load_notification_settings

from .accounts import error_code, new_member
from .harness import ServedApplication
from .notification_servers import (
    DAYS,
    match_waiting_for,
    run_webhook_server,
    server_with_mail,
    server_with_settings,
    wait_for_notifications,
)


async def test_a_webhook_that_fails_too_often_is_disabled_until_a_test_succeeds(
    tmp_path: Path,
) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
    ):
        host, hook.status = server.guest(), 500
        made = await host.post(
            "/api/notification-channels", {"kind": "webhook", "target": hook.base}
        )
        for _ in range(MAX_FAILURES):
            assert (
                await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
                == "notifications.refused"
            )
        (shown,) = (await host.get("/api/notification-channels"))["channels"]
        assert shown["disabled"] and shown["failing"]
        while not hook.got.empty():
            hook.got.get_nowait()
        await match_waiting_for(server, host)
        await wait_for_notifications(server)
        assert hook.got.empty()
        hook.status = 204
        assert (
            await host.web.post(f"/api/notification-channels/{made['id']}/test")
        ).status_code == 204
        assert not (await host.get("/api/notification-channels"))["channels"][0]["disabled"]


async def test_mail_is_sent_to_a_confirmed_address_until_it_is_unsubscribed(
    tmp_path: Path,
) -> None:
    async with server_with_mail(tmp_path) as (server, mailbox):
        assert (
            await error_code(
                server.guest(),
                "/api/notification-channels",
                {"kind": "mail", "target": "a@b.example"},
                403,
            )
            == "account.members-only"
        )
        alva, name, _ = await new_member(server)
        made = await alva.post(
            "/api/notification-channels", {"kind": "mail", "target": "alva@mail.example"}
        )
        letter = await mailbox.next()
        code = letter["Subject"][:6]
        assert (
            code.isdigit() and name in letter.get_content() and letter["To"] == "alva@mail.example"
        )
        assert (
            await error_code(alva, f"/api/notification-channels/{made['id']}/test", {}, 409)
            == "notifications.not-confirmed"
        )
        assert (
            await alva.web.post(
                f"/api/notification-channels/{made['id']}/confirm", json={"code": code}
            )
        ).status_code == 204
        match = await match_waiting_for(server, alva, settings=DAYS)
        message = await mailbox.next()
        text = message.get_content()
        assert (
            f"https://parlour.example/t/{match}" in text
            and server.base not in text
            and message["Subject"] == "Your turn in Pylos"
        )
        stop = message["List-Unsubscribe"].strip("<>").rpartition("#")[2]
        await match_waiting_for(server, alva, settings=DAYS)
        await match_waiting_for(server, alva)
        await wait_for_notifications(server)
        assert mailbox.got.empty(), "at most one mail per hour and none for real-time games"
        assert (
            await server.guest().web.post(f"/api/notification-channels/{stop}/unsubscribe")
        ).status_code == 204
        assert (await alva.get("/api/notification-channels"))["channels"] == []


async def test_wrong_codes_remove_the_unconfirmed_address(tmp_path: Path) -> None:
    async with server_with_mail(tmp_path) as (server, mailbox):
        alva, _, _ = await new_member(server)
        made = await alva.post(
            "/api/notification-channels", {"kind": "mail", "target": "victim@mail.example"}
        )
        await mailbox.next()
        assert (
            await error_code(
                alva, f"/api/notification-channels/{made['id']}/confirm", {"code": "0"}, 409
            )
            == "notifications.wrong-code"
        )
        assert (await alva.get("/api/notification-channels"))["channels"] == []
        for bad in (
            "nobody",
            "a b@c.example",
            "a@b",
            "x@y.example>,z@q.example",
            "a\r\nBcc: b@c.example",
            "a@b@c.example",
            "a\0@b.example",
        ):
            assert (
                await error_code(
                    alva, "/api/notification-channels", {"kind": "mail", "target": bad}, 409
                )
                == "notifications.not-a-mail-address"
            ), bad


async def test_channels_belong_to_their_owner_and_are_limited(server: ServedApplication) -> None:
    host, other = server.guest(), server.guest()
    made = await host.post(
        "/api/notification-channels", {"kind": "webhook", "target": "https://hook.example/1"}
    )
    for call in (
        other.web.delete(f"/api/notification-channels/{made['id']}"),
        other.web.post(f"/api/notification-channels/{made['id']}/test"),
    ):
        assert (await call).status_code == 404
    mine = (await host.get("/api/me"))["id"]
    for number in range(2, 9):
        target = f"https://h.example/{number}"
        await NotificationChannelRepository(server.application.log.store).add(
            NotificationChannel(f"w{number}", mine, "webhook", target, "en", "", 1, 1)
        )
    assert (
        await error_code(
            host,
            "/api/notification-channels",
            {"kind": "webhook", "target": "https://hook.example/9"},
            409,
        )
        == "notifications.too-many"
    )
    assert (await host.web.delete(f"/api/notification-channels/{made['id']}")).status_code == 204
    assert len((await host.get("/api/notification-channels"))["channels"]) == 7


def test_invalid_notification_settings_are_refused(
    tmp_path: Path,
) -> None:
    assert load_notification_settings(tmp_path).mail is None
    for text in ('[mail]\nhost = "m"\nsender = "a@b"\n', "address = 7\n", "nonsense"):
        (tmp_path / "notifications.toml").write_text(text)
        with pytest.raises(ValueError, match=r"notifications\.toml"):
            load_notification_settings(tmp_path)
