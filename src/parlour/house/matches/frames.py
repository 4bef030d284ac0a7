"""Frames: all that one pair of eyes is sent of a match, the only thing that ever leaves for a seat."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.fold import sources
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.core.value import Value
from parlour.house.matches.loaded import LoadedMatch

KEPT = 1_000
"""How many rendered frames are remembered, so that all watchers of a match share one rendering."""


class Sitter(Value, frozen=True):
    """Who sits on a chair, as everybody may know it."""

    name: str
    bot: str | None
    gone: bool


class Frame(Value, frozen=True, kw_only=True):
    """A moment of a match through the eyes of a seat (None: the public)."""

    match: str
    seq: int
    at: int
    game: str
    seat: Seat | None
    phase: str
    past: bool
    options: msgspec.Raw
    view: msgspec.Raw | None
    turn: msgspec.Raw
    since: int | None
    mine: bool
    legal: msgspec.Raw | None
    previews: msgspec.Raw | None
    standing: msgspec.Raw
    clocks: msgspec.Raw
    chairs: tuple[Sitter | None, ...]
    sources: msgspec.Raw | None


class Frames:
    """Renders frames and remembers the newest public one of each match: a seat's own is hardly ever asked for twice."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    def rendered(self, loaded: LoadedMatch, seat: Seat | None) -> bytes:
        """Return the JSON of a frame of the newest state."""
        if seat is not None:
            return encode(frame(loaded, seat))
        match = loaded.match
        seq, found = self._kept.get(match.id, (-1, b""))
        if seq != match.seq:
            found = encode(frame(loaded, None))
            self._kept[match.id] = (match.seq, found)
            self._kept.move_to_end(match.id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found


def frame(loaded: LoadedMatch, seat: Seat | None, past: bool = False) -> Frame:
    """Return what a seat sees of a match; with `past` nothing is asked of it."""
    match, game = loaded.match, loaded.game
    view = None if match.state is None or seat is None else game.view(match.state, seat)
    since = match.since[seat] if seat is not None and match.phase == "playing" and not past else None
    legal = list(game.legal(match.state, seat)) if since is not None and seat is not None and game.spec.small else None
    shared_turn, shared_standing, shared_clocks = loaded.public_parts
    return Frame(
        match=match.id,
        seq=match.seq,
        at=match.at,
        game=match.opened.game,
        seat=seat,
        phase=match.phase,
        past=past,
        options=match.options,
        view=loaded.public_view if seat is None else None if view is None else msgspec.Raw(encode(view)),
        turn=shared_turn,
        since=since,
        mine=since is not None,
        legal=None if legal is None else msgspec.Raw(encode(legal)),
        previews=None if legal is None or seat is None else msgspec.Raw(encode(game.previews(view, seat, legal))),
        standing=shared_standing,
        clocks=shared_clocks,
        chairs=sitters(match),
        sources=msgspec.Raw(encode(sources(game, match))) if match.phase == "over" else None,
    )


def nameless(loaded: LoadedMatch) -> Frame:
    """Return the public frame without the names of people."""
    return replace(frame(loaded, None), chairs=sitters(loaded.match, named=False))


def sitters(match: Match[Any], named: bool = True) -> tuple[Sitter | None, ...]:
    """Return who sits where; people whose names are not told have empty ones."""
    return tuple(
        None if chair is None else Sitter(chair.name if named or chair.bot else "", chair.bot, seat in match.gone)
        for seat, chair in enumerate(match.chairs)
    )
