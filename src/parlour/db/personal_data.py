"""Declarations of the columns with personal data, and of their export, deletion and merging.

`personal_tables.py` lists every column of the schema, and a test compares the list with the schema,
so every new column must be declared. `personal_statements.py` turns the list into SQL.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from parlour.core.value import Value

FORMER_PLAYER = "Former player"
"""The name of a deleted user in rows that are kept because they concern other users."""

UNTITLED = "Untitled"
"""The title of a thread or a tournament whose title was chosen by a deleted user."""

ErasureRule = Literal["delete", "replace"]
"""What an account deletion does with rows.

`delete` deletes them. `replace` keeps them for others without the id, the name and the texts.
"""

MergeRule = Literal["move", "add", "drop", "latest", "members", "add-members"]
"""What merging an account into another does with its rows.

`move` moves them to the other account. `add` moves those whose key the other account does not
have. `drop` deletes them. `latest` keeps the later of two times. `members` moves them if the other
account is a member, and deletes them otherwise. `add-members` is `add` with the same condition.
"""

OTHERS = "it is about another user, who did not agree to it"
SECRET = "it is a key or a hash, of use to the server only"
SHORT_LIVED = "it is deleted within minutes"


class DataSubject(Value, frozen=True, kw_only=True):
    """A user whom a row of a table concerns, with the columns that identify the user."""

    player: str  # column with the user's id
    name: str | None = None  # column with the user's name
    texts: Mapping[str, str] = {}  # columns that a deletion overwrites, with their replacements
    # The name is a record of the past, so renaming and merging do not change it. Rows that older
    # versions wrote without an id are found by this name.
    is_historical: bool = False
    erase: ErasureRule = "delete"
    merge: MergeRule = "move"
    section: str = ""  # section of the export; empty if the rows are not exported
    export_columns: tuple[str, ...] = ()
    why: str = ""  # why the rows are not exported


class TableData(Value, frozen=True, kw_only=True):
    """The columns of a table, grouped by the kind of data they hold."""

    subjects: tuple[DataSubject, ...] = ()  # the users whom a row concerns
    documents: Mapping[
        str, str
    ] = {}  # columns with documents that name users, and the kind of each document
    private: tuple[str, ...] = ()  # columns with personal data of the subject
    plain: tuple[str, ...] = ()  # all other columns

    def columns(self) -> list[str]:
        """Return the names of all declared columns, each once."""
        names = [*self.private, *self.plain, *self.documents]
        for subject in self.subjects:
            names += [
                name for name in (subject.player, subject.name, *subject.texts) if name is not None
            ]
        return list(dict.fromkeys(names))
