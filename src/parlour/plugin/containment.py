"""Contains the exceptions of all code of a plugin that would end the process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from parlour.core.containment import contained
from parlour.core.game import AnyGame, Game
from parlour.plugin.plugin import GamePlugin

F = TypeVar("F")

RULES_METHODS = tuple(
    name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")
)
"""The methods of the rules interface."""


def contained_plugin(plugin: GamePlugin) -> GamePlugin:
    """Return a plugin whose rules and functions raise GameExit instead of ending the process."""
    changed: GamePlugin = _contained_record(plugin)
    return replace(
        changed,
        game=contained_rules(plugin.game),
        former_rules={
            version: contained_rules(rules) for version, rules in plugin.former_rules.items()
        },
        secrets=_contained_results(changed.secrets),
        disguises=_contained_results(changed.disguises),
    )


def contained_rules(rules: type[AnyGame]) -> type[AnyGame]:
    """Return a subclass of rules whose methods raise GameExit instead of ending the process."""
    methods = {name: contained(getattr(rules, name)) for name in RULES_METHODS}
    names = {"__module__": rules.__module__, "__qualname__": rules.__qualname__}
    return type(rules.__name__, (rules,), {**methods, **names})


def _contained_results(
    build: Callable[[AnyGame], Mapping[str, F]] | None,
) -> Callable[[AnyGame], Mapping[str, F]] | None:
    """Return a function whose results are functions by name, with these functions contained."""
    if build is None:
        return None
    return lambda game: _contained_value(build(game))


def _contained_record(record: Any) -> Any:
    """Return a dataclass whose functions, and those of its dataclasses, are contained."""
    changes = {each.name: _contained_value(getattr(record, each.name)) for each in fields(record)}
    return replace(record, **changes)


def _contained_value(value: Any) -> Any:
    if isinstance(value, type) and issubclass(value, Game):
        return value
    if is_dataclass(value):
        return _contained_record(value)
    if isinstance(value, Mapping):
        return {key: _contained_value(item) for key, item in value.items()}
    if type(value) in (list, tuple):
        return type(value)(map(_contained_value, value))
    return contained(value) if callable(value) else value
