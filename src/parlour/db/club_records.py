"""The records of clubs that the database layer takes and returns. Times are in ms since 1970."""

from __future__ import annotations

from typing import Literal, NamedTuple

from parlour.core.value import Value
from parlour.db.records import ComparableName

ClubRole = Literal["owner", "leader", "member"]
"""The roles in a club; each role has all rights of the next one."""

ClubJoining = Literal["open", "request", "invitation"]
"""Who may join a club: everyone, those whose request is accepted, or those who are invited."""

AdmissionKind = Literal["requested", "invited", "removed"]
"""What a club and a user who is not a member have to do with each other.

The user asked to join, was invited, or was removed and may return only by invitation.
"""


class NewClubRow(Value, frozen=True, kw_only=True):
    """The stored values of a club that its owner chose."""

    id: str
    name: str
    comparable: ComparableName  # forms of the name that no other club may share
    description: str  # Markdown
    joining: ClubJoining


class ClubRow(Value, frozen=True, kw_only=True):
    """A club as seen by one user."""

    id: str
    name: str
    description: str  # Markdown
    joining: ClubJoining
    created_at: int
    members: int  # number of members
    role: ClubRole | Literal[""]  # role of the user, empty if they are not a member
    admission: AdmissionKind | Literal[""]  # admission of the user, empty for none


class OwnAdmissionRow(ClubRow, frozen=True, kw_only=True):
    """A club that a user asked to join or was invited to."""

    by: str  # id of the inviting user, empty for a request
    by_name: str  # name of the inviting user, empty for a request


class ClubMemberRow(NamedTuple):
    """A member of a club."""

    player: str
    name: str
    role: ClubRole
    since: int


class AdmissionRow(NamedTuple):
    """A user who asked to join a club or was invited to it."""

    player: str
    name: str
    at: int
