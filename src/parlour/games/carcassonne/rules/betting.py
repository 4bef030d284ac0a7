"""The bets of a turn: who is asked, when nobody is, and how the chips come to lie."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.happenings import ChipsLaid
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.state import PlacedChip, State, replace_with_land


def bettors(state: State, kinds: TileKinds, land: Land) -> frozenset[Seat]:
    """Return who is asked for a bet on the tile just laid: everybody with a chip, or nobody."""
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
    """Return the state after everybody has decided: the chips lie on the office of the newest tile."""
    number = len(state.placed) - 1
    laid = tuple(
        PlacedChip(number, Seat(seat), wanted) for seat, wanted in enumerate(state.bets) if wanted
    )
    chips = tuple(
        tuple(own for own in chips if own != wanted)
        for chips, wanted in zip(state.chips, state.bets, strict=True)
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
    """Return whether the tile just laid counts as the last of the match."""
    if state.options.last == "stack":
        return not state.stack
    return not any(
        True for tile in sorted(set(state.stack)) for _ in land.placements_of(kinds[tile])
    )


def _has_unfinished(state: State, land: Land, number: int) -> bool:
    """Return whether a road or city is open that keeps the bets of a tile open."""
    if state.options.no_bets == "tile":
        return any(land.features[name].open for name in land.bettable_features(number))
    return any(
        feature.open for feature in land.features.values() if feature.kind in ("city", "road")
    )
