"""The SQL that exports, deletes, merges and renames accounts, generated from `TABLES`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Column,
    Executable,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    or_,
    select,
    update,
)

from parlour.core.value import Value
from parlour.db.club_succession import DELETE_SETTLED_ADMISSIONS, RAISE_MERGED_ROLE, SUCCESSION
from parlour.db.personal_data import FORMER_PLAYER, DataSubject
from parlour.db.personal_tables import TABLES
from parlour.db.records import PreparedStatement
from parlour.db.schema import metadata
from parlour.db.schema.accounts import member, restriction
from parlour.db.schema.forum import post, thread
from parlour.db.statements import Statement, excluded, upsert
from parlour.db.store import Store

OWNER, TARGET, NAME, FORMER_NAME = "owner_id", "target_id", "new_name", "former_name"
"""The bind parameters of the statements: the account, the account that gets its rows, and names."""


TARGET_IS_MEMBER = exists(select(member.c.player).where(member.c.player == bindparam(TARGET)))


class ExportQuery(Value, frozen=True):
    """A query whose rows form a section of a data export."""

    section: str
    statement: Executable


def _subjects(tables: Sequence[Table]) -> Iterator[tuple[Table, DataSubject]]:
    for table in tables:
        for subject in TABLES[table.name].subjects:
            yield table, subject


def _column(table: Table, name: str) -> Column[Any]:
    return table.c[name]


def _is_owned(table: Table, subject: DataSubject) -> Any:
    return _column(table, subject.player) == bindparam(OWNER)


def _replace_statements(tables: Sequence[Table]) -> Iterator[Statement]:
    posts_of_others = select(post.c.thread).where(post.c.player != bindparam(OWNER))
    yield delete(thread).where(
        thread.c.player == bindparam(OWNER), thread.c.id.not_in(posts_of_others)
    )
    for table, subject in _subjects(tables):
        if subject.erase == "replace":
            is_owned = _is_owned(table, subject)
            values: dict[str, Any] = {**subject.texts, subject.player: bindparam(TARGET)}
            if subject.name:
                values[subject.name] = bindparam(NAME)
            if subject.name and subject.is_historical:
                # Older versions wrote such rows without an id, so they are found by name.
                is_owned = or_(
                    is_owned,
                    and_(
                        _column(table, subject.player).is_(None),
                        _column(table, subject.name) == bindparam(FORMER_NAME),
                    ),
                )
            yield update(table).where(is_owned).values(values)


def _delete_statements(tables: Sequence[Table]) -> Iterator[Statement]:
    for table, subject in _subjects(tables):
        if subject.erase == "delete":
            yield delete(table).where(_is_owned(table, subject))


def _merge_statements(tables: Sequence[Table]) -> Iterator[Statement]:
    yield UPSERT_LATER_RESTRICTIONS
    yield RAISE_MERGED_ROLE
    for table, subject in _subjects(tables):
        change = update(table).where(_is_owned(table, subject)).values(_merged_values(subject))
        if subject.merge == "move":
            yield change
        elif subject.merge == "add":
            yield change.where(~exists(_rows_with_same_key(table, subject)))
        elif subject.merge == "members":
            yield change.where(TARGET_IS_MEMBER)
        elif subject.merge == "add-members":
            yield change.where(TARGET_IS_MEMBER, ~exists(_rows_with_same_key(table, subject)))
    for table, subject in _subjects(tables):
        if subject.merge != "move":
            yield delete(table).where(_is_owned(table, subject))
    for name, data in TABLES.items():
        if len(data.subjects) == 2 and all(subject.erase == "delete" for subject in data.subjects):
            # The merge may have created a relationship or an invitation from a user to themselves.
            table = metadata.tables[name]
            yield delete(table).where(
                *(_column(table, subject.player) == bindparam(TARGET) for subject in data.subjects)
            )
    yield DELETE_SETTLED_ADMISSIONS
    yield from SUCCESSION


def _merged_values(subject: DataSubject) -> Mapping[str, Any]:
    values: dict[str, Any] = {subject.player: bindparam(TARGET)}
    if subject.name and not subject.is_historical:
        values[subject.name] = bindparam(NAME)
    return values


def _rows_with_same_key(table: Table, subject: DataSubject) -> Any:
    """Return the query for target rows that have the same key as a row of the merged owner."""
    other = table.alias("other")
    keys = [column.name for column in table.primary_key.columns if column.name != subject.player]
    return select(other.c[subject.player]).where(
        other.c[subject.player] == bindparam(TARGET),
        *(other.c[name] == _column(table, name) for name in keys),
    )


def _rename_statements(tables: Sequence[Table]) -> Iterator[Statement]:
    for table, subject in _subjects(tables):
        if subject.name and not subject.is_historical:
            change = (
                update(table)
                .where(_is_owned(table, subject))
                .values({subject.name: bindparam(NAME)})
            )
            if [column.name for column in table.primary_key.columns] == ["match", "seat"]:
                # On a shared device a user may hold several seats of a match, some of them under
                # the names of other people. These names do not change.
                other = table.alias("other")
                other_seats = select(other.c.seat).where(
                    other.c.match == table.c.match,
                    other.c.seat != table.c.seat,
                    other.c[subject.player] == bindparam(OWNER),
                )
                change = change.where(
                    or_(
                        _column(table, subject.name) == bindparam(FORMER_NAME),
                        ~exists(other_seats),
                    )
                )
            yield change


def _export_queries(tables: Sequence[Table]) -> Iterator[ExportQuery]:
    for table, subject in _subjects(tables):
        if subject.section:
            columns = [_column(table, name) for name in subject.export_columns]
            query = select(*columns).where(_is_owned(table, subject)).order_by(*columns)
            yield ExportQuery(subject.section, query)


def _existence_queries(tables: Sequence[Table]) -> Iterator[Statement]:
    for table, subject in _subjects(tables):
        yield select(_column(table, subject.player)).where(_is_owned(table, subject)).limit(1)


def _later_restriction(name: str) -> Any:
    """Return the expression for the later of the owner's and the target's restriction ends."""
    owner_time, target_time = excluded(restriction)[name], restriction.c[name]
    return case((owner_time > target_time, owner_time), else_=target_time)


# Rows change before the rows they refer to, so players change last. Seats change before placings
# and placings before ratings, in the order in which results are written.
_TABLES_IN_ORDER = metadata.sorted_tables[::-1]

UPSERT_LATER_RESTRICTIONS = upsert(
    restriction,
    {name: _later_restriction(name) for name in ("muted_until", "banned_until")},
    source=select(
        bindparam(TARGET, type_=restriction.c.player.type).label("player"),
        restriction.c.muted_until,
        restriction.c.banned_until,
    ).where(restriction.c.player == bindparam(OWNER)),
)
ERASE_STATEMENTS = (
    *_replace_statements(_TABLES_IN_ORDER),
    *_delete_statements(_TABLES_IN_ORDER),
    *SUCCESSION,
)
MERGE_STATEMENTS = tuple(_merge_statements(_TABLES_IN_ORDER))
RENAME_STATEMENTS = tuple(_rename_statements(_TABLES_IN_ORDER))
EXPORT_QUERIES = tuple(_export_queries(_TABLES_IN_ORDER))
EXISTENCE_QUERIES = tuple(_existence_queries(_TABLES_IN_ORDER))


class PersonalDataRepository:
    """A repository that exports, deletes, merges and renames the stored data of a user."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def erase_writes(
        self, player_id: str, name: str, substitute_id: str
    ) -> list[PreparedStatement]:
        """Return the statements that delete a user.

        Args:
            player_id: The id of the user.
            name: The name of the user.
            substitute_id: An unused id for the rows that are kept because they concern other users.
        """
        return [
            self._store.prepare(
                statement,
                owner_id=player_id,
                target_id=substitute_id,
                new_name=FORMER_PLAYER,
                former_name=name,
            )
            for statement in ERASE_STATEMENTS
        ]

    def merge_writes(
        self, player_id: str, target_id: str, target_name: str
    ) -> list[PreparedStatement]:
        """Return the statements that transfer all data of a user to another user."""
        return [
            self._store.prepare(
                statement, owner_id=player_id, target_id=target_id, new_name=target_name
            )
            for statement in MERGE_STATEMENTS
        ]

    def rename_writes(
        self, player_id: str, former_name: str, new_name: str
    ) -> list[PreparedStatement]:
        """Return the statements that rename a user wherever the current name is shown."""
        return [
            self._store.prepare(
                statement, owner_id=player_id, new_name=new_name, former_name=former_name
            )
            for statement in RENAME_STATEMENTS
        ]

    async def exported_rows(self, player_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return the rows of a user's data export, by section."""
        sections: dict[str, list[dict[str, Any]]] = {}
        for query in EXPORT_QUERIES:
            rows = await self._store.read(query.statement, owner_id=player_id)
            sections[query.section] = [
                {name: _as_text(value) for name, value in dict(row).items()} for row in rows
            ]
        return sections

    async def has_rows(self, player_id: str) -> bool:
        """Return whether any row still contains the id of a user."""
        for query in EXISTENCE_QUERIES:
            if await self._store.exists(query, owner_id=player_id):
                return True
        return False


def _as_text(value: Any) -> Any:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
