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
from parlour.server.assets.bundles import HOUSE, Modules, plan
from parlour.server.assets.module_linker import Linked, Unlinkable, linked
from parlour.server.pages.templates import PAGES, SHARED, folder

REST = 1.0
"""Seconds for which nobody looks whether something was edited."""

KEPT_FOR_GOOD = "max-age=31536000, immutable"
"""What stands at an address that says what is in it never changes."""

FIRST = "linked.js"
"""Runs before all modules."""

BOOT = "web/components/theme_boot.js"
"""Runs before the first paint."""

MINIS = "minis.css"
"""The sheets of all games, for pages with small boards."""

PICTURES = (".svg", ".woff2", ".png")
TINY = 600
"""So many bytes cost less than a question."""

URL = re.compile(rb"""url\((["']?)(?!#|data:)([^"')]+)\1\)""")


class Piece(Value, frozen=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    stamp: str


class Edition(Value, frozen=True):
    """Everything that pages load, by name; the piece in which something comes later, alone or with others like it; the mark of all strings."""

    pieces: dict[str, Piece]
    later: dict[str, str]
    together: dict[str, str]
    strings: str

    def address(self, name: str) -> str:
        """Return where a piece is kept."""
        return f"/kept/{self.pieces[name].stamp}/{name}"

    def told(self, together: bool, **more: str) -> str:
        """Return what a page must know of addresses, as JSON that can stand in HTML."""
        later = self.later | self.together if together else self.later
        found = {asked: self.address(name) for asked, name in later.items()} | {"strings": self.strings} | more
        return json.dumps(found, separators=(",", ":")).replace("<", "\\u003c")


class Newest:
    """The edition of the files as they are now."""

    def __init__(self) -> None:
        self._edition: Edition | None = None
        self._seen: tuple[tuple[str, int, int], ...] = ()
        self._at = 0.0

    def edition(self) -> Edition:
        """Return the newest edition; whoever edits a file finds it in the next page."""
        now = monotonic()
        if self._edition is None or now - self._at > REST:
            seen = tuple(_seen())
            if self._edition is None or seen != self._seen:
                self._edition, self._seen = _edition(), seen
            self._at = now
        return self._edition


NEWEST = Newest()


def roots() -> dict[str, Path]:
    """Return the folders of files for browsers, by the address at which each begins."""
    drawn = {f"/games/{game}/ui/": folder(package) / "ui" for game, package in registry.packages().items()}
    return {"/web/": folder("parlour.web")} | {address: path for address, path in drawn.items() if path.is_dir()}


def stamp(body: bytes) -> str:
    """Return what a piece is known by: half of it is more than enough to tell two editions apart."""
    return blake2b(body, digest_size=8).hexdigest()


def _seen() -> Iterator[tuple[str, int, int]]:
    """Yield every file that pages may load or show words of, and when it was last edited."""
    waiting = [str(path) for path in roots().values()]
    waiting += [str(path) for package in registry.packages().values() if (path := folder(package) / "strings").is_dir()]
    while waiting:
        with scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    waiting.append(entry.path)
                else:
                    found = entry.stat()
                    yield entry.path, found.st_mtime_ns, found.st_size


def _edition() -> Edition:
    files = {
        address + path.relative_to(root).as_posix(): path for address, root in roots().items() for path in sorted(root.rglob("*")) if path.is_file()
    }
    pieces = {name.strip("/"): _piece(path.read_bytes(), path.name) for name, path in files.items() if path.suffix in PICTURES}
    sheets = {name: path for name, path in files.items() if path.suffix == ".css"}
    later = {f"/{name}": name for name in pieces if name.endswith(".svg")}
    pieces[BOOT] = _piece(files[f"/{BOOT}"].read_bytes(), BOOT)
    for page in PAGES.values():
        names = [f"/web/{sheet}" for sheet in (*SHARED, *page.styles)]
        pieces[f"{page.module}.css"] = _piece(b"\n".join(_sheet(name, sheets[name], pieces) for name in names), "page.css")
    small = {}
    for name in (name for name in sheets if name.startswith("/games/")):
        pieces[name.strip("/")] = _piece(_sheet(name, sheets[name], pieces), "style.css")
        later[name] = later[small_sheet(name)] = name.strip("/")
        small[small_sheet(name)] = MINIS
    pieces[MINIS] = _piece(b"\n".join(pieces[later[name]].body for name in sorted(small)), MINIS)
    modules = Modules(lambda name: _linked(name, files))
    found = plan(modules, {page.module: f"/web/{page.module}.js" for page in PAGES.values()}, [name for name in files if name.endswith(".js")])
    for name, bundle in found.bundles.items():
        body = [files[f"/web/{FIRST}"].read_text("utf-8")] if name == HOUSE else []
        body += [modules.linked(module).text for module in bundle.modules]
        body += [f"$start({json.dumps(bundle.entry)});"] if bundle.entry else []
        pieces[name] = _piece("\n".join(body).encode(), "bundle.js")
    strings = b"".join(
        path.read_bytes()
        for package in ("parlour.web", *registry.packages().values())
        for path in sorted((folder(package) / "strings").rglob("*.ftl"))
    )
    return Edition(pieces, later | found.later, small | found.together, stamp(strings))


def small_sheet(sheet: str) -> str:
    """Return what a small board calls the sheet of its game, which may come with those of others."""
    return f"{sheet.rpartition('/')[0]}/mini.css"


def _piece(body: bytes, name: str) -> Piece:
    kind = "text/javascript" if name.endswith(".js") else guess_type(name)[0] or "application/octet-stream"
    return Piece(body, kind, stamp(body))


def _sheet(name: str, path: Path, pieces: dict[str, Piece]) -> bytes:
    """Return a sheet whose fonts and pictures are asked for where they are kept; a tiny picture comes in it."""

    def kept(found: re.Match[bytes]) -> bytes:
        other = f"{name.strip('/').rpartition('/')[0]}/{found[2].decode()}"
        if other.endswith(".svg") and other in pieces and len(pieces[other].body) <= TINY:
            return b'url("data:image/svg+xml;base64,%b")' % b64encode(pieces[other].body)
        return b'url("/kept/%b/%b")' % (pieces[other].stamp.encode(), other.encode()) if other in pieces else found[0]

    return URL.sub(kept, path.read_bytes())


def _linked(name: str, files: dict[str, Path]) -> Linked:
    if name not in files:
        raise Unlinkable(f"there is no {name}")
    return _read(name, files[name], files[name].stat().st_mtime_ns)


@lru_cache(maxsize=2048)
def _read(name: str, path: Path, edited: int) -> Linked:
    """Return a module, linked once for each time it was edited."""
    return linked(name, path.read_bytes())
