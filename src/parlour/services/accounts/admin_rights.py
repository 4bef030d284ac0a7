"""The rights of moderators and operators, in one table of role, action and target role.

Only this module decides who may do what. `AdministrationService` checks every action against the
table, and the API uses it to report which buttons a page may show.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from parlour.core.value import Value
from parlour.db.records import Player, Role, is_bot_account
from parlour.services.errors import Forbidden

ActorRole = Role | Literal["host"]
"""The role of an actor; `host` is the command line on the server's own machine."""

TargetRole = Role | Literal["self"]
"""The role of the account that an action concerns, or `self` for the actor's own account."""

SiteAction = Literal[
    "read",
    "failures",
    "status",
    "report-done",
    "forum",
    "clubs",
    "tournaments",
    "registration",
    "password",
    "announcement",
    "meanings",
    "sign-ups",
    "bots",
    "invite",
    "invite-staff",
    "erase-guests",
]
"""An action that concerns the whole site instead of one account."""

AccountAction = Literal[
    "mute", "send-out", "ban", "rename", "code", "role", "merge", "merge-into", "erase"
]
"""An action on an account.

A merge needs `merge` for the account that is removed and `merge-into` for the one that remains.
"""

AdminAction = SiteAction | AccountAction

NO_ONE: frozenset[TargetRole] = frozenset()
BELOW_MODERATOR: frozenset[TargetRole] = frozenset({"guest", "member"})
BELOW_OPERATOR: frozenset[TargetRole] = frozenset({"guest", "member", "moderator"})
MEMBERS_BELOW_OPERATOR: frozenset[TargetRole] = frozenset({"member", "moderator"})
MEMBERS: frozenset[TargetRole] = frozenset({"member", "moderator", "operator"})
EVERYONE: frozenset[TargetRole] = frozenset({"guest", "member", "moderator", "operator"})
SELF: frozenset[TargetRole] = frozenset({"self"})

STAFF: frozenset[ActorRole] = frozenset({"moderator", "operator", "host"})
OPERATORS: frozenset[ActorRole] = frozenset({"operator", "host"})
HOST: frozenset[ActorRole] = frozenset({"host"})

SITE_RIGHTS: Mapping[SiteAction, frozenset[ActorRole]] = MappingProxyType(
    {
        "read": STAFF,
        # The reason why a game cannot be loaded may contain file names of the machine.
        "failures": OPERATORS,
        "status": OPERATORS,
        "report-done": STAFF,
        "forum": STAFF,
        "clubs": STAFF,
        "tournaments": OPERATORS,
        "registration": OPERATORS,
        "password": OPERATORS,
        "announcement": OPERATORS,
        "meanings": OPERATORS,
        "sign-ups": OPERATORS,
        "bots": OPERATORS,
        "invite": OPERATORS,
        "invite-staff": HOST,
        "erase-guests": HOST,
    }
)
"""The roles that may take each site action."""

ACCOUNT_RIGHTS: Mapping[AccountAction, Mapping[ActorRole, frozenset[TargetRole]]] = (
    MappingProxyType(
        {
            "mute": {"moderator": BELOW_MODERATOR, "operator": BELOW_OPERATOR, "host": EVERYONE},
            "send-out": {
                "moderator": BELOW_MODERATOR,
                "operator": BELOW_OPERATOR,
                "host": EVERYONE,
            },
            "ban": {"operator": BELOW_OPERATOR, "host": EVERYONE},
            "rename": {"operator": BELOW_OPERATOR, "host": EVERYONE},
            "code": {"operator": MEMBERS_BELOW_OPERATOR, "host": MEMBERS},
            # Operators may give up their own role but may not demote each other.
            "role": {"operator": MEMBERS_BELOW_OPERATOR | SELF, "host": MEMBERS},
            "merge": {"operator": BELOW_OPERATOR, "host": EVERYONE},
            # The devices of the merged account stay signed in to the target. If the target could be
            # another operator's account, they would gain that operator's rights.
            "merge-into": {"operator": BELOW_OPERATOR | SELF, "host": EVERYONE},
            "erase": {"operator": BELOW_OPERATOR, "host": EVERYONE},
        }
    )
)
"""The target roles by action and actor role; an actor role without an entry has no right."""

