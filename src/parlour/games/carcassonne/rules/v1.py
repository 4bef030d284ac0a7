"""The first version of the rules, for matches that began under it.

Its state did not say which chips were turned over in the final scoring, and logs of that time hold digests of such states.
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
    """Carcassonne as it was."""

    spec = replace(Today.spec, version=1)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a decision."""
        return self._without_final_marks(super().apply(state, seat, action))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the last state of a match that the clock has ended."""
        return self._without_final_marks(super().settle_on_time(state, late))

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        """Return all that this seat, or the public, may know."""
        found = super().view(state, seat)
        if state.phase != "over":
            return found
        land = land_of(state, self._tile_kinds(state.options))
        return replace(found, steps=scoring_steps(state, land, presumed_final_chips(state, land)))

    def _without_final_marks(self, after: Transition[State]) -> Transition[State]:
        """Return a transition whose state does not mark the chips of the final scoring."""
        turned = tuple(replace(line, final=False) for line in after.state.turned)
        if turned == after.state.turned:
            return after
        land = land_of(after.state, self._tile_kinds(after.state.options))
        return Transition(replace_with_land(after.state, land, turned=turned), after.events)


def presumed_final_chips(state: State, land: Land) -> Sequence[int]:
    """Return the numbers of the chips that were probably turned over in the final scoring: the latest that may have been.

    This is exact unless a completed feature settles no chips while nobody claims it and chips may be counted for it at the end
    (`unclaimed="waits"` with `at_end="any"`): then a chip settled during the match may be taken for one of the end.
    """
    found = len(state.turned)
    while found and _may_be_final(state, land, state.turned[found - 1]):
        found -= 1
    return range(found, len(state.turned))


def _may_be_final(state: State, land: Land, line: RevealedChip) -> bool:
    names = chip_candidates(state, land, line.tile)
    if line.segment and line.segment not in {bet_segment(land, line.tile, name) for name in names}:
        return False
    if state.options.unclaimed == "waits":
        return True
    # A city or road of the tile that was completed after it was laid has settled its chips during the match.
    return not any(
        _is_completed_later(land, name, line.tile) for name in land.bettable_features(line.tile)
    )


def _is_completed_later(land: Land, name: int, tile: int) -> bool:
    feature = land.features[name]
    return not feature.open and feature.segments[-1] // SEGMENT_STRIDE > tile
