"""Tests that database rows are read by column name and SQL statements are module constants.

The type checker already rejects reading rows of the store by position. This test also covers
rows of the database drivers, which have no types.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ROW_LISTS = {"read", "write", "write_all", "fetch", "fetch_all", "fetchall", "fetchmany"}
"""Methods that return several rows."""

SINGLE_ROWS = {"read_row", "fetch_one", "fetchone", "fetchrow"}
"""Methods that return one row."""

CURSORS = {"execute", "executemany"}
"""Methods that return a cursor, which yields rows."""

NAMED_ROWS = {"row", "rows"}
"""Names that are reserved for rows."""

DATABASE_MODULES = {
    "sqlite3",
    "asyncpg",
    "parlour.db.result_rows",
    "parlour.db.store",
    "sqlalchemy",
}
"""Modules of which a file that handles rows imports at least one."""

STATEMENT = re.compile(
    r"^\s*(?:select|insert\s+into|update\s+\w+\s+set|delete\s+from|with\s+\w+.*\s+as\s*\(|pragma|begin|commit"
    r"|rollback|savepoint|release|create\s+(?:table|schema|index)|drop\s+(?:table|schema|index)|analyze)\b",
    re.IGNORECASE | re.DOTALL,
)
BUILDERS = {
    "select",
    "insert",
    "update",
    "delete",
    "union_all",
    "text",
    "upsert",
    "insert_if_absent",
}
"""Functions that make a statement."""


def source_files() -> list[Path]:
    """Return the files that may read rows; old migrations are exempt."""
    files = [*(ROOT / "src/parlour").rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    return [
        file
        for file in sorted(files)
        if not {"tests", "versions", "games", "web"} & set(file.relative_to(ROOT).parts)
    ]


def imports_of(tree: ast.Module) -> set[str]:
    """Return the modules that a file imports, and their packages."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, node.module.partition(".")[0]}
        elif isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
    return names


def without_await(node: ast.expr) -> ast.expr:
    return without_await(node.value) if isinstance(node, ast.Await) else node


def called_method(node: ast.expr) -> str:
    """Return the name of the method that an expression calls, or an empty string."""
    call = without_await(node)
    return (
        call.func.attr
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        else ""
    )


