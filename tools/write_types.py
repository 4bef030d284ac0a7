"""Generate `ui/types.d.ts` of each game from its Python types.

The TypeScript types describe what the server sends. Run `python tools/write_types.py` after a
change of a view, an action, an option or a preview, for all games or for those named.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from parlour.core.game import Preview
from parlour.plugin import registry

HEAD = "/** The JSON that the server sends for this game. Generated from the Python types by tools/write_types.py. */\n"
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema or "const" in schema:
        return " | ".join(
            repr(value) if isinstance(value, str) else "null" if value is None else str(value)
            for value in schema.get("enum", [schema.get("const")])
        )
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(one) for one in schema['prefixItems'])}]"
        inner = typescript(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return (
            f"Record<string, {typescript(values)}>"
            if isinstance(values, dict)
            else "Record<string, unknown>"
        )
    return PLAIN.get(str(schema.get("type")), "unknown")


def sparse() -> set[str]:
    """Return the names of the records that omit fields with default values."""
    found: set[str] = set()
    waiting = [msgspec.Struct]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        found |= {kind.__name__ for kind in kinds if kind.__struct_config__.omit_defaults}
        waiting.extend(kinds)
    return found


def interface(name: str, schema: dict[str, Any]) -> str:
    """Return the TypeScript declaration of a record or of a named type."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {typescript(schema)};"
    always = set(schema.get("required", ())) if name in sparse() else set(schema["properties"])
    fields = "".join(
        f"  {field}{'' if field in always else '?'}: {typescript(of)};\n"
        for field, of in schema["properties"].items()
    )
    return f"export interface {name} {{\n{fields}}}"


def preview_of(game: Any) -> Any:
    """Return the preview class of a game."""
    found = get_args(
        get_type_hints(game.previews, vars(sys.modules[game.__module__])).get("return")
    )
    return found[0] if found and isinstance(found[0], type) else Preview


def declared(game: str) -> str:
    """Return the content of a game's `types.d.ts`."""
    rules = registry.game_classes()[game]
    kinds = {
        "Options": rules.types.options,
        "View": rules.types.view,
        "Action": rules.types.action,
        "Preview": preview_of(rules),
    }
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="{name}")
    records = [interface(name, schema) for name, schema in sorted(components.items())]
    names = [
        f"export type {kind} = {typescript(schema)};"
        for kind, schema in zip(kinds, schemas, strict=True)
        if kind not in components
    ]
    return HEAD + "\n".join([*records, *names]) + "\n"


def target(game: str) -> Path:
    """Return the path of a game's `types.d.ts`."""
    return Path(str(files(registry.game_packages()[game]))) / "ui" / "types.d.ts"


if __name__ == "__main__":
    for chosen in sys.argv[1:] or registry.game_packages():
        target(chosen).write_text(declared(chosen), "utf-8")
