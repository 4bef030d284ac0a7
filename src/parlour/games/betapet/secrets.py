"""The secrets of Betapet, and the exchanges and answers that look alike to other seats."""

from __future__ import annotations

from parlour.core.game import AnyGame, Seat, replace
from parlour.core.rng import Rng
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge, Exchange
from parlour.games.betapet.rules.state import State
from parlour.plugin.secrets import Disguise, Scramble


def with_other_racks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Redistribute at random the tiles of the bag and of the racks that a seat cannot see."""
    if state.over:
        return state
    others = [other for other in range(len(state.racks)) if other != seat]
    tiles, _ = rng.shuffle(
        [*state.bag, *(letter for other in others for letter in state.racks[other])]
    )
    racks = list(state.racks)
    for other in others:
        count = len(racks[other])
        racks[other], tiles = tuple(sorted(tiles[:count])), tiles[count:]
    return replace(state, racks=tuple(racks), bag=tuple(sorted(tiles)))


def with_other_rng(state: State, seat: Seat | None, rng: Rng) -> State:
    """Replace the random generator of the match."""
    return replace(state, rng=rng)


def with_other_answers(state: State, seat: Seat | None, rng: Rng) -> State:
    """Invert the answers of the other seats while an answer is missing."""
    if state.doubt is None:
        return state
    answers = list(state.doubt.answers)
    for other, answer in enumerate(answers):
        if answer is not None and other not in (seat, state.doubt.seat):
            answers[other] = not answer
    return replace(state, doubt=replace(state.doubt, answers=tuple(answers)))


def disguises(game: AnyGame) -> dict[str, Disguise]:
    """Return the disguise of exchanges and answers."""
    return {
        "exchanges and answers": lambda state, seat, action, rng: _disguised(
            game, state, seat, action, rng
        )
    }


def _disguised(
    game: AnyGame, state: State, seat: Seat, action: AnyAction, rng: Rng
) -> AnyAction | None:
    """Return an action that other seats cannot tell apart from the given one, or None.

    For an exchange, it is another exchange of as many tiles; for an answer, the other answer while
    more answers are missing. An exchange that ends the match is not disguised, since all racks are
    then shown.
    """
    match action:
        case Exchange() if not game.apply(state, seat, action).state.over:
            letters, _ = rng.shuffle(state.racks[seat])
            return Exchange(tuple(sorted(letters[: len(action.letters)])))
        case Accept() | Challenge() if (
            state.doubt is not None and state.doubt.answers.count(None) > 1
        ):
            return Accept() if isinstance(action, Challenge) else Challenge()
    return None


SECRETS: dict[str, Scramble] = {
    "racks and bag": with_other_racks,
    "the order of the draw": with_other_rng,
    "answers to a play": with_other_answers,
}
