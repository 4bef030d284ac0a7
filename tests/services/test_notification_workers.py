"""Tests that workers send the notifications of servers, and that servers do it without them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.records import NotificationChannel
from parlour.services.notifications.delivery import Delivery
from parlour.services.notifications.mail import load_notification_settings
from parlour.services.notifications.outbound_http import Unreachable
from parlour.services.notifications.sender import (
    NotificationRequest,
    NotificationSender,
    decode_request,
    encode_request,
)
from parlour.services.workers.lane_worker import LaneWorker
from parlour.shared.jobs import NOTIFICATIONS

from ..patience import eventually
from ..server.notification_servers import run_webhook_server
from .harness import ANN, create_match, open_application

REQUEST = NotificationRequest(
    user=ANN.id,
    event="turn",
    tag="match",
    title="notifications-turn-title",
    text="notifications-turn-text",
    path="/t/match",
    allows_mail=True,
)


async def test_a_worker_sends_notifications_and_the_server_without_one(
    postgres_url: str, tmp_path: Path
) -> None:
    (tmp_path / "notifications.toml").write_text("private_networks = true\n")
    async with (
        run_webhook_server() as hook,
        open_application(postgres_url, tmp_path) as server,
        open_application(postgres_url, tmp_path) as there,
    ):
        server.notifications.grace = 0.0
        await server.log.store.save_player(ANN)
        match = (await create_match(server)).match.id
        await eventually(lambda: server.notifications.pending_count == 0)
        await server.notifications.channels.add(
            ANN, "webhook", hook.base, "de", "https://a.example"
        )
        store, channels = there.log.store, NotificationChannelRepository(there.log.store)
        sender = NotificationSender(
            channels, Delivery(store, channels, load_notification_settings(tmp_path))
        )
        sent_by_worker = []

        async def run(payload: bytes) -> bytes:
            sent_by_worker.append(payload)
            return await sender.run(payload)

        assert there.shared.open_lane is not None
        worker = LaneWorker(there.shared.open_lane(NOTIFICATIONS), 2, run)
        worker.open()
        await eventually(lambda: server.shared.jobs.slots(NOTIFICATIONS) == 2)
        server.notifications.notify_match_found(match, ANN.id)
        by_worker = json.loads((await hook.next())[2])
        await eventually(lambda: server.notifications.pending_count == 0)
        await worker.stop_taking()
        await worker.close(patience=60)
        await eventually(lambda: server.shared.jobs.slots(NOTIFICATIONS) == 0)
        server.notifications.notify_match_found(match, ANN.id)
        by_server = json.loads((await hook.next())[2])
        await eventually(lambda: server.notifications.pending_count == 0)
        assert by_worker == by_server and len(sent_by_worker) == 1
        assert (by_server["event"], by_server["match"]) == ("found", match)
        assert hook.got.empty()


async def test_a_worker_without_a_mail_server_leaves_e_mails_to_the_server(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with (
        run_webhook_server() as hook,
        open_application(sqlite_url, tmp_path) as there,
    ):
        store, channels = there.log.store, NotificationChannelRepository(there.log.store)
        await store.save_player(ANN)
        webhook = NotificationChannel(
            "a", ANN.id, "webhook", hook.base, "en", "https://a.example", made_at=1, confirmed_at=1
        )
        mail = msgspec.structs.replace(webhook, id="b", kind="mail", target="ann@a.example")
        for channel in (webhook, mail):
            await channels.add(channel)
        sender = NotificationSender(
            channels, Delivery(store, channels, load_notification_settings(tmp_path))
        )
        with pytest.raises(Unreachable):
            await sender.run(encode_request(REQUEST))
        assert [channel.failures for channel in await channels.channels_of(ANN.id)] == [0, 0]
        assert hook.got.empty()


@pytest.mark.parametrize("path", ["", "@b.example/", "//b.example/", "https://b.example/"])
def test_a_notification_links_only_to_its_site(path: str) -> None:
    assert decode_request(encode_request(REQUEST)) == REQUEST
    with pytest.raises(msgspec.ValidationError):
        decode_request(encode_request(msgspec.structs.replace(REQUEST, path=path)))
