"""Tests that private interfaces of Numba and Uvicorn are used in one module each."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/parlour"

PRIVATE_MODULES = {
    "search/numba_internals.py": ("numba.core", "numba.np", "numba.extending"),
    "server/uvicorn_internals.py": ("uvicorn.protocols",),
}
"""The modules that may use private interfaces, each with the modules that it may import."""

PRIVATE_ATTRIBUTES = {
    "_nrt", "_rebuild", "_defn", "targetoptions", "magic_tuple", "has_dynamic_globals",
    "_start_asgi_task", "_unset_keepalive_if_required",
}  # fmt: skip
"""Private attributes that only those two modules may name."""

CHECKS = {
    "numba": (
        "tests/search passes: code_cache (the cache methods that a dispatcher calls, CompileResult._reduce and _rebuild), "
        "fingerprint (_Intrinsic._defn, targetoptions), local_arrays and records (intrinsics, cgutils, arrayobj, types.Record), "
        "kernels (the event numba:compile); the option _nrt still exists; the recorded moves of Betta and Bulbous are the same; "
        "and `parlour bench` shows no loss of speed."
    ),
    "uvicorn": (
        "tests/server passes, above all test_request_filter, test_slow_clients and the tests of sockets: HttpToolsProtocol still has "
        "_start_asgi_task, _unset_keepalive_if_required, cycle, flow, headers, loop, client and config; WebSocketsSansIOProtocol "
        "still has conn, queue, frames, curr_msg_data_type, tasks, writable, read_paused, close_sent, close_timer and disconnected."
    ),
}
"""What to check before the upper bound of a package is raised."""


@cache
def syntax_nodes(path: Path) -> list[ast.AST]:
    """Return all nodes of the syntax tree of a file; kept, since three tests read every file."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def imported_modules(path: Path) -> Iterator[str]:
    """Yield the full name of every module or object that a file imports."""
    for node in syntax_nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def named_attributes(path: Path) -> set[str]:
    """Return the attribute names and string constants in a file."""
    nodes = syntax_nodes(path)
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)} | {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def source_files() -> list[Path]:
    """Return all source files except tests."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if "tests" not in path.parts]


@pytest.mark.parametrize("owner", PRIVATE_MODULES)
def test_private_modules_are_imported_in_one_place(owner: str) -> None:
    importing = {
        path.relative_to(SOURCE).as_posix()
        for path in source_files()
        for module in imported_modules(path)
        if module.startswith(PRIVATE_MODULES[owner])
    }
    assert importing == {owner}


def test_private_attributes_are_named_in_one_place() -> None:
    naming = {
        path.relative_to(SOURCE).as_posix()
        for path in source_files()
        if named_attributes(path) & PRIVATE_ATTRIBUTES
    }
    assert naming == set(PRIVATE_MODULES)


@pytest.mark.parametrize("package", CHECKS)
def test_versions_have_an_upper_bound(package: str) -> None:
    """The bound is the minor version after the installed one, so raising it is a decision."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["bots"]]
    (requirement,) = [found for found in map(Requirement, lines) if found.name == package]
    installed = Version(version(package))
    after = f"{installed.major}.{installed.minor + 1}"
    assert installed in requirement.specifier, CHECKS[package]
    assert after not in requirement.specifier, (
        f"Lower the bound of {package} to <{after}, or check first: {CHECKS[package]}"
    )
