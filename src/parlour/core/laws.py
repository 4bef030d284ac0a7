"""The laws every game obeys, checked along random matches by tests and by `parlour check`."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

import msgspec

from parlour.core.codec import Codec, encode
from parlour.core.game import Illegal, Leaving, Seat, replace
from parlour.core.golden import record, replay
from parlour.core.match import fold, restored
from parlour.core.rng import Rng
from parlour.core.trial import FEW, AnyGame, LawBroken, Trial, applied, hold, luck, option_space, refusal, trials, walk

__all__ = [
    "FEW",
    "AnyGame",
    "LawBroken",
    "Scramble",
    "Trial",
    "accepts",
    "agreement",
    "check",
    "commutation",
    "departure",
    "knowledge",
    "luck",
    "mutants",
    "option_space",
    "previews",
    "replays",
    "reshuffling",
    "round_trip",
    "secrecy",
    "standings",
    "trials",
    "walk",
]

AnyCodec = Codec[Any, Any, Any, Any]

Scramble = Callable[[Any, Seat | None, Rng], Any]
"""Changes one named secret of a state, and nothing that this seat (None: the public) may know."""

REMEMBERED = 40
"""How many earlier actions of a match are tried again where they may no longer be legal."""


def check(game: AnyGame, trial: Trial, secrets: Mapping[str, Scramble] | None = None, every: int = 1) -> int:
    """Check all laws along one random match (at every n-th state) and return how many states it had."""
    codec, rng, number = Codec(game), luck(trial).fork("check"), 0
    seen: list[Any] = []
    try:
        for number, state in enumerate(walk(game, trial)):
            if number % every == 0 or not game.turn(state).seats:
                rng = rng.fork(number)
                round_trip(game, codec, trial, state)
                seen = [*agreement(game, trial, state, rng, seen), *seen][:REMEMBERED]
                knowledge(game, codec, trial, state, rng)
                previews(game, codec, trial, state, rng)
                secrecy(game, trial, state, secrets or {}, rng)
                commutation(game, trial, state, rng)
                standings(game, trial, state)
                departure(game, codec, trial, state, rng)
                reshuffling(game, trial, state, rng)
        replays(game, trial)
    except Exception as reason:
        reason.add_note(f"at state {number} of options {trial.options}, {trial.seats} seats, seed {trial.seed!r}")
        raise
    return number + 1


def round_trip(game: AnyGame, codec: AnyCodec, trial: Trial, state: Any) -> None:
    """State and views survive JSON, and asking for a view twice gives the same one."""
    hold("JSON round trip of the state", _survives(codec.state, state), trial, state)
    for seat in _eyes(trial):
        view = game.view(state, seat)
        hold("JSON round trip of the view", _survives(codec.view, view), trial, view)
        hold("purity: same state, same view", encode(game.view(state, seat)) == encode(view), trial, view)


def agreement(game: AnyGame, trial: Trial, state: Any, rng: Rng, seen: Sequence[Any] = ()) -> Sequence[Any]:
    """`legal` and `apply` agree, nothing is changed by asking, and foreign, mutated or bygone (`seen`) actions are refused.

    Returns some of the legal actions, to be tried again later.
    """
    codec, before, awaited = Codec(game), encode(state), game.turn(state).seats
    tried: list[Any] = []
    for seat in map(Seat, range(trial.seats)):
        actions = list(islice(game.legal(state, seat), FEW))
        hold("a seat that is not awaited has no legal action", seat in awaited or not actions, trial, state)
        texts = {encode(action) for action in actions}
        hold("each legal action once", len(texts) == len(actions), trial, state)
        for action in _sample(actions, 8, rng):
            hold("JSON round trip of the action", _survives(codec.action, action), trial, action)
            after = encode(applied(game, state, seat, action, trial))
            hold("purity: same action, same state", encode(game.apply(state, seat, action)) == after, trial, action)
        others = actions or [action for other in sorted(awaited) for action in islice(game.legal(state, other), 4)]
        sample = _sample(others, 4, rng)
        for odd in (*seen, *sample, *(mutant for action in sample for mutant in _readable(codec, mutants(action)))):
            known, accepted = encode(odd) in texts, accepts(game, state, seat, odd)
            hold("apply accepts what legal lists", accepted or not known, trial, odd)
            hold("apply refuses what legal does not list", known or not accepted or len(actions) == FEW, trial, odd)
        tried.extend(sample[:2])
    hold("purity: the state was not changed", encode(state) == before, trial, state)
    return tried


def knowledge(game: AnyGame, codec: AnyCodec, trial: Trial, state: Any, rng: Rng) -> None:
    """An imagined state shows the same view, leaves turn, legal actions, refusals and standing as they are, and has its own luck.

    Whatever differed would tell a seat (or the public) more than its view does. A view is complete without its news.
    """
    for seat in _eyes(trial):
        shown = encode(game.view(state, seat))
        view = replace(codec.view(shown), news=())
        imagined = game.imagine(view, rng.fork(str(seat)))
        again = replace(game.view(imagined, seat), news=())
        hold("knowledge: view(imagine(view)) == view", again == view, trial, (view, again))
        hold("knowledge: the same turn", game.turn(imagined) == game.turn(state), trial, view)
        hold("knowledge: the same standing", game.standing(imagined) == game.standing(state), trial, view)
        hold("imagine is pure", encode(game.imagine(view, rng.fork(str(seat)))) == encode(imagined), trial, view)
        hold("the key never enters a view", not any(key in shown for key in _keys(state)), trial, view)
        hold("imagined luck is its own", not _keys(state) or _keys(imagined) != _keys(state), trial, view)
        if seat is not None:
            mine = list(islice(game.legal(state, seat), FEW))
            hold("knowledge: the same legal actions", mine == list(islice(game.legal(imagined, seat), FEW)), trial, view)
            for odd in (odd for action in _sample(mine, 2, rng) for odd in _readable(codec, mutants(action))):
                hold("knowledge: the same refusals", refusal(game, state, seat, odd) == refusal(game, imagined, seat, odd), trial, (view, odd))
            if mine:
                hold("knowledge: the same default", game.default(state, seat) == game.default(imagined, seat), trial, view)


def previews(game: AnyGame, codec: AnyCodec, trial: Trial, state: Any, rng: Rng) -> None:
    """Every awaited seat gets a preview of each legal action, told from what was sent of its view and the same when asked twice."""
    for seat in sorted(game.turn(state).seats):
        view = codec.view(encode(game.view(state, seat)))
        for action in _sample(list(islice(game.legal(state, seat), FEW)), 4, rng):
            preview = encode(game.preview(view, seat, action))
            hold("preview is pure", encode(game.preview(view, seat, action)) == preview, trial, action)


def secrecy(game: AnyGame, trial: Trial, state: Any, secrets: Mapping[str, Scramble], rng: Rng) -> None:
    """A view does not change when a secret behind it does; each secret is named and tried alone."""
    for name, scramble in secrets.items():
        for seat in _eyes(trial):
            other = scramble(state, seat, rng.fork(name))
            hold(f"secrecy: {name} leaks to {seat}", encode(game.view(other, seat)) == encode(game.view(state, seat)), trial, state)


def commutation(game: AnyGame, trial: Trial, state: Any, rng: Rng) -> None:
    """Simultaneous decisions give the same state in either order, and until the last is made nobody sees them and no luck is drawn."""
    awaited = sorted(game.turn(state).seats)
    if len(awaited) < 2:
        return
    first, second = _sample(awaited, 2, rng.fork("seats"))
    ones = _sample(list(islice(game.legal(state, first), FEW)), 2, rng.fork("one"))
    two = _sample(list(islice(game.legal(state, second), FEW)), 1, rng.fork("two"))[0]
    forth = applied(game, applied(game, state, first, ones[0], trial), second, two, trial)
    back = applied(game, applied(game, state, second, two, trial), first, ones[0], trial)
    hold("simultaneous decisions commute", encode(forth) == encode(back), trial, state)
    halfway = [applied(game, state, first, one, trial) for one in ones]
    hold("no luck is drawn before the last decision", _luck(halfway[0]) == _luck(state), trial, state)
    for eyes in _eyes(trial):
        if eyes != first:
            seen = {encode(game.view(after, eyes)) for after in halfway}
            hold(f"secrecy: the decision of {first} shows to {eyes}", len(seen) == 1, trial, state)


def standings(game: AnyGame, trial: Trial, state: Any) -> None:
    """A standing exists at every moment, ranks every seat, and says why once nobody is awaited."""
    standing, awaited = game.standing(state), game.turn(state).seats
    for each in (standing.ranks, standing.scores, standing.teams):
        hold("standing: one rank, score and team a seat", each is None or len(each) == trial.seats, trial, standing)
    hold("standing: ranks count those ahead", all(r == 1 + sum(o < r for o in standing.ranks) for r in standing.ranks), trial, standing)
    hold("standing: over exactly when nobody is awaited", (standing.over is None) == bool(awaited), trial, standing)
    hold("turn: only seats that exist", awaited <= set(range(trial.seats)), trial, awaited)


def departure(game: AnyGame, codec: AnyCodec, trial: Trial, state: Any, rng: Rng) -> None:
    """Any seat may fall out, or end the match by its flag, at any moment; where enough stay, the game goes on."""
    if not game.turn(state).seats:
        return
    leaver, rng = rng.choice([Seat(seat) for seat in range(trial.seats)])
    why, rng = rng.choice(get_args(Leaving))
    before = encode(state)
    left, ended = game.leave(state, leaver, why), game.finish(state, leaver)
    hold("purity: leaving changes nothing but by what it returns", encode(state) == before, trial, state)
    hold("purity: same leaver, same state", encode(game.leave(state, leaver, why)) == encode(left), trial, left)
    for after in (left, ended):
        round_trip(game, codec, trial, after)
        standings(game, trial, after)
    if trial.seats > 2:
        knowledge(game, codec, trial, left, rng)
        for seat in game.turn(left).seats:
            hold("liveness: an awaited seat has a legal action after somebody left", any(True for _ in game.legal(left, seat)), trial, left)


def reshuffling(game: AnyGame, trial: Trial, state: Any, rng: Rng) -> None:
    """New luck to come changes nothing that anybody sees, and leaves no old luck behind."""
    fresh = game.reshuffle(state, rng.fork("reshuffle"))
    for seat in _eyes(trial):
        hold("reshuffle shows nobody anything", encode(game.view(fresh, seat)) == encode(game.view(state, seat)), trial, state)
    hold("reshuffle draws luck anew", not _keys(state) or _keys(fresh) != _keys(state), trial, state)


def replays(game: AnyGame, trial: Trial) -> None:
    """A match that is recorded, written and read again replays to the same states and the same end, from a snapshot too."""
    recorded = record(game, trial)
    whole, half = replay(recorded, game), len(recorded.events) // 2
    snapshot = restored(game, encode(fold(recorded.id, game, recorded.events[:half])))
    hold("a snapshot changes nothing", fold(recorded.id, game, recorded.events[half:], snapshot) == whole, trial, half)


def accepts(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Return whether `apply` takes this action."""
    return refusal(game, state, seat, action) is None


