"""Tests that invalid requests are refused with a code and a message and end no game."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.limits.login_throttle import AttemptKind
from parlour.services.i18n import Translations
from parlour.services.matches import table_codes

from .harness import Guest, Line, ServedApplication, run_server

DEEP = "[" * 5_000 + "]" * 5_000


async def check_table_works(line: Line) -> None:
    """Check that a table still answers a ping and accepts a move."""
    before = (await line.frame())["seq"]
    assert (await line.ask("ping"))["type"] == "pong"
    assert (await line.frame())["seq"] == before
    await line.act()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "core.bad-request"),
        ("hello", "core.bad-request"),
        ("null", "core.bad-request"),
        ("[]", "core.bad-request"),
        ("{}", "core.bad-request"),
        ('{"type":"dance"}', "core.bad-request"),
        ('{"type":"act"}', "core.bad-request"),
        ('{"type":"act","seat":"0","decision_id":1,"action":{}}', "core.bad-request"),
        ('{"type":"act","seat":0,"decision_id":1,"action":{},"key":1}', "core.bad-request"),
        ('{"type":"act","seat":-1,"decision_id":1,"action":{}}', "core.bad-request"),
        ('{"type":"act","seat":0,"decision_id":1e99,"action":{}}', "core.bad-request"),
        (f'{{"type":"act","seat":{10**30},"decision_id":1,"action":{{}}}}', "core.bad-request"),
        (f'{{"type":"ping","id":{10**30}}}', "core.bad-request"),
        (f'{{"type":"act","seat":0,"decision_id":1,"action":{DEEP}}}', "core.bad-request"),
        (DEEP, "core.bad-request"),
        ('{"type":"chat","text":"\\ud800"}', "core.bad-request"),
        ('{"type":"chat","text":7}', "core.bad-request"),
        ('{"type":"chat","text":"\\u0000\\u202e"}', "core.empty-message"),
        ('{"type":"chat","text":"' + "x" * 20_000 + '"}', "core.too-large"),
        ('{"type":"offer","seat":0,"kind":"money"}', "core.bad-request"),
        ('{"type":"answer","seat":0,"accept":true}', "core.bad-request"),
        ('{"type":"answer","seat":0,"offer":-1,"accept":true}', "core.bad-request"),
        ('{"type":"answer","seat":0,"offer":3,"accept":true}', "core.no-offer"),
        ('{"type":"offer","seat":0,"kind":"takeback"}', "core.nothing-to-take-back"),
        ('{"type":"act","seat":1,"decision_id":3,"action":{}}', "core.not-your-seat"),
        ('{"type":"act","seat":9,"decision_id":3,"action":{}}', "core.not-your-seat"),
        ('{"type":"act","seat":0,"decision_id":99,"action":{}}', "core.stale"),
        ('{"type":"act","seat":0,"decision_id":3,"action":{}}', "core.not-an-action"),
        ('{"type":"act","seat":0,"decision_id":3,"action":null}', "core.not-an-action"),
        ('{"type":"act","seat":0,"decision_id":3,"action":"place"}', "core.not-an-action"),
        (
            '{"type":"act","seat":0,"decision_id":3,"action":{"do":"place","cell":5}}',
            "core.not-an-action",
        ),
        (
            '{"type":"act","seat":0,"decision_id":3,"action":{"do":"place","cell":"9z9"}}',
            "pylos.no-such-hollow",
        ),
        (
            '{"type":"act","seat":0,"decision_id":3,"action":{"do":"place","cell":"4a1"}}',
            "pylos.not-open",
        ),
        ('{"type":"preview","seat":0,"action":{"do":"place","cell":5}}', "core.not-an-action"),
        ('{"type":"preview","seat":1,"action":{}}', "core.not-your-seat"),
        ('{"type":"resign","seat":1}', "core.not-your-seat"),
    ],
)
async def test_a_bad_message_is_refused_and_the_socket_stays_open(
    server: ServedApplication, text: str, code: str
) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.frame()
        await line.socket.send(text)
        refused = await line.until(lambda message: message["type"] == "error")
        assert refused["code"] == code, refused
        assert refused["message"] not in ("", code) and len(msgspec.json.encode(refused)) < 2_000
        await check_table_works(line)


async def test_a_preview_of_an_illegal_action_is_refused(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.frame()
        for action in (
            {"do": "place", "cell": "9z9"},
            {"do": "take", "balls": []},
            {"do": "raise", "source": "1a1", "cell": "2a1"},
        ):
            answer = await line.ask("preview", seat=0, action=action)
            assert answer["type"] in ("preview", "error")
        await check_table_works(line)


async def test_a_message_out_of_turn_is_refused(server: ServedApplication) -> None:
    match, _, friend = await server.two_at_a_table()
    async with friend.at(match) as black:
        frame = await black.frame()
        refused = await black.ask(
            "act", seat=1, decision_id=frame["seq"], action={"do": "place", "cell": "1a1"}
        )
        assert refused["code"] == "core.not-your-turn"
        late = await friend.post(
            f"/api/matches/{match}/act",
            {"seat": 1, "decision_id": 3, "action": {"do": "place", "cell": "1a1"}},
            409,
        )
        assert late["code"] == "core.not-your-turn"


async def test_binary_messages_are_refused(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.frame()
        await line.socket.send(b'{"type":"ping","id":1}')
        assert (await line.until(lambda message: message["type"] == "error"))[
            "code"
        ] == "core.bad-request"
        await check_table_works(line)


async def test_a_huge_message_closes_only_its_own_socket(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white:
        async with friend.at(match) as black:
            with pytest.raises(ConnectionClosed):
                await send_oversized_message(black)
        await check_table_works(white)
    async with friend.at(match) as black:
        await check_table_works(black)


async def send_oversized_message(line: Line) -> None:
    await line.socket.send('{"type":"chat","text":"' + "x" * 1_000_000 + '"}')
    await line.until(lambda _: False)


async def test_a_flood_of_messages_is_throttled_without_affecting_others(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await white.frame()
        for number in range(60):
            await white.socket.send(f'{{"type":"ping","id":{1_000 + number}}}')
        refused = await white.until(lambda message: message["type"] == "error")
        assert refused["code"] == "core.too-many" and refused["id"] >= 1_000
        assert (await black.ask("ping"))["type"] == "pong"
        await white.until(lambda message: message.get("id") == 1_059)
        assert (await black.frame())["phase"] == "playing"


async def test_each_chat_line_is_delivered_separately(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        answers = [await line.ask("chat", text=f"line {number}") for number in range(14)]
        assert [answer["type"] for answer in answers[:10]] == ["ok"] * 10
        assert "core.too-much-chat" in {answer.get("code") for answer in answers}
        await check_table_works(line)


async def test_too_frequent_requests_are_refused_by_network_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.auth.guards.CHANGE_RATE", (3, 0.001))
    async with run_server(tmp_path) as server:
        monkeypatch.setitem(server.throttle._limits, AttemptKind.SPOKEN, (3, 0.001))
        eager, calm = server.guest(), server.guest()
        changes = [
            await eager.web.post(path, json={})
            for path in ("/api/me", "/api/tables", "/api/me", "/api/tables", "/api/me")
        ]
        codes = [
            await eager.web.get(path)
            for path in (
                "/api/table-codes/teak-sofa-1",
                "/c/teak-sofa-2",
                "/c/teak-sofa-3",
                "/c/teak-sofa-4",
            )
        ]
        assert [answer.status_code for answer in changes] == [201, 400, 201, 429, 429], (
            "all requests count together"
        )
        assert [answer.status_code for answer in codes] == [404, 404, 404, 429]
        refused = changes[-1].json()
        assert refused["code"] == "core.too-many" and refused["message"]
        await calm.post("/api/me", {})
        await calm.get("/api/table-codes/teak-sofa-1", 404)
        await eager.get("/api/me")


async def test_codes_cannot_be_guessed_from_many_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(tmp_path) as server:
        monkeypatch.setitem(server.throttle._limits, AttemptKind.ALL_SPOKEN, (3, 0.001))
        host = server.guest()
        code = (await host.post("/api/tables", {"game": "pylos"}))["code"]
        for _ in range(5):
            await host.get(f"/api/table-codes/{code}")
        guesses = [
            await server.guest().web.get(f"/api/table-codes/teak-sofa-{number}")
            for number in range(5)
        ]
        assert [answer.status_code for answer in guesses] == [404, 404, 404, 429, 429]
        said = guesses[-1].json()
        assert (
            said["code"] == "core.too-many-codes"
            and 900 < said["details"]["seconds"] <= 1_000
            and "17 minutes" in said["message"]
        )
        await server.guest().post("/api/me", {})


def test_finding_one_of_a_thousand_private_tables_takes_over_a_month() -> None:
    _, per_second, _ = AttemptKind.ALL_SPOKEN.value
    codes = (
        len(set(table_codes.WORDS)) ** table_codes.WORDS_PER_CODE
        * 9
        * 10 ** (table_codes.DIGITS - 1)
    )
    assert codes / 1_000 / per_second > 31 * 24 * 3_600
    assert all(word.isalpha() and word.isascii() and word.islower() for word in table_codes.WORDS)


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("POST", "/api/tables", b"", 400, "core.bad-request"),
        ("POST", "/api/tables", b"{", 400, "core.bad-request"),
        ("POST", "/api/tables", b"\xff\xfe\x00", 400, "core.bad-request"),
        ("POST", "/api/tables", b'{"game":' + b"[" * 20_000, 400, "core.bad-request"),
        (
            "POST",
            "/api/tables",
            b'{"game":"pylos","options":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}",
            400,
            "core.bad-request",
        ),
        ("POST", "/api/tables", b'{"game":"' + b"x" * 100_000 + b'"}', 413, "core.too-large"),
        ("POST", "/api/me", b'{"name":"\\u0000\\u200b \\u3164"}', 409, "core.no-name"),
        ("POST", "/api/me", b'{"name":5}', 400, "core.bad-request"),
        ("POST", "/api/me", b'{"id":"root"}', 400, "core.bad-request"),
        ("POST", "/api/me", b'{"settings":{"a":"' + b"x" * 5_000 + b'"}}', 409, "core.too-large"),
        ("POST", "/api/me", b'{"settings":[1]}', 400, "core.bad-request"),
        ("PUT", "/api/me", b"{}", 405, "core.bad-request"),
        ("GET", "/api/nowhere", b"", 404, "core.no-such-page"),
        ("GET", "/api/tables/0000000000000000", b"", 404, "core.no-such-match"),
        ("GET", "/api/tables/%00", b"", 404, "core.no-such-page"),
        ("GET", "/api/tables/%F0%9F%8E%B2", b"", 404, "core.no-such-match"),
        ("GET", "/api/tables/" + "a" * 5_000, b"", 404, "core.no-such-page"),
        ("GET", "/api/matches/nothing/frame", b"", 404, "core.no-such-match"),
        ("GET", "/api/matches/nothing/frame?seat=one", b"", 400, "core.bad-request"),
        ("GET", "/api/matches/nothing/history", b"", 404, "core.no-such-match"),
        ("GET", "/api/matches/nothing/steps/1", b"", 404, "core.no-such-match"),
        ("GET", "/api/matches/nothing/proof", b"", 404, "core.no-such-match"),
        (
            "POST",
            "/api/matches/nothing/act",
            b'{"seat":0,"decision_id":0,"action":{}}',
            404,
            "core.no-such-match",
        ),
        (
            "POST",
            "/api/matches/nothing/act",
            b'{"seat":0,"decision_id":0,"action":[]}',
            400,
            "core.bad-request",
        ),
        ("POST", "/api/matches/nothing/resign", b"{}", 400, "core.bad-request"),
        ("POST", "/api/tables/nothing/sit", b"{}", 404, "core.no-such-match"),
        ("POST", "/api/tables/nothing/rematch", b"{}", 404, "core.no-such-match"),
        ("GET", "/api/games/chess/rules", b"", 404, "core.no-such-game"),
        ("GET", "/api/table-codes/%00", b"", 404, "core.no-such-page"),
    ],
)
async def test_a_bad_request_is_refused_with_a_message(
    server: ServedApplication, method: str, path: str, content: bytes, status: int, code: str
) -> None:
    answer = await server.guest().web.request(method, path, content=content)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"] not in ("", code) and len(answer.content) < 2_000
    assert "frame-ancestors" in answer.headers["content-security-policy"]


async def test_a_refused_method_names_those_that_are_allowed(server: ServedApplication) -> None:
    answer = await server.guest().web.put("/api/me")
    assert answer.status_code == 405
    assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))
    options = await server.guest().web.options("/api/games/pylos/lesson")
    assert options.headers["allow"] == "GET, OPTIONS, POST"


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/notices", "/notifications"),
        ("/t/ABC/review", "/t/ABC/analysis"),
        ("/t/ABC/review?share=k%26y", "/t/ABC/analysis?share=k%26y"),
    ],
)
async def test_a_former_url_redirects(server: ServedApplication, path: str, target: str) -> None:
    answer = await server.guest().web.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (301, target)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nothing", "/t/nothing/analysis", "/rules/chess", "/c/no-such-code-1"]
)
async def test_an_unknown_page_links_to_the_home_page(server: ServedApplication, path: str) -> None:
    answer = await server.guest().web.get(path)
    assert (
        answer.status_code == 404
        and answer.headers["content-type"].startswith("text/html")
        and 'href="/"' in answer.text
    )
    # The error page also uses the visitor's dark or light theme.
    script = re.search(r'<script src="([^"]+)"', answer.text)
    assert script and "dataset.theme" in (await server.guest().web.get(script[1])).text


@pytest.mark.parametrize(
    "path",
    [
        "/web/../cli.py",
        "/web/%2e%2e/cli.py",
        "/games/pylos/ui/../rules.py",
        "/strings/../en/site.ftl",
        "/web/__init__.py/..",
    ],
)
async def test_only_files_of_the_web_folders_are_served(
    server: ServedApplication, path: str
) -> None:
    answer = await server.guest().web.get(path)
    assert answer.status_code == 404 or b"def " not in answer.content


async def guest_with_headers(server: ServedApplication, headers: dict[str, str]) -> Guest:
    guest = server.guest()
    guest.web.headers.update(headers)
    return guest


async def test_changes_need_the_header_and_an_allowed_origin(server: ServedApplication) -> None:
    bare = server.guest()
    del bare.web.headers["x-parlour"]
    refused = await bare.post("/api/tables", {"game": "pylos"}, 403)
    assert refused["code"] == "core.cross-site-request"
    for origin, code in (
        ("https://elsewhere.example", "wrong-origin"),
        ("null", "cross-site-request"),
        ("file://", "cross-site-request"),
    ):
        foreign = await guest_with_headers(server, {"origin": origin})
        assert (await foreign.post("/api/tables", {"game": "pylos"}, 403))["code"] == f"core.{code}"
    own = await guest_with_headers(server, {"origin": server.base})
    await own.post("/api/tables", {"game": "pylos"})


async def test_sockets_from_other_origins_are_refused(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    with pytest.raises(Exception, match=r"40[13]|rejected"):
        async with host.at(match, {"origin": "https://elsewhere.example"}) as line:
            await line.receive()
    async with host.at(match, {"origin": server.base}) as line:
        await check_table_works(line)


async def test_an_unknown_table_has_no_socket(server: ServedApplication) -> None:
    for match in ("0000000000000000", "%00", "x" * 300):
        async with server.guest().at(match) as line:
            refused = await line.receive()
            assert refused["type"] == "error" and refused["code"] == "core.no-such-match"
            assert await line.end() == 4404


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Zoë \u202eevil\u202c", "Zoë evil"),
        ("a\x00b\nc\t", "a b c"),
        ("👩‍👩‍👧 family", "👩‍👩‍👧 family"),
        ("🏳️‍🌈", "🏳️‍🌈"),
        ("\u0410n\u200dn\uff01", "\u0410nn!"),
        ("नमस्ते", "नमस्ते"),
        ("Z̸̡̛̳̜͙̰̤͈̪a", "Z̸̡̛̳a"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
async def test_names_are_reduced_to_one_line(
    server: ServedApplication, name: str, kept: str
) -> None:
    guest = server.guest()
    assert (await guest.post("/api/me", {"name": name}))["name"] == kept
    match = await guest.open_table()
    assert (await guest.get(f"/api/tables/{match}"))["seats"][0]["name"] == kept


async def test_a_name_that_is_too_long_is_refused_and_not_stored(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    before = (await guest.get("/api/me"))["name"]
    refused = await guest.post("/api/me", {"name": "x" * 33}, 409)
    assert (
        refused["code"] == "core.name-too-long"
        and "32" in refused["message"]
        and "33" in refused["message"]
    )
    assert (await guest.get("/api/me"))["name"] == before
    wish = {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "guest", "name": "y" * 40}]}
    assert (await guest.post("/api/tables", wish, 409))["code"] == "core.name-too-long"


async def test_settings_are_returned_as_they_were_stored(server: ServedApplication) -> None:
    guest = server.guest()
    settings: dict[str, Any] = {"theme": "dark", "nested": {"a": [1, 2.5, None, "é"]}}
    await guest.post("/api/me", {"settings": settings})
    await guest.post("/api/me", {"name": "Ada"})
    found = await guest.get("/api/me")
    assert (found["name"], found["settings"]) == ("Ada", settings)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "sv"])
async def test_an_unknown_page_is_reported_in_the_visitors_language(
    server: ServedApplication, language: str
) -> None:
    sentences = Translations(language)
    guest = server.guest()
    guest.web.headers["accept-language"] = f"{language}-XX,{language};q=0.9,en;q=0.5"
    for path, code in (
        ("/nowhere", "core.no-such-page"),
        ("/t/%00", "core.no-such-page"),
        ("/t/nothing", "core.no-such-match"),
    ):
        answer = await guest.web.get(path)
        text = unescape(answer.text)
        assert answer.status_code == 404 and f'<html lang="{language}"' in text
        assert (
            sentences.error_message(code, {}) in text
            and f">{sentences.text('site', 'site-nav-home')}</a>" in text
        )
    assert (await guest.get("/api/nowhere", 404))["message"] == Translations().error_message(
        "core.no-such-page", {}
    ), "messages for programs are in English"


async def test_errors_use_the_language_that_the_visitor_chose(server: ServedApplication) -> None:
    guest = server.guest()
    guest.web.headers["accept-language"] = "fr"
    await guest.post("/api/me", {"settings": {"language": "sv"}})
    assert '<html lang="sv"' in (await guest.web.get("/t/nothing")).text
