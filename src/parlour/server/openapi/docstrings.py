"""Descriptions in the documents of the API, taken from docstrings."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

SECTION_PATTERN = re.compile(
    r"^(Args|Attributes|Returns|Raises|Yields|Example|Examples):$", re.MULTILINE
)
"""The first line of a section of a docstring."""

ENTRY_PATTERN = re.compile(r"^(\w+): (.*)$")
"""The first line of an entry in the sections `Args` and `Attributes`."""

JSON_NAMES = {"None": "null", "True": "true", "False": "false"}
"""The JSON values of Python's constants, which docstrings mention."""


def description(docstring: str | None) -> str:
    """Return the text of a docstring without its sections.

    >>> description("Take a seat, or None.\\n\\nArgs:\\n    seat: The seat.")
    'Take a seat, or null.'
    """
    text = inspect.cleandoc(docstring or "")
    section = SECTION_PATTERN.search(text)
    return _with_json_names(text if section is None else text[: section.start()]).strip()


def section_entries(docstring: str | None, section: str) -> dict[str, str]:
    """Return the names and descriptions in a section of a docstring.

    >>> section_entries("Take a seat.\\n\\nArgs:\\n    seat: The seat,\\n        from 0.", "Args")
    {'seat': 'The seat, from 0.'}
    """
    text = inspect.cleandoc(docstring or "")
    start = re.search(rf"^{section}:$", text, re.MULTILINE)
    if start is None:
        return {}
    found: dict[str, str] = {}
    name = ""
    for line in text[start.end() + 1 :].splitlines():
        if line and not line.startswith(" "):
            break
        entry = ENTRY_PATTERN.match(line[4:])
        if entry is not None:
            name, found[entry[1]] = entry[1], entry[2]
        elif name and line.strip():
            found[name] += f" {line.strip()}"
    return {name: _with_json_names(text) for name, text in found.items()}


def field_descriptions(record: type) -> dict[str, str]:
    """Return the descriptions of a record's fields, including inherited ones.

    A field is described by the string below it, or in the section `Attributes` of the class.
    """
    found: dict[str, str] = {}
    for base in reversed(record.__mro__):
        if base.__module__.startswith("builtins") or not hasattr(base, "__annotations__"):
            continue
        found |= section_entries(base.__dict__.get("__doc__"), "Attributes")
        found |= _strings_below_fields(base.__module__).get(base.__qualname__, {})
    return found


@cache
def _strings_below_fields(module: str) -> Mapping[str, Mapping[str, str]]:
    """Return the strings below the fields of each class of a module, by class and field."""
    path = getattr(sys.modules.get(module), "__file__", None)
    if path is None:
        return {}
    tree = ast.parse(Path(path).read_text("utf-8"))
    return {
        node.name: dict(_described_fields(node))
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def _described_fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, text in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            yield field.target.id, _with_json_names(inspect.cleandoc(text.value.value))


def _with_json_names(text: str) -> str:
    """Return a text in which Python's constants have their JSON names."""
    return re.sub(rf"\b({'|'.join(JSON_NAMES)})\b", lambda found: JSON_NAMES[found[0]], text)
