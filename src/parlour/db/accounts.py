"""The stored members, sessions and recovery codes."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, update

from parlour.db.records import ComparableName, Device, Member, Player, Role
from parlour.db.result_rows import SqlRow
from parlour.db.schema.accounts import member, player, recovery_code, session
from parlour.db.session_lifetimes import EXPIRED
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

SELECT_MEMBERS = select(
    player.c.id,
    player.c.name,
    player.c.settings,
    player.c.created_at,
    member.c.role,
    member.c.password,
    member.c.since,
).join_from(member, player, player.c.id == member.c.player)
SELECT_MEMBER_BY_KEY = SELECT_MEMBERS.where(member.c.name_key == bindparam("name_key"))
SELECT_MEMBER_BY_PLAYER = SELECT_MEMBERS.where(member.c.player == bindparam("player_id"))
INSERT_MEMBER = insert_if_absent(member, returning=member.c.player)

OTHER_MEMBER = member.alias("other")
NAME_CONFLICT = or_(
    OTHER_MEMBER.c.name_key == bindparam("new_key"),
    OTHER_MEMBER.c.look == bindparam("new_look"),
    OTHER_MEMBER.c.shape == bindparam("new_shape"),
)
SELECT_NAME_OWNERS = select(OTHER_MEMBER.c.player).where(NAME_CONFLICT)
UPDATE_NAME_KEY = (
    update(member)
    .where(
        member.c.player == bindparam("player_id"),
        ~exists().where(NAME_CONFLICT, OTHER_MEMBER.c.player != bindparam("player_id")),
    )
    .values(name_key=bindparam("new_key"), look=bindparam("new_look"), shape=bindparam("new_shape"))
    .returning(member.c.player)
)
UPDATE_NAME = (
    update(player).where(player.c.id == bindparam("player_id")).values(name=bindparam("new_name"))
)
UPDATE_PASSWORD = (
    update(member)
    .where(member.c.player == bindparam("player_id"))
    .values(password=bindparam("password_hash"))
)

INSERT_SESSION = insert(session)
IS_OPEN_SESSION = (session.c.player == bindparam("player_id"), session.c.ended_at.is_(None))
SELECT_DEVICES = (
    select(
        session.c.token_hash,
        func.coalesce(session.c.device, "").label("what"),
        func.coalesce(session.c.opened_with, "").label("opened_with"),
        session.c.created_at,
        session.c.seen_at,
    )
    .where(*IS_OPEN_SESSION, ~EXPIRED)
    .order_by(session.c.seen_at.desc(), session.c.token_hash)
)
END_EXPIRED_SESSIONS = (
    update(session)
    .where(session.c.ended_at.is_(None), EXPIRED)
    .values(ended_at=bindparam("now"))
    .returning(session.c.token_hash)
)
SELECT_ANY_EXPIRED = (
    select(session.c.token_hash).where(session.c.ended_at.is_(None), EXPIRED).limit(1)
)
SELECT_ENDED_SINCE = select(session.c.token_hash).where(session.c.ended_at >= bindparam("since"))
DELETE_ENDED_SESSIONS = delete(session).where(session.c.ended_at < bindparam("before"))
SELECT_ANY_ENDED = (
    select(session.c.token_hash).where(session.c.ended_at < bindparam("before")).limit(1)
)
END_OTHER_SESSIONS = (
    update(session)
    .where(*IS_OPEN_SESSION, session.c.token_hash != bindparam("current_token_hash"))
    .values(ended_at=bindparam("now"))
    .returning(session.c.token_hash)
)
UPDATE_LAST_VISIT = (
    update(session)
    .where(session.c.token_hash == bindparam("session_token_hash"), session.c.ended_at.is_(None))
    .values(seen_at=bindparam("now"), device=bindparam("new_device"))
)

# Only codes issued by an operator expire, so this condition keeps them.
DELETE_OWN_CODES = delete(recovery_code).where(
    recovery_code.c.player == bindparam("player_id"), recovery_code.c.expires_at.is_(None)
)
INSERT_CODE = insert(recovery_code)
USE_CODE = (
    delete(recovery_code)
    .where(
        recovery_code.c.player == bindparam("player_id"),
        recovery_code.c.hash == bindparam("code_hash"),
        or_(recovery_code.c.expires_at.is_(None), recovery_code.c.expires_at > bindparam("now")),
    )
    .returning(recovery_code.c.player)
)
COUNT_OWN_CODES = (
    select(func.count())
    .select_from(recovery_code)
    .where(recovery_code.c.player == bindparam("player_id"), recovery_code.c.expires_at.is_(None))
)


class AccountRepository:
    """A repository of members, sessions and recovery codes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def member_by_key(self, name_key: str) -> Member | None:
        """Return the member whose name has this key, or None."""
        row = await self._store.read_row(SELECT_MEMBER_BY_KEY, name_key=name_key)
        return None if row is None else _member(row)

    async def member_by_player(self, player_id: str) -> Member | None:
        """Return the member with this id, or None for a guest."""
        row = await self._store.read_row(SELECT_MEMBER_BY_PLAYER, player_id=player_id)
        return None if row is None else _member(row)

    async def name_owners(self, name: ComparableName) -> set[str]:
        """Return the ids of the members whose names equal a name or look like it."""
        return set(
            await self._store.read_values(
                SELECT_NAME_OWNERS, new_key=name.key, new_look=name.look, new_shape=name.shape
            )
        )

    async def add_member(
        self, player: Player, name: ComparableName, password: str | None, role: Role, since: int
    ) -> bool:
        """Make a stored player a member; return False if the name is taken or they already are one.

        Args:
            player: The stored player.
            name: The member's name in its comparable forms.
            password: The hash of the password, or None for a member without one.
            role: The member's role.
            since: The time of the sign-up (ms since 1970).
        """
        inserted = await self._store.write(
            INSERT_MEMBER,
            player=player.id,
            name_key=name.key,
            look=name.look,
            shape=name.shape,
            password=password,
            role=role,
            since=since,
        )
        return bool(inserted)

    async def rename(self, player_id: str, new_name: str, comparable: ComparableName) -> bool:
        """Rename a member; return False if the name is taken."""
        if not await self._store.write(
            UPDATE_NAME_KEY,
            player_id=player_id,
            new_key=comparable.key,
            new_look=comparable.look,
            new_shape=comparable.shape,
        ):
            return False
        await self._store.write(UPDATE_NAME, player_id=player_id, new_name=new_name)
        return True

    async def set_password(self, player_id: str, password_hash: str) -> None:
        """Store the hash of a new password."""
        await self._store.write(UPDATE_PASSWORD, player_id=player_id, password_hash=password_hash)

    async def open_session(self, player_id: str, device: Device) -> None:
        """Store a session of a player."""
        await self._store.write(
            INSERT_SESSION,
            token_hash=device.token_hash,
            player=player_id,
            created_at=device.created_at,
            seen_at=device.seen_at,
            device=device.what,
            opened_with=device.opened_with,
        )

    async def devices(self, player_id: str, now: int) -> list[Device]:
        """Return the open sessions of a player, most recently used first (`now`: ms since 1970)."""
        return await self._store.read_records(Device, SELECT_DEVICES, player_id=player_id, now=now)

    async def end_other_sessions(
        self, player_id: str, current_token_hash: bytes, now: int
    ) -> list[bytes]:
        """End all sessions of a player except the current one; return their token hashes."""
        rows = await self._store.write(
            END_OTHER_SESSIONS, player_id=player_id, current_token_hash=current_token_hash, now=now
        )
        return [row["token_hash"] for row in rows]

    async def expire_sessions(self, now: int) -> list[bytes]:
        """End all expired sessions (`now`: ms since 1970) and return the hashes of their tokens."""
        if not await self._store.exists(SELECT_ANY_EXPIRED, now=now):
            return []
        return [row["token_hash"] for row in await self._store.write(END_EXPIRED_SESSIONS, now=now)]

    async def sessions_ended_since(self, since: int) -> list[bytes]:
        """Return the hashes of the tokens of sessions that ended since a time (ms since 1970)."""
        rows = await self._store.read(SELECT_ENDED_SINCE, since=since)
        return [row["token_hash"] for row in rows]

    async def forget_sessions(self, before: int) -> None:
        """Delete sessions that ended before a time (ms since 1970)."""
        if await self._store.exists(SELECT_ANY_ENDED, before=before):
            await self._store.write(DELETE_ENDED_SESSIONS, before=before)

    async def record_visit(self, token_hash: bytes, device: str, now: int) -> None:
        """Store the time (ms since 1970) and the browser of a session's last request."""
        await self._store.write(
            UPDATE_LAST_VISIT, session_token_hash=token_hash, new_device=device, now=now
        )

    async def replace_codes(self, player_id: str, hashes: Sequence[bytes]) -> None:
        """Replace the recovery codes of a member; codes issued by an operator remain valid."""
        prepare = self._store.prepare
        inserts = [
            prepare(INSERT_CODE, player=player_id, hash=code_hash, expires_at=None)
            for code_hash in hashes
        ]
        await self._store.write_all([prepare(DELETE_OWN_CODES, player_id=player_id), *inserts])

    async def add_code(self, player_id: str, code_hash: bytes, expires_at: int) -> None:
        """Store a recovery code that expires at a time (ms since 1970)."""
        await self._store.write(
            INSERT_CODE, player=player_id, hash=code_hash, expires_at=expires_at
        )

    async def use_code(self, player_id: str, code_hash: bytes, now: int) -> bool:
        """Use up a recovery code; return False if the member has no such code."""
        return bool(
            await self._store.write(USE_CODE, player_id=player_id, code_hash=code_hash, now=now)
        )

    async def remaining_codes(self, player_id: str) -> int:
        """Return how many recovery codes a member has left."""
        return int(await self._store.read_value(COUNT_OWN_CODES, player_id=player_id))


def _member(row: SqlRow) -> Member:
    return Member(
        player=Player(
            id=row["id"],
            name=row["name"],
            settings=row["settings"],
            created_at=row["created_at"],
            role=row["role"],
        ),
        password=row["password"],
        since=row["since"],
    )
