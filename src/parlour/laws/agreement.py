"""The laws of actions: `legal_actions`, `apply`, `default_action` and `previews` agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Raw

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.laws.difference import short
from parlour.laws.mutation import decodable_actions, mutated_actions, substituted_actions
from parlour.laws.playout import LAW_OF_ACCEPTANCE, MAX_LEGAL_ACTIONS, is_accepted, random_sample
from parlour.laws.round_trip import survives_json
from parlour.laws.trial import Trial

MAX_READ = 10_000
"""The maximum number of legal actions searched for one that `apply` accepted."""

MAX_RETRIED = 2
"""The number of actions of each seat that are retried in later states."""

MAX_SUBSTITUTED = 24
"""The number of actions with a value from the view that are tried for each seat."""


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
            f"seat {seat}",
        )
        texts = {encode(action) for action in actions}
        trial.require(
            "each legal action once",
            len(texts) == len(actions),
            state,
            f"{len(actions) - len(texts)} repeated for seat {seat}",
        )
        if actions:
            default = trial.game.default_action(state, seat)
            trial.require(
                "the default action is legal",
                is_accepted(trial.game, state, seat, default),
                state,
                f"{short(default)} of seat {seat}",
            )
        for action in random_sample(actions, 8, rng):
            trial.require(
                "JSON round trip of the action",
                survives_json(trial.codec.decode_action, action),
                action,
            )
            first, second = trial.apply(state, seat, action), trial.apply(state, seat, action)
            trial.require_same(
                "purity: same action, same state", first, second, "after", f"{short(action)} twice"
            )
        samples = sampled_actions(trial, state, actions, rng)
        accepted = dict[bytes, Any]()
        for candidate in (
            *seen,
            *samples,
            *(
                mutant
                for action in samples
                for mutant in decodable_actions(trial.codec, mutated_actions(action))
            ),
            *_substituted_actions(trial, state, seat, samples, rng),
        ):
            if is_accepted(trial.game, state, seat, candidate):
                accepted[encode(candidate)] = candidate
            else:
                trial.require(
                    LAW_OF_ACCEPTANCE,
                    encode(candidate) not in texts,
                    candidate,
                    f"{short(candidate)} of seat {seat}",
                )
        _require_listed(trial, accepted, texts, listing)
        retry_later.extend(samples[:MAX_RETRIED])
    trial.require_same("purity: the state was not changed", Raw(before), state, "state")
    return retry_later


def sampled_actions(trial: Trial, state: Any, actions: Sequence[Any], rng: Rng) -> Sequence[Any]:
    """Return some legal actions of a seat, or of the awaited seats if it has none."""
    others = actions or [
        action
        for other in sorted(trial.game.turn(state).seats)
        for action in islice(trial.game.legal_actions(state, other), 4)
    ]
    return random_sample(others, 4, rng)


def retried_actions(trial: Trial, state: Any, rng: Rng) -> Sequence[Any]:
    """Return the legal actions of a state that are retried in later states."""
    return [
        action
        for seat in map(Seat, range(trial.seats))
        for action in sampled_actions(trial, state, trial.legal_actions(state, seat), rng)[
            :MAX_RETRIED
        ]
    ]


def _substituted_actions(
    trial: Trial, state: Any, seat: Seat, samples: Sequence[Any], rng: Rng
) -> Iterator[Any]:
    """Yield legal actions with one field replaced by a value that the seat sees elsewhere."""
    view = trial.game.view(state, seat)
    changed = [mutant for action in samples for mutant in substituted_actions(action, view)]
    return decodable_actions(trial.codec, iter(random_sample(changed, MAX_SUBSTITUTED, rng)))


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
            f"{short(next(iter(missing.values())))} is accepted",
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
        for action, preview in zip(actions, single_previews, strict=True):
            trial.require(
                "a legal action has no problem in its preview",
                preview.problem is None,
                preview,
                f"{short(action)}: {preview.problem}",
            )
