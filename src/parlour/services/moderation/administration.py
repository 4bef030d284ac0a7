"""The operator's room: who comes in, who stays, and a log of all that was done here."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import to_builtins

from parlour.core.game import Illegal, replace
from parlour.db.records import Deed, PersonRow, Player, Report, Role
from parlour.db.roles import PRIVILEGED, RANK
from parlour.services.accounts.admin_rights import AccountAction, Actor, actor, require_account_right, require_site_right
from parlour.services.accounts.passwords import Passwords, require_good
from parlour.services.errors import Forbidden, Missing
from parlour.services.moderation.reports import LONGEST_WHY
from parlour.services.names import proper_name
from parlour.services.text import one_line, proper_template
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.moderation import Desk
    from parlour.services.account_deletion import Erasure
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.sessions import Sessions
    from parlour.services.social.relationships import Circle

Door = Literal["open", "invitation", "closed"]
"""Who comes in: everybody; guests by the link of a table, and members by invitation; members alone."""

DOOR, PASSWORD, ANNOUNCEMENT, MEANINGS, SIGN_UPS = "door", "password", "announcement", "meanings", "sign-ups"
LONGEST_ANNOUNCEMENT = 200
USUAL_SIGN_UPS, MOST_SIGN_UPS = 60, 10_000
"""Accounts a day from one network: the default, and the most an operator can set."""

MOST = 100
"""How many people and how many deeds a list shows."""

HOUR_MS = 3_600_000
LONGEST_HOURS = 24 * 365 * 100
LINK_MS = 7 * 24 * HOUR_MS
"""How long an invitation and the operator's own link hold."""

FRESH_MS = 2_000
"""After so many milliseconds the rules are read again: another process of the house may have changed them."""

THE_HOST = Actor(name="host", role="host", confirmed=True)
"""The actor of commands on the server's own machine."""


