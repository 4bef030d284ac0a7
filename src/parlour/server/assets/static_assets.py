"""Page assets at content-addressed URLs, which browsers cache permanently.

There is no build step: the server builds the bundles when a page is first requested, and again
after a file has changed.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from mimetypes import guess_type
from os import scandir
from pathlib import Path
from time import monotonic

from parlour.core.value import Value
from parlour.plugin import registry
from parlour.server.assets.bundles import SHELL_BUNDLE, ModuleGraph, plan_bundles
from parlour.server.assets.module_linker import LinkedModule, LinkError, link_module
from parlour.server.pages.templates import PAGES, SHARED_SHEETS, package_folder

CHECK_INTERVAL_S = 1.0
"""Seconds between checks for changed files."""

IMMUTABLE = "max-age=31536000, immutable"
"""The header `Cache-Control` for content-addressed URLs."""

LINKER_RUNTIME = "module_runtime.js"
"""File name of the script that runs before all modules."""

THEME_BOOT = "web/components/theme_boot.js"
"""Name of the script that runs before the first paint."""

LAYOUT_SHEET = "web/board/layout.css"
"""Name of the style sheet of boards that are drawn from layouts, which pages load on demand."""

MINIS_SHEET = "minis.css"
"""Name of the asset with the style sheets of all games, for pages with many small boards."""

PICTURE_SUFFIXES = (".svg", ".woff2", ".png")
MAX_INLINE_BYTES = 600
"""Maximum size of inlined pictures, for which a separate request would be slower."""

CSS_URL = re.compile(rb"""url\((["']?)(?!#|data:)([^"')]+)\1\)""")


class Asset(Value, frozen=True):
    """The content of a served file, with its media type and hash."""

    body: bytes
    kind: str
    """Media type."""
    stamp: str
    """Hash of the content, part of the URL."""


class AssetManifest(Value, frozen=True):
    """The assets of all pages, with the URLs that load lazily."""

    assets: dict[str, Asset]
    """Assets by name."""
    lazy_bundles: dict[str, str]
    """Asset with only the file of each lazily loaded URL."""
    lazy_groups: dict[str, str]
    """Asset with the file of each lazily loaded URL and similar files."""
    strings_stamp: str
    """Hash of all translated strings."""

    def address(self, name: str) -> str:
        """Return the content-addressed URL of an asset."""
        return f"/static/{self.assets[name].stamp}/{name}"

    def addresses_json(self, grouped: bool, **more: str) -> str:
        """Return the asset URLs for a page as JSON that is safe to embed in HTML.

        Args:
            grouped: Whether the page loads small boards and style sheets of many games together.
            more: Further URLs to include.
        """
        lazy = self.lazy_bundles | self.lazy_groups if grouped else self.lazy_bundles
        urls = (
            {requested: self.address(name) for requested, name in lazy.items()}
            | {"strings": self.strings_stamp}
            | more
        )
        return json.dumps(urls, separators=(",", ":")).replace("<", "\\u003c")


class ManifestCache:
    """A cache for the asset manifest, which is rebuilt when a file changes."""

    def __init__(self) -> None:
        self._manifest: AssetManifest | None = None
        self._file_times: tuple[tuple[str, int, int], ...] = ()
        self._checked_at = 0.0

    def manifest(self) -> AssetManifest:
        """Return the manifest, rebuilt if a file has changed since the last check."""
        now = monotonic()
        if self._manifest is None or now - self._checked_at > CHECK_INTERVAL_S:
            file_times = tuple(_file_times())
            if self._manifest is None or file_times != self._file_times:
                self._manifest, self._file_times = _build_manifest(), file_times
            self._checked_at = now
        return self._manifest


MANIFEST_CACHE = ManifestCache()


def asset_roots() -> dict[str, Path]:
    """Return the folders with browser files by URL prefix."""
    game_folders = {
        f"/games/{game}/ui/": package_folder(package) / "ui"
        for game, package in registry.game_packages().items()
    }
    return {"/web/": package_folder("parlour.web")} | {
        address: path for address, path in game_folders.items() if path.is_dir()
    }


def content_stamp(body: bytes) -> str:
    """Return a short hash of a file's content.

    Eight bytes are enough to distinguish the versions of a file.
    """
    return blake2b(body, digest_size=8).hexdigest()


def _file_times() -> Iterator[tuple[str, int, int]]:
    """Yield the path, modification time (ns) and size (bytes) of every asset and string file."""
    pending = [str(path) for path in asset_roots().values()]
    pending += [
        str(path)
        for package in registry.game_packages().values()
        if (path := package_folder(package) / "strings").is_dir()
    ]
    while pending:
        with scandir(pending.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    pending.append(entry.path)
                else:
                    status = entry.stat()
                    yield entry.path, status.st_mtime_ns, status.st_size


def _build_manifest() -> AssetManifest:
    files = {
        address + path.relative_to(root).as_posix(): path
        for address, root in asset_roots().items()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }
    assets = {
        name.strip("/"): _asset(path.read_bytes(), path.name)
        for name, path in files.items()
        if path.suffix in PICTURE_SUFFIXES
    }
    sheets = {name: path for name, path in files.items() if path.suffix == ".css"}
    lazy = {f"/{name}": name for name in assets if name.endswith(".svg")}
    assets[THEME_BOOT] = _asset(files[f"/{THEME_BOOT}"].read_bytes(), THEME_BOOT)
    for page in PAGES.values():
        names = [f"/web/{sheet}" for sheet in (*SHARED_SHEETS, *page.styles)]
        assets[f"{page.module}.css"] = _asset(
            b"\n".join(_linked_sheet(name, sheets[name], assets) for name in names), "page.css"
        )
    assets[LAYOUT_SHEET] = _asset(
        _linked_sheet(f"/{LAYOUT_SHEET}", sheets[f"/{LAYOUT_SHEET}"], assets), "style.css"
    )
    lazy[f"/{LAYOUT_SHEET}"] = LAYOUT_SHEET
    minis = {}
    for name in (name for name in sheets if name.startswith("/games/")):
        assets[name.strip("/")] = _asset(_linked_sheet(name, sheets[name], assets), "style.css")
        lazy[name] = lazy[mini_sheet(name)] = name.strip("/")
        minis[mini_sheet(name)] = MINIS_SHEET
    assets[MINIS_SHEET] = _asset(
        b"\n".join(assets[lazy[name]].body for name in sorted(minis)), MINIS_SHEET
    )
    modules = ModuleGraph(lambda name: _linked_asset(name, files))
    plan = plan_bundles(
        modules,
        {page.module: f"/web/{page.module}.js" for page in PAGES.values()},
        [name for name in files if name.endswith(".js")],
    )
    for name, bundle in plan.bundles.items():
        body = [files[f"/web/{LINKER_RUNTIME}"].read_text("utf-8")] if name == SHELL_BUNDLE else []
        body += [modules.linked_modules(module).text for module in bundle.modules]
        body += [f"$start({json.dumps(bundle.entry)});"] if bundle.entry else []
        assets[name] = _asset("\n".join(body).encode(), "bundle.js")
    strings = b"".join(
        path.read_bytes()
        for package in ("parlour.web", *registry.game_packages().values())
        for path in sorted((package_folder(package) / "strings").rglob("*.ftl"))
    )
    return AssetManifest(
        assets, lazy | plan.lazy_bundles, minis | plan.lazy_groups, content_stamp(strings)
    )


def mini_sheet(sheet: str) -> str:
    """Return the URL with which a small board requests its game's style sheet.

    Args:
        sheet: URL of the game's style sheet.
    """
    return f"{sheet.rpartition('/')[0]}/mini.css"


def _asset(body: bytes, name: str) -> Asset:
    kind = (
        "text/javascript"
        if name.endswith(".js")
        else guess_type(name)[0] or "application/octet-stream"
    )
    return Asset(body, kind, content_stamp(body))


def _linked_sheet(name: str, path: Path, assets: dict[str, Asset]) -> bytes:
    """Return a style sheet with content-addressed URLs and with small pictures inlined."""

    def link_asset(match: re.Match[bytes]) -> bytes:
        other = f"{name.strip('/').rpartition('/')[0]}/{match[2].decode()}"
        if (
            other.endswith(".svg")
            and other in assets
            and len(assets[other].body) <= MAX_INLINE_BYTES
        ):
            return b'url("data:image/svg+xml;base64,%b")' % b64encode(assets[other].body)
        return (
            b'url("/static/%b/%b")' % (assets[other].stamp.encode(), other.encode())
            if other in assets
            else match[0]
        )

    return CSS_URL.sub(link_asset, path.read_bytes())


def _linked_asset(name: str, files: dict[str, Path]) -> LinkedModule:
    if name not in files:
        raise LinkError(f"there is no {name}")
    return _linked_file(name, files[name], files[name].stat().st_mtime_ns)


@lru_cache(maxsize=2048)
def _linked_file(name: str, path: Path, modified_ns: int) -> LinkedModule:
    """Return the linked form of a module file.

    The modification time (ns) is part of the cache key, so a changed file is linked again.
    """
    return link_module(name, path.read_bytes())
