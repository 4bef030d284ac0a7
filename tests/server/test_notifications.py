"""Being told that a table waits: by a real push message, a real mail server and a real webhook, and never by way of a private network."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.records import NotificationChannel
from parlour.services.notifications.mail import load_notification_settings
from parlour.services.notifications.notifications import MAX_FAILURES
from parlour.services.notifications.outbound_http import OutboundHttp, Unreachable, is_public
from parlour.services.time import DatabaseClock

from ..patience import PATIENCE, found_once
from ..ports import free_port
from .harness import Guest, ServedApplication, run_server
from .test_accounts import error_code, new_member
from .test_matchmaking import seek

Got = tuple[str, dict[str, str], bytes]
DAYS = {"clock": {"clock": "correspondence", "days": 2}}


class Elsewhere:
    """A server of somebody else, which keeps what it was sent and answers as it is told."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[Got] = asyncio.Queue()
        self.status, self.extra = 201, ""
        self.base = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.got.put_nowait((head[0], headers, body))
        writer.write(
            f"HTTP/1.1 {self.status} X\r\n{self.extra}content-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()

    async def next(self) -> Got:
        """Return the next request."""
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@asynccontextmanager
async def elsewhere() -> AsyncIterator[Elsewhere]:
    found = Elsewhere()
    listener = await asyncio.start_server(found.hear, "127.0.0.1", 0)
    found.base = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    async with listener:
        yield found


class Letters:
    """What a mail server was given."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[Message] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        """Keep a letter."""
        self.loop.call_soon_threadsafe(
            self.got.put_nowait, message_from_bytes(envelope.content, policy=default)
        )
        return "250 OK"

    async def next(self) -> Any:
        """Return the next letter."""
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@asynccontextmanager
async def open_to(folder: Path, text: str) -> AsyncIterator[ServedApplication]:
    """Serve a house whose operator decided this about notices, and which calls at once."""
    (folder / "notifications.toml").write_text(text)
    async with run_server(folder) as server:
        server.application.notifications.grace = 0.05
        yield server


async def waiting(server: ServedApplication, host: Guest, **wish: Any) -> str:
    """Return a match that now waits for its host, after somebody has moved."""
    friend = server.guest()
    match = await host.open_table(**wish)
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with friend.at(match) as line:
        frame = await line.frame()
        if frame["mine"]:
            await line.act()
    return match


async def test_a_webhook_is_called_when_a_table_waits_and_says_nothing_of_the_game(
    tmp_path: Path,
) -> None:
    async with open_to(tmp_path, "private_networks = true\n") as server, elsewhere() as hook:
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
        match = await waiting(server, host)
        told = json.loads((await hook.next())[2])
        assert set(told) == {"event", "tag", "title", "text", "content", "link", "game", "match"}
        assert (told["event"], told["match"], told["link"]) == (
            "turn",
            match,
            f"{server.base}/t/{match}",
        )
        assert told["title"] == "Du bist dran: Pylos"
        assert (await server.guest().get("/api/notification-channels"))["channels"] == [], (
            "nobody else learns of it"
        )


async def test_whoever_looks_at_the_table_is_not_called(tmp_path: Path) -> None:
    async with open_to(tmp_path, "private_networks = true\n") as server, elsewhere() as hook:
        match, host, friend = await server.two_at_a_table()
        await host.post("/api/notification-channels", {"kind": "webhook", "target": hook.base})
        async with host.at(match) as mine, friend.at(match) as theirs:
            for line in (mine, theirs, mine, theirs):
                await line.frame(lambda frame: frame["mine"])
                await line.act()
            await mine.frame(lambda frame: frame["mine"])
            await asyncio.sleep(3 * server.application.notifications.grace)
        assert hook.got.empty()


async def test_a_webhook_that_fails_too_often_is_called_no_more_until_a_test_arrives(
    tmp_path: Path,
) -> None:
    async with open_to(tmp_path, "private_networks = true\n") as server, elsewhere() as hook:
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
        await waiting(server, host)
        await asyncio.sleep(0.3)
        assert hook.got.empty()
        hook.status = 204
        assert (
            await host.web.post(f"/api/notification-channels/{made['id']}/test")
        ).status_code == 204
        assert not (await host.get("/api/notification-channels"))["channels"][0]["disabled"]


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with (
        open_to(tmp_path, "private_networks = true\n") as server,
        elsewhere() as hook,
        elsewhere() as secret,
    ):
        host = server.guest()
        hook.status, hook.extra = 307, f"location: {secret.base}/admin\r\n"
        made = await host.post(
            "/api/notification-channels", {"kind": "webhook", "target": hook.base}
        )
        assert (
            await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
            == "notifications.refused"
        )
        assert secret.got.empty() and not hook.got.empty()


async def test_a_private_network_is_called_only_where_the_operator_allows_it(
    server: ServedApplication,
) -> None:
    async with elsewhere() as hook:
        for target in (
            hook.base,
            hook.base.replace("127.0.0.1", "localhost"),
            hook.base.replace("127.0.0.1", "[::ffff:127.0.0.1]"),
        ):
            host = server.guest()
            made = await host.post(
                "/api/notification-channels", {"kind": "webhook", "target": target}
            )
            assert (
                await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
                == "notifications.private-address"
            ), target
        assert hook.got.empty()
    for target in (
        "ftp://a.example/x",
        "https://me:secret@a.example",
        "https://",
        "/etc/passwd",
        "https://a.example/\r\nx: y",
        "http://a.example:0",
    ):
        assert (
            await error_code(
                server.guest(),
                "/api/notification-channels",
                {"kind": "webhook", "target": target},
                409,
            )
            == "notifications.not-an-address"
        ), target


async def test_a_name_that_leads_elsewhere_on_the_second_look_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter(["93.184.216.34", "127.0.0.1"])
    looked: list[str] = []
    called: list[str] = []

    async def look(host: str, _: int) -> list[str]:
        looked.append(host)
        return [next(answers)]

    async def connect(_: object, host: str, *__: object) -> object:
        called.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr("parlour.services.notifications.outbound_http.resolve_addresses", look)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    with pytest.raises(Unreachable, match=r"notifications\.no-answer"):
        await OutboundHttp().post("http://rebound.example/x", b"", {})
    assert (looked, called) == (["rebound.example"], ["93.184.216.34"]), (
        "it is looked up once, and what was looked at is called"
    )
    with pytest.raises(Unreachable, match=r"notifications\.private-address"):
        await OutboundHttp().post("http://rebound.example/x", b"", {})


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.0.0.8",
            "192.168.1.1",
            "172.16.3.4",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
        ),
        *(
            "0.1.2.3",
            "100.127.255.254",
            "192.0.0.8",
            "192.88.99.1",
            "198.18.0.1",
            "198.51.100.7",
            "240.0.0.1",
            "239.255.255.250",
        ),
        *(
            "::1",
            "::",
            "fe80::1%eth0",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1",
            "100::1",
            "5f00::1",
        ),
        *(
            "::7f00:1",
            "::10.0.0.1",
            "::93.184.216.34",
            "::ffff:10.0.0.1",
            "::ffff:100.64.0.1",
            "::ffff:0.0.0.1",
            "::ffff:224.0.0.1",
        ),
        *(
            "2002:7f00:0001::",
            "2002:5db8:d822::1",
            "2001:0:4136:e378:8000:63bf:3fff:fdd2",
            "64:ff9b:1::1",
            "64:ff9b::10.0.0.1",
            "64:ff9b::93.184.216.34",
        ),
        *("2001:db8::1", "2001:10::1", "3fff::1", "nonsense", "", "1.2.3", "0x7f000001"),
    ],
)
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_public_network_are() -> None:
    assert all(
        map(
            is_public,
            (
                "93.184.216.34",
                "::ffff:93.184.216.34",
                "2606:2800:220:1:248:1893:25c8:1946",
                "2a00:1450::8a",
                "2400:cb00::1",
            ),
        )
    )


async def test_a_push_is_read_by_its_browser_alone_and_signed_by_the_house(
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
    async with open_to(tmp_path, "") as server:
        host = server.guest()
        told = {"endpoint": "https://push.example/abc", "keys": keys}
        made = await host.post(
            "/api/notification-channels", {"kind": "push", "target": json.dumps(told)}
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
        assert json.loads(_plain(claims))["aud"] == "https://push.example"
        assert key == (await host.get("/api/notification-channels"))["push_key"]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _plain(key))
        from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        raw = _plain(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        status = 410
        assert (
            await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
            == "notifications.refused"
        )
        assert (await host.get("/api/notification-channels"))["channels"] == [], (
            "a browser that is gone is forgotten"
        )
        for bad in ("{}", "no", json.dumps({**told, "endpoint": "http://push.example"})):
            assert (
                await error_code(
                    host, "/api/notification-channels", {"kind": "push", "target": bad}, 409
                )
                == "notifications.not-a-subscription"
            )


def _plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@asynccontextmanager
async def posting(folder: Path) -> AsyncIterator[tuple[ServedApplication, Letters]]:
    letters = Letters()
    port = free_port()
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        mail = f'[mail]\nhost = "127.0.0.1"\nport = {port}\nsecurity = "none"\nsender = "house@parlour.example"\n'
        async with open_to(folder, f'address = "https://parlour.example"\n{mail}') as server:
            yield server, letters
    finally:
        await asyncio.to_thread(controller.stop)


async def test_letters_come_to_an_address_once_it_is_shown_to_be_ones_own_and_stop_at_a_press(
    tmp_path: Path,
) -> None:
    async with posting(tmp_path) as (server, letters):
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
        letter = await letters.next()
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
        match = await waiting(server, alva, settings=DAYS)
        told = await letters.next()
        text = told.get_content()
        assert (
            f"https://parlour.example/t/{match}" in text
            and server.base not in text
            and told["Subject"] == "Your turn in Pylos"
        )
        stop = told["List-Unsubscribe"].strip("<>").rpartition("#")[2]
        await waiting(server, alva, settings=DAYS)
        await waiting(server, alva)
        await asyncio.sleep(0.3)
        assert letters.got.empty(), "at most one an hour, and none where minutes are played"
        assert (
            await server.guest().web.post(f"/api/notification-channels/{stop}/unsubscribe")
        ).status_code == 204
        assert (await alva.get("/api/notification-channels"))["channels"] == []


async def test_a_wrong_code_takes_the_address_away(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, letters):
        alva, _, _ = await new_member(server)
        made = await alva.post(
            "/api/notification-channels", {"kind": "mail", "target": "victim@mail.example"}
        )
        await letters.next()
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


async def test_ways_are_their_owners_and_few(server: ServedApplication) -> None:
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


def test_a_mail_server_needs_the_houses_address_and_what_is_misspelt_is_said(
    tmp_path: Path,
) -> None:
    assert load_notification_settings(tmp_path).mail is None
    for text in ('[mail]\nhost = "m"\nsender = "a@b"\n', "address = 7\n", "nonsense"):
        (tmp_path / "notifications.toml").write_text(text)
        with pytest.raises(ValueError, match=r"notifications\.toml"):
            load_notification_settings(tmp_path)


def browser_of(point: ec.EllipticCurvePrivateKey, auth: bytes) -> str:
    """Return the subscription of a browser with these keys."""
    public = point.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        name: urlsafe_b64encode(key).decode().rstrip("=")
        for name, key in (("p256dh", public), ("auth", auth))
    }
    return json.dumps({"endpoint": "https://push.example/abc", "keys": keys})


async def test_a_turn_and_a_reminder_leave_by_push_by_mail_and_by_webhook(
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
    async with posting(tmp_path) as (server, letters):
        alva, _, _ = await new_member(server)
        for kind, target in (
            ("push", browser_of(point, auth)),
            ("webhook", "https://hook.example/in"),
            ("mail", "alva@mail.example"),
        ):
            made = await alva.post("/api/notification-channels", {"kind": kind, "target": target})
        code = (await letters.next())["Subject"][:6]
        await alva.web.post(f"/api/notification-channels/{made['id']}/confirm", json={"code": code})
        match = await waiting(server, alva, settings=DAYS)

        async def told() -> tuple[set[tuple[str, str]], str]:
            heard = [await asyncio.wait_for(sent.get(), PATIENCE) for _ in range(2)]
            assert {one["link"].rpartition("/")[2] for one in heard} == {match}
            return {(one["by"], one["event"]) for one in heard}, (await letters.next())["Subject"]

        assert await told() == ({("push", "turn"), ("hook", "turn")}, "Your turn in Pylos")
        # A letter is noted once the mail server has taken it.
        await found_once(
            lambda: alva.get("/api/notification-channels"),
            lambda found: all(one["last_used_at"] for one in found["channels"]),
        )
        real, friend = DatabaseClock.now, server._guests[-1]
        monkeypatch.setattr(DatabaseClock, "now", lambda time: real(time) + 13 * 3_600_000)
        await friend.post(f"/api/matches/{match}/nudge", {"seat": 1})
        assert await told() == ({("push", "nudge"), ("hook", "nudge")}, "Reminder: Pylos")


async def test_who_is_asked_to_a_table_is_called_there_and_nobody_else(tmp_path: Path) -> None:
    async with (
        open_to(tmp_path, "private_networks = true\n") as server,
        elsewhere() as hook,
        elsewhere() as other,
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
        told = json.loads((await hook.next())[2])
        name = (await host.get("/api/me"))["name"]
        assert (told["event"], told["title"], told["link"]) == (
            "asked",
            f"{name} invites you to play",
            f"{server.base}/t/{match}",
        )
        assert "Pylos: an open seat is waiting for you." in told["text"]
        assert other.got.empty() and hook.got.empty()


async def test_who_looked_for_a_table_and_went_elsewhere_is_called_when_it_is_found(
    tmp_path: Path,
) -> None:
    async with open_to(tmp_path, "private_networks = true\n") as server, elsewhere() as hook:
        one, two = server.guest(), server.guest()
        await one.post("/api/notification-channels", {"kind": "webhook", "target": hook.base})
        waiting_for = asyncio.create_task(seek(one))
        match = (await seek(two))["match"] or (await seek(two))["match"]
        assert (await waiting_for)["match"] == match
        events = set()
        while "found" not in events:
            told = json.loads((await hook.next())[2])
            assert told["link"] == f"{server.base}/t/{match}"
            events.add(told["event"])
