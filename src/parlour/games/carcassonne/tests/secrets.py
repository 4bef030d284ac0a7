"""The secrets of a match by name, and the matches along which laws are checked."""

from __future__ import annotations

from itertools import islice

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules.ending import chip_questions
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, PlacedChip, State, land_of
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.laws.playout import Playout

CHIPS = tuple(sorted(packaged_tiles().chips))

OTHER_READINGS = Options(
    offices="every",
    no_bets="land",
    last="placeable",
    unclaimed="waits",
    at_end="any",
    small_city="two",
)

PLAYOUTS = (
    Playout(Options(), 2, b"two"),
    Playout(Options(), 4, b"four"),
    Playout(Options(bets=False, farmers=False), 3, b"base"),
    Playout(OTHER_READINGS, 3, b"other"),
)


def reordered(state: State, seat: Seat | None, rng: Rng) -> State:
    """The order of the stack."""
    return replace(state, stack=rng.shuffle(state.stack)[0])


def redealt_chips(state: State, seat: Seat | None, rng: Rng) -> State:
    """The chips that lie and those at hand; of one's own, only which lies where."""
    if not state.options.bets:
        return state
    hands, lying = list(state.chips), list[PlacedChip]()
    for other in map(Seat, range(len(hands))):
        out = [chip for chip in state.laid if chip.seat == other]
        known = hands[other] if other == seat else ()
        pool, rng = rng.shuffle(chip for chip in CHIPS if chip not in known)
        decided = state.bets[other]
        if other != seat and not decided:
            # A chip already decided on stays at hand, so that the decision stays one that can be made.
            hands[other] = tuple(sorted(pool[len(out) :]))
        elif other != seat:
            continue
        lying += [
            PlacedChip(chip.tile, other, value) for chip, value in zip(out, pool, strict=False)
        ]
    kept = {(chip.tile, chip.seat): chip for chip in lying}
    return replace(
        state,
        chips=tuple(hands),
        laid=tuple(kept.get((chip.tile, chip.seat), chip) for chip in state.laid),
    )


def other_bets(state: State, seat: Seat | None, rng: Rng) -> State:
    """What others have decided while somebody still thinks."""
    bets = list(state.bets)
    for other, decided in enumerate(bets):
        if decided is not None and other != seat:
            bets[other], rng = rng.choice(("", *state.chips[other]))
    return replace(state, bets=tuple(bets))


def other_choices(state: State, seat: Seat | None, rng: Rng) -> State:
    """What others have chosen for their chips at the end while somebody still thinks."""
    if state.phase != "choose":
        return state
    land, choices = (
        land_of(state, tile_kinds(packaged_tiles(), state.options.offices)),
        list(state.choices),
    )
    for other in map(Seat, range(len(choices))):
        if other != seat:
            answers = []
            for stack in islice(chip_questions(state, land, other), len(choices[other])):
                answer, rng = rng.choice(stack.features)
                answers.append(answer)
            choices[other] = tuple(answers)
    return replace(state, choices=tuple(choices))


SECRETS = {
    "the stack": reordered,
    "chips on the board": redealt_chips,
    "pending bets": other_bets,
    "pending choices": other_choices,
}
