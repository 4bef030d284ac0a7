"""The laws of conversion to JSON, and of views that depend on the state only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Illegal, LogEntry
from parlour.laws.trial import Trial, viewer_name


def check_round_trip(trial: Trial, state: Any) -> None:
    """Check that states and views survive a JSON round trip, and that `view` is pure."""
    trial.require(
        "JSON round trip of the state", survives_json(trial.codec.decode_state, state), state
    )
    for seat in trial.viewers:
        view = trial.game.view(state, seat)
        trial.require(
            "JSON round trip of the view", survives_json(trial.codec.decode_view, view), view
        )
        trial.require_same(
            "purity: same state, same view",
            view,
            trial.game.view(state, seat),
            "view",
            viewer_name(seat),
        )


def check_log_round_trip(trial: Trial, entries: Sequence[LogEntry]) -> None:
    """Check that log entries survive a JSON round trip."""
    text = encode(entries)
    trial.require(
        "JSON round trip of log entries",
        encode(msgspec.json.decode(text, type=tuple[LogEntry, ...])) == text,
        text,
    )


def survives_json(decode: Callable[[bytes], Any], value: Any) -> bool:
    """Return whether a value survives a JSON round trip."""
    try:
        return bool(decode(encode(value)) == value)
    except (msgspec.DecodeError, Illegal):
        return False
