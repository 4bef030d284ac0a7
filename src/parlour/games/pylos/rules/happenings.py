"""What happens in a match, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Happening, News, Seat
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.board import BALLS
from parlour.games.pylos.rules.state import Over, Ply, State
from parlour.games.pylos.rules.turn import winner


class Moved(Happening, frozen=True):
    """A ball was placed or raised, so many are left in reserve; `due`: balls must be taken back for the squares or lines that it made."""

    ply: Ply
    due: bool
    left: int


class Took(Happening, frozen=True):
    """Balls were taken back, which completes a turn; so many are in reserve now."""

    ply: Ply
    left: int


class Ended(Happening, frozen=True):
    """The match ended, with a winner or with none."""

    how: Over
    winner: Seat | None


def happenings(after: State) -> tuple[Happening, ...]:
    """Return what the action that led to a state did, and how it ended the match if it did."""
    last = after.last
    assert last is not None
    left = BALLS - (after.black if last.seat else after.white).bit_count()
    done: tuple[Happening, ...] = (Took(last, left),) if last.taken else (Moved(last, after.due, left),)
    return done if after.over is None else (*done, Ended(after.over, winner(after)))


def news(happening: Happening) -> Sequence[News]:
    """Return what everybody is told of a happening; its places are hollows."""
    match happening:
        case Moved(ply, due, left):
            return [_move(ply, left), News("bonus", ply.seat, {"made": " ".join(ply.made)}, ply.made)] if due else [_move(ply, left)]
        case Took(ply, left):
            details = {**_turn(ply, left), "balls": " ".join(ply.taken), "count": len(ply.taken)}
            return [News("took", ply.seat, details, ply.taken)]
        case Ended(how, winner):
            return [News("drawn" if winner is None else "won", winner, {"how": how})]
        case _:
            raise TypeError(f"nothing of Pylos: {happening}")


def _move(ply: Ply, left: int) -> News:
    if ply.source:
        return News("raised", ply.seat, {**_turn(ply, left), "source": ply.source, "cell": ply.cell}, (ply.source, ply.cell))
    return News("placed", ply.seat, {**_turn(ply, left), "cell": ply.cell}, (ply.cell,))


def _turn(ply: Ply, left: int) -> dict[str, str | int]:
    return {"notation": notation.move(ply.source, ply.cell, ply.taken), "left": left}
