"""Boards, racks and matches that several tests need."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import AnyAction, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Options, State

HERE = Path(__file__).parent
BETAPET = GAME(catalogue.graph_lookup())
LAYOUT_NAMES = {
    "scrabble_standard": "classic",
    "betapet_standard": "standard",
    "special_ours": "special",
}
TILE_NAMES = {"english": "english", "swedish_betapet_2022": "swedish"}


def cases(kind: str) -> list[dict[str, Any]]:
    """Return the rows of cases.json of one kind."""
    return [
        row for row in json.loads((HERE / "cases.json").read_text("utf-8")) if row["kind"] == kind
    ]


def board(rows: Sequence[str]) -> Board:
    """Return a board from fifteen texts, points for free squares."""
    return tuple("" if sign == "." else sign for row in rows for sign in row)


def options(language: str = "en", **changes: Any) -> Options:
    """Return default options in a language."""
    tiles = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish"}[language]
    digest = next(
        lexicon.digest for lexicon in catalogue.packaged_lexicons() if lexicon.language == language
    )
    return Options(**{"tiles": tiles, "lexicon": digest, **changes})


def graph(language: str) -> WordGraph:
    """Return the graph of a language's first packaged list."""
    return BETAPET.lexicon(options(language))


def opened(chosen: Options | None = None, seats: int = 2, seed: bytes = b"") -> State:
    """Return the first state of a match."""
    return BETAPET.setup(chosen or Options(), seats, Rng(seed.ljust(32, b"\0"))).state


def given(state: State, **changes: Any) -> State:
    """Return a state changed by hand."""
    return replace(state, **changes)


def walked(chosen: Options, seed: bytes, seats: int = 2) -> Iterator[State]:
    """Yield the states of a match in which everybody takes one of the longest plays."""
    state, rng = opened(chosen, seats, seed), Rng(seed.rjust(32, b"w"))
    yield state
    while BETAPET.turn(state).seats:
        mover = Seat(state.mover)
        found = sorted(
            legal_plays(state.board, state.racks[mover], BETAPET.lexicon(chosen)), key=len
        )[-12:]
        action: AnyAction = next(BETAPET.legal_actions(state, mover))
        if found:
            tiles, rng = rng.choice(found)
            action = Play(tiles)
        state = BETAPET.apply(state, mover, action).state
        yield state
