"""The benchmarks of Betapet: move generation, self-play and loading of word graphs."""

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
"""The numbers of positions for the kernel and for the plain generator."""
LANGUAGES = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish"}


@cache
def graph(language: str) -> WordGraph:
    """Return the word graph of the first packaged list of a language."""
    return WordGraph(
        catalogue.graph_lookup()(
            next(
                lexicon.digest
                for lexicon in catalogue.packaged_lexicons()
                if lexicon.language == language
            )
        )
    )


@cache
def generator() -> MoveGenerator:
    """Return a compiled move generator for the English list and tiles."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    return CompiledGenerator(graph("en"), TILE_SETS["english"])


@cache
def positions(jokers: int) -> list[tuple[State, Rack]]:
    """Return positions from strong play, each with a rack of unseen tiles.

    Args:
        jokers: The number of jokers on each rack.
    """
    game, rng, number = GAME(catalogue.graph_lookup()), Random(jokers), 0
    positions: list[tuple[State, Rack]] = []
    while len(positions) < POSITIONS:
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
                sorted([JOKER] * jokers + rng.sample(unseen, min(len(unseen), 7 - jokers)))
            )
            if len(rack) == 7:
                positions.append((state, rack))
            own_tiles = tuple(letter for letter in state.racks[state.mover] if letter != JOKER)
            best = generator().best_play(state.board, state.premiums, own_tiles, len)
            if best is None:
                break
            state = game.apply(state, Seat(state.mover), Play(best.tiles)).state
    return positions[:POSITIONS]


def plain_generations(jokers: int) -> float:
    """Return how many racks per CPU second the pure Python generator handles, scoring included.

    Args:
        jokers: The number of jokers on each rack.
    """
    plain = PlainGenerator(graph("en"), TILE_SETS["english"])
    sample = positions(jokers)[:: POSITIONS // PLAIN_POSITIONS]
    start = process_time()
    for state, rack in sample:
        plain.all_plays(state.board, state.premiums, rack)
    return len(sample) / (process_time() - start)


def generations(jokers: int, every: bool) -> float:
    """Return how many racks per CPU second the compiled kernel handles, cross sets included.

    Args:
        jokers: The number of jokers on each rack.
        every: Whether to generate every play instead of only the best one.
    """
    import numpy as np

    from parlour.games.betapet.kernel.best_play import best_play, new_scratch
    from parlour.games.betapet.kernel.generator import MAX_PLAYS, CompiledGenerator
    from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves, table_from_leaves
    from parlour.games.betapet.kernel.movegen import new_generation, new_play, write_all_plays
    from parlour.games.betapet.kernel.packed import fill_cross_sets, rack_counts

    compiled = generator()
    assert isinstance(compiled, CompiledGenerator)
    words, table = compiled.words, table_from_leaves(packaged_leaves("en"), "en")
    play, scratch = new_play(), new_scratch()
    inputs = []
    for state, rack in positions(jokers):
        counts, leaves = rack_counts(rack, compiled.codes), np.zeros(SUBSETS, np.int64)
        fill_leaves(counts, table, leaves)
        board = compiled.pack_board(state.board, state.premiums)
        inputs.append((board, counts, leaves))
    generation = new_generation(words.nodes, inputs[0][1], compiled.tile_points, MAX_PLAYS)
    seconds = 0.0
    for number, (board, counts, leaves) in enumerate([*inputs[:2], *inputs]):
        start = process_time()
        fill_cross_sets(board, words.nodes)
        if every:
            write_all_plays(generation._replace(counts=counts, leaves=leaves), board)
        else:
            best_play(board, words.anagrams, counts, compiled.tile_points, leaves, scratch, play)
        seconds += (process_time() - start) * (number >= 2)
    return len(inputs) / seconds


def selfplay(unit: str) -> float:
    """Return how many turns or games per CPU second two static players complete in self-play."""
    from parlour.games.betapet.kernel.learning import STATIC, GameSetting, play_duel
    from parlour.games.betapet.kernel.leave_table import table_from_leaves

    setting, table = (
        GameSetting(graph("en"), "english", "classic"),
        table_from_leaves(packaged_leaves("en"), "en"),
    )
    play_duel(setting, (table, table), (STATIC, STATIC), 2, 1)
    start = process_time()
    result = play_duel(setting, (table, table), (STATIC, STATIC), 150, 2)
    seconds = process_time() - start
    return (result.turns if unit == "turns" else 2 * result.deals) / seconds


def graph_seconds(language: str) -> float:
    """Return the CPU seconds that building the GADDAG of a list takes."""
    from parlour.games.betapet.kernel.gaddag import build_gaddag

    build_gaddag(graph("it"))
    start = process_time()
    build_gaddag(graph(language))
    return process_time() - start


def load_milliseconds(language: str) -> float:
    """Return the milliseconds that loading a cached GADDAG takes once the word graph is loaded."""
    from parlour.games.betapet.kernel.gaddag import load_gaddag

    words = graph(language)
    load_gaddag(words)
    load_gaddag.cache_clear()
    start = process_time()
    load_gaddag(words)
    return 1000 * (process_time() - start)


def list_milliseconds(language: str) -> float:
    """Return the milliseconds that loading the word graph of a packaged list takes."""
    digest = next(
        lexicon.digest for lexicon in catalogue.packaged_lexicons() if lexicon.language == language
    )
    start = process_time()
    WordGraph(catalogue.graph_lookup()(digest))
    return 1000 * (process_time() - start)


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
"""The benchmarks of `make bench`."""
