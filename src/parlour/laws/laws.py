"""The laws every game obeys, checked along random matches by tests and by `parlour check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

import msgspec

from parlour.core.codec import AnyCodec, Codec, encode
from parlour.core.fold import fold
from parlour.core.game import AnyGame, Illegal, Leaving, News, Seat, Standing, Transition
from parlour.core.match import restored
from parlour.core.rng import Rng
from parlour.laws.golden import record, replay
from parlour.laws.mutation import mutants, readable
from parlour.laws.playout import FEW, Playout, accepts, applied, eyes_of, hold, keys, luck, sample, walk
from parlour.laws.secrecy import Disguise, Scramble, commutation, disguised, knowledge, openness, secrecy, told

READ = 10_000
"""How far a long list of legal actions is read to find one that `apply` accepted."""

REMEMBERED = 40
"""How many earlier actions of a match are tried again where they may no longer be legal."""


def check(game: AnyGame, playout: Playout, secrets: Mapping[str, Scramble] | None = None, every: int = 1, disguise: Disguise | None = None) -> int:
    """Check all laws along one random match (at every n-th state) and return how many states it had.

    `secrets` are what a state hides, by name. `disguise` says what an action hides; without it a decision that is
    simultaneous with others hides everything, and any other hides nothing.
    """
    codec, rng, number = Codec(game), luck(playout).fork("check"), 0
    seen: list[Any] = []
    try:
        for number, state in enumerate(walk(game, playout)):
            if number % every == 0 or not game.turn(state).seats:
                rng = rng.fork(number)
                round_trip(game, codec, playout, state)
                seen = [*agreement(game, playout, state, rng, seen), *seen][:REMEMBERED]
                knowledge(game, codec, playout, state, rng)
                previews(game, codec, playout, state, rng)
                secrecy(game, playout, state, secrets or {}, rng)
                told(game, playout, state, secrets or {}, rng)
                openness(game, playout, state, rng)
                commutation(game, playout, state, rng, disguise)
                disguised(game, playout, state, rng, disguise)
                standings(game, playout, state)
                departure(game, codec, playout, state, rng)
                reshuffling(game, playout, state, rng)
        replays(game, playout)
    except Exception as reason:
        # Goes on to whoever asked, with the place where it happened.
        reason.add_note(f"at state {number} of options {playout.options}, {playout.seats} seats, seed {playout.seed!r}")
        raise
    return number + 1


def round_trip(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any) -> None:
    """State and views survive JSON, and asking for a view twice gives the same one."""
    hold("JSON round trip of the state", _survives(codec.state, state), playout, state)
    for seat in eyes_of(playout):
        view = game.view(state, seat)
        hold("JSON round trip of the view", _survives(codec.view, view), playout, view)
        hold("purity: same state, same view", encode(game.view(state, seat)) == encode(view), playout, view)


def agreement(game: AnyGame, playout: Playout, state: Any, rng: Rng, seen: Sequence[Any] = ()) -> Sequence[Any]:
    """`legal` and `apply` agree, nothing is changed by asking, and foreign, mutated or bygone (`seen`) actions are refused.

    Returns some of the legal actions, to be tried again later.
    """
    codec, before, awaited = Codec(game), encode(state), game.turn(state).seats
    tried: list[Any] = []
    for seat in map(Seat, range(playout.seats)):
        listed = iter(game.legal(state, seat))
        actions = list(islice(listed, FEW))
        hold("a seat that is not awaited has no legal action", seat in awaited or not actions, playout, state)
        texts = {encode(action) for action in actions}
        hold("each legal action once", len(texts) == len(actions), playout, state)
        for action in sample(actions, 8, rng):
            hold("JSON round trip of the action", _survives(codec.action, action), playout, action)
            after = _written(applied(game, state, seat, action, playout))
            hold("purity: same action, same state", _written(game.apply(state, seat, action)) == after, playout, action)
        others = actions or [action for other in sorted(awaited) for action in islice(game.legal(state, other), 4)]
        tests, accepted = sample(others, 4, rng), dict[bytes, Any]()
        for odd in (*seen, *tests, *(mutant for action in tests for mutant in readable(codec, mutants(action)))):
            if accepts(game, state, seat, odd):
                accepted[encode(odd)] = odd
            else:
                hold("apply accepts what legal lists", encode(odd) not in texts, playout, odd)
        _require_listed(accepted, texts, listed, playout)
        tried.extend(tests[:2])
    hold("purity: the state was not changed", encode(state) == before, playout, state)
    return tried


def _require_listed(accepted: Mapping[bytes, Any], texts: set[bytes], rest: Iterator[Any], playout: Playout) -> None:
    """Hold that what `apply` accepted is on the list, which is read on only as far as it takes to find it."""
    missing = {text: odd for text, odd in accepted.items() if text not in texts}
    read = 0
    while missing:
        action = next(rest, None)
        hold("apply refuses what legal does not list", action is not None, playout, next(iter(missing.values())))
        missing.pop(encode(action), None)
        read += 1
        if read == READ:
            return


def previews(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Every awaited seat gets a preview of each legal action, told from what was sent of its view, the same when asked twice or alone."""
    for seat in sorted(game.turn(state).seats):
        view = codec.view(encode(game.view(state, seat)))
        actions = sample(list(islice(game.legal(state, seat), FEW)), 4, rng)
        found = encode(game.previews(view, seat, actions))
        hold("preview is pure", encode(game.previews(view, seat, actions)) == found, playout, actions)
        alone = [preview for action in actions for preview in game.previews(view, seat, [action])]
        hold("a preview for each action", encode(alone) == found, playout, actions)


