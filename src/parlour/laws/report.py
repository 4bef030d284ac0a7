"""The report of a violated law: what differs, where, and how to see it again."""

from __future__ import annotations

from typing import Any

from parlour.laws.difference import short
from parlour.laws.moment import Moment, changed_options, moment_token
from parlour.laws.violation import LawViolation

MAX_DECISIONS = 12
"""The maximum number of decisions in a report; the last ones are shown."""


def violation_report(game: str, violation: LawViolation, moment: Moment | None) -> str:
    """Return the report of a violation as lines of text.

    Args:
        game: The id of the game.
        violation: The violation.
        moment: The position or match that shows it again, if there is one.
    """
    lines = [f"Law violated: {violation.law}"]
    if violation.finding:
        lines.append(f"  {violation.finding}")
    if violation.playout is not None:
        playout = violation.playout
        lines.append(
            f"  {options_text(playout.options)}, {playout.seats} seats, seed {_seed_text(playout.seed)}"
        )
    if violation.decisions is not None:
        lines.append(f"  after {len(violation.decisions)} decisions")
        if len(violation.decisions) > MAX_DECISIONS:
            lines.append("    …")
        for seat, action in violation.decisions[-MAX_DECISIONS:]:
            lines.append(f"    seat {seat}: {short(action)}")
    if moment is not None:
        lines.append(f"Check it again: parlour check {game} --again {moment_token(moment)}")
    return "\n".join(lines)


def options_text(options: Any) -> str:
    """Return the options that differ from the default ones."""
    changed = [f"{name}={short(value)}" for name, value in changed_options(options).items()]
    return f"options {', '.join(changed)}" if changed else "default options"


def _seed_text(seed: bytes) -> str:
    return repr(seed.decode(errors="replace"))
