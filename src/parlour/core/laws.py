"""The laws every game obeys, checked along random matches by tests and by `parlour check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, Literal, get_args, get_origin

import msgspec

from parlour.core.codec import Codec, encode
from parlour.core.game import Game, Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.core.value import Value

AnyGame = Game[Any, Any, Any, Any]

Scramble = Callable[[Any, Seat | None, Rng], Any]
"""Changes one named secret of a state, and nothing that this seat (None: the public) may know."""

FEW = 400
"""How many legal actions are looked at where a list is longer: enough to sample, few enough to be quick."""


class LawBroken(AssertionError):
    """A game broke a law: which, and at which moment of which match."""


class Trial(Value, frozen=True):
    """One random match to judge a game by."""

    options: Any
    seats: int
    seed: bytes


def option_space(options: type[Any]) -> Iterator[Any]:
    """Yield every combination of the options that have finitely many values (choices and switches)."""
    axes: dict[str, Sequence[Any]] = {}
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            axes[field.name] = get_args(field.type)
        elif field.type is bool:
            axes[field.name] = (False, True)
    for values in product(*axes.values()):
        yield options(**dict(zip(axes, values, strict=True)))


def trials(game: AnyGame, seeds: int, options: Sequence[Any] | None = None) -> Iterator[Trial]:
    """Yield a trial for every option, every seat count it allows and this many seeds; senseless options are left out."""
    for chosen in options if options is not None else option_space(game.types.options):
        for seats in game.seats(chosen):
            for number in range(seeds):
                trial = Trial(chosen, seats, b"law %d" % number)
                try:
                    game.setup(chosen, seats, luck(trial))
                except Illegal:
                    continue
                yield trial


def luck(trial: Trial) -> Rng:
    """Return the generator of a trial."""
    return Rng(trial.seed.ljust(32, b"\0")[:32])


def walk(game: AnyGame, trial: Trial) -> Iterator[Any]:
    """Yield the states of one random match, first to last; raises LawBroken when it outlives `longest`."""
    rng = luck(trial).fork("walk")
    state = game.setup(trial.options, trial.seats, luck(trial))
    yield state
    decisions = 0
    while seats := game.turn(state).seats:
        _law("longest", decisions < game.spec.longest, trial, decisions)
        seat, rng = rng.choice(sorted(seats))
        actions = list(islice(game.legal(state, seat), FEW))
        _law("liveness: an awaited seat has a legal action", bool(actions), trial, decisions)
        action, rng = rng.choice(actions)
        state = game.apply(state, seat, action)
        decisions += 1
        yield state


def check(game: AnyGame, trial: Trial, secrets: Mapping[str, Scramble] | None = None, every: int = 1) -> int:
    """Check all laws along one random match (at every n-th state) and return how many states it had."""
    codec, rng, number = Codec(game), luck(trial).fork("check"), 0
    for number, state in enumerate(walk(game, trial)):
        if number % every == 0 or not game.turn(state).seats:
            rng = rng.fork(number)
            round_trip(game, codec, trial, state)
            agreement(game, trial, state, rng)
            knowledge(game, codec, trial, state, rng)
            secrecy(game, trial, state, secrets or {}, rng)
            commutation(game, trial, state, rng)
            standings(game, trial, state)
    return number + 1


def round_trip(game: AnyGame, codec: Codec[Any, Any, Any, Any], trial: Trial, state: Any) -> None:
    """State and views survive JSON."""
    _law("JSON round trip of the state", codec.state(encode(state)) == state, trial, state)
    for seat in _eyes(trial):
        view = game.view(state, seat)
        _law("JSON round trip of the view", codec.view(encode(view)) == view, trial, view)


def agreement(game: AnyGame, trial: Trial, state: Any, rng: Rng) -> None:
    """`legal` and `apply` agree, nothing is changed by asking, and foreign or mutated actions are refused."""
    before, awaited = encode(state), game.turn(state).seats
    for seat in map(Seat, range(trial.seats)):
        actions = list(islice(game.legal(state, seat), FEW)) if seat in awaited else []
        if seat not in awaited:
            _law("a seat that is not awaited has no legal action", not list(islice(game.legal(state, seat), 1)), trial, state)
        texts = {encode(action) for action in actions}
        _law("each legal action once", len(texts) == len(actions), trial, state)
        for action in _sample(actions, 8, rng):
            after = encode(game.apply(state, seat, action))
            _law("purity: same action, same state", encode(game.apply(state, seat, action)) == after, trial, action)
        complete = len(actions) < FEW
        others = actions or [action for other in sorted(awaited) for action in islice(game.legal(state, other), 4)]
        for action in _sample(others, 4, rng):
            for odd in (action, *mutants(action)):
                known = encode(odd) in texts
                accepted = accepts(game, state, seat, odd)
                _law("apply accepts what legal lists", accepted or not known, trial, odd)
                _law("apply refuses what legal does not list", known or not accepted or not complete, trial, odd)
    _law("purity: the state was not changed", encode(state) == before, trial, state)


def knowledge(game: AnyGame, codec: Codec[Any, Any, Any, Any], trial: Trial, state: Any, rng: Rng) -> None:
    """An imagined state shows the same view, and leaves turn, legal actions and standing as they are."""
    for seat in _eyes(trial):
        view = codec.view(encode(game.view(state, seat)))
        imagined = game.imagine(view, rng.fork(str(seat)))
        again = game.view(imagined, seat)
        _law("knowledge: view(imagine(view)) == view", replace(again, news=()) == replace(view, news=()), trial, (view, again))
        _law("knowledge: the same turn", game.turn(imagined) == game.turn(state), trial, view)
        if seat is not None:
            mine = list(islice(game.legal(state, seat), FEW))
            _law("knowledge: the same legal actions", mine == list(islice(game.legal(imagined, seat), FEW)), trial, view)
        _law("imagine is pure", encode(game.imagine(view, rng.fork(str(seat)))) == encode(imagined), trial, view)


def secrecy(game: AnyGame, trial: Trial, state: Any, secrets: Mapping[str, Scramble], rng: Rng) -> None:
    """A view does not change when a secret behind it does; each secret is named and tried alone."""
    for name, scramble in secrets.items():
        for seat in _eyes(trial):
            other = scramble(state, seat, rng.fork(name))
            _law(f"secrecy: {name} leaks to {seat}", encode(game.view(other, seat)) == encode(game.view(state, seat)), trial, state)


def commutation(game: AnyGame, trial: Trial, state: Any, rng: Rng) -> None:
    """Simultaneous decisions give the same state in either order."""
    awaited = sorted(game.turn(state).seats)
    if len(awaited) < 2:
        return
    first, second = awaited[0], awaited[-1]
    one, rng = rng.choice(list(islice(game.legal(state, first), FEW)))
    two, rng = rng.choice(list(islice(game.legal(state, second), FEW)))
    forth = game.apply(game.apply(state, first, one), second, two)
    back = game.apply(game.apply(state, second, two), first, one)
    _law("simultaneous decisions commute", encode(forth) == encode(back), trial, state)


def standings(game: AnyGame, trial: Trial, state: Any) -> None:
    """A standing exists at every moment, ranks every seat, and says why once nobody is awaited."""
    standing, awaited = game.standing(state), game.turn(state).seats
    _law("standing: one rank a seat", len(standing.ranks) == trial.seats, trial, standing)
    _law("standing: ranks count those ahead", all(r == 1 + sum(o < r for o in standing.ranks) for r in standing.ranks), trial, standing)
    _law("standing: over exactly when nobody is awaited", (standing.over is None) == bool(awaited), trial, standing)


def accepts(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Return whether `apply` takes this action."""
    try:
        game.apply(state, seat, action)
    except Illegal:
        return False
    return True


def mutants(action: Any) -> Iterator[Any]:
    """Yield actions that differ from this one in one field."""
    for field in msgspec.structs.fields(type(action)):
        value = getattr(action, field.name)
        for other in _near(value):
            yield replace(action, **{field.name: other})


def _near(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -1, value + 1000)
    elif isinstance(value, str):
        yield from (value + "x", "", value[:-1])
    elif isinstance(value, tuple):
        yield from (value[:-1], value + value[-1:], value[::-1])


def _sample(items: Sequence[Any], most: int, rng: Rng) -> Sequence[Any]:
    return rng.shuffle(items)[0][:most]


def _eyes(trial: Trial) -> list[Seat | None]:
    return [None, *map(Seat, range(trial.seats))]


def _law(law: str, kept: bool, trial: Trial, found: Any) -> None:
    if not kept:
        raise LawBroken(f"{law}; options {trial.options}, {trial.seats} seats, seed {trial.seed!r}: {found}")
