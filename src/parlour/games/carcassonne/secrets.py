"""The secrets of Carcassonne: the stack, chips, and pending bets and choices."""

from __future__ import annotations

from functools import partial
from itertools import islice

from parlour.core.game import AnyGame, AssetLookup, Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules.ending import chip_questions
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import PlacedChip, State, land_of
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.plugin.secrets import Scramble


def with_other_stack(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with a reshuffled stack."""
    return replace(state, stack=rng.shuffle(state.stack)[0])


def with_other_chips(assets: AssetLookup, state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with other hidden chips; the seat's own placed chips are redealt too."""
    if not state.options.bets:
        return state
    chip_names = sorted(find_tiles(state.options.tiles, assets).chips)
    hands, replaced = list(state.chips), list[PlacedChip]()
    for other in map(Seat, range(len(hands))):
        placed = [chip for chip in state.laid if chip.seat == other]
        known = hands[other] if other == seat else ()
        pool, rng = rng.shuffle(chip for chip in chip_names if chip not in known)
        bet = state.bets[other]
        if other != seat and not bet:
            hands[other] = tuple(sorted(pool[len(placed) :]))
        elif other != seat:
            # The chip of a pending bet must stay in the hand, or the bet would be illegal.
            continue
        replaced += [
            PlacedChip(chip.tile, other, value) for chip, value in zip(placed, pool, strict=False)
        ]
    chips = {(chip.tile, chip.seat): chip for chip in replaced}
    return replace(
        state,
        chips=tuple(hands),
        laid=tuple(chips.get((chip.tile, chip.seat), chip) for chip in state.laid),
    )


def with_other_bets(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with different pending bets of the other seats."""
    bets = list(state.bets)
    for other, bet in enumerate(bets):
        if bet is not None and other != seat:
            bets[other], rng = rng.choice(("", *state.chips[other]))
    return replace(state, bets=tuple(bets))


def with_other_choices(assets: AssetLookup, state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with different pending final choices of the other seats."""
    if state.phase != "choose":
        return state
    tiles = find_tiles(state.options.tiles, assets)
    land = land_of(state, tile_kinds(tiles, state.options.offices))
    choices = list(state.choices)
    for other in map(Seat, range(len(choices))):
        if other != seat:
            answers = []
            for stack in islice(chip_questions(state, land, other), len(choices[other])):
                answer, rng = rng.choice(stack.features)
                answers.append(answer)
            choices[other] = tuple(answers)
    return replace(state, choices=tuple(choices))


def secrets(game: AnyGame) -> dict[str, Scramble]:
    """Return the secrets of a match with the tile sets of a server."""
    return {
        "the stack": with_other_stack,
        "chips on the board": partial(with_other_chips, game.assets),
        "pending bets": with_other_bets,
        "pending choices": partial(with_other_choices, game.assets),
    }
