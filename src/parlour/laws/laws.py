"""The laws every game obeys, checked along random matches by tests and by `parlour check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

import msgspec

from parlour.core.codec import AnyCodec, Codec, encode
from parlour.core.fold import fold
from parlour.core.game import AnyGame, Illegal, LeaveReason, LogEntry, Ranking, Seat, Transition
from parlour.core.match import match_from_snapshot
from parlour.core.rng import Rng
from parlour.laws.golden import record_match, replay_match
from parlour.laws.mutation import decodable_actions, mutated_actions
from parlour.laws.playout import (
    MAX_LEGAL_ACTIONS,
    Playout,
    apply_legal,
    is_accepted,
    playout_rng,
    random_sample,
    random_states,
    require_law,
    rng_keys,
    viewers,
)
from parlour.laws.secrecy import (
    Disguise,
    Scramble,
    check_commutation,
    check_determinization,
    check_disguise,
    check_log_secrecy,
    check_openness,
    check_view_secrecy,
)

MAX_READ = 10_000
"""How far a long list of legal actions is read to find one that `apply` accepted."""

MAX_REMEMBERED = 40
"""How many earlier actions of a match are tried again where they may no longer be legal."""


def check_laws(
    game: AnyGame,
    playout: Playout,
    secrets: Mapping[str, Scramble] | None = None,
    every: int = 1,
    disguise: Disguise | None = None,
) -> int:
    """Check all laws along one random match (at every n-th state) and return how many states it had.

    `secrets` are what a state hides, by name. `disguise` says what an action hides; without it a decision that is
    simultaneous with others hides everything, and any other hides nothing.
    """
    codec, rng, number = Codec(game), playout_rng(playout).fork("check"), 0
    seen: list[Any] = []
    try:
        for number, state in enumerate(random_states(game, playout)):
            if number % every == 0 or not game.turn(state).seats:
                rng = rng.fork(number)
                check_round_trip(game, codec, playout, state)
                seen = [*check_agreement(game, playout, state, rng, seen), *seen][:MAX_REMEMBERED]
                check_determinization(game, codec, playout, state, rng)
                check_previews(game, codec, playout, state, rng)
                check_view_secrecy(game, playout, state, secrets or {}, rng)
                check_log_secrecy(game, playout, state, secrets or {}, rng)
                check_openness(game, playout, state, rng)
                check_commutation(game, playout, state, rng, disguise)
                check_disguise(game, playout, state, rng, disguise)
                check_rankings(game, playout, state)
                check_departure(game, codec, playout, state, rng)
                check_reshuffle(game, playout, state, rng)
        check_replay(game, playout)
    except Exception as reason:
        # Goes on to whoever asked, with the place where it happened.
        reason.add_note(
            f"at state {number} of options {playout.options}, {playout.seats} seats, seed {playout.seed!r}"
        )
        raise
    return number + 1


def check_round_trip(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any) -> None:
    """State and views survive JSON, and asking for a view twice gives the same one."""
    require_law(
        "JSON round trip of the state", _survives_json(codec.decode_state, state), playout, state
    )
    for seat in viewers(playout):
        view = game.view(state, seat)
        require_law(
            "JSON round trip of the view", _survives_json(codec.decode_view, view), playout, view
        )
        require_law(
            "purity: same state, same view",
            encode(game.view(state, seat)) == encode(view),
            playout,
            view,
        )


def check_agreement(
    game: AnyGame, playout: Playout, state: Any, rng: Rng, seen: Sequence[Any] = ()
) -> Sequence[Any]:
    """`legal_actions` and `apply` agree, nothing is changed by asking, and foreign, mutated or bygone (`seen`) actions are refused.

    Returns some of the legal actions, to be tried again later.
    """
    codec, before, awaited = Codec(game), encode(state), game.turn(state).seats
    tried: list[Any] = []
    for seat in map(Seat, range(playout.seats)):
        listed = iter(game.legal_actions(state, seat))
        actions = list(islice(listed, MAX_LEGAL_ACTIONS))
        require_law(
            "a seat that is not awaited has no legal action",
            seat in awaited or not actions,
            playout,
            state,
        )
        texts = {encode(action) for action in actions}
        require_law("each legal action once", len(texts) == len(actions), playout, state)
        for action in random_sample(actions, 8, rng):
            require_law(
                "JSON round trip of the action",
                _survives_json(codec.decode_action, action),
                playout,
                action,
            )
            after = _transition_json(apply_legal(game, state, seat, action, playout))
            require_law(
                "purity: same action, same state",
                _transition_json(game.apply(state, seat, action)) == after,
                playout,
                action,
            )
        others = actions or [
            action
            for other in sorted(awaited)
            for action in islice(game.legal_actions(state, other), 4)
        ]
        tests, accepted = random_sample(others, 4, rng), dict[bytes, Any]()
        for odd in (
            *seen,
            *tests,
            *(
                mutant
                for action in tests
                for mutant in decodable_actions(codec, mutated_actions(action))
            ),
        ):
            if is_accepted(game, state, seat, odd):
                accepted[encode(odd)] = odd
            else:
                require_law(
                    "apply accepts what legal lists", encode(odd) not in texts, playout, odd
                )
        _require_listed(accepted, texts, listed, playout)
        tried.extend(tests[:2])
    require_law("purity: the state was not changed", encode(state) == before, playout, state)
    return tried


def _require_listed(
    accepted: Mapping[bytes, Any], texts: set[bytes], rest: Iterator[Any], playout: Playout
) -> None:
    """Hold that what `apply` accepted is on the list, which is read on only as far as it takes to find it."""
    missing = {text: odd for text, odd in accepted.items() if text not in texts}
    read = 0
    while missing:
        action = next(rest, None)
        require_law(
            "apply refuses what legal does not list",
            action is not None,
            playout,
            next(iter(missing.values())),
        )
        missing.pop(encode(action), None)
        read += 1
        if read == MAX_READ:
            return


def check_previews(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Every awaited seat gets a preview of each legal action, told from what was sent of its view, the same when asked twice or alone."""
    for seat in sorted(game.turn(state).seats):
        view = codec.decode_view(encode(game.view(state, seat)))
        actions = random_sample(
            list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS)), 4, rng
        )
        found = encode(game.previews(view, seat, actions))
        require_law(
            "preview is pure", encode(game.previews(view, seat, actions)) == found, playout, actions
        )
        alone = [preview for action in actions for preview in game.previews(view, seat, [action])]
        require_law("a preview for each action", encode(alone) == found, playout, actions)


