"""What the rules say at a step of a match, so that laws can compare two matches."""

from __future__ import annotations

from typing import Any

from parlour.laws.trial import Trial, viewer_name


def state_observations(trial: Trial, state: Any) -> dict[str, Any]:
    """Return the turn, the ranking, all views and the legal actions of a state.

    The keys are names for reports.
    """
    awaited = sorted(trial.game.turn(state).seats)
    return {
        "the turn": trial.game.turn(state),
        "the ranking": trial.game.ranking(state),
        **{
            f"the view of {viewer_name(viewer)}": trial.game.view(state, viewer)
            for viewer in trial.viewers
        },
        **{
            f"the list of legal actions of {viewer_name(seat)}": trial.legal_actions(state, seat)
            for seat in awaited
        },
    }
