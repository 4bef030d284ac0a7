"""The server: the house behind HTTP and sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from parlour import __version__
from parlour.db.log import Player
from parlour.server.guards import from_here, hardened, unhurried
from parlour.server.house_api import HouseApi
from parlour.server.matches_api import MatchesApi
from parlour.server.pages import PAGES, file_routers
from parlour.server.refusals import HANDLERS
from parlour.server.session import greeting
from parlour.server.socket import Hall, play_socket
from parlour.server.tables_api import TablesApi
from parlour.tables.arena import Arena

LARGEST_BODY = 64 * 1024


def create_app(database: str, folder: Path) -> Litestar:
    """Return the server of a house: its log at `database`, an operator's own files in `folder`."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        arena = await Arena.open(database, folder)
        app.state.arena, app.state.hall = arena, Hall(arena)
        try:
            yield
        finally:
            await app.state.hall.close()
            await arena.close()

    return Litestar(
        [*PAGES, *file_routers(), HouseApi, TablesApi, MatchesApi, play_socket],
        lifespan=[opened],
        dependencies={"arena": Provide(_arena, sync_to_thread=False), "player": Provide(_player, sync_to_thread=False)},
        middleware=[hardened, unhurried(), greeting],
        guards=[from_here],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(title="Parlour", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _arena(state: State) -> Arena:
    found: Arena = state.arena
    return found


def _player(request: Request[Any, Any, Any]) -> Player:
    found: Player = request.scope["state"]["player"]
    return found
