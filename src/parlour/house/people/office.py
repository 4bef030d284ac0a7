"""The operator's room: who comes in, who stays, and a log of all that was done here."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import to_builtins

from parlour.core.game import Illegal, replace
from parlour.db.records import Deed, PersonRow, Player, Report, Role
from parlour.house.matches.matches import now
from parlour.house.people.names import proper_name
from parlour.house.people.passwords import Passwords, require_good
from parlour.house.people.reports import LONGEST_WHY
from parlour.house.people.text import one_line
from parlour.house.refusal import Forbidden, Missing
from parlour.house.wordbook import proper_template

if TYPE_CHECKING:
    from parlour.db.desk import Desk
    from parlour.house.people.circle import Circle
    from parlour.house.people.erasure import Erasure
    from parlour.house.people.members import Members
    from parlour.house.people.sessions import Sessions

Door = Literal["open", "invitation", "closed"]
"""Who comes in: everybody; guests by the link of a table, and members by invitation; members alone."""

DOOR, PASSWORD, ANNOUNCEMENT, MEANINGS = "door", "password", "announcement", "meanings"
LONGEST_ANNOUNCEMENT = 200
MOST = 100
"""How many people and how many deeds a list shows."""

HOUR_MS = 3_600_000
LONGEST_HOURS = 24 * 365 * 100
LINK_MS = 7 * 24 * HOUR_MS
"""How long an invitation and the operator's own link hold."""

FRESH_MS = 2_000
"""After so many milliseconds the rules are read again: another process of the house may have changed them."""

THE_HOST = "host"
"""Who did what was done by a command on the house's own machine."""


