"""The parts of a layout that a change of a view concerns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.codec import encode
from parlour.plugin.layout import Counter, Layout, Pile, Track


def changed_parts(layout: Callable[[Any], Layout], view: Any, other: Any) -> tuple[str, ...]:
    """Return the ids of the parts and counters of a view's layout that another view's changes.

    The result is empty if the other view is None or has no layout. An error of the layout of the
    view itself is propagated.

    Args:
        layout: Returns the layout of a view.
        view: The view.
        other: A view that may be impossible in the game, or None.
    """
    if other is None:
        return ()
    before = _drawings(layout(view))
    try:
        changed = layout(other)
    except Exception:
        # The package's code may raise anything for a view that cannot occur, which is no mistake.
        return ()
    after = _drawings(changed)
    return tuple(id for id, drawing in before.items() if after.get(id) != drawing)


def _drawings(layout: Layout) -> Mapping[str, bytes]:
    """Return what is drawn for each part and counter, by its id."""
    found: dict[str, bytes] = {}
    for piece in layout.pieces:
        if isinstance(piece, Pile | Counter):
            found[piece.id] = encode(piece)
            continue
        markers = piece.markers if isinstance(piece, Track) else ()
        for at, part in enumerate(piece.parts):
            found[part.id] = encode((part, [each for each in markers if each.at == at]))
    return found
