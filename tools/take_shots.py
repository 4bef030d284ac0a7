"""Take screenshots of every page in all sizes and themes: `take_shots.py FOLDER`."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any, Literal
from urllib.request import urlopen

from playwright.sync_api import Page, ViewportSize, sync_playwright

from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH

QUIET = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
LIGHTS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
CALM_MS = 1_200
WORDY_TURNS = 14
"""The number of turns that are played before the screenshot of Betapet."""

Frame = dict[str, Any]
Choice = Callable[[Frame, Random], dict[str, Any]]


@contextmanager
def served_site(says: IO[bytes] | None = None) -> Iterator[str]:
    """Run a server with temporary data, optionally log its output, and yield its address."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as data:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        served = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "parlour",
                "serve",
                "--port",
                str(port),
                "--data",
                data,
                "--bot-delay",
                "0",
            ],
            stdout=says or subprocess.DEVNULL,
        )
        try:
            while True:
                try:
                    urlopen(f"http://localhost:{port}/health", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield f"http://localhost:{port}"
        finally:
            served.terminate()
            served.wait(20)


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Call the server's API from a page and return the decoded response."""
    ask = """async ([path, body]) => (await fetch(path, body === null ? {} :
        {method: 'POST', headers: {'X-Parlour': '1', 'content-type': 'application/json'}, body: JSON.stringify(body)})).json()"""
    return page.evaluate(ask, [path, body])


def shared_table(page: Page, game: str, seats: int, options: dict[str, Any]) -> str:
    """Open a table at which this page plays every seat, and return the id of its match."""
    names = ("Tobias", "Mirela", "Oda", "Ansel", "Bruno")
    occupants = [
        {"occupant": "me"},
        *({"occupant": "guest", "name": name} for name in names[: seats - 1]),
    ]
    return str(
        call(
            page,
            "/api/tables",
            {"game": game, "seats": occupants, "options": options, "start": True},
        )["match"]
    )


def anything(frame: Frame, luck: Random) -> dict[str, Any]:
    """Return a random action."""
    return dict(luck.choice(frame["legal_actions"]))


def most_points(frame: Frame, luck: Random) -> dict[str, Any]:
    """Return the action with the most immediate points."""
    return dict(
        max(
            zip(frame["legal_actions"], frame["previews"], strict=True),
            key=lambda each: each[1]["points"],
        )[0]
    )


def longest_word(frame: Frame, luck: Random) -> dict[str, Any]:
    """Return the Betapet play that lays the most tiles."""
    view = frame["view"]
    words = WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH))
    laid = max(
        legal_plays(tuple(view["board"]), sorted(set(view["rack"]) - {"?"}), words),
        key=len,
        default=(),
    )
    return (
        {"do": "play", "tiles": [{"square": tile.square, "letter": tile.letter} for tile in laid]}
        if laid
        else {"do": "pass"}
    )


def play_until(
    page: Page,
    match: str,
    seats: int,
    ready: Callable[[Frame], bool],
    luck: Random,
    choose: Choice = anything,
) -> Frame:
    """Play until a seat to move satisfies `ready` or the game is over; return its frame."""
    while True:
        frames = [call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in range(seats)]
        for frame in frames:
            if frame["phase"] == "over" or (frame["mine"] and ready(frame)):
                return dict(frame)
        frame = next(frame for frame in frames if frame["mine"])
        call(
            page,
            f"/api/matches/{match}/act",
            {
                "seat": frame["seat"],
                "decision_id": frame["decision_id"],
                "action": choose(frame, luck),
            },
        )


def watch_until(page: Page, game: str, seats: int, ready: Callable[[Frame], bool]) -> str:
    """Let bots play at a new table until seat 0's frame satisfies `ready`; return the match.

    The match may end first. The page then takes back seat 0.
    """
    occupants = [
        {"occupant": "me"},
        *({"occupant": "bot", "level": "beginner"} for _ in range(seats - 1)),
    ]
    match = str(
        call(
            page,
            "/api/tables",
            {"game": game, "seats": occupants, "settings": {"leaver": "bot"}, "start": True},
        )["match"]
    )
    call(page, f"/api/matches/{match}/leave", {"seat": 0})
    while True:
        frame = call(page, f"/api/matches/{match}/frame?seat=0")
        if frame["phase"] == "over" or ready(frame):
            break
        time.sleep(0.2)
    call(page, f"/api/matches/{match}/return", {"seat": 0})
    return match


