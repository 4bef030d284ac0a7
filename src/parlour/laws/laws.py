"""The laws of every game, checked along random matches by tests and `parlour check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

import msgspec

from parlour.core.codec import encode
from parlour.core.fold import fold
from parlour.core.game import AnyGame, Illegal, LeaveReason, LogEntry, Ranking, Seat, Transition
from parlour.core.match import match_from_snapshot
from parlour.core.rng import Rng
from parlour.laws.golden import record_match, replay_match
from parlour.laws.mutation import decodable_actions, mutated_actions
from parlour.laws.playout import (
    LAW_OF_ACCEPTANCE,
    MAX_LEGAL_ACTIONS,
    WALK_LAWS,
    Playout,
    is_accepted,
    playout_rng,
    random_sample,
    random_states,
    rng_keys,
)
from parlour.laws.secrecy import (
    check_commutation,
    check_determinization,
    check_disguises,
    check_log_secrecy,
    check_openness,
    check_view_secrecy,
)
from parlour.laws.trial import Coverage, Trial
from parlour.plugin.secrets import Disguise, Scramble

MAX_READ = 10_000
"""The maximum number of legal actions searched for one that `apply` accepted."""

MAX_REMEMBERED = 40
"""The maximum number of earlier actions that are retried in later states."""

LAW_OF_REPLAY = "golden: a recorded match replays identically"


def check_laws(
    game: AnyGame,
    playout: Playout,
    secrets: Mapping[str, Scramble] | None = None,
    disguises: Mapping[str, Disguise] | None = None,
    every: int = 1,
    coverage: Coverage | None = None,
) -> int:
    """Check all laws along one random match and return the number of states.

    Args:
        game: The rules.
        playout: The match.
        secrets: The secrets of a state, by name.
        disguises: The functions that return an action which must look the same to other seats, by
            name. Without any, simultaneous decisions hide everything and other decisions hide
            nothing.
        every: Check every n-th state.
        coverage: Receives what was checked.
    """
    trial = Trial(
        game=game,
        playout=playout,
        secrets=secrets or {},
        disguises=disguises or {},
        coverage=coverage or Coverage(),
    )
    rng, index = playout_rng(playout).fork("check"), 0
    seen: list[Any] = []
    try:
        for index, state in enumerate(random_states(game, playout)):
            if index % every == 0 or not game.turn(state).seats:
                rng = rng.fork(index)
                seen = [*check_state(trial, state, rng, seen), *seen][:MAX_REMEMBERED]
        trial.coverage.laws |= WALK_LAWS
        check_replay(trial)
    except Exception as reason:
        # Add the position to the exception for the report.
        reason.add_note(
            f"at state {index} of options {playout.options}, {playout.seats} seats, seed {playout.seed!r}"
        )
        raise
    return index + 1


def check_state(trial: Trial, state: Any, rng: Rng, seen: Sequence[Any] = ()) -> Sequence[Any]:
    """Check all laws of a single state.

    Args:
        trial: The match.
        state: The state.
        rng: The source of randomness.
        seen: Actions of earlier states.

    Returns:
        Some legal actions, to be retried in later states.
    """
    check_round_trip(trial, state)
    retry_later = check_agreement(trial, state, rng, seen)
    check_determinization(trial, state, rng)
    check_previews(trial, state, rng)
    check_view_secrecy(trial, state, rng)
    check_log_secrecy(trial, state, rng)
    check_openness(trial, state, rng)
    check_commutation(trial, state, rng)
    check_disguises(trial, state, rng)
    check_rankings(trial, state)
    check_departure(trial, state, rng)
    check_reshuffle(trial, state, rng)
    return retry_later


def check_round_trip(trial: Trial, state: Any) -> None:
    """Check that states and views survive a JSON round trip, and that `view` is pure."""
    trial.require(
        "JSON round trip of the state", _survives_json(trial.codec.decode_state, state), state
    )
    for seat in trial.viewers:
        view = trial.game.view(state, seat)
        trial.require(
            "JSON round trip of the view", _survives_json(trial.codec.decode_view, view), view
        )
        trial.require(
            "purity: same state, same view",
            encode(trial.game.view(state, seat)) == encode(view),
            view,
        )


def check_agreement(trial: Trial, state: Any, rng: Rng, seen: Sequence[Any] = ()) -> Sequence[Any]:
    """Check that `legal_actions` and `apply` agree and do not change the state.

    Actions of other seats, mutated actions and outdated actions must be rejected.

    Args:
        seen: Actions of earlier states.

    Returns:
        Some legal actions, to be retried in later states.
    """
    before, awaited = encode(state), trial.game.turn(state).seats
    retry_later: list[Any] = []
    for seat in map(Seat, range(trial.seats)):
        listing = iter(trial.game.legal_actions(state, seat))
        actions = list(islice(listing, MAX_LEGAL_ACTIONS))
        trial.require(
            "a seat that owes no decision has no legal action",
            seat in awaited or not actions,
            state,
        )
        texts = {encode(action) for action in actions}
        trial.require("each legal action once", len(texts) == len(actions), state)
        for action in random_sample(actions, 8, rng):
            trial.require(
                "JSON round trip of the action",
                _survives_json(trial.codec.decode_action, action),
                action,
            )
            after = _transition_json(trial.apply(state, seat, action))
            trial.require(
                "purity: same action, same state",
                _transition_json(trial.game.apply(state, seat, action)) == after,
                action,
            )
        others = actions or [
            action
            for other in sorted(awaited)
            for action in islice(trial.game.legal_actions(state, other), 4)
        ]
        samples, accepted = random_sample(others, 4, rng), dict[bytes, Any]()
        for candidate in (
            *seen,
            *samples,
            *(
                mutant
                for action in samples
                for mutant in decodable_actions(trial.codec, mutated_actions(action))
            ),
        ):
            if is_accepted(trial.game, state, seat, candidate):
                accepted[encode(candidate)] = candidate
            else:
                trial.require(
                    LAW_OF_ACCEPTANCE,
                    encode(candidate) not in texts,
                    candidate,
                )
        _require_listed(trial, accepted, texts, listing)
        retry_later.extend(samples[:2])
    trial.require("purity: the state was not changed", encode(state) == before, state)
    return retry_later


def _require_listed(
    trial: Trial, accepted: Mapping[bytes, Any], texts: set[bytes], rest: Iterator[Any]
) -> None:
    """Require that accepted actions are listed; the list is read only as far as necessary."""
    missing = {text: candidate for text, candidate in accepted.items() if text not in texts}
    read_count = 0
    while missing:
        action = next(rest, None)
        trial.require(
            "apply rejects what legal_actions does not list",
            action is not None,
            next(iter(missing.values())),
        )
        missing.pop(encode(action), None)
        read_count += 1
        if read_count == MAX_READ:
            return


def check_previews(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that each legal action has a preview that is pure and independent of other actions."""
    for seat in sorted(trial.game.turn(state).seats):
        view = trial.codec.decode_view(encode(trial.game.view(state, seat)))
        actions = random_sample(trial.legal_actions(state, seat), 4, rng)
        previews = encode(trial.game.previews(view, seat, actions))
        trial.require(
            "preview is pure",
            encode(trial.game.previews(view, seat, actions)) == previews,
            actions,
        )
        single_previews = [
            preview for action in actions for preview in trial.game.previews(view, seat, [action])
        ]
        trial.require("a preview for each action", encode(single_previews) == previews, actions)


