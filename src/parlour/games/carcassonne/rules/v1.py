"""Version 1 of the rules, for matches that began under it.

Its state does not mark the chips that were revealed in the final scoring, and logs of such matches
contain digests of the state.
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
    """Carcassonne, version 1."""

    spec = replace(Today.spec, version=1)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a decision."""
        return self._without_final_marks(super().apply(state, seat, action))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the end after a flag fall."""
        return self._without_final_marks(super().settle_on_time(state, late))

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        """Return everything that a seat, or the public, may know."""
        view = super().view(state, seat)
        if state.phase != "over":
            return view
        land = land_of(state, self._tile_kinds(state.options))
        return replace(view, steps=scoring_steps(state, land, presumed_final_chips(state, land)))

    def _without_final_marks(self, after: Transition[State]) -> Transition[State]:
        """Return a transition whose state does not mark the chips of the final scoring."""
        turned = tuple(replace(chip, final=False) for chip in after.state.turned)
        if turned == after.state.turned:
            return after
        land = land_of(after.state, self._tile_kinds(after.state.options))
        return Transition(replace_with_land(after.state, land, turned=turned), after.events)


def presumed_final_chips(state: State, land: Land) -> Sequence[int]:
    """Return the numbers of the chips that were probably revealed in the final scoring.

    These are the latest chips that may have been. The result is exact unless `unclaimed="waits"` is
    combined with `at_end="any"`: then a chip settled during the match may be counted too.
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
    # A city or road that was completed after the tile was placed settled its chips then.
    return not any(
        _is_completed_later(land, name, chip.tile) for name in land.bettable_features(chip.tile)
    )


def _is_completed_later(land: Land, name: int, tile: int) -> bool:
    feature = land.features[name]
    return not feature.open and feature.segments[-1] // SEGMENT_STRIDE > tile
