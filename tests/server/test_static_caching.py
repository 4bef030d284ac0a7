"""Tests that content-addressed scripts, translations and boards are cached permanently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.plugin import registry
from parlour.server.assets import static_assets
from parlour.server.assets.static_assets import MANIFEST_CACHE

from .harness import ServedApplication


async def test_a_static_file_is_immutable_only_at_its_own_hash(server: ServedApplication) -> None:
    web = server.guest().web
    page = (await web.get("/")).text
    for address in re.findall(r'/static/[0-9a-f]{16}/[^"]+', page):
        answer = await web.get(address)
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], address
        assert "set-cookie" not in answer.headers
    old = await web.get("/static/0123456789abcdef/shell.js")
    assert old.status_code == 200 and old.headers["cache-control"] == "no-store", (
        "an older page works with the current files"
    )
    assert (await web.get("/static/0123456789abcdef/../pages.py")).status_code == 404


async def test_strings_and_game_info_are_cached_while_their_hash_matches(
    server: ServedApplication,
) -> None:
    web = server.guest().web
    page = (await web.get("/")).text
    games = re.search(r'"(/api/games\?of=[0-9a-f]+)"', page)
    words = re.search(r"/strings/en/site\.ftl\?of=[0-9a-f]+", page)
    assert games and words
    assert (
        (await web.get(games[1])).headers["cache-control"].startswith("private, max-age=31536000")
    )
    assert (await web.get(words[0])).headers["cache-control"].startswith("public, max-age=31536000")
    assert "immutable" not in (await web.get("/api/games?of=1")).headers["cache-control"]
    assert "immutable" not in (await web.get("/strings/en/site.ftl?of=1")).headers["cache-control"]
    both = (await web.get("/strings/en/pylos+betta.ftl")).text
    assert "pylos-name" in both and "betta-name" in both


@pytest.mark.parametrize("game", registry.game_packages())
def test_every_board_is_one_bundle(game: str) -> None:
    edition = MANIFEST_CACHE.manifest()
    assert {f"/games/{game}/ui/{name}" for name in ("index.js", "mini.js", "style.css")} <= set(
        edition.lazy_bundles
    )


def test_an_edited_file_is_used_by_the_next_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = static_assets.asset_roots()
    for address, name in (("/web/", "web"), ("/games/pylos/ui/", "pylos")):
        copied = tmp_path / name
        for path in real[address].rglob("*"):
            if path.is_file():
                (copied / path.relative_to(real[address])).parent.mkdir(parents=True, exist_ok=True)
                (copied / path.relative_to(real[address])).write_bytes(path.read_bytes())
    monkeypatch.setattr(
        static_assets,
        "asset_roots",
        lambda: {"/web/": tmp_path / "web", "/games/pylos/ui/": tmp_path / "pylos"},
    )
    monkeypatch.setattr(static_assets, "CHECK_INTERVAL_S", -1.0)
    newest = static_assets.ManifestCache()
    before = newest.manifest()
    assert newest.manifest() is before
    edited = tmp_path / "pylos" / "index.js"
    edited.write_text(edited.read_text() + "\nconsole.info('edited');\n")
    assert b"edited" in newest.manifest().assets["games/pylos/ui/index.js"].body
    assert newest.manifest().address("shell.js") == before.address("shell.js")
