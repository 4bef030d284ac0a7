"""Members, their sessions and their recovery codes: the statements of accounts, run by the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, update

from parlour.db.records import ComparableName, Device, Member, Player, Role
from parlour.db.schema.accounts import member, player, recovery_code, session
from parlour.db.session_lifetimes import EXPIRED
from parlour.db.store import Store

COLUMNS = (
    player.c.id,
    player.c.name,
    player.c.settings,
    player.c.created_at,
    member.c.role,
    member.c.password,
    member.c.since,
)
SELECT_MEMBER = select(*COLUMNS).join_from(member, player, player.c.id == member.c.player)
MEMBER_BY_KEY = SELECT_MEMBER.where(member.c.name_key == bindparam("key"))
MEMBER_BY_PLAYER = SELECT_MEMBER.where(member.c.player == bindparam("who"))

OTHER_MEMBER = member.alias("other")
NAME_CONFLICT = or_(
    OTHER_MEMBER.c.name_key == bindparam("key"),
    OTHER_MEMBER.c.look == bindparam("seen"),
    OTHER_MEMBER.c.shape == bindparam("written"),
)
NAME_OWNERS = select(OTHER_MEMBER.c.player).where(NAME_CONFLICT)
SET_NAME_KEY = (
    update(member)
    .where(
        member.c.player == bindparam("who"),
        ~exists().where(NAME_CONFLICT, OTHER_MEMBER.c.player != bindparam("who")),
    )
    .values(name_key=bindparam("key"), look=bindparam("seen"), shape=bindparam("written"))
    .returning(member.c.player)
)
SET_NAME = update(player).where(player.c.id == bindparam("who")).values(name=bindparam("called"))
SET_PASSWORD = (
    update(member).where(member.c.player == bindparam("who")).values(password=bindparam("hashed"))
)

INSERT_SESSION = insert(session)
OPEN_SESSIONS = (session.c.player == bindparam("who"), session.c.ended_at.is_(None))
DEVICES = (
    select(
        session.c.token_hash,
        session.c.device,
        session.c.opened_with,
        session.c.created_at,
        session.c.seen_at,
    )
    .where(*OPEN_SESSIONS, ~EXPIRED)
    .order_by(session.c.seen_at.desc(), session.c.token_hash)
)
EXPIRE = (
    update(session)
    .where(session.c.ended_at.is_(None), EXPIRED)
    .values(ended_at=bindparam("at"))
    .returning(session.c.token_hash)
)
ANY_EXPIRED = select(session.c.token_hash).where(session.c.ended_at.is_(None), EXPIRED).limit(1)
FORGET_SESSIONS = delete(session).where(session.c.ended_at < bindparam("before"))
ANY_TO_FORGET = (
    select(session.c.token_hash).where(session.c.ended_at < bindparam("before")).limit(1)
)
END_OTHER_SESSIONS = (
    update(session)
    .where(*OPEN_SESSIONS, session.c.token_hash != bindparam("kept"))
    .values(ended_at=bindparam("at"))
    .returning(session.c.token_hash)
)
RECORD_VISIT = (
    update(session)
    .where(session.c.token_hash == bindparam("token"), session.c.ended_at.is_(None))
    .values(seen_at=bindparam("at"), device=bindparam("what"))
)

DELETE_CODES = delete(recovery_code).where(
    recovery_code.c.player == bindparam("who"), recovery_code.c.expires_at.is_(None)
)
INSERT_CODE = insert(recovery_code)
USE_CODE = (
    delete(recovery_code)
    .where(
        recovery_code.c.player == bindparam("who"),
        recovery_code.c.hash == bindparam("code"),
        or_(recovery_code.c.expires_at.is_(None), recovery_code.c.expires_at > bindparam("at")),
    )
    .returning(recovery_code.c.player)
)
COUNT_CODES = (
    select(func.count())
    .select_from(recovery_code)
    .where(recovery_code.c.player == bindparam("who"), recovery_code.c.expires_at.is_(None))
)


class AccountRepository:
    """What is stored of members beside what is stored of every player."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_member = (
            store.insert(member).on_conflict_do_nothing().returning(member.c.player)
        )

    async def member_by_key(self, key: str) -> Member | None:
        """Return the member whose name folds to this key."""
        return _member_from_rows(await self._store.read(MEMBER_BY_KEY, key=key))

    async def member_by_player(self, who: str) -> Member | None:
        """Return the member that a player is, if they are one."""
        return _member_from_rows(await self._store.read(MEMBER_BY_PLAYER, who=who))

    async def name_owners(self, name: ComparableName) -> set[str]:
        """Return the members whose names are this one, or look like it."""
        return {
            row[0]
            for row in await self._store.read(
                NAME_OWNERS, key=name.key, seen=name.look, written=name.shape
            )
        }

    async def add_member(
        self, who: Player, name: ComparableName, password: str | None, role: Role, at: int
    ) -> bool:
        """Make a stored player a member under this name; False when it is taken, or they are a member already."""
        looks = {"name_key": name.key, "look": name.look, "shape": name.shape}
        entered = await self._store.write(
            self._insert_member, player=who.id, **looks, password=password, role=role, since=at
        )
        return bool(entered)

    async def rename(self, who: str, called: str, name: ComparableName) -> bool:
        """Give a member another name; False when it is another's."""
        if not await self._store.write(
            SET_NAME_KEY, who=who, key=name.key, seen=name.look, written=name.shape
        ):
            return False
        await self._store.write(SET_NAME, who=who, called=called)
        return True

    async def set_password(self, who: str, hashed: str) -> None:
        """Store another password's hash."""
        await self._store.write(SET_PASSWORD, who=who, hashed=hashed)

    async def open_session(self, who: str, device: Device) -> None:
        """Store a session of a player."""
        await self._store.write(
            INSERT_SESSION,
            token_hash=device.token_hash,
            player=who,
            created_at=device.created_at,
            seen_at=device.seen_at,
            device=device.what,
            opened_with=device.opened_with,
        )

    async def devices(self, who: str, at: int) -> list[Device]:
        """Return the sessions of a player that are open at a moment (ms since 1970), the last seen first."""
        return [
            Device(
                token_hash=bytes(row[0]),
                what=row[1] or "",
                opened_with=row[2] or "",
                created_at=row[3],
                seen_at=row[4],
            )
            for row in await self._store.read(DEVICES, who=who, moment=at)
        ]

    async def end_other_sessions(self, who: str, kept: bytes, at: int) -> list[bytes]:
        """End every session of a player but one, and return the token hashes of those that ended."""
        return [
            bytes(row[0])
            for row in await self._store.write(END_OTHER_SESSIONS, who=who, kept=kept, at=at)
        ]

    async def expire_sessions(self, at: int) -> list[bytes]:
        """End every session that has expired by a moment (ms since 1970) and return their token hashes."""
        if not await self._store.read(ANY_EXPIRED, moment=at):
            return []
        return [bytes(row[0]) for row in await self._store.write(EXPIRE, moment=at, at=at)]

    async def forget_sessions(self, before: int) -> None:
        """Delete sessions that ended before a moment (ms since 1970)."""
        if await self._store.read(ANY_TO_FORGET, before=before):
            await self._store.write(FORGET_SESSIONS, before=before)

    async def record_visit(self, token_hash: bytes, what: str, at: int) -> None:
        """Note that somebody came with this session."""
        await self._store.write(RECORD_VISIT, token=token_hash, what=what, at=at)

    async def replace_codes(self, who: str, hashes: Sequence[bytes]) -> None:
        """Store recovery codes in the place of those that were there."""
        prepared = self._store.prepare
        kept = [prepared(INSERT_CODE, player=who, hash=code, expires_at=None) for code in hashes]
        await self._store.write_all([prepared(DELETE_CODES, who=who), *kept])

    async def add_code(self, who: str, code: bytes, expires_at: int) -> None:
        """Store one more recovery code, which holds until a moment."""
        await self._store.write(INSERT_CODE, player=who, hash=code, expires_at=expires_at)

    async def use_code(self, who: str, code: bytes, at: int) -> bool:
        """Use a recovery code up; False where there is none such."""
        return bool(await self._store.write(USE_CODE, who=who, code=code, at=at))

    async def remaining_codes(self, who: str) -> int:
        """Return how many recovery codes a member has left."""
        return int((await self._store.read(COUNT_CODES, who=who))[0][0])


def _member_from_rows(rows: Sequence[Sequence[Any]]) -> Member | None:
    if not rows:
        return None
    id, name, settings, created_at, role, password, since = rows[0]
    return Member(
        player=Player(id, name, settings, created_at, role), password=password, since=since
    )
