"""Tests for clubs on both databases: rights, membership, succession and bounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest

from parlour.core.game import Illegal, replace
from parlour.db.club_records import ClubJoining, ClubRole
from parlour.db.records import Player, Role
from parlour.services.accounts.members import comparable_name
from parlour.services.application import Application
from parlour.services.clubs import club_members, clubs
from parlour.services.clubs.club_rights import (
    CLUB_RIGHTS,
    ClubAction,
    ClubPosition,
    is_club_action_allowed,
    is_staff_action,
)
from parlour.services.clubs.clubs import ClubTerms
from parlour.services.errors import Forbidden, NotFound
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.tournaments.tournament import TournamentTerms

from .harness import ANN, BOB, EVE, error_code, open_application

OWNER, LEADER, MEMBER, OUTSIDER, GUEST, SIGNE = (
    replace(ANN, role="member"),
    replace(BOB, role="member"),
    replace(EVE, role="member"),
    Player("max-max-max-", "Max", role="member"),
    Player("gus-gus-gus-", "Gus"),
    Player("sig-sig-sig-", "Signe", role="moderator"),
)

MAY: dict[ClubAction, str] = {
    "join": "outsider",
    "leave": "leader member",
    "invite": "owner leader",
    "answer-request": "owner leader",
    "remove-member": "owner leader",
    "remove-leader": "owner",
    "set-role": "owner",
    "transfer": "owner staff",
    "edit": "owner leader staff",
    "delete": "owner staff",
    "hold-event": "owner leader",
}
"""Who may take each action, by role in the club; `staff` are moderators and operators."""


@asynccontextmanager
async def open_with_members(url: str, folder: Path) -> AsyncIterator[Application]:
    """Open an application in which the users of these tests are stored."""
    async with open_application(url, folder, toys=False) as app:
        for player in (OWNER, LEADER, MEMBER, OUTSIDER, SIGNE):
            await app.log.store.save_player(player)
            await app.accounts.members._accounts.add_member(
                player, comparable_name(player.name), None, player.role, 1
            )
        await app.log.store.save_player(GUEST)
        yield app


async def new_club(
    app: Application, name: str = "Lamplighters", joining: ClubJoining = "open"
) -> str:
    """Return the id of a new club with an owner, a leader and a member."""
    club = await app.clubs.service.create_club(OWNER, ClubTerms(name=name, joining="open"))
    for player in (LEADER, MEMBER):
        await app.clubs.membership.join(club, player)
    await app.clubs.membership.set_role(club, OWNER, LEADER.id, "leader")
    await app.clubs.service.edit_club(club, OWNER, ClubTerms(name=name, joining=joining))
    return club


async def roles(app: Application, club: str) -> dict[str, ClubRole]:
    """Return the roles of the members of a club by name."""
    page = await app.clubs.service.members(club, GUEST, 0)
    return {member.name: member.role for member in page.members}


@pytest.mark.parametrize("action", CLUB_RIGHTS)
@pytest.mark.parametrize("role", get_args(Role))
@pytest.mark.parametrize("position", ["owner", "leader", "member", "outsider"])
def test_every_cell_of_the_table_of_rights(
    action: ClubAction, role: Role, position: ClubPosition
) -> None:
    names = MAY[action].split()
    by_staff = "staff" in names and role in ("moderator", "operator") and position not in names
    expected = role != "guest" and (position in names or by_staff)
    assert is_club_action_allowed(role, position, action) == expected
    assert is_staff_action(role, position, action) == by_staff


async def test_names_that_look_alike_are_taken(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, "Pale Owls")
        for name in ("pale  owls", "Pаle Owls", "PALE OWLS", "Ｐａｌｅ Owls"):
            refused = app.clubs.service.create_club(LEADER, ClubTerms(name=name))
            assert await error_code(refused, Illegal) == "club.name-taken", name
        for name, code in (
            ("ab", "club.name-too-short"),
            ("\u200b\u2800", "club.name-too-short"),
            ("x" * 33, "core.name-too-long"),
            ("Parlour staff", "account.name-reserved"),
        ):
            refused = app.clubs.service.create_club(LEADER, ClubTerms(name=name))
            assert await error_code(refused, Illegal) == code, name
        long = app.clubs.service.create_club(
            LEADER, ClubTerms(name="Owls", description="x" * 4_001)
        )
        assert await error_code(long, Illegal) == "club.description-too-long"
        other = await app.clubs.service.create_club(LEADER, ClubTerms(name="Night Owls"))
        renamed = app.clubs.service.edit_club(other, LEADER, ClubTerms(name="Pale OwIs"))
        assert await error_code(renamed, Illegal) == "club.name-taken"
        await app.clubs.service.edit_club(club, OWNER, ClubTerms(name="Pale owls"))
        assert [one.name for one in await app.clubs.service.clubs(GUEST, "OWL")] == [
            "Pale owls",
            "Night Owls",
        ]
        assert await app.clubs.service.clubs(GUEST, "%") == []


async def test_the_three_ways_to_join(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        membership = app.clubs.membership
        open_club, by_request, by_invitation = (
            await new_club(app, "Open door", "open"),
            await new_club(app, "Knock first", "request"),
            await new_club(app, "Wait inside", "invitation"),
        )
        await membership.join(open_club, OUTSIDER)
        assert (await roles(app, open_club))["Max"] == "member"
        again = membership.join(open_club, OUTSIDER)
        assert await error_code(again, Forbidden) == "club.already-a-member"

        for _ in range(2):
            await membership.join(by_request, OUTSIDER)
        assert "Max" not in await roles(app, by_request)
        details = await app.clubs.service.club_details(by_request, LEADER)
        assert [entry.name for entry in details.requests] == ["Max"]
        assert (await app.clubs.service.club_details(by_request, MEMBER)).requests == ()
        own = await app.clubs.service.own_clubs(LEADER)
        assert {club.name: club.requests for club in own.clubs}["Knock first"] == 1
        await membership.answer_request(by_request, LEADER, OUTSIDER.id, accept=False)
        declined = membership.answer_request(by_request, LEADER, OUTSIDER.id, accept=True)
        assert await error_code(declined, NotFound) == "club.no-such-request"
        await membership.join(by_request, OUTSIDER)
        await membership.withdraw(by_request, OUTSIDER)
        assert (await app.clubs.service.own_clubs(OUTSIDER)).requests == ()
        await membership.join(by_request, OUTSIDER)
        await membership.answer_request(by_request, OWNER, OUTSIDER.id, accept=True)
        assert (await roles(app, by_request))["Max"] == "member"

        uninvited = membership.join(by_invitation, OUTSIDER)
        assert await error_code(uninvited, Forbidden) == "club.by-invitation"
        await membership.invite(by_invitation, LEADER, "max")
        (invitation,) = (await app.clubs.service.own_clubs(OUTSIDER)).invitations
        assert (invitation.club.name, invitation.inviter_name) == ("Wait inside", "Bob")
        await membership.withdraw(by_invitation, OUTSIDER)
        assert (await app.clubs.service.own_clubs(OUTSIDER)).invitations == ()
        await membership.invite(by_invitation, LEADER, "Max")
        await membership.cancel_invitation(by_invitation, OWNER, OUTSIDER.id)
        cancelled = membership.join(by_invitation, OUTSIDER)
        assert await error_code(cancelled, Forbidden) == "club.by-invitation"
        await membership.invite(by_invitation, LEADER, "Max")
        await membership.join(by_invitation, OUTSIDER)
        assert (await roles(app, by_invitation))["Max"] == "member"
        assert (await app.clubs.service.club_details(by_invitation, OWNER)).invitations == ()
        member = membership.invite(by_invitation, LEADER, "Max")
        assert await error_code(member, Illegal) == "club.is-a-member"


async def test_an_invitation_of_a_user_who_asked_accepts_the_request(
    url: str, tmp_path: Path
) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, joining="request")
        await app.clubs.membership.join(club, OUTSIDER)
        await app.clubs.membership.invite(club, OWNER, "Max")
        assert (await roles(app, club))["Max"] == "member"


async def test_a_removed_member_returns_only_by_invitation(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        membership = app.clubs.membership
        club = await new_club(app)
        await membership.remove(club, LEADER, MEMBER.id)
        refused = membership.join(club, MEMBER)
        assert await error_code(refused, Forbidden) == "club.removed"
        await membership.invite(club, OWNER, "Eve")
        await membership.join(club, MEMBER)
        assert (await roles(app, club))["Eve"] == "member"


async def test_the_owner_stays_unless_the_club_is_transferred(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        membership = app.clubs.membership
        club = await new_club(app)
        for refused, kind, code in (
            (membership.leave(club, OWNER), Forbidden, "club.owner-cannot-leave"),
            (membership.leave(club, OUTSIDER), Forbidden, "club.not-a-member"),
            (membership.remove(club, LEADER, OWNER.id), Forbidden, "club.not-the-owner"),
            (membership.remove(club, OWNER, OWNER.id), Illegal, "social.yourself"),
            (membership.remove(club, OWNER, OUTSIDER.id), NotFound, "club.no-such-member"),
            (
                membership.set_role(club, OWNER, OWNER.id, "member"),
                Illegal,
                "club.owner-has-no-other-role",
            ),
            (
                membership.set_role(club, OWNER, OUTSIDER.id, "owner"),
                NotFound,
                "club.no-such-member",
            ),
        ):
            assert await error_code(refused, kind) == code
        await membership.set_role(club, OWNER, MEMBER.id, "owner")
        assert await roles(app, club) == {"Eve": "owner", "Ann": "leader", "Bob": "leader"}
        await membership.leave(club, OWNER)
        assert await roles(app, club) == {"Eve": "owner", "Bob": "leader"}


async def test_concurrent_transfers_leave_one_owner(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app)
        await asyncio.gather(
            *(
                app.clubs.membership.set_role(club, OWNER, player.id, "owner")
                for player in (LEADER, MEMBER)
            ),
            return_exceptions=True,
        )
        assert list((await roles(app, club)).values()).count("owner") == 1


async def test_blocks_prevent_invitations_and_hide_presence(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, joining="invitation")
        await app.clubs.membership.invite(club, LEADER, "Max")
        await app.social.relationships.apply_action(OUTSIDER, LEADER.id, "block")
        assert (await app.clubs.service.own_clubs(OUTSIDER)).invitations == ()
        refused = app.clubs.membership.invite(club, LEADER, "Max")
        assert await error_code(refused, Forbidden) == "social.not-accepting"
        app.social.presence.record_seen(LEADER)
        online = {
            viewer.name: {
                member.name: member.online
                for member in (await app.clubs.service.members(club, viewer, 0)).members
            }["Bob"]
            for viewer in (OUTSIDER, MEMBER)
        }
        assert online == {"Max": False, "Eve": True}
        await app.clubs.membership.invite(club, OWNER, "Max")
        (invitation,) = (await app.clubs.service.own_clubs(OUTSIDER)).invitations
        assert invitation.inviter_name == "Ann"


async def test_the_bounds(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_with_members(url, tmp_path) as app:
        pages, membership = app.clubs.service, app.clubs.membership
        club = await new_club(app, "First", "request")
        for name in ("Second", "Third"):
            await pages.create_club(OWNER, ClubTerms(name=name))
        assert not (await pages.own_clubs(OWNER)).can_create
        fourth = pages.create_club(OWNER, ClubTerms(name="Fourth"))
        assert await error_code(fourth, Illegal) == "club.too-many-owned"
        back = await pages.create_club(LEADER, ClubTerms(name="Fifth", joining="open"))
        await membership.join(back, OWNER)
        transferred = membership.set_role(back, LEADER, OWNER.id, "owner")
        assert await error_code(transferred, Illegal) == "club.new-owner-owns-too-many"

        monkeypatch.setattr(clubs, "MAX_MEMBERSHIPS", 1)
        await membership.join(back, OUTSIDER)
        refused = membership.join(club, OUTSIDER)
        assert await error_code(refused, Illegal) == "club.too-many-memberships"
        monkeypatch.undo()

        monkeypatch.setattr(club_members, "MAX_REQUESTS_PER_USER", 0)
        refused = membership.join(club, OUTSIDER)
        assert await error_code(refused, Illegal) == "club.too-many-own-requests"
        monkeypatch.setattr(club_members, "MAX_ADMISSIONS", 0)
        refused = membership.join(club, OUTSIDER)
        assert await error_code(refused, Illegal) == "club.too-many-requests"
        refused = membership.invite(club, OWNER, "Max")
        assert await error_code(refused, Illegal) == "club.too-many-invitations"
        monkeypatch.undo()

        await membership.join(club, OUTSIDER)
        monkeypatch.setattr(club_members, "MAX_MEMBERS", 3)
        refused = membership.answer_request(club, OWNER, OUTSIDER.id, accept=True)
        assert await error_code(refused, Illegal) == "club.full"
        details = await pages.club_details(club, OWNER)
        assert [entry.name for entry in details.requests] == ["Max"], "the request remains"


async def test_a_muted_member_cannot_write(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, joining="request")
        muted_owner, muted = (replace(player, muted_until=2**52) for player in (OWNER, OUTSIDER))
        for refused in (
            app.clubs.service.create_club(muted, ClubTerms(name="Loud")),
            app.clubs.service.edit_club(club, muted_owner, ClubTerms(name="Loud")),
            app.clubs.membership.invite(club, muted_owner, "Max"),
            app.clubs.membership.join(club, muted),
        ):
            assert await error_code(refused, Forbidden) == "core.muted"


async def test_staff_edit_transfer_and_delete_with_an_audit_entry(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, "Rude name")
        await app.clubs.service.edit_club(club, SIGNE, ClubTerms(name="Kind name"))
        await app.clubs.membership.set_role(club, SIGNE, LEADER.id, "owner")
        await app.clubs.service.delete_club(club, SIGNE)
        audit = [
            (entry.actor, entry.action, entry.subject)
            for entry in await app.administration.audit_log()
        ]
        assert sorted(audit) == [
            ("Signe", "deleted-club", "Kind name"),
            ("Signe", "edited-club", "Rude name"),
            ("Signe", "transferred-club", "Kind name"),
        ]
        gone = app.clubs.service.club_details(club, OWNER)
        assert await error_code(gone, NotFound) == "club.no-such-club"


async def test_what_owners_and_leaders_do_is_not_audited(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await app.clubs.service.create_club(SIGNE, ClubTerms(name="Own club"))
        await app.clubs.service.edit_club(club, SIGNE, ClubTerms(name="Own own"))
        await app.clubs.service.delete_club(club, SIGNE)
        assert await app.administration.audit_log() == []


async def test_the_club_of_a_deleted_owner_passes_on(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app)
        alone = await app.clubs.service.create_club(OWNER, ClubTerms(name="Alone"))
        await app.clubs.membership.invite(club, OWNER, "Max")
        await app.administration.delete_account(HOST_ACTOR, OWNER.id)
        assert await roles(app, club) == {"Bob": "owner", "Eve": "member"}
        assert (await app.clubs.service.own_clubs(OUTSIDER)).invitations == ()
        gone = app.clubs.service.club_details(alone, LEADER)
        assert await error_code(gone, NotFound) == "club.no-such-club"
        await app.administration.delete_account(HOST_ACTOR, LEADER.id)
        assert await roles(app, club) == {"Eve": "owner"}
        await app.administration.delete_account(HOST_ACTOR, MEMBER.id)
        assert await app.clubs.service.clubs(OUTSIDER) == []


async def test_a_merge_keeps_the_higher_role(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app, "Both", "request")
        alone = await app.clubs.service.create_club(OWNER, ClubTerms(name="Alone"))
        await app.clubs.membership.join(alone, MEMBER)
        await app.clubs.membership.invite(club, OWNER, "Max")
        await app.administration.merge(HOST_ACTOR, OWNER.id, MEMBER.id)
        assert await roles(app, club) == {"Eve": "owner", "Bob": "leader"}
        assert await roles(app, alone) == {"Eve": "owner"}
        assert (await app.clubs.service.own_clubs(MEMBER)).requests == ()
        (invitation,) = (await app.clubs.service.own_clubs(OUTSIDER)).invitations
        assert invitation.inviter_name == "Eve"


async def test_a_member_who_is_merged_into_a_guest_leaves_all_clubs(
    url: str, tmp_path: Path
) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app)
        await app.administration.merge(HOST_ACTOR, OWNER.id, GUEST.id)
        assert await roles(app, club) == {"Bob": "owner", "Eve": "member"}


async def test_only_members_of_its_club_enter_a_tournament(url: str, tmp_path: Path) -> None:
    async with open_with_members(url, tmp_path) as app:
        club = await new_club(app)
        terms = TournamentTerms(name="Club cup", game="pylos", club=club)
        for player, code in ((MEMBER, "club.not-a-leader"), (OUTSIDER, "club.not-a-leader")):
            refused = app.tournaments.create_tournament(player, terms)
            assert await error_code(refused, Forbidden) == code
        unknown = app.tournaments.create_tournament(OWNER, replace(terms, club="x" * 16))
        assert await error_code(unknown, NotFound) == "club.no-such-club"
        cup = await app.tournaments.create_tournament(LEADER, terms)
        for player in (OUTSIDER, GUEST, SIGNE):
            refused = app.tournaments.enter(cup.id, player)
            assert await error_code(refused, Forbidden) == "tournament.club-members-only"
        await app.tournaments.enter(cup.id, MEMBER)
        await app.clubs.membership.leave(club, MEMBER)
        assert (await app.tournaments.enter(cup.id, MEMBER)).number_of(MEMBER.id) == 0
        found = await app.tournaments.tournaments_of_club(club, GUEST)
        assert [tournament.id for tournament in found] == [cup.id]
        await app.clubs.service.delete_club(club, OWNER)
        refused = app.tournaments.enter(cup.id, LEADER)
        assert await error_code(refused, Forbidden) == "tournament.club-members-only"
