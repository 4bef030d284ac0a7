"""Tests that `Application` only constructs services and changes no object afterwards."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "parlour" / "services" / "application.py"

MAX_ATTRIBUTES = 25

LIFECYCLE = {"__init__", "open", "start", "close"}
"""The only methods of `Application`, because use cases belong to the services."""


def application() -> ast.ClassDef:
    """Return the syntax tree of the class `Application`."""
    tree = ast.parse(SOURCE.read_text("utf-8"))
    return next(
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Application"
    )


def assigned_attributes() -> Iterator[ast.Attribute]:
    """Yield each attribute that a statement of `Application` assigns or deletes."""
    for node in ast.walk(application()):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            yield node


def is_own(attribute: ast.Attribute) -> bool:
    """Return whether an attribute is one of `self`."""
    return isinstance(attribute.value, ast.Name) and attribute.value.id == "self"


def test_the_application_has_few_attributes() -> None:
    names = {node.attr for node in assigned_attributes() if is_own(node)}
    assert 0 < len(names) <= MAX_ATTRIBUTES, sorted(names)


def test_the_application_sets_no_attribute_of_another_object() -> None:
    assert [ast.unparse(node) for node in assigned_attributes() if not is_own(node)] == []


def test_the_application_registers_no_listeners() -> None:
    calls = [
        ast.unparse(node)
        for node in ast.walk(application())
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"append", "extend", "subscribe", "listen", "setattr"}
    ]
    assert calls == []


def test_the_application_has_no_use_cases() -> None:
    methods = {
        node.name
        for node in application().body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert methods == LIFECYCLE
