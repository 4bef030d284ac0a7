"""Tests for quotas per network and mailbox: accounts, invitations, tournaments and mails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.server.limits.network_quotas import MAILS_A_DAY, mailbox

from .accounts import PASSWORD, error_code, new_member, new_operator, post_admin
from .harness import Guest, ServedApplication, run_server
from .notification_servers import server_with_mail

ADDRESS = "10.77.0.1"


def guest_at(server: ServedApplication, address: str = ADDRESS) -> Guest:
    """Return a guest with this network address."""
    guest = server.guest()
    guest.web.headers["x-forwarded-for"] = address
    return guest


async def sign_up(
    server: ServedApplication, number: int, address: str = ADDRESS, invitation: str = ""
) -> dict[str, Any]:
    """Sign up from an address and return the response."""
    body = {"name": f"Squatter {number:04}", "password": PASSWORD, "invitation": invitation}
    found: dict[str, Any] = await guest_at(server, address).post(
        "/api/account/sign-up", body, status=None
    )
    return found


@pytest.mark.parametrize("address", [ADDRESS, "127.0.0.1"])
async def test_sign_ups_per_network_are_limited_and_then_one_per_minute(
    tmp_path: Path, limit_clock: list[float], address: str
) -> None:
    async with run_server(tmp_path) as server:
        answers = await asyncio.gather(*(sign_up(server, number, address) for number in range(30)))
        assert sum("codes" in answer for answer in answers) == 15
        refused = [answer for answer in answers if "code" in answer]
        assert {answer["code"] for answer in refused} == {
            "account.too-many-sign-ups"
        } and "one minute" in refused[0]["message"]
        assert "codes" in await sign_up(server, 100, "10.77.0.2"), (
            "other networks have their own quota"
        )
        limit_clock[0] += 60
        assert "codes" in await sign_up(server, 101, address)
        assert (await sign_up(server, 102, address))["code"] == "account.too-many-sign-ups"
        host = await new_operator(server)
        key = (await host.post("/api/admin/invitations"))["key"]
        assert "codes" in await sign_up(server, 103, address, key), (
            "an operator's invitation is exempt from the quota"
        )
        await post_admin(host, "sign-up-limit", {"per_day": 600})
        assert (await host.get("/api/admin"))["sign_up_limit"] == 600
        assert "codes" in await sign_up(server, 104, address)


async def test_a_failed_sign_up_does_not_count(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    body = {"name": "Squatter", "password": "short"}
    for _ in range(20):
        assert (
            await error_code(guest_at(server, "10.77.1.1"), "/api/account/sign-up", body, 409)
            == "account.password-short"
        )
    assert "codes" in await sign_up(server, 300, "10.77.1.1")


async def test_guessing_invitations_is_slowed_down(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    member, _, _ = await new_member(server)
    codes = [
        (
            await member.post(
                "/api/account/accept-invitation", {"invitation": f"guess {number}"}, status=None
            )
        )["code"]
        for number in range(25)
    ]
    assert codes == ["account.no-invitation"] * 10 + ["account.too-many-attempts"] * 15
    limit_clock[0] += 30
    assert (
        await error_code(member, "/api/account/accept-invitation", {"invitation": "one more"}, 403)
        == "account.no-invitation"
    )


async def test_tournament_entries_per_network_are_limited(
    tmp_path: Path, limit_clock: list[float]
) -> None:
    async with run_server(tmp_path) as server:
        host = server.guest()
        terms = {"name": "Club night", "game": "pylos", "form": "swiss", "seats": 2}
        ids = [(await host.post("/api/tournaments", terms))["id"] for _ in range(2)]
        entrants = [guest_at(server) for _ in range(45)]
        answers = [
            (await guest.web.post(f"/api/tournaments/{ids[0]}/enter", json={})).json()
            for guest in entrants
        ]
        assert [answer.get("code") for answer in answers].count("tournament.full-network") == 5
        assert len((await host.get(f"/api/tournaments/{ids[0]}"))["entrants"]) == 40
        assert (
            await entrants[0].web.post(f"/api/tournaments/{ids[0]}/enter", json={})
        ).status_code == 200, "former entrants can return"
        assert (
            await entrants[44].web.post(f"/api/tournaments/{ids[1]}/enter", json={})
        ).status_code == 200
        assert (
            await server.guest().web.post(f"/api/tournaments/{ids[0]}/enter", json={})
        ).status_code == 200


async def test_mailed_codes_per_mailbox_and_day_are_limited(
    tmp_path: Path, limit_clock: list[float]
) -> None:
    async with server_with_mail(tmp_path) as (server, letters):
        targets = [
            "victim@mail.example",
            "Victim@Mail.example",
            "vic.tim+more@mail.example",
            "victim+1@mail.example",
        ]
        codes = []
        for target in targets:
            asker, _, _ = await new_member(server)
            codes.append(
                (
                    await asker.post(
                        "/api/notification-channels",
                        {"kind": "mail", "target": target},
                        status=None,
                    )
                ).get("code")
            )
        assert codes == [None] * MAILS_A_DAY + ["notifications.too-many-codes"]
        assert letters.got.qsize() == MAILS_A_DAY
        other, _, _ = await new_member(server)
        await other.post(
            "/api/notification-channels", {"kind": "mail", "target": "other@mail.example"}
        )
        limit_clock[0] += 86_400
        await other.post(
            "/api/notification-channels", {"kind": "mail", "target": "victim@mail.example"}
        )


async def test_no_mail_begins_with_text_of_its_sender(tmp_path: Path) -> None:
    async with server_with_mail(tmp_path) as (server, letters):
        asker, name, _ = await new_member(server)
        await asker.post(
            "/api/notification-channels", {"kind": "mail", "target": "victim@mail.example"}
        )
        letter = await letters.next()
        first, *more = letter.get_content().splitlines()
        assert (
            name not in letter["Subject"]
            and name not in first
            and any(name in line for line in more)
        )


@pytest.mark.parametrize("address", ["a.b+c@X.example", "AB@x.example.", " a.b@x.example"])
def test_a_mailbox_is_recognized_in_any_spelling(address: str) -> None:
    assert mailbox(address) == "ab@x.example" != mailbox("ac@x.example")