class PositionalReads(ast.NodeVisitor):
    """A visitor that finds reads of a row by position in one function or module."""

    def __init__(self) -> None:
        self.found: list[ast.expr] = []
        self.row_lists, self.rows = {"rows"}, {"row"}

    def is_row_list(self, node: ast.expr) -> bool:
        node = without_await(node)
        if isinstance(node, ast.Name):
            return node.id in self.row_lists
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return self.is_row_list(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id in {"sorted", "reversed", "list", "iter"} and any(
                self.is_row_list(argument) for argument in node.args
            )
        return called_method(node) in ROW_LISTS | CURSORS

    def is_row(self, node: ast.expr) -> bool:
        node = without_await(node)
        if isinstance(node, ast.Name):
            return node.id in self.rows
        if isinstance(node, ast.Subscript):
            return self.is_row_list(node.value) and not isinstance(node.slice, ast.Slice)
        return called_method(node) in SINGLE_ROWS

    def bind(self, target: ast.expr, value: ast.expr) -> None:
        """Record what a name holds after an assignment."""
        if isinstance(target, ast.Name):
            if self.is_row(value):
                self.rows.add(target.id)
            elif self.is_row_list(value):
                self.row_lists.add(target.id)
        elif isinstance(target, ast.Tuple | ast.List) and self.is_row(value):
            self.found.append(target)

    def iterate(self, target: ast.expr, source: ast.expr) -> None:
        """Record what the target of a loop over rows holds."""
        if self.is_row_list(source):
            if isinstance(target, ast.Name):
                self.rows.add(target.id)
            else:
                self.found.append(target)
        elif self.is_row(source):
            self.found.append(source)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.bind(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.bind(node.target, node.value)
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.bind(node.target, node.value)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.iterate(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.iterate(node.target, node.iter)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._visit_comprehension(node, node.elt)

    visit_SetComp = visit_GeneratorExp = visit_ListComp  # type: ignore[assignment]

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._visit_comprehension(node, node.key, node.value)

    def _visit_comprehension(self, node: ast.expr, *results: ast.expr) -> None:
        for generator in node.generators:  # type: ignore[attr-defined]
            self.visit(generator)
        for result in results:
            self.visit(result)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        is_column = isinstance(node.slice, ast.Name) or (
            isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)
        )
        if self.is_row(node.value) and not is_column:
            self.found.append(node)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if self.is_row(node.value):
            self.found.append(node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        by_position = {
            "tuple",
            "list",
            "zip",
            "enumerate",
            "frozenset",
            "set",
            "map",
            "iter",
            "next",
        }
        if isinstance(node.func, ast.Name) and node.func.id in by_position:
            self.found += [argument for argument in node.args if self.is_row(argument)]
        self.generic_visit(node)


def positional_reads(source: str) -> list[int]:
    """Return the lines that read a row by position.

    >>> positional_reads("async def f(): return (await store.read(Q))[0][0]")
    [1]
    >>> positional_reads("for row in rows: Player(**row)")
    []
    """
    tree = ast.parse(source)
    scopes: list[ast.AST] = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lines: set[int] = set()
    for scope in scopes or [tree]:
        visitor = PositionalReads()
        visitor.visit(scope)
        lines |= {node.lineno for node in visitor.found}
    return sorted(lines)


def inline_statements(source: str) -> list[int]:
    """Return the lines of functions that contain the text of a statement.

    >>> inline_statements("def f(db): db.execute('select 1')")
    [1]
    >>> inline_statements("SELECT_ONE = 'select 1'")
    []
    """
    lines: set[int] = set()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        docstring = function.body[0].value if isinstance(function.body[0], ast.Expr) else None
        for node in ast.walk(function):
            if not isinstance(node, ast.Constant) or node is docstring:
                continue
            if isinstance(node.value, str) and STATEMENT.match(node.value) and " " in node.value:
                lines.add(node.lineno)
    return sorted(lines)


def builds_in_methods(source: str) -> Iterator[int]:
    """Yield the lines of methods and coroutines that build an SQLAlchemy statement."""
    tree = ast.parse(source)
    methods = [
        member
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for member in node.body
        if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    coroutines = [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    for function in {*methods, *coroutines}:
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in BUILDERS
            ):
                yield node.lineno


@pytest.mark.parametrize(
    "source",
    [
        "async def f(self): return (await self._store.read(Q))[0][0]",
        "async def f(self): found = await self._store.read(Q); return Player(*found[0])",
        "async def f(self): return [Post(*row) for row in await self._store.read(Q)]",
        "async def f(self): return {a: b for a, b in await self._store.read(Q)}",
        "async def f(self):\n  for line in await connections.fetch(Q): EventRow(*line)",
        "async def f(self): row = await self._store.read_row(Q); return row[1:]",
        "def f(c): return c.execute(Q).fetchone()[0]",
        "def f(c): (pages,) = c.execute(Q).fetchone()",
        "def f(row): a, b = row",
        "def f(row): return dict(zip(NAMES, row))",
        "def f(rows): return rows[-1][2]",
        "def f(rows): return sorted(rows, key=lambda row: (row[4], row[0]))",
        "async def f(self):\n  if found := await self._store.read(Q): return found[0][1]",
    ],
)
def test_a_positional_read_is_found(source: str) -> None:
    assert positional_reads(source)


@pytest.mark.parametrize(
    "source",
    [
        "async def f(self): row = await self._store.read_row(Q); return row['name']",
        "async def f(self): return [Post(**row) for row in await self._store.read(Q)]",
        "async def f(self): rows = await self._store.read(Q); return rows[:5], rows[0]['name']",
        "def f(rows): (column,) = rows[0].keys(); return [row[column] for row in rows]",
        "async def f(self): (counted,) = await self._store.write_all(W); return counted['players']",
    ],
)
def test_a_read_by_name_is_accepted(source: str) -> None:
    assert positional_reads(source) == []


def test_no_row_is_read_by_position() -> None:
    found = []
    for file in source_files():
        source = file.read_text("utf-8")
        if imports_of(ast.parse(source)) & DATABASE_MODULES:
            name = file.relative_to(ROOT).as_posix()
            found += [f"{name}:{line}" for line in positional_reads(source)]
    assert found == []


def test_every_statement_is_a_module_constant() -> None:
    found = []
    for file in source_files():
        source = file.read_text("utf-8")
        if imports_of(ast.parse(source)) & DATABASE_MODULES:
            name = file.relative_to(ROOT).as_posix()
            lines = {*inline_statements(source), *builds_in_methods(source)}
            found += [f"{name}:{line}" for line in sorted(lines)]
    assert found == []