def mutants(action: Any) -> Iterator[Any]:
    """Yield actions that differ from this one in one field; some may be none that could be sent."""
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
        yield from ((other, *value[1:]) for item in value[:1] for other in _near(item))
    elif isinstance(value, msgspec.Struct):
        yield from mutants(value)


def _survives(read: Callable[[bytes], Any], value: Any) -> bool:
    """Return whether a value comes back from JSON as it was."""
    try:
        return bool(read(encode(value)) == value)
    except (msgspec.DecodeError, Illegal):
        return False


def _readable(codec: AnyCodec, actions: Iterator[Any]) -> Iterator[Any]:
    """Yield those actions that survive the wire: `apply` is never asked about others."""
    for action in actions:
        try:
            yield codec.action(encode(action))
        except Illegal:
            continue


def _keys(state: Any) -> tuple[bytes, ...]:
    """Return the key of a state's generator in the ways that it could be written in JSON, or nothing."""
    found = _luck(state)
    return () if found is None else (b64encode(found.key), found.key.hex().encode())


def _luck(state: Any) -> Rng | None:
    found = getattr(state, "rng", None)
    return found if isinstance(found, Rng) else None


def _sample(items: Sequence[Any], most: int, rng: Rng) -> Sequence[Any]:
    return rng.shuffle(items)[0][:most]


def _eyes(trial: Trial) -> list[Seat | None]:
    return [None, *map(Seat, range(trial.seats))]
