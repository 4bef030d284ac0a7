"""The rights in a club, in one table of action, club role and site role.

Only this module decides who may do what in a club. `ClubService` checks every action against the
table, and the API uses it to report which actions a page may offer.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from parlour.db.club_records import ClubRole
from parlour.db.records import Player, Role
from parlour.services.accounts.admin_rights import is_site_action_allowed
from parlour.services.errors import Forbidden

ClubPosition = ClubRole | Literal["outsider"]
"""The role of a user in a club, or `outsider`."""

ClubAction = Literal[
    "join",
    "leave",
    "invite",
    "answer-request",
    "remove-member",
    "remove-leader",
    "set-role",
    "transfer",
    "edit",
    "delete",
    "hold-event",
]
"""An action in a club."""

OUTSIDERS: frozenset[ClubPosition] = frozenset({"outsider"})
BELOW_OWNER: frozenset[ClubPosition] = frozenset({"leader", "member"})
LEADERS: frozenset[ClubPosition] = frozenset({"owner", "leader"})
OWNER: frozenset[ClubPosition] = frozenset({"owner"})

CLUB_RIGHTS: Mapping[ClubAction, frozenset[ClubPosition]] = MappingProxyType(
    {
        "join": OUTSIDERS,
        # The owner transfers or deletes the club instead.
        "leave": BELOW_OWNER,
        "invite": LEADERS,
        "answer-request": LEADERS,
        "remove-member": LEADERS,
        "remove-leader": OWNER,
        "set-role": OWNER,
        "transfer": OWNER,
        "edit": LEADERS,
        "delete": OWNER,
        "hold-event": LEADERS,
    }
)
"""The club roles that may take each action. Guests may take none."""

STAFF_ACTIONS: frozenset[ClubAction] = frozenset({"transfer", "edit", "delete"})
"""The actions that the staff of the site may take in every club; each is audited."""


def is_club_action_allowed(role: Role, position: ClubPosition, action: ClubAction) -> bool:
    """Return whether a user may take an action in a club.

    Args:
        role: The role on the site.
        position: The role in the club.
        action: The action.
    """
    if role == "guest":
        return False
    return position in CLUB_RIGHTS[action] or is_staff_action(role, position, action)


def is_staff_action(role: Role, position: ClubPosition, action: ClubAction) -> bool:
    """Return whether a user may take an action only as staff of the site."""
    return (
        action in STAFF_ACTIONS
        and position not in CLUB_RIGHTS[action]
        and is_site_action_allowed(role, "clubs")
    )


def allowed_club_actions(role: Role, position: ClubPosition) -> tuple[ClubAction, ...]:
    """Return the actions that a user may take in a club."""
    return tuple(action for action in CLUB_RIGHTS if is_club_action_allowed(role, position, action))


def require_club_right(player: Player, position: ClubPosition, action: ClubAction) -> None:
    """Raise Forbidden unless a user may take an action in a club."""
    if is_club_action_allowed(player.role, position, action):
        return
    if player.role == "guest":
        raise Forbidden("account.members-only")
    if action == "join":
        raise Forbidden("club.already-a-member")
    if action == "leave":
        raise Forbidden("club.owner-cannot-leave" if position == "owner" else "club.not-a-member")
    raise Forbidden(
        "club.not-a-leader" if "leader" in CLUB_RIGHTS[action] else "club.not-the-owner"
    )
