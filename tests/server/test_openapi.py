"""Tests that the OpenAPI document is valid, complete and true."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
from litestar.routes import HTTPRoute
from openapi_spec_validator import OpenAPIV31SpecValidator
from openapi_spec_validator.validation.exceptions import OpenAPIValidationError

from parlour.core.game import GameTypes, Seat
from parlour.laws.playout import Playout, random_states
from parlour.plugin import registry
from parlour.plugin.plugin import GamePlugin
from parlour.scaffold.rowgame.plugin import PLUGIN as ROWGAME
from parlour.scaffold.rowgame.rules.game import Rowgame
from parlour.server.app import create_routes
from parlour.server.openapi import endpoints
from parlour.server.openapi.document import openapi_document
from parlour.server.openapi.game_schemas import KINDS, preview_type
from parlour.services.games import Games

from .conformance import Conformance, served_document, socket_conformance
from .harness import ServedApplication

FREE_TYPES = {
    "/paths/~1api~1account~1export/get",
    "/paths/~1api~1account~1passkeys~1authentication-options/post",
    "/paths/~1api~1account~1passkeys~1registration-options/post",
    "/paths/~1api~1games~1{game}~1pictures~1{name}/get",
    "/components/schemas/CurrentUser/properties/settings",
    "/components/schemas/CurrentUserChanges/properties/settings",
    "/components/schemas/GameInfo/properties/options",
    "/components/schemas/PasskeyCredential/properties/credential",
}
"""The objects whose fields the document leaves open: they come from the browser, from a game package,
or are a JSON schema or a file for the user."""


def described_operations() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the method and path, and the description, of every operation."""
    for path, operations in served_document()["paths"].items():
        for method, operation in operations.items():
            yield f"{method.upper()} {path}", operation


