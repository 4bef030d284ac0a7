"""Tests that every number in a path, query, request body or socket message has bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from parlour.server.app import create_routes
from parlour.server.realtime import wire

from .harness import ServedApplication

HUGE = "9" * 30


def unbounded_fields(
    kind: inspect.Type, where: str, seen: frozenset[Any] = frozenset()
) -> Iterator[str]:
    """Yield the path of each number field that lacks a lower or an upper bound."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
                yield where
        case inspect.StructType():
            if kind.cls not in seen:
                for field in kind.fields:
                    yield from unbounded_fields(
                        field.type, f"{where}.{field.name}", seen | {kind.cls}
                    )
        case inspect.UnionType():
            for inner_type in kind.types:
                yield from unbounded_fields(inner_type, where, seen)
        case inspect.TupleType():
            for inner_type in kind.item_types:
                yield from unbounded_fields(inner_type, where, seen)
        case (
            inspect.ListType()
            | inspect.SetType()
            | inspect.FrozenSetType()
            | inspect.VarTupleType()
            | inspect.CollectionType()
        ):
            yield from unbounded_fields(kind.item_type, where, seen)
        case inspect.DictType():
            yield from unbounded_fields(kind.key_type, f"{where} (key)", seen)
            yield from unbounded_fields(kind.value_type, where, seen)


def handlers() -> dict[str, HTTPRouteHandler]:
    """Return all route handlers of the server, keyed by HTTP methods and path."""
    return {
        f"{'/'.join(sorted(handler.http_methods))} {route.path}": handler
        for route in create_routes().routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler)
    }


def test_no_handler_accepts_an_unbounded_number() -> None:
    found = handlers()
    assert len(found) > 100, "the routes were found"
    # Litestar validates requests with this model, which merges annotations and parameters.
    loose = [
        where
        for name, handler in found.items()
        for where in unbounded_fields(inspect.type_info(handler.signature_model), name)
    ]
    assert not loose


def test_no_socket_message_contains_an_unbounded_number() -> None:
    assert not list(unbounded_fields(inspect.type_info(wire.AnyClientMessage), "socket"))


def test_an_unbounded_number_is_detected() -> None:
    class Loose(msgspec.Struct):
        fine: bool
        numbers: dict[str, list[int]]

    assert list(unbounded_fields(inspect.type_info(Loose), "it")) == ["it.numbers"]


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/api/forum?offset={}",
            "/api/forum/threads/abc?after={}",
            "/api/results?since={}",
            "/api/results?until={}",
        ),
        *(
            "/api/matches/{match}/frame?seat={}",
            "/api/matches/{match}/history?seat={}",
            "/api/matches/{match}/steps?seat={}",
        ),
        *(
            "/api/matches/{match}/positions/{}",
            "/api/matches/{match}/steps/{}",
            "/api/matches/{match}/steps/from/{}",
        ),
        *(
            "/api/matches/{match}/conditional-moves?seat={}",
            "/api/matches/{match}/analysis?after={}",
        ),
    ],
)
async def test_numbers_of_thirty_digits_are_refused(server: ServedApplication, path: str) -> None:
    guest = server.guest()
    match = await guest.open_table("pylos", who=("me", "guest"), start=True)
    for number in (HUGE, f"-{HUGE}", str(2**31), str(2**63)):
        answer = await guest.web.get(path.replace("{match}", match).replace("{}", number))
        if number == str(2**31) and ("since" in path or "until" in path):
            assert answer.status_code == 200
            continue
        assert answer.status_code == 400, (path, number, answer.text)
        assert answer.json()["code"] == "core.bad-request"