ON_BOTS: frozenset[AccountAction] = frozenset({"mute", "send-out", "ban", "rename", "erase"})
"""The actions on bot accounts, which have no role and never sign in."""

RECENT_SIGN_IN: frozenset[AdminAction] = frozenset(
    {"password", "meanings", "rename", "code", "role", "merge", "merge-into", "erase"}
)
"""The actions that need a sign-in within the last ten minutes or the actor's password."""


class Actor(Value, frozen=True, kw_only=True):
    """The initiator of an administrative action: a player or the command line."""

    name: str
    """The name of the actor."""

    role: ActorRole
    """The role of the actor."""

    id: str = ""
    """The id of the player; empty for the command line."""

    confirmed: bool = False
    """Whether the actor signed in within the last ten minutes or gave their password."""


def actor_from_player(player: Player, *, confirmed: bool = False) -> Actor:
    """Return the actor for a player.

    Args:
        player: The player.
        confirmed: Whether the player signed in recently or has given their password.
    """
    return Actor(name=player.name, role=player.role, id=player.id, confirmed=confirmed)


def target_role(actor: Actor, player: Player) -> TargetRole:
    """Return the role of an account from the actor's point of view, `self` for their own."""
    return "self" if actor.id == player.id else player.role


def is_site_action_allowed(role: ActorRole, action: SiteAction) -> bool:
    """Return whether a role may take an action that concerns the whole site."""
    return role in SITE_RIGHTS[action]


def is_account_action_allowed(role: ActorRole, action: AccountAction, target: TargetRole) -> bool:
    """Return whether a role may take an action on an account with a target role."""
    return target in ACCOUNT_RIGHTS[action].get(role, NO_ONE)


def allowed_site_actions(actor: Actor) -> list[SiteAction]:
    """Return the actions concerning the whole site that an actor may take."""
    return [action for action, roles in SITE_RIGHTS.items() if actor.role in roles]


def allowed_account_actions(actor: Actor, player: Player) -> list[AccountAction]:
    """Return the actions that an actor may take on an account."""
    target = target_role(actor, player)
    return [
        action
        for action in ACCOUNT_RIGHTS
        if is_account_action_allowed(actor.role, action, target)
        and (action in ON_BOTS or not is_bot_account(player.id))
    ]


def require_site_right(actor: Actor, action: SiteAction) -> None:
    """Raise Forbidden unless an actor may take a site action and has confirmed it if needed."""
    if not is_site_action_allowed(actor.role, action):
        raise _refusal("moderator" in SITE_RIGHTS[action])
    _require_confirmed(actor, action)


def require_account_right(actor: Actor, action: AccountAction, player: Player) -> None:
    """Raise Forbidden unless an actor may take an account action, and confirmed it if needed."""
    if action not in ON_BOTS and is_bot_account(player.id):
        raise Forbidden("account.bot-account", name=player.name)
    allowed_targets = ACCOUNT_RIGHTS[action].get(actor.role, NO_ONE)
    target = target_role(actor, player)
    if target not in allowed_targets:
        if allowed_targets and target == "guest":
            raise Forbidden("account.members-only")
        if actor.role == "operator":
            raise Forbidden("account.protected-account", name=player.name)
        raise _refusal("moderator" in ACCOUNT_RIGHTS[action] and actor.role != "moderator")
    _require_confirmed(actor, action)


def _require_confirmed(actor: Actor, action: AdminAction) -> None:
    if action in RECENT_SIGN_IN and actor.role != "host" and not actor.confirmed:
        raise Forbidden("account.sign-in-again")


def _refusal(moderators: bool) -> Forbidden:
    return Forbidden("account.not-a-moderator" if moderators else "account.not-an-operator")
