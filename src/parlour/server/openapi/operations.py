"""The operations of the API: routes with the types of their parameters, bodies and responses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, HeaderParameter, ParameterKwarg, QueryParameter
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from parlour.server.api.frame_responses import EncodedResponse
from parlour.server.auth.guards import SAFE_METHODS
from parlour.server.openapi.docstrings import section_entries
from parlour.server.realtime.stream import NDJSON, SSE, StreamResponse

SEGMENT_TYPE_PATTERN = re.compile(r":\w+(?=})")
"""The type of a parameter in the template of a path."""

RESERVED_NAMES = ("self", "request", "state", "scope")
"""Parameters of handlers that stand for no part of a request."""

PLACES = ("path", "query", "header")
"""The places of parameters, in the order of the reference."""

BODY_TYPE_OPTION = "body_type"
"""Option of a route whose handler decodes the request body without Litestar."""


@dataclass(frozen=True)
class OperationParameter:
    """A parameter in the path, the query string or a header.

    Attributes:
        name: The name in the request.
        place: `path`, `query` or `header`.
        type: The type.
        bounds: The limits of a number as JSON schema keywords.
        required: Whether a request must have the parameter.
        default: The default value; None for none.
        description: The description; empty for none.
    """

    name: str
    place: str
    type: Any
    bounds: dict[str, float]
    required: bool
    default: Any
    description: str


@dataclass(frozen=True)
class Operation:
    """A method of a route.

    Attributes:
        id: The unique name.
        method: The HTTP method.
        path: The path, with parameters in braces.
        tag: The tag.
        docstring: The docstring of the handler.
        parameters: The parameters.
        body_type: The type of the request body, or None without a body.
        body_required: Whether a request must have the body.
        status: The status of a successful response.
        media_types: The media types of the response body.
        response_type: The type of the JSON in the response body, or in each line of a stream; None
            for another media type or no body.
    """

    id: str
    method: str
    path: str
    tag: str
    docstring: str
    parameters: tuple[OperationParameter, ...]
    body_type: Any
    body_required: bool
    status: int
    media_types: tuple[str, ...]
    response_type: Any

    @property
    def is_safe(self) -> bool:
        """Whether the operation changes nothing."""
        return self.method in SAFE_METHODS

    @property
    def has_input(self) -> bool:
        """Whether a request has parameters or a body."""
        return bool(self.parameters) or self.body_type is not None


def operations(app: Litestar) -> Iterator[Operation]:
    """Yield the operations of the API in the order of their paths and methods."""
    routes = sorted(
        (route for route in app.routes if isinstance(route, HTTPRoute)),
        key=lambda route: route.path,
    )
    for route in routes:
        handlers = {
            method: handler
            for handler in route.route_handlers
            for method in handler.http_methods - {"OPTIONS"}
            if handler.resolve_include_in_schema()
        }
        for method in sorted(handlers, key=lambda method: (method not in SAFE_METHODS, method)):
            yield _operation(route, handlers[method], method)


def _operation(route: HTTPRoute, handler: HTTPRouteHandler, method: str) -> Operation:
    docstring = str(handler.fn.__doc__)
    tag = next(tag for layer in reversed(handler.ownership_layers) for tag in layer.tags or ())
    path = SEGMENT_TYPE_PATTERN.sub("", route.path_format)
    data = handler.parsed_fn_signature.parameters.get("data")
    body_type = handler.opt.get(BODY_TYPE_OPTION) if data is None else data.annotation
    media_types, response_type = _response_content(handler)
    return Operation(
        id=f"{tag}_{handler.fn.__name__}",
        method=method,
        path=path,
        tag=tag,
        docstring=docstring,
        parameters=tuple(
            sorted(
                _parameters(handler, path, section_entries(docstring, "Args")),
                key=lambda parameter: PLACES.index(parameter.place),
            )
        ),
        body_type=body_type,
        body_required=data is None or data.is_required,
        status=handler.status_code,
        media_types=media_types,
        response_type=response_type,
    )


def _response_content(handler: HTTPRouteHandler) -> tuple[tuple[str, ...], Any]:
    """Return the media types of a handler's response body, and the type if it is JSON."""
    returned = handler.parsed_return_field
    declared = returned.raw
    if returned.is_subclass_of(Response):
        declared = next(iter(get_args(declared)), bytes)
    if returned.is_subclass_of(EncodedResponse):
        return ("application/json",), declared
    if returned.is_subclass_of(StreamResponse):
        return (NDJSON, SSE), declared
    media_type = str(getattr(handler.media_type, "value", handler.media_type) or "application/json")
    return (media_type,), declared if media_type == "application/json" else None


def _parameters(
    handler: HTTPRouteHandler, path: str, descriptions: dict[str, str]
) -> Iterator[OperationParameter]:
    """Yield the parameters of a handler and of its dependencies."""
    dependencies = handler.resolve_dependencies()
    waiting = list(handler.parsed_fn_signature.parameters.values())
    seen: set[str] = set()
    while waiting:
        field = waiting.pop(0)
        if field.name in seen or field.name in RESERVED_NAMES:
            continue
        seen.add(field.name)
        if field.name in dependencies:
            waiting.extend(dependencies[field.name].parsed_fn_signature.parameters.values())
        elif isinstance(field.kwarg_definition, ParameterKwarg) and not isinstance(
            field.kwarg_definition, BodyKwarg
        ):
            yield _parameter(field, field.kwarg_definition, path, descriptions)


def _parameter(
    field: FieldDefinition, definition: ParameterKwarg, path: str, descriptions: dict[str, str]
) -> OperationParameter:
    place = (
        "query"
        if isinstance(definition, QueryParameter)
        else "header"
        if isinstance(definition, HeaderParameter)
        else "path"
    )
    bounds = {"minimum": definition.ge, "maximum": definition.le}
    default = field.default if field.has_default else None
    return OperationParameter(
        name=definition.name or field.name,
        place=place,
        type=_parameter_type(field.annotation),
        bounds={name: bound for name, bound in bounds.items() if bound is not None},
        required=place == "path" or not field.has_default,
        default=default if default not in ("", None) else None,
        description=descriptions.get(field.name) or definition.description or "",
    )


def _parameter_type(declared: Any) -> Any:
    """Return the type of a parameter; the text `null` is None, except in a parameter for text."""
    return str if declared == str | None else declared
