"""The operator's room: who comes in, who stays, and a log of all that was done here."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import to_builtins

from parlour.core.game import Illegal, replace
from parlour.db.records import AuditEntry, PersonRow, Player, Report, Role
from parlour.db.roles import PRIVILEGED, RANK
from parlour.services.accounts.admin_rights import (
    AccountAction,
    Actor,
    actor_from_player,
    require_account_right,
    require_site_right,
)
from parlour.services.accounts.passwords import PasswordService, require_strong_password
from parlour.services.errors import Forbidden, NotFound
from parlour.services.moderation.reports import MAX_REASON_LENGTH
from parlour.services.names import proper_name
from parlour.services.text import one_line, validated_template
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.account_deletion import PersonalDataService
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.sessions import Sessions
    from parlour.services.social.relationships import RelationshipService

RegistrationMode = Literal["open", "invitation", "closed"]
"""Who comes in: everybody; guests by the link of a table, and members by invitation; members alone."""

REGISTRATION_MODE, PASSWORD, ANNOUNCEMENT, DICTIONARY_URL, SIGN_UPS = (
    "door",
    "password",
    "announcement",
    "meanings",
    "sign-ups",
)
MAX_ANNOUNCEMENT_LENGTH = 200
DEFAULT_SIGN_UPS, MAX_SIGN_UPS = 60, 10_000
"""Accounts a day from one network: the default, and the most an operator can set."""

MAX_LISTED = 100
"""How many people and how many deeds a list shows."""

HOUR_MS = 3_600_000
MAX_HOURS = 24 * 365 * 100
INVITATION_TTL_MS = 7 * 24 * HOUR_MS
"""How long an invitation and the operator's own link hold."""

SETTINGS_CACHE_MS = 2_000
"""After so many milliseconds the rules are read again: another process of the house may have changed them."""

HOST_ACTOR = Actor(name="host", role="host", confirmed=True)
"""The actor of commands on the server's own machine."""


