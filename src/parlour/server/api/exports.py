"""The API of what is drawn and kept: pictures that a game's boards need, and a finished match as a poster or a record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from litestar import Controller, Response, get

from parlour.core.archive import Archive
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.plugin import GamePlugin
from parlour.server.dependencies import Allowance, Asking, Here, Named, Shown
from parlour.server.limits.quotas import Kind
from parlour.services.application import House
from parlour.services.errors import Missing


class KeepsakesApi(Controller):
    """Pictures and keepsakes, made by the games themselves."""

    tags = ["keepsakes"]

    @get("/api/games/{game:str}/pictures/{name:str}", media_type="application/json")
    async def pictures(self, here: Here, game: Named, name: Named, allowed: Allowance) -> Response[bytes]:
        """Return the sheet of this name that a game's boards draw with."""
        rules = here.games.game(game)
        allowed.spend(Kind.STEPS)
        drawn = registry.plugin(game).pictures
        try:
            if drawn is None:
                raise LookupError(game)
            body = await asyncio.to_thread(drawn, name, rules.assets)
        except LookupError as reason:
            raise Missing("core.no-such-page") from reason
        return Response(body, media_type="application/json", headers={"cache-control": "max-age=3600"})

    @get("/api/matches/{match:str}/poster", media_type="image/svg+xml")
    async def poster(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> Response[bytes]:
        """Return the board of a finished match as one picture."""
        allowed.spend(Kind.HISTORY)
        return _file((await _made(here, player, match, shown, lambda offered: offered.poster))[0], "image/svg+xml", f"{match}.svg")

    @get("/api/matches/{match:str}/record", media_type="text/plain")
    async def record(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> Response[bytes]:
        """Return a finished match as its game records matches."""
        allowed.spend(Kind.HISTORY)
        body, offered = await _made(here, player, match, shown, lambda offered: offered.record)
        return _file(body, "text/plain", f"{match}.{offered.record_suffix}")


async def _made(
    here: House, player: Player, match: str, shown: str, part: Callable[[GamePlugin], Callable[[Archive, Path], str] | None]
) -> tuple[bytes, GamePlugin]:
    """Return what a game makes of a finished match, and what it offers; raises Missing where it makes nothing, Illegal while the match is on."""
    loaded = await here.watched(match, player, shown)
    offered = registry.plugin(loaded.match.opened.game)
    make = part(offered)
    if make is None:
        raise Missing("core.no-such-page")
    kept = await here.proofs.archive(loaded.match.id)
    return (await asyncio.to_thread(make, kept, here.games.folder)).encode(), offered


def _file(body: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
