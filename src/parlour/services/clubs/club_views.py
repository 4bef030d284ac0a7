"""Clubs as users see them."""

from __future__ import annotations

from typing import Literal

from parlour.core.value import Value
from parlour.db.club_records import (
    AdmissionKind,
    AdmissionRow,
    ClubJoining,
    ClubMemberRow,
    ClubRole,
    ClubRow,
)
from parlour.services.clubs.club_rights import ClubAction

ClubNews = Literal["requested", "accepted", "invited"]
"""What happened in a club that a user is notified of.

Another user asked to join, the user's request was accepted, or the user was invited.
"""


class ClubNotice(Value, frozen=True, kw_only=True):
    """News about a club for a user."""

    news: ClubNews
    """What happened."""

    user: str
    """The id of the notified user."""

    club: str
    """The id of the club."""

    club_name: str
    """The name of the club."""

    by: str
    """The name of the user who asked to join, accepted or invited."""


class ClubReference(Value, frozen=True, kw_only=True):
    """The id and the name of a club, for a link to its page."""

    id: str
    """The id."""

    name: str
    """The name."""


class ClubSummary(ClubReference, frozen=True, kw_only=True):
    """A club in a list of clubs."""

    members: int
    """The number of members."""

    joining: ClubJoining
    """Who may join: everyone, users whose request a leader accepts, or only invited users."""

    role: ClubRole | Literal[""]
    """The viewer's role in the club, or ""."""

    admission: AdmissionKind | Literal[""]
    """Whether the viewer asked to join, was invited or was removed, or ""."""

    requests: int = 0
    """The number of requests to join that the viewer can answer."""


class ClubInvitation(Value, frozen=True, kw_only=True):
    """An invitation of the viewer to a club."""

    club: ClubSummary
    """The club."""

    inviter: str
    """The id of the inviting user."""

    inviter_name: str
    """The name of the inviting user."""


class ClubMemberDetails(Value, frozen=True, kw_only=True):
    """A member of a club."""

    id: str
    """The id."""

    name: str
    """The name."""

    role: ClubRole
    """The role in the club."""

    since: int
    """When the member joined (ms since 1970)."""

    online: bool
    """Whether the member is online; False if one of the viewer and the member blocks the other."""


class ClubApplicant(Value, frozen=True, kw_only=True):
    """A user who asked to join a club or was invited to it."""

    id: str
    """The id."""

    name: str
    """The name."""

    at: int
    """The time of the request or the invitation (ms since 1970)."""


class ClubMemberPage(Value, frozen=True, kw_only=True):
    """A page of the members of a club."""

    members: tuple[ClubMemberDetails, ...]
    """The members."""

    has_more: bool
    """Whether the club has further members."""


class ClubDetails(Value, frozen=True, kw_only=True):
    """A club as a user sees it."""

    club: ClubSummary
    """The club."""

    created_at: int
    """The time of creation (ms since 1970)."""

    html: str
    """The description as HTML."""

    source: str
    """The Markdown source of the description, for users who may edit it."""

    actions: tuple[ClubAction, ...]
    """The actions that the viewer may take."""

    members: tuple[ClubMemberDetails, ...]
    """The first members."""

    has_more_members: bool
    """Whether the club has further members."""

    requests: tuple[ClubApplicant, ...]
    """The users who asked to join, for users who may answer them."""

    invitations: tuple[ClubApplicant, ...]
    """The users who are invited, for users who may invite."""


class OwnClubs(Value, frozen=True, kw_only=True):
    """The clubs of a user, and the user's invitations and requests."""

    clubs: tuple[ClubSummary, ...]
    """The clubs of which the user is a member."""

    invitations: tuple[ClubInvitation, ...]
    """The invitations of the user."""

    requests: tuple[ClubSummary, ...]
    """The clubs that the user asked to join."""

    can_create: bool
    """Whether the user may create another club."""


def club_summary(row: ClubRow, requests: int = 0) -> ClubSummary:
    """Return a club in the form of a list entry."""
    return ClubSummary(
        id=row.id,
        name=row.name,
        members=row.members,
        joining=row.joining,
        role=row.role,
        admission=row.admission,
        requests=requests,
    )


def member_details(row: ClubMemberRow, *, is_online: bool) -> ClubMemberDetails:
    """Return a member of a club."""
    return ClubMemberDetails(
        id=row.player, name=row.name, role=row.role, since=row.since, online=is_online
    )


def club_applicant(row: AdmissionRow) -> ClubApplicant:
    """Return a user who asked to join a club or was invited to it."""
    return ClubApplicant(id=row.player, name=row.name, at=row.at)
