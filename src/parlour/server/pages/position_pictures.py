"""The position of a match as a picture, for whoever is sent its link: what a stranger may see, drawn by its game, kept a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.plugin import registry
from parlour.server.limits.quotas import Allowed, Kind
from parlour.server.raster import png
from parlour.services.application import House
from parlour.services.matches.loaded_match import LoadedMatch

KEPT = 128
"""How many pictures stay in memory: about 60 kB each."""

MADE_AT_ONCE = 1
"""Pictures are no haste: they take one core at most from those who play."""

WAIT_SECONDS = 15.0
"""How long a picture is waited for, with those before it; then the link carries the picture of its game."""


def address(loaded: LoadedMatch | None) -> str | None:
    """Return where the picture of a match as strangers see it is, or None where its game's own has to do."""
    if loaded is None or registry.plugin(loaded.match.opened.game).position is None:
        return None
    return f"/t/{loaded.match.id}/position.png?at={loaded.match.seq}"


class Positions:
    """The pictures that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._making = asyncio.Semaphore(MADE_AT_ONCE)

    async def png(self, here: House, match: str, allowed: Allowed) -> bytes | None:
        """Return the picture of a match as a stranger sees it, or None where there is none; raises Later."""
        loaded = await here.public(match)
        if loaded is None:
            return None
        asked = (match, loaded.match.seq)
        if asked not in self._kept:
            allowed.spend(Kind.PICTURES)
            try:
                async with asyncio.timeout(WAIT_SECONDS), self._making:
                    drawn = self._kept.get(asked) or await _drawn(loaded)
            except TimeoutError:
                drawn = None
            if drawn is None:
                return None
            self._kept[asked] = drawn
        self._kept.move_to_end(asked)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[asked]


async def _drawn(loaded: LoadedMatch) -> bytes | None:
    svg = await asyncio.to_thread(_svg, loaded)
    return None if svg is None else await png(svg)


def _svg(loaded: LoadedMatch) -> str | None:
    draw = registry.plugin(loaded.match.opened.game).position
    if draw is None:
        return None
    try:
        return draw(loaded.public_view, loaded.game.assets)
    except LookupError:
        return None  # the pictures of its tiles are not at hand
