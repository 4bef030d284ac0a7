"""Which secrets change each field of a seat's view, and which of them the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.laws.difference import short
from parlour.plugin.secrets import Scramble

DRAWS = 32
"""The number of times that each secret is changed."""

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
    """

    path: str
    value: str
    known: tuple[str, ...]
    leaks: dict[str, int]


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


def lens_info(
    game: AnyGame, secrets: Mapping[str, Scramble], state: Any, seat: Seat | None
) -> LensInfo:
    """Return the fields of a view with the secrets that change them.

    A secret is changed in two ways: as nobody may see it, and as this seat may not see it. A field
    that differs only in the first case shows what the seat may know.

    Args:
        game: The rules.
        secrets: The declared secrets.
        state: The position.
        seat: The seat, or None for spectators.
    """
    fields = view_fields(game, state, seat)
    known: dict[str, list[str]] = {path: [] for path in fields}
    leaks: dict[str, dict[str, int]] = {path: {} for path in fields}
    for name, scramble in secrets.items():
        for path, count in _changes(game, scramble, name, state, seat, hidden_from=seat).items():
            leaks[path][name] = count
        for path in _changes(game, scramble, name, state, seat, hidden_from=None):
            if name not in leaks[path]:
                known[path].append(name)
    return LensInfo(
        seat,
        DRAWS,
        tuple(secrets),
        tuple(
            ViewField(path, short(value), tuple(known[path]), leaks[path])
            for path, value in fields.items()
        ),
    )


def _changes(
    game: AnyGame,
    scramble: Scramble,
    name: str,
    state: Any,
    seat: Seat | None,
    hidden_from: Seat | None,
) -> dict[str, int]:
    """Return how often each field of a seat's view differs after changes of a secret.

    Args:
        game: The rules.
        scramble: Changes the secret.
        name: The name of the secret.
        state: The position.
        seat: The seat whose view is compared.
        hidden_from: The seat that must not notice the change, or None for spectators.
    """
    before = view_fields(game, state, seat)
    counts: dict[str, int] = {}
    for number in range(DRAWS):
        rng = LENS_RNG.fork(f"{name} {hidden_from}").fork(number)
        after = view_fields(game, scramble(state, hidden_from, rng), seat)
        for path, value in before.items():
            if path not in after or after[path] != value:
                counts[path] = counts.get(path, 0) + 1
    return counts


def view_fields(game: AnyGame, state: Any, seat: Seat | None) -> dict[str, Any]:
    """Return the fields of a seat's view, by path.

    A list of plain values is one field.
    """
    view = game.view(state, seat)
    plain = msgspec.to_builtins(view, str_keys=True, order="deterministic")
    return dict(_leaves(plain, "view"))


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