class Office:
    """What operators and moderators may do. Whoever does it is named in the log, and nothing is ever taken out of that."""

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

    async def set_door(self, by: str, door: Door) -> None:
        """Open or close the house."""
        await self._rule(DOOR, door)
        await self._note(by, f"door-{door}", "")

    async def has_password(self) -> bool:
        """Return whether the house has a password, which does for whoever knows it what an invitation does once."""
        return bool((await self._rules()).get(PASSWORD))

    async def set_password(self, by: str, password: str) -> None:
        """Give the house a password, or with an empty one take it away; raises Illegal for one that is too easily guessed."""
        if password:
            require_good(password, "")
        await self._rule(PASSWORD, await self._passwords.hashed(password) if password else "")
        await self._note(by, "password-set" if password else "password-taken", "")

    async def announcement(self) -> str:
        """Return what every page says just now, empty for nothing."""
        until, _, text = (await self._rules()).get(ANNOUNCEMENT, "0 ").partition(" ")
        return text if int(until) > now() else ""

    async def announce(self, by: str, text: str, hours: int) -> None:
        """Say something on every page for so many hours; an empty text, or none, takes back what was said."""
        line = one_line(text, LONGEST_ANNOUNCEMENT) if hours > 0 else ""
        await self._rule(ANNOUNCEMENT, f"{_until(hours) if line else 0} {line}")
        await self._note(by, "announced" if line else "announcement-ended", line)

    async def meanings(self) -> str:
        """Return the address at which words are explained, with `{word}` and perhaps `{language}` in it; empty for none."""
        return (await self._rules()).get(MEANINGS, "")

    async def set_meanings(self, by: str, template: str) -> None:
        """Name the address at which words are explained, or with an empty one none; raises Illegal for what is no such address."""
        kept = proper_template(template) if template else ""
        await self._rule(MEANINGS, kept)
        await self._note(by, "meanings-set" if kept else "meanings-taken", kept)

    async def invitation(self, by: str, role: Role = "member") -> str:
        """Return the key of a link that lets one person become a member, or more."""
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
            await self._note(player.name, f"appointed-{player.role}", player.name, player.id)

    async def claim(self, player: Player, key: str) -> None:
        """Let a member take the role of an invitation."""
        await self._members.of(player)
        await self.appoint(player.name, player.id, await self.invited(key))

    async def people(self, text: str, kind: str) -> list[PersonRow]:
        """Return those whose names hold a text."""
        return await self._desk.people(text, kind, MOST)

    async def person(self, who: str) -> Player:
        """Return somebody who is stored; raises Missing."""
        found = await self._desk.person(who)
        if found is None:
            raise Missing("people.nobody", name=who[:40])
        return found.player

    async def mute(self, by: str, who: str, hours: int, why: str = "") -> None:
        """Let somebody say nothing for so many hours; none lifts it."""
        player = await self._below(by, who)
        await self._stand(by, replace(player, muted_until=_until(hours)), "muted" if hours else "unmuted", why)

    async def ban(self, by: str, who: str, hours: int, why: str = "") -> None:
        """Keep somebody out for so many hours; none lets them in again. They are signed out."""
        player = await self._below(by, who)
        await self._stand(by, replace(player, banned_until=_until(hours)), "banned" if hours else "unbanned", why)

    async def send_out(self, by: str, who: str) -> None:
        """Sign somebody out everywhere."""
        player = await self._below(by, who)
        await self._sessions.end_others(player)
        await self._note(by, "sent-out", player.name, player.id)

    async def rename(self, by: str, who: str, name: str) -> None:
        """Give somebody another name, in what they played too."""
        player = await self._below(by, who)
        if not proper_name(name):
            raise Illegal("core.no-name")
        renamed = await self._members.renamed(player, name)
        if player.role == "guest":
            await self._desk.call(player.id, renamed.name)
        await self._erasure.rename(renamed)
        await self._note(by, "renamed", f"{player.name} → {renamed.name}", player.id)

    async def code(self, by: str, who: str) -> str:
        """Return a recovery code for a member who has lost their key."""
        player = await self.person(who)
        await self._members.of(player)
        await self._note(by, "code", player.name, player.id)
        return await self._members.lent_code(player)

    async def appoint(self, by: str, who: str, role: Role) -> None:
        """Give a member another role."""
        player = await self.person(who)
        await self._members.of(player)
        await self._desk.appoint(who, role)
        await self._sessions.changed(player)
        await self._note(by, f"appointed-{role}", player.name, player.id)

    async def merge(self, by: str, who: str, into: str) -> None:
        """Make one person another, who has everything both had."""
        player, other = await self._below(by, who), await self.person(into)
        if player.id == other.id:
            raise Illegal("people.same-person")
        await self._erasure.merge(player, other)
        # Open pages of either reconnect as the one who has everything now.
        await self._sessions.changed(other)
        await self._note(by, "merged", f"{player.name} → {other.name}", other.id)

    async def erase(self, by: str, who: str) -> None:
        """Take somebody out of the house; their matches stay, nameless."""
        player = await self._below(by, who)
        await self._sessions.end_others(player)
        await self._erasure.erase(player)
        # The log does not keep whom it was about: that is what was asked for.
        await self._note(by, "erased", "")

    async def leave(self, player: Player) -> None:
        """Take somebody out who asks for it; raises Forbidden for the last operator, without whom nobody could look after the house."""
        if player.role == "operator" and not await self._desk.has_operator_beside(player.id):
            raise Forbidden("people.last-operator")
        await self._sessions.end_others(player)
        await self._erasure.erase(player)

    async def erase_old_guests(self, by: str, days: int) -> int:
        """Take guests out who were not seen for so many days, and return how many there were."""
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

    async def look_after(self, by: str, id: str) -> None:
        """Note that a report was looked after; raises Missing where there is none that waits."""
        about = await self._desk.report_done(id, by, await self._actor(by))
        if about is None:
            raise Missing("people.no-such-report")
        await self._note(by, "report-done", *about)

    async def report(self, one: Report) -> None:
        """Keep a report."""
        await self._desk.report(one)

    async def deeds(self) -> list[Deed]:
        """Return what was done here last."""
        return await self._desk.deeds(MOST)

    async def _below(self, by: str, who: str) -> Player:
        """Return somebody to whom something may be done; an operator is safe from all but the house's own machine."""
        player = await self.person(who)
        if player.role == "operator" and by != THE_HOST:
            raise Forbidden("people.not-an-operator")
        return player

    async def _stand(self, by: str, player: Player, what: str, why: str) -> None:
        await self._desk.stand(player)
        # Open pages come again and are met as what they are now.
        await self._sessions.changed(player)
        await self._note(by, what, player.name, player.id, why)

    async def _note(self, who: str, what: str, about: str, about_player: str = "", why: str = "") -> None:
        deed = Deed(at=now(), who=who, what=what, about=about, why=one_line(why, LONGEST_WHY))
        await self._desk.note(secrets.token_hex(8), deed, await self._actor(who), about_player)

    async def _actor(self, name: str) -> str:
        """Return the id of a moderator or operator by name, empty for a command of the server."""
        return "" if name == THE_HOST else await self._members.id_of(name)


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def _until(hours: int) -> int:
    return now() + min(hours, LONGEST_HOURS) * HOUR_MS if hours > 0 else 0
