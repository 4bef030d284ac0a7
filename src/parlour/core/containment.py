"""Contains exceptions of game packages that would end the process, such as those of `sys.exit()`.

A server handles any `Exception` of a package. Other exceptions, of which only `KeyboardInterrupt`
comes from the user, would pass through its handlers and end it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, NoReturn, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


class GameExit(Exception):
    """The code of a game package raised an exception that is no `Exception`."""


def contained(function: Callable[P, R]) -> Callable[P, R]:
    """Return a function, or a class, that raises GameExit instead of ending the process.

    This includes an iterator that the function returns.
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
    message = f"{type(reason).__name__}: {reason}" if str(reason) else type(reason).__name__
    raise GameExit(message).with_traceback(reason.__traceback__) from None
