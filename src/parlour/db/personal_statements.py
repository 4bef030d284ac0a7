"""The SQL of exports, erasures, merges and renamings, made from the list of personal data."""

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
from parlour.db.personal_data import FORMER_PLAYER, TABLES, DataSubject
from parlour.db.records import PreparedWrite
from parlour.db.schema import metadata
from parlour.db.schema.accounts import member, restriction
from parlour.db.schema.forum import post, thread
from parlour.db.store import Store

OWNER, TARGET, NAME, FORMER_NAME = "owner_id", "target_id", "new_name", "former_name"
"""What the statements ask for; SQLAlchemy keeps the names of columns for itself."""

_POSTS_OF_OTHERS = select(post.c.thread).where(post.c.player != bindparam(OWNER))


class ExportQuery(Value, frozen=True):
    """A query of an export: the name of its section, and the names of its columns."""

    section: str
    columns: tuple[str, ...]


class PersonalDataRepository:
    """Everything that is stored about a person, wherever it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # Rows change before those that they depend on, a player last; and seats before results before ratings, which are written in that order.
        tables = metadata.sorted_tables[::-1]
        self._erase_statements = [*_replace_statements(tables), *_delete_statements(tables)]
        self._merge_statements = list(_merge_statements(tables, _later_restrictions(store)))
        self._rename_statements = list(_rename_statements(tables))
        self._export_queries = list(_export_queries(tables))
        self._count_queries = list(_count_queries(tables))

    def erase_writes(self, who: str, name: str, into: str) -> list[PreparedWrite]:
        """Return what removes a person (by id and name): what others keep belongs to an id that is nobody's."""
        return [
            self._store.prepare(
                one, owner_id=who, target_id=into, new_name=FORMER_PLAYER, former_name=name
            )
            for one in self._erase_statements
        ]

    def merge_writes(self, who: str, into: str, name: str) -> list[PreparedWrite]:
        """Return what gives everything of a person to another, of this name."""
        return [
            self._store.prepare(one, owner_id=who, target_id=into, new_name=name)
            for one in self._merge_statements
        ]

    def rename_writes(self, who: str, former: str, name: str) -> list[PreparedWrite]:
        """Return what writes a person's new name wherever the former one is shown.

        On a shared device a person holds several seats of a match, some of them under the names of others: those stay.
        """
        return [
            self._store.prepare(one, owner_id=who, new_name=name, former_name=former)
            for one in self._rename_statements
        ]

    async def exported_rows(self, who: str) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person that an export has, by section."""
        found: dict[str, list[dict[str, Any]]] = {}
        for selected, query in self._export_queries:
            rows = await self._store.read(query, owner_id=who)
            found[selected.section] = [
                {name: _text(field) for name, field in zip(selected.columns, row, strict=True)}
                for row in rows
            ]
        return found

    async def has_rows(self, who: str) -> bool:
        """Return whether any row still has the id of a person."""
        for query in self._count_queries:
            if await self._store.read(query, owner_id=who):
                return True
        return False


def _subjects(tables: Sequence[Table]) -> Iterator[tuple[Table, DataSubject]]:
    for table in tables:
        for subject in TABLES[table.name].subjects:
            yield table, subject


def _column(table: Table, name: str) -> Column[Any]:
    return table.c[name]


def _is_owned(table: Table, subject: DataSubject) -> Any:
    return _column(table, subject.player) == bindparam(OWNER)


def _replace_statements(tables: Sequence[Table]) -> Iterator[Executable]:
    yield delete(thread).where(
        thread.c.player == bindparam(OWNER), thread.c.id.not_in(_POSTS_OF_OTHERS)
    )
    for table, subject in _subjects(tables):
        if subject.erase == "replace":
            owned = _is_owned(table, subject)
            values: dict[str, Any] = {**subject.texts, subject.player: bindparam(TARGET)}
            if subject.name:
                values[subject.name] = bindparam(NAME)
            if subject.name and subject.is_historical:
                # Rows that are older than their ids are only known by the name.
                owned = or_(
                    owned,
                    and_(
                        _column(table, subject.player).is_(None),
                        _column(table, subject.name) == bindparam(FORMER_NAME),
                    ),
                )
            yield update(table).where(owned).values(values)


def _delete_statements(tables: Sequence[Table]) -> Iterator[Executable]:
    for table, subject in _subjects(tables):
        if subject.erase == "delete":
            yield delete(table).where(_is_owned(table, subject))


def _merge_statements(tables: Sequence[Table], restrictions: Executable) -> Iterator[Executable]:
    yield restrictions
    for table, subject in _subjects(tables):
        change = update(table).where(_is_owned(table, subject)).values(_moved_values(subject))
        if subject.merge == "move":
            yield change
        elif subject.merge == "add":
            yield change.where(~exists(_same_key(table, subject)))
        elif subject.merge == "members":
            yield change.where(
                exists(select(member.c.player).where(member.c.player == bindparam(TARGET)))
            )
    for table, subject in _subjects(tables):
        if subject.merge != "move":
            yield delete(table).where(_is_owned(table, subject))
    for name, data in TABLES.items():
        if len(data.subjects) == 2 and all(subject.erase == "delete" for subject in data.subjects):
            # Nobody is their own friend, nor invited by themselves.
            table = metadata.tables[name]
            yield delete(table).where(
                *(_column(table, subject.player) == bindparam(TARGET) for subject in data.subjects)
            )


def _moved_values(subject: DataSubject) -> Mapping[str, Any]:
    named: dict[str, Any] = (
        {subject.name: bindparam(NAME)} if subject.name and not subject.is_historical else {}
    )
    return {**named, subject.player: bindparam(TARGET)}


def _same_key(table: Table, subject: DataSubject) -> Any:
    """Return the rows of the other person with which one of this person's would collide."""
    other = table.alias("other")
    keys = [column.name for column in table.primary_key.columns if column.name != subject.player]
    return select(other.c[subject.player]).where(
        other.c[subject.player] == bindparam(TARGET),
        *(other.c[name] == _column(table, name) for name in keys),
    )


