"""Notices of commands, such as `parlour admin`, to the servers that run on the same database."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from parlour.db.schema.moderation import command_notice
from parlour.db.store import Store

KEPT_MS = 60 * 60_000
"""How long (ms) a notice is kept; servers read it within seconds."""

INSERT_NOTICE = insert(command_notice)
SELECT_NOTICES = (
    select(command_notice.c.id, command_notice.c.topic, command_notice.c.message)
    .where(command_notice.c.at >= bindparam("since"))
    .order_by(command_notice.c.at, command_notice.c.id)
)
DELETE_OLD_NOTICES = delete(command_notice).where(command_notice.c.at < bindparam("before"))


class CommandNotice(NamedTuple):
    """A message that a command left for the servers."""

    id: str
    topic: str  # the topic of the bus
    message: str


class CommandNoticeRepository:
    """A repository of the notices of commands."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, messages: Sequence[tuple[str, str]], now: int) -> None:
        """Store messages with their topics (`now`: ms since 1970) and delete old notices."""
        prepare = self._store.prepare
        inserts = [
            prepare(INSERT_NOTICE, id=token_hex(8), at=now, topic=topic, message=message)
            for topic, message in messages
        ]
        await self._store.write_all([prepare(DELETE_OLD_NOTICES, before=now - KEPT_MS), *inserts])

    async def since(self, since: int) -> list[CommandNotice]:
        """Return the notices since a time (ms since 1970), oldest first."""
        return await self._store.read_records(CommandNotice, SELECT_NOTICES, since=since)
