"""The OpenAPI document of the HTTP API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from importlib.resources import files
from typing import Any

from litestar import Litestar

from parlour import __version__
from parlour.plugin.plugin import GamePlugin
from parlour.server.errors import ErrorResponse
from parlour.server.openapi.docstrings import description
from parlour.server.openapi.game_schemas import complete_components
from parlour.server.openapi.operations import Operation, OperationParameter, operations
from parlour.server.openapi.responses import error_components, error_responses
from parlour.server.openapi.schemas import EMBEDDED_TYPES, Schema, SchemaSet, reachable_names
from parlour.server.openapi.security import CUSTOM_HEADER_PARAMETER, SECURITY_SCHEMES, security
from parlour.server.openapi.tags import PATH_PARAMETERS, TAGS

STREAM_KEYWORD = "x-message"
"""The keyword for the schema of each message of a stream."""

CUSTOM_HEADER_REFERENCE = {"$ref": "#/components/parameters/CustomHeader"}


def openapi_document(app: Litestar, plugins: Mapping[str, GamePlugin]) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of an application.

    Args:
        app: The application.
        plugins: The plugins of the games, by id.
    """
    found = list(operations(app))
    types = _Types(found)
    document: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "version": __version__,
            "summary": "The HTTP API of a site for board games.",
            "description": overview_text("http"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": tag, "description": text} for tag, (_, text) in TAGS.items()],
        "paths": _paths(found, types),
        "components": {
            "parameters": {"CustomHeader": CUSTOM_HEADER_PARAMETER},
            "responses": error_components(),
            "securitySchemes": SECURITY_SCHEMES,
        },
    }
    document["components"]["schemas"] = types.components(plugins, document)
    return document


def overview_text(name: str) -> str:
    """Return the introduction of an API, in Markdown."""
    return files(__package__).joinpath(f"{name}.md").read_text("utf-8").strip()


class _Types:
    """The schemas of all types of the operations."""

    def __init__(self, found: Sequence[Operation]) -> None:
        types: list[Any] = [ErrorResponse, *EMBEDDED_TYPES]
        for operation in found:
            types += [operation.body_type, operation.response_type]
            types += [parameter.type for parameter in operation.parameters]
        self._types: list[Any] = []
        for declared in types:
            if declared is not None and declared not in self._types:
                self._types.append(declared)
        self._set = SchemaSet(self._types)
        self._received = [
            self.schema_of(operation.body_type)
            for operation in found
            if operation.body_type is not None
        ]

    def schema_of(self, declared: Any) -> Schema:
        """Return the schema of a type."""
        return deepcopy(self._set.schemas[self._types.index(declared)])

    def components(
        self, plugins: Mapping[str, GamePlugin], document: dict[str, Any]
    ) -> dict[str, Schema]:
        """Return the components to which a document refers, by name."""
        components = complete_components(self._set, self._received, plugins)
        used = reachable_names([document], components)
        return {name: components[name] for name in sorted(components) if name in used}


def _paths(found: Sequence[Operation], types: _Types) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for operation in found:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described_operation(
            operation, types
        )
    return paths


def _described_operation(operation: Operation, types: _Types) -> dict[str, Any]:
    text = description(operation.docstring)
    described: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": text.splitlines()[0],
        "description": text,
        "security": security(operation.method, operation.path),
        "parameters": [_described_parameter(item, types) for item in operation.parameters],
    }
    if not operation.is_safe:
        described["parameters"].append(CUSTOM_HEADER_REFERENCE)
    if operation.body_type is not None:
        described["requestBody"] = {
            "required": operation.body_required,
            "content": {"application/json": {"schema": types.schema_of(operation.body_type)}},
        }
    described["responses"] = {
        str(operation.status): _success_response(operation, types),
        **error_responses(operation),
    }
    return described


def _success_response(operation: Operation, types: _Types) -> dict[str, Any]:
    if operation.status == 204:
        return {"description": "Done."}
    content = {
        media_type: _content(operation, media_type, types) for media_type in operation.media_types
    }
    return {"description": "Done.", "content": content}


def _content(operation: Operation, media_type: str, types: _Types) -> dict[str, Any]:
    if operation.response_type is None:
        is_binary = media_type == "application/zip"
        return {"schema": {"type": "string", **({"format": "binary"} if is_binary else {})}}
    schema = types.schema_of(operation.response_type)
    if media_type == "application/json":
        return {"schema": schema}
    # OpenAPI 3.1 has no keyword for the type of each message of a stream.
    return {"schema": {"type": "string", STREAM_KEYWORD: schema}}


def _described_parameter(parameter: OperationParameter, types: _Types) -> dict[str, Any]:
    schema = types.schema_of(parameter.type)
    # The bounds of an optional number apply to the number.
    bounded = schema["anyOf"][0] if "anyOf" in schema else schema
    bounded.update(parameter.bounds)
    if parameter.default is not None:
        schema["default"] = parameter.default
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.required,
        "description": parameter.description or PATH_PARAMETERS.get(parameter.name, ""),
        "schema": schema,
    }