def check_rankings(game: AnyGame, playout: Playout, state: Any) -> None:
    """A standing exists at every moment, ranks every seat, and says why once nobody is awaited."""
    standing, awaited = game.ranking(state), game.turn(state).seats
    for each in (standing.ranks, standing.scores, standing.teams):
        require_law(
            "standing: one rank, score and team a seat",
            each is None or len(each) == playout.seats,
            playout,
            standing,
        )
    require_law(
        "standing: ranks count those ahead",
        all(r == 1 + sum(o < r for o in standing.ranks) for r in standing.ranks),
        playout,
        standing,
    )
    require_law(
        "standing: over exactly when nobody is awaited",
        (standing.over is None) == bool(awaited),
        playout,
        standing,
    )
    require_law(
        "turn: only seats that exist", awaited <= set(range(playout.seats)), playout, awaited
    )
    made = game.score_breakdown(state)
    whole = all(
        {len(source.points), len(source.notes) or playout.seats} == {playout.seats}
        for source in made
    )
    require_law(
        "sources: points, and notes where there are any, for each seat", whole, playout, made
    )
    if made and standing.scores is not None:
        summed = tuple(map(sum, zip(*(source.points for source in made), strict=True)))
        require_law(
            "sources: they add up to the scores",
            summed == standing.scores,
            playout,
            (made, standing),
        )
    if standing.scores is not None:
        check_overtime(game, playout, state, standing, standing.scores)


