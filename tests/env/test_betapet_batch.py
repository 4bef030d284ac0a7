"""A batch of Betapet agrees with the rules and tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pytest

import parlour.env
from parlour.core.rng import Rng
from parlour.env.coding import FixedCoding
from parlour.env.match import AgentMatch
from parlour.games.betapet.coding import BetapetCoding, exchange_numbers
from parlour.games.betapet.kernel.batch import BetapetBatch
from parlour.games.betapet.kernel.batch_rows import UNKNOWN
from parlour.games.betapet.kernel.move_code import NO_MOVE
from parlour.games.betapet.kernel.packed import fill_cross_sets, pack_squares, rack_counts
from parlour.games.betapet.lexicons.catalogue import packaged_lexicons
from parlour.games.betapet.observation_layout import ACCEPT, FIRST_PLAY, PLAYS
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.ranked_plays import play_code, play_tiles
from parlour.games.betapet.rules.actions import Exchange, Play
from parlour.games.betapet.rules.board import (
    EMPTY,
    LETTER_TIMES,
    SIZE,
    SQUARES,
    START_SQUARE,
    WORD_TIMES,
)
from parlour.games.betapet.rules.placement import board_without
from parlour.games.betapet.rules.state import State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS

from .batch_secrets import batch_leaks, leaks_of_dishonest_batch
from .kernel_rng import KernelRng
from .lockstep import Lockstep
from .subjects import Setting

pytestmark = [pytest.mark.uncounted, pytest.mark.slow]  # compiling the batch takes 20 seconds

KINDS = (1, FIRST_PLAY, FIRST_PLAY + 8, FIRST_PLAY + 64, FIRST_PLAY + 256)
"""The first numbers of exchanges and of several ranges of plays, which make matches longer."""

LISTS = {lexicon.language: lexicon.digest for lexicon in packaged_lexicons()}

SETTINGS = [
    *(Setting("betapet", seats) for seats in (2, 3, 4)),
    Setting("betapet", 2, {"board": "random", "ending": "double"}),
    Setting("betapet", 3, {"board": "classic", "ending": "double"}),
    Setting("betapet", 4, {"board": "special"}),
    *(
        Setting("betapet", seats, {"tiles": tiles, "lexicon": LISTS[TILE_SETS[tiles].language]})
        for seats, tiles in ((2, "french"), (3, "italian-120"), (4, "swedish"))
    ),
]
"""Every board, ending and number of seats, and the packaged languages."""

MARKS = {
    **{(factor, 1): mark for mark, factor in LETTER_TIMES.items()},
    **{(1, factor): mark for mark, factor in WORD_TIMES.items() if mark != "*"},
    (1, 1): ".",
}
"""The premium mark of each letter factor and word factor."""


def premiums_of(board: Any) -> str:
    """Return the premium marks of a packed board."""
    letters, words = board["letter_factors"][:SIZE].ravel(), board["word_factors"][:SIZE].ravel()
    marks = [MARKS[pair] for pair in zip(letters.tolist(), words.tolist(), strict=True)]
    return "".join([*marks[:START_SQUARE], "*", *marks[START_SQUARE + 1 :]])


def tiles_of(coding: Any, counts: Any) -> tuple[str, ...]:
    """Return the sorted tiles with these numbers by letter code."""
    return tuple(
        sorted(tile for tile, code in coding.tile_codes.items() for _ in range(counts[code]))
    )


def dealt_state(batch: BetapetBatch, row: int, match: AgentMatch) -> State:
    """Return the rules' state of a new match of a batch, with the same draws in the future."""
    coding, rows = betapet_coding(match), batch.rows
    return State(
        options=match.options,
        premiums=premiums_of(rows.boards[row]),
        board=(EMPTY,) * SQUARES,
        racks=tuple(tiles_of(coding, counts) for counts in rows.racks[row, : match.seats]),
        bag=tiles_of(coding, rows.bags[row]),
        scores=(0,) * match.seats,
        mover=int(rows.movers[row]),
        rng=KernelRng(bytes(32), int(rows.generators[row])),
    )


def betapet_coding(match: AgentMatch) -> BetapetCoding:
    """Return the coding of a match."""
    assert isinstance(match.coding, FixedCoding)
    coding = match.coding.coding
    assert isinstance(coding, BetapetCoding)
    return coding


def load(batch: BetapetBatch, row: int, state: State) -> None:
    """Replace the match in a row by a state of the rules."""
    rows, tables, values = batch.rows, batch.tables, state.tile_set.values
    codes = {letter: code for code, letter in enumerate(state.tile_set.letters, 1)}
    board = pack_squares(state.board, state.premiums, codes, values)
    fill_cross_sets(board, tables.nodes)
    boards: Any = rows.boards
    boards[row] = board
    for seat, rack in enumerate(state.racks):
        rows.racks[row, seat] = rack_counts(rack, codes)
    rows.bags[row] = rack_counts(state.bag, codes)
    rows.scores[row, : len(state.scores)] = state.scores
    rows.fails[row], rows.movers[row] = state.fails, state.mover
    rows.over[row] = state.over is not None
    rows.counts[row] = 0 if state.over else UNKNOWN
    newest = state.entries[-1].tiles if state.entries else ()
    before = board_without(state.board, newest)
    rows.newest[row] = play_code(before, newest, codes) if newest else NO_MOVE


