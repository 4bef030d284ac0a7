"""Tests for admin actions on accounts: mute, ban, rename, merge, delete and the audit log."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

from sqlalchemy import select

from parlour.core.fold import fold
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.schema import metadata
from parlour.server.realtime.hub import CLOSE_SESSION_CHANGED
from parlour.services.moderation.administration import HOST_ACTOR

from .accounts import PASSWORD, error_code, id_of, new_member, new_operator, post_admin
from .harness import ServedApplication, run_server


async def test_an_operator_cannot_take_over_another_users_device(
    server: ServedApplication,
) -> None:
    host, guest = await new_operator(server), server.guest()
    match = await guest.open_table()
    mine = await id_of(host)
    await post_admin(host, f"people/{await id_of(guest)}/merge", {"into": mine})
    assert match in [line["match"] for line in (await host.get("/api/home"))["own"]]
    assert await id_of(guest) != mine and (await guest.get("/api/me"))["role"] == "guest"


async def test_a_muted_user_cannot_chat_and_the_mute_is_logged(
    server: ServedApplication,
) -> None:
    host, (loud, name, _) = await new_operator(server), await new_member(server)
    match = await loud.open_table(settings={"public": True})
    async with loud.at(match) as line:
        await line.frame()
        await post_admin(
            host, f"people/{await id_of(loud)}/mute", {"hours": 24, "reason": "shouting"}
        )
        assert await line.end() == CLOSE_SESSION_CHANGED, (
            "a mute closes open pages, which then reconnect"
        )
    async with loud.at(match) as line:
        assert (await line.ask("chat", text="hello"))["code"] == "core.muted"
    await post_admin(host, f"people/{await id_of(loud)}/mute", {"hours": 0})
    async with loud.at(match) as line:
        assert (await line.ask("chat", text="hello"))["type"] == "ok"
    deeds = [
        deed for deed in (await host.get("/api/admin"))["audit_log"] if deed["subject"] == name
    ]
    assert [(deed["action"], deed["reason"]) for deed in deeds] == [
        ("unmuted", ""),
        ("muted", "shouting"),
    ]


async def test_a_banned_user_cannot_play_but_can_export_their_data(
    server: ServedApplication,
) -> None:
    host, (rude, name, _) = await new_operator(server), await new_member(server)
    match = await rude.open_table(settings={"public": True})
    await post_admin(host, f"people/{await id_of(rude)}/ban", {"hours": 720})
    assert await error_code(rude, "/api/tables", {"game": "pylos"}, 403) == "core.banned"
    async with rude.at(match) as line:
        assert (await line.receive())["code"] == "core.banned"
    again = server.guest()
    assert (
        await again.web.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    ).status_code == 204
    assert await error_code(again, f"/api/tables/{match}/start", {}, 403) == "core.banned"
    assert (await again.get("/api/account/export"))["player"]["name"] == name
    await post_admin(host, f"people/{await id_of(rude)}/ban", {"hours": 0})
    await again.open_table()


async def test_matches_of_a_deleted_user_remain_without_a_name(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        host = await new_operator(server)
        leaving = server.guest()
        await leaving.post(
            "/api/account/sign-up", {"name": "Wolfgang Amadeus", "password": PASSWORD}
        )
        mine = await id_of(leaving)
        match = await host.open_table()
        await leaving.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        async with leaving.at(match) as line:
            await line.ask("chat", text="a line of Wolfgang")
        await post_admin(host, f"people/{mine}/delete")
        assert await id_of(leaving) != mine
        table = await host.get(f"/api/tables/{match}")
        assert table["phase"] == "over" and table["seats"][1]["name"] == FORMER_PLAYER
        loaded = await server.application.matches.store.get(match)
        assert (
            fold(match, loaded.game, await server.application.matches.store.entries(match)).phase
            == "over"
        ), "the log of the match is unchanged"
        assert (await host.web.get(f"/api/matches/{match}/proof")).status_code == 200
        assert (
            await error_code(
                leaving,
                "/api/account/sign-in",
                {"name": "Wolfgang Amadeus", "password": PASSWORD},
                403,
            )
            == "account.wrong-credentials"
        )


async def test_no_data_of_a_deleted_user_is_kept(tmp_path: Path, url: str) -> None:
    async with run_server(tmp_path, url) as server:
        leaving = server.guest()
        await leaving.post(
            "/api/account/sign-up", {"name": "Wolfgang Amadeus", "password": PASSWORD}
        )
        mine = await id_of(leaving)
        match = await leaving.open_table(settings={"public": True})
        async with leaving.at(match) as line:
            await line.ask("chat", text="a line of Wolfgang")
        await server.application.administration.delete_account(HOST_ACTOR, mine)
        for table in metadata.tables:
            rows = await server.application.log.store.read(select(metadata.tables[table]))
            kept = " ".join(str(field) for row in rows for field in dict(row).values())
            assert mine not in kept and "Wolfgang" not in kept, table


async def test_two_accounts_can_be_merged(server: ServedApplication) -> None:
    host, (second, _, _) = await new_operator(server), await new_member(server)
    first, name, _ = await new_member(server)
    match = await second.open_table()
    await post_admin(host, f"people/{await id_of(second)}/merge", {"into": await id_of(first)})
    assert (await second.get("/api/me"))["name"] == name, (
        "sessions stay signed in as the other account"
    )
    assert match in [line["match"] for line in (await first.get("/api/home"))["own"]]
    await first.post(f"/api/tables/{match}/configure", {"seat_count": 2})
    mine = await id_of(host)
    other = await id_of(first)
    assert (
        await error_code(host, f"/api/admin/people/{other}/merge", {"into": other}, 409)
        == "account.same-person"
    )
    assert (
        await error_code(host, f"/api/admin/people/{mine}/delete", {}, 403)
        == "account.protected-account"
    )


async def test_a_changed_name_also_changes_at_tables(
    server: ServedApplication,
) -> None:
    host, guest = await new_operator(server), server.guest()
    await guest.post("/api/me", {"name": "Something Rude"})
    match = await guest.open_table(settings={"public": True})
    called = f"Gentle {token_hex(3)}"
    await post_admin(host, f"people/{await id_of(guest)}/rename", {"name": called})
    assert (await guest.get("/api/me"))["name"] == called
    assert (await guest.get(f"/api/tables/{match}"))["seats"][0]["name"] == called


async def test_a_member_can_delete_their_account_but_the_last_operator_cannot(
    tmp_path: Path,
) -> None:
    async with run_server(tmp_path) as server:
        host, (member, name, _) = await new_operator(server), await new_member(server)
        assert (
            await error_code(member, "/api/account/delete", {"password": "not the password"}, 403)
            == "account.wrong-password"
        )
        assert (
            await member.web.post("/api/account/delete", json={"password": PASSWORD})
        ).status_code == 204
        assert (await server.guest().post("/api/account/name-check", {"name": name}, 200)) == {
            "available": True
        }
        assert (
            await error_code(host, "/api/account/delete", {"password": PASSWORD}, 403)
            == "account.last-operator"
        )


async def test_old_guests_are_deleted_and_members_are_kept(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        guest, (member, _, _) = server.guest(), await new_member(server)
        match = await guest.open_table()
        assert await server.application.administration.delete_old_guests(HOST_ACTOR, 30) == 0
        assert await server.application.administration.delete_old_guests(HOST_ACTOR, -1) == 1
        assert (await member.get("/api/me"))["role"] == "member"
        occupant = (await server.application.matches.store.get(match)).match.occupants[0]
        assert occupant is not None and occupant.name == FORMER_PLAYER


async def test_accounts_and_admin_routes_work_on_both_databases(tmp_path: Path, url: str) -> None:
    async with run_server(tmp_path, url) as server:
        host, (member, name, codes) = await new_operator(server), await new_member(server)
        mine = await id_of(member)
        assert (await member.post("/api/me", {"name": name + " II"}))["name"] == name + " II"
        body = {"name": name + " II", "password": PASSWORD}
        second, third = server.guest(), server.guest()
        assert (await second.web.post("/api/account/sign-in", json=body)).status_code == 204
        assert (
            await third.web.post("/api/account/recover", json={**body, "code": codes[0]})
        ).status_code == 204
        account = await third.get("/api/account")
        assert (
            account["recovery_codes_left"] == 7
            and len(account["devices"]) == 1
            and await third.get("/api/account/passkeys") == []
        )
        await third.post("/api/account/passkeys/registration-options", status=200)
        await post_admin(host, f"people/{mine}/mute", {"hours": 1})
        await post_admin(host, f"people/{mine}/role", {"role": "moderator"})
        await post_admin(host, f"people/{mine}/rename", {"name": "Another Name"})
        found = {
            person["id"]: person
            for person in (await third.get("/api/admin?text=OTHER&kind=members"))["users"]
        }
        assert (
            list(found) == [mine]
            and found[mine]["role"] == "moderator"
            and found[mine]["muted_until"]
        )
        await post_admin(host, "registration", {"registration_mode": "closed"})
        key = (await host.post("/api/admin/invitations"))["key"]
        friend = server.guest()
        await friend.post(
            "/api/account/sign-up", {"name": "Juno", "password": PASSWORD, "invitation": key}
        )
        await friend.open_table()
        await post_admin(host, f"people/{await id_of(friend)}/merge", {"into": mine})
        assert (await friend.get("/api/me"))["id"] == mine
        assert await server.application.administration.delete_old_guests(HOST_ACTOR, -1) >= 0
        assert (await third.get("/api/account/export"))["matches"] and (
            await host.get("/api/admin")
        )["registration_mode"] == "closed"