def check_overtime(
    game: AnyGame, playout: Playout, state: Any, standing: Ranking, scores: Sequence[int]
) -> None:
    """Overtime costs points and nothing else: whoever stands last and pays leaves all others, ties broken as ever, where they were."""
    last = max(range(playout.seats), key=standing.ranks.__getitem__)
    penalties = tuple(10 * (seat == last) for seat in range(playout.seats))
    found = game.ranking(state, penalties)
    less = tuple(score - cost for score, cost in zip(scores, penalties, strict=True))
    require_law(
        "overtime: points are taken off",
        standing.teams is not None or found.scores == less,
        playout,
        found,
    )
    others = [
        seat
        for seat in range(playout.seats)
        if standing.teams is None or standing.teams[seat] != standing.teams[last]
    ]
    kept = all(found.ranks[seat] == standing.ranks[seat] for seat in others if seat != last)
    require_law("overtime: the others keep their ranks", kept, playout, (standing, found))
    require_law(
        "overtime: nobody gains by it",
        found.ranks[last] >= standing.ranks[last],
        playout,
        (standing, found),
    )


def check_departure(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Any seat may fall out, or end the match by its flag, at any moment; where enough stay, the game goes on."""
    if not game.turn(state).seats:
        return
    leaver, rng = rng.choice([Seat(seat) for seat in range(playout.seats)])
    why, rng = rng.choice(get_args(LeaveReason))
    before = encode(state)
    gone, settled = game.leave(state, leaver, why), game.settle_on_time(state, leaver)
    left = gone.state
    require_law(
        "purity: leaving changes nothing but by what it returns",
        encode(state) == before,
        playout,
        state,
    )
    require_law(
        "purity: same leaver, same state",
        _transition_json(game.leave(state, leaver, why)) == _transition_json(gone),
        playout,
        left,
    )
    for after in (gone, settled):
        check_round_trip(game, codec, playout, after.state)
        check_rankings(game, playout, after.state)
        for eyes in viewers(playout):
            news = encode(game.log_entries(after.events, eyes))
            require_law(
                "JSON round trip of log entries",
                encode(msgspec.json.decode(news, type=tuple[LogEntry, ...])) == news,
                playout,
                news,
            )
    if playout.seats > 2:
        check_determinization(game, codec, playout, left, rng)
        for seat in game.turn(left).seats:
            require_law(
                "liveness: an awaited seat has a legal action after somebody left",
                any(True for _ in game.legal_actions(left, seat)),
                playout,
                left,
            )


def check_reshuffle(game: AnyGame, playout: Playout, state: Any, rng: Rng) -> None:
    """New luck to come changes nothing that anybody sees, and leaves no old luck behind."""
    fresh = game.reshuffle(state, rng.fork("reshuffle"))
    for seat in viewers(playout):
        require_law(
            "reshuffle shows nobody anything",
            encode(game.view(fresh, seat)) == encode(game.view(state, seat)),
            playout,
            state,
        )
    require_law(
        "reshuffle draws luck anew",
        not rng_keys(state) or rng_keys(fresh) != rng_keys(state),
        playout,
        state,
    )


def check_replay(game: AnyGame, playout: Playout) -> None:
    """A match that is recorded, written and read again replays to the same states and the same end, from a snapshot too."""
    recorded = record_match(game, playout)
    whole, half = replay_match(recorded, game), len(recorded.events) // 2
    snapshot = match_from_snapshot(game, encode(fold(recorded.id, game, recorded.events[:half])))
    require_law(
        "a snapshot changes nothing",
        fold(recorded.id, game, recorded.events[half:], snapshot) == whole,
        playout,
        half,
    )


def _transition_json(after: Transition[Any]) -> bytes:
    """Return a state and what happened as canonical JSON."""
    return encode((after.state, after.events))


def _survives_json(read: Callable[[bytes], Any], value: Any) -> bool:
    """Return whether a value comes back from JSON as it was."""
    try:
        return bool(read(encode(value)) == value)
    except (msgspec.DecodeError, Illegal):
        return False