def standings(game: AnyGame, playout: Playout, state: Any) -> None:
    """A standing exists at every moment, ranks every seat, and says why once nobody is awaited."""
    standing, awaited = game.standing(state), game.turn(state).seats
    for each in (standing.ranks, standing.scores, standing.teams):
        hold("standing: one rank, score and team a seat", each is None or len(each) == playout.seats, playout, standing)
    hold("standing: ranks count those ahead", all(r == 1 + sum(o < r for o in standing.ranks) for r in standing.ranks), playout, standing)
    hold("standing: over exactly when nobody is awaited", (standing.over is None) == bool(awaited), playout, standing)
    hold("turn: only seats that exist", awaited <= set(range(playout.seats)), playout, awaited)
    made = game.sources(state)
    whole = all({len(source.points), len(source.notes) or playout.seats} == {playout.seats} for source in made)
    hold("sources: points, and notes where there are any, for each seat", whole, playout, made)
    if made and standing.scores is not None:
        summed = tuple(map(sum, zip(*(source.points for source in made), strict=True)))
        hold("sources: they add up to the scores", summed == standing.scores, playout, (made, standing))
    if standing.scores is not None:
        overtime(game, playout, state, standing, standing.scores)


def overtime(game: AnyGame, playout: Playout, state: Any, standing: Standing, scores: Sequence[int]) -> None:
    """Overtime costs points and nothing else: whoever stands last and pays leaves all others, ties broken as ever, where they were."""
    last = max(range(playout.seats), key=standing.ranks.__getitem__)
    charged = tuple(10 * (seat == last) for seat in range(playout.seats))
    found = game.standing(state, charged)
    less = tuple(score - cost for score, cost in zip(scores, charged, strict=True))
    hold("overtime: points are taken off", standing.teams is not None or found.scores == less, playout, found)
    others = [seat for seat in range(playout.seats) if standing.teams is None or standing.teams[seat] != standing.teams[last]]
    kept = all(found.ranks[seat] == standing.ranks[seat] for seat in others if seat != last)
    hold("overtime: the others keep their ranks", kept, playout, (standing, found))
    hold("overtime: nobody gains by it", found.ranks[last] >= standing.ranks[last], playout, (standing, found))


def departure(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Any seat may fall out, or end the match by its flag, at any moment; where enough stay, the game goes on."""
    if not game.turn(state).seats:
        return
    leaver, rng = rng.choice([Seat(seat) for seat in range(playout.seats)])
    why, rng = rng.choice(get_args(Leaving))
    before = encode(state)
    gone, settled = game.leave(state, leaver, why), game.settle_on_time(state, leaver)
    left = gone.state
    hold("purity: leaving changes nothing but by what it returns", encode(state) == before, playout, state)
    hold("purity: same leaver, same state", _written(game.leave(state, leaver, why)) == _written(gone), playout, left)
    for after in (gone, settled):
        round_trip(game, codec, playout, after.state)
        standings(game, playout, after.state)
        for eyes in eyes_of(playout):
            news = encode(game.news(after.happened, eyes))
            hold("JSON round trip of the news", encode(msgspec.json.decode(news, type=tuple[News, ...])) == news, playout, news)
    if playout.seats > 2:
        knowledge(game, codec, playout, left, rng)
        for seat in game.turn(left).seats:
            hold("liveness: an awaited seat has a legal action after somebody left", any(True for _ in game.legal(left, seat)), playout, left)


def reshuffling(game: AnyGame, playout: Playout, state: Any, rng: Rng) -> None:
    """New luck to come changes nothing that anybody sees, and leaves no old luck behind."""
    fresh = game.reshuffle(state, rng.fork("reshuffle"))
    for seat in eyes_of(playout):
        hold("reshuffle shows nobody anything", encode(game.view(fresh, seat)) == encode(game.view(state, seat)), playout, state)
    hold("reshuffle draws luck anew", not keys(state) or keys(fresh) != keys(state), playout, state)


def replays(game: AnyGame, playout: Playout) -> None:
    """A match that is recorded, written and read again replays to the same states and the same end, from a snapshot too."""
    recorded = record(game, playout)
    whole, half = replay(recorded, game), len(recorded.events) // 2
    snapshot = restored(game, encode(fold(recorded.id, game, recorded.events[:half])))
    hold("a snapshot changes nothing", fold(recorded.id, game, recorded.events[half:], snapshot) == whole, playout, half)


def _written(after: Transition[Any]) -> bytes:
    """Return a state and what happened as canonical JSON."""
    return encode((after.state, after.happened))


def _survives(read: Callable[[bytes], Any], value: Any) -> bool:
    """Return whether a value comes back from JSON as it was."""
    try:
        return bool(read(encode(value)) == value)
    except (msgspec.DecodeError, Illegal):
        return False
