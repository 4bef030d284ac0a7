"""The score breakdown of a match, computed from its record of turns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from parlour.core.game import ScoreSource
from parlour.games.betapet.rules.scoring import BINGO_POINTS, tile_value
from parlour.games.betapet.rules.state import RecordEntry, State

SOURCE_KINDS = ("letters", "bonus", "crossing", "bingo", "withdrawn", "challenge", "left")
"""The kinds of points, in display order.

They are the letters of the main word, the bonus of its squares, crossing words, bingos, withdrawn
plays, challenges, and the tiles left at the end.
"""


def score_breakdown(state: State) -> Sequence[ScoreSource]:
    """Return the points of each kind that any seat has gained or lost."""
    seats = len(state.racks)
    points_by_kind: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
    notes: defaultdict[str, list[list[str]]] = defaultdict(lambda: [[] for _ in range(seats)])
    for entry in state.entries:
        for kind, points in _entry_points(entry, state):
            points_by_kind[kind][entry.seat] += points
        if entry.bingo and entry.kind == "play":
            notes["bingo"][entry.seat].append(entry.words[0].text.upper())
        elif entry.kind == "rack":
            notes["left"][entry.seat].append(" ".join(entry.letters))
    kinds = [kind for kind in SOURCE_KINDS if any(points_by_kind[kind])]
    return [
        ScoreSource(
            kind=kind,
            points=tuple(points_by_kind[kind]),
            notes=tuple(" · ".join(words) for words in notes[kind]) if kind in notes else (),
        )
        for kind in kinds
    ]


def _entry_points(entry: RecordEntry, state: State) -> list[tuple[str, int]]:
    """Return the points of a record entry by kind."""
    if entry.kind == "play":
        main, *crossing = entry.words
        letters = sum(tile_value(letter, state.tile_set.values) for letter in main.text)
        bingo = BINGO_POINTS if entry.bingo else 0
        return [
            ("letters", letters),
            ("bonus", main.points - letters),
            ("crossing", sum(word.points for word in crossing)),
            ("bingo", bingo),
        ]
    return [({"rack": "left", "out": "left"}.get(entry.kind, entry.kind), entry.points)]
