"""The files of the pages: kept for good by their content, or as they lie in their folders."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from parlour.plugin import registry
from parlour.server.assets.static_assets import IMMUTABLE, MANIFEST_CACHE
from parlour.server.pages.templates import package_folder
from parlour.services.errors import NotFound

SHORT_CACHE = CacheControlHeader(max_age=60)
"""Files may be a minute old, so that a new version of the house is seen soon."""


@get("/static/{stamp:str}/{name:path}", include_in_schema=False)
async def versioned_file(stamp: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a piece of the pages; a page of yesterday is given today's, which it may not keep."""
    piece = MANIFEST_CACHE.manifest().assets.get(name.strip("/"))
    if piece is None:
        raise NotFound("core.no-such-page")
    return Response(
        piece.body,
        media_type=piece.kind,
        headers={"cache-control": f"public, {IMMUTABLE}" if piece.stamp == stamp else "no-store"},
    )


@get("/worker.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """Return the worker that says when the house cannot be reached; it stands at the root to answer for every page."""
    return Response(
        (package_folder("parlour.web") / "worker.js").read_bytes(),
        media_type="text/javascript",
        headers={"cache-control": "max-age=86400"},
    )


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Lead to the house's sign."""
    return Redirect("/web/logo.svg")


FILE_HANDLERS = (versioned_file, service_worker, favicon)


def file_routers() -> list[Router]:
    """Return what serves the shell's files and those of every game that draws its own board."""
    routers = [
        create_static_files_router(
            path="/web",
            directories=[package_folder("parlour.web")],
            name="web",
            cache_control=SHORT_CACHE,
        )
    ]
    for game, package in registry.game_packages().items():
        drawn = package_folder(package) / "ui"
        if drawn.is_dir():
            routers.append(
                create_static_files_router(
                    path=f"/games/{game}/ui",
                    directories=[drawn],
                    name=f"ui-{game}",
                    cache_control=SHORT_CACHE,
                )
            )
    return routers
