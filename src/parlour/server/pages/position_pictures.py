"""The position of a match as a picture, for whoever is sent its link: what a stranger may see, drawn by its game, kept a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.plugin import registry
from parlour.server.limits.quotas import PlayerQuotas, QuotaKind
from parlour.server.raster import png
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch

MAX_CACHED = 128
"""How many pictures stay in memory: about 60 kB each."""

MAX_CONCURRENT = 1
"""Pictures are no haste: they take one core at most from those who play."""

WAIT_SECONDS = 15.0
"""How long a picture is waited for, with those before it; then the link carries the picture of its game."""


def picture_url(loaded: LoadedMatch | None) -> str | None:
    """Return where the picture of a match as strangers see it is, or None where its game's own has to do."""
    if loaded is None or registry.game_plugin(loaded.match.opened.game).draw_position is None:
        return None
    return f"/t/{loaded.match.id}/position.png?at={loaded.match.seq}"


class PositionPictures:
    """The pictures that were asked for last."""

    def __init__(self) -> None:
        self._cache: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def position_png(
        self, application: Application, match: str, quota: PlayerQuotas
    ) -> bytes | None:
        """Return the picture of a match as a stranger sees it, or None where there is none; raises TooManyRequests."""
        loaded = await application.matches.access.public_match(match)
        if loaded is None:
            return None
        asked = (match, loaded.match.seq)
        if asked not in self._cache:
            quota.spend(QuotaKind.PICTURES)
            try:
                async with asyncio.timeout(WAIT_SECONDS), self._semaphore:
                    drawn = self._cache.get(asked) or await _draw_position(loaded)
            except TimeoutError:
                drawn = None
            if drawn is None:
                return None
            self._cache[asked] = drawn
        self._cache.move_to_end(asked)
        while len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return self._cache[asked]


async def _draw_position(loaded: LoadedMatch) -> bytes | None:
    svg = await asyncio.to_thread(_svg, loaded)
    return None if svg is None else await png(svg)


def _svg(loaded: LoadedMatch) -> str | None:
    draw = registry.game_plugin(loaded.match.opened.game).draw_position
    if draw is None:
        return None
    try:
        return draw(loaded.public_view, loaded.game.assets)
    except LookupError:
        return None  # the pictures of its tiles are not at hand
