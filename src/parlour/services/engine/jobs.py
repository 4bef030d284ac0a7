"""Computations as records that servers send to workers on other machines.

A record contains no more than a worker process gets on the server itself: the view of a seat, never the
state of a running match. It also contains the random seed, so a repeated job has the same result.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.value import Value
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.luck_model import ChanceDraw

MAX_SECONDS = 3_600.0

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The id of a game or of a level."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=64)]
"""The number of a seat."""

SeedNumber = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
"""A random seed."""

ThinkingSeconds = Annotated[float, msgspec.Meta(gt=0, le=MAX_SECONDS)]
"""A time limit (s)."""


class DecisionJob(Value, frozen=True, kw_only=True, tag="decision"):
    """The choice of an action for a view."""

    game: Name
    """The game."""

    level: Name
    """The level of the bot."""

    view: bytes
    """The view of the seat, as JSON."""

    seat: SeatNumber
    """The seat."""

    seconds: ThinkingSeconds
    """The time limit (s)."""

    seed: SeedNumber
    """The random seed."""


class ExactValueJob(Value, frozen=True, kw_only=True, tag="exact-value"):
    """The proven value of an action."""

    game: Name
    """The game."""

    level: Name
    """The level of the bot."""

    view: bytes
    """The view of the seat, as JSON."""

    seat: SeatNumber
    """The seat."""

    action: bytes
    """The action, as JSON."""

    seed: SeedNumber
    """The random seed."""


class PrecompileJob(Value, frozen=True, kw_only=True, tag="precompile"):
    """The compilation of the kernels of a level."""

    game: Name
    """The game."""

    level: Name
    """The level of the bot."""


class EvaluationJob(Value, frozen=True, kw_only=True, tag="evaluation"):
    """The evaluation of a decision in a finished match."""

    game: Name
    """The game."""

    level: Name
    """The level of the bot."""

    request: EvaluationRequest
    """The decision."""

    seconds: ThinkingSeconds
    """The time limit (s)."""

    seed: SeedNumber
    """The random seed."""


class RankingJob(Value, frozen=True, kw_only=True, tag="ranking"):
    """The ranking of the actions of a decision in a finished match."""

    game: Name
    """The game."""

    level: Name
    """The level of the bot."""

    request: EvaluationRequest
    """The decision."""

    seconds: ThinkingSeconds
    """The time limit (s)."""

    seed: SeedNumber
    """The random seed."""


class DrawJob(Value, frozen=True, kw_only=True, tag="draw"):
    """The luck of a chance draw in a finished match."""

    game: Name
    """The game."""

    draw: ChanceDraw
    """The draw."""

    seconds: ThinkingSeconds
    """The time limit (s)."""

    seed: SeedNumber
    """The random seed."""


DecisionLaneJob = DecisionJob | ExactValueJob
"""The jobs of the lane of decisions."""

AnalysisLaneJob = PrecompileJob | EvaluationJob | RankingJob | DrawJob
"""The jobs of the lane of analyses."""

encode_job = msgspec.msgpack.Encoder().encode
"""Encodes a job."""

decode_decision_job = msgspec.msgpack.Decoder(DecisionLaneJob).decode
"""Decodes a job of the lane of decisions; raises msgspec.DecodeError."""

decode_analysis_job = msgspec.msgpack.Decoder(AnalysisLaneJob).decode
"""Decodes a job of the lane of analyses; raises msgspec.DecodeError."""