def shoot(page: Page, folder: Path, name: str, path: str) -> None:
    """Open a path and save a screenshot; at a table in play, first pick up a card or a tile."""
    page.goto(path)
    page.wait_for_load_state("networkidle")
    if page.locator("dialog.handover button").count():
        page.locator("dialog.handover button").click()
    page.wait_for_timeout(CALM_MS)
    for piece in ("[data-card]", ".be-hand [data-letter]"):
        if (
            page.locator(piece).first.is_visible()
            and page.locator(piece).first.get_attribute("aria-disabled") != "true"
        ):
            page.locator(piece).first.click()
    page.wait_for_timeout(CALM_MS)
    page.screenshot(path=folder / f"{name}.png")


def main(folder: Path) -> None:
    """Save all screenshots to a folder, in every window size and theme."""
    folder.mkdir(parents=True, exist_ok=True)
    binary = (
        shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
        or shutil.which("chromium-browser")
    )
    with served_site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=binary, args=list(QUIET))
        for size, viewport in SIZES.items():
            for light in ("light", "dark"):
                context = browser.new_context(
                    base_url=address,
                    viewport=viewport,
                    color_scheme="dark" if light == "dark" else "light",
                    has_touch=size == "phone",
                    locale="en-GB",
                )
                page = context.new_page()
                page.goto("/")
                call(page, "/api/me", {"name": "Ines"})
                take_all(page, folder, f"{size}-{light}")
                context.close()
        browser.close()


def take_all(page: Page, folder: Path, where: str) -> None:
    """Save a screenshot of every scene in one window size and theme."""
    raising = shared_table(page, "pylos", 2, {"variant": "standard"})
    play_until(
        page,
        raising,
        2,
        lambda at: (
            len(at["view"]["cells"].replace(".", "")) > 17
            and any(act["do"] == "raise" for act in at["legal_actions"])
        ),
        Random(3),
    )
    taking = shared_table(page, "pylos", 2, {"variant": "advanced"})
    play_until(
        page,
        taking,
        2,
        lambda at: at["turn"]["phase"] == "take" and at["view"]["turns"] > 14,
        Random(7),
    )
    over = shared_table(page, "pylos", 2, {"variant": "basic"})
    play_until(page, over, 2, lambda at: False, Random(1))
    shelves = shared_table(page, "betta", 4, {"mode": "classic"})
    play_until(page, shelves, 4, lambda at: len(at["view"]["placed"]) > 16, Random(5), most_points)
    shop = shared_table(page, "betta", 5, {"mode": "betty"})
    play_until(page, shop, 5, lambda at: len(at["view"]["placed"]) > 12, Random(6), most_points)
    alone = shared_table(page, "betta", 1, {"mode": "solo"})
    play_until(page, alone, 1, lambda at: False, Random(7), most_points)
    crossing = shared_table(page, "betapet", 3, {})
    play_until(
        page,
        crossing,
        3,
        lambda at: len(at["view"]["entries"]) >= WORDY_TURNS,
        Random(8),
        longest_word,
    )
    garden = watch_until(page, "bulbous", 4, lambda at: at["view"]["round"] >= 3)
    shown = watch_until(page, "bulbous", 3, lambda at: False)
    land = watch_until(page, "carcassonne", 6, lambda at: len(at["view"]["tiles"]) > 25)
    counted = watch_until(page, "carcassonne", 2, lambda at: False)
    gathering = str(
        call(
            page,
            "/api/tables",
            {
                "game": "pylos",
                "seats": [{"occupant": "me"}, {"occupant": "open"}],
                "settings": {"public": True},
            },
        )["match"]
    )
    paths = {
        "home": "/",
        "lobby": "/lobby",
        "rules": "/rules/pylos",
        "settings": "/settings",
        "help": "/help",
        "pylos-raise": f"/t/{raising}",
        "pylos-take": f"/t/{taking}",
        "pylos-over": f"/t/{over}",
        "pylos-review": f"/t/{over}/analysis",
        "betta-classic": f"/t/{shelves}",
        "betta-betty": f"/t/{shop}",
        "betta-solo-over": f"/t/{alone}",
        "betapet": f"/t/{crossing}",
        "betapet-rooms": "/lobby?room=betapet",
        "bulbous": f"/t/{garden}",
        "bulbous-over": f"/t/{shown}",
        "carcassonne": f"/t/{land}",
        "carcassonne-over": f"/t/{counted}",
        "play": "/play/betta",
        "friends": "/play/carcassonne?tab=friends",
        "faq": "/faq/betapet",
        "ratings": "/ratings",
        "results": "/results",
        "tournaments": "/tournaments",
        "people": "/people",
        "notices": "/notifications",
        "account": "/account",
        "gathering": f"/t/{gathering}",
    }
    for name, path in paths.items():
        shoot(page, folder, f"{name}-{where}", path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