def check_rankings(trial: Trial, state: Any) -> None:
    """Check that a ranking covers every seat and gives a reason only when the game is over."""
    ranking, awaited = trial.game.ranking(state), trial.game.turn(state).seats
    for each in (ranking.ranks, ranking.scores, ranking.teams):
        trial.require(
            "ranking: one rank, score and team per seat",
            each is None or len(each) == trial.seats,
            ranking,
        )
    trial.require(
        "ranking: a rank is one more than the number of seats ahead",
        all(r == 1 + sum(o < r for o in ranking.ranks) for r in ranking.ranks),
        ranking,
    )
    trial.require(
        "ranking: over exactly when no seat owes a decision",
        (ranking.over is None) == bool(awaited),
        ranking,
    )
    trial.require("turn: only existing seats", awaited <= set(range(trial.seats)), awaited)
    sources = trial.game.score_breakdown(state)
    is_complete = all(
        {len(source.points), len(source.notes) or trial.seats} == {trial.seats}
        for source in sources
    )
    trial.require("score breakdown: points, and notes if any, for each seat", is_complete, sources)
    if sources and ranking.scores is not None:
        totals = tuple(map(sum, zip(*(source.points for source in sources), strict=True)))
        trial.require(
            "score breakdown: the sum equals the scores",
            totals == ranking.scores,
            (sources, ranking),
        )
    if ranking.scores is not None:
        check_overtime(trial, state, ranking, ranking.scores)


