"""What pages load, each piece at an address that says what is in it, so that a browser keeps it for good and never asks again.

Nobody builds anything: modules and sheets are put together when a page is first asked for, and anew once one of them was edited.
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
"""Seconds for which nobody looks whether something was edited."""

IMMUTABLE = "max-age=31536000, immutable"
"""What stands at an address that says what is in it never changes."""

LINKER_RUNTIME = "module_runtime.js"
"""Runs before all modules."""

THEME_BOOT = "web/components/theme_boot.js"
"""Runs before the first paint."""

MINIS_SHEET = "minis.css"
"""The sheets of all games, for pages with small boards."""

PICTURE_SUFFIXES = (".svg", ".woff2", ".png")
MAX_INLINE_BYTES = 600
"""So many bytes cost less than a question."""

CSS_URL = re.compile(rb"""url\((["']?)(?!#|data:)([^"')]+)\1\)""")


class Asset(Value, frozen=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    stamp: str


class AssetManifest(Value, frozen=True):
    """Everything that pages load, by name; the piece in which something comes later, alone or with others like it; the mark of all strings."""

    assets: dict[str, Asset]
    lazy_bundles: dict[str, str]
    lazy_groups: dict[str, str]
    strings_stamp: str

    def address(self, name: str) -> str:
        """Return where a piece is kept."""
        return f"/static/{self.assets[name].stamp}/{name}"

    def addresses_json(self, together: bool, **more: str) -> str:
        """Return what a page must know of addresses, as JSON that can stand in HTML."""
        later = self.lazy_bundles | self.lazy_groups if together else self.lazy_bundles
        found = (
            {asked: self.address(name) for asked, name in later.items()}
            | {"strings": self.strings_stamp}
            | more
        )
        return json.dumps(found, separators=(",", ":")).replace("<", "\\u003c")


class ManifestCache:
    """The edition of the files as they are now."""

    def __init__(self) -> None:
        self._manifest: AssetManifest | None = None
        self._file_times: tuple[tuple[str, int, int], ...] = ()
        self._checked_at = 0.0

    def manifest(self) -> AssetManifest:
        """Return the newest edition; whoever edits a file finds it in the next page."""
        now = monotonic()
        if self._manifest is None or now - self._checked_at > CHECK_INTERVAL_S:
            seen = tuple(_file_times())
            if self._manifest is None or seen != self._file_times:
                self._manifest, self._file_times = _build_manifest(), seen
            self._checked_at = now
        return self._manifest


MANIFEST_CACHE = ManifestCache()


def asset_roots() -> dict[str, Path]:
    """Return the folders of files for browsers, by the address at which each begins."""
    drawn = {
        f"/games/{game}/ui/": package_folder(package) / "ui"
        for game, package in registry.game_packages().items()
    }
    return {"/web/": package_folder("parlour.web")} | {
        address: path for address, path in drawn.items() if path.is_dir()
    }


def content_stamp(body: bytes) -> str:
    """Return what a piece is known by: half of it is more than enough to tell two editions apart."""
    return blake2b(body, digest_size=8).hexdigest()


def _file_times() -> Iterator[tuple[str, int, int]]:
    """Yield every file that pages may load or show words of, and when it was last edited."""
    waiting = [str(path) for path in asset_roots().values()]
    waiting += [
        str(path)
        for package in registry.game_packages().values()
        if (path := package_folder(package) / "strings").is_dir()
    ]
    while waiting:
        with scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    waiting.append(entry.path)
                else:
                    found = entry.stat()
                    yield entry.path, found.st_mtime_ns, found.st_size


def _build_manifest() -> AssetManifest:
    files = {
        address + path.relative_to(root).as_posix(): path
        for address, root in asset_roots().items()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }
    pieces = {
        name.strip("/"): _asset(path.read_bytes(), path.name)
        for name, path in files.items()
        if path.suffix in PICTURE_SUFFIXES
    }
    sheets = {name: path for name, path in files.items() if path.suffix == ".css"}
    later = {f"/{name}": name for name in pieces if name.endswith(".svg")}
    pieces[THEME_BOOT] = _asset(files[f"/{THEME_BOOT}"].read_bytes(), THEME_BOOT)
    for page in PAGES.values():
        names = [f"/web/{sheet}" for sheet in (*SHARED_SHEETS, *page.styles)]
        pieces[f"{page.module}.css"] = _asset(
            b"\n".join(_linked_sheet(name, sheets[name], pieces) for name in names), "page.css"
        )
    small = {}
    for name in (name for name in sheets if name.startswith("/games/")):
        pieces[name.strip("/")] = _asset(_linked_sheet(name, sheets[name], pieces), "style.css")
        later[name] = later[mini_sheet(name)] = name.strip("/")
        small[mini_sheet(name)] = MINIS_SHEET
    pieces[MINIS_SHEET] = _asset(
        b"\n".join(pieces[later[name]].body for name in sorted(small)), MINIS_SHEET
    )
    modules = ModuleGraph(lambda name: _linked_asset(name, files))
    found = plan_bundles(
        modules,
        {page.module: f"/web/{page.module}.js" for page in PAGES.values()},
        [name for name in files if name.endswith(".js")],
    )
    for name, bundle in found.bundles.items():
        body = [files[f"/web/{LINKER_RUNTIME}"].read_text("utf-8")] if name == SHELL_BUNDLE else []
        body += [modules.linked_modules(module).text for module in bundle.modules]
        body += [f"$start({json.dumps(bundle.entry)});"] if bundle.entry else []
        pieces[name] = _asset("\n".join(body).encode(), "bundle.js")
    strings = b"".join(
        path.read_bytes()
        for package in ("parlour.web", *registry.game_packages().values())
        for path in sorted((package_folder(package) / "strings").rglob("*.ftl"))
    )
    return AssetManifest(
        pieces, later | found.lazy_bundles, small | found.lazy_groups, content_stamp(strings)
    )


def mini_sheet(sheet: str) -> str:
    """Return what a small board calls the sheet of its game, which may come with those of others."""
    return f"{sheet.rpartition('/')[0]}/mini.css"


def _asset(body: bytes, name: str) -> Asset:
    kind = (
        "text/javascript"
        if name.endswith(".js")
        else guess_type(name)[0] or "application/octet-stream"
    )
    return Asset(body, kind, content_stamp(body))


def _linked_sheet(name: str, path: Path, pieces: dict[str, Asset]) -> bytes:
    """Return a sheet whose fonts and pictures are asked for where they are kept; a tiny picture comes in it."""

    def link_asset(found: re.Match[bytes]) -> bytes:
        other = f"{name.strip('/').rpartition('/')[0]}/{found[2].decode()}"
        if (
            other.endswith(".svg")
            and other in pieces
            and len(pieces[other].body) <= MAX_INLINE_BYTES
        ):
            return b'url("data:image/svg+xml;base64,%b")' % b64encode(pieces[other].body)
        return (
            b'url("/static/%b/%b")' % (pieces[other].stamp.encode(), other.encode())
            if other in pieces
            else found[0]
        )

    return CSS_URL.sub(link_asset, path.read_bytes())


def _linked_asset(name: str, files: dict[str, Path]) -> LinkedModule:
    if name not in files:
        raise LinkError(f"there is no {name}")
    return _linked_file(name, files[name], files[name].stat().st_mtime_ns)


@lru_cache(maxsize=2048)
def _linked_file(name: str, path: Path, edited: int) -> LinkedModule:
    """Return a module, linked once for each time it was edited."""
    return link_module(name, path.read_bytes())
