"""Tests that a game that fails to load is disabled while all other games keep working."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.plugin import registry
from parlour.server.api import game_catalogue
from parlour.server.api.game_info import GameInfo, build_game_info
from parlour.server.pages.pages import STATIC_PAGES
from parlour.services.games import Games

from ..patience import eventually
from .accounts import PASSWORD
from .harness import run_server

KEPT = (
    registry.installed_games,
    registry.game_plugin,
    registry.load_failures,
    registry.game_plugins,
)


@pytest.fixture
def break_pylos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return a function that replaces the Pylos package by one that cannot be imported."""
    (tmp_path / "broken_pylos").mkdir()
    (tmp_path / "broken_pylos" / "__init__.py").write_text("")
    (tmp_path / "broken_pylos" / "plugin.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    installed = registry.installed_games()
    folder, failures, folders = registry.game_plugin, registry.load_failures, registry.game_plugins

    def do() -> None:
        for kept in (folder, failures, folders):
            kept.cache_clear()
        monkeypatch.setattr(
            registry, "installed_games", lambda: {**installed, "pylos": "broken_pylos"}
        )

    yield do
    monkeypatch.undo()
    for kept in (folder, failures, folders):
        kept.cache_clear()
    for name in [name for name in sys.modules if name.startswith("broken_pylos")]:
        del sys.modules[name]


async def wait_for_output(capsys: pytest.CaptureFixture[str], words: str) -> str:
    """Wait until the output of the server contains these words, and return it."""
    said: list[str] = []

    def has_printed() -> bool:
        said.append(capsys.readouterr().out)
        return words in "".join(said) and said[-1] == ""

    await eventually(has_printed)
    return "".join(said)


async def test_a_broken_package_disables_only_its_game(
    tmp_path: Path, break_pylos: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with run_server(data) as server:
        link = (await wait_for_output(capsys, "/join#")).partition("/join#")[2].split()[0]
        host = server.guest()
        await host.web.post(
            "/api/account/sign-up", json={"name": "Marta", "password": PASSWORD, "invitation": link}
        )
        running = await host.open_table("pylos", who=("me", "guest"), start=True)
        finished = await host.open_table("pylos", who=("me", "guest"), start=True)
        await host.post(f"/api/matches/{finished}/resign", {"seat": 0})
        clocked = await host.open_table(
            "pylos",
            who=("me", "beginner"),
            start=True,
            settings={"clock": {"clock": "permove", "move_ms": 1_000}},
        )
        other = await host.open_table("betta", who=("me", "guest"), start=True)
        await server.application.results.recorder.catch_up()
        me, cookies = (await host.get("/api/me"))["id"], host.web.cookies
    break_pylos()
    async with run_server(data) as server:
        await wait_for_output(
            capsys,
            "The game pylos cannot be loaded and is disabled: ModuleNotFoundError: No module named 'no_such_library'",
        )
        host, guest = server.guest(), server.guest()
        host.web.cookies = cookies
        assert await guest.get("/health") == {"open": True}
        for one in (host, guest):
            for page in (
                "/",
                *(f"/{name}" for name in STATIC_PAGES if name != "home"),
                "/forum",
                "/ratings",
                "/play/betta",
                f"/people/{me}",
                f"/t/{other}",
            ):
                assert (await one.web.get(page)).status_code == 200, page
        assert "pylos" not in {card["spec"]["id"] for card in await guest.get("/api/games")}
        for path in (
            "/api/home",
            "/api/results?matches=mine",
            "/api/me/results",
            "/api/people",
            f"/api/people/{me}",
            "/api/tournaments",
            "/api/forum",
        ):
            assert (await host.web.get(path)).status_code == 200, path
        for match in (running, finished, clocked):
            for path in ("tables/{}", "matches/{}/frame", "matches/{}/history"):
                refused = await host.get(f"/api/{path.format(match)}", 503)
                assert refused["code"] == "core.game-disabled" and "pylos" in refused["message"]
            assert (await host.web.get(f"/t/{match}")).status_code == 503
        for path in (
            "/api/games/pylos/rules",
            "/api/games/pylos/lesson",
            "/api/games/pylos/puzzle",
            "/api/ladder/pylos",
            "/api/games/pylos/daily",
        ):
            assert (await host.get(path, 503))["code"] == "core.game-disabled", path
        assert (await host.post("/api/tables", {"game": "pylos"}, 503))[
            "code"
        ] == "core.game-disabled"
        frame = await host.get(f"/api/matches/{other}/frame?seat=0")
        seat = 0 if frame["mine"] else 1
        frame = await host.get(f"/api/matches/{other}/frame?seat={seat}")
        await host.post(
            f"/api/matches/{other}/act",
            {
                "seat": seat,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            },
        )
        assert [game["game"] for game in (await host.get("/api/admin"))["unavailable_games"]] == [
            "pylos"
        ]
        await server.application.clocks.deadlines.sweep()


async def test_a_game_whose_rules_cannot_be_built_is_disabled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = registry.build_game

    def build_other_games(game: str, *more: Any) -> Any:
        if game == "betta":
            raise KeyError("a card")
        return build(game, *more)

    monkeypatch.setattr(registry, "build_game", build_other_games)
    games = Games(tmp_path)
    assert games.failures == {"betta": "KeyError: 'a card'"}
    assert "betta" not in games.ids and "pylos" in games.ids


async def test_a_game_that_cannot_be_described_is_omitted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_build = build_game_info

    def describe_other_games(games: Games, name: str, *, has_puzzles: bool) -> GameInfo:
        if name == "betta":
            raise RuntimeError(name)
        return real_build(games, name, has_puzzles=has_puzzles)

    monkeypatch.setattr(game_catalogue, "build_game_info", describe_other_games)
    async with run_server(tmp_path) as server:
        guest = server.guest()
        assert {card["spec"]["id"] for card in await guest.get("/api/games")} == set(
            server.application.games.ids
        ) - {"betta"}
        assert (await guest.web.get("/")).status_code == 200
