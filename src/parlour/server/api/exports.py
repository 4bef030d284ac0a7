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
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep, ShareTokenDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.application import Application
from parlour.services.errors import NotFound


class ExportsApi(Controller):
    """Pictures and keepsakes, made by the games themselves."""

    tags = ["exports"]

    @get("/api/games/{game:str}/pictures/{name:str}", media_type="application/json")
    async def board_pictures(
        self, here: AppDep, game: PathName, name: PathName, allowed: QuotaDep
    ) -> Response[bytes]:
        """Return the sheet of this name that a game's boards draw with."""
        rules = here.games.game(game)
        allowed.spend(QuotaKind.STEPS)
        drawn = registry.game_plugin(game).board_pictures
        try:
            if drawn is None:
                raise LookupError(game)
            body = await asyncio.to_thread(drawn, name, rules.assets)
        except LookupError as reason:
            raise NotFound("core.no-such-page") from reason
        return Response(
            body, media_type="application/json", headers={"cache-control": "max-age=3600"}
        )

    @get("/api/matches/{match:str}/poster", media_type="image/svg+xml")
    async def match_poster(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> Response[bytes]:
        """Return the board of a finished match as one picture."""
        allowed.spend(QuotaKind.HISTORY)
        return _file_response(
            (await _export_match(here, player, match, shown, lambda offered: offered.draw_poster))[
                0
            ],
            "image/svg+xml",
            f"{match}.svg",
        )

    @get("/api/matches/{match:str}/record", media_type="text/plain")
    async def match_record(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> Response[bytes]:
        """Return a finished match as its game records matches."""
        allowed.spend(QuotaKind.HISTORY)
        body, offered = await _export_match(
            here, player, match, shown, lambda offered: offered.write_record
        )
        return _file_response(body, "text/plain", f"{match}.{offered.record_suffix}")


async def _export_match(
    here: Application,
    player: Player,
    match: str,
    shown: str,
    part: Callable[[GamePlugin], Callable[[Archive, Path], str] | None],
) -> tuple[bytes, GamePlugin]:
    """Return what a game makes of a finished match, and what it offers; raises NotFound where it makes nothing, Illegal while the match is on."""
    loaded = await here.matches.access.watchable_match(match, player, shown)
    offered = registry.game_plugin(loaded.match.opened.game)
    make = part(offered)
    if make is None:
        raise NotFound("core.no-such-page")
    kept = await here.matches.proofs.export_archive(loaded.match.id)
    return (await asyncio.to_thread(make, kept, here.games.data_folder)).encode(), offered


def _file_response(body: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(
        body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
