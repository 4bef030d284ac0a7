"""Figures of Betapet: how fast plays are found, games played and word graphs made ready."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from time import process_time

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import MoveGenerator
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Options, Rack, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.plugin.benchmark import Benchmark

POSITIONS, PLAIN_POSITIONS = 200, 12
LANGUAGES = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish"}


@cache
def graph(language: str) -> WordGraph:
    """Return the graph of a language's first packaged list."""
    return WordGraph(
        catalogue.graph_lookup()(
            next(
                known.digest
                for known in catalogue.packaged_lexicons()
                if known.language == language
            )
        )
    )


@cache
def generator() -> MoveGenerator:
    """Return the English move generator in machine code, warm."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    return CompiledGenerator(graph("en"), TILE_SETS["english"])


@cache
def positions(jokers: int) -> list[tuple[State, Rack]]:
    """Return positions from games of strong plays, with racks of unseen tiles that hold so many jokers."""
    game, luck, number = GAME(catalogue.graph_lookup()), Random(jokers), 0
    found: list[tuple[State, Rack]] = []
    while len(found) < POSITIONS:
        number += 1
        state = game.setup(
            Options(board="classic"),
            2,
            Rng(bytes([jokers, number % 256, number // 256]).ljust(32, b"b")),
        ).state
        while game.turn(state).seats:
            unseen = [
                letter for rack in (state.bag, *state.racks) for letter in rack if letter != JOKER
            ]
            rack = tuple(
                sorted([JOKER] * jokers + luck.sample(unseen, min(len(unseen), 7 - jokers)))
            )
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

    from parlour.games.betapet.kernel.best_play import best_play, new_scratch
    from parlour.games.betapet.kernel.generator import MAX_PLAYS, CompiledGenerator
    from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves, table_from_leaves
    from parlour.games.betapet.kernel.movegen import PLAY_SIZE, write_all_plays
    from parlour.games.betapet.kernel.packed import fill_cross_sets, rack_counts

    used = generator()
    assert isinstance(used, CompiledGenerator)
    words, table = used.words, table_from_leaves(packaged_leaves("en"), "en")
    found, scratch = np.zeros(PLAY_SIZE * MAX_PLAYS, np.int64), new_scratch()
    ready = []
    for state, rack in positions(jokers):
        counts, leaves = rack_counts(rack, used.codes), np.zeros(SUBSETS, np.int64)
        fill_leaves(counts, table, leaves)
        ready.append((used.pack_board(state.board, state.premiums), counts, leaves))
    spent = 0.0
    for number, (squares, counts, leaves) in enumerate([*ready[:2], *ready]):
        begun = process_time()
        fill_cross_sets(squares, words.nodes)
        if every:
            write_all_plays(squares, words.nodes, counts, used.tile_points, leaves, found)
        else:
            best_play(squares, words.anagrams, counts, used.tile_points, leaves, scratch, found)
        spent += (process_time() - begun) * (number >= 2)
    return len(ready) / spent


def selfplay(what: str) -> float:
    """Return best-move generations, or games, a CPU second in self-play of two static players, racks as they come."""
    from parlour.games.betapet.kernel.learning import STATIC, GameSetting, play_duel
    from parlour.games.betapet.kernel.leave_table import table_from_leaves

    setting, table = (
        GameSetting(graph("en"), "english", "classic"),
        table_from_leaves(packaged_leaves("en"), "en"),
    )
    play_duel(setting, (table, table), (STATIC, STATIC), 2, 1)
    begun = process_time()
    found = play_duel(setting, (table, table), (STATIC, STATIC), 150, 2)
    spent = process_time() - begun
    return (found.turns if what == "turns" else 2 * found.deals) / spent


def graph_seconds(language: str) -> float:
    """Return the CPU seconds to build the GADDAG of a list."""
    from parlour.games.betapet.kernel.gaddag import build_gaddag

    build_gaddag(graph("it"))
    begun = process_time()
    build_gaddag(graph(language))
    return process_time() - begun


def load_milliseconds(language: str) -> float:
    """Return the milliseconds to load the GADDAG that an earlier process kept, the word graph at hand."""
    from parlour.games.betapet.kernel.gaddag import load_gaddag

    words = graph(language)
    load_gaddag(words)
    load_gaddag.cache_clear()
    begun = process_time()
    load_gaddag(words)
    return 1000 * (process_time() - begun)


def list_milliseconds(language: str) -> float:
    """Return the milliseconds to unpack the word graph of a list as it ships."""
    digest = next(
        known.digest for known in catalogue.packaged_lexicons() if known.language == language
    )
    begun = process_time()
    WordGraph(catalogue.graph_lookup()(digest))
    return 1000 * (process_time() - begun)


FIGURES = (
    Benchmark("best-move generations in self-play, en", "1/s", partial(selfplay, "turns")),
    Benchmark("self-play games, en", "1/s", partial(selfplay, "games")),
    *(
        Benchmark(
            f"best play, {jokers} jokers",
            "1/s",
            partial(generations, jokers, False),
            partial(plain_generations, jokers),
        )
        for jokers in range(3)
    ),
    *(
        Benchmark(
            f"every play, {jokers} jokers",
            "1/s",
            partial(generations, jokers, True),
            partial(plain_generations, jokers),
        )
        for jokers in range(3)
    ),
    *(
        Benchmark(f"GADDAG built, {language}", "s", partial(graph_seconds, language))
        for language in LANGUAGES
    ),
    *(
        Benchmark(f"GADDAG loaded, {language}", "ms", partial(load_milliseconds, language))
        for language in LANGUAGES
    ),
    *(
        Benchmark(f"word graph unpacked, {language}", "ms", partial(list_milliseconds, language))
        for language in LANGUAGES
    ),
)
