"""What a seat, or the public, sees of a match, and what could lie behind that."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import Preview, View
from parlour.core.rng import Rng
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.state import OpenChallenge, Options, Rack, RecordEntry, State


class BetapetView(View, frozen=True, kw_only=True):
    """What `seat` sees (None: the public).

    `rack` is the seat's own; `counts` are everybody's. `unseen` counts the tiles that lie in the bag or on racks
    this seat cannot see. `racks` are shown when the game is over. `answers` holds the seat's own answer to a play
    that may be challenged; of the others only `decided` tells that they answered.
    """

    options: Options
    seat: int | None
    premiums: str
    board: Board
    values: dict[str, int]
    rack: Rack
    counts: tuple[int, ...]
    bag: int
    unseen: dict[str, int]
    scores: tuple[int, ...]
    mover: int
    phase: str
    entries: tuple[RecordEntry, ...]
    fails: int
    skips: tuple[int, ...]
    gone: tuple[int, ...]
    over: str | None
    racks: tuple[Rack, ...] = ()
    doubted: int | None = None
    answer: bool | None = None
    decided: tuple[int, ...] = ()


class BetapetPreview(Preview, frozen=True, kw_only=True):
    """A draft's words, each with points and squares, beside the sum and the problem; `wrong` are words the list lacks."""

    words: tuple[ScoredWord, ...] = ()
    wrong: tuple[str, ...] = ()
    bingo: bool = False


def phase_name(state: State) -> str:
    """Return what kind of decision is open."""
    if state.over is not None:
        return "over"
    return "play" if state.doubt is None else "challenge"


def seat_view(state: State, seat: int | None) -> BetapetView:
    """Return what this seat may know."""
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
    """Return a random state that shows this view."""
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
