"""Figures of Betapet: how fast plays are found, games played and word graphs made ready."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from time import process_time

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.leave_values import packaged
from parlour.games.betapet.plays.scored_play import MoveGenerator
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Options, Rack, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.plugin.benchmark import Figure

POSITIONS, PLAIN_POSITIONS = 200, 12
LANGUAGES = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish"}


@cache
def graph(language: str) -> WordGraph:
    """Return the graph of a language's first packaged list."""
    return WordGraph(catalogue.find_graph()(next(known.digest for known in catalogue.packaged() if known.language == language)))


@cache
def generator() -> MoveGenerator:
    """Return the English move generator in machine code, warm."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    return CompiledGenerator(graph("en"), TILE_SETS["english"])


@cache
def positions(jokers: int) -> list[tuple[State, Rack]]:
    """Return positions from games of strong plays, with racks of unseen tiles that hold so many jokers."""
    game, luck, number = GAME(catalogue.find_graph()), Random(jokers), 0
    found: list[tuple[State, Rack]] = []
    while len(found) < POSITIONS:
        number += 1
        state = game.setup(Options(board="classic"), 2, Rng(bytes([jokers, number % 256, number // 256]).ljust(32, b"b"))).state
        while game.turn(state).seats:
            unseen = [letter for rack in (state.bag, *state.racks) for letter in rack if letter != JOKER]
            rack = tuple(sorted([JOKER] * jokers + luck.sample(unseen, min(len(unseen), 7 - jokers))))
            if len(rack) == 7:
                found.append((state, rack))
            mine = tuple(letter for letter in state.racks[state.mover] if letter != JOKER)
            best = generator().best_play(state.board, state.premiums, mine, len)
            if best is None:
                break
            state = game.apply(state, Seat(state.mover), Play(best.tiles)).state
    return found[:POSITIONS]


def plain_generations(jokers: int) -> float:
    """Return move generations a CPU second of the rules' own generator, scores included, with so many jokers."""
    found = PlainGenerator(graph("en"), TILE_SETS["english"])
    some = positions(jokers)[:: POSITIONS // PLAIN_POSITIONS]
    begun = process_time()
    for state, rack in some:
        found.all_plays(state.board, state.premiums, rack)
    return len(some) / (process_time() - begun)


def generations(jokers: int, every: bool) -> float:
    """Return move generations a CPU second of the machine code alone, crossing words included, with so many jokers."""
    import numpy as np

    from parlour.games.betapet.kernel.best_play import best_play, scratch_memory
    from parlour.games.betapet.kernel.generator import MOST_PLAYS, CompiledGenerator
    from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves, table_of
    from parlour.games.betapet.kernel.movegen import PLAY, all_plays
    from parlour.games.betapet.kernel.packed import counts_of, fill_cross_sets

    used = generator()
    assert isinstance(used, CompiledGenerator)
    words, table = used.words, table_of(packaged("en"), "en")
    found, scratch = np.zeros(PLAY * MOST_PLAYS, np.int64), scratch_memory()
    ready = []
    for state, rack in positions(jokers):
        counts, leaves = counts_of(rack, used.codes), np.zeros(SUBSETS, np.int64)
        fill_leaves(counts, table, leaves)
        ready.append((used.packed(state.board, state.premiums), counts, leaves))
    spent = 0.0
    for number, (squares, counts, leaves) in enumerate([*ready[:2], *ready]):
        begun = process_time()
        fill_cross_sets(squares, words.nodes)
        if every:
            all_plays(squares, words.nodes, counts, used.tile_points, leaves, found)
        else:
            best_play(squares, words.anagrams, counts, used.tile_points, leaves, scratch, found)
        spent += (process_time() - begun) * (number >= 2)
    return len(ready) / spent


def selfplay(what: str) -> float:
    """Return best-move generations, or games, a CPU second in self-play of two static players, racks as they come."""
    from parlour.games.betapet.kernel.learning import STATIC, Setting, duel
    from parlour.games.betapet.kernel.leave_table import table_of

    setting, table = Setting(graph("en"), "english", "classic"), table_of(packaged("en"), "en")
    duel(setting, (table, table), (STATIC, STATIC), 2, 1)
    begun = process_time()
    found = duel(setting, (table, table), (STATIC, STATIC), 150, 2)
    spent = process_time() - begun
    return (found.turns if what == "turns" else 2 * found.deals) / spent


def graph_seconds(language: str) -> float:
    """Return the CPU seconds to build the GADDAG of a list."""
    from parlour.games.betapet.kernel.gaddag import build

    build(graph("it"))
    begun = process_time()
    build(graph(language))
    return process_time() - begun


def load_milliseconds(language: str) -> float:
    """Return the milliseconds to load the GADDAG that an earlier process kept, the word graph at hand."""
    from parlour.games.betapet.kernel.gaddag import gaddag

    words = graph(language)
    gaddag(words)
    gaddag.cache_clear()
    begun = process_time()
    gaddag(words)
    return 1000 * (process_time() - begun)


def list_milliseconds(language: str) -> float:
    """Return the milliseconds to unpack the word graph of a list as it ships."""
    digest = next(known.digest for known in catalogue.packaged() if known.language == language)
    begun = process_time()
    WordGraph(catalogue.find_graph()(digest))
    return 1000 * (process_time() - begun)


FIGURES = (
    Figure("best-move generations in self-play, en", "1/s", partial(selfplay, "turns")),
    Figure("self-play games, en", "1/s", partial(selfplay, "games")),
    *(Figure(f"best play, {jokers} jokers", "1/s", partial(generations, jokers, False), partial(plain_generations, jokers)) for jokers in range(3)),
    *(Figure(f"every play, {jokers} jokers", "1/s", partial(generations, jokers, True), partial(plain_generations, jokers)) for jokers in range(3)),
    *(Figure(f"GADDAG built, {language}", "s", partial(graph_seconds, language)) for language in LANGUAGES),
    *(Figure(f"GADDAG loaded, {language}", "ms", partial(load_milliseconds, language)) for language in LANGUAGES),
    *(Figure(f"word graph unpacked, {language}", "ms", partial(list_milliseconds, language)) for language in LANGUAGES),
)