class AdministrationService:
    """Actions of operators and moderators. Each is checked against the table of rights and written to a log that is never cut."""

    def __init__(
        self,
        desk: ModerationRepository,
        members: Members,
        sessions: Sessions,
        erasure: PersonalDataService,
        circle: RelationshipService,
    ) -> None:
        (
            self._repository,
            self._members,
            self._sessions,
            self._personal_data,
            self._relationships,
        ) = desk, members, sessions, erasure, circle
        self._passwords = PasswordService()
        self._cached_settings: dict[str, str] = {}
        self._read_at = 0

    async def _settings(self) -> dict[str, str]:
        if now() - self._read_at > SETTINGS_CACHE_MS:
            self._cached_settings, self._read_at = await self._repository.settings(), now()
        return self._cached_settings

    async def _set_setting(self, name: str, value: str) -> None:
        await self._repository.set_setting(name, value)
        self._cached_settings, self._read_at = await self._repository.settings(), now()

    async def registration_mode(self) -> RegistrationMode:
        """Return who may come in."""
        found: Any = (await self._settings()).get(REGISTRATION_MODE, "open")
        return found if found in get_args(RegistrationMode) else "open"

    async def set_registration_mode(self, by: Actor, door: RegistrationMode) -> None:
        """Open or close the house."""
        require_site_right(by, "door")
        await self._set_setting(REGISTRATION_MODE, door)
        await self._record_audit(by, f"door-{door}", "")

    async def has_password(self) -> bool:
        """Return whether the house has a password, which does for whoever knows it what an invitation does once."""
        return bool((await self._settings()).get(PASSWORD))

    async def set_password(self, by: Actor, password: str) -> None:
        """Give the house a password, or with an empty one take it away; raises Illegal for one that is too easily guessed."""
        require_site_right(by, "password")
        if password:
            require_strong_password(password, "")
        await self._set_setting(
            PASSWORD, await self._passwords.hash_password(password) if password else ""
        )
        await self._record_audit(by, "password-set" if password else "password-taken", "")

    async def announcement(self) -> str:
        """Return what every page says just now, empty for nothing."""
        until, _, text = (await self._settings()).get(ANNOUNCEMENT, "0 ").partition(" ")
        return text if int(until) > now() else ""

    async def announce(self, by: Actor, text: str, hours: int) -> None:
        """Say something on every page for so many hours; an empty text, or none, takes back what was said."""
        require_site_right(by, "announcement")
        line = one_line(text, MAX_ANNOUNCEMENT_LENGTH) if hours > 0 else ""
        await self._set_setting(ANNOUNCEMENT, f"{_end_time(hours) if line else 0} {line}")
        await self._record_audit(by, "announced" if line else "announcement-ended", line)

    async def dictionary_url(self) -> str:
        """Return the address at which words are explained, with `{word}` and perhaps `{language}` in it; empty for none."""
        return (await self._settings()).get(DICTIONARY_URL, "")

    async def set_dictionary_url(self, by: Actor, template: str) -> None:
        """Name the address at which words are explained, or with an empty one none; raises Illegal for what is no such address."""
        require_site_right(by, "meanings")
        kept = validated_template(template) if template else ""
        await self._set_setting(DICTIONARY_URL, kept)
        await self._record_audit(by, "meanings-set" if kept else "meanings-taken", kept)

    async def sign_up_limit(self) -> int:
        """Return how many accounts a day may be made from one network."""
        found = (await self._settings()).get(SIGN_UPS, "")
        return int(found) if found.isdecimal() else DEFAULT_SIGN_UPS

    async def set_sign_up_limit(self, by: Actor, a_day: int) -> None:
        """Set how many accounts a day may be made from one network; raises Illegal for a number out of bounds."""
        require_site_right(by, "sign-ups")
        if not 1 <= a_day <= MAX_SIGN_UPS:
            raise Illegal("people.sign-ups-bounds", most=MAX_SIGN_UPS)
        await self._set_setting(SIGN_UPS, str(a_day))
        await self._record_audit(by, "sign-ups-set", str(a_day))

    async def create_invitation(self, by: Actor, role: Role = "member") -> str:
        """Return the key of a link that lets one person become a member, or more."""
        require_site_right(by, "invite-staff" if role in PRIVILEGED else "invite")
        key = secrets.token_urlsafe(18)
        await self._repository.add_invitation(
            _invitation_hash(key), role, now() + INVITATION_TTL_MS
        )
        await self._record_audit(by, "invited", role)
        return key

    async def create_operator_invitation(self) -> str | None:
        """Return the key that makes whoever has it the operator, as long as nobody is."""
        if await self._repository.has_operator():
            return None
        key = secrets.token_urlsafe(18)
        await self._repository.add_invitation(
            _invitation_hash(key), "operator", now() + INVITATION_TTL_MS
        )
        return key

    async def use_invitation(self, key: str) -> Role:
        """Use an invitation up and return what it makes of whoever has it; the password of the house makes members. Raises Forbidden."""
        role = await self._repository.use_invitation(_invitation_hash(key), now())
        if role is not None:
            return role
        hashed = (await self._settings()).get(PASSWORD)
        if hashed and key and await self._passwords.verify(key, hashed):
            return "member"
        raise Forbidden("people.no-invitation")

    async def record_appointment(self, player: Player) -> None:
        """Write down that somebody came in as more than a member."""
        if player.role != "member":
            await self._record_audit(
                actor_from_player(player), f"appointed-{player.role}", player.name, player.id
            )

    async def claim_role(self, player: Player, key: str) -> None:
        """Give a member the role of an invitation. One that gives no more than they have is refused and stays good."""
        await self._members.require_member(player)
        offered = await self._repository.role_of_invitation(_invitation_hash(key), now())
        if offered is None:
            raise Forbidden("people.no-invitation")
        if RANK[offered] <= RANK[player.role]:
            raise Illegal("people.invitation-not-needed")
        role = await self._repository.use_invitation(_invitation_hash(key), now())
        if role is None:
            raise Forbidden("people.no-invitation")
        if await self._repository.roles.raise_role(player.id, role):
            await self._sessions.reconnect_pages(player)
            await self._record_audit(
                actor_from_player(player), f"appointed-{role}", player.name, player.id
            )

    async def find_people(self, text: str, kind: str) -> list[PersonRow]:
        """Return those whose names hold a text."""
        return await self._repository.find_people(text, kind, MAX_LISTED)

    async def require_person(self, who: str) -> Player:
        """Return somebody who is stored; raises NotFound."""
        found = await self._repository.find_person(who)
        if found is None:
            raise NotFound("people.nobody", name=who[:40])
        return found.player

    async def require_target(self, by: Actor, action: AccountAction, who: str) -> Player:
        """Return the stored player an action is for; raises NotFound, and Forbidden where the table of rights does not allow it."""
        player = await self.require_person(who)
        require_account_right(by, action, player)
        return player

    async def mute(self, by: Actor, who: str, hours: int, why: str = "") -> None:
        """Let somebody say nothing for so many hours; none lifts it."""
        player = await self.require_target(by, "mute", who)
        await self._set_restrictions(
            by, replace(player, muted_until=_end_time(hours)), "muted" if hours else "unmuted", why
        )

    async def ban(self, by: Actor, who: str, hours: int, why: str = "") -> None:
        """Keep somebody out for so many hours; none lets them in again. They are signed out."""
        player = await self.require_target(by, "ban", who)
        await self._set_restrictions(
            by,
            replace(player, banned_until=_end_time(hours)),
            "banned" if hours else "unbanned",
            why,
        )

    async def sign_out_everywhere(self, by: Actor, who: str) -> None:
        """Sign somebody out everywhere."""
        player = await self.require_target(by, "send-out", who)
        await self._sessions.end_other_sessions(player)
        await self._record_audit(by, "sent-out", player.name, player.id)

    async def rename(self, by: Actor, who: str, name: str) -> None:
        """Give somebody another name, in what they played too."""
        player = await self.require_target(by, "rename", who)
        if not proper_name(name):
            raise Illegal("core.no-name")
        renamed = await self._members.rename(player, name)
        if player.role == "guest":
            await self._repository.set_name(player.id, renamed.name)
        await self._personal_data.rename_player(renamed, player.name)
        await self._record_audit(by, "renamed", f"{player.name} → {renamed.name}", player.id)

    async def issue_recovery_code(self, by: Actor, who: str) -> str:
        """Return a recovery code for a member who has lost their key."""
        player = await self.require_target(by, "code", who)
        await self._members.require_member(player)
        await self._record_audit(by, "code", player.name, player.id)
        return await self._members.issue_recovery_code(player)

    async def set_role(self, by: Actor, who: str, role: Role) -> None:
        """Give a member another role; raises Forbidden where that would leave no operator."""
        player = await self.require_target(by, "role", who)
        if role == "guest":
            raise Forbidden("people.members-only")
        await self._members.require_member(player)
        if not await self._repository.roles.set_role(who, role, now()):
            raise Forbidden("people.last-operator")
        await self._sessions.reconnect_pages(player)
        await self._record_audit(by, f"appointed-{role}", player.name, player.id)

    async def merge(self, by: Actor, who: str, into: str) -> None:
        """Merge one account into another, which keeps what both had; raises Forbidden where that would leave no operator."""
        player, other = (
            await self.require_target(by, "merge", who),
            await self.require_target(by, "merge-into", into),
        )
        if player.id == other.id:
            raise Illegal("people.same-person")
        if other.role == "operator":
            # Keys and bans of the account that ends go to the one that stays: an operator's takes neither.
            if (player.role != "guest" and by.role != "host") or player.banned_until > now():
                raise Forbidden("people.protected-account", name=other.name)
            # Nor does a device that signed in as someone else become an operator's.
            await self._sessions.end_other_sessions(player)
        await self._revoke_role(player)
        await self._personal_data.merge_accounts(player, other)
        # Open pages of either reconnect as the one who has everything now.
        await self._sessions.reconnect_pages(other)
        await self._record_audit(by, "merged", f"{player.name} → {other.name}", other.id)

    async def delete_account(self, by: Actor, who: str) -> None:
        """Delete an account; its matches stay, without the name. Raises Forbidden for the last operator."""
        await self._delete_account(await self.require_target(by, "erase", who))
        # The log does not keep whom it was about: that is what was asked for.
        await self._record_audit(by, "erased", "")

    async def delete_own_account(self, player: Player) -> None:
        """Delete an account at its owner's wish; raises Forbidden for the last operator."""
        await self._delete_account(player)

    async def delete_old_guests(self, by: Actor, days: int) -> int:
        """Take guests out who were not seen for so many days, and return how many there were."""
        require_site_right(by, "erase-guests")
        old = await self._repository.old_guests(now() - days * 24 * HOUR_MS)
        for person in old:
            await self._personal_data.delete_account(person.player)
        await self._record_audit(by, "guests-erased", str(len(old)))
        return len(old)

    async def export_data(self, player: Player) -> dict[str, Any]:
        """Return all that is stored about a person."""
        found = await self._personal_data.export_data(player)
        played = ("match", "game", "phase", "opened_at")
        found |= {
            "player": {
                "id": player.id,
                "name": player.name,
                "role": player.role,
                "created_at": player.created_at,
            },
            "settings": player.settings.decode(),
            "matches": [
                dict(zip(played, row, strict=True))
                for row in await self._repository.matches_of(player.id)
            ],
            "people": [
                {"id": one.id, "name": one.name, "regard": to_builtins(one.regard)}
                for one in await self._relationships.contacts(player)
            ],
        }
        return found

    async def reports(self) -> list[Report]:
        """Return what people asked to be looked after, what still waits first."""
        return await self._repository.reports(MAX_LISTED)

    async def resolve_report(self, by: Actor, id: str) -> None:
        """Note that a report was looked after; raises NotFound where there is none that waits."""
        require_site_right(by, "report-done")
        about = await self._repository.resolve_report(id, by.name, by.id)
        if about is None:
            raise NotFound("people.no-such-report")
        await self._record_audit(by, "report-done", *about)

    async def file_report(self, one: Report) -> None:
        """Keep a report."""
        await self._repository.add_report(one)

    async def audit_log(self) -> list[AuditEntry]:
        """Return what was done here last."""
        return await self._repository.audit_log(MAX_LISTED)

    async def _delete_account(self, player: Player) -> None:
        await self._revoke_role(player)
        await self._sessions.end_other_sessions(player)
        await self._personal_data.delete_account(player)

    async def _revoke_role(self, player: Player) -> None:
        """Take the role of an account that is about to end; raises Forbidden for the last operator."""
        if player.role != "guest" and not await self._repository.roles.set_role(
            player.id, "member", now()
        ):
            raise Forbidden("people.last-operator")

    async def _set_restrictions(self, by: Actor, player: Player, what: str, why: str) -> None:
        if not await self._repository.roles.set_restrictions(player, now()):
            raise Forbidden("people.last-operator")
        # Open pages come again and are met as what they are now.
        await self._sessions.reconnect_pages(player)
        await self._record_audit(by, what, player.name, player.id, why)

    async def _record_audit(
        self, by: Actor, what: str, about: str, about_player: str = "", why: str = ""
    ) -> None:
        deed = AuditEntry(
            at=now(), who=by.name, what=what, about=about, why=one_line(why, MAX_REASON_LENGTH)
        )
        await self._repository.add_audit_entry(secrets.token_hex(8), deed, by.id, about_player)


def _invitation_hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def _end_time(hours: int) -> int:
    return now() + min(hours, MAX_HOURS) * HOUR_MS if hours > 0 else 0