def check_overtime(trial: Trial, state: Any, ranking: Ranking, scores: Sequence[int]) -> None:
    """Check that overtime only costs points; a penalty for the last seat changes no other rank."""
    last_seat = max(range(trial.seats), key=ranking.ranks.__getitem__)
    penalties = tuple(10 * (seat == last_seat) for seat in range(trial.seats))
    with_penalty = trial.game.ranking(state, penalties)
    reduced = tuple(score - cost for score, cost in zip(scores, penalties, strict=True))
    trial.require(
        "overtime: points are subtracted",
        ranking.teams is not None or with_penalty.scores == reduced,
        with_penalty,
    )
    others = [
        seat
        for seat in range(trial.seats)
        if ranking.teams is None or ranking.teams[seat] != ranking.teams[last_seat]
    ]
    ranks_unchanged = all(
        with_penalty.ranks[seat] == ranking.ranks[seat] for seat in others if seat != last_seat
    )
    trial.require("overtime: the others keep their ranks", ranks_unchanged, (ranking, with_penalty))
    trial.require(
        "overtime: no rank improves",
        with_penalty.ranks[last_seat] >= ranking.ranks[last_seat],
        (ranking, with_penalty),
    )


def check_departure(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that any seat may leave, or end the match by its flag, at any time.

    If enough seats remain, play continues.
    """
    if not trial.game.turn(state).seats:
        return
    leaving_seat, rng = rng.choice([Seat(seat) for seat in range(trial.seats)])
    why, rng = rng.choice(get_args(LeaveReason))
    before = encode(state)
    departure, settlement = (
        trial.game.leave(state, leaving_seat, why),
        trial.game.settle_on_time(state, leaving_seat),
    )
    departed_state = departure.state
    trial.require(
        "purity: leaving does not change its argument",
        encode(state) == before,
        state,
    )
    trial.require(
        "purity: same departure, same state",
        _transition_json(trial.game.leave(state, leaving_seat, why)) == _transition_json(departure),
        departed_state,
    )
    for after in (departure, settlement):
        check_round_trip(trial, after.state)
        check_rankings(trial, after.state)
        for viewer in trial.viewers:
            entries = encode(trial.game.log_entries(after.events, viewer))
            trial.require(
                "JSON round trip of log entries",
                encode(msgspec.json.decode(entries, type=tuple[LogEntry, ...])) == entries,
                entries,
            )
    if trial.seats > 2:
        check_determinization(trial, departed_state, rng)
        for seat in trial.game.turn(departed_state).seats:
            trial.require(
                "liveness: an awaited seat has a legal action after a departure",
                any(True for _ in trial.game.legal_actions(departed_state, seat)),
                departed_state,
            )


def check_reshuffle(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that redrawing future randomness changes no view and keeps no old generator."""
    reshuffled = trial.game.reshuffle(state, rng.fork("reshuffle"))
    for seat in trial.viewers:
        trial.require(
            "reshuffle changes no view",
            encode(trial.game.view(reshuffled, seat)) == encode(trial.game.view(state, seat)),
            state,
        )
    trial.require(
        "reshuffle replaces the random state",
        not rng_keys(state) or rng_keys(reshuffled) != rng_keys(state),
        state,
    )


def check_replay(trial: Trial) -> None:
    """Check that a recorded match replays to the same states and result.

    A replay from a snapshot must give the same result.
    """
    recorded = record_match(trial.game, trial.playout)
    replayed, half = replay_match(recorded, trial.game), len(recorded.events) // 2
    trial.coverage.laws.add(LAW_OF_REPLAY)
    snapshot = match_from_snapshot(
        trial.game, encode(fold(recorded.id, trial.game, recorded.events[:half]))
    )
    trial.require(
        "a snapshot changes nothing",
        fold(recorded.id, trial.game, recorded.events[half:], snapshot) == replayed,
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
