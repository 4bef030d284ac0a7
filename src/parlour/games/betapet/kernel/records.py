"""Structured dtypes of the kernel's records, built from classes that document the fields."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RecordArray = npt.NDArray[np.void]
"""An array of records; compiled functions access the fields of an item as attributes."""


def record_dtype(
    record: type, number: type[np.signedinteger] = np.int64, shape: tuple[int, ...] = ()
) -> np.dtype[np.void]:
    """Return the structured dtype of a record class.

    Args:
        record: The class; its annotations name the fields.
        number: The integer type of all fields.
        shape: The shape of the fields that are not annotated as `int`.
    """
    fields = [
        (name, number) if annotation == "int" else (name, number, shape)
        for name, annotation in record.__annotations__.items()
    ]
    return np.dtype(fields, align=True)
