"""Digests of what a database contains, which show that a copy of it is complete."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, select

from parlour.db.schema import metadata
from parlour.db.schema.matches import event

BATCH_ROWS = 500
"""The number of rows that are read at once."""

CHECKSUM_BITS = 128


class TableDigest(NamedTuple):
    """The number of rows of a table, and a checksum of them in any order."""

    rows: int
    checksum: str


Row = Mapping[str, Any]


class Checksum:
    """A checksum of rows in any order: the sum of the hashes of the rows.

    >>> one, two = Checksum(), Checksum()
    >>> one.add([{"id": "a", "at": 1}, {"id": "b", "at": 2}])
    >>> two.add([{"id": "b", "at": 2}, {"id": "a", "at": 1}])
    >>> one.digest() == two.digest(), one.digest().rows
    (True, 2)
    """

    def __init__(self) -> None:
        self._rows, self._sum = 0, 0

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows, each with its columns in the order of the table."""
        self._rows += len(rows)
        for row in rows:
            self._sum += int.from_bytes(row_hash(row))

    def digest(self) -> TableDigest:
        """Return the digest of all rows that were added."""
        return TableDigest(self._rows, f"{self._sum % 2**CHECKSUM_BITS:032x}")


def row_hash(row: Row) -> bytes:
    """Return the hash of a row, equal for both kinds of databases."""
    return blake2b(
        msgspec.msgpack.encode(tuple(row.values())), digest_size=CHECKSUM_BITS // 8
    ).digest()


def table_rows(connection: Connection, table: Table) -> Iterator[list[Row]]:
    """Yield the rows of a table in batches, in the order of the primary key."""
    query = table.select().order_by(*table.primary_key.columns)
    options = {"yield_per": BATCH_ROWS}
    with connection.execute(query, execution_options=options) as result:
        for rows in result.mappings().partitions():
            yield [dict(row) for row in rows]


def table_digests(connection: Connection) -> dict[str, TableDigest]:
    """Return the digest of every table."""
    found = {}
    for table in metadata.sorted_tables:
        checksum = Checksum()
        for rows in table_rows(connection, table):
            checksum.add(rows)
        found[table.name] = checksum.digest()
    return found


def match_digests(connection: Connection) -> dict[str, bytes]:
    """Return a digest of the events of every match."""
    rows = (row for batch in table_rows(connection, event) for row in batch)
    return {
        str(match): blake2b(b"".join(map(row_hash, events)), digest_size=16).digest()
        for match, events in groupby(rows, key=itemgetter("match"))
    }


def first_filled_table(connection: Connection, present: set[str]) -> str | None:
    """Return the name of a table that has rows, or None.

    Args:
        connection: The connection.
        present: The names of the tables that exist.
    """
    for table in metadata.sorted_tables:
        if table.name in present:
            query = select(*table.primary_key.columns).limit(1)
            if connection.execute(query).first() is not None:
                return table.name
    return None
