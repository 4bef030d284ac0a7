"""The laws of every game, checked along random matches by tests and `parlour check`."""

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
"""The maximum number of legal actions searched for one that `apply` accepted."""

MAX_REMEMBERED = 40
"""The maximum number of earlier actions that are retried in later states."""


def check_laws(
    game: AnyGame,
    playout: Playout,
    secrets: Mapping[str, Scramble] | None = None,
    every: int = 1,
    disguise: Disguise | None = None,
) -> int:
    """Check all laws along one random match and return the number of states.

    Args:
        secrets: The secrets of a state, by name.
        every: Check every n-th state.
        disguise: Returns an action that must look the same to other seats. By default, simultaneous
            decisions hide everything and other decisions hide nothing.
    """
    codec, rng, index = Codec(game), playout_rng(playout).fork("check"), 0
    seen: list[Any] = []
    try:
        for index, state in enumerate(random_states(game, playout)):
            if index % every == 0 or not game.turn(state).seats:
                rng = rng.fork(index)
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
        # Add the position to the exception for the report.
        reason.add_note(
            f"at state {index} of options {playout.options}, {playout.seats} seats, seed {playout.seed!r}"
        )
        raise
    return index + 1


def check_round_trip(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any) -> None:
    """Check that states and views survive a JSON round trip, and that `view` is pure."""
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
    """Check that `legal_actions` and `apply` agree and do not change the state.

    Actions of other seats, mutated actions and outdated actions must be rejected.

    Args:
        seen: Actions of earlier states.

    Returns:
        Some legal actions, to be retried in later states.
    """
    codec, before, awaited = Codec(game), encode(state), game.turn(state).seats
    retry_later: list[Any] = []
    for seat in map(Seat, range(playout.seats)):
        listing = iter(game.legal_actions(state, seat))
        actions = list(islice(listing, MAX_LEGAL_ACTIONS))
        require_law(
            "a seat that owes no decision has no legal action",
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
        samples, accepted = random_sample(others, 4, rng), dict[bytes, Any]()
        for candidate in (
            *seen,
            *samples,
            *(
                mutant
                for action in samples
                for mutant in decodable_actions(codec, mutated_actions(action))
            ),
        ):
            if is_accepted(game, state, seat, candidate):
                accepted[encode(candidate)] = candidate
            else:
                require_law(
                    "apply accepts what legal_actions lists",
                    encode(candidate) not in texts,
                    playout,
                    candidate,
                )
        _require_listed(accepted, texts, listing, playout)
        retry_later.extend(samples[:2])
    require_law("purity: the state was not changed", encode(state) == before, playout, state)
    return retry_later


def _require_listed(
    accepted: Mapping[bytes, Any], texts: set[bytes], rest: Iterator[Any], playout: Playout
) -> None:
    """Require that accepted actions are listed; the list is read only as far as necessary."""
    missing = {text: candidate for text, candidate in accepted.items() if text not in texts}
    read_count = 0
    while missing:
        action = next(rest, None)
        require_law(
            "apply rejects what legal_actions does not list",
            action is not None,
            playout,
            next(iter(missing.values())),
        )
        missing.pop(encode(action), None)
        read_count += 1
        if read_count == MAX_READ:
            return


def check_previews(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Check that each legal action has a preview that is pure and independent of other actions."""
    for seat in sorted(game.turn(state).seats):
        view = codec.decode_view(encode(game.view(state, seat)))
        actions = random_sample(
            list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS)), 4, rng
        )
        previews = encode(game.previews(view, seat, actions))
        require_law(
            "preview is pure",
            encode(game.previews(view, seat, actions)) == previews,
            playout,
            actions,
        )
        single_previews = [
            preview for action in actions for preview in game.previews(view, seat, [action])
        ]
        require_law(
            "a preview for each action", encode(single_previews) == previews, playout, actions
        )


def check_rankings(game: AnyGame, playout: Playout, state: Any) -> None:
    """Check that a ranking covers every seat and gives a reason only when the game is over."""
    ranking, awaited = game.ranking(state), game.turn(state).seats
    for each in (ranking.ranks, ranking.scores, ranking.teams):
        require_law(
            "ranking: one rank, score and team per seat",
            each is None or len(each) == playout.seats,
            playout,
            ranking,
        )
    require_law(
        "ranking: a rank is one more than the number of seats ahead",
        all(r == 1 + sum(o < r for o in ranking.ranks) for r in ranking.ranks),
        playout,
        ranking,
    )
    require_law(
        "ranking: over exactly when no seat owes a decision",
        (ranking.over is None) == bool(awaited),
        playout,
        ranking,
    )
    require_law("turn: only existing seats", awaited <= set(range(playout.seats)), playout, awaited)
    sources = game.score_breakdown(state)
    is_complete = all(
        {len(source.points), len(source.notes) or playout.seats} == {playout.seats}
        for source in sources
    )
    require_law(
        "score breakdown: points, and notes if any, for each seat", is_complete, playout, sources
    )
    if sources and ranking.scores is not None:
        totals = tuple(map(sum, zip(*(source.points for source in sources), strict=True)))
        require_law(
            "score breakdown: the sum equals the scores",
            totals == ranking.scores,
            playout,
            (sources, ranking),
        )
    if ranking.scores is not None:
        check_overtime(game, playout, state, ranking, ranking.scores)


def check_overtime(
    game: AnyGame, playout: Playout, state: Any, ranking: Ranking, scores: Sequence[int]
) -> None:
    """Check that overtime only costs points; a penalty for the last seat changes no other rank."""
    last_seat = max(range(playout.seats), key=ranking.ranks.__getitem__)
    penalties = tuple(10 * (seat == last_seat) for seat in range(playout.seats))
    with_penalty = game.ranking(state, penalties)
    reduced = tuple(score - cost for score, cost in zip(scores, penalties, strict=True))
    require_law(
        "overtime: points are subtracted",
        ranking.teams is not None or with_penalty.scores == reduced,
        playout,
        with_penalty,
    )
    others = [
        seat
        for seat in range(playout.seats)
        if ranking.teams is None or ranking.teams[seat] != ranking.teams[last_seat]
    ]
    ranks_unchanged = all(
        with_penalty.ranks[seat] == ranking.ranks[seat] for seat in others if seat != last_seat
    )
    require_law(
        "overtime: the others keep their ranks", ranks_unchanged, playout, (ranking, with_penalty)
    )
    require_law(
        "overtime: no rank improves",
        with_penalty.ranks[last_seat] >= ranking.ranks[last_seat],
        playout,
        (ranking, with_penalty),
    )


def check_departure(game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng) -> None:
    """Check that any seat may leave, or end the match by its flag, at any time.

    If enough seats remain, play continues.
    """
    if not game.turn(state).seats:
        return
    leaving_seat, rng = rng.choice([Seat(seat) for seat in range(playout.seats)])
    why, rng = rng.choice(get_args(LeaveReason))
    before = encode(state)
    departure, settlement = (
        game.leave(state, leaving_seat, why),
        game.settle_on_time(state, leaving_seat),
    )
    departed_state = departure.state
    require_law(
        "purity: leaving does not change its argument",
        encode(state) == before,
        playout,
        state,
    )
    require_law(
        "purity: same departure, same state",
        _transition_json(game.leave(state, leaving_seat, why)) == _transition_json(departure),
        playout,
        departed_state,
    )
    for after in (departure, settlement):
        check_round_trip(game, codec, playout, after.state)
        check_rankings(game, playout, after.state)
        for viewer in viewers(playout):
            entries = encode(game.log_entries(after.events, viewer))
            require_law(
                "JSON round trip of log entries",
                encode(msgspec.json.decode(entries, type=tuple[LogEntry, ...])) == entries,
                playout,
                entries,
            )
    if playout.seats > 2:
        check_determinization(game, codec, playout, departed_state, rng)
        for seat in game.turn(departed_state).seats:
            require_law(
                "liveness: an awaited seat has a legal action after a departure",
                any(True for _ in game.legal_actions(departed_state, seat)),
                playout,
                departed_state,
            )


def check_reshuffle(game: AnyGame, playout: Playout, state: Any, rng: Rng) -> None:
    """Check that redrawing future randomness changes no view and keeps no old generator."""
    reshuffled = game.reshuffle(state, rng.fork("reshuffle"))
    for seat in viewers(playout):
        require_law(
            "reshuffle changes no view",
            encode(game.view(reshuffled, seat)) == encode(game.view(state, seat)),
            playout,
            state,
        )
    require_law(
        "reshuffle replaces the random state",
        not rng_keys(state) or rng_keys(reshuffled) != rng_keys(state),
        playout,
        state,
    )


def check_replay(game: AnyGame, playout: Playout) -> None:
    """Check that a recorded match replays to the same states and result.

    A replay from a snapshot must give the same result.
    """
    recorded = record_match(game, playout)
    is_complete, half = replay_match(recorded, game), len(recorded.events) // 2
    snapshot = match_from_snapshot(game, encode(fold(recorded.id, game, recorded.events[:half])))
    require_law(
        "a snapshot changes nothing",
        fold(recorded.id, game, recorded.events[half:], snapshot) == is_complete,
        playout,
        half,
    )


def _transition_json(after: Transition[Any]) -> bytes:
    """Return a state and its events as canonical JSON."""
    return encode((after.state, after.events))


def _survives_json(decode: Callable[[bytes], Any], value: Any) -> bool:
    """Return whether a value survives a JSON round trip."""
    try:
        return bool(decode(encode(value)) == value)
    except (msgspec.DecodeError, Illegal):
        return False
