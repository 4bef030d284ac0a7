"""The first turns of Pylos with a newcomer, and its last: a square, balls taken back and raised, a square stopped, the apex."""

from __future__ import annotations

from parlour.games.pylos.rules.actions import AnyMove, Place, Raise, Take
from parlour.games.pylos.rules.notation import parsed_move
from parlour.games.pylos.rules.state import Options
from parlour.plugin.lesson import Lesson, Step


def _moves(text: str) -> tuple[AnyMove, ...]:
    """Return written turns in which nothing is taken back."""
    return tuple(Raise(source, cell) if source else Place(cell) for source, cell, _ in map(parsed_move, text.split()))


LESSON = Lesson(
    options=Options(),
    seed=1,  # there is no luck in Pylos
    levels=("casual",),
    steps=(
        Step(say="lay", highlight=("1b2",), expect=Place("1b2"), then=(Place("1a1"),)),
        Step(say="square", meanwhile=_moves("1c2 1b1 1b3 1a2"), highlight=("1c3",), expect=Place("1c3")),
        Step(say="take", highlight=("1c2", "1c3"), expect=Take(("1c2", "1c3")), also=(Take(("1c3", "1c2")),), then=(Place("1d1"),)),
        Step(say="raise", highlight=("1b3", "2a1"), expect=Raise("1b3", "2a1"), then=(Place("1c1"),)),
        Step(say="stop", meanwhile=_moves("1a4 1d2"), highlight=("1c2",), expect=Place("1c2"), then=(Place("1d3"),)),
        Step(say="count"),
        Step(
            say="apex",
            # Found by playing on at random; all that matters is that no square is made on the way and light lays the last ball.
            meanwhile=_moves("1a3 1d3-2b1 1b4 1b3 2a3 1d4 2a2 1c4 2c1 1d3 1c3 2b3 2c2 2c3 2b2 2b3-3a1 3b1 2b3 3a2 3b2"),
            highlight=("4a1",),
            expect=Place("4a1"),
        ),
        Step(say="on"),
    ),
)
