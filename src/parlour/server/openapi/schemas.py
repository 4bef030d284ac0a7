"""JSON schemas of the types of the API, as msgspec derives them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from parlour.core.embedded_json import SCHEMA_REFERENCE
from parlour.core.game import Ranking
from parlour.plugin.layout import Layout
from parlour.server.openapi.docstrings import description, field_descriptions
from parlour.services.engine.evaluation import Evaluation

Schema = dict[str, Any]
"""A JSON schema."""

REFERENCE_PREFIX = SCHEMA_REFERENCE.format(name="")

EMBEDDED_TYPES = (Evaluation, Layout, Ranking)
"""Types to which records refer by name only, since they contain them as encoded JSON."""


class SchemaSet:
    """The schemas of a list of types, and the components to which they refer.

    Args:
        types: The types.
        prefix: The prefix of the names of the records, such as `pylos.`.

    Attributes:
        schemas: The schema of each type.
        components: The schemas of the records, by name.
        sent_fields: The fields of each record that the server always sends, by name.
    """

    def __init__(self, types: Sequence[Any], prefix: str = "") -> None:
        template = SCHEMA_REFERENCE.format(name=f"{prefix}{{name}}")
        schemas, components = msgspec.json.schema_components(types, ref_template=template)
        records = {record.__name__: record for record in _records_of(types)}
        self.schemas: list[Schema] = [_plain_schema(schema) for schema in schemas]
        self.components: dict[str, Schema] = {
            f"{prefix}{name}": _described_schema(_plain_schema(schema), records.get(name))
            for name, schema in components.items()
        }
        self.sent_fields = {
            f"{prefix}{name}": _sent_fields(record, components[name])
            for name, record in records.items()
            if issubclass(record, msgspec.Struct) and name in components
        }


def require_sent_fields(
    components: Mapping[str, Schema],
    sent_fields: Mapping[str, list[str]],
    requests: Iterable[Schema],
) -> None:
    """Mark the fields of records that only the server sends as required.

    Args:
        components: All components; they are changed.
        sent_fields: The fields of each record that the server always sends, by name.
        requests: The schemas of all request bodies and messages from clients.
    """
    received = reachable_names(requests, components)
    for name, fields in sent_fields.items():
        if name not in received and fields:
            components[name]["required"] = fields


def reachable_names(schemas: Iterable[Schema], components: Mapping[str, Schema]) -> set[str]:
    """Return the names of the components to which schemas refer, directly or indirectly."""
    found: set[str] = set()
    waiting = list(schemas)
    while waiting:
        for name in referenced_names(waiting.pop()):
            if name not in found and name in components:
                found.add(name)
                waiting.append(components[name])
    return found


def referenced_names(value: Any) -> Iterator[str]:
    """Yield the names of the components in the references of a schema."""
    if isinstance(value, dict):
        reference = value.get("$ref")
        if isinstance(reference, str):
            yield reference.removeprefix(REFERENCE_PREFIX)
        for item in value.values():
            yield from referenced_names(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from referenced_names(item)


def _plain_schema(value: Any) -> Any:
    """Return a schema of JSON values only, in which a reference to a type of games is alone."""
    if isinstance(value, dict):
        plain = {name: _plain_schema(item) for name, item in value.items()}
        if isinstance(plain.get("$ref"), str) and plain.get("type") == "object":
            del plain["type"]
        return plain
    return [_plain_schema(item) for item in value] if isinstance(value, list | tuple) else value


def _described_schema(schema: Schema, record: type | None) -> Schema:
    if record is None:
        return schema
    schema.pop("title", None)
    text = description(record.__doc__)
    if text:
        schema["description"] = text
    if issubclass(record, msgspec.Struct):
        texts = field_descriptions(record)
        for field in msgspec.structs.fields(record):
            if field.name in texts and field.encode_name in schema.get("properties", {}):
                schema["properties"][field.encode_name]["description"] = texts[field.name]
    return schema


def _sent_fields(record: type[msgspec.Struct], schema: Schema) -> list[str]:
    """Return the fields that an encoded record always has, including those with default values."""
    required = set(schema.get("required", ()))
    if not record.__struct_config__.omit_defaults:
        required |= {
            field.encode_name
            for field in msgspec.structs.fields(record)
            if field.default is not msgspec.UNSET
        }
    return [name for name in schema.get("properties", {}) if name in required]


def _records_of(types: Iterable[Any]) -> Iterator[type]:
    """Yield the classes in types, including those of nested fields."""
    seen: set[int] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while waiting:
        node = waiting.pop()
        if isinstance(node, list | tuple):
            waiting.extend(node)
        elif isinstance(node, msgspec.Struct) and id(node) not in seen:
            seen.add(id(node))
            cls = getattr(node, "cls", None)
            if isinstance(cls, type):
                yield cls
            waiting.extend(getattr(node, name) for name in node.__struct_fields__)
