"""The law that determinize returns every value that may be hidden from a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.laws.difference import short
from parlour.laws.trial import Trial, viewer_name

LAW = "knowledge: determinize may return every true value"

MAX_VALUES = 24
"""The maximum number of values of a part that is checked further; others need too many draws."""

MAX_DRAWS = 20_000
"""The number of determinized states after which a true value counts as impossible."""


def check_support_of_views(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that what other seats see of the true state occurs among determinized states.

    One seat is examined. A state may contain more than the rules need, such as an order of cards
    that nobody sees, so the fields of views are compared. A value with a chance of 1 in 3,000 is
    missed with a probability of 0.1 %, so determinize may weigh values by their chances.
    """
    if not trial.game.spec.has_hidden_information or not trial.game.turn(state).seats:
        return
    viewer, rng = rng.fork("values").choice([*map(Seat, range(trial.seats))])
    others = [seat for seat in map(Seat, range(trial.seats)) if seat != viewer]
    view = trial.codec.decode_view(encode(trial.game.view(state, viewer)))
    missing = dict(view_fields(trial, state, others))
    found: dict[str, set[bytes]] = {path: set() for path in missing}
    for number in range(MAX_DRAWS):
        world = trial.game.determinize(view, rng.fork(number))
        for path, value in view_fields(trial, world, others):
            if path not in missing:
                continue
            found[path].add(value)
            if value == missing[path] or len(found[path]) > MAX_VALUES:
                del missing[path]
        if not missing:
            break
    path = min(missing, default="")
    trial.require(
        LAW,
        not missing,
        state,
        f"{viewer_name(viewer)} cannot know {path}, but its true value"
        f" {short(missing.get(path, b'').decode())} is never drawn",
    )


def view_fields(trial: Trial, state: Any, seats: Sequence[Seat]) -> Iterator[tuple[str, bytes]]:
    """Yield every field of the views of some seats as JSON, each with its path."""
    for seat in seats:
        view = trial.game.view(state, seat)
        for field in msgspec.structs.fields(view):
            yield f"view[{seat}].{field.name}", encode(getattr(view, field.name))
