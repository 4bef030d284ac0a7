"""The viewer and the parts of a layout that the finding of a violated law names."""

from __future__ import annotations

import re
from typing import Literal

from parlour.core.game import Seat
from parlour.plugin.layout import Layout

SPECTATORS: Literal["spectators"] = "spectators"
NamedViewer = Seat | Literal["spectators"]
"""A seat, or the spectators."""

VIEWER = re.compile(rf"\bseat (\d+)\b|\b{SPECTATORS}\b")
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")
FIELD = re.compile(r"\b([a-z_]+)='?([A-Za-z0-9_.-]+)")


def named_viewer(finding: str) -> NamedViewer | None:
    """Return the first viewer that a finding names, or None.

    >>> named_viewer("hands leaks to seat 2: view.tops: 1 ≠ 2")
    2
    """
    found = VIEWER.search(finding)
    if found is None:
        return None
    return SPECTATORS if found[1] is None else Seat(int(found[1]))


def named_parts(finding: str, layout: Layout) -> tuple[str, ...]:
    """Return the ids of the parts that a finding names, alone or in a field of an action.

    A number alone names no part.

    Args:
        finding: What violates the law.
        layout: The layout of the position.
    """
    words = {word for word in WORD.findall(finding) if not word.isdigit()}
    words |= {f"{field}-{value}" for field, value in FIELD.findall(finding)}
    return tuple(id for id in layout.part_ids() if id in words)
