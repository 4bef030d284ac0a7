"""Administration and moderation: users, invitation links, settings and the audit log."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    BindParameter,
    LargeBinary,
    String,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from parlour.db import forum
from parlour.db.bot_accounts import BotAccountRepository
from parlour.db.personal_statements import PersonalDataRepository
from parlour.db.records import (
    AuditEntry,
    EventRow,
    MatchOfPlayer,
    PersonRow,
    PreparedStatement,
    Report,
    ReportedUser,
    Role,
)
from parlour.db.result_rows import SqlRow
from parlour.db.roles import RoleRepository
from parlour.db.schema.accounts import member, player, restriction, session
from parlour.db.schema.matches import event, match, seat, snapshot
from parlour.db.schema.moderation import audit_entry, invitation, site_setting
from parlour.db.statements import DialectStatement, upsert
from parlour.db.store import PLAYER_COLUMNS, Store, player_from_row

_match_count = (
    select(func.count()).select_from(seat).where(seat.c.player == player.c.id).scalar_subquery()
)
_last_seen = func.coalesce(
    select(func.max(session.c.seen_at)).where(session.c.player == player.c.id).scalar_subquery(),
    player.c.created_at,
)
SELECT_PEOPLE = (
    select(*PLAYER_COLUMNS, _match_count.label("games"), _last_seen.label("seen_at"))
    .select_from(player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
)
SELECT_PEOPLE_BY_NAME = (
    SELECT_PEOPLE.where(
        func.lower(player.c.name).like(bindparam("pattern")),
        or_(
            bindparam("kind", type_=String) == "all",
            func.coalesce(member.c.role, "guest") != "guest",
        ),
    )
    .order_by(case((member.c.role.is_(None), 1), else_=0), _last_seen.desc(), player.c.id)
    .limit(bindparam("limit"))
)
SELECT_PERSON = SELECT_PEOPLE.where(player.c.id == bindparam("player_id"))
SELECT_OLD_GUESTS = SELECT_PEOPLE.where(
    member.c.player.is_(None), _last_seen < bindparam("seen_before")
)
COUNT_OPERATORS = select(func.count()).select_from(member).where(member.c.role == "operator")
UPDATE_NAME = (
    update(player).where(player.c.id == bindparam("player_id")).values(name=bindparam("new_name"))
)

INSERT_INVITATION = insert(invitation)
SELECT_INVITATION_ROLE = select(invitation.c.role).where(
    invitation.c.hash == bindparam("invitation_hash"), invitation.c.expires_at > bindparam("now")
)
USE_INVITATION = (
    delete(invitation)
    .where(
        invitation.c.hash == bindparam("invitation_hash"),
        invitation.c.expires_at > bindparam("now"),
    )
    .returning(invitation.c.role)
)
SELECT_SETTINGS = select(site_setting.c.name, site_setting.c.value)
UPSERT_SETTING = upsert(site_setting, ["value"])
INSERT_AUDIT_ENTRY = insert(audit_entry)
SELECT_AUDIT_LOG = (
    select(
        audit_entry.c.at,
        audit_entry.c.who.label("actor"),
        audit_entry.c.what.label("action"),
        audit_entry.c.about.label("subject"),
        audit_entry.c.why.label("reason"),
    )
    .order_by(audit_entry.c.at.desc(), audit_entry.c.id)
    .limit(bindparam("limit"))
)

# the events that contain names of users
SELECT_NAMING_EVENTS = select(
    event.c.match, event.c.seq, event.c.at, event.c.kind, event.c.body, event.c.digest
).where(or_(event.c.kind == "opened", event.c.kind == "seated"))
SELECT_NAMING_EVENTS_OF_SEATED = SELECT_NAMING_EVENTS.where(
    event.c.match.in_(select(seat.c.match).where(seat.c.player == bindparam("player_id")))
)
_named_id: BindParameter[bytes] = bindparam("named_id", type_=LargeBinary)
# The databases have different functions for searching in bytes.
SELECT_EVENTS_NAMING = DialectStatement(
    sqlite=SELECT_NAMING_EVENTS.where(func.instr(event.c.body, _named_id) > 0),
    postgresql=SELECT_NAMING_EVENTS.where(func.position(_named_id.op("IN")(event.c.body)) > 0),
)
UPDATE_EVENT_BODY = (
    update(event)
    .where(event.c.match == bindparam("match_id"), event.c.seq == bindparam("position"))
    .values(body=bindparam("new_body"))
)
CLEAR_LISTING = update(match).where(match.c.id == bindparam("match_id")).values(listing=None)
DELETE_SNAPSHOT = delete(snapshot).where(snapshot.c.match == bindparam("match_id"))
SELECT_MATCHES_OF_PLAYER = (
    select(match.c.id.label("match"), match.c.game, match.c.phase, match.c.opened_at)
    .join_from(seat, match, match.c.id == seat.c.match)
    .where(seat.c.player == bindparam("player_id"))
    .order_by(match.c.opened_at)
)


class ModerationRepository:
    """A repository of the data for administration and moderation."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._forum = forum.ForumRepository(store)
        self.personal_data, self.roles = PersonalDataRepository(store), RoleRepository(store)
        self.bots = BotAccountRepository(store)

    async def find_people(self, text: str, kind: str, limit: int) -> list[PersonRow]:
        """Return the users whose names contain a text, members first, then most recently seen.

        Args:
            text: The text, in any case.
            kind: `all` or `members`.
            limit: The maximum number of users.
        """
        pattern = f"%{text.lower().replace('%', '').replace('_', ' ')}%"
        rows = await self._store.read(
            SELECT_PEOPLE_BY_NAME, pattern=pattern, kind=kind, limit=limit
        )
        return [_person(row) for row in rows]

    async def find_person(self, player_id: str) -> PersonRow | None:
        """Return a stored user, or None."""
        row = await self._store.read_row(SELECT_PERSON, player_id=player_id)
        return None if row is None else _person(row)

    async def old_guests(self, before: int) -> list[PersonRow]:
        """Return the guests who were last seen before a time (ms since 1970)."""
        rows = await self._store.read(SELECT_OLD_GUESTS, seen_before=before)
        return [_person(row) for row in rows]

    async def has_operator(self) -> bool:
        """Return whether the site has an operator."""
        return bool(await self._store.read_value(COUNT_OPERATORS))

    async def set_name(self, player_id: str, new_name: str) -> None:
        """Store a new name of a user."""
        await self._store.write(UPDATE_NAME, player_id=player_id, new_name=new_name)

    async def add_invitation(self, invitation_hash: bytes, role: Role, expires_at: int) -> None:
        """Store the hash of an invitation link with its role and expiry (ms since 1970)."""
        await self._store.write(
            INSERT_INVITATION, hash=invitation_hash, role=role, expires_at=expires_at
        )

    async def role_of_invitation(self, invitation_hash: bytes, now: int) -> Role | None:
        """Return the role that a valid invitation link gives, or None (`now`: ms since 1970)."""
        role: Role | None = await self._store.read_value(
            SELECT_INVITATION_ROLE, invitation_hash=invitation_hash, now=now
        )
        return role

    async def use_invitation(self, invitation_hash: bytes, now: int) -> Role | None:
        """Delete a valid invitation link and return its role, or None (`now`: ms since 1970)."""
        for row in await self._store.write(
            USE_INVITATION, invitation_hash=invitation_hash, now=now
        ):
            role: Role = row["role"]
            return role
        return None

    async def settings(self) -> dict[str, str]:
        """Return the site settings that have been changed from their defaults, by name."""
        return {row["name"]: row["value"] for row in await self._store.read(SELECT_SETTINGS)}

    async def set_setting(self, name: str, value: str) -> None:
        """Store a site setting."""
        await self._store.write(UPSERT_SETTING, name=name, value=value)

    async def add_audit_entry(
        self, id: str, entry: AuditEntry, actor_id: str, subject_id: str
    ) -> None:
        """Store an entry of the audit log.

        Args:
            id: The id of the entry.
            entry: The entry, with the names of the acting user and of the subject.
            actor_id: The id of the acting user.
            subject_id: The id of the user acted on; empty if the subject is not a stored user.
        """
        await self._store.write(
            INSERT_AUDIT_ENTRY,
            id=id,
            at=entry.at,
            who=entry.actor,
            what=entry.action,
            about=entry.subject,
            why=entry.reason,
            who_player=actor_id,
            about_player=subject_id,
        )

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        await self._forum.add_report(report)

    async def reports(self, limit: int) -> list[Report]:
        """Return reports, open ones first, then newest first."""
        return await self._forum.reports(limit)

    async def resolve_report(
        self, report_id: str, moderator_name: str, moderator_id: str
    ) -> ReportedUser | None:
        """Mark a report as resolved by a moderator; return the reported user.

        Returns None if there is no such open report.
        """
        return await self._forum.resolve_report(report_id, moderator_name, moderator_id)

    async def audit_log(self, limit: int) -> list[AuditEntry]:
        """Return the latest entries of the audit log, newest first."""
        return await self._store.read_records(AuditEntry, SELECT_AUDIT_LOG, limit=limit)

    async def events_naming(self, player_id: str) -> list[EventRow]:
        """Return all events that contain a player's id; reads the log of every match."""
        return await self._store.read_records(
            EventRow, SELECT_EVENTS_NAMING, named_id=player_id.encode()
        )

    async def naming_where_seated(self, player_id: str) -> list[EventRow]:
        """Return the events with user names in the matches in which a player has a seat."""
        return await self._store.read_records(
            EventRow, SELECT_NAMING_EVENTS_OF_SEATED, player_id=player_id
        )

    def rewrite_statement(self, match_id: str, seq: int, body: bytes) -> PreparedStatement:
        """Return the statement that replaces the body of one event in the log of a match."""
        return self._store.prepare(
            UPDATE_EVENT_BODY, match_id=match_id, position=seq, new_body=body
        )

    def uncache_statements(self, match_id: str) -> Sequence[PreparedStatement]:
        """Return the statements that delete the cached state and the listing of a match."""
        return (
            self._store.prepare(DELETE_SNAPSHOT, match_id=match_id),
            self._store.prepare(CLEAR_LISTING, match_id=match_id),
        )

    async def write_all(self, statements: Sequence[PreparedStatement]) -> None:
        """Run statements in one transaction."""
        await self._store.write_all(statements)

    async def matches_of(self, player_id: str) -> list[MatchOfPlayer]:
        """Return the matches in which a player has or had a seat, oldest first."""
        return await self._store.read_records(
            MatchOfPlayer, SELECT_MATCHES_OF_PLAYER, player_id=player_id
        )


def _person(row: SqlRow) -> PersonRow:
    return PersonRow(player=player_from_row(row), games=row["games"], seen_at=row["seen_at"])
