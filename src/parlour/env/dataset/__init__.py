"""Datasets: the decisions of many matches as a Parquet file, from self-play or from a dump.

It needs the extra `dataset`.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("pyarrow") is None:
    raise ImportError(
        "Datasets need pyarrow. Install it with: pip install 'parlour[dataset]'", name="pyarrow"
    )
