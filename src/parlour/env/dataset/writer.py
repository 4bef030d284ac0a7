"""Writing a dataset: a Parquet file in row groups, and its data card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from parlour.core.value import Value
from parlour.env.dataset.rows import DatasetSetting, RecordedMatch, dataset_schema, new_match
from parlour.env.dataset.sources import REASONS, LeftOut

ROW_GROUP_BYTES = 32 * 1024 * 1024
"""The size (bytes) of the rows in memory from which they are written as one row group."""


class DatasetCounts(Value, frozen=True, kw_only=True):
    """What a dataset contains.

    Attributes:
        matches: The number of matches.
        decisions: The number of rows.
        unlisted: The number of rows whose action has no number.
        left_out: The numbers of matches of the dump that were left out, by reason.
    """

    matches: int
    decisions: int
    unlisted: int
    left_out: dict[LeftOut, int]


def write_dataset(
    file: Path,
    setting: DatasetSetting,
    found: Iterable[RecordedMatch | LeftOut],
    *,
    folder: Path | None = None,
    most: int | None = None,
    on_match: Callable[[int], None] | None = None,
) -> DatasetCounts:
    """Write matches to a Parquet file and return what it contains.

    The matches are numbered from 0. An existing file is replaced only when the new one is complete.

    Args:
        file: The file.
        setting: The setting of all matches.
        found: The matches, and the reasons why others are left out.
        folder: The data folder with the operator's own assets.
        most: The maximum number of matches.
        on_match: Receives the number of matches so far.

    Raises:
        OSError: The file cannot be written.
        ValueError: There are no matches.
    """
    schema = dataset_schema(setting, new_match(setting, folder).coding)
    part, left_out = file.with_name(f"{file.name}.part"), Counter[LeftOut]()
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as writer:
            groups = _RowGroups(writer, schema)
            for one in found:
                if isinstance(one, str):
                    left_out[one] += 1
                    continue
                groups.add(one)
                if on_match:
                    on_match(groups.matches)
                if groups.matches == most:
                    break
            groups.flush()
        if not groups.matches:
            reasons = [f"{number} {REASONS[reason]}" for reason, number in left_out.items()]
            raise ValueError(
                "The dump has no suitable match: " + ("; ".join(reasons) or "it is empty") + "."
            )
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return DatasetCounts(
        matches=groups.matches,
        decisions=groups.decisions,
        unlisted=groups.unlisted,
        left_out=dict(sorted(left_out.items())),
    )


class _RowGroups:
    """The rows that wait for their row group, and the numbers of what has been added."""

    def __init__(self, writer: Any, schema: Any) -> None:
        self.writer, self.schema = writer, schema
        self.matches = self.decisions = self.unlisted = 0
        self._waiting: list[Any] = []
        self._bytes = 0

    def add(self, match: RecordedMatch) -> None:
        """Add the rows of a match, and write all that wait once they are large enough."""
        rows = match.rows
        numbers = pa.array([self.matches] * rows.num_rows, pa.int32())
        self._waiting.append(
            pa.RecordBatch.from_arrays([numbers, *rows.columns], schema=self.schema)
        )
        self._bytes += rows.nbytes
        self.matches += 1
        self.decisions += rows.num_rows
        self.unlisted += rows.column("action").null_count
        if self._bytes >= ROW_GROUP_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write the waiting rows as one row group."""
        if self._waiting:
            table = pa.Table.from_batches(self._waiting, self.schema)
            self.writer.write_table(table, row_group_size=table.num_rows)
        self._waiting, self._bytes = [], 0