class Office:
    """Actions of operators and moderators. Each is checked against the table of rights and written to a log that is never cut."""

    def __init__(self, desk: Desk, members: Members, sessions: Sessions, erasure: Erasure, circle: Circle) -> None:
        self._desk, self._members, self._sessions, self._erasure, self._circle = desk, members, sessions, erasure, circle
        self._passwords = Passwords()
        self._kept: dict[str, str] = {}
        self._read_at = 0

    async def _rules(self) -> dict[str, str]:
        if now() - self._read_at > FRESH_MS:
            self._kept, self._read_at = await self._desk.rules(), now()
        return self._kept

    async def _rule(self, name: str, value: str) -> None:
        await self._desk.set_rule(name, value)
        self._kept, self._read_at = await self._desk.rules(), now()

    async def door(self) -> Door:
        """Return who may come in."""
        found: Any = (await self._rules()).get(DOOR, "open")
        return found if found in get_args(Door) else "open"

    async def set_door(self, by: Actor, door: Door) -> None:
        """Open or close the house."""
        require_site_right(by, "door")
        await self._rule(DOOR, door)
        await self._note(by, f"door-{door}", "")

    async def has_password(self) -> bool:
        """Return whether the house has a password, which does for whoever knows it what an invitation does once."""
        return bool((await self._rules()).get(PASSWORD))

    async def set_password(self, by: Actor, password: str) -> None:
        """Give the house a password, or with an empty one take it away; raises Illegal for one that is too easily guessed."""
        require_site_right(by, "password")
        if password:
            require_good(password, "")
        await self._rule(PASSWORD, await self._passwords.hashed(password) if password else "")
        await self._note(by, "password-set" if password else "password-taken", "")

    async def announcement(self) -> str:
        """Return what every page says just now, empty for nothing."""
        until, _, text = (await self._rules()).get(ANNOUNCEMENT, "0 ").partition(" ")
        return text if int(until) > now() else ""

    async def announce(self, by: Actor, text: str, hours: int) -> None:
        """Say something on every page for so many hours; an empty text, or none, takes back what was said."""
        require_site_right(by, "announcement")
        line = one_line(text, LONGEST_ANNOUNCEMENT) if hours > 0 else ""
        await self._rule(ANNOUNCEMENT, f"{_until(hours) if line else 0} {line}")
        await self._note(by, "announced" if line else "announcement-ended", line)

    async def meanings(self) -> str:
        """Return the address at which words are explained, with `{word}` and perhaps `{language}` in it; empty for none."""
        return (await self._rules()).get(MEANINGS, "")

    async def set_meanings(self, by: Actor, template: str) -> None:
        """Name the address at which words are explained, or with an empty one none; raises Illegal for what is no such address."""
        require_site_right(by, "meanings")
        kept = proper_template(template) if template else ""
        await self._rule(MEANINGS, kept)
        await self._note(by, "meanings-set" if kept else "meanings-taken", kept)

    async def sign_ups(self) -> int:
        """Return how many accounts a day may be made from one network."""
        found = (await self._rules()).get(SIGN_UPS, "")
        return int(found) if found.isdecimal() else USUAL_SIGN_UPS

    async def set_sign_ups(self, by: Actor, a_day: int) -> None:
        """Set how many accounts a day may be made from one network; raises Illegal for a number out of bounds."""
        require_site_right(by, "sign-ups")
        if not 1 <= a_day <= MOST_SIGN_UPS:
            raise Illegal("people.sign-ups-bounds", most=MOST_SIGN_UPS)
        await self._rule(SIGN_UPS, str(a_day))
        await self._note(by, "sign-ups-set", str(a_day))

    async def invitation(self, by: Actor, role: Role = "member") -> str:
        """Return the key of a link that lets one person become a member, or more."""
        require_site_right(by, "invite-staff" if role in PRIVILEGED else "invite")
        key = secrets.token_urlsafe(18)
        await self._desk.invite(_hash(key), role, now() + LINK_MS)
        await self._note(by, "invited", role)
        return key

    async def first_link(self) -> str | None:
        """Return the key that makes whoever has it the operator, as long as nobody is."""
        if await self._desk.has_operator():
            return None
        key = secrets.token_urlsafe(18)
        await self._desk.invite(_hash(key), "operator", now() + LINK_MS)
        return key

    async def invited(self, key: str) -> Role:
        """Use an invitation up and return what it makes of whoever has it; the password of the house makes members. Raises Forbidden."""
        role = await self._desk.use_invitation(_hash(key), now())
        if role is not None:
            return role
        hashed = (await self._rules()).get(PASSWORD)
        if hashed and key and await self._passwords.fits(key, hashed):
            return "member"
        raise Forbidden("people.no-invitation")

    async def welcome(self, player: Player) -> None:
        """Write down that somebody came in as more than a member."""
        if player.role != "member":
            await self._note(actor(player), f"appointed-{player.role}", player.name, player.id)

    async def claim(self, player: Player, key: str) -> None:
        """Give a member the role of an invitation. One that gives no more than they have is refused and stays good."""
        await self._members.of(player)
        offered = await self._desk.role_of_invitation(_hash(key), now())
        if offered is None:
            raise Forbidden("people.no-invitation")
        if RANK[offered] <= RANK[player.role]:
            raise Illegal("people.invitation-not-needed")
        role = await self._desk.use_invitation(_hash(key), now())
        if role is None:
            raise Forbidden("people.no-invitation")
        if await self._desk.roles.raise_role(player.id, role):
            await self._sessions.changed(player)
            await self._note(actor(player), f"appointed-{role}", player.name, player.id)

    async def people(self, text: str, kind: str) -> list[PersonRow]:
        """Return those whose names hold a text."""
        return await self._desk.people(text, kind, MOST)

    async def person(self, who: str) -> Player:
        """Return somebody who is stored; raises Missing."""
        found = await self._desk.person(who)
        if found is None:
            raise Missing("people.nobody", name=who[:40])
        return found.player

    async def target(self, by: Actor, action: AccountAction, who: str) -> Player:
        """Return the stored player an action is for; raises Missing, and Forbidden where the table of rights does not allow it."""
        player = await self.person(who)
        require_account_right(by, action, player)
        return player

    async def mute(self, by: Actor, who: str, hours: int, why: str = "") -> None:
        """Let somebody say nothing for so many hours; none lifts it."""
        player = await self.target(by, "mute", who)
        await self._stand(by, replace(player, muted_until=_until(hours)), "muted" if hours else "unmuted", why)

    async def ban(self, by: Actor, who: str, hours: int, why: str = "") -> None:
        """Keep somebody out for so many hours; none lets them in again. They are signed out."""
        player = await self.target(by, "ban", who)
        await self._stand(by, replace(player, banned_until=_until(hours)), "banned" if hours else "unbanned", why)

    async def send_out(self, by: Actor, who: str) -> None:
        """Sign somebody out everywhere."""
        player = await self.target(by, "send-out", who)
        await self._sessions.end_others(player)
        await self._note(by, "sent-out", player.name, player.id)

    async def rename(self, by: Actor, who: str, name: str) -> None:
        """Give somebody another name, in what they played too."""
        player = await self.target(by, "rename", who)
        if not proper_name(name):
            raise Illegal("core.no-name")
        renamed = await self._members.renamed(player, name)
        if player.role == "guest":
            await self._desk.call(player.id, renamed.name)
        await self._erasure.rename(renamed, player.name)
        await self._note(by, "renamed", f"{player.name} → {renamed.name}", player.id)

    async def code(self, by: Actor, who: str) -> str:
        """Return a recovery code for a member who has lost their key."""
        player = await self.target(by, "code", who)
        await self._members.of(player)
        await self._note(by, "code", player.name, player.id)
        return await self._members.lent_code(player)

    async def appoint(self, by: Actor, who: str, role: Role) -> None:
        """Give a member another role; raises Forbidden where that would leave no operator."""
        player = await self.target(by, "role", who)
        if role == "guest":
            raise Forbidden("people.members-only")
        await self._members.of(player)
        if not await self._desk.roles.set_role(who, role, now()):
            raise Forbidden("people.last-operator")
        await self._sessions.changed(player)
        await self._note(by, f"appointed-{role}", player.name, player.id)

    async def merge(self, by: Actor, who: str, into: str) -> None:
        """Merge one account into another, which keeps what both had; raises Forbidden where that would leave no operator."""
        player, other = await self.target(by, "merge", who), await self.target(by, "merge-into", into)
        if player.id == other.id:
            raise Illegal("people.same-person")
        if other.role == "operator":
            # Keys and bans of the account that ends go to the one that stays: an operator's takes neither.
            if (player.role != "guest" and by.role != "host") or player.banned_until > now():
                raise Forbidden("people.protected-account", name=other.name)
            # Nor does a device that signed in as someone else become an operator's.
            await self._sessions.end_others(player)
        await self._require_dispensable(player)
        await self._erasure.merge(player, other)
        # Open pages of either reconnect as the one who has everything now.
        await self._sessions.changed(other)
        await self._note(by, "merged", f"{player.name} → {other.name}", other.id)

    async def erase(self, by: Actor, who: str) -> None:
        """Delete an account; its matches stay, without the name. Raises Forbidden for the last operator."""
        await self._take_out(await self.target(by, "erase", who))
        # The log does not keep whom it was about: that is what was asked for.
        await self._note(by, "erased", "")

    async def leave(self, player: Player) -> None:
        """Delete an account at its owner's wish; raises Forbidden for the last operator."""
        await self._take_out(player)

    async def erase_old_guests(self, by: Actor, days: int) -> int:
        """Take guests out who were not seen for so many days, and return how many there were."""
        require_site_right(by, "erase-guests")
        old = await self._desk.old_guests(now() - days * 24 * HOUR_MS)
        for person in old:
            await self._erasure.erase(person.player)
        await self._note(by, "guests-erased", str(len(old)))
        return len(old)

    async def kept_of(self, player: Player) -> dict[str, Any]:
        """Return all that is stored about a person."""
        found = await self._erasure.exported(player)
        played = ("match", "game", "phase", "opened_at")
        found |= {
            "player": {"id": player.id, "name": player.name, "role": player.role, "created_at": player.created_at},
            "settings": player.settings.decode(),
            "matches": [dict(zip(played, row, strict=True)) for row in await self._desk.played(player.id)],
            "people": [{"id": one.id, "name": one.name, "regard": to_builtins(one.regard)} for one in await self._circle.known(player)],
        }
        return found

    async def reports(self) -> list[Report]:
        """Return what people asked to be looked after, what still waits first."""
        return await self._desk.reports(MOST)

    async def look_after(self, by: Actor, id: str) -> None:
        """Note that a report was looked after; raises Missing where there is none that waits."""
        require_site_right(by, "report-done")
        about = await self._desk.report_done(id, by.name, by.id)
        if about is None:
            raise Missing("people.no-such-report")
        await self._note(by, "report-done", *about)

    async def report(self, one: Report) -> None:
        """Keep a report."""
        await self._desk.report(one)

    async def deeds(self) -> list[Deed]:
        """Return what was done here last."""
        return await self._desk.deeds(MOST)

    async def _take_out(self, player: Player) -> None:
        await self._require_dispensable(player)
        await self._sessions.end_others(player)
        await self._erasure.erase(player)

    async def _require_dispensable(self, player: Player) -> None:
        """Take the role of an account that is about to end; raises Forbidden for the last operator."""
        if player.role != "guest" and not await self._desk.roles.set_role(player.id, "member", now()):
            raise Forbidden("people.last-operator")

    async def _stand(self, by: Actor, player: Player, what: str, why: str) -> None:
        if not await self._desk.roles.set_standing(player, now()):
            raise Forbidden("people.last-operator")
        # Open pages come again and are met as what they are now.
        await self._sessions.changed(player)
        await self._note(by, what, player.name, player.id, why)

    async def _note(self, by: Actor, what: str, about: str, about_player: str = "", why: str = "") -> None:
        deed = Deed(at=now(), who=by.name, what=what, about=about, why=one_line(why, LONGEST_WHY))
        await self._desk.note(secrets.token_hex(8), deed, by.id, about_player)


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def _until(hours: int) -> int:
    return now() + min(hours, LONGEST_HOURS) * HOUR_MS if hours > 0 else 0
