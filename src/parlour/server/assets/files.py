"""Request handlers for static files, with and without a version in the URL."""

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
"""Cache lifetime of unversioned files: one minute, so that browsers soon load a new release."""


@get("/static/{stamp:str}/{name:path}", include_in_schema=False)
async def versioned_file(stamp: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a versioned asset.

    The URL of an old version returns the current content, with caching disabled.
    """
    asset = MANIFEST_CACHE.manifest().assets.get(name.strip("/"))
    if asset is None:
        raise NotFound("core.no-such-page")
    return Response(
        asset.body,
        media_type=asset.kind,
        headers={"cache-control": f"public, {IMMUTABLE}" if asset.stamp == stamp else "no-store"},
    )


@get("/worker.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """Return the service worker.

    It is served from the root path so that its scope covers every page.
    """
    return Response(
        (package_folder("parlour.web") / "worker.js").read_bytes(),
        media_type="text/javascript",
        headers={"cache-control": "max-age=86400"},
    )


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Redirect to the site's logo."""
    return Redirect("/web/logo.svg")


FILE_HANDLERS = (versioned_file, service_worker, favicon)


def file_routers() -> list[Router]:
    """Return the routers for unversioned files of the site and of the games."""
    routers = [
        create_static_files_router(
            path="/web",
            directories=[package_folder("parlour.web")],
            name="web",
            cache_control=SHORT_CACHE,
        )
    ]
    for game, package in registry.game_packages().items():
        ui_folder = package_folder(package) / "ui"
        if ui_folder.is_dir():
            routers.append(
                create_static_files_router(
                    path=f"/games/{game}/ui",
                    directories=[ui_folder],
                    name=f"ui-{game}",
                    cache_control=SHORT_CACHE,
                )
            )
    return routers
