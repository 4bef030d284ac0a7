"""Tests that packages whose code ends the process, in any place, affect only their own games."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import httpx
import pytest

from ..new_package import installed_game
from .test_broken_packages import PAGES, statuses
from .test_junk import ServerInSubprocess, play_move

EXIT = "\n    def __post_init__(self) -> None:\n        exit(3)\n"
"""The end of a class that cannot be built."""

EXIT_IF_SENT = """
    def __post_init__(self) -> None:
        if self.cell == "z9":
            exit(3)
"""
"""The end of an action that only a request can build."""

DISABLED = {
    "Adder": ("__init__.py", "", "exit(3)\n", "SystemExit: 3"),
    "Bison": (
        "plugin.py",
        "",
        "class Gone(BaseException): pass\nraise Gone('away')\n",
        "Gone: away",
    ),
    "Camel": ("rules/state.py", "class Options", EXIT, "SystemExit: 3"),
    "Dingo": ("rules/state.py", "class State", EXIT, "SystemExit: 3"),
    "Egret": ("rules/view.py", "class EgretView", EXIT, "SystemExit: 3"),
    "Finch": ("rules/actions.py", "class Place", EXIT, "SystemExit: 3"),
    "Gecko": ("layout.py", "def board_layout", "    exit(3)\n", "SystemExit: 3"),
}
"""For each game that is disabled: the file, the class or function, its new last lines, and the
reason."""


def break_game(package: Path, file: str, place: str, lines: str) -> None:
    """Add lines to the end of a class or the start of a function, or replace a file."""
    path = package / file
    text = path.read_text("utf-8")
    if not place:
        path.write_text(lines, "utf-8")
        return
    pattern = (
        rf'(^{place}\b.*?^    """.*?"""\n)'
        if place.startswith("def")
        else rf"(^{place}\b.*?)(?=^\S|\Z)"
    )
    broken, count = re.subn(
        pattern, lambda found: found[1].rstrip("\n") + "\n" + lines + "\n", text, flags=re.M | re.S
    )
    assert count == 1, (file, place)
    path.write_text(broken, "utf-8")


async def open_table(client: httpx.AsyncClient, game: str) -> httpx.Response:
    """Open a table whose two seats the same person holds."""
    seats = [{"occupant": "me"}, {"occupant": "guest"}]
    body = {"game": game, "seats": seats, "start": True}
    return await client.post("/api/tables", json=body)


@pytest.mark.slow
async def test_exits_affect_only_their_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = []
    for name, (file, place, lines, _) in DISABLED.items():
        folders.append(installed_game(tmp_path / name, name, "board"))
        break_game(folders[-1] / f"parlour_{name.lower()}", file, place, lines)
    folders.append(installed_game(tmp_path / "Hyena", "Hyena", "board"))
    break_game(folders[-1] / "parlour_hyena", "rules/actions.py", "class Place", EXIT_IF_SENT)
    monkeypatch.setenv("PYTHONPATH", ":".join([*sys.path, *map(str, folders)]))
    async with ServerInSubprocess(tmp_path) as server, server.person(1) as client:
        said = " ".join(server.said.read_text().split())
        for name, (*_, reason) in DISABLED.items():
            assert f"The game {name.lower()} cannot be loaded and is disabled: {reason}" in said
            answer = await open_table(client, name.lower())
            assert (answer.status_code, answer.json()["code"]) == (503, "core.game-disabled")
        opened = await open_table(client, "hyena")
        match = opened.json()["match"]
        await play_move(client, match)
        sent = {
            "seat": 1,
            "decision_id": await decision_id(client, match),
            "action": {"cell": "z9"},
        }
        answer = await client.post(f"/api/matches/{match}/act", json=sent)
        assert (answer.status_code, answer.json()["code"]) == (503, "core.game-failed")
        await play_move(client, match)
        assert not await statuses(client, (*PAGES, f"/t/{match}"))
        opened = await open_table(client, "pylos")
        await play_move(client, opened.json()["match"])


async def decision_id(client: httpx.AsyncClient, match: str) -> int:
    """Return the id of the decision of the second seat."""
    answer = await client.get(f"/api/matches/{match}/frame?seat=1")
    found: int = answer.json()["decision_id"]
    return found
