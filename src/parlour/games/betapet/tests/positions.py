"""Boards, racks and matches that several tests share."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.lexicons.graph import build_graph, graph_words
from parlour.games.betapet.lexicons.wordlist import WordList
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import AnyAction, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Options, Rack, State
from parlour.games.betapet.rules.tiles import JOKER

FOLDER = Path(__file__).parent
BETAPET = GAME(catalogue.graph_lookup())
LAYOUT_NAMES = {
    "scrabble_standard": "classic",
    "betapet_standard": "standard",
    "special_ours": "special",
}
TILE_NAMES = {"english": "english", "swedish_betapet_2022": "swedish"}

BOARDS = {"en": "standard", "fr": "random", "it": "special", "sv": "classic"}

JOKERS = (0, 1, 2, 0, 1, 0, 1, 0)
"""The numbers of jokers on successive racks; two jokers allow about twenty thousand plays."""

SHARE = 12
"""The quick comparison uses one word of a list in this many.

The sample builds quickly and is as irregular as the whole list.
"""


def cases(kind: str) -> list[dict[str, Any]]:
    """Return the rows of cases.json with a given kind."""
    return [
        row for row in json.loads((FOLDER / "cases.json").read_text("utf-8")) if row["kind"] == kind
    ]


def board(rows: Sequence[str]) -> Board:
    """Return a board from fifteen rows of text with `.` for empty squares."""
    return tuple("" if letter == "." else letter for row in rows for letter in row)


def options(language: str = "en", **changes: Any) -> Options:
    """Return options for a language with its first packaged list, changed as given."""
    tiles = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish"}[language]
    digest = next(
        lexicon.digest for lexicon in catalogue.packaged_lexicons() if lexicon.language == language
    )
    return Options(**{"tiles": tiles, "lexicon": digest, **changes})


def graph(language: str) -> WordGraph:
    """Return the word graph of the first packaged list of a language."""
    return BETAPET.lexicon(options(language))


def new_match(options: Options | None = None, seats: int = 2, seed: bytes = b"") -> State:
    """Return the first state of a match."""
    return BETAPET.setup(options or Options(), seats, Rng(seed.ljust(32, b"\0"))).state


def changed_state(state: State, **changes: Any) -> State:
    """Return a state with changed fields."""
    return replace(state, **changes)


def match_states(options: Options, seed: bytes, seats: int = 2) -> Iterator[State]:
    """Yield the states of a match in which every seat makes one of its longest plays."""
    state, rng = new_match(options, seats, seed), Rng(seed.rjust(32, b"w"))
    yield state
    while BETAPET.turn(state).seats:
        mover = Seat(state.mover)
        plays = sorted(
            legal_plays(state.board, state.racks[mover], BETAPET.lexicon(options)), key=len
        )[-12:]
        action: AnyAction = next(BETAPET.legal_actions(state, mover))
        if plays:
            tiles, rng = rng.choice(plays)
            action = Play(tiles)
        state = BETAPET.apply(state, mover, action).state
        yield state


@cache
def partial_list(language: str) -> WordGraph:
    """Return a word graph with a sample of a language's words, including all short words."""
    words = [
        word
        for number, word in enumerate(graph_words(graph(language)))
        if number % SHARE == 0 or len(word) < 4
    ]
    return WordGraph(build_graph(WordList(language, tuple(words))))


def positions(
    language: str, count: int, seed: int, jokers: tuple[int, ...] = JOKERS, racks: int = 1
) -> Iterator[tuple[State, Rack]]:
    """Yield positions from random matches, each with a rack of unseen tiles and jokers."""
    rng = Random(seed)
    count_found = 0
    for number in range(count):
        for state in match_states(
            options(language, board=BOARDS[language]), b"%d %d" % (seed, number)
        ):
            unseen = [
                letter for rack in (state.bag, *state.racks) for letter in rack if letter != JOKER
            ]
            for _ in range(racks):
                rack = rng.sample(unseen, min(7, len(unseen)))
                for joker in range(min(jokers[count_found % len(jokers)], len(rack))):
                    rack[joker] = JOKER
                yield state, tuple(sorted(rack))
                count_found += 1
                if count_found == count:
                    return
