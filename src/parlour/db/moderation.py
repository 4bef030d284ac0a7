"""The statements of the operator's room: people and their standing, invitations, rules of the house, and the log of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    LargeBinary,
    String,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
    update,
)

from parlour.db import forum
from parlour.db.personal_statements import PersonalDataRepository
from parlour.db.records import AuditEntry, EventRow, PersonRow, Player, PreparedWrite, Report, Role
from parlour.db.roles import RoleRepository
from parlour.db.schema.accounts import member, player, restriction, session
from parlour.db.schema.matches import event, match, seat, snapshot
from parlour.db.schema.moderation import audit_entry, invitation, site_setting
from parlour.db.store import PLAYER_COLUMNS, Store

GAME_COUNT = (
    select(func.count()).select_from(seat).where(seat.c.player == player.c.id).scalar_subquery()
)
LAST_SEEN = (
    select(func.max(session.c.seen_at)).where(session.c.player == player.c.id).scalar_subquery()
)
SELECT_PEOPLE = (
    select(*PLAYER_COLUMNS, GAME_COUNT, func.coalesce(LAST_SEEN, player.c.created_at).label("seen"))
    .select_from(player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
)
LIST_PEOPLE = (
    SELECT_PEOPLE.where(
        func.lower(player.c.name).like(bindparam("like")),
        or_(
            bindparam("kind", type_=String) == "all",
            func.coalesce(member.c.role, "guest") != "guest",
        ),
    )
    .order_by(
        case((member.c.role.is_(None), 1), else_=0),
        func.coalesce(LAST_SEEN, player.c.created_at).desc(),
        player.c.id,
    )
    .limit(bindparam("most"))
)
ONE_PERSON = SELECT_PEOPLE.where(player.c.id == bindparam("who"))
OLD_GUESTS = SELECT_PEOPLE.where(
    member.c.player.is_(None), func.coalesce(LAST_SEEN, player.c.created_at) < bindparam("before")
)
COUNT_OPERATORS = select(func.count()).select_from(member).where(member.c.role == "operator")
SET_NAME = update(player).where(player.c.id == bindparam("who")).values(name=bindparam("called"))

INVITATION_ROLE = select(invitation.c.role).where(
    invitation.c.hash == bindparam("key"), invitation.c.expires_at > bindparam("now")
)
USE_INVITATION = (
    delete(invitation)
    .where(invitation.c.hash == bindparam("key"), invitation.c.expires_at > bindparam("now"))
    .returning(invitation.c.role)
)
SELECT_SETTINGS = select(site_setting.c.name, site_setting.c.value)
SELECT_AUDIT_LOG = (
    select(
        audit_entry.c.at,
        audit_entry.c.who,
        audit_entry.c.what,
        audit_entry.c.about,
        audit_entry.c.why,
    )
    .order_by(audit_entry.c.at.desc(), audit_entry.c.id)
    .limit(bindparam("most"))
)

NAMING_EVENTS = select(
    event.c.match, event.c.seq, event.c.at, event.c.kind, event.c.body, event.c.digest
).where(or_(event.c.kind == "opened", event.c.kind == "seated"))
NAMES_SEATED = NAMING_EVENTS.where(
    event.c.match.in_(select(seat.c.match).where(seat.c.player == bindparam("who")))
)
UPDATE_EVENT = (
    update(event)
    .where(event.c.match == bindparam("of"), event.c.seq == bindparam("at_seq"))
    .values(body=bindparam("says"))
)
CLEAR_LISTING = update(match).where(match.c.id == bindparam("of")).values(listing=None)
DELETE_SNAPSHOT = delete(snapshot).where(snapshot.c.match == bindparam("of"))
SELECT_MATCHES = (
    select(match.c.id, match.c.game, match.c.phase, match.c.opened_at)
    .join_from(seat, match, match.c.id == seat.c.match)
    .where(seat.c.player == bindparam("who"))
    .order_by(match.c.opened_at)
)


class ModerationRepository:
    """What the operator asks of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._forum = forum.ForumRepository(store)
        self.personal_data, self.roles = PersonalDataRepository(store), RoleRepository(store)
        ruled = store.insert(site_setting)
        self._upsert_setting = ruled.on_conflict_do_update(
            index_elements=["name"], set_={"value": ruled.excluded.value}
        )
        self._insert_audit_entry, self._insert_invitation = (
            store.insert(audit_entry),
            store.insert(invitation),
        )
        wanted: BindParameter[bytes] = bindparam("whom", type_=LargeBinary)
        # Each database looks for bytes in bytes in words of its own.
        found = (
            func.instr(event.c.body, wanted)
            if store.is_sqlite
            else func.position(wanted.op("IN")(event.c.body))
        )
        self._naming_query = NAMING_EVENTS.where(found > 0)

    async def find_people(self, text: str, kind: str, most: int) -> list[PersonRow]:
        """Return those whose names hold a text, members first, the last seen first; `kind` is `all` or `members`."""
        like = f"%{text.lower().replace('%', '').replace('_', ' ')}%"
        return [
            _person_row(row)
            for row in await self._store.read(LIST_PEOPLE, like=like, kind=kind, most=most)
        ]

    async def find_person(self, who: str) -> PersonRow | None:
        """Return somebody who is stored."""
        found = await self._store.read(ONE_PERSON, who=who)
        return _person_row(found[0]) if found else None

    async def old_guests(self, before: int) -> list[PersonRow]:
        """Return the guests who were last seen before a moment."""
        return [_person_row(row) for row in await self._store.read(OLD_GUESTS, before=before)]

    async def has_operator(self) -> bool:
        """Return whether anybody is the operator."""
        return bool((await self._store.read(COUNT_OPERATORS))[0][0])

    async def set_name(self, who: str, name: str) -> None:
        """Give a guest another name."""
        await self._store.write(SET_NAME, who=who, called=name)

    async def add_invitation(self, key: bytes, role: Role, expires_at: int) -> None:
        """Store the hash of an invitation."""
        await self._store.write(self._insert_invitation, hash=key, role=role, expires_at=expires_at)

    async def role_of_invitation(self, key: bytes, now: int) -> Role | None:
        """Return the role that an invitation gives, without using it up; None where there is none such."""
        found = await self._store.read(INVITATION_ROLE, key=key, now=now)
        return found[0][0] if found else None

    async def use_invitation(self, key: bytes, now: int) -> Role | None:
        """Use an invitation up and return what it makes of whoever has it; None where there is none such."""
        found = await self._store.write(USE_INVITATION, key=key, now=now)
        return found[0][0] if found else None

    async def settings(self) -> dict[str, str]:
        """Return the rules of the house that were set."""
        return {row[0]: row[1] for row in await self._store.read(SELECT_SETTINGS)}

    async def set_setting(self, name: str, value: str) -> None:
        """Set a rule of the house."""
        await self._store.write(self._upsert_setting, name=name, value=value)

    async def add_audit_entry(
        self, id: str, done: AuditEntry, who_player: str, about_player: str
    ) -> None:
        """Store what was done, with the ids of who did it and whom it is about (empty: nobody who is stored)."""
        values = {"who": done.who, "what": done.what, "about": done.about, "why": done.why}
        await self._store.write(
            self._insert_audit_entry,
            id=id,
            at=done.at,
            **values,
            who_player=who_player,
            about_player=about_player,
        )

    async def add_report(self, one: Report) -> None:
        """Store a report."""
        await self._forum.add_report(one)

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, what nobody has looked after yet first."""
        return await self._forum.reports(most)

    async def resolve_report(self, id: str, by: str, by_player: str) -> tuple[str, str] | None:
        """Store who has dealt with a report (name and id) and return whom it is about (name and id); None where none waits."""
        return await self._forum.resolve_report(id, by, by_player)

    async def audit_log(self, most: int) -> list[AuditEntry]:
        """Return what was done last, the newest first."""
        return [
            AuditEntry(at=row[0], who=row[1], what=row[2], about=row[3], why=row[4])
            for row in await self._store.read(SELECT_AUDIT_LOG, most=most)
        ]

    async def events_naming(self, who: str) -> list[EventRow]:
        """Return the rows of all logs in which a player is named; looks through every match."""
        return [
            _event_row(row) for row in await self._store.read(self._naming_query, whom=who.encode())
        ]

    async def naming_where_seated(self, who: str) -> list[EventRow]:
        """Return the rows that name people in the matches in which a player has a seat."""
        return [_event_row(row) for row in await self._store.read(NAMES_SEATED, who=who)]

    def rewrite_statement(self, match: str, seq: int, body: bytes) -> PreparedWrite:
        """Return what replaces the body of one row."""
        return self._store.prepare(UPDATE_EVENT, of=match, at_seq=seq, says=body)

    def uncache_statements(self, match: str) -> Sequence[PreparedWrite]:
        """Return what drops all that is cached of a match: it is made again from the log."""
        return self._store.prepare(DELETE_SNAPSHOT, of=match), self._store.prepare(
            CLEAR_LISTING, of=match
        )

    async def write_all(self, writes: Sequence[PreparedWrite]) -> None:
        """Run statements in one transaction."""
        await self._store.write_all(writes)

    async def matches_of(self, who: str) -> list[tuple[Any, ...]]:
        """Return where somebody sits or sat: match, game, phase, moment of opening."""
        return await self._store.read(SELECT_MATCHES, who=who)


def _event_row(row: Sequence[Any]) -> EventRow:
    return EventRow(
        match=row[0], seq=row[1], at=row[2], kind=row[3], body=bytes(row[4]), digest=row[5]
    )


def _person_row(row: Sequence[Any]) -> PersonRow:
    return PersonRow(player=Player(*row[:7]), games=row[7], seen_at=row[8])
