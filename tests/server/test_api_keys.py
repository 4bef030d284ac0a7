"""Tests of API keys: creation, authentication, expiry, revocation and secrecy."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.db.schema.accounts import api_key, player
from parlour.db.session_lifetimes import DAY_MS
from parlour.services.accounts import api_keys
from parlour.services.accounts.api_keys import MAX_DAYS, MAX_KEYS
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.time import HOUR_MS

from .accounts import PASSWORD, error_code, id_of, new_member, new_operator, post_admin
from .api_keys import Program, create_key, program_of
from .harness import ServedApplication, run_server, run_two_servers

REVOCATION_S = 1.0
"""Time limit for closing the sockets of a revoked key, in seconds."""


async def test_a_key_acts_for_its_member_without_cookie_and_custom_header(
    server: ServedApplication,
) -> None:
    member, name, _ = await new_member(server)
    async with program_of(member) as program:
        answer = await program.web.get("/api/me")
        assert answer.json()["name"] == name and "set-cookie" not in answer.headers
        table = await program.web.post(
            "/api/tables",
            json={"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}]},
        )
        assert table.status_code == 201, table.text
        assert not program.web.cookies


async def test_a_key_is_shown_once_and_stored_as_a_hash(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    created = await create_key(member, ["play", "read"], days=30)
    assert created["token"].startswith("plr_") and len(created["token"]) == 47
    (listed,) = (await member.get("/api/account/keys"))["keys"]
    assert listed == created["key"]
    assert listed["scopes"] == ["read", "play"] and not listed["expired"]
    assert listed["expires_at"] - listed["created_at"] == 30 * DAY_MS
    export = (await member.web.get("/api/account/export")).text
    rows = await server.application.log.store.read(select(*api_key.columns))
    assert "climber" in export
    assert created["token"] not in export and created["token"] not in str([*map(dict, rows)])


@pytest.mark.parametrize(
    "authorization",
    ["Bearer plr_" + "A" * 43, "Bearer", "Bearer plr_'; drop table", "bearer ä", "Bearer x y"],
)
async def test_an_invalid_key_is_refused_and_never_becomes_a_guest_or_a_session(
    server: ServedApplication, authorization: str
) -> None:
    member, _, _ = await new_member(server)
    players = len(await server.application.log.store.read(select(player.c.id)))
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/")):
        answer = await member.web.request(
            method, path, headers=[(b"authorization", authorization.encode("latin-1"))]
        )
        assert answer.status_code == 401 and "set-cookie" not in answer.headers
        assert answer.headers["www-authenticate"].startswith("Bearer")
        if path.startswith("/api/"):
            assert answer.json()["code"] == "account.invalid-api-key"
    assert len(await server.application.log.store.read(select(player.c.id))) == players


async def test_another_authorization_scheme_is_ignored(server: ServedApplication) -> None:
    member, name, _ = await new_member(server)
    answer = await member.web.get("/api/me", headers={"authorization": "Basic YTpi"})
    assert answer.json()["name"] == name
    refused = await member.web.post(
        "/api/me", json={}, headers={"authorization": "Basic YTpi", "origin": "https://evil.org"}
    )
    assert refused.json()["code"] == "core.wrong-origin"


async def test_creating_a_key_needs_a_member_with_a_recent_sign_in(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"name": "climber", "scopes": ["read"]}
    assert await error_code(server.guest(), "/api/account/keys", body, 403) == (
        "account.members-only"
    )
    member, _, _ = await new_member(server)
    later = time.time_ns() // 1_000_000 + HOUR_MS
    monkeypatch.setattr("parlour.services.accounts.sessions.now", lambda: later)
    assert await error_code(member, "/api/account/keys", body, 403) == "account.wrong-password"
    await create_key(member, password=PASSWORD)


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"scopes": []}, 409, "account.api-key-no-scope"),
        ({"scopes": ["admin"]}, 400, "core.bad-request"),
        ({"name": " "}, 409, "core.no-name"),
        ({"days": 0}, 400, "core.bad-request"),
        ({"days": MAX_DAYS + 1}, 400, "core.bad-request"),
    ],
)
async def test_invalid_fields_of_a_key_are_refused(
    server: ServedApplication, fields: dict[str, object], status: int, code: str
) -> None:
    member, _, _ = await new_member(server)
    body = {"name": "climber", "scopes": ["read"], **fields}
    assert await error_code(member, "/api/account/keys", body, status) == code


async def test_a_member_has_a_limited_number_of_keys(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    keys = [await create_key(member) for _ in range(MAX_KEYS)]
    body = {"name": "one more", "scopes": ["read"]}
    assert await error_code(member, "/api/account/keys", body, 409) == "account.api-key-limit"
    answer = await member.web.post(f"/api/account/keys/{keys[0]['key']['id']}/revoke")
    assert answer.status_code == 204
    await create_key(member)


async def test_a_key_expires_and_its_last_use_is_known_by_the_hour(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, _, _ = await new_member(server)
    created = await create_key(member, days=1)
    program = Program(server.base, created["token"])
    async with program.web:
        assert (await member.get("/api/account/keys"))["keys"][0]["used_at"] == 0
        await program.web.get("/api/me")
        used = (await member.get("/api/account/keys"))["keys"][0]["used_at"]
        assert used % HOUR_MS == 0 and created["key"]["created_at"] - used < HOUR_MS
        monkeypatch.setattr(api_keys, "now", lambda: created["key"]["expires_at"])
        assert await program.code("GET", "/api/me", 401) == "account.invalid-api-key"
        assert (await member.get("/api/account/keys"))["keys"][0]["expired"]
        monkeypatch.setattr(api_keys, "now", lambda: created["key"]["expires_at"] + 31 * DAY_MS)
        await server.application.accounts.api_keys.sweep()
        assert (await member.get("/api/account/keys"))["keys"] == []


async def test_only_the_owner_can_revoke_a_key(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    other, _, _ = await new_member(server)
    created = await create_key(member)
    path = f"/api/account/keys/{created['key']['id']}/revoke"
    assert await error_code(other, path, {}, 404) == "account.no-such-api-key"
    assert (await member.web.post(path)).status_code == 204
    assert await error_code(member, path, {}, 404) == "account.no-such-api-key"


async def test_the_sockets_of_a_revoked_key_close_on_both_servers(
    postgres_url: str, tmp_path: Path
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        member, _, _ = await new_member(here)
        kept, ended = await create_key(member), await create_key(member)
        match = await member.open_table(start=True, who=("me", "casual"))
        programs = [Program(server.base, ended["token"]) for server in (here, there)]
        other = Program(there.base, kept["token"])
        async with (
            programs[0].web,
            programs[1].web,
            other.web,
            programs[0].at(match) as first,
            programs[1].at(match) as second,
            other.at(match) as third,
            member.at(match) as page,
        ):
            for line in (first, second, third, page):
                await line.frame()
            since = time.monotonic()
            path = f"/api/account/keys/{ended['key']['id']}/revoke"
            assert (await member.web.post(path)).status_code == 204
            assert [await first.end(), await second.end()] == [4501, 4501]
            assert time.monotonic() - since < REVOCATION_S
            for program in programs:
                assert await program.code("GET", "/api/me", 401) == "account.invalid-api-key"
            for line in (third, page):
                assert (await line.ask("ping"))["type"] == "pong"


async def test_the_sockets_of_an_expired_key_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(tmp_path) as server:
        member, _, _ = await new_member(server)
        created = await create_key(member, days=1)
        program = Program(server.base, created["token"])
        match = await member.open_table(start=True, who=("me", "casual"))
        async with program.web, program.at(match) as line:
            await line.frame()
            expiry = created["key"]["expires_at"]
            monkeypatch.setattr("parlour.server.realtime.missed_changes.now", lambda: expiry)
            monkeypatch.setattr(api_keys, "now", lambda: expiry)
            assert await line.end() == 4501
            async with program.at(match) as refused:
                message = await refused.receive()
                assert message["code"] == "account.invalid-api-key"
                assert await refused.end() == 4401


@pytest.mark.parametrize("action", ["password", "recover", "sign-out"])
async def test_keys_are_revoked_when_all_access_to_the_account_ends(
    server: ServedApplication, action: str
) -> None:
    member, name, codes = await new_member(server)
    async with program_of(member) as program:
        assert (await program.web.get("/api/me")).status_code == 200
        match action:
            case "password":
                change = {"old_password": PASSWORD, "new_password": "another felt lamp"}
                answer = await member.web.post("/api/account/password", json=change)
            case "recover":
                recovery = {"name": name, "code": codes[0], "password": "another felt lamp"}
                answer = await server.guest().web.post("/api/account/recover", json=recovery)
            case _:
                operator = await new_operator(server)
                await post_admin(operator, f"people/{await id_of(member)}/sign-out")
        if action != "sign-out":
            assert answer.status_code == 204, answer.text
        assert await program.code("GET", "/api/me", 401) == "account.invalid-api-key"


async def test_signing_out_other_devices_keeps_the_keys(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    async with program_of(member) as program:
        await member.web.post("/api/account/devices/sign-out-others")
        assert (await program.web.get("/api/me")).status_code == 200


@pytest.mark.parametrize("action", ["merge", "delete"])
async def test_the_keys_of_a_merged_or_deleted_account_end(
    server: ServedApplication, action: str
) -> None:
    member, _, _ = await new_member(server)
    target, _, _ = await new_member(server)
    match = await member.open_table(start=True, who=("me", "casual"))
    administration = server.application.administration
    async with program_of(member) as program, program.at(match) as line:
        await line.frame()
        if action == "merge":
            await administration.merge(HOST_ACTOR, await id_of(member), await id_of(target))
        else:
            await administration.delete_account(HOST_ACTOR, await id_of(member))
        assert await line.end() == 4501
        assert await program.code("GET", "/api/me", 401) == "account.invalid-api-key"
        assert (await target.get("/api/account/keys"))["keys"] == []


async def test_a_ban_applies_to_keys(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    match = await member.open_table(start=True, who=("me", "casual"))
    async with program_of(member) as program, program.at(match) as line:
        await line.frame()
        await server.application.administration.ban(HOST_ACTOR, await id_of(member), 1)
        assert await line.end() == 4501
        assert await program.code("POST", "/api/tables", 403, {"game": "pylos"}) == "core.banned"


async def test_no_log_line_contains_a_key(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    async with run_server(tmp_path) as server:
        member, _, _ = await new_member(server)
        created = await create_key(member)
        program = Program(server.base, created["token"])
        async with program.web:
            for path in ("/api/me", "/api/admin", "/api/matches/none/frame", "/none"):
                await program.web.get(path)
            program.web.headers["authorization"] += "x"
            await program.web.get("/api/me")
    output = capfd.readouterr()
    assert created["token"] not in caplog.text + output.out + output.err
