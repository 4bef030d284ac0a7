"""The end of a match: deductions for tiles left, and the gain of the player who went out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.game import replace
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, RecordEntry, State, active_seats


def rack_adjustments(
    racks: Sequence[Rack], out: int | None, values: Mapping[str, int], ending: str
) -> tuple[int, ...]:
    """Return the points that each seat gains or loses for the tiles left on racks.

    Args:
        racks: The racks by seat.
        out: The seat that went out, or None.
        values: Points by tile.
        ending: `betapet` or `double` (Options.ending).

    >>> rack_adjustments([(), ("A", "B")], 0, {"A": 1, "B": 3}, "betapet")
    (4, -4)
    >>> rack_adjustments([(), ("A", "B")], 0, {"A": 1, "B": 3}, "double")
    (8, 0)
    """
    values_left = [rack_value(rack, values) for rack in racks]
    if ending == "double" and out is not None:
        return tuple(2 * sum(values_left) if seat == out else 0 for seat in range(len(racks)))
    return tuple(
        (sum(values_left) if seat == out else 0) - value for seat, value in enumerate(values_left)
    )


def finish_match(state: State, reason: str, out: int | None) -> State:
    """Return the final state, with the remaining racks settled.

    Racks of seats that left do not count.

    Args:
        state: The state.
        reason: Why the match ended.
        out: The seat that went out, or None.
    """
    racks = [rack if seat in active_seats(state) else () for seat, rack in enumerate(state.racks)]
    changes = rack_adjustments(racks, out, state.tile_set.values, state.options.ending)
    scores, entries = list(state.scores), list(state.entries)
    for seat, rack in enumerate(racks):
        if seat != out and rack:
            scores[seat] += changes[seat]
            entries.append(
                RecordEntry(
                    seat=seat, kind="rack", points=changes[seat], total=scores[seat], letters=rack
                )
            )
    if out is not None:
        scores[out] += changes[out]
        all_letters = tuple(sorted(letter for rack in racks for letter in rack))
        entries.append(
            RecordEntry(
                seat=out, kind="out", points=changes[out], total=scores[out], letters=all_letters
            )
        )
    return replace(state, scores=tuple(scores), entries=tuple(entries), doubt=None, over=reason)
