"""Determinization: random states that are consistent with what a seat may know."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules.ending import unanswered_questions
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.outlook import ChipQuestion
from parlour.games.carcassonne.rules.state import (
    ChipStack,
    Meeple,
    PlacedChip,
    State,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet
from parlour.games.carcassonne.rules.view import CarcassonneView, segment_of, view_land


def determinized_state(
    view: CarcassonneView, kinds: TileKinds, tiles: CarcassonneTileSet, rng: Rng
) -> State:
    """Return a random state that is consistent with a view.

    It has a shuffled stack, randomly dealt hidden chips, and random values for the pending secret
    decisions of the other seats.
    """
    stack, rng = rng.shuffle(
        name for name, count in sorted(view.remaining.items()) for _ in range(count)
    )
    chips, laid, rng = _deal_chips(view, tiles, rng)
    land, is_secret = view_land(view, kinds), view.phase in ("bet", "choose")
    bets, rng = _sample_bets(view, chips, rng)
    state = State(
        options=view.options,
        stack=stack,
        drawn=view.drawn,
        discarded=view.discarded,
        placed=view.tiles,
        meeples=tuple(
            Meeple(meeple.seat, segment_of(land, meeple.place)) for meeple in view.meeples
        ),
        scores=view.scores,
        mover=view.mover,
        phase=view.phase,
        chips=chips,
        laid=laid,
        turned=view.turned,
        settling=tuple(_stack_from_question(land, question) for question in view.settling),
        asked=frozenset((*view.awaited, *view.decided)) if is_secret else frozenset(),
        bets=bets,
        choices=((),) * len(view.totals),
    )
    choices, rng = _sample_choices(state, view, land, rng)
    return replace_with_land(state, land, choices=choices)


def _deal_chips(
    view: CarcassonneView, tiles: CarcassonneTileSet, rng: Rng
) -> tuple[tuple[tuple[str, ...], ...], tuple[PlacedChip, ...], Rng]:
    """Return random hands and placed chips that are consistent with a view.

    Only the chips in the hand of the view's own seat are known; all others are dealt at random.
    """
    hands, on_offices = [], dict[Seat, list[str]]()
    for other in range(len(view.totals)):
        every = sorted(tiles.chips) if view.options.bets else []
        known = view.chips if other == view.seat else ()
        hidden, rng = rng.shuffle(chip for chip in every if chip not in known)
        count = view.chip_counts[other] - len(known)
        hands.append(tuple(sorted((*known, *hidden[:count]))))
        on_offices[Seat(other)] = list(hidden[count:])
    laid = tuple(
        PlacedChip(office.tile, seat, on_offices[seat].pop())
        for office in view.offices
        for seat in office.seats
    )
    return tuple(hands), laid, rng


def _sample_bets(
    view: CarcassonneView, chips: tuple[tuple[str, ...], ...], rng: Rng
) -> tuple[tuple[str | None, ...], Rng]:
    """Return the pending bets: the own seat's bet, and random bets of the other seats."""
    bets: list[str | None] = [None] * len(chips)
    if view.phase == "bet":
        for seat in view.decided:
            bets[seat], rng = (
                (view.own_bet, rng) if seat == view.seat else rng.choice(("", *chips[seat]))
            )
    return tuple(bets), rng


def _sample_choices(
    state: State, view: CarcassonneView, land: Land, rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], Rng]:
    """Return the pending final choices by seat.

    The own seat keeps its answers, and other seats that have decided get random ones. A seat that
    still has to decide gets random answers to some of its questions, since their number is hidden.
    """
    choices = []
    for seat in map(Seat, range(len(view.totals))):
        answers: tuple[int, ...] = ()
        if seat == view.seat:
            answers = tuple(segment_of(land, place) for place in view.answers)
        elif view.phase == "choose":
            questions = unanswered_questions(state, land, seat)
            count = len(questions)
            if questions and seat not in view.decided:
                count, rng = rng.below(count)
            for stack in questions[:count]:
                answer, rng = rng.choice(stack.features)
                answers = (*answers, answer)
        choices.append(answers)
    return tuple(choices), rng


def _stack_from_question(land: Land, question: ChipQuestion) -> ChipStack:
    return ChipStack(
        question.tile,
        tuple(
            land.feature[segment_of(land, f"{question.tile}{choice.segment}")]
            for choice in question.choices
        ),
    )