@pytest.mark.parametrize("setting", SETTINGS[2:4], ids=str)
def test_a_batch_of_betapet_agrees_with_the_rules(setting: Setting) -> None:
    assert Lockstep(setting, 2, dealt_state, KINDS).play(1) > 5


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[4]], ids=str)
def test_a_match_ends_when_a_seat_goes_out(setting: Setting) -> None:
    """All take the play with most points until the bag is empty; then only seat 0 plays."""
    lockstep = Lockstep(setting, 1, dealt_state, KINDS)
    batch: Any = lockstep.batch
    lockstep.check()
    while not batch.is_over[0]:
        can_play = lockstep.mask[0, FIRST_PLAY] and (batch.rows.bags.any() or not batch.movers[0])
        lockstep.step([FIRST_PLAY if can_play else 0])
        lockstep.check()
    assert lockstep.matches[0].state.over == "out" and lockstep.matches[0].state.fails


def test_an_illegal_number_is_replaced_by_the_default_of_the_rules() -> None:
    assert Lockstep(SETTINGS[0], 2, dealt_state, KINDS).play_defaults(30) == {(0, 0)}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_of_betapet_agrees_with_the_rules_over_many_matches(setting: Setting) -> None:
    """10,000 matches over all settings."""
    matches = -(-10_000 // len(SETTINGS))
    assert Lockstep(setting, 32, dealt_state, KINDS).play(matches) > 500


@pytest.mark.parametrize("setting", SETTINGS[2:4], ids=str)
def test_a_batch_of_betapet_tells_no_secret(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state, KINDS), load, 12, 4) == set()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_of_betapet_tells_no_secret_in_many_matches(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state, KINDS), load, 300, 2) == set()


def test_the_law_finds_a_batch_that_shows_other_racks(monkeypatch: pytest.MonkeyPatch) -> None:
    def other_rack(batch: Any, row: int) -> int:
        return crc32(batch.rows.racks[row, 1 - batch.movers[row]].tobytes())

    lockstep = Lockstep(SETTINGS[0], 2, dealt_state, KINDS)
    assert "racks and bag" in leaks_of_dishonest_batch(lockstep, load, 4, other_rack, monkeypatch)


def test_equal_seeds_give_equal_deals() -> None:
    batch: Any = parlour.env.batch("betapet", 3, options={"board": "random"})
    batch.reset(seeds=np.array([5, 5, 6]))
    one, same, other = (
        (premiums_of(batch.rows.boards[row]), batch.rows.racks[row].tolist()) for row in range(3)
    )
    assert one == same and one[0] != other[0] and one[1] != other[1]


def test_a_batch_with_challenges_is_refused() -> None:
    with pytest.raises(LookupError, match="words: void"):
        parlour.env.batch("betapet", 1, options={"words": "single"})


def test_the_plain_and_the_compiled_ranking_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("betapet", 2)
    match, luck = setting.match(), Random(1)
    coding = betapet_coding(match)
    with monkeypatch.context() as patch:
        patch.setattr("parlour.games.betapet.coding.find_spec", lambda _name: None)
        plain = betapet_coding(setting.match())
    assert isinstance(plain.generator, PlainGenerator)
    assert not isinstance(coding.generator, PlainGenerator)
    match.start(Rng(bytes(32)))
    for _ in range(8):
        view = match.view(match.awaited[0])
        for own, reference in zip(coding.ranking(view), plain.ranking(view), strict=True):
            assert own.tolist() == reference.tolist()
        numbers = list(match.choices(match.awaited[0]))
        match.play(match.awaited[0], luck.choice([n for n in numbers if n >= FIRST_PLAY] or [0]))


def test_the_ranking_of_a_rack_with_jokers_is_cut() -> None:
    match = Setting("betapet", 2).match()
    match.start(Rng(bytes(32)))
    seat, coding = match.awaited[0], betapet_coding(match)
    view = match.view(seat)
    racks = (JOKER, JOKER, *view.rack[2:])
    before = coding.ranking(view)
    codes, points = coding.ranking(type(view)(**fields_of(view) | {"rack": racks}))
    # A ranking leaves nothing behind in the scratch space of the next one.
    for own, earlier in zip(coding.ranking(view), before, strict=True):
        assert own.tolist() == earlier.tolist()
    assert len(codes) == PLAYS
    order = list(zip((-points).tolist(), codes.tolist(), strict=True))
    assert order == sorted(order) and len(set(order)) == PLAYS


def fields_of(view: Any) -> dict[str, Any]:
    """Return the fields of a view by name."""
    return {name: getattr(view, name) for name in view.__struct_fields__}


def test_numbers_stand_for_exchanges_and_plays() -> None:
    match = Setting("betapet", 2).match()
    match.start(Rng(bytes(32)))
    seat, coding = match.awaited[0], betapet_coding(match)
    rack = coding.sorted_rack(match.view(seat).rack)
    for number in exchange_numbers(rack):
        action = match.choices(seat)[number]
        assert isinstance(action, Exchange) and len(action.letters) == number.bit_count()
    legal = set(match.game.legal_actions(match.state, seat))
    assert {match.choices(seat)[n] for n in exchange_numbers(rack)} == {
        action for action in legal if isinstance(action, Exchange)
    }
    assert ACCEPT not in match.choices(seat)
    for code, number in zip(
        coding.ranking(match.view(seat))[0], range(FIRST_PLAY, 999), strict=False
    ):
        play = match.choices(seat)[number]
        assert isinstance(play, Play) and play in legal
        assert play.tiles == play_tiles(int(code), coding.graph.letters)
        assert play_code(match.state.board, play.tiles, coding.graph.codes) == code
