"""Tests that admin routes require a role and, if dangerous, a recent sign-in."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import pytest

from parlour.services.accounts import sessions
from parlour.services.moderation.administration import HOST_ACTOR

from .accounts import PASSWORD, error_code, id_of, new_member, new_operator, post_admin
from .harness import ServedApplication, run_server
from .test_session import contents


async def test_the_first_invitation_makes_exactly_one_operator(tmp_path: Path) -> None:
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


async def test_a_member_can_accept_an_invitation_to_a_role(server: ServedApplication) -> None:
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


async def test_an_unneeded_invitation_remains_valid_for_others(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("role", ["guest", "member", "moderator"])
async def test_only_operators_can_call_operator_routes(
    server: ServedApplication, role: str
) -> None:
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
def old_sign_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every sign-in too old for an action that needs a recent one."""
    monkeypatch.setattr(sessions, "RECENT_SIGN_IN_MS", -1)


def dangerous_calls(victim: str, other: str) -> list[tuple[str, dict[str, object]]]:
    """Return the path and body of each call that needs a recent sign-in."""
    return [
        ("/api/admin/site-password", {"password": "the felt lamp hums"}),
        ("/api/admin/dictionary-url", {"template": ""}),
        (f"/api/admin/people/{victim}/rename", {"name": f"Renamed {token_hex(4)}"}),
        (f"/api/admin/people/{victim}/recovery-code", {}),
        (f"/api/admin/people/{victim}/role", {"role": "moderator"}),
        (f"/api/admin/people/{victim}/merge", {"into": other}),
        (f"/api/admin/people/{other}/delete", {}),
    ]


async def test_dangerous_actions_need_a_recent_sign_in_or_the_password(
    tmp_path: Path, old_sign_ins: None
) -> None:
    async with run_server(tmp_path) as server:
        host = await new_operator(server)
        victim, other = [await id_of((await new_member(server))[0]) for _ in range(2)]
        for path, body in dangerous_calls(victim, other):
            assert await error_code(host, path, body, 403) == "account.sign-in-again", path
            wrong = {**body, "current_password": "not the password"}
            assert await error_code(host, path, wrong, 403) == "account.wrong-password", path
        assert {deed["action"] for deed in (await host.get("/api/admin"))["audit_log"]} == {
            "invited",
            "appointed-operator",
        }
        await post_admin(host, f"people/{victim}/mute", {"hours": 0})
        for path, body in dangerous_calls(victim, other):
            answer = await host.web.post(path, json={**body, "current_password": PASSWORD})
            assert answer.is_success, (path, answer.text)


async def test_guesses_at_an_operators_password_on_admin_routes_are_slowed_down(
    server: ServedApplication, old_sign_ins: None
) -> None:
    host = await new_operator(server)
    body = {"password": "", "current_password": "not the password"}
    codes = [
        (await host.post("/api/admin/site-password", body, status=None))["code"] for _ in range(25)
    ]
    assert codes[0] == "account.wrong-password" and codes[-1] == "account.too-many-attempts"


async def test_operators_cannot_act_on_each_other(server: ServedApplication) -> None:
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


async def test_the_admin_page_lists_the_allowed_actions(server: ServedApplication) -> None:
    host, (watch, _, _), (member, name, _) = (
        await new_operator(server),
        await new_member(server),
        await new_member(server),
    )
    await post_admin(host, f"people/{await id_of(watch)}/role", {"role": "moderator"})
    mine = await id_of(member)
    for asks, site, account in (
        (host, {"registration", "invite", "sign-ups"}, {"mute", "ban", "code", "role", "erase"}),
        (watch, {"read", "report-done", "forum", "clubs"}, {"mute", "send-out"}),
    ):
        room = await asks.get(f"/api/admin?text={name}")
        (line,) = [user for user in room["users"] if user["id"] == mine]
        assert site <= set(room["allowed_actions"]) and account <= set(line["allowed_actions"])
        assert asks is host or (
            set(room["allowed_actions"]) == site and set(line["allowed_actions"]) == account
        )
    (own,) = [
        user for user in (await watch.get("/api/admin"))["users"] if user["id"] == await id_of(host)
    ]
    assert own["allowed_actions"] == []
