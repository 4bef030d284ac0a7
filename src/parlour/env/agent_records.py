"""Records of measured agents: one line of JSON each, in a file that `parlour evaluate` adds to."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour import __version__
from parlour.core.value import Value
from parlour.env.evaluate import PolicyEvaluation
from parlour.search.estimates import Estimate

COMMIT_TIMEOUT = 10.0
"""The time limit (s) for asking Git for the commit."""


class AgentScore(Value, frozen=True):
    """The result of an agent against a bot level.

    Attributes:
        level: The level.
        matches: The number of matches.
        score: The share of points, a draw counting half.
    """

    level: str
    matches: int
    score: Estimate


class AgentRecord(Value, frozen=True, kw_only=True):
    """The measured strength of an agent, and how to measure it again.

    Attributes:
        policy: The module and the name of the policy.
        weights: The file of weights, or None.
        game: The id of the game.
        options: The options that differ from the defaults.
        seats: The number of seats.
        seconds: The time limit (s) for each decision.
        seed: The seed of openings and deals.
        results: The results against levels.
        rating: The rating on the ladder of the levels, or None.
        illegal: The number of decisions in which the policy chose no legal action.
        version: The version of Parlour.
        commit: The commit of the current folder, ending in `-dirty` if files were changed; or None
            outside a Git repository.
    """

    policy: str
    weights: str | None
    game: str
    options: dict[str, Any]
    seats: int
    seconds: float
    seed: int
    results: tuple[AgentScore, ...]
    rating: Estimate | None
    illegal: int
    version: str
    commit: str | None


def agent_record(
    policy: str, weights: Path | None, seed: int, found: PolicyEvaluation
) -> AgentRecord:
    """Return the record of an evaluation with a seed."""
    duel = found.duels[0]
    return AgentRecord(
        policy=policy,
        weights=None if weights is None else weights.as_posix(),
        game=duel.game,
        options=duel.options,
        seats=duel.seats,
        seconds=duel.seconds,
        seed=seed,
        results=tuple(AgentScore(each.b, each.games, each.score) for each in found.duels),
        rating=found.rating,
        illegal=found.illegal,
        version=__version__,
        commit=current_commit(),
    )


def evaluation_command(record: AgentRecord) -> str:
    """Return the command that measures an agent again."""
    words = ["parlour", "evaluate", record.policy, record.game]
    if record.weights is not None:
        words += ["--weights", record.weights]
    for result in record.results:
        words += ["--against", result.level]
    words += ["--matches", str(record.results[0].matches), "--seats", str(record.seats)]
    words += ["--seconds", f"{record.seconds:g}", "--seed", str(record.seed)]
    for name, value in record.options.items():
        words += [f"--options.{name}", str(value)]
    return shlex.join(words)


def append_record(file: Path, record: AgentRecord) -> None:
    """Add a record to the end of a file."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(record, order="deterministic") + b"\n")


def stored_records(file: Path) -> Sequence[AgentRecord]:
    """Return the records of a file, oldest first.

    Raises:
        msgspec.ValidationError: A line is not a record.
    """
    return [msgspec.json.decode(line, type=AgentRecord) for line in file.read_bytes().splitlines()]


def current_commit() -> str | None:
    """Return the commit of the current folder, or None if Git does not know one."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=COMMIT_TIMEOUT, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() or None
