"""The rows of a dataset: one for each decision of a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa

from parlour.core.codec import digest, encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.env.coding import AgentCoding, FixedCoding, action_mask
from parlour.env.match import AgentMatch
from parlour.search.levels import loaded_game

METADATA_KEY = b"parlour"
"""The key of the setting in the metadata of a dataset file."""


class DatasetSetting(Value, frozen=True, kw_only=True):
    """What all matches of a dataset have in common.

    Attributes:
        game: The id of the game.
        version: The version of its rules.
        options: All options of the game.
        seats: The number of seats.
    """

    game: str
    version: int
    options: dict[str, Any]
    seats: int


class RecordedMatch(NamedTuple):
    """The decisions of a match.

    Attributes:
        rows: The rows, without the number of the match.
    """

    rows: Any


def new_match(setting: DatasetSetting, folder: Path | None) -> AgentMatch:
    """Return a match with the setting of a dataset, which has not started.

    Args:
        setting: The setting.
        folder: The data folder with the operator's own assets.
    """
    return AgentMatch(loaded_game(setting.game, folder), setting.seats, setting.options)


def match_fields(coding: AgentCoding) -> list[Any]:
    """Return the fields of a row, without the number of the match."""
    if isinstance(coding, FixedCoding):
        length = coding.coding.length
        seen = [pa.field("observation", pa.list_(pa.float32(), length), nullable=False)]
    else:
        seen = [
            pa.field("view_json", pa.string(), nullable=False),
            pa.field("legal_json", pa.list_(pa.string()), nullable=False),
        ]
    return [
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("player", pa.string(), nullable=False),
        *seen,
        pa.field("action_mask", pa.list_(pa.bool_(), coding.action_count), nullable=False),
        pa.field("action", pa.int32()),
        pa.field("action_json", pa.string(), nullable=False),
        pa.field("utility", pa.float32(), nullable=False),
        pa.field("ended", pa.string(), nullable=False),
        pa.field("digest", pa.string(), nullable=False),
        pa.field("rng_key", pa.binary(32), nullable=False),
    ]


def dataset_schema(setting: DatasetSetting, coding: AgentCoding) -> Any:
    """Return the Arrow schema of a dataset, with its setting as metadata."""
    number = pa.field("match", pa.int32(), nullable=False)
    return pa.schema([number, *match_fields(coding)], {METADATA_KEY: encode(setting)})


def dataset_setting(schema: Any) -> DatasetSetting:
    """Return the setting in the metadata of a dataset; raises ValueError for other files."""
    body = (schema.metadata or {}).get(METADATA_KEY)
    if body is None:
        raise ValueError("This file is not a dataset of Parlour.")
    return msgspec.json.decode(body, type=DatasetSetting)


class MatchRecorder:
    """Plays the decisions of a match and records them.

    Attributes:
        match: The match, which starts with the recorder.
        plies: The number of decisions so far.
    """

    def __init__(self, match: AgentMatch, key: bytes) -> None:
        self.match, self.key = match, key
        self.plies = 0
        self._columns: dict[str, list[Any]] = {
            field.name: [] for field in match_fields(match.coding)
        }
        match.start(Rng(key))

    def play(self, seat: Seat, action: Any, player: str) -> str:
        """Record a decision, play it and return the digest of the next state; raises Illegal.

        Args:
            seat: The deciding seat.
            action: The action.
            player: Who decided: a level, `random` or `person`.
        """
        match, coding = self.match, self.match.coding
        choices = match.choices(seat)
        number = next((number for number, legal in choices.items() if legal == action), None)
        row: dict[str, Any] = {
            "ply": self.plies,
            "seat": seat,
            "player": player,
            "action_mask": action_mask(choices, coding.action_count),
            "action": number,
            "action_json": encode(action).decode(),
        }
        if isinstance(coding, FixedCoding):
            row["observation"] = coding.observe(match.view(seat), seat, choices)
        else:
            row["view_json"] = encode(match.view(seat)).decode()
            row["legal_json"] = [encode(legal).decode() for legal in choices.values()]
        match.play_action(seat, action)
        found = row["digest"] = digest(match.state)
        for name, value in row.items():
            self._columns[name].append(value)
        self.plies += 1
        return found

    def recorded_match(self, utilities: Sequence[float], ended: str) -> RecordedMatch:
        """Return the match with the utility of each seat and the reason for its end."""
        columns, count = self._columns, self.plies
        columns["utility"] = [utilities[seat] for seat in columns["seat"]]
        columns["ended"], columns["rng_key"] = [ended] * count, [self.key] * count
        fields = match_fields(self.match.coding)
        arrays = [_column(columns[field.name], field.type) for field in fields]
        return RecordedMatch(pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields)))


def _column(values: Sequence[Any], type_: Any) -> Any:
    """Return the values of a field; arrays of one shape are joined, which is faster."""
    if not pa.types.is_fixed_size_list(type_):
        return pa.array(values, type_)
    joined = np.concatenate([np.zeros(0, np.int8), *values])
    flat = pa.array(joined.astype(type_.value_type.to_pandas_dtype(), copy=False))
    return pa.FixedSizeListArray.from_arrays(flat, type=type_)
