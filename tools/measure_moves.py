"""Print the time from the click of one's own move to its painted answer: `measure_moves.py [--cpu 4] [GAME …]`.

For each game, moves are played with the mouse at a table with a bot. *Painted* is the time from the
last click of a move to the first paint of the position that the server returns; *click* is the time
from any click of a move to the next paint (Event Timing, in steps of 8 ms). Both are measured with
the browser slowed down by the factor `--cpu`, and are meaningful only at a low load.

*Longest task* is the CPU time of the longest task of the page's main thread during a move, times
four for a slow device, which does not depend on the load of this machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from take_shots import QUIET, SIZES, call, served_site

from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH

SLOWER = 4
"""The factor by which a slow device is slower than this machine."""

MOVES = 8
"""The number of moves measured in each game."""

SEATS = {"pylos": 2, "betta": 4, "betapet": 2, "bulbous": 3, "carcassonne": 3}
CONFIRM = ".confirm-slot .btn.main:visible, .act .btn.main:visible"
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"

OBSERVE = """
localStorage.setItem('parlour-settings', '{"confirm": "always"}');
window.moves = {clicks: [], paints: [], answers: []};
addEventListener('click', event => moves.clicks.push(event.timeStamp), true);
new PerformanceObserver(list => {
    for (const {interactionId, duration} of list.getEntries()) if (interactionId) moves.paints.push(duration);
}).observe({type: 'event', durationThreshold: 16});
window.WebSocket = class extends WebSocket {
    constructor(...line) {
        super(...line);
        this.addEventListener('message', ({data}) => {
            const {frames = []} = JSON.parse(data);
            if (!frames.length) return;
            const seq = Math.max(...frames.map(frame => frame.seq));
            // The message of a channel that is posted during a frame arrives after its paint.
            requestAnimationFrame(() => {
                const {port1, port2} = new MessageChannel();
                port1.onmessage = () => moves.answers.push([seq, performance.now()]);
                port2.postMessage(null);
            });
        });
    }
};
"""

Action = dict[str, Any]


@dataclass
class Measurements:
    """The measurements of one game, in ms.

    Attributes:
        painted: The time from the last click of each move to the painted answer.
        clicks: The time from each click to the next paint.
        tasks: The CPU time of the longest task of each move.
        parts: The names of the longest parts of the longest task, with their CPU time.
    """

    painted: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)


@cache
def english_words() -> WordGraph:
    """Return the default dictionary of a Betapet table."""
    return WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH))


def pylos_clicks(frame: Action) -> list[str]:
    """Return the selectors of the cells of a Pylos action."""
    action = frame["legal_actions"][0]
    source = [action["source"]] if action["do"] == "raise" else []
    cells = action["balls"] if action["do"] == "take" else [*source, action["cell"]]
    return [f'.pylos-board [data-cell="{cell}"]' for cell in cells]


def betta_clicks(frame: Action) -> list[str]:
    """Return the selectors of a card and of a tank in which it fits without rotation."""
    action = next(each for each in frame["legal_actions"] if not each["turns"])
    return [f'[data-card="{action["card"]}"]', f'[data-display="{action["display"]}"]']


def betapet_clicks(frame: Action) -> list[str]:
    """Return the selectors of the tiles and squares of a short word, or of nothing."""
    view = frame["view"]
    rack = tuple(sorted(tile for tile in view["rack"] if tile != "?"))
    plays = [
        play
        for play in legal_plays(tuple(view["board"]), rack, english_words())
        if 2 <= len(play) <= 4 and len({tile.letter for tile in play}) == len(play)
    ]
    return [
        selector
        for tile in (plays[-1] if plays else ())
        for selector in (
            f'.be-hand [data-letter="{tile.letter}"]',
            f'.be-grid [data-square="{tile.square}"]',
        )
    ]


def bulbous_clicks(frame: Action) -> list[str]:
    """Return the selector of a card to bid, or nothing in other phases."""
    view = frame["view"]
    cards = [card for card in view["hand"] if card.startswith(f"{view['contested']}-")]
    return [f'[data-card="{card}"]' for card in cards[:1]] if view["phase"] == "bid" else []


def carcassonne_clicks(frame: Action) -> list[str]:
    """Return the selector of a square, or nothing in other phases."""
    view = frame["view"]
    if view["phase"] != "place":
        return []
    way = view["placements"][0]
    return [f'[data-square="{way["x"]},{way["y"]}"]']


def other_action(game: str, frame: Action) -> Action:
    """Return a legal action of a phase that is not measured."""
    view = frame["view"]
    if game == "betapet":
        return {"do": "accept" if view["phase"] == "challenge" else "pass"}
    if game == "carcassonne":
        if view["phase"] == "bet":
            return {"do": "bet", "chip": None}
        asked = view["settling"] if view["phase"] == "settle" else view["questions"]
        question = next(each for each in asked if len(each["choices"]) > 1)
        segment = question["choices"][0]["segment"]
        return {"do": view["phase"], "tile": question["tile"], "segment": segment}
    active = [each["colour"] for each in view["active"]]
    if view["phase"] == "bring":
        colour = next(each for each in view["owned"][frame["seat"]] if each not in active)
        return {"do": "bring", "colour": colour, "size": view["reserve"][colour][0]}
    if view["phase"] == "order":
        return {"do": "order", "colours": active}
    return {"do": "pass"}


CLICKS: dict[str, Callable[[Action], list[str]]] = {
    "pylos": pylos_clicks,
    "betta": betta_clicks,
    "betapet": betapet_clicks,
    "bulbous": bulbous_clicks,
    "carcassonne": carcassonne_clicks,
}
"""The selectors of the clicks of a move before its confirmation, by game."""


class Trace:
    """A trace of the page's main thread."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._events: list[Action] = []
        self._ended: list[Action] = []
        session.on("Tracing.dataCollected", lambda event: self._events.extend(event["value"]))
        session.on("Tracing.tracingComplete", lambda event: self._ended.append(event))

    def start(self) -> None:
        """Start to record."""
        self._events.clear()
        self._ended.clear()
        self._session.send("Tracing.start", {"categories": CATEGORIES})

    def longest_task(self) -> tuple[float, list[str]]:
        """Stop, and return the CPU time (ms) of the longest task, and its longest parts."""
        self._session.send("Tracing.end")
        while not self._ended:
            self._session.send("Runtime.evaluate", {"expression": "1"})
        main = {
            (each["pid"], each["tid"])
            for each in self._events
            if each["name"] == "thread_name" and each["args"].get("name") == "CrRendererMain"
        }
        on_main = [each for each in self._events if (each["pid"], each["tid"]) in main]
        tasks = [each for each in on_main if each["name"].endswith("RunTask") and "tdur" in each]
        if not tasks:
            return 0, []
        longest = max(tasks, key=lambda each: float(each["tdur"]))
        end = longest["ts"] + longest["dur"]
        inside = [
            each
            for each in on_main
            if each.get("ph") == "X"
            and each is not longest
            and longest["ts"] <= each["ts"] < end
            and each.get("tdur", 0) > 500
        ]
        inside.sort(key=lambda each: -float(each["tdur"]))
        return longest["tdur"] / 1_000, [
            f"{each['name']} {each['tdur'] / 1_000:.1f} {_detail(each)}".strip()
            for each in inside[:8]
        ]


