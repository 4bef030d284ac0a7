"""Version 1 of the rules, for matches that began under it.

Its states do not mark the chips that were revealed in the final scoring. The logs of its matches
contain digests of the states, so this format cannot change.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat, Transition, replace
from parlour.games.carcassonne.rules.actions import AnyAction
from parlour.games.carcassonne.rules.ending import chip_candidates
from parlour.games.carcassonne.rules.game import Carcassonne as Today
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land
from parlour.games.carcassonne.rules.outlook import scoring_steps
from parlour.games.carcassonne.rules.state import (
    RevealedChip,
    State,
    bet_segment,
    land_of,
    replace_with_land,
)
from parlour.games.carcassonne.rules.view import CarcassonneView


class CarcassonneV1(Today):
    """Version 1 of Carcassonne, whose states do not mark final chips."""

    spec = replace(Today.spec, version=1)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state and the events after a seat's action; raises Illegal."""
        return self._without_final_marks(super().apply(state, seat, action))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the end of a match in which a seat ran out of time."""
        return self._without_final_marks(super().settle_on_time(state, late))

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        """Return everything that a seat may know; for seat None, everything that is public."""
        view = super().view(state, seat)
        if state.phase != "over":
            return view
        land = land_of(state, self._tile_kinds(state.options))
        return replace(view, steps=scoring_steps(state, land, presumed_final_chips(state, land)))

    def _without_final_marks(self, after: Transition[State]) -> Transition[State]:
        """Return a transition with the marks of final chips removed from its state."""
        turned = tuple(replace(chip, final=False) for chip in after.state.turned)
        if turned == after.state.turned:
            return after
        land = land_of(after.state, self._tile_kinds(after.state.options))
        return Transition(replace_with_land(after.state, land, turned=turned), after.events)


def presumed_final_chips(state: State, land: Land) -> Sequence[int]:
    """Return the indices of the chips that were probably revealed in the final scoring.

    They are the longest run of latest chips that the final scoring may have revealed. The result is
    exact unless `unclaimed="waits"` is combined with `at_end="any"`, where it may include a chip
    that was settled during the match.
    """
    first = len(state.turned)
    while first and _may_be_final(state, land, state.turned[first - 1]):
        first -= 1
    return range(first, len(state.turned))


def _may_be_final(state: State, land: Land, chip: RevealedChip) -> bool:
    names = chip_candidates(state, land, chip.tile)
    if chip.segment and chip.segment not in {bet_segment(land, chip.tile, name) for name in names}:
        return False
    if state.options.unclaimed == "waits":
        return True
    # A city or road that was completed after the placement of the tile settled its chips at that time.
    return not any(
        _is_completed_later(land, name, chip.tile) for name in land.bettable_features(chip.tile)
    )


def _is_completed_later(land: Land, name: int, tile: int) -> bool:
    feature = land.features[name]
    return not feature.open and feature.segments[-1] // SEGMENT_STRIDE > tile
