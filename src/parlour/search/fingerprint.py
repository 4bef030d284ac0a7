"""The digest of everything that a compiled function depends on.

That is its code, the functions it calls and the constants it reads. Numba copies all three into the
machine code, so functions with the same fingerprint compile to the same code, in any file and at
any time. Comments, docstrings and other functions of the module do not affect it.
"""

from __future__ import annotations

import builtins
import dis
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from parlour.search.numba_internals import (
    BOUNDS_CHECK,
    Dispatcher,
    Intrinsic,
    Type,
    compile_options,
    python_function,
)

COMPILER_VERSIONS = (
    sys.implementation.cache_tag,
    numba.__version__,
    version("llvmlite"),
    np.__version__,
    BOUNDS_CHECK,
)
"""The versions of the compiler, which affect the code that a function compiles to."""

VERSIONED_PACKAGES = frozenset({"numpy", "numba", "llvmlite"}) | sys.stdlib_module_names
"""The packages whose content is identified by their version."""

PLAIN_TYPES = (type(None), bool, int, float, complex, str, bytes, type(...))


class FingerprintError(TypeError):
    """A kernel reads a value that cannot be hashed, so its machine code cannot be cached."""


def fingerprint(function: Callable[..., Any]) -> str:
    """Return the digest of everything that a function depends on, as 64 hexadecimal digits.

    Raises:
        FingerprintError: The function reads a value that cannot be hashed.
    """
    reached: dict[int, str] = {}
    waiting = [python_function(function)]
    while waiting:
        current = waiting.pop()
        if id(current) not in reached:
            reached[id(current)], called = _own_content(current)
            waiting += called
    return sha256(
        repr(
            (
                COMPILER_VERSIONS,
                _qualified_name(function),
                sorted_options(function),
                sorted(reached.values()),
            )
        ).encode()
    ).hexdigest()


def sorted_options(function: Any) -> tuple[tuple[str, str], ...]:
    """Return the compiler options of a function, sorted by name."""
    return tuple(sorted((name, repr(value)) for name, value in compile_options(function).items()))


def signature_content(signature: tuple[Type, ...]) -> str:
    """Return a text of everything in the argument types that affects machine code.

    It includes the order of the fields of a named tuple, which the name of the type does not show.
    """
    return repr([_type_content(kind) for kind in signature])


def _type_content(kind: Any) -> object:
    parts = [_type_content(part) for part in getattr(kind, "types", ())]
    return str(kind), getattr(kind, "fields", None) if parts else None, parts


@cache
def _own_content(function: FunctionType) -> tuple[str, tuple[FunctionType, ...]]:
    """Return the digest of a function's own code and constants, and the functions it calls."""
    called: list[FunctionType] = []
    cells = dict(
        zip(
            function.__code__.co_freevars,
            (cell.cell_contents for cell in function.__closure__ or ()),
            strict=True,
        )
    )
    known = {**vars(builtins), **function.__globals__, **cells}
    read = sorted(
        (name, repr(_content(value, called, name)))
        for name, value in _external_values(function.__code__, known)
    )
    defaults = _content(
        (
            function.__defaults__,
            function.__kwdefaults__ and tuple(sorted(function.__kwdefaults__.items())),
        ),
        called,
        "defaults",
    )
    content = (
        _qualified_name(function),
        _code_content(function.__code__, function.__doc__),
        read,
        defaults,
    )
    return sha256(repr(content).encode()).hexdigest(), tuple(called)


def _code_content(code: CodeType, docstring: str | None = None) -> object:
    """Return the content of byte code without its location and docstring."""
    constants = (
        code.co_consts[1:]
        if docstring is not None and code.co_consts[:1] == (docstring,)
        else code.co_consts
    )
    return (
        code.co_code,
        getattr(code, "co_exceptiontable", b""),
        (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags),
        (code.co_names, code.co_varnames, code.co_freevars),
        [
            _code_content(constant)
            if isinstance(constant, CodeType)
            else _content(constant, [], "constant")
            for constant in constants
        ],
    )


def _external_values(code: CodeType, known: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the name and value of every outside value that byte code reads.

    Attributes of modules are included.
    """
    inside: Any = None
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF") and step.argval in known:
            inside = known[step.argval]
            yield step.argval, inside
        elif (
            step.opname in ("LOAD_ATTR", "LOAD_METHOD")
            and isinstance(inside, ModuleType)
            and not _is_library(inside.__name__)
        ):
            inside = getattr(inside, step.argval, None)
            yield step.argval, inside
        elif step.opname not in ("PUSH_NULL", "CACHE", "PRECALL"):
            inside = None
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _external_values(constant, known)


def _content(value: Any, called: list[FunctionType], name: str) -> object:
    """Return the hashable content of a value that a function reads.

    Functions are represented by their names and added to `called`.
    """
    if isinstance(value, np.ndarray):
        return (
            value.dtype.str,
            value.shape,
            sha256(np.ascontiguousarray(value).tobytes()).hexdigest(),
        )
    if isinstance(value, np.generic):
        return value.dtype.str, value.tobytes()
    if isinstance(value, Enum):
        return _qualified_name(type(value)), value.name, _content(value.value, called, name)
    if isinstance(value, PLAIN_TYPES):
        return value
    if isinstance(value, tuple | list):
        return (
            type(value).__name__,
            getattr(value, "_fields", None),
            [_content(item, called, name) for item in value],
        )
    if isinstance(value, frozenset):
        return sorted(repr(_content(one, called, name)) for one in value)
    if isinstance(value, type):
        members = (
            [_content(member, called, name) for member in value]
            if issubclass(value, Enum)
            else None
        )
        return _qualified_name(value), getattr(value, "_fields", None), members
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, Dispatcher | Intrinsic | FunctionType):
        if not _is_library(value.__module__):
            called.append(python_function(value))
        return _qualified_name(value), sorted_options(value)
    if isinstance(value, BuiltinFunctionType | np.ufunc | np.dtype | Type):
        return str(getattr(value, "__name__", value))
    raise FingerprintError(
        f"a kernel reads {name}, a {type(value).__qualname__}, which cannot be hashed: make it a number, an array or a tuple"
    )


def _qualified_name(thing: Any) -> str:
    return f"{thing.__module__}.{thing.__qualname__}"


def _is_library(module: str) -> bool:
    return module.partition(".")[0] in VERSIONED_PACKAGES