def _detail(event: Action) -> str:
    data = event.get("args", {}).get("data", {})
    source = str(data.get("url", "")).rsplit("/", 1)[-1]
    name = data.get("functionName", data.get("type", ""))
    return f"{name} {source}:{data['lineNumber']}" if "lineNumber" in data else str(name)


def measure_game(browser: Browser, address: str, game: str, cpu: float, size: str) -> Measurements:
    """Play a match of a game and return the measurements of its moves."""
    context = browser.new_context(base_url=address, viewport=SIZES[size], locale="en-GB")
    context.add_init_script(OBSERVE)
    page = context.new_page()
    page.goto("/help")
    bots = [{"occupant": "bot", "level": "beginner"}] * (SEATS[game] - 1)
    match = call(
        page,
        "/api/tables",
        {"game": game, "seats": [{"occupant": "me"}, *bots], "start": True},
    )["match"]
    page.goto(f"/t/{match}")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    found, trace = Measurements(), Trace(session)
    seat, seq = call(page, f"/api/tables/{match}")["own_seats"][0], -1
    while len(found.painted) < MOVES:
        frame = _own_turn(page, match, seat, seq)
        if frame["phase"] == "over":
            break
        seq = frame["seq"]
        selectors = CLICKS[game](frame)
        if selectors:
            _measure_move(page, selectors, seq, trace, found)
        else:
            decision = {
                "seat": seat,
                "decision_id": frame["decision_id"],
                "action": other_action(game, frame),
            }
            call(page, f"/api/matches/{match}/act", decision)
    context.close()
    return found


def _own_turn(page: Page, match: str, seat: int, after: int) -> Action:
    """Wait for a new decision of the seat that the page shows, and return its frame."""
    while True:
        frame: Action = call(page, f"/api/matches/{match}/frame?seat={seat}")
        shown = page.evaluate("Math.max(-1, ...moves.answers.map(([seq]) => seq))")
        is_new = frame["seq"] > after and frame["mine"] and (after < 0 or shown >= frame["seq"])
        if is_new or frame["phase"] == "over":
            # The animations of the turns before are over.
            page.wait_for_timeout(1_500)
            return frame
        page.wait_for_timeout(50)


def _measure_move(
    page: Page, selectors: list[str], seq: int, trace: Trace, found: Measurements
) -> None:
    """Click the parts of a move and its confirmation, and add the measurements."""
    page.evaluate("moves.clicks = []; moves.paints = []")
    trace.start()
    for selector in selectors:
        page.locator(selector).first.click(force=True)
    page.locator(CONFIRM).last.click()
    answer = None
    while answer is None:
        page.wait_for_timeout(50)
        answer = page.evaluate(f"moves.answers.find(([seq]) => seq > {seq})?.[1] ?? null")
    page.wait_for_timeout(300)
    longest, parts = trace.longest_task()
    if longest > max(found.tasks, default=0):
        found.parts = parts
    found.tasks.append(longest)
    found.painted.append(answer - page.evaluate("moves.clicks.at(-1)"))
    found.clicks += page.evaluate("moves.paints")


def main() -> None:
    """Measure the requested games and print the results as a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cpu", type=float, default=1)
    parser.add_argument("--size", choices=SIZES, default="desk")
    parser.add_argument("--details", action="store_true", help="print the longest task's parts")
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    binary = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    print("| game | painted ms | worst | slowest click ms | longest task ms × 4 | worst | load |")
    print("| --- " * 7 + "|")
    with served_site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=binary, args=list(QUIET))
        for game in asked.games or CLICKS:
            found = measure_game(browser, address, game, asked.cpu, asked.size)
            cells = (
                game,
                f"{median(found.painted):.0f}",
                f"{max(found.painted):.0f}",
                f"{max(found.clicks, default=0):.0f}",
                f"{SLOWER * median(found.tasks):.0f}",
                f"{SLOWER * max(found.tasks):.0f}",
                f"{os.getloadavg()[0]:.1f}",
            )
            print("|", " | ".join(cells), "|", flush=True)
            if asked.details:
                print("\n".join(f"  {part}" for part in found.parts), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
