"""The operator's room: who may enter it, what is done there, and what becomes of those to whom it is done."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import select

from parlour.core.fold import fold
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.schema import metadata
from parlour.server.realtime.hub import CLOSE_SESSION_CHANGED
from parlour.services.accounts import sessions
from parlour.services.moderation.administration import HOST_ACTOR

from .harness import Guest, ServedApplication, run_server
from .test_accounts import PASSWORD, error_code, new_member
from .test_session import contents


async def new_operator(server: ServedApplication) -> Guest:
    """Return somebody who came by the operator's link."""
    key = await server.application.administration.create_invitation(HOST_ACTOR, "operator")
    guest = server.guest()
    await guest.post(
        "/api/account/sign-up",
        {"name": f"Marta {token_hex(4)}", "password": PASSWORD, "invitation": key},
    )
    return guest


async def id_of(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["id"])


async def post_admin(guest: Guest, path: str, body: object = None) -> None:
    answer = await guest.web.post(f"/api/admin/{path}", json={} if body is None else body)
    assert answer.status_code == 204, answer.text


async def test_the_first_link_makes_one_person_the_operator_and_no_second(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        key = await server.application.administration.create_operator_invitation()
        assert key is not None and key.encode() not in contents(tmp_path)
        host = server.guest()
        await host.post(
            "/api/account/sign-up", {"name": "Marta", "password": PASSWORD, "invitation": key}
        )
        assert (await host.get("/api/me"))["role"] == "operator" and (await host.get("/api/admin"))[
            "registration_mode"
        ] == "open"
        assert await server.application.administration.create_operator_invitation() is None
        other = {"name": "Rook", "password": PASSWORD, "invitation": key}
        assert (
            await error_code(server.guest(), "/api/account/sign-up", other, 403)
            == "account.no-invitation"
        )


async def test_a_member_claims_what_a_link_gives(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    key = await server.application.administration.create_invitation(HOST_ACTOR, "moderator")
    assert (
        await member.web.post("/api/account/accept-invitation", json={"invitation": key})
    ).status_code == 204
    assert (await member.get("/api/me"))["role"] == "moderator"
    assert (
        await error_code(member, "/api/account/accept-invitation", {"invitation": key}, 403)
        == "account.no-invitation"
    )
    assert (
        await error_code(server.guest(), "/api/account/accept-invitation", {"invitation": "x"}, 403)
        == "account.members-only"
    )


@pytest.mark.parametrize("role", ["guest", "member", "moderator"])
async def test_nobody_does_what_is_the_operators(server: ServedApplication, role: str) -> None:
    host = await new_operator(server)
    asking = server.guest() if role == "guest" else (await new_member(server))[0]
    victim = await id_of((await new_member(server))[0])
    if role == "moderator":
        await post_admin(host, f"people/{await id_of(asking)}/role", {"role": "moderator"})
    people = f"/api/admin/people/{victim}"
    calls: list[tuple[str, object]] = [
        ("/api/admin/registration", {"registration_mode": "closed"}),
        ("/api/admin/invitations", {}),
        (f"{people}/ban", {"hours": 1}),
        (f"{people}/rename", {"name": "X"}),
        (f"{people}/recovery-code", {}),
        (f"{people}/role", {"role": "operator"}),
        (f"{people}/merge", {"into": victim}),
        (f"{people}/delete", {}),
    ]
    for path, body in calls:
        assert await error_code(asking, path, body, 403) == "account.not-an-operator", path
    if role != "moderator":
        assert (
            await error_code(asking, f"{people}/mute", {"hours": 1}, 403)
            == "account.not-a-moderator"
        )
        assert (await asking.web.get("/api/admin")).status_code == 403
    else:
        assert victim in {person["id"] for person in (await asking.get("/api/admin"))["users"]}
        assert (
            await error_code(
                asking, f"/api/admin/people/{await id_of(host)}/mute", {"hours": 1}, 403
            )
            == "account.not-an-operator"
        )


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sign-in be more than ten minutes ago."""
    monkeypatch.setattr(sessions, "RECENT_SIGN_IN_MS", -1)


def dangerous(victim: str, other: str) -> list[tuple[str, dict[str, object]]]:
    """Return the calls that need a recent sign-in."""
    return [
        ("/api/admin/site-password", {"password": "the felt lamp hums"}),
        ("/api/admin/dictionary-url", {"template": ""}),
        (f"/api/admin/people/{victim}/rename", {"name": f"Renamed {token_hex(4)}"}),
        (f"/api/admin/people/{victim}/recovery-code", {}),
        (f"/api/admin/people/{victim}/role", {"role": "moderator"}),
        (f"/api/admin/people/{victim}/merge", {"into": other}),
        (f"/api/admin/people/{other}/delete", {}),
    ]


async def test_what_is_dangerous_needs_a_recent_sign_in_or_the_password(
    tmp_path: Path, late: None
) -> None:
    async with run_server(tmp_path) as server:
        host = await new_operator(server)
        victim, other = [await id_of((await new_member(server))[0]) for _ in range(2)]
        for path, body in dangerous(victim, other):
            assert await error_code(host, path, body, 403) == "account.sign-in-again", path
            wrong = {**body, "current_password": "not the password"}
            assert await error_code(host, path, wrong, 403) == "account.wrong-password", path
        assert {deed["action"] for deed in (await host.get("/api/admin"))["audit_log"]} == {
            "invited",
            "appointed-operator",
        }
        await post_admin(host, f"people/{victim}/mute", {"hours": 0})
        for path, body in dangerous(victim, other):
            answer = await host.web.post(path, json={**body, "current_password": PASSWORD})
            assert answer.is_success, (path, answer.text)


async def test_guesses_at_an_operators_password_in_the_office_are_slowed_down(
    server: ServedApplication, late: None
) -> None:
    host = await new_operator(server)
    body = {"password": "", "current_password": "not the password"}
    codes = [
        (await host.post("/api/admin/site-password", body, status=None))["code"] for _ in range(25)
    ]
    assert codes[0] == "account.wrong-password" and codes[-1] == "account.too-many-attempts"


async def test_operators_are_safe_from_each_other(server: ServedApplication) -> None:
    host, other, (member, _, _) = (
        await new_operator(server),
        await new_operator(server),
        await new_member(server),
    )
    theirs, mine, guest = await id_of(other), await id_of(member), await id_of(server.guest())
    people = f"/api/admin/people/{theirs}"
    calls: list[tuple[str, object]] = [
        (f"{people}/mute", {"hours": 1}),
        (f"{people}/sign-out", {}),
        (f"{people}/ban", {"hours": 1}),
        (f"{people}/rename", {"name": "X"}),
        (f"{people}/recovery-code", {}),
        (f"{people}/role", {"role": "member"}),
        (f"{people}/merge", {"into": mine}),
        (f"/api/admin/people/{mine}/merge", {"into": theirs}),
        (f"{people}/delete", {}),
    ]
    for path, body in calls:
        assert await error_code(host, path, body, 403) == "account.protected-account", path
    assert (await other.get("/api/me"))["role"] == "operator" and (await member.get("/api/me"))[
        "id"
    ] == mine != guest


async def test_a_device_of_someone_else_never_becomes_an_operators(
    server: ServedApplication,
) -> None:
    host, guest = await new_operator(server), server.guest()
    match = await guest.open_table()
    mine = await id_of(host)
    await post_admin(host, f"people/{await id_of(guest)}/merge", {"into": mine})
    assert match in [line["match"] for line in (await host.get("/api/home"))["own"]]
    assert await id_of(guest) != mine and (await guest.get("/api/me"))["role"] == "guest"


async def test_the_page_is_told_what_whoever_asks_may_do(server: ServedApplication) -> None:
    host, (watch, _, _), (member, name, _) = (
        await new_operator(server),
        await new_member(server),
        await new_member(server),
    )
    await post_admin(host, f"people/{await id_of(watch)}/role", {"role": "moderator"})
    mine = await id_of(member)
    for asks, site, account in (
        (host, {"door", "invite", "sign-ups"}, {"mute", "ban", "code", "role", "erase"}),
        (watch, {"read", "report-done", "forum"}, {"mute", "send-out"}),
    ):
        room = await asks.get(f"/api/admin?text={name}")
        (line,) = [one for one in room["users"] if one["id"] == mine]
        assert site <= set(room["allowed_actions"]) and account <= set(line["allowed_actions"])
        assert asks is host or (
            set(room["allowed_actions"]) == site and set(line["allowed_actions"]) == account
        )
    (own,) = [
        one for one in (await watch.get("/api/admin"))["users"] if one["id"] == await id_of(host)
    ]
    assert own["allowed_actions"] == []


async def test_an_invitation_that_gives_nothing_new_is_left_for_another(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        host = await new_operator(server)
        key = (await host.post("/api/admin/invitations"))["key"]
        assert (
            await error_code(host, "/api/account/accept-invitation", {"invitation": key}, 409)
            == "account.invitation-not-needed"
        )
        assert (await host.get("/api/me"))["role"] == "operator"
        await server.guest().post(
            "/api/account/sign-up", {"name": "Juno", "password": PASSWORD, "invitation": key}
        )


async def test_whoever_is_muted_says_nothing_until_it_is_lifted_and_it_is_written_down(
    server: ServedApplication,
) -> None:
    host, (loud, name, _) = await new_operator(server), await new_member(server)
    match = await loud.open_table(settings={"public": True})
    async with loud.at(match) as line:
        await line.frame()
        await post_admin(
            host, f"people/{await id_of(loud)}/mute", {"hours": 24, "reason": "shouting"}
        )
        assert await line.end() == CLOSE_SESSION_CHANGED, "an open page is met as what it is now"
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


async def test_whoever_is_banned_plays_nowhere_and_may_still_take_what_is_theirs(
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


async def test_a_house_by_invitation_lets_guests_sit_by_link_and_members_in_by_key(
    tmp_path: Path,
) -> None:
    async with run_server(tmp_path) as server:
        host = await new_operator(server)
        await post_admin(host, "registration", {"registration_mode": "invitation"})
        guest = server.guest()
        assert (
            await error_code(guest, "/api/tables", {"game": "pylos"}, 403)
            == "core.site-by-invitation"
        )
        assert (await guest.web.get("/api/home")).json()["code"] == "core.site-by-invitation"
        match = await host.open_table()
        await guest.take_seat(match)
        body = {"name": "Juno", "password": PASSWORD}
        assert await error_code(guest, "/api/account/sign-up", body, 403) == "account.no-invitation"
        key = (await host.post("/api/admin/invitations"))["key"]
        await guest.post("/api/account/sign-up", {**body, "invitation": key})
        await guest.open_table()


async def test_a_closed_house_is_for_members_and_games_with_guests_are_played_to_the_end(
    tmp_path: Path,
) -> None:
    async with run_server(tmp_path) as server:
        host, guest, stranger = await new_operator(server), server.guest(), server.guest()
        match = await host.open_table()
        await guest.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        await post_admin(host, "registration", {"registration_mode": "closed"})
        assert (
            await error_code(stranger, "/api/tables", {"game": "pylos"}, 403) == "core.site-closed"
        )
        assert await error_code(stranger, f"/api/tables/{match}/sit", {}, 403) == "core.site-closed"
        async with stranger.at(match) as line:
            assert (await line.receive())["code"] == "core.site-closed"
        async with host.at(match) as mine, guest.at(match) as theirs:
            await mine.act()
            await theirs.act()
        await host.open_table()


async def test_a_person_who_is_erased_leaves_their_matches_behind_nameless(tmp_path: Path) -> None:
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
        ), "the log is whole"
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


async def test_nothing_of_whoever_is_erased_is_kept(tmp_path: Path, url: str) -> None:
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


async def test_two_people_become_one(server: ServedApplication) -> None:
    host, (second, _, _) = await new_operator(server), await new_member(server)
    first, name, _ = await new_member(server)
    match = await second.open_table()
    await post_admin(host, f"people/{await id_of(second)}/merge", {"into": await id_of(first)})
    assert (await second.get("/api/me"))["name"] == name, (
        "whoever was signed in stays, as the other"
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


async def test_a_name_that_was_changed_is_gone_from_the_tables_too(
    server: ServedApplication,
) -> None:
    host, guest = await new_operator(server), server.guest()
    await guest.post("/api/me", {"name": "Something Rude"})
    match = await guest.open_table(settings={"public": True})
    called = f"Gentle {token_hex(3)}"
    await post_admin(host, f"people/{await id_of(guest)}/rename", {"name": called})
    assert (await guest.get("/api/me"))["name"] == called
    assert (await guest.get(f"/api/tables/{match}"))["seats"][0]["name"] == called


async def test_a_member_leaves_by_themselves_and_the_last_operator_does_not(tmp_path: Path) -> None:
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


async def test_old_guests_are_taken_out_and_members_stay(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        guest, (member, _, _) = server.guest(), await new_member(server)
        match = await guest.open_table()
        assert await server.application.administration.delete_old_guests(HOST_ACTOR, 30) == 0
        assert await server.application.administration.delete_old_guests(HOST_ACTOR, -1) == 1
        assert (await member.get("/api/me"))["role"] == "member"
        chair = (await server.application.matches.store.get(match)).match.chairs[0]
        assert chair is not None and chair.name == FORMER_PLAYER


async def test_accounts_and_the_office_say_the_same_on_both_databases(
    tmp_path: Path, url: str
) -> None:
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
        await post_admin(host, f"people/{mine}/rename", {"name": "Somebody Else"})
        found = {
            person["id"]: person
            for person in (await third.get("/api/admin?text=ELSE&kind=members"))["users"]
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


async def test_a_house_by_invitation_lets_those_in_who_know_its_password(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        host, word = await new_operator(server), "the felt lamp hums"
        assert (
            await error_code(host, "/api/admin/site-password", {"password": "short"}, 409)
            == "account.password-short"
        )
        await post_admin(host, "site-password", {"password": word})
        await post_admin(host, "registration", {"registration_mode": "invitation"})
        assert word.encode() not in contents(tmp_path)
        guest = server.guest()
        assert (await guest.get("/api/me"))["invitation_required"] is True
        for wrong in ("", "the felt lamp sings"):
            body = {"name": "Juno", "password": PASSWORD, "invitation": wrong}
            assert (
                await error_code(guest, "/api/account/sign-up", body, 403)
                == "account.no-invitation"
            )
        await guest.post(
            "/api/account/sign-up", {"name": "Juno", "password": PASSWORD, "invitation": word}
        )
        assert (await guest.get("/api/me"))["role"] == "member"
        guessing = server.guest()
        codes = [
            (
                await guessing.web.post(
                    "/api/account/sign-up",
                    json={"name": "Rook", "password": PASSWORD, "invitation": f"guess {n}"},
                )
            ).json()["code"]
            for n in range(8)
        ]
        assert codes[0] == "account.no-invitation" and codes[-1] == "account.too-many-attempts"
        await post_admin(host, "site-password", {"password": ""})
        late = {"name": "Late", "password": PASSWORD, "invitation": word}
        assert (
            await error_code(server.guest(), "/api/account/sign-up", late, 403)
            == "account.no-invitation"
        )
        assert (await server.guest().get("/api/me"))["invitation_required"] is False


async def test_what_the_operator_announces_stands_on_every_page_for_its_hours(
    tmp_path: Path,
) -> None:
    async with run_server(tmp_path) as server:
        host, guest = await new_operator(server), server.guest()
        assert (
            await error_code(
                guest, "/api/admin/announcement", {"text": "I am the host", "hours": 1}, 403
            )
            == "account.not-an-operator"
        )
        await post_admin(
            host, "announcement", {"text": "Rush evening \n at eight\u202e", "hours": 2}
        )
        assert (await guest.get("/api/me"))["announcement"] == "Rush evening at eight"
        await post_admin(host, "announcement", {"text": "", "hours": 0})
        assert (await guest.get("/api/me"))["announcement"] == ""
        assert [deed["action"] for deed in (await host.get("/api/admin"))["audit_log"]][:2] == [
            "announcement-ended",
            "announced",
        ]


async def test_what_is_reported_at_a_table_is_looked_after_by_moderators_alone(
    server: ServedApplication,
) -> None:
    host = await new_operator(server)
    match, rude, victim = await server.two_at_a_table()
    async with rude.at(match) as one, victim.at(match) as two:
        await one.ask("chat", text="you play like a sofa")
        told = await two.until(lambda message: message["type"] == "chat")
    line = told["messages"][0]["id"]
    path = f"/api/matches/{match}/messages/{line}/report"
    assert (await victim.web.post(path, json={"reason": "rude"})).status_code == 204
    assert (
        await error_code(victim, f"/api/matches/{match}/messages/none/report", {}, 404)
        == "account.no-such-report"
    )
    assert (await victim.web.get("/api/admin")).status_code == 403
    report = next(
        one for one in (await host.get("/api/admin"))["reports"] if one["place"] == f"/t/{match}"
    )
    assert (report["quote"], report["reason"], report["resolved_by"]) == (
        "you play like a sofa",
        "rude",
        "",
    )
    assert (
        await error_code(victim, f"/api/admin/reports/{report['id']}/resolve", {}, 403)
        == "account.not-a-moderator"
    )
    await post_admin(host, f"reports/{report['id']}/resolve")
    assert (
        await error_code(host, f"/api/admin/reports/{report['id']}/resolve", {}, 404)
        == "account.no-such-report"
    )
    assert (await host.get("/api/admin"))["audit_log"][0]["action"] == "report-done"


async def test_a_line_that_somebody_may_not_read_cannot_be_reported(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table(settings={"public": True})
    watcher = server.guest()
    async with watcher.at(match) as eyes:
        await eyes.ask("chat", text="a secret")
    (line,) = await server.application.log.store.messages_of(match)
    assert (
        await error_code(host, f"/api/matches/{match}/messages/{line.id}/report", {}, 404)
        == "account.no-such-report"
    )