def _later_restrictions(store: Store) -> Executable:
    """Return what keeps a person muted or banned for as long as either of the two was."""
    moments = ("muted_until", "banned_until")
    theirs = select(
        bindparam(TARGET, type_=restriction.c.player.type),
        *(restriction.c[name] for name in moments),
    )
    kept = store.insert(restriction).from_select(
        ["player", *moments], theirs.where(restriction.c.player == bindparam(OWNER))
    )
    later = {
        name: case(
            (kept.excluded[name] > restriction.c[name], kept.excluded[name]),
            else_=restriction.c[name],
        )
        for name in moments
    }
    return kept.on_conflict_do_update(index_elements=["player"], set_=later)


def _rename_statements(tables: Sequence[Table]) -> Iterator[Executable]:
    for table, subject in _subjects(tables):
        if subject.name and not subject.is_historical:
            change = (
                update(table)
                .where(_is_owned(table, subject))
                .values({subject.name: bindparam(NAME)})
            )
            if [column.name for column in table.primary_key.columns] == ["match", "seat"]:
                other = table.alias("other")
                others = select(other.c.seat).where(
                    other.c.match == table.c.match,
                    other.c.seat != table.c.seat,
                    other.c[subject.player] == bindparam(OWNER),
                )
                change = change.where(
                    or_(_column(table, subject.name) == bindparam(FORMER_NAME), ~exists(others))
                )
            yield change


def _export_queries(tables: Sequence[Table]) -> Iterator[tuple[ExportQuery, Executable]]:
    for table, subject in _subjects(tables):
        if subject.section:
            columns = [_column(table, name) for name in subject.export_columns]
            query = select(*columns).where(_is_owned(table, subject)).order_by(*columns)
            yield ExportQuery(subject.section, subject.export_columns), query


def _count_queries(tables: Sequence[Table]) -> Iterator[Executable]:
    for table, subject in _subjects(tables):
        yield select(_column(table, subject.player)).where(_is_owned(table, subject)).limit(1)


def _text(field: Any) -> Any:
    return (
        bytes(field).decode("utf-8", "replace") if isinstance(field, bytes | memoryview) else field
    )
