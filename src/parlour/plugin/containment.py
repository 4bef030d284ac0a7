"""Contains exceptions of game packages that would end the process, such as those of `sys.exit()`.

A server handles any `Exception` of a package. Other exceptions, of which only `KeyboardInterrupt`
comes from the user, would pass through its handlers and end it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import wraps
from typing import Any, NoReturn, ParamSpec, TypeVar, cast

from parlour.core.game import AnyGame, Game
from parlour.plugin.plugin import GamePlugin

P = ParamSpec("P")
R = TypeVar("R")

RULES_METHODS = tuple(
    name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")
)
"""The methods of the rules interface."""


class GameExit(Exception):
    """The code of a game package raised an exception that is no `Exception`."""


def contained_plugin(plugin: GamePlugin) -> GamePlugin:
    """Return a plugin whose rules and functions raise GameExit instead of ending the process."""
    changed: GamePlugin = _contained_record(plugin)
    return replace(
        changed,
        game=contained_rules(plugin.game),
        former_rules={
            version: contained_rules(rules) for version, rules in plugin.former_rules.items()
        },
    )


def contained_rules(rules: type[AnyGame]) -> type[AnyGame]:
    """Return a subclass of rules whose methods raise GameExit instead of ending the process."""
    methods = {name: contained(getattr(rules, name)) for name in RULES_METHODS}
    names = {"__module__": rules.__module__, "__qualname__": rules.__qualname__}
    return type(rules.__name__, (rules,), {**methods, **names})


def contained(function: Callable[P, R]) -> Callable[P, R]:
    """Return a function that raises GameExit instead of ending the process.

    This includes an iterator that it returns.
    """

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            result = function(*args, **kwargs)
        except (Exception, KeyboardInterrupt):
            raise
        except BaseException as reason:
            _raise_exit(reason)
        return cast("R", _contained_items(result)) if isinstance(result, Iterator) else result

    return call


def _contained_items(items: Iterator[Any]) -> Iterator[Any]:
    """Yield the items of an iterator; raises GameExit."""
    while True:
        try:
            item = next(items)
        except StopIteration:
            return
        except (Exception, KeyboardInterrupt):
            raise
        except BaseException as reason:
            _raise_exit(reason)
        yield item


def _raise_exit(reason: BaseException) -> NoReturn:
    """Raise GameExit with the traceback of another exception, which names its place."""
    message = f"{type(reason).__name__}: {reason}"
    raise GameExit(message).with_traceback(reason.__traceback__) from None


def _contained_record(record: Any) -> Any:
    """Return a dataclass whose functions, and those of its dataclasses, are contained."""
    changes = {each.name: _contained_value(getattr(record, each.name)) for each in fields(record)}
    return replace(record, **changes)


def _contained_value(value: Any) -> Any:
    if isinstance(value, type):
        return value
    if is_dataclass(value):
        return _contained_record(value)
    if isinstance(value, Mapping):
        return {key: _contained_value(item) for key, item in value.items()}
    return contained(value) if callable(value) else value
