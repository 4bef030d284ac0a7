"""Which secrets change each field of a seat's view, and which of them the seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.design.changed_parts import changed_parts
from parlour.laws.difference import short
from parlour.plugin.layout import Layout
from parlour.plugin.secrets import Scramble

DRAWS = 32
"""The number of times that each secret is changed."""

FEW_DRAWS = 6
"""The number of changes of each secret when all positions of a match are examined."""

LENS_RNG = Rng(b"leak lens".ljust(32, b"\0"))
"""The source of randomness of all changes, so that the same position gives the same answer."""


class ViewField(Value, frozen=True):
    """A field of a view.

    Attributes:
        path: The path, such as `view.hand`.
        value: The value as text.
        known: The secrets that change the field and that the seat may know.
        leaks: For each secret that changes the field but that the seat may not know, the number of
            changes out of `DRAWS` that it shows.
        parts: The ids of the parts of the layout that show the field; empty if no secret changes
            it.
    """

    path: str
    value: str
    known: tuple[str, ...]
    leaks: dict[str, int]
    parts: tuple[str, ...] = ()


class LensInfo(Value, frozen=True):
    """The fields of a view and the secrets that change them.

    Attributes:
        seat: The seat, or None for spectators.
        draws: The number of times that each secret was changed.
        secrets: The names of the secrets that the plugin declares.
        fields: The fields.
    """

    seat: Seat | None
    draws: int
    secrets: tuple[str, ...]
    fields: tuple[ViewField, ...]


class FieldChange(NamedTuple):
    """What changes of a secret did to a field.

    Attributes:
        times: The number of changes that the field shows.
        value: Its value after the first of them.
    """

    times: int
    value: Any


def lens_info(
    game: AnyGame,
    secrets: Mapping[str, Scramble],
    state: Any,
    seat: Seat | None,
    layout: Callable[[Any], Layout] | None = None,
) -> LensInfo:
    """Return the fields of a view with the secrets that change them.

    A secret is changed in two ways: as nobody may see it, and as this seat may not see it. A field
    that differs only in the first case shows what the seat may know.

    Args:
        game: The rules.
        secrets: The declared secrets.
        state: The position.
        seat: The seat, or None for spectators.
        layout: Returns the layout of a view, if the site draws the boards.
    """
    view = game.view(state, seat)
    fields = view_fields(view)
    known: dict[str, list[str]] = {path: [] for path in fields}
    leaks: dict[str, dict[str, int]] = {path: {} for path in fields}
    values: dict[str, Any] = {}
    for name, scramble in secrets.items():
        changes = partial(_changes, game, scramble, name, state, seat, fields)
        for path, change in changes(hidden_from=seat).items():
            leaks[path][name] = change.times
            values[path] = change.value
        for path, change in changes(hidden_from=None).items():
            if name not in leaks[path]:
                known[path].append(name)
                values.setdefault(path, change.value)
    return LensInfo(
        seat,
        DRAWS,
        tuple(secrets),
        tuple(
            ViewField(
                path,
                short(value),
                tuple(known[path]),
                leaks[path],
                changed_parts(layout, view, view_with_field(view, path, values[path]))
                if layout is not None and path in values
                else (),
            )
            for path, value in fields.items()
        ),
    )


def has_leak(game: AnyGame, secrets: Mapping[str, Scramble], state: Any, seat: Seat | None) -> bool:
    """Return whether a view changes with a secret that the seat may not know, from few draws."""
    view = game.view(state, seat)
    return any(
        game.view(scramble(state, seat, LENS_RNG.fork(name).fork(number)), seat) != view
        for name, scramble in secrets.items()
        for number in range(FEW_DRAWS)
    )


def _changes(
    game: AnyGame,
    scramble: Scramble,
    name: str,
    state: Any,
    seat: Seat | None,
    before: Mapping[str, Any],
    hidden_from: Seat | None,
) -> dict[str, FieldChange]:
    """Return what changes of a secret do to the fields of a seat's view.

    Args:
        game: The rules.
        scramble: Changes the secret.
        name: The name of the secret.
        state: The position.
        seat: The seat whose view is compared.
        before: The fields of its view without changes.
        hidden_from: The seat that must not notice the change, or None for spectators.
    """
    changes: dict[str, FieldChange] = {}
    for number in range(DRAWS):
        rng = LENS_RNG.fork(f"{name} {hidden_from}").fork(number)
        after = view_fields(game.view(scramble(state, hidden_from, rng), seat))
        for path, value in before.items():
            if path not in after or after[path] != value:
                known = changes.get(path, FieldChange(0, after.get(path)))
                changes[path] = FieldChange(known.times + 1, known.value)
    return changes


def view_fields(view: Any) -> dict[str, Any]:
    """Return the fields of a view, by path.

    A list of plain values is one field.
    """
    return dict(_leaves(_plain(view), "view"))


def view_with_field(view: Any, field: str, value: Any) -> Any:
    """Return a view with another value of a field, or None if the view cannot have it.

    Args:
        view: The view.
        field: The path of the field.
        value: The value, as in `view_fields`.
    """
    try:
        return msgspec.convert(
            _with_leaf(_plain(view), "view", field, value), type(view), str_keys=True
        )
    except ValueError:
        return None


def _plain(view: Any) -> Any:
    """Return a view as dicts, lists and scalars."""
    return msgspec.to_builtins(view, str_keys=True, order="deterministic")


def _with_leaf(plain: Any, path: str, field: str, value: Any) -> Any:
    """Return a copy of a value in which one field, named as by `_leaves`, is replaced."""
    if path == field:
        return value
    if isinstance(plain, dict):
        return {key: _with_leaf(item, f"{path}.{key}", field, value) for key, item in plain.items()}
    if isinstance(plain, (list, tuple)):
        return [
            _with_leaf(item, f"{path}[{index}]", field, value) for index, item in enumerate(plain)
        ]
    return plain


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield the paths and values below a value.

    >>> list(_leaves({"hand": ["A", "T"], "tops": [{"card": "R"}]}, "view"))
    [('view.hand', ['A', 'T']), ('view.tops[0].card', 'R')]
    """
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _leaves(item, f"{path}.{key}")
    elif isinstance(value, (list, tuple)) and any(
        isinstance(item, (dict, list, tuple)) for item in value
    ):
        for index, item in enumerate(value):
            yield from _leaves(item, f"{path}[{index}]")
    else:
        yield path, value
