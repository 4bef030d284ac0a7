"""A database with personal data in every column that may contain it."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import BigInteger, Boolean, Double, Integer, LargeBinary, Table, insert
from sqlalchemy import select as selected
from sqlalchemy.types import TypeEngine

from parlour.core.game import replace
from parlour.db.personal_data import DataSubject
from parlour.db.personal_tables import TABLES
from parlour.db.schema import metadata
from parlour.db.schema.accounts import player
from parlour.services.application import Application

from .harness import ANN, BOB, EVE

WORDS = "a private sentence"

FILLED_BY_USE = {"bot_account", "player", "tournament"}
"""Tables that the tests fill by using the server."""


async def fill_database(app: Application) -> None:
    """Store Ann, Bob and Eve, and a row about Ann in every table with personal data."""
    for person in (ANN, BOB, EVE):
        await app.log.store.save_player(person)
    number = 0
    for table in metadata.sorted_tables:
        for subject in TABLES[table.name].subjects if table.name not in FILLED_BY_USE else ():
            number += 1
            await app.log.store.write(insert(table), **_row(table, subject, number))
        if table.name == "club":
            await app.log.store.write(
                insert(table), **{column.name: _value(column.type, 0) for column in table.columns}
            )
        if table.name == "member":
            # Bob is a member, so that passkeys and identities have a second subject.
            await app.log.store.write(
                insert(table),
                player=BOB.id,
                name_key="bob",
                look="bob",
                password=None,
                role="member",
                since=1,
            )
    await app.accounts.bots.create_bot(replace(ANN, role="member"), WORDS)


def _row(table: Table, subject: DataSubject, number: int) -> dict[str, Any]:
    values = {column.name: _value(column.type, number) for column in table.columns}
    if "thread" in values and table.name != "thread":
        values["thread"] = "thread of ann"
    if "club" in values:
        values["club"] = "t0"
    if table.name == "member":
        values["role"] = "member"
    if table.name == "thread":
        values["id"] = "thread of ann"
    for name in TABLES[table.name].private:
        values[name] = (
            WORDS.encode() if isinstance(table.c[name].type, LargeBinary) else f"{WORDS} {number}"
        )
    for other in TABLES[table.name].subjects:
        values[other.player] = BOB.id
        if other.name:
            values[other.name] = BOB.name
    values |= dict.fromkeys(
        set(subject.texts) - {subject.player for subject in TABLES[table.name].subjects}, WORDS
    )
    values[subject.player] = ANN.id
    if subject.name:
        values[subject.name] = ANN.name
    return values


def _value(kind: TypeEngine[Any], number: int) -> Any:
    match kind:
        case Boolean():
            return False
        case BigInteger() | Integer():
            return number
        case Double():
            return 1.0
        case LargeBinary():
            return f"b{number}".encode()
        case _:
            return f"t{number}"


async def tables_with_text(app: Application, *wanted: str) -> list[str]:
    """Return the tables that contain any of these texts as a word."""
    pattern = re.compile("|".join(rf"\b{re.escape(text)}" for text in wanted))
    found = []
    for table in metadata.sorted_tables:
        for row in await app.log.store.read(selected(*table.columns)):
            text = " ".join(
                bytes(field).decode("utf-8", "replace")
                if isinstance(field, bytes | memoryview)
                else str(field)
                for field in dict(row).values()
            )
            if pattern.search(text):
                found.append(f"{table.name}: {text}")
    return found


async def is_stored(app: Application, who: str) -> bool:
    """Return whether a player is stored."""
    return who in await app.log.store.read_values(selected(player.c.id))
