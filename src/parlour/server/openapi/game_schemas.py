"""Schemas of the actions, options, previews and views of all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args, get_type_hints

import structlog

from parlour.core.embedded_json import SCHEMA_REFERENCE
from parlour.core.game import AnyGame, Preview
from parlour.plugin.plugin import GamePlugin
from parlour.server.openapi.schemas import Schema, SchemaSet, require_sent_fields

KINDS = ("Action", "Options", "Preview", "View")
"""The kinds of types that each game defines."""

DESCRIPTIONS = {
    "Action": "An action of any game.",
    "Options": "The options of a table of any game.",
    "Preview": "The preview of an action of any game.",
    "View": "What a seat or a spectator may see of a position of any game.",
}

log = structlog.get_logger()


def preview_type(game: type[AnyGame]) -> Any:
    """Return the type of the previews of a game."""
    hints = get_type_hints(game.previews)
    found = get_args(hints.get("return"))
    return found[0] if found and isinstance(found[0], type) else Preview


def complete_components(
    found: SchemaSet, requests: Sequence[Schema], plugins: Mapping[str, GamePlugin]
) -> dict[str, Schema]:
    """Return the components of types, with those of the games' types.

    The types of a game have its name, such as `pylos.Action`, and `GameAction` is the union of all.

    Args:
        found: The schemas of the types.
        requests: The schemas of all request bodies and messages from clients.
        plugins: The plugins of the games, by id.
    """
    components, sent_fields = dict(found.components), dict(found.sent_fields)
    unions: dict[str, list[Schema]] = {kind: [] for kind in KINDS}
    for prefix, game in _all_rules(plugins):
        try:
            schemas = _schemas_of_game(prefix, game)
        except Exception:
            # One broken game must not remove the others from the documents.
            log.exception("the types of a game cannot be described", game=prefix)
            continue
        components |= schemas.components
        sent_fields |= schemas.sent_fields
        for kind in KINDS:
            unions[kind].append({"$ref": SCHEMA_REFERENCE.format(name=f"{prefix}.{kind}")})
    for kind, members in unions.items():
        union: Schema = {"anyOf": members} if members else {"type": "object"}
        components[f"Game{kind}"] = {"description": DESCRIPTIONS[kind], **union}
    require_sent_fields(components, sent_fields, requests)
    return components


def _all_rules(plugins: Mapping[str, GamePlugin]) -> Iterator[tuple[str, type[AnyGame]]]:
    """Yield the current and the former rules of each game with the prefix of their types."""
    for name, plugin in plugins.items():
        yield name, plugin.game
        for version, rules in plugin.former_rules.items():
            yield f"{name}.v{version}", rules


def _schemas_of_game(prefix: str, game: type[AnyGame]) -> SchemaSet:
    """Return the schemas of a game's types, with a component for each kind."""
    types = {
        "Action": game.types.action,
        "Options": game.types.options,
        "Preview": preview_type(game),
        "View": game.types.view,
    }
    found = SchemaSet(list(types.values()), f"{prefix}.")
    for kind, schema in zip(types, found.schemas, strict=True):
        # A game may name a record like its kind.
        found.components.setdefault(f"{prefix}.{kind}", schema)
    return found
