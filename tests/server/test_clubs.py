"""Tests of the HTTP API of clubs: every role and action, ids from clients, bounds and guests."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, NamedTuple

import pytest

from parlour.db.records import Player
from parlour.services.clubs.clubs import ClubTerms
from parlour.services.moderation.administration import HOST_ACTOR

from .accounts import PASSWORD, error_code, id_of, new_member
from .harness import Guest, ServedApplication

CLUBS = "/api/clubs"


NAMES = (
    *("owner", "leader", "member", "outsider", "target", "second leader"),
    *("applicant", "free", "invited"),
)


class People(NamedTuple):
    """A user in each position towards a club, which they take up in `fill_club`."""

    guests: dict[str, Guest]
    players: dict[str, Player]


async def new_moderator(server: ServedApplication) -> Guest:
    key = await server.application.administration.create_invitation(HOST_ACTOR, "moderator")
    guest = server.guest()
    await guest.post(
        "/api/account/sign-up",
        {"name": f"Signe {token_hex(4)}", "password": PASSWORD, "invitation": key},
    )
    return guest


async def new_club(guest: Guest, **terms: Any) -> str:
    """Return the id of a new club."""
    return str((await guest.post(CLUBS, {"name": f"Owls {token_hex(4)}", **terms}))["id"])


async def send(guest: Guest, club: str, action: str, body: object = None) -> None:
    """Call a route of a club that answers 204."""
    answer = await guest.web.post(f"{CLUBS}/{club}/{action}", json={} if body is None else body)
    assert answer.status_code == 204, answer.text


async def new_people(server: ServedApplication) -> People:
    """Return nine members, a moderator and a guest."""
    guests = {name: (await new_member(server))[0] for name in NAMES}
    guests["moderator"] = await new_moderator(server)
    relationships = server.application.social.relationships
    players = {
        name: await relationships.require_person(await id_of(guest))
        for name, guest in guests.items()
    }
    return People({**guests, "guest": server.guest()}, players)


async def fill_club(server: ServedApplication, people: People) -> str:
    """Return a new club that takes requests, with a user in each position."""
    pages, membership = server.application.clubs.service, server.application.clubs.membership
    players, name = people.players, f"Owls {token_hex(4)}"
    owner = players["owner"]
    club = await pages.create_club(owner, ClubTerms(name=name, joining="open"))
    for role in ("leader", "member", "target", "second leader"):
        await membership.join(club, players[role])
    for role in ("leader", "second leader"):
        await membership.set_role(club, owner, players[role].id, "leader")
    await pages.edit_club(club, owner, ClubTerms(name=name, joining="request"))
    await membership.join(club, players["applicant"])
    await membership.invite(club, owner, players["invited"].name)
    return club


ACTIONS: dict[str, tuple[str, Callable[[dict[str, Player]], object], str]] = {
    "join": ("join", lambda players: {}, "outsider moderator"),
    "leave": ("leave", lambda players: {}, "leader member"),
    "edit": (
        "edit",
        lambda players: {"name": f"Owls {token_hex(4)}"},
        "owner leader moderator",
    ),
    "invite": ("invite", lambda players: {"name": players["free"].name}, "owner leader"),
    "cancel": (
        "cancel-invitation",
        lambda players: {"user": players["invited"].id},
        "owner leader",
    ),
    "accept": (
        "answer",
        lambda players: {"user": players["applicant"].id, "accept": True},
        "owner leader",
    ),
    "decline": (
        "answer",
        lambda players: {"user": players["applicant"].id, "accept": False},
        "owner leader",
    ),
    "remove": ("remove", lambda players: {"user": players["target"].id}, "owner leader"),
    "remove a leader": ("remove", lambda players: {"user": players["second leader"].id}, "owner"),
    "promote": (
        "role",
        lambda players: {"user": players["target"].id, "role": "leader"},
        "owner",
    ),
    "demote": (
        "role",
        lambda players: {"user": players["second leader"].id, "role": "member"},
        "owner",
    ),
    "transfer": (
        "role",
        lambda players: {"user": players["target"].id, "role": "owner"},
        "owner moderator",
    ),
    "delete": ("delete", lambda players: {}, "owner moderator"),
}
"""The route, the body and the roles that may take each action."""


async def test_every_role_and_action(server: ServedApplication) -> None:
    people = await new_people(server)
    wrong = {}
    for action, (route, body, allowed) in ACTIONS.items():
        for role in ("guest", "outsider", "member", "leader", "owner", "moderator"):
            club = await fill_club(server, people)
            answer = await people.guests[role].web.post(
                f"{CLUBS}/{club}/{route}", json=body(people.players)
            )
            expected = 204 if role in allowed.split() else 403
            if answer.status_code != expected or (
                role == "guest" and answer.json()["code"] != "account.members-only"
            ):
                wrong[action, role] = answer.text
            await server.application.clubs.service.repository.delete_club(club)
    assert not wrong


async def test_what_each_role_sees(server: ServedApplication) -> None:
    people = await new_people(server)
    club = await fill_club(server, people)
    for role, guest in people.guests.items():
        details = await guest.get(f"{CLUBS}/{club}")
        leads = role in ("owner", "leader", "second leader")
        assert bool(details["requests"]) == bool(details["invitations"]) == leads, role
        assert details["club"]["members"] == 5
        assert ("edit" in details["actions"]) == (leads or role == "moderator"), role
    assert (await people.guests["guest"].get(f"{CLUBS}/{club}"))["actions"] == []
    refused = await error_code(people.guests["guest"], CLUBS, {"name": "Guests"}, 403)
    assert refused == "account.members-only"


@pytest.mark.parametrize("unknown", ["0" * 16, "mines", "x" * 300, "%00", "..%2f"])
async def test_unknown_clubs_are_not_found(server: ServedApplication, unknown: str) -> None:
    guest, _, _ = await new_member(server)
    for path in ("", "/members", "/tournaments"):
        assert (await guest.web.get(f"{CLUBS}/{unknown}{path}")).status_code in (400, 404), path
    for route, body, _ in ACTIONS.values():
        players = dict.fromkeys(NAMES, Player("nobody", "Nobody"))
        answer = await guest.web.post(f"{CLUBS}/{unknown}/{route}", json=body(players))
        assert answer.status_code in (400, 404), (route, answer.text)


async def test_unknown_users_are_not_found(server: ServedApplication) -> None:
    guest, _, _ = await new_member(server)
    club = await new_club(guest)
    for route, body, code in (
        ("remove", {"user": "nobody"}, "club.no-such-member"),
        ("role", {"user": "nobody", "role": "leader"}, "club.no-such-member"),
        ("role", {"user": "nobody", "role": "owner"}, "club.no-such-member"),
        ("answer", {"user": "nobody", "accept": True}, "club.no-such-request"),
        ("cancel-invitation", {"user": "nobody"}, "club.no-such-request"),
        ("invite", {"name": "nobody of this name"}, "account.no-such-user"),
        ("withdraw", {}, "club.no-such-request"),
    ):
        assert await error_code(guest, f"{CLUBS}/{club}/{route}", body, 404) == code, route
    for route, body in (
        ("role", {"user": "nobody", "role": "king"}),
        ("remove", {"user": "x" * 41}),
        ("edit", {"name": "Owls", "joining": "never"}),
        ("answer", {"user": "nobody", "accept": "yes"}),
    ):
        assert (await guest.web.post(f"{CLUBS}/{club}/{route}", json=body)).status_code == 400


async def test_the_list_is_searched_and_paged(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.services.clubs.clubs.MAX_OWNED", 99)
    word = f"q{token_hex(4)}"
    application = server.application
    guest, _, _ = await new_member(server)
    player = await application.social.relationships.require_person(await id_of(guest))
    for number in range(31):
        await application.clubs.service.create_club(player, ClubTerms(name=f"{word} {number}"))
    first = await server.guest().get(f"{CLUBS}?text={word.upper()}")
    rest = await server.guest().get(f"{CLUBS}?text={word}&offset=30")
    assert (len(first["clubs"]), first["has_more"]) == (30, True)
    assert (len(rest["clubs"]), rest["has_more"]) == (1, False)


async def test_creation_is_limited_per_user(server: ServedApplication) -> None:
    guest, _, _ = await new_member(server)
    for _ in range(3):
        await new_club(guest)
    assert await error_code(guest, CLUBS, {"name": "One more"}, 429) == "core.too-often"


async def test_the_description_is_rendered_without_active_content(
    server: ServedApplication,
) -> None:
    guest, _, _ = await new_member(server)
    club = await new_club(guest, description="**Owls** <script>alert(1)</script>")
    details = await server.guest().get(f"{CLUBS}/{club}")
    assert "<strong>Owls</strong>" in details["html"] and "<script>" not in details["html"]
    assert details["source"] == "" and (await guest.get(f"{CLUBS}/{club}"))["source"]


async def test_a_deleted_member_leaves_the_club_and_the_profile_lists_clubs(
    server: ServedApplication,
) -> None:
    (owner, _, _), (member, name, _) = await new_member(server), await new_member(server)
    club = await new_club(owner, joining="open")
    await send(member, club, "join")
    listed = await server.guest().get(f"/api/people/{await id_of(member)}/clubs")
    assert [one["id"] for one in listed] == [club]
    await server.application.administration.delete_account(HOST_ACTOR, await id_of(owner))
    details = await member.get(f"{CLUBS}/{club}")
    assert [(one["name"], one["role"]) for one in details["members"]] == [(name, "owner")]


async def test_a_club_tournament_is_linked_and_closed_to_others(
    server: ServedApplication,
) -> None:
    (owner, _, _), (other, _, _) = await new_member(server), await new_member(server)
    club = await new_club(owner, joining="open")
    terms = {"name": "Club cup", "game": "pylos", "club": club}
    assert await error_code(other, "/api/tournaments", terms, 403) == "club.not-a-leader"
    cup = (await owner.post("/api/tournaments", terms))["id"]
    assert [one["id"] for one in await other.get(f"{CLUBS}/{club}/tournaments")] == [cup]
    details = await other.get(f"/api/tournaments/{cup}")
    assert details["club"]["id"] == club and not details["can_enter"]
    enter = f"/api/tournaments/{cup}/enter"
    assert await error_code(other, enter, {}, 403) == "tournament.club-members-only"
    await send(other, club, "join")
    assert (await other.get(f"/api/tournaments/{cup}"))["can_enter"]
    assert (await other.post(enter, {}, 200))["own_number"] == 0
    await send(owner, club, "delete")
    assert (await other.get(f"/api/tournaments/{cup}"))["club"] is None


async def test_leaders_applicants_and_invited_users_are_notified(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, str]] = []
    membership = server.application.clubs.membership
    monkeypatch.setattr(
        membership, "_notify", lambda notice: sent.append((notice.news, notice.user))
    )
    people = await new_people(server)
    club = await fill_club(server, people)
    ids = {role: player.id for role, player in people.players.items()}
    leaders = {("requested", ids[role]) for role in ("owner", "leader", "second leader")}
    assert set(sent) == {*leaders, ("invited", ids["invited"])}
    sent.clear()
    await people.guests["outsider"].web.post(
        f"/api/people/{ids['leader']}/relationship", json={"action": "block"}
    )
    await send(people.guests["outsider"], club, "join")
    await send(
        people.guests["owner"],
        club,
        "answer",
        {"user": ids["applicant"], "accept": True},
    )
    assert ("requested", ids["leader"]) not in sent and ("requested", ids["owner"]) in sent
    assert ("accepted", ids["applicant"]) in sent
