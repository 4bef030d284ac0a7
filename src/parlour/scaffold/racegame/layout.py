"""The track of Racegame, which the site draws."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.plugin.layout import Counter, Face, Layout, Marker, Part, Track, Words
from parlour.scaffold.racegame.rules.view import RacegameView


def track_layout(view: RacegameView) -> Layout:
    """Return the roll, and the track with the runners of all seats."""
    goal = int(view.options.length)
    markers = tuple(
        Marker(space, Face(seat=Seat(seat)), token=f"runner-{seat}-{number}")
        for seat, own in enumerate(view.runners)
        for number, space in enumerate(own)
    )
    spaces = tuple(Part(f"space-{space}", _space_words(view, space)) for space in range(goal + 1))
    return Layout(
        pieces=(
            Counter(id="roll", words=Words("roll"), value=view.roll),
            Track(id="track", words=Words("track"), parts=spaces, markers=markers),
        ),
        badges=tuple(Face(seat=Seat(seat)) for seat in range(len(view.runners))),
    )


def _space_words(view: RacegameView, space: int) -> Words:
    """Return the text of a space, with the owner of the runner on it."""
    owners = [seat for seat, own in enumerate(view.runners) for place in own if place == space]
    if space in (0, int(view.options.length)):
        return Words("start" if space == 0 else "goal", {"count": len(owners)})
    if not owners:
        return Words("free", {"space": space})
    return Words("runner", {"space": space}, Seat(owners[0]))
