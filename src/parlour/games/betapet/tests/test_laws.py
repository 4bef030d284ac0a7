"""The laws of every game, for boards, word rules and languages, and every secret by name."""

from __future__ import annotations

import pytest

from parlour.core import laws
from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.tests.positions import BETAPET, opened, options


def shuffled_racks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal the racks that this seat cannot see anew, with the bag."""
    if state.over:
        return state
    others = [other for other in range(len(state.racks)) if other != seat]
    tiles, _ = rng.shuffle([*state.bag, *(letter for other in others for letter in state.racks[other])])
    racks = list(state.racks)
    for other in others:
        count = len(racks[other])
        racks[other], tiles = tuple(sorted(tiles[:count])), tiles[count:]
    return replace(state, racks=tuple(racks), bag=tuple(sorted(tiles)))


def new_luck(state: State, seat: Seat | None, rng: Rng) -> State:
    """Draw everything that is still to come with other luck."""
    return replace(state, rng=rng)


def other_answers(state: State, seat: Seat | None, rng: Rng) -> State:
    """Turn the answers of others that wait for the last one."""
    if state.doubt is None:
        return state
    answers = list(state.doubt.answers)
    for other, answer in enumerate(answers):
        if answer is not None and other not in (seat, state.doubt.seat):
            answers[other] = not answer
    return replace(state, doubt=replace(state.doubt, answers=tuple(answers)))


SECRETS = {"racks and bag": shuffled_racks, "the order of the draw": new_luck, "answers to a play": other_answers}

QUICK = [
    laws.Trial(Options(), 2, b"law 0"),
    laws.Trial(Options(board="random"), 3, b"law 1"),
    laws.Trial(Options(words="single"), 3, b"law 2"),
    laws.Trial(options("fr", board="special"), 4, b"law 3"),
]

MANY = [
    laws.Trial(options(language, board=board, words=words, ending=ending), seats, b"law %d" % seats)
    for language, board, words, ending in (
        ("en", "standard", "void", "betapet"),
        ("en", "random", "double", "double"),
        ("en", "classic", "five", "betapet"),
        ("fr", "special", "single", "betapet"),
        ("it", "standard", "five", "double"),
        ("sv", "random", "void", "betapet"),
    )
    for seats in (2, 3, 4)
]


def named(trial: laws.Trial) -> str:
    """Return a short name of a trial."""
    return f"{trial.options.tiles}-{trial.options.board}-{trial.options.words}-{trial.seats}"


@pytest.mark.parametrize("trial", QUICK, ids=named)
def test_laws(trial: laws.Trial) -> None:
    assert laws.check(BETAPET, trial, SECRETS, every=6) > 10


@pytest.mark.slow
@pytest.mark.parametrize("trial", MANY, ids=named)
def test_laws_everywhere(trial: laws.Trial) -> None:
    assert laws.check(BETAPET, trial, SECRETS) > 10


def test_a_view_does_not_hold_the_others_tiles() -> None:
    state = opened(seats=3)
    view = BETAPET.view(state, Seat(0))
    assert view.rack == state.racks[0] and view.racks == () and view.counts == (7, 7, 7)
    assert sum(view.unseen.values()) == 100 - 7
    public = BETAPET.view(state, None)
    assert public.rack == () and sum(public.unseen.values()) == 100
