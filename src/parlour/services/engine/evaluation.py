"""Evaluations of decisions, based on the seat's view: best actions, taken action and loss."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parlour.core.codec import encode
from parlour.core.embedded_json import SCHEMA_REFERENCE, ActionJson
from parlour.core.game import Action, AnyGame, Illegal, LogEntry, Seat, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import Candidate, EvaluatingPlayer, RankingPlayer
from parlour.plugin.puzzle import PuzzleCandidate

MAX_SHOWN = 6
"""The maximum number of candidates that are kept with a continuation."""

MAX_CERTAIN = 64
"""The maximum number of candidates that are kept if all values are proven."""

MAX_CONTINUATION = 6
"""The maximum number of actions in a continuation."""

DECIMALS = 3
"""The number of decimals in a value."""


class EvaluatedAction(Value, frozen=True, kw_only=True):
    """An action with its value and the line that the bot expects after it."""

    action: ActionJson
    """The action."""

    value: float
    """The value of the action for the seat."""

    deed: LogEntry | None = None
    """The log entry that the action causes."""

    line: tuple[ActionJson, ...] = ()
    """The likely continuation."""

    ends_in: int | None = None
    """The number of decisions until the match ends, if proven."""


class Evaluation(Value, frozen=True, kw_only=True):
    """The evaluation of a decision, based only on the view of its seat."""

    seq: int
    """The position in the log."""

    step: int
    """The step of the match."""

    seat: Seat
    """The deciding seat."""

    best: tuple[EvaluatedAction, ...] = ()
    """The best candidates in order, or all candidates if all are proven."""

    played: EvaluatedAction | None = None
    """The action that was taken."""

    place: int | None = None
    """The index of the taken action among all candidates, or None if it was not one of them."""

    of: int = 0
    """The number of candidates."""

    lost: float | None = None
    """The loss of the taken action in the game's unit, or None if unknown."""

    least: bool = False
    """Whether `lost` is only a lower bound of the loss."""


EvaluationJson = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"$ref": SCHEMA_REFERENCE.format(name="Evaluation")})
]
"""An evaluation, encoded."""


class EvaluationRequest(Value, frozen=True, kw_only=True):
    """A decision to be evaluated."""

    seq: int
    """The position in the log."""

    step: int
    """The step of the match."""

    seat: Seat
    """The deciding seat."""

    view: bytes
    """The view of the seat, as JSON."""

    action: bytes
    """The action that was taken, as JSON."""


def evaluate_decision(
    game: AnyGame,
    player: RankingPlayer,
    request: EvaluationRequest,
    view: Any,
    action: Action,
    rng: Random,
    seconds: float,
) -> Evaluation:
    """Return a bot's evaluation of the action that a seat took.

    Args:
        game: The rules.
        player: The bot.
        request: The decision.
        view: The view of the deciding seat.
        action: The action that was taken.
        rng: The source of randomness.
        seconds: The time limit (s).
    """
    ranked = player.rank(view, request.seat, rng, seconds)
    candidates = list(dict.fromkeys(ranked))
    index = next(
        (number for number, candidate in enumerate(candidates) if candidate.action == action), None
    )
    best = candidates[0].value
    value, is_bound = (
        (candidates[index].value, False)
        if index is not None
        else _value_outside_ranking(player, request.seat, view, action, candidates, rng, seconds)
    )
    ends_in = candidates[index].ends_in if index is not None else None
    return Evaluation(
        seq=request.seq,
        step=request.step,
        seat=request.seat,
        best=tuple(
            _evaluated_action(game, view, request.seat, candidate)
            for candidate in _top_candidates(candidates)
        ),
        played=_evaluated_action(
            game, view, request.seat, Candidate(action, value, ends_in=ends_in)
        )
        if value is not None
        else None,
        place=index,
        of=len(candidates),
        lost=round(max(0.0, best - value), DECIMALS) if value is not None else None,
        least=is_bound,
    )


def _top_candidates(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates of a ranking that an evaluation keeps."""
    if any(candidate.ends_in is None for candidate in candidates):
        return list(candidates[:MAX_SHOWN])
    return [
        *candidates[:MAX_SHOWN],
        *(replace(candidate, line=()) for candidate in candidates[MAX_SHOWN:MAX_CERTAIN]),
    ]


def _value_outside_ranking(
    player: RankingPlayer,
    seat: Seat,
    view: Any,
    action: Action,
    ranked: Sequence[Candidate],
    rng: Random,
    seconds: float,
) -> tuple[float | None, bool]:
    """Return the value of an action outside the ranking, and whether it is an upper bound.

    An action that was not searched is assumed to be no better than the median candidate. The last
    candidates were often searched so little that their values are meaningless.
    """
    if isinstance(player, EvaluatingPlayer):
        return player.evaluate(view, seat, action, rng, seconds), False
    # A bot that ranks only one action has not compared it with others.
    return (ranked[len(ranked) // 2].value, True) if len(ranked) > 1 else (None, False)


def serialize_ranking(ranked: Sequence[Candidate]) -> list[PuzzleCandidate]:
    """Return a ranking as puzzle candidates with unrounded values.

    Proven values differ from estimates in their last digits, which rounding would lose.
    """
    return [
        PuzzleCandidate(
            msgspec.Raw(encode(candidate.action)),
            candidate.value,
            tuple(msgspec.Raw(encode(action)) for action in candidate.line[:MAX_CONTINUATION]),
        )
        for candidate in ranked
    ]


def _evaluated_action(
    game: AnyGame, view: Any, seat: Seat, candidate: Candidate
) -> EvaluatedAction:
    line = tuple(msgspec.Raw(encode(action)) for action in candidate.line[:MAX_CONTINUATION])
    return EvaluatedAction(
        action=msgspec.Raw(encode(candidate.action)),
        value=round(candidate.value, DECIMALS),
        deed=first_log_entry(game, view, seat, candidate.action),
        line=line,
        ends_in=candidate.ends_in,
    )


def first_log_entry(game: AnyGame, view: Any, seat: Seat, action: Action) -> LogEntry | None:
    """Return the first log entry that an action would cause for its seat.

    It is computed on a determinization, without entries that depend on chance.
    """
    try:
        events = game.apply(game.determinize(view, Rng(bytes(32))), seat, action).events
    except Illegal:
        return None
    return next(iter(game.log_entries(events, seat)), None)
