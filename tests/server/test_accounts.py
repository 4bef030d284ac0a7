"""Tests for member accounts: sign-up, sign-in, recovery codes, names and signed-in devices."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import pytest

from parlour.server.limits.login_throttle import AttemptKind
from parlour.server.realtime.hub import CLOSE_SESSION_CHANGED
from parlour.server.realtime.session import DEVICE_COOKIE
from parlour.services.accounts import members, passwords
from parlour.services.accounts.passwords import PasswordService

from ..conftest import MEMORY_KIB
from .accounts import PASSWORD, error_code, new_member
from .harness import ServedApplication, run_server
from .test_session import contents


async def test_a_guest_becomes_a_member_and_keeps_tables_settings_and_seat(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    before = await guest.post("/api/me", {"settings": {"theme": "dark"}})
    match, token = await guest.open_table(), guest.token
    name = f"Juno {token_hex(4)}"
    await guest.post("/api/account/sign-up", {"name": f"  {name} ", "password": PASSWORD})
    quiet = {"announcement": "", "invitation_required": False, "registration_mode": "open"}
    assert await guest.get("/api/me") == {
        "id": before["id"],
        "name": name,
        "settings": {"theme": "dark"},
        "role": "member",
        **quiet,
    }
    assert [line["match"] for line in (await guest.get("/api/home"))["own"]] == [match]
    assert guest.token != token, "signing in creates a new token"
    again = await guest.web.get("/api/me", headers=[(b"cookie", f"parlour={token}".encode())])
    assert again.json()["id"] != before["id"]


async def test_a_new_members_name_replaces_the_guest_name_in_running_and_finished_matches(
    server: ServedApplication,
) -> None:
    running, guest, friend = await server.two_at_a_table()
    other = (await friend.get("/api/me"))["name"]
    over = await guest.open_table()
    await friend.take_seat(over)
    await guest.post(f"/api/tables/{over}/start")
    async with guest.at(over) as ours:
        await ours.act(seat=0)
    await friend.post(f"/api/matches/{over}/resign", {"seat": 1})
    await server.application.results.recorder.catch_up()
    shared = await guest.open_table(who=("me", "guest"), start=True)
    beside = (await guest.get(f"/api/matches/{shared}/frame?seat=0"))["seats"][1]["name"]
    name = f"Juno {token_hex(4)}"
    await guest.post("/api/account/sign-up", {"name": name, "password": PASSWORD})
    for match, names in ((running, [name, other]), (over, [name, other]), (shared, [name, beside])):
        frame = await guest.get(f"/api/matches/{match}/frame?seat=0")
        assert [occupant["name"] for occupant in frame["seats"]] == names
    assert [seat["name"] for seat in (await guest.get(f"/api/matches/{over}/result"))["seats"]] == [
        name,
        other,
    ]
    tables = {line["match"]: line for line in (await guest.get("/api/home"))["own"]}
    assert [seat["name"] for seat in tables[running]["seats"]] == [name, other]
    assert (await friend.get(f"/api/matches/{over}/proof"))["checks"], (
        "the digests of a log do not depend on names"
    )


async def test_a_member_can_sign_in_on_a_second_device(server: ServedApplication) -> None:
    first, name, _ = await new_member(server)
    match = await first.open_table()
    second = server.guest()
    second.web.headers["user-agent"] = "X Firefox/1 Linux"
    assert (
        await second.web.post(
            "/api/account/sign-in", json={"name": name.upper(), "password": PASSWORD}
        )
    ).status_code == 204
    assert (await second.get("/api/me"))["id"] == (await first.get("/api/me"))["id"]
    assert [line["match"] for line in (await second.get("/api/home"))["own"]] == [match]
    devices = (await second.get("/api/account"))["devices"]
    assert [device["current"] for device in devices].count(True) == 1 and {"Firefox · Linux"} < {
        device["device"] for device in devices
    }


async def test_a_revoked_device_becomes_a_guest_and_its_open_table_closes(
    server: ServedApplication,
) -> None:
    first, name, _ = await new_member(server)
    match = await first.open_table(settings={"public": True})
    second = server.guest()
    assert (
        await second.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    ).status_code == 204
    mine = (await first.get("/api/me"))["id"]
    async with second.at(match) as line:
        await line.frame()
        (other,) = [
            device
            for device in (await first.get("/api/account"))["devices"]
            if not device["current"]
        ]
        assert (
            await first.web.post(f"/api/account/devices/{other['id']}/sign-out")
        ).status_code == 204
        assert await line.end() == CLOSE_SESSION_CHANGED
    assert (await second.get("/api/me"))["id"] != mine and (await first.get("/api/me"))[
        "id"
    ] == mine
    assert (
        await error_code(first, f"/api/account/devices/{other['id']}/sign-out", {}, 404)
        == "account.no-such-device"
    )


async def test_a_member_cannot_revoke_another_members_device(server: ServedApplication) -> None:
    first, _, _ = await new_member(server)
    other, _, _ = await new_member(server)
    (device,) = (await first.get("/api/account"))["devices"]
    assert (
        await error_code(other, f"/api/account/devices/{device['id']}/sign-out", {}, 404)
        == "account.no-such-device"
    )
    assert (await first.get("/api/me"))["role"] == "member"


async def test_all_other_devices_can_be_signed_out_also_by_a_new_password(
    server: ServedApplication,
) -> None:
    first, name, _ = await new_member(server)
    for path, body in (
        ("devices/sign-out-others", {}),
        ("password", {"old_password": PASSWORD, "new_password": PASSWORD + " again"}),
    ):
        second = server.guest()
        await second.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
        assert (await second.get("/api/me"))["role"] == "member"
        assert (await first.web.post(f"/api/account/{path}", json=body)).status_code == 204
        assert (await second.get("/api/me"))["role"] == "guest" and (await first.get("/api/me"))[
            "role"
        ] == "member"
    assert (
        await error_code(
            server.guest(), "/api/account/sign-in", {"name": name, "password": PASSWORD}, 403
        )
        == "account.wrong-credentials"
    )


async def test_a_member_who_signs_out_is_a_guest_and_can_return(
    server: ServedApplication,
) -> None:
    guest, name, _ = await new_member(server)
    mine = (await guest.get("/api/me"))["id"]
    assert (await guest.web.post("/api/me/sign-out")).status_code == 204
    assert (await guest.get("/api/me"))["role"] == "guest"
    await guest.get("/api/account", 403)
    assert (
        await guest.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    ).status_code == 204
    assert (await guest.get("/api/me"))["id"] == mine


async def test_a_recovery_code_sets_a_new_password_once(server: ServedApplication) -> None:
    guest, name, codes = await new_member(server)
    assert len(set(codes)) == 8 and (await guest.get("/api/account"))["recovery_codes_left"] == 8
    found, other = server.guest(), server.guest()
    body = {
        "name": name,
        "code": codes[0].lower().replace("-", " "),
        "password": "another long sentence",
    }
    assert (await found.web.post("/api/account/recover", json=body)).status_code == 204
    assert (await found.get("/api/account"))["recovery_codes_left"] == 7
    assert (await guest.get("/api/me"))["role"] == "guest", (
        "sessions from before the recovery are signed out"
    )
    assert await error_code(other, "/api/account/recover", body, 403) == "account.wrong-code"
    assert (
        await error_code(other, "/api/account/sign-in", {"name": name, "password": PASSWORD}, 403)
        == "account.wrong-credentials"
    )
    assert (
        await other.web.post(
            "/api/account/sign-in", json={"name": name, "password": body["password"]}
        )
    ).status_code == 204


async def test_new_recovery_codes_need_the_password_and_replace_the_old_ones(
    server: ServedApplication,
) -> None:
    guest, name, codes = await new_member(server)
    assert (
        await error_code(
            guest, "/api/account/recovery-codes", {"password": "not the password"}, 403
        )
        == "account.wrong-password"
    )
    fresh = (await guest.post("/api/account/recovery-codes", {"password": PASSWORD}))["codes"]
    assert not set(fresh) & set(codes)
    refused = {"name": name, "code": codes[0], "password": PASSWORD}
    assert (
        await error_code(server.guest(), "/api/account/recover", refused, 403)
        == "account.wrong-code"
    )


async def test_a_code_from_the_operator_restores_access_and_keeps_the_other_codes(
    server: ServedApplication,
) -> None:
    guest, name, _ = await new_member(server)
    code = await server.application.accounts.members.issue_recovery_code(
        (await server.application.accounts.members.member_by_name(name)).player
    )
    body = {"name": name, "code": code, "password": "another long sentence"}
    assert (await server.guest().web.post("/api/account/recover", json=body)).status_code == 204
    assert (await guest.get("/api/me"))["role"] == "guest"
    found = await server.application.accounts.members.member_by_name(name)
    assert await server.application.accounts.members.recovery_codes_left(found.player) == 8


async def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, name, _ = await new_member(server)
    compared: list[str] = []
    before = PasswordService._verify_hash

    def count_and_verify(self: PasswordService, password: str, stored: str) -> bool:
        compared.append(password)
        return before(self, password, stored)

    monkeypatch.setattr(PasswordService, "_verify_hash", count_and_verify)
    answers = []
    for called in (name, f"Nobody {token_hex(4)}"):
        stranger = server.guest()
        for path, body in (
            ("sign-in", {"password": "not the password"}),
            ("recover", {"password": PASSWORD, "code": "7Q2K-M4XD-9H3P-V6TW"}),
        ):
            answer = await stranger.web.post(f"/api/account/{path}", json={"name": called, **body})
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert answers[:2] == answers[2:]
    assert len(compared) == 2, "an unknown name costs the same work"


async def test_failed_sign_ins_store_no_user(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        stranger = server.guest()
        for path, body in (
            ("sign-in", {"password": PASSWORD}),
            ("recover", {"password": PASSWORD, "code": "X"}),
            ("free", {}),
        ):
            await stranger.web.post(f"/api/account/{path}", json={"name": "Ada", **body})
        with closing(sqlite3.connect(tmp_path / "parlour.db")) as connection:
            assert connection.execute("select count(*) from player").fetchone() == (0,)


async def test_password_guessing_is_slowed_down_but_the_owner_can_sign_in(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, name, codes = await new_member(server)
    await owner.web.post("/api/me/sign-out")
    stranger = server.guest()
    said = [
        await error_code(
            stranger, "/api/account/sign-in", {"name": name, "password": f"a guess number {i}"}, 403
        )
        for i in range(AttemptKind.STRANGERS.value[0])
    ]
    assert set(said) == {"account.wrong-credentials"}
    assert (
        await error_code(
            stranger, "/api/account/sign-in", {"name": name, "password": PASSWORD}, 429
        )
        == "account.too-many-attempts"
    )
    unknown = f"Nobody {token_hex(4)}"
    said = [
        (
            await stranger.web.post(
                "/api/account/sign-in", json={"name": unknown, "password": "x" * 12}
            )
        ).json()["code"]
        for _ in range(11)
    ]
    assert said[-1] == "account.too-many-attempts", "guesses at an unknown name are slowed down too"
    # After many guesses from many networks, only known devices and recovery codes still work.
    monkeypatch.setitem(server.throttle._limits, AttemptKind.EVERYWHERE, (1, 1 / 700))
    assert (
        await error_code(
            server.guest(), "/api/account/sign-in", {"name": name, "password": "another guess"}, 403
        )
        == "account.wrong-credentials"
    )
    refused = await server.guest().web.post(
        "/api/account/sign-in", json={"name": name, "password": PASSWORD}
    )
    assert (
        refused.status_code == 429
        and 690 < int(refused.headers["retry-after"]) <= 700
        and refused.json()["details"]["seconds"] > 690
    )
    assert DEVICE_COOKIE in owner.web.cookies
    assert (
        await owner.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    ).status_code == 204
    code = {"name": name, "code": codes[0], "password": PASSWORD}
    assert (await server.guest().web.post("/api/account/recover", json=code)).status_code == 204


async def test_device_cookies_of_other_users_or_old_passwords_are_not_accepted(
    server: ServedApplication,
) -> None:
    owner, name, _ = await new_member(server)
    mark = str(owner.web.cookies.get(DEVICE_COOKIE))
    other, elsewhere, _ = await new_member(server)
    known = server.application.accounts.members.is_known_device
    assert (
        await known(name, mark)
        and not await known(elsewhere, mark)
        and not await known(name, "")
        and not await known("nobody", mark)
    )
    assert not await known(name, mark[:-1] + ("0" if mark[-1] != "0" else "1")) and not await known(
        name, "ä" * 48
    )
    await owner.web.post(
        "/api/account/password",
        json={"old_password": PASSWORD, "new_password": PASSWORD + " again"},
    )
    assert not await known(name, mark) and await known(
        name, str(owner.web.cookies.get(DEVICE_COOKIE))
    )
    assert (await other.get("/api/me"))["role"] == "member"


async def test_a_name_in_any_spelling_belongs_to_one_member(server: ServedApplication) -> None:
    guest, name, _ = await new_member(server)
    for called in (
        name.upper(),
        f" {name} ",
        name.replace(" ", "\u3000"),
        name.replace("A", "\uff21"),
        name.replace("a", "\u0430"),
    ):
        stranger = server.guest()
        assert (await stranger.post("/api/account/name-check", {"name": called}, 200)) == {
            "available": False
        }
        assert (
            await error_code(
                stranger, "/api/account/sign-up", {"name": called, "password": PASSWORD}, 409
            )
            == "account.name-taken"
        )
        assert await error_code(stranger, "/api/me", {"name": called}, 409) == "account.name-taken"
    assert (await guest.post("/api/account/name-check", {"name": name}, 200)) == {"available": True}
    other, elsewhere, _ = await new_member(server)
    assert await error_code(other, "/api/me", {"name": name}, 409) == "account.name-taken"
    assert (await guest.post("/api/me", {"name": name.upper()}))["name"] == name.upper()
    assert (await other.post("/api/me", {"name": elsewhere + " II"}))["name"] == elsewhere + " II"
    assert (await server.guest().post("/api/account/name-check", {"name": elsewhere}, 200)) == {
        "available": True
    }


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "\u200b ", "password": PASSWORD}, "core.no-name"),
        ({"name": "Bo", "password": "short"}, "account.password-short"),
        ({"name": "Bo", "password": "long" * 60}, "account.password-long"),
        ({"name": "Bo", "password": "aaaaaaaaaaaa"}, "account.password-weak"),
        ({"name": "Bo", "password": "1234567890"}, "account.password-weak"),
        ({"name": "Bo Bergman Again", "password": "bo bergman"}, "account.password-weak"),
        ({"name": "Bo", "password": 7}, "core.bad-request"),
        ({"name": "Bo" * 600, "password": PASSWORD}, "core.bad-request"),
    ],
)
async def test_an_invalid_sign_up_is_refused_with_a_reason(
    server: ServedApplication, body: dict[str, object], code: str
) -> None:
    guest = server.guest()
    answer = await guest.web.post("/api/account/sign-up", json=body)
    assert answer.status_code in (400, 409) and answer.json()["code"] == code
    assert (await guest.get("/api/me"))["role"] == "guest"


async def test_a_member_cannot_sign_up_again(server: ServedApplication) -> None:
    guest, _, _ = await new_member(server)
    assert (
        await error_code(guest, "/api/account/sign-up", {"name": "Bo", "password": PASSWORD}, 409)
        == "account.already-a-member"
    )


async def test_passwords_and_codes_are_neither_stored_nor_sent(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "MEMORY_KIB", MEMORY_KIB)
    async with run_server(tmp_path) as server:
        guest, name, codes = await new_member(server)
        await guest.web.post(
            "/api/account/sign-in", json={"name": name, "password": "not this sentence"}
        )
        seen = (await guest.web.get("/api/account")).content + (
            await guest.web.get("/api/me")
        ).content
    kept = contents(tmp_path) + "".join(capfd.readouterr()).encode() + seen
    for secret in (PASSWORD, "not this sentence", *codes, codes[0].replace("-", "")):
        assert secret.encode() not in kept
    assert b"$argon2id$v=19$m=47104,t=1,p=1$" in kept


async def test_equivalent_spellings_of_a_name_have_the_same_key() -> None:
    assert (
        members.name_key("Ada Lovelace")
        == members.name_key("ａda  LOVELACE")
        != members.name_key("Ada Lovelac")
    )


async def test_too_many_waiting_password_hashes_are_refused() -> None:
    service = PasswordService()
    service._waiting = 10**6
    with pytest.raises(Exception, match=r"core\.too-busy"):
        await service.hash_password(PASSWORD)