def schemas_within(value: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every schema in a document with its place."""
    if isinstance(value, dict):
        for name, item in value.items():
            inner = f"{place}/{name.replace('/', '~1')}"
            if name in ("default", "enum", "examples", "mapping", "required"):
                continue
            if name in ("schema", "items", "additionalProperties") and isinstance(item, dict):
                yield inner, item
            if name in ("properties", "schemas"):
                yield from ((f"{inner}/{key}", schema) for key, schema in item.items())
            if name in ("anyOf", "prefixItems"):
                yield from ((inner, schema) for schema in item)
            yield from schemas_within(item, inner)
    elif isinstance(value, list):
        for item in value:
            yield from schemas_within(item, place)


def test_the_document_is_valid() -> None:
    OpenAPIV31SpecValidator(served_document()).validate()
    broken = deepcopy(served_document())
    broken["paths"]["/api/me"]["get"]["responses"]["200"] = {"content": {}}
    with pytest.raises(OpenAPIValidationError):
        OpenAPIV31SpecValidator(broken).validate()


def test_every_route_of_the_api_is_in_the_document() -> None:
    served = {
        f"{method} {re.sub(r':(str|int)}', '}', route.path_format)}"
        for route in create_routes().routes
        if isinstance(route, HTTPRoute) and route.path.startswith(("/api/", "/strings/"))
        for method in route.methods - {"OPTIONS"}
        if not route.path.startswith("/api/schema")
    }
    assert len(served) > 150
    assert served == {name for name, _ in described_operations()}


def test_every_operation_and_parameter_is_described() -> None:
    for name, operation in described_operations():
        assert len(operation["description"]) > 10, name
        assert "Args:" not in operation["description"], name
        for parameter in operation["parameters"]:
            assert "$ref" in parameter or parameter["description"], (name, parameter)


def descriptions_within(value: Any) -> Iterator[str]:
    """Yield every description and summary in a document."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name in ("description", "summary") and isinstance(item, str):
                yield item
            else:
                yield from descriptions_within(item)
    elif isinstance(value, list):
        for item in value:
            yield from descriptions_within(item)


INTERNAL_PATTERN = re.compile(r"\b(None|True|False|[A-Z]+_[A-Z_]+)\b|\w\.py\b|\bstrings/(?!\{)")
"""Words that only readers of the source code understand."""


def test_descriptions_do_not_mention_the_source_code() -> None:
    found = [*descriptions_within(served_document())]
    found += descriptions_within(socket_conformance().document)
    assert len(found) > 1_000
    assert [text for text in found if INTERNAL_PATTERN.search(text)] == []
    assert INTERNAL_PATTERN.search("The sides, from ALL_SIDES, or None.")


def test_every_body_and_response_has_a_type() -> None:
    found = {
        place
        for place, schema in schemas_within(served_document())
        if not set(schema) - {"description", "default"}
        or (
            schema.get("type") == "object"
            and not {"properties", "additionalProperties"} & {*schema}
        )
    }
    free = {known for known in FREE_TYPES if any(place.startswith(known) for place in found)}
    assert {place for place in found if not place.startswith(tuple(FREE_TYPES))} == set()
    assert free == FREE_TYPES


def test_unknown_fields_of_requests_are_refused_as_documented() -> None:
    schemas = served_document()["components"]["schemas"]
    for name, operation in described_operations():
        if "requestBody" not in operation:
            continue
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        for one in schema.get("anyOf", [schema]):
            if "$ref" in one:
                record = schemas[one["$ref"].rpartition("/")[2]]
                assert record["additionalProperties"] is False, name


def test_unsafe_operations_need_the_header_and_say_when_to_try_again() -> None:
    document = served_document()
    retry_after = document["components"]["responses"]["TooManyRequests"]["headers"]
    assert retry_after["Retry-After"]["required"]
    header = {"$ref": "#/components/parameters/CustomHeader"}
    for name, operation in described_operations():
        assert (header in operation["parameters"]) == (not name.startswith("GET ")), name
        assert "429" in operation["responses"], name


def validator(name: str) -> jsonschema_rs.Validator:
    """Return the validator of a component."""
    return jsonschema_rs.Draft202012Validator(
        {
            "$ref": f"#/components/schemas/{name}",
            "components": {"schemas": served_document()["components"]["schemas"]},
        }
    )


@pytest.mark.parametrize("name", ["betta", "bulbous", "carcassonne", "pylos"])
def test_actions_views_and_previews_of_a_match_have_the_documented_types(
    name: str, tmp_path: Path
) -> None:
    game = Games(tmp_path).game(name)
    options = game.types.options()
    kinds = {kind: (validator(f"{name}.{kind}"), validator(f"Game{kind}")) for kind in KINDS}
    checked = 0

    def check(kind: str, value: Any) -> None:
        nonlocal checked
        encoded = msgspec.json.decode(msgspec.json.encode(value))
        for one in kinds[kind]:
            one.validate(encoded)
        checked += 1

    check("Options", options)
    playout = Playout(options=options, seats=game.seat_counts(options)[0], seed=b"documents")
    for number, state in enumerate(random_states(game, playout)):
        check("View", game.view(state, None))
        for seat in sorted(game.turn(state).seats)[:1]:
            view = game.view(state, seat)
            check("View", view)
            actions = list(islice(game.legal_actions(state, seat), 8))
            for action in actions:
                check("Action", action)
            for preview in game.previews(view, Seat(seat), actions):
                check("Preview", preview)
        if number > 40:
            break
    assert checked > 100
    assert not kinds["Action"][0].is_valid({"do": "nothing"})
    assert not kinds["View"][0].is_valid({})


def test_all_games_and_their_former_rules_are_in_the_document() -> None:
    schemas = served_document()["components"]["schemas"]
    plugins = registry.game_plugins()
    former = {
        f"{name}.v{version}" for name, plugin in plugins.items() for version in plugin.former_rules
    }
    assert former
    for kind in KINDS:
        assert {member["$ref"] for member in schemas[f"Game{kind}"]["anyOf"]} == {
            f"#/components/schemas/{name}.{kind}" for name in (*plugins, *former)
        }


def document_of(plugins: dict[str, GamePlugin]) -> dict[str, Any]:
    """Return the document of a server with the given games."""
    return openapi_document(create_routes(), plugins)


@pytest.mark.slow
def test_games_of_other_packages_are_in_the_document() -> None:
    document = document_of({"rowgame": ROWGAME})
    OpenAPIV31SpecValidator(document).validate()
    schemas = document["components"]["schemas"]
    assert schemas["GameAction"]["anyOf"] == [{"$ref": "#/components/schemas/rowgame.Action"}]
    assert "rowgame.View" in schemas and "pylos.View" not in schemas


def test_a_game_with_unknown_types_does_not_remove_the_others() -> None:
    class Broken(Rowgame):
        types = GameTypes(Rowgame.types.state, Rowgame.types.action, complex, Rowgame.types.options)

    document = document_of({"broken": GamePlugin(game=Broken), "rowgame": ROWGAME})
    assert document["components"]["schemas"]["GameView"]["anyOf"] == [
        {"$ref": "#/components/schemas/rowgame.View"}
    ]


def test_the_preview_type_of_a_game_is_its_own() -> None:
    own = {name: preview_type(game).__name__ for name, game in registry.game_classes().items()}
    assert own["carcassonne"] == "CarcassonnePreview"


async def test_the_server_publishes_its_documents(server: ServedApplication) -> None:
    guest = server.guest()
    assert await guest.get("/api/schema") == served_document()
    answer = await guest.web.get("/api/schema/openapi.json")
    assert answer.json() == served_document() and "max-age" in answer.headers["cache-control"]


async def test_simultaneous_first_requests_build_each_document_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built: list[str] = []

    def build(name: str) -> dict[str, Any]:
        built.append(name)
        time.sleep(0.05)
        return {"openapi": name}

    monkeypatch.setattr(endpoints, "openapi_document", lambda *_: build("openapi"))
    monkeypatch.setattr(endpoints, "socket_document", lambda *_: build("socket"))
    documents = endpoints.ApiDocuments(create_routes())
    answers = await asyncio.gather(
        *(documents.openapi_json() for _ in range(5)), *(documents.socket_json() for _ in range(5))
    )
    assert set(answers) == {b'{"openapi":"openapi"}', b'{"openapi":"socket"}'}
    assert sorted(built) == ["openapi", "socket"]


@pytest.mark.parametrize(
    ("method", "path", "status", "body", "problem"),
    [
        ("GET", "/api/unknown", 200, {}, "is not in the document"),
        ("GET", "/api/me", 418, {}, "answers 418"),
        ("GET", "/api/me", 200, {"id": 1}, "GET /api/me 200"),
        ("GET", "/api/me", 404, {}, "answers 404"),
        ("GET", "/api/me", 403, {"error": "no"}, "GET /api/me 403"),
        ("GET", "/api/me", 429, {"code": "", "details": {}, "message": ""}, "Retry-After"),
    ],
)
async def test_the_checker_of_responses_finds_differences(
    method: str, path: str, status: int, body: Any, problem: str
) -> None:
    request = httpx.Request(method, f"http://localhost{path}")
    response = httpx.Response(status, json=body, request=request)
    with pytest.raises(AssertionError, match=problem):
        await Conformance(served_document()).check(response)


async def test_only_a_text_may_be_empty() -> None:
    checker = Conformance(served_document())
    for path, is_text in (
        ("/strings/en/none.ftl", True),
        ("/api/me", False),
        ("/api/me/matches.zip", False),
    ):
        response = httpx.Response(200, request=httpx.Request("GET", f"http://localhost{path}"))
        if is_text:
            await checker.check(response)
        else:
            with pytest.raises(AssertionError, match="without a body"):
                await checker.check(response)
