"""HTTP API for exports: board pictures, and finished matches as posters or records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Controller, Response, get

from parlour.core.archive import Archive
from parlour.plugin import registry
from parlour.plugin.plugin import GamePlugin
from parlour.server.api.frame_responses import EncodedResponse
from parlour.server.api.match_viewer import MatchViewer, MatchViewerDep
from parlour.server.dependencies import AppDep, PathName, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.errors import NotFound


class ExportsApi(Controller):
    """Endpoints for pictures and exports that the game packages produce."""

    tags = ["exports"]

    @get("/api/games/{game:str}/pictures/{name:str}")
    async def board_pictures(
        self, application: AppDep, game: PathName, name: PathName, quota: QuotaDep
    ) -> EncodedResponse[dict[str, Any]]:
        """Return a named set of pictures for a game's boards."""
        rules = application.games.game(game)
        await quota.spend(QuotaKind.STEPS)
        draw_sheet = registry.game_plugin(game).board_pictures
        try:
            if draw_sheet is None:
                raise LookupError(game)
            body = await asyncio.to_thread(draw_sheet, name, rules.assets)
        except LookupError as reason:
            raise NotFound("core.no-such-page") from reason
        return EncodedResponse(body, headers={"cache-control": "max-age=3600"})

    @get("/api/matches/{match:str}/poster", media_type="image/svg+xml")
    async def match_poster(
        self,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> Response[bytes]:
        """Return the final board of a finished match as an SVG picture."""
        await quota.spend(QuotaKind.HISTORY)
        return _file_response(
            (await _export_match(viewer, lambda plugin: plugin.draw_poster))[0],
            "image/svg+xml",
            f"{viewer.match}.svg",
        )

    @get("/api/matches/{match:str}/record", media_type="text/plain")
    async def match_record(
        self,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> Response[bytes]:
        """Return a finished match in the game's own record format."""
        await quota.spend(QuotaKind.HISTORY)
        body, plugin = await _export_match(viewer, lambda plugin: plugin.write_record)
        return _file_response(body, "text/plain", f"{viewer.match}.{plugin.record_suffix}")


async def _export_match(
    viewer: MatchViewer,
    exporter: Callable[[GamePlugin], Callable[[Archive, Path], str] | None],
) -> tuple[bytes, GamePlugin]:
    """Return the export of a finished match and the plugin of its game.

    Args:
        exporter: Returns the export function of a plugin, or None if the plugin has none.

    Raises:
        NotFound: The game does not offer this export.
        Illegal: The match is not over.
    """
    loaded = await viewer.watchable_match()
    plugin = registry.game_plugin(loaded.match.opened.game)
    export = exporter(plugin)
    if export is None:
        raise NotFound("core.no-such-page")
    archive = await viewer.application.matches.proofs.export_archive(loaded.match.id)
    return (
        await asyncio.to_thread(export, archive, viewer.application.games.data_folder)
    ).encode(), plugin


def _file_response(body: bytes, media_type: str, name: str) -> Response[bytes]:
    return Response(
        body,
        media_type=media_type,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
