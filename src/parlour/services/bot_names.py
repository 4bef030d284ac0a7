"""Names of bots at a table, where several bots of one level are different opponents."""

from __future__ import annotations

from collections.abc import Collection

from parlour.services.names import first_distinct_name, numbered_names

SPARE_NAMES = (
    "Casimir",
    "Eleni",
    "Farid",
    "Giulia",
    "Hamza",
    "Isolde",
    "Jovan",
    "Keiko",
    "Ludmila",
    "Nkechi",
    "Osvald",
    "Priya",
)
"""The names of further bots of a level. No level of any game has one of them."""


def bot_name_at_table(name: str, used_names: Collection[str]) -> str:
    """Return the name of a bot that joins a table: that of its level, or else a spare one.

    The spare names begin at a different one for each level, so that the bots of two levels at a
    table, and those of different games, are not always the same few.

    Args:
        name: The name of the level.
        used_names: The names at the table.
    """
    first = sum(map(ord, name)) % len(SPARE_NAMES)
    spare_names = (*SPARE_NAMES[first:], *SPARE_NAMES[:first])
    return first_distinct_name((name, *spare_names, *numbered_names(name)), used_names) or name
