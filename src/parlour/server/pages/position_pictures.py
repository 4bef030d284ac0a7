"""Preview pictures of the public view of positions, drawn by the game and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.core.match import seat_colours
from parlour.plugin import registry
from parlour.plugin.layout_picture import layout_svg
from parlour.server.limits.quotas import PlayerQuotas, QuotaKind
from parlour.server.raster import png
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch

MAX_CACHED = 128
"""Maximum number of pictures in memory, about 60 kB each."""

MAX_CONCURRENT = 1
"""Maximum number of pictures drawn at the same time, so that matches lose at most one core."""

WAIT_SECONDS = 15.0
"""Maximum time to wait and draw a picture, in seconds. After it, the game's own picture is used."""


def picture_url(loaded: LoadedMatch | None) -> str | None:
    """Return the path of a match's preview picture, or None if the game cannot draw positions."""
    if loaded is None:
        return None
    plugin = registry.game_plugin(loaded.match.opened.game)
    if plugin.draw_position is None and plugin.layout is None:
        return None
    return f"/t/{loaded.match.id}/position.png?at={loaded.match.seq}"


class PositionPictures:
    """A cache of the most recently requested preview pictures."""

    def __init__(self) -> None:
        self._cache: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def position_png(
        self, application: Application, match: str, quota: PlayerQuotas
    ) -> bytes | None:
        """Return the preview picture of a match, or None if it cannot be drawn.

        Raises:
            TooManyRequests: The player's quota is exhausted.
        """
        loaded = await application.matches.access.public_match(match)
        if loaded is None:
            return None
        key = (match, loaded.match.seq)
        if key not in self._cache:
            await quota.spend(QuotaKind.PICTURES)
            try:
                async with asyncio.timeout(WAIT_SECONDS), self._semaphore:
                    picture = self._cache.get(key) or await _draw_position(loaded)
            except TimeoutError:
                picture = None
            if picture is None:
                return None
            self._cache[key] = picture
        self._cache.move_to_end(key)
        while len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return self._cache[key]


async def _draw_position(loaded: LoadedMatch) -> bytes | None:
    svg = await asyncio.to_thread(_svg, loaded)
    return None if svg is None else await png(svg)


def _svg(loaded: LoadedMatch) -> str | None:
    plugin = registry.game_plugin(loaded.match.opened.game)
    if plugin.draw_position is None:
        if plugin.layout is None or loaded.public_view is None:
            return None
        return layout_svg(plugin.layout(loaded.public_view), seat_colours(loaded.match))
    try:
        return plugin.draw_position(
            loaded.public_view, loaded.game.assets, seat_colours(loaded.match)
        )
    except LookupError:
        return None  # the tile pictures are not installed
