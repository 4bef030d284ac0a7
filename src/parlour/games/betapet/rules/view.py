"""The view of a match for a seat or the public, and random states consistent with a view."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import Preview, View
from parlour.core.rng import Rng
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.state import OpenChallenge, Options, Rack, RecordEntry, State


class BetapetView(View, frozen=True, kw_only=True):
    """The part of a match that a seat or the public can see."""

    options: Options
    """The options of the table."""

    seat: int | None
    """The seat, or None for the public."""

    premiums: str
    """The 225 premium marks."""

    board: Board
    """The letters by square."""

    values: dict[str, int]
    """The points by tile."""

    rack: Rack
    """The rack of the seat; empty for the public."""

    counts: tuple[int, ...]
    """The number of tiles on each rack."""

    bag: int
    """The number of tiles in the bag."""

    unseen: dict[str, int]
    """The tiles in the bag and on racks that the seat cannot see."""

    scores: tuple[int, ...]
    """The scores by seat."""

    mover: int
    """The seat to move."""

    phase: str
    """`play`, `challenge` or `over`."""

    entries: tuple[RecordEntry, ...]
    """The record of turns."""

    fails: int
    """The number of consecutive turns without a play."""

    skips: tuple[int, ...]
    """The number of turns that each seat will lose; empty if no seat loses any."""

    gone: tuple[int, ...]
    """The seats that left."""

    over: str | None
    """The reason why the match is over, or None."""

    racks: tuple[Rack, ...] = ()
    """All racks once the match is over, empty before."""

    doubted: int | None = None
    """The seat whose play may be challenged, if any."""

    answer: bool | None = None
    """The answer of the seat to that play, or None."""

    decided: tuple[int, ...] = ()
    """The seats that have answered that play."""


class BetapetPreview(Preview, frozen=True, kw_only=True):
    """A preview of a draft that includes its words."""

    words: tuple[ScoredWord, ...] = ()
    """The words of the draft, with points and squares."""

    wrong: tuple[str, ...] = ()
    """The words of the draft that are not in the list."""

    bingo: bool = False
    """Whether the draft uses a full rack."""


def phase_name(state: State) -> str:
    """Return the phase of a match: `play`, `challenge` or `over`."""
    if state.over is not None:
        return "over"
    return "play" if state.doubt is None else "challenge"


def seat_view(state: State, seat: int | None) -> BetapetView:
    """Return the view of a seat, or of the public for None."""
    own = () if seat is None else state.racks[seat]
    over = state.over is not None
    hidden = Counter(state.bag)
    for other, rack in enumerate(state.racks):
        if other != seat and not over:
            hidden.update(rack)
    answers = state.doubt.answers if state.doubt else ()
    return BetapetView(
        options=state.options,
        seat=seat,
        premiums=state.premiums,
        board=state.board,
        values=state.tile_set.values,
        rack=own,
        counts=tuple(map(len, state.racks)),
        bag=len(state.bag),
        unseen=dict(sorted(hidden.items())),
        scores=state.scores,
        mover=state.mover,
        phase=phase_name(state),
        entries=state.entries,
        fails=state.fails,
        skips=state.skips,
        gone=state.gone,
        over=state.over,
        racks=state.racks if over else (),
        doubted=state.doubt.seat if state.doubt else None,
        answer=answers[seat] if answers and seat is not None else None,
        decided=tuple(other for other, answer in enumerate(answers) if answer is not None),
    )


def determinized_state(view: BetapetView, rng: Rng) -> State:
    """Return a random state that is consistent with a view."""
    tiles, rng = rng.shuffle(
        [letter for letter, count in view.unseen.items() for _ in range(count)]
    )
    racks: list[Rack] = []
    for seat, count in enumerate(view.counts):
        if view.over is not None:
            racks.append(view.racks[seat])
        elif seat == view.seat:
            racks.append(view.rack)
        else:
            racks.append(tuple(sorted(tiles[:count])))
            tiles = tiles[count:]
    doubt = None
    if view.doubted is not None:
        answers: list[bool | None] = [None] * len(view.counts)
        for seat in view.decided:
            answers[seat], rng = (
                (view.answer, rng) if seat == view.seat else rng.choice((False, True))
            )
        answers[view.doubted] = False
        doubt = OpenChallenge(view.doubted, tuple(answers))
    return State(
        options=view.options,
        premiums=view.premiums,
        board=view.board,
        racks=tuple(racks),
        bag=tuple(sorted(tiles)),
        scores=view.scores,
        mover=view.mover,
        rng=rng.fork("imagined"),
        entries=view.entries,
        fails=view.fails,
        doubt=doubt,
        skips=view.skips,
        gone=view.gone,
        over=view.over,
    )
