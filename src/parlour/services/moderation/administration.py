"""Administration: invitations, actions on accounts, reports and the audit log."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from parlour.core.game import Illegal, replace
from parlour.db.bot_accounts import BotAccount
from parlour.db.records import AuditEntry, PersonRow, Player, Report, Role
from parlour.db.roles import PRIVILEGED, RANK
from parlour.services.accounts.admin_rights import (
    AccountAction,
    Actor,
    actor_from_player,
    require_account_right,
    require_site_right,
)
from parlour.services.errors import Forbidden, NotFound
from parlour.services.moderation.audit import record_audit
from parlour.services.moderation.site_settings import BotMode, SiteSettings
from parlour.services.names import proper_name
from parlour.services.time import HOUR_MS, end_time, now

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.account_deletion import PersonalDataService
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.sessions import Sessions
    from parlour.services.social.relationships import RelationshipService

MAX_LISTED = 100
"""The maximum number of people or audit entries in a list."""

INVITATION_TTL_MS = 7 * 24 * HOUR_MS
"""The lifetime (ms) of an invitation."""

HOST_ACTOR = Actor(name="host", role="host", confirmed=True)
"""The actor of commands on the server's own machine."""


class AdministrationService:
    """The service for actions of operators and moderators.

    Every action is checked against the table of rights and recorded in the audit log, which is
    never shortened.
    """

    def __init__(
        self,
        repository: ModerationRepository,
        members: Members,
        sessions: Sessions,
        personal_data: PersonalDataService,
        relationships: RelationshipService,
    ) -> None:
        (
            self._repository,
            self._members,
            self._sessions,
            self._personal_data,
            self._relationships,
        ) = repository, members, sessions, personal_data, relationships
        self.settings = SiteSettings(repository)

    async def create_invitation(self, actor: Actor, role: Role = "member") -> str:
        """Create an invitation for one person and return its key."""
        require_site_right(actor, "invite-staff" if role in PRIVILEGED else "invite")
        key = secrets.token_urlsafe(18)
        await self._repository.add_invitation(
            _invitation_hash(key), role, now() + INVITATION_TTL_MS
        )
        await self._record_audit(actor, "invited", role)
        return key

    async def create_operator_invitation(self) -> str | None:
        """Create an invitation for the first operator and return its key.

        Returns None if the site already has an operator.
        """
        if await self._repository.has_operator():
            return None
        key = secrets.token_urlsafe(18)
        await self._repository.add_invitation(
            _invitation_hash(key), "operator", now() + INVITATION_TTL_MS
        )
        return key

    async def use_invitation(self, key: str) -> Role:
        """Use up an invitation and return its role; raises Forbidden if it is invalid.

        The site password gives the role `member` any number of times.
        """
        role = await self._repository.use_invitation(_invitation_hash(key), now())
        if role is not None:
            return role
        if await self.settings.is_site_password(key):
            return "member"
        raise Forbidden("account.no-invitation")

    async def record_appointment(self, player: Player) -> None:
        """Record in the audit log that a new member has a role above `member`."""
        if player.role != "member":
            await self._record_audit(
                actor_from_player(player), f"appointed-{player.role}", player.name, player.id
            )

    async def claim_role(self, player: Player, key: str) -> None:
        """Give a member the role of an invitation and use up the invitation.

        Raises Illegal, without using it up, if the member already has this role or a higher one.
        """
        await self._members.require_member(player)
        offered_role = await self._repository.role_of_invitation(_invitation_hash(key), now())
        if offered_role is None:
            raise Forbidden("account.no-invitation")
        if RANK[offered_role] <= RANK[player.role]:
            raise Illegal("account.invitation-not-needed")
        role = await self._repository.use_invitation(_invitation_hash(key), now())
        if role is None:
            raise Forbidden("account.no-invitation")
        if await self._repository.roles.raise_role(player.id, role):
            await self._sessions.reconnect_pages(player)
            await self._record_audit(
                actor_from_player(player), f"appointed-{role}", player.name, player.id
            )

    async def find_people(self, text: str, kind: str) -> list[PersonRow]:
        """Return the users whose names contain a text.

        Args:
            text: The text, in any case.
            kind: `all` or `members`.
        """
        return await self._repository.find_people(text, kind, MAX_LISTED)

    async def require_person(self, player_id: str) -> Player:
        """Return a stored user; raises NotFound."""
        found = await self._repository.find_person(player_id)
        if found is None:
            raise NotFound("account.no-such-user", name=player_id[:40])
        return found.player

    async def require_target(self, actor: Actor, action: AccountAction, player_id: str) -> Player:
        """Return the user that an actor's action changes.

        Raises:
            NotFound: There is no such user.
            Forbidden: The actor has no right to take the action.
        """
        player = await self.require_person(player_id)
        require_account_right(actor, action, player)
        return player

    async def mute(self, actor: Actor, player_id: str, hours: int, reason: str = "") -> None:
        """Mute a user for a number of hours; zero hours unmute them."""
        player = await self.require_target(actor, "mute", player_id)
        await self._set_restrictions(
            actor,
            replace(player, muted_until=end_time(hours)),
            "muted" if hours else "unmuted",
            reason,
        )

    async def ban(self, actor: Actor, player_id: str, hours: int, reason: str = "") -> None:
        """Ban a user for a number of hours and sign them out; zero hours lift the ban."""
        player = await self.require_target(actor, "ban", player_id)
        await self._set_restrictions(
            actor,
            replace(player, banned_until=end_time(hours)),
            "banned" if hours else "unbanned",
            reason,
        )

    async def sign_out_everywhere(self, actor: Actor, player_id: str) -> None:
        """Sign a user out of all browsers and revoke their API keys."""
        player = await self.require_target(actor, "send-out", player_id)
        await self._sessions.end_all_access(player)
        await self._record_audit(actor, "sent-out", player.name, player.id)

    async def revoke_keys(self, actor: Actor, player_id: str) -> None:
        """Revoke all API keys of a member and of their bot accounts."""
        player = await self.require_target(actor, "send-out", player_id)
        await self._sessions.api_keys.revoke_all(player)
        await self._record_audit(actor, "keys-revoked", player.name, player.id)

    async def rename(self, actor: Actor, player_id: str, name: str) -> None:
        """Rename a user, including in their matches."""
        player = await self.require_target(actor, "rename", player_id)
        if not proper_name(name):
            raise Illegal("core.no-name")
        renamed = await self._members.rename(player, name)
        if player.role == "guest":
            await self._repository.set_name(player.id, renamed.name)
        await self._personal_data.rename_player(renamed, player.name)
        await self._record_audit(actor, "renamed", f"{player.name} → {renamed.name}", player.id)

    async def issue_recovery_code(self, actor: Actor, player_id: str) -> str:
        """Return a recovery code for a member who has lost their credentials."""
        player = await self.require_target(actor, "code", player_id)
        await self._members.require_member(player)
        await self._record_audit(actor, "code", player.name, player.id)
        return await self._members.issue_recovery_code(player)

    async def set_role(self, actor: Actor, player_id: str, role: Role) -> None:
        """Set the role of a member; raises Forbidden if no operator would remain."""
        player = await self.require_target(actor, "role", player_id)
        if role == "guest":
            raise Forbidden("account.members-only")
        await self._members.require_member(player)
        if not await self._repository.roles.set_role(player_id, role, now()):
            raise Forbidden("account.last-operator")
        await self._sessions.reconnect_pages(player)
        await self._record_audit(actor, f"appointed-{role}", player.name, player.id)

    async def merge(self, actor: Actor, player_id: str, target_id: str) -> None:
        """Merge an account into another, which keeps the data of both.

        Raises Forbidden if the merged account belongs to the last operator.
        """
        player, target = (
            await self.require_target(actor, "merge", player_id),
            await self.require_target(actor, "merge-into", target_id),
        )
        if player.id == target.id:
            raise Illegal("account.same-person")
        # The credentials and the ban of the merged account must not pass to an operator.
        if target.role == "operator" and (
            (player.role != "guest" and actor.role != "host") or player.banned_until > now()
        ):
            raise Forbidden("account.protected-account", name=target.name)
        await self._revoke_role(player)
        if target.role == "operator":
            # A device that is signed in to the merged account must not be signed in as an operator.
            await self._sessions.end_other_sessions(player)
        await self._sessions.api_keys.revoke_all(player)
        if target.role == "guest":
            # Only a member can own bot accounts.
            await self._delete_bots(player)
        await self._personal_data.merge_accounts(player, target)
        # The open pages of both accounts reconnect as the remaining account.
        await self._sessions.reconnect_pages(target)
        await self._record_audit(actor, "merged", f"{player.name} → {target.name}", target.id)

    async def delete_account(self, actor: Actor, player_id: str) -> None:
        """Delete an account and its name in matches; raises Forbidden for the last operator."""
        await self._delete_account(await self.require_target(actor, "erase", player_id))
        # The audit log must not preserve the name of the deleted account.
        await self._record_audit(actor, "erased", "")

    async def delete_own_account(self, player: Player) -> None:
        """Delete an account at its owner's request; raises Forbidden for the last operator."""
        await self._delete_account(player)

    async def delete_old_guests(self, actor: Actor, days: int) -> int:
        """Delete guests who have not visited for a number of days; return how many were deleted."""
        require_site_right(actor, "erase-guests")
        guests = await self._repository.old_guests(now() - days * 24 * HOUR_MS)
        for person in guests:
            await self._personal_data.delete_account(person.player)
        await self._record_audit(actor, "guests-erased", str(len(guests)))
        return len(guests)

    async def export_data(self, player: Player) -> dict[str, Any]:
        """Return all stored data of a user, by section."""
        found = await self._personal_data.export_data(player)
        found |= {
            "player": {
                "id": player.id,
                "name": player.name,
                "role": player.role,
                "created_at": player.created_at,
            },
            "settings": player.settings.decode(),
            "matches": [to_builtins(row) for row in await self._repository.matches_of(player.id)],
            "people": [
                {"id": row.id, "name": row.name, "relationship": to_builtins(row.relationship)}
                for row in await self._relationships.contacts(player)
            ],
        }
        return found

    async def bot_accounts(self, actor: Actor) -> list[BotAccount]:
        """Return the bot accounts of all members, newest first."""
        require_site_right(actor, "bots")
        return await self._repository.bots.bots(MAX_LISTED)

    async def set_bot_mode(self, actor: Actor, mode: BotMode) -> None:
        """Allow or close bot accounts; if they are closed, their connections end."""
        await self.settings.set_bot_mode(actor, mode)
        if mode == "closed":
            await self._sessions.api_keys.reconnect_bots()

    async def reports(self) -> list[Report]:
        """Return the reports, open ones first."""
        return await self._repository.reports(MAX_LISTED)

    async def resolve_report(self, actor: Actor, id: str) -> None:
        """Resolve a report; raises NotFound if there is no such open report."""
        require_site_right(actor, "report-done")
        subject = await self._repository.resolve_report(id, actor.name, actor.id)
        if subject is None:
            raise NotFound("account.no-such-report")
        await self._record_audit(actor, "report-done", *subject)

    async def file_report(self, report: Report) -> None:
        """Store a report."""
        await self._repository.add_report(report)

    async def audit_log(self) -> list[AuditEntry]:
        """Return the latest entries of the audit log, newest first."""
        return await self._repository.audit_log(MAX_LISTED)

    async def _delete_account(self, player: Player) -> None:
        await self._revoke_role(player)
        await self._sessions.end_all_access(player)
        await self._delete_bots(player)
        await self._personal_data.delete_account(player)

    async def _delete_bots(self, owner: Player) -> None:
        for bot in await self._repository.bots.bots_of(owner.id):
            await self._personal_data.delete_account(Player(bot.id, bot.name))

    async def _revoke_role(self, player: Player) -> None:
        """Revoke the role of an account before its removal.

        Raises Forbidden if the account belongs to the last operator.
        """
        if player.role != "guest" and not await self._repository.roles.set_role(
            player.id, "member", now()
        ):
            raise Forbidden("account.last-operator")

    async def _set_restrictions(
        self, actor: Actor, player: Player, action: str, reason: str
    ) -> None:
        if not await self._repository.roles.set_restrictions(player, now()):
            raise Forbidden("account.last-operator")
        # Open pages reconnect, so that the restrictions apply to them at once.
        await self._sessions.reconnect_pages(player)
        await self._record_audit(actor, action, player.name, player.id, reason)

    async def _record_audit(
        self, actor: Actor, action: str, subject: str, about_player: str = "", reason: str = ""
    ) -> None:
        await record_audit(self._repository, actor, action, subject, about_player, reason)


def _invitation_hash(key: str) -> bytes:
    return sha256(key.encode()).digest()
