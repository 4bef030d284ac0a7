"""Tests for link previews: title, description and image in the requested language."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from parlour.server.pages.link_previews import accepted_language, preview_tags

from .harness import ServedApplication


async def test_a_link_preview_states_game_and_phase_in_the_requested_language(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table("betta")
    await host.post("/api/me", {"name": "Rosamunde"})
    for path, language, said in (
        (f"/t/{match}", "de-DE,de;q=0.9", "Betta · läuft"),
        (f"/t/{match}", "xx", "Betta · in progress"),
        ("/rules/pylos", "fr", "Pylos · Parlour"),
        ("/", "sv", "Parlour"),
    ):
        page = (await host.web.get(path, headers={"accept-language": language})).text
        assert f'property="og:title" content="{said}"' in page
        picture = re.search(r'property="og:image" content="https?://[^/]+([^"]+)"', page)
        assert picture and (await host.web.get(picture.group(1))).status_code == 200
        assert "Rosamunde" not in page.partition("</head>")[0]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de-CH;q=0.8, fr", "de"), ("pt, es-AR", "es"), ("*", "en")],
)
def test_the_first_supported_language_is_used(accepted: str, language: str) -> None:
    assert accepted_language(accepted) == language


def test_text_in_an_html_attribute_is_escaped() -> None:
    assert '"><' not in preview_tags("en", 'http://x"><script>', "/").replace('">\n<', "")


async def test_the_site_can_be_installed_and_has_an_offline_page(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    web = files("parlour.web")
    manifest = json.loads((web / "parlour.webmanifest").read_text())
    for icon in manifest["icons"]:
        assert (await guest.web.get(icon["src"])).status_code == 200
    worker = await guest.web.get("/worker.js")
    assert (
        worker.headers["content-type"].startswith("text/javascript")
        and "/web/offline.html" in worker.text
    )
    away = (await guest.web.get("/web/offline.html")).text
    assert [f'lang="{tag}"' in away for tag in ("en", "fr", "it", "es", "de", "sv")] == [True] * 6
