"""The AsyncAPI document of the WebSocket of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from parlour import __version__
from parlour.core.embedded_json import SCHEMA_REFERENCE
from parlour.plugin.plugin import GamePlugin
from parlour.server.auth.guards import SHARE_PARAMETER
from parlour.server.openapi.docstrings import description
from parlour.server.openapi.document import overview_text
from parlour.server.openapi.game_schemas import complete_components
from parlour.server.openapi.schemas import EMBEDDED_TYPES, SchemaSet, reachable_names
from parlour.server.openapi.security import API_KEY_SCHEME, SESSION_SCHEME
from parlour.server.realtime.server_messages import (
    ANSWERS,
    AnyServerMessage,
    ErrorMessage,
    ServerMessage,
)
from parlour.server.realtime.socket import SCREEN_PARAMETER, SOCKET_PATH
from parlour.server.realtime.wire import AnyClientMessage, ClientMessage

CHANNEL = "#/channels/table"

MessageType = type[ClientMessage] | type[ServerMessage]


def socket_document(plugins: Mapping[str, GamePlugin]) -> dict[str, Any]:
    """Return the AsyncAPI 3 document of the socket.

    Args:
        plugins: The plugins of the games, by id.
    """
    received: tuple[type[ClientMessage], ...] = get_args(AnyClientMessage)
    sent: tuple[type[ServerMessage], ...] = get_args(AnyServerMessage)
    types = SchemaSet([*received, *sent, *EMBEDDED_TYPES])
    components = complete_components(types, types.schemas[: len(received)], plugins)
    messages: list[MessageType] = [*received, *sent]
    used = reachable_names([_reference_to(message) for message in messages], components)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Parlour",
            "version": __version__,
            "description": overview_text("socket"),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {"table": _channel(messages)},
        "operations": {
            **{_key(message): _received_operation(message) for message in received},
            "updates": {
                "action": "send",
                "channel": {"$ref": CHANNEL},
                "summary": "Updates about the table, and answers to messages from the client.",
                "messages": [_message_reference(message) for message in sent],
            },
        },
        "components": {
            "messages": {_key(message): _described_message(message) for message in messages},
            "schemas": {name: draft7_schema(components[name]) for name in sorted(used)},
            "securitySchemes": {
                "session": {**SESSION_SCHEME, "type": "httpApiKey"},
                "api_key": API_KEY_SCHEME,
            },
        },
    }


def draft7_schema(value: Any) -> Any:
    """Return a schema in the dialect of AsyncAPI, draft 7 of JSON Schema.

    >>> draft7_schema({"type": "array", "prefixItems": [{"type": "integer"}], "items": False})
    {'type': 'array', 'items': [{'type': 'integer'}], 'additionalItems': False}
    """
    if isinstance(value, list):
        return [draft7_schema(item) for item in value]
    if not isinstance(value, dict):
        return value
    schema = {name: draft7_schema(item) for name, item in value.items()}
    if "prefixItems" in schema:
        items, schema["items"] = schema.pop("items", True), schema.pop("prefixItems")
        schema["additionalItems"] = items
    if isinstance(schema.get("discriminator"), dict):
        schema["discriminator"] = schema["discriminator"]["propertyName"]
    return schema


def _channel(messages: list[MessageType]) -> dict[str, Any]:
    return {
        "address": f"{SOCKET_PATH}{{match}}",
        "title": "A table",
        "description": "The socket of a page that shows a table.",
        "parameters": {"match": {"description": "The id of a match or table."}},
        "messages": {
            _key(message): {"$ref": f"#/components/messages/{_key(message)}"}
            for message in messages
        },
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {
                    "type": "object",
                    "properties": {
                        SHARE_PARAMETER: {
                            "type": "string",
                            "description": "The share token of a finished private match.",
                        },
                        SCREEN_PARAMETER: {
                            "type": "string",
                            "description": "`1` for a shared screen, which receives only the public"
                            " view and no chat.",
                        },
                    },
                },
            }
        },
    }


def _received_operation(message: type[ClientMessage]) -> dict[str, Any]:
    return {
        "action": "receive",
        "channel": {"$ref": CHANNEL},
        "summary": description(message.__doc__).splitlines()[0],
        "messages": [_message_reference(message)],
        "reply": {
            "channel": {"$ref": CHANNEL},
            "messages": [_message_reference(ANSWERS[message]), _message_reference(ErrorMessage)],
        },
    }


def _described_message(message: MessageType) -> dict[str, Any]:
    return {
        "name": message.__struct_config__.tag,
        "title": message.__name__,
        "summary": description(message.__doc__).splitlines()[0],
        "description": description(message.__doc__),
        "payload": _reference_to(message),
    }


def _key(message: MessageType) -> str:
    """Return the key of a message; both sides have a message of the type `chat`."""
    return message.__name__


def _message_reference(message: MessageType) -> dict[str, str]:
    return {"$ref": f"{CHANNEL}/messages/{_key(message)}"}


def _reference_to(message: MessageType) -> dict[str, str]:
    return {"$ref": SCHEMA_REFERENCE.format(name=message.__name__)}
