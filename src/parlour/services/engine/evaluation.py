"""An opinion on one decision: the best a seat could do by what it knew then, what it did, and what that lost."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Action, AnyGame, Illegal, LogEntry, Seat, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import Candidate, EvaluatingPlayer, RankingPlayer
from parlour.plugin.puzzle import PuzzleCandidate

MAX_SHOWN = 6
"""How many candidates are kept."""

MAX_CERTAIN = 64
"""How many are kept where each of them is known for certain, those beyond SHOWN without what would follow."""

MAX_CONTINUATION = 6
"""How many actions of what would follow are kept."""

DECIMALS = 3
"""Decimals of a value."""


class EvaluatedAction(Value, frozen=True, kw_only=True):
    """An action with its value to the mover, the deed in the game's own news, and what would likely follow; `ends_in`: see Candidate."""

    action: msgspec.Raw
    value: float
    deed: LogEntry | None = None
    line: tuple[msgspec.Raw, ...] = ()
    ends_in: int | None = None


class Evaluation(Value, frozen=True, kw_only=True):
    """What a bot thinks of the decision at position `seq` of a log, by the view of its seat alone.

    `best` are the best candidates in order, or all where all are known for certain. `played` is what was done and `place` where that
    stands among `of` that were weighed (None: it was not among them). `lost` is what it cost in the game's unit: by its ranking, or with
    `least` about so much or more; None where nobody can say.
    """

    seq: int
    step: int
    seat: Seat
    best: tuple[EvaluatedAction, ...] = ()
    played: EvaluatedAction | None = None
    place: int | None = None
    of: int = 0
    lost: float | None = None
    least: bool = False


class EvaluationRequest(Value, frozen=True, kw_only=True):
    """A decision to think about: its position and step, its seat, and the JSON of the seat's view and of what was done."""

    seq: int
    step: int
    seat: Seat
    view: bytes
    action: bytes


def evaluate_decision(
    game: AnyGame,
    player: RankingPlayer,
    asked: EvaluationRequest,
    view: Any,
    action: Action,
    luck: Random,
    seconds: float,
) -> Evaluation:
    """Return the opinion of a player on a decision."""
    ranked = player.rank(view, asked.seat, luck, seconds)
    found = list(dict.fromkeys(ranked))
    place = next(
        (index for index, candidate in enumerate(found) if candidate.action == action), None
    )
    best = found[0].value
    value, least = (
        (found[place].value, False)
        if place is not None
        else _value_outside_ranking(player, asked.seat, view, action, found, luck, seconds)
    )
    ends_in = found[place].ends_in if place is not None else None
    return Evaluation(
        seq=asked.seq,
        step=asked.step,
        seat=asked.seat,
        best=tuple(
            _evaluated_action(game, view, asked.seat, candidate)
            for candidate in _top_candidates(found)
        ),
        played=_evaluated_action(game, view, asked.seat, Candidate(action, value, ends_in=ends_in))
        if value is not None
        else None,
        place=place,
        of=len(found),
        lost=round(max(0.0, best - value), DECIMALS) if value is not None else None,
        least=least,
    )


def _top_candidates(found: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that are kept of a ranking."""
    if any(candidate.ends_in is None for candidate in found):
        return list(found[:MAX_SHOWN])
    return [
        *found[:MAX_SHOWN],
        *(replace(candidate, line=()) for candidate in found[MAX_SHOWN:MAX_CERTAIN]),
    ]


def _value_outside_ranking(
    player: RankingPlayer,
    seat: Seat,
    view: Any,
    action: Action,
    ranked: Sequence[Candidate],
    luck: Random,
    seconds: float,
) -> tuple[float | None, bool]:
    """Return what an action beyond the ranking is worth, or with True about the most that it is; None where nobody can say.

    What was not thought worth a search is taken to be no better than the middle of what was: the last of a ranking was
    often looked at so little that its value says nothing.
    """
    if isinstance(player, EvaluatingPlayer):
        return player.evaluate(view, seat, action, luck, seconds), False
    # Whoever names one action alone has not weighed it against others.
    return (ranked[len(ranked) // 2].value, True) if len(ranked) > 1 else (None, False)


def serialize_ranking(ranked: Sequence[Candidate]) -> list[PuzzleCandidate]:
    """Return a ranking as it travels, each value to its last digit: what is proven is told from what nearly is."""
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
    """Return the first thing that an action would make its seat hear of, told on a deal that the view cannot tell from the true one.

    What follows from luck is left out, for it would be made up.
    """
    try:
        events = game.apply(game.determinize(view, Rng(bytes(32))), seat, action).events
    except Illegal:
        return None
    return next(iter(game.log_entries(events, seat)), None)
