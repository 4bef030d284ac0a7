"""Write docs/reference/http.md and docs/reference/socket.md from the documents of the API.

Run `python tools/write_reference.py` after a change of a handler, a message or one of their types.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.plugin import registry
from parlour.server.app import create_routes
from parlour.server.openapi.document import STREAM_KEYWORD, openapi_document
from parlour.server.openapi.schemas import REFERENCE_PREFIX
from parlour.server.openapi.socket_document import socket_document
from parlour.server.openapi.tags import TAGS

FOLDER = Path(__file__).parents[1] / "docs" / "reference"

NOTE = (
    "<!-- Generated from the types of the server by tools/write_reference.py."
    " Change the docstrings there instead. -->"
)


def type_text(schema: dict[str, Any]) -> str:
    """Return a schema as text, with links to types on the same page."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE_PREFIX)
        return f"[{name}](#{anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_text(item) for item in schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(type_text(item) for item in schema['prefixItems'])}]"
            inner = type_text(schema.get("items", {}))
            return f"list of {inner}{_bounds(schema, 'Items', 'items')}"
        case "object":
            values = schema.get("additionalProperties")
            return f"object of {type_text(values)}" if isinstance(values, dict) else "object"
        case "string":
            return f"string{_bounds(schema, 'Length', 'characters')}"
        case "integer" | "number" as kind:
            least, most = schema.get("minimum"), schema.get("maximum")
            if most is None:
                return f"{kind} from {least}" if least is not None else str(kind)
            return f"{kind} from {least} to {most}"
        case None:
            return "any value"
        case kind:
            return str(kind)


def _bounds(schema: dict[str, Any], what: str, unit: str) -> str:
    least, most = schema.get(f"min{what}"), schema.get(f"max{what}")
    if most is None:
        return f" of at least {least} {unit}" if least else ""
    return f" of {least} to {most} {unit}" if least else f" of at most {most} {unit}"


def anchor(heading: str) -> str:
    """Return the anchor of a heading with the name of a type."""
    return heading.lower().replace(".", "")


def field_lines(record: dict[str, Any]) -> Iterator[str]:
    """Yield one line for each field of a record."""
    required = record.get("required", ())
    for name, schema in record.get("properties", {}).items():
        optional = "" if name in required else ", optional"
        text = " ".join(schema.get("description", "").split())
        yield f"- `{name}` ({type_text(schema)}{optional})" + (f": {text}" if text else "")


def record_lines(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the section about a type."""
    yield from ("", f"### {name}", "")
    text = schema.get("description")
    yield text or f"{name.rpartition('.')[0] or name}: {type_text(schema)}."
    if "properties" in schema:
        yield from ("", *field_lines(schema))
    elif text:
        yield from ("", f"{type_text(schema)}.")


def operation_lines(
    method: str, path: str, operation: dict[str, Any], document: dict[str, Any]
) -> Iterator[str]:
    """Yield the lines of the section about a call."""
    schemas = document["components"]["schemas"]
    yield from ("", f"### `{method.upper()} {path}`", "", operation["description"])
    parameters = [item for item in operation["parameters"] if "$ref" not in item]
    if parameters:
        yield ""
    for item in parameters:
        name = {"query": f"?{item['name']}=", "path": item["name"]}.get(item["in"], item["name"])
        optional = "" if item["required"] else ", optional"
        yield f"- `{name}` ({type_text(item['schema'])}{optional}): {item['description']}"
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        yield from ("", f"Body: {type_text(schema)}.")
        record = schemas.get(schema.get("$ref", "").removeprefix(REFERENCE_PREFIX))
        if record and record.get("properties"):
            yield from ("", *field_lines(record))
    success, *errors = operation["responses"].items()
    yield from ("", f"Response: {success[0]}{_content(success[1])}. Errors: {_statuses(errors)}.")


def _content(response: dict[str, Any]) -> str:
    for media_type, content in response.get("content", {}).items():
        if STREAM_KEYWORD in content["schema"]:
            return f", a stream of {type_text(content['schema'][STREAM_KEYWORD])}"
        return f", {type_text(content['schema']) if 'json' in media_type else f'`{media_type}`'}"
    return " without a body"


def _statuses(errors: list[tuple[str, Any]]) -> str:
    return ", ".join(status for status, _ in errors)


def http_reference(document: dict[str, Any]) -> str:
    """Return the reference page of the HTTP API."""
    lines = ["# HTTP API", "", NOTE, "", document["info"]["description"]]
    for tag, (title, text) in TAGS.items():
        lines += ["", f"## {title}", "", text]
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                if operation["tags"] == [tag]:
                    lines += operation_lines(method, path, operation, document)
    schemas = document["components"]["schemas"]
    own = [name for name in schemas if "." not in name]
    lines += [
        "",
        "## Types",
        "",
        "The records in bodies and responses. A body with unknown fields is refused.",
    ]
    for name in own:
        lines += record_lines(name, schemas[name])
    lines += ["", "## Types of games", "", "The types of a game begin with its id."]
    for name in schemas:
        if name not in own:
            lines += record_lines(name, schemas[name])
    return "\n".join(lines) + "\n"


def socket_reference(document: dict[str, Any], http: dict[str, Any]) -> str:
    """Return the reference page of the socket."""
    messages = document["components"]["messages"]
    schemas = document["components"]["schemas"]
    lines = ["# WebSocket", "", NOTE, "", document["info"]["description"]]
    lines += ["", "## Messages to the server"]
    for operation in document["operations"].values():
        if operation["action"] == "receive":
            name = _message_name(operation["messages"][0])
            answer, error = (
                messages[_message_name(item)] for item in operation["reply"]["messages"]
            )
            lines += message_lines(messages[name], schemas[name], "to")
            lines += ["", f"Answer: `{answer['name']}` or `{error['name']}`."]
    lines += ["", "## Messages from the server"]
    for item in document["operations"]["updates"]["messages"]:
        name = _message_name(item)
        lines += message_lines(messages[name], schemas[name], "from")
    known = {*http["components"]["schemas"], *messages}
    lines += ["", "## Types", "", "All other types are on the page [HTTP API](http.md#types)."]
    for name, schema in schemas.items():
        if name not in known:
            lines += record_lines(name, schema)
    return "\n".join(_linked(line, known - set(messages)) for line in lines) + "\n"


def message_lines(message: dict[str, Any], schema: dict[str, Any], direction: str) -> Iterator[str]:
    """Yield the lines of the section about a message `to` or `from` the server."""
    yield from (
        "",
        f"### `{message['name']}` {direction} the server",
        "",
        message["summary"],
        "",
        *field_lines(schema),
    )


def _message_name(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


def _linked(line: str, elsewhere: set[str]) -> str:
    """Return a line whose links to types of the other page lead there."""
    for name in elsewhere:
        line = line.replace(f"[{name}](#{anchor(name)})", f"[{name}](http.md#{anchor(name)})")
    return line


def pages() -> dict[Path, str]:
    """Return the content of each page."""
    http = openapi_document(create_routes(), registry.game_plugins())
    socket = socket_document(registry.game_plugins())
    return {
        FOLDER / "http.md": http_reference(http),
        FOLDER / "socket.md": socket_reference(socket, http),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, "utf-8")
