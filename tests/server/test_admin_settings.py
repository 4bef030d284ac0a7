"""Tests for site settings: registration mode, site password and announcement."""

from __future__ import annotations

from pathlib import Path

from .accounts import PASSWORD, error_code, new_operator, post_admin
from .harness import run_server
from .test_session import contents


async def test_an_invitation_only_server_admits_guests_by_link_and_members_by_key(
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


async def test_an_invitation_only_server_admits_visitors_with_the_site_password(
    tmp_path: Path,
) -> None:
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


async def test_a_closed_server_is_for_members_but_matches_of_guests_continue(
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


async def test_an_announcement_appears_on_every_page_until_it_expires(
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
