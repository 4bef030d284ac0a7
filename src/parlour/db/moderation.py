"""The statements of the operator's room: people and their standing, invitations, rules of the house, and the log of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, LargeBinary, String, bindparam, case, delete, func, or_, select, update

from parlour.db import forum
from parlour.db.personal_statements import PersonalData
from parlour.db.records import Deed, PersonRow, Player, Report, Role, Row, Write
from parlour.db.roles import Roles
from parlour.db.schema.accounts import member, player, session, standing
from parlour.db.schema.matches import event, match, seat, snapshot
from parlour.db.schema.moderation import deed, invitation, rule
from parlour.db.store import PLAYER, Store

GAMES = select(func.count()).select_from(seat).where(seat.c.player == player.c.id).scalar_subquery()
SEEN = select(func.max(session.c.seen_at)).where(session.c.player == player.c.id).scalar_subquery()
FOUND = (
    select(*PLAYER, GAMES, func.coalesce(SEEN, player.c.created_at).label("seen"))
    .select_from(player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(standing, standing.c.player == player.c.id)
)
LISTED = (
    FOUND.where(
        func.lower(player.c.name).like(bindparam("like")),
        or_(bindparam("kind", type_=String) == "all", func.coalesce(member.c.role, "guest") != "guest"),
    )
    .order_by(case((member.c.role.is_(None), 1), else_=0), func.coalesce(SEEN, player.c.created_at).desc(), player.c.id)
    .limit(bindparam("most"))
)
ONE = FOUND.where(player.c.id == bindparam("who"))
OLD_GUESTS = FOUND.where(member.c.player.is_(None), func.coalesce(SEEN, player.c.created_at) < bindparam("before"))
OPERATORS = select(func.count()).select_from(member).where(member.c.role == "operator")
CALL = update(player).where(player.c.id == bindparam("who")).values(name=bindparam("called"))

ROLE_OF = select(invitation.c.role).where(invitation.c.hash == bindparam("key"), invitation.c.expires_at > bindparam("now"))
USE = delete(invitation).where(invitation.c.hash == bindparam("key"), invitation.c.expires_at > bindparam("now")).returning(invitation.c.role)
RULES = select(rule.c.name, rule.c.value)
DEEDS = select(deed.c.at, deed.c.who, deed.c.what, deed.c.about, deed.c.why).order_by(deed.c.at.desc(), deed.c.id).limit(bindparam("most"))

NAMES = select(event.c.match, event.c.seq, event.c.at, event.c.kind, event.c.body, event.c.digest).where(
    or_(event.c.kind == "opened", event.c.kind == "seated")
)
NAMES_SEATED = NAMES.where(event.c.match.in_(select(seat.c.match).where(seat.c.player == bindparam("who"))))
REWRITE = update(event).where(event.c.match == bindparam("of"), event.c.seq == bindparam("at_seq")).values(body=bindparam("says"))
NO_LISTING = update(match).where(match.c.id == bindparam("of")).values(listing=None)
NO_SNAPSHOT = delete(snapshot).where(snapshot.c.match == bindparam("of"))
PLAYED = (
    select(match.c.id, match.c.game, match.c.phase, match.c.opened_at)
    .join_from(seat, match, match.c.id == seat.c.match)
    .where(seat.c.player == bindparam("who"))
    .order_by(match.c.opened_at)
)


class Desk:
    """What the operator asks of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = forum.Threads(store)
        self.personal, self.roles = PersonalData(store), Roles(store)
        ruled = store.insert(rule)
        self._rule = ruled.on_conflict_do_update(index_elements=["name"], set_={"value": ruled.excluded.value})
        self._note, self._invite = store.insert(deed), store.insert(invitation)
        wanted: BindParameter[bytes] = bindparam("whom", type_=LargeBinary)
        # Each database looks for bytes in bytes in words of its own.
        found = func.instr(event.c.body, wanted) if store.is_sqlite else func.position(wanted.op("IN")(event.c.body))
        self._naming = NAMES.where(found > 0)

    async def people(self, text: str, kind: str, most: int) -> list[PersonRow]:
        """Return those whose names hold a text, members first, the last seen first; `kind` is `all` or `members`."""
        like = f"%{text.lower().replace('%', '').replace('_', ' ')}%"
        return [_person(row) for row in await self._store.read(LISTED, like=like, kind=kind, most=most)]

    async def person(self, who: str) -> PersonRow | None:
        """Return somebody who is stored."""
        found = await self._store.read(ONE, who=who)
        return _person(found[0]) if found else None

    async def old_guests(self, before: int) -> list[PersonRow]:
        """Return the guests who were last seen before a moment."""
        return [_person(row) for row in await self._store.read(OLD_GUESTS, before=before)]

    async def has_operator(self) -> bool:
        """Return whether anybody is the operator."""
        return bool((await self._store.read(OPERATORS))[0][0])

    async def call(self, who: str, name: str) -> None:
        """Give a guest another name."""
        await self._store.write(CALL, who=who, called=name)

    async def invite(self, key: bytes, role: Role, expires_at: int) -> None:
        """Store the hash of an invitation."""
        await self._store.write(self._invite, hash=key, role=role, expires_at=expires_at)

    async def role_of_invitation(self, key: bytes, now: int) -> Role | None:
        """Return the role that an invitation gives, without using it up; None where there is none such."""
        found = await self._store.read(ROLE_OF, key=key, now=now)
        return found[0][0] if found else None

    async def use_invitation(self, key: bytes, now: int) -> Role | None:
        """Use an invitation up and return what it makes of whoever has it; None where there is none such."""
        found = await self._store.write(USE, key=key, now=now)
        return found[0][0] if found else None

    async def rules(self) -> dict[str, str]:
        """Return the rules of the house that were set."""
        return {row[0]: row[1] for row in await self._store.read(RULES)}

    async def set_rule(self, name: str, value: str) -> None:
        """Set a rule of the house."""
        await self._store.write(self._rule, name=name, value=value)

    async def note(self, id: str, done: Deed, who_player: str, about_player: str) -> None:
        """Store what was done, with the ids of who did it and whom it is about (empty: nobody who is stored)."""
        values = {"who": done.who, "what": done.what, "about": done.about, "why": done.why}
        await self._store.write(self._note, id=id, at=done.at, **values, who_player=who_player, about_player=about_player)

    async def report(self, one: Report) -> None:
        """Store a report."""
        await self._threads.report(one)

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, what nobody has looked after yet first."""
        return await self._threads.reports(most)

    async def report_done(self, id: str, by: str, by_player: str) -> tuple[str, str] | None:
        """Store who has dealt with a report (name and id) and return whom it is about (name and id); None where none waits."""
        return await self._threads.done(id, by, by_player)

    async def deeds(self, most: int) -> list[Deed]:
        """Return what was done last, the newest first."""
        return [Deed(at=row[0], who=row[1], what=row[2], about=row[3], why=row[4]) for row in await self._store.read(DEEDS, most=most)]

    async def naming(self, who: str) -> list[Row]:
        """Return the rows of all logs in which a player is named; looks through every match."""
        return [_named(row) for row in await self._store.read(self._naming, whom=who.encode())]

    async def naming_where_seated(self, who: str) -> list[Row]:
        """Return the rows that name people in the matches in which a player has a seat."""
        return [_named(row) for row in await self._store.read(NAMES_SEATED, who=who)]

    def rewritten(self, match: str, seq: int, body: bytes) -> Write:
        """Return what replaces the body of one row."""
        return self._store.prepared(REWRITE, of=match, at_seq=seq, says=body)

    def uncached(self, match: str) -> Sequence[Write]:
        """Return what drops all that is cached of a match: it is made again from the log."""
        return self._store.prepared(NO_SNAPSHOT, of=match), self._store.prepared(NO_LISTING, of=match)

    async def write_all(self, writes: Sequence[Write]) -> None:
        """Run statements in one transaction."""
        await self._store.write_all(writes)

    async def played(self, who: str) -> list[tuple[Any, ...]]:
        """Return where somebody sits or sat: match, game, phase, moment of opening."""
        return await self._store.read(PLAYED, who=who)


def _named(row: Sequence[Any]) -> Row:
    return Row(match=row[0], seq=row[1], at=row[2], kind=row[3], body=bytes(row[4]), digest=row[5])


def _person(row: Sequence[Any]) -> PersonRow:
    return PersonRow(player=Player(*row[:7]), games=row[7], seen_at=row[8])
