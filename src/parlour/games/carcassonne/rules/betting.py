"""The betting phase of a turn: which seats may bet, and how their chips are placed."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.events import ChipsLaid
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.state import PlacedChip, State, replace_with_land


def bettors(state: State, kinds: TileKinds, land: Land) -> frozenset[Seat]:
    """Return the seats that may bet on the newest tile: all seats with a chip, or none."""
    number = len(state.placed) - 1
    if (
        not state.options.bets
        or not land.tiles[number].kind.office
        or _is_last_tile(state, kinds, land)
        or not _has_unfinished(state, land, number)
    ):
        return frozenset()
    return frozenset(Seat(seat) for seat, chips in enumerate(state.chips) if chips)


def place_bets(state: State, land: Land) -> tuple[State, ChipsLaid]:
    """Return the state with all bets placed on the newest tile's office, and the event.

    All seats that may bet must have decided.
    """
    number = len(state.placed) - 1
    laid = tuple(PlacedChip(number, Seat(seat), bet) for seat, bet in enumerate(state.bets) if bet)
    chips = tuple(
        tuple(chip for chip in hand if chip != bet)
        for hand, bet in zip(state.chips, state.bets, strict=True)
    )
    after = replace_with_land(
        state,
        land,
        bets=(None,) * len(state.bets),
        asked=frozenset(),
        laid=state.laid + laid,
        chips=chips,
    )
    return after, ChipsLaid(tuple(chip.seat for chip in laid), number)


def _is_last_tile(state: State, kinds: TileKinds, land: Land) -> bool:
    """Return whether the newest tile counts as the last tile under the option `last`."""
    if state.options.last == "stack":
        return not state.stack
    return not any(
        True for tile in sorted(set(state.stack)) for _ in land.placements_of(kinds[tile])
    )


def _has_unfinished(state: State, land: Land, number: int) -> bool:
    """Return whether any city or road that the option `no_bets` considers is incomplete."""
    if state.options.no_bets == "tile":
        return any(land.features[name].open for name in land.bettable_features(number))
    return any(
        feature.open for feature in land.features.values() if feature.kind in ("city", "road")
    )
