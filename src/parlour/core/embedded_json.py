"""Fields that hold the JSON of a game's own values, with the names of their API schemas.

The values of a field depend on the game, so its Python type is general. The schema that it names is
the union of the types of all games.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

SCHEMA_REFERENCE = "#/components/schemas/{name}"
"""Reference to a schema in the documents of the API."""

_ACTION = {"$ref": SCHEMA_REFERENCE.format(name="GameAction")}
_OPTIONS = {"$ref": SCHEMA_REFERENCE.format(name="GameOptions")}
_PREVIEW = {"$ref": SCHEMA_REFERENCE.format(name="GamePreview")}
_VIEW = {"$ref": SCHEMA_REFERENCE.format(name="GameView")}
_LAYOUT = {"$ref": SCHEMA_REFERENCE.format(name="Layout")}
_RANKING = {"$ref": SCHEMA_REFERENCE.format(name="Ranking")}

ActionJson = Annotated[msgspec.Raw, Meta(extra_json_schema=_ACTION)]
"""An action, encoded."""

ActionObject = Annotated[dict[str, Any], Meta(extra_json_schema=_ACTION)]
"""An action as an object, for requests."""

ActionListJson = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": _ACTION})]
"""A list of actions, encoded."""

OptionsJson = Annotated[msgspec.Raw, Meta(extra_json_schema=_OPTIONS)]
"""The options of a table, encoded."""

OptionsObject = Annotated[dict[str, Any], Meta(extra_json_schema=_OPTIONS)]
"""The options of a table as an object."""

PreviewJson = Annotated[Any, Meta(extra_json_schema=_PREVIEW)]
"""The preview of an action."""

PreviewListJson = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": _PREVIEW})
]
"""The previews of several actions, encoded."""

ViewJson = Annotated[msgspec.Raw, Meta(extra_json_schema=_VIEW)]
"""The view of a position, encoded."""

LayoutJson = Annotated[msgspec.Raw, Meta(extra_json_schema=_LAYOUT)]
"""The layout of a position, encoded."""

RankingJson = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"anyOf": [_RANKING, {"type": "null"}]})
]
"""The ranking, encoded; null before the start."""

ObjectJson = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""Any object, encoded."""
