"""A batch of Carcassonne agrees with the rules and tells no secret."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour.env
from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.env.match import AgentMatch
from parlour.games.carcassonne.kernel.batch import CarcassonneBatch, undealt_state
from parlour.games.carcassonne.kernel.batch_candidates import write_candidates
from parlour.games.carcassonne.kernel.batch_rows import NO_ANSWER, NO_CHIP, OVER
from parlour.games.carcassonne.kernel.packing import pack_state
from parlour.games.carcassonne.kernel.tables import tile_records
from parlour.games.carcassonne.observation_layout import CANDIDATES, PHASES
from parlour.games.carcassonne.rules.ending import unanswered_questions
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import State, land_of
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.games.carcassonne.rules.turns import draw_tile
from parlour.games.carcassonne.rules.view import awaited_seats
from parlour.search.records import assign_record

from .batch_secrets import batch_leaks, leaks_of_dishonest_batch
from .lockstep import Lockstep
from .subjects import Setting

pytestmark = [pytest.mark.uncounted, pytest.mark.slow]  # compiling the batch takes a minute

TILES = packaged_tiles()
CHIPS = sorted(TILES.chips)

QUICK = [
    Setting("carcassonne", 2, {"offices": "every", "no_bets": "land", "at_end": "any"}),
    Setting("carcassonne", 3, {"last": "placeable", "unclaimed": "waits"}),
    Setting("carcassonne", 6, {"bets": False, "farmers": False, "small_city": "two"}),
]

READINGS: list[dict[str, Any]] = [
    {},
    {"bets": False},
    {"small_city": "two", "farmers": False},
    {"offices": "every", "no_bets": "land", "at_end": "any"},
    {"last": "placeable", "unclaimed": "waits"},
]

SETTINGS = [Setting("carcassonne", seats, reading) for reading in READINGS for seats in range(2, 7)]


def dealt_state(batch: CarcassonneBatch, row: int, match: AgentMatch) -> State:
    """Return the rules' state of a new match of a batch, with the same stack."""
    packed: Any = batch.rows.states[row]
    kinds = tile_kinds(TILES, match.options.offices)
    names = list(kinds)
    state = undealt_state(match.game.setup(match.options, match.seats, Rng(bytes(32))).state)
    stack = tuple(names[kind] for kind in packed.stack[: packed.stack_end].tolist())
    return draw_tile(replace(state, stack=stack, mover=Seat(int(packed.mover))), kinds, TILES).state


def load(batch: CarcassonneBatch, row: int, state: State) -> None:
    """Replace the match in a row by a state of the rules, which can then be observed."""
    rows = batch.rows
    kinds = tile_kinds(TILES, state.options.offices)
    records, land = tile_records(TILES, state.options.offices), land_of(state, kinds)
    awaited = awaited_seats(state, land)
    seat = min(awaited, default=state.mover)
    assign_record(rows.states[row], pack_state(state, kinds, TILES, records))
    rows.over[row], rows.movers[row] = state.phase == "over", seat
    rows.phases[row] = OVER if state.phase == "over" else PHASES.index(state.phase)
    rows.asked[row] = sum(1 << each for each in state.asked)
    rows.answers[row] = NO_ANSWER
    rows.bets[row] = NO_CHIP
    for other, bet in enumerate(state.bets):
        if bet:
            rows.bets[row, other] = CHIPS.index(bet)
    if state.phase == "settle":
        rows.questions[row] = next(
            stack.tile for stack in state.settling if len(stack.features) > 1
        )
    elif state.phase == "choose":
        rows.questions[row] = unanswered_questions(state, land, seat)[0].tile
    write_candidates(records, rows, row)


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_batch_of_carcassonne_agrees_with_the_rules(setting: Setting) -> None:
    assert Lockstep(setting, 2, dealt_state).play(2) > 70


def test_an_illegal_number_is_replaced_by_the_default_of_the_rules() -> None:
    defaults = Lockstep(SETTINGS[0], 4, dealt_state).play_defaults(400)
    assert any(default > lowest for default, lowest in defaults)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_of_carcassonne_agrees_with_the_rules_over_many_matches(setting: Setting) -> None:
    """10,000 matches over all readings of the rules and seat counts."""
    matches = -(-10_000 // len(SETTINGS))
    assert Lockstep(setting, 50, dealt_state).play(matches) > 500


def test_a_batch_of_carcassonne_tells_no_secret() -> None:
    assert batch_leaks(Lockstep(QUICK[0], 2, dealt_state), load, 90, 6) == set()


@pytest.mark.parametrize("setting", [Setting("carcassonne", 4), *SETTINGS[15:20]], ids=str)
def test_a_batch_of_carcassonne_tells_no_secret_in_many_matches(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state), load, 1500, 3) == set()


def test_the_law_finds_a_batch_that_shows_the_next_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    def next_tile(batch: Any, row: int) -> int:
        state = batch.rows.states[row]
        return int(state.stack[state.stack_start])

    lockstep = Lockstep(QUICK[0], 2, dealt_state)
    assert "the stack" in leaks_of_dishonest_batch(lockstep, load, 12, next_tile, monkeypatch)


def test_equal_seeds_give_equal_matches() -> None:
    batch: Any = parlour.env.batch("carcassonne", 3, seats=3)
    batch.reset(seeds=np.array([5, 5, 6]))
    stacks = [tuple(state.stack.tolist()) for state in batch.rows.states]
    assert stacks[0] == stacks[1] != stacks[2]
    assert sorted(stacks[1]) == sorted(stacks[2])
    assert batch.action_count == CANDIDATES
