"""The decisions of a finished match that can be evaluated."""

from __future__ import annotations

from itertools import islice

from parlour.core.codec import encode
from parlour.core.event import Moved
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.matches.history import MatchHistory


def evaluation_requests(history: MatchHistory) -> list[EvaluationRequest]:
    """Return the decisions in which a seat itself chose among several actions, in order."""
    found = []
    for step, (entry, before) in enumerate(history.steps_with_matches()):
        if before is None or not isinstance(entry.event, Moved) or entry.event.seat in before.gone:
            continue
        seat, game = entry.event.seat, history.game
        if (
            game.spec.lists_actions
            and len(list(islice(game.legal_actions(before.state, seat), 2))) < 2
        ):
            continue
        view = encode(game.view(before.state, seat))
        found.append(
            EvaluationRequest(
                seq=entry.seq, step=step, seat=seat, view=view, action=bytes(entry.event.action)
            )
        )
    return found
