"""Print the load times of pages: `measure_visits.py [--times 3] [--cpu 4] [PAGE …]`.

Each page is visited twice from a simulated phone on a slow line (150 ms round trip, 1.6 Mbit/s):
with an empty cache and with a filled cache. The time to the largest contentful paint (LCP) is given
in two versions. *Reckoned* does not depend on the load of this machine: it is the time for the
round trips and bytes before the paint at the speed of the line, plus four times the CPU time of the
page's main thread until then. *Seen* is the measured time, with the browser slowed down by the
factor `--cpu`; it is meaningful only at a low load.

*Blocking* is the total blocking time of a visit with an empty cache: the part of each task after the
first paint that exceeds 50 ms, where a task takes four times its CPU time.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isnan, nan
from pathlib import Path
from statistics import median as usual
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    ViewportSize,
    sync_playwright,
)
from take_shots import QUIET, call, served_site, watch_until

PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = 4
"""The factor by which a phone is slower than this machine."""

TRIP_MS = 150
BYTES_A_MS = 1_600_000 / 8 / 1_000
LINE = {
    "offline": False,
    "latency": TRIP_MS,
    "downloadThroughput": BYTES_A_MS * 1_000,
    "uploadThroughput": 750_000 / 8,
}
CALM_MS = 1_500
LONG_TASK_MS = 50
"""The time that a task may take without blocking the user."""
MOVES = 24
"""The event number up to which reviewed matches are played."""

SEEN = """
window.seen = {lcp: 0, what: '', shift: 0, paints: [], shifts: []};
const where = element => element ? `${element.localName}.${element.getAttribute?.('class') ?? element.id ?? ''}` : 'gone';
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
        Object.assign(window.seen, {lcp: entry.startTime, what: `${where(entry.element)} ${entry.size}`});
        window.seen.paints.push(`${Math.round(entry.startTime)} ${where(entry.element)} ${entry.size}`);
    }
}).observe({type: 'largest-contentful-paint', buffered: true});
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
        window.seen.shift += entry.value;
        window.seen.shifts.push(`shift ${entry.value.toFixed(4)} ${entry.sources.map(one => where(one.node)).join(', ')}`);
    }
}).observe({type: 'layout-shift', buffered: true});
"""

TOLD = """() => ({...window.seen, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map(one => ({from: one.startTime, to: one.responseEnd, size: one.transferSize}))})"""


@dataclass
class Visits:
    """The measurements of several visits to one page.

    Attributes:
        reckoned: The calculated LCP of each visit, in ms.
        seen: The measured LCP of each visit, in ms.
        processor: The CPU time of the main thread until the LCP, in ms.
        blocking: The total blocking time of each visit, in ms.
        shift: The layout shift of each visit.
        requests: The number of requests of each visit.
        weight: The number of kilobytes received by each visit.
        what: The element of the largest paint in the last visit.
        details: The requests, paints and shifts of the last visit.
    """

    reckoned: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    blocking: list[float] = field(default_factory=list)
    shift: list[float] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)
    what: str = ""
    details: list[str] = field(default_factory=list)


def median(values: list[float]) -> float:
    """Return the median of the values that are not NaN, or NaN if there are none."""
    known = [value for value in values if not isnan(value)]
    return usual(known) if known else nan


def line_ms(files: list[dict[str, float]], until: float) -> float:
    """Return the time in ms that the slow line needs for the files received before a moment.

    The time is one round trip for each wave of requests, plus the transfer time of all bytes.

    Args:
        files: The files, with their start and end in ms and their size in bytes.
        until: The moment, in ms since the start of the visit.
    """
    came = sorted(
        (one for one in files if one["to"] <= until and one["size"]), key=lambda one: one["from"]
    )
    trips: list[tuple[float, int]] = []
    for one in came:
        trips.append(
            (one["to"], 1 + max((wave for end, wave in trips if end <= one["from"]), default=0))
        )
    return (
        TRIP_MS * max((wave for _, wave in trips), default=0)
        + sum(one["size"] for one in came) / BYTES_A_MS
    )


def main_tasks(browser: CDPSession, events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Stop the trace and return the tasks of the page's main thread.

    Each task is its start in ms since the start of the visit, and its CPU time in ms. On a busy
    machine the trace may start after the visit, and there are none.

    Args:
        browser: The session that records the trace.
        events: The trace events, which the session appends.
    """
    ended: list[Any] = []
    browser.on("Tracing.tracingComplete", lambda event: ended.append(event))
    browser.send("Tracing.end")
    while not ended:
        browser.send("Runtime.evaluate", {"expression": "1"})
    begins = [
        one
        for one in events
        if one["name"] == "navigationStart"
        and "http" in one["args"].get("data", {}).get("documentLoaderURL", "")
    ]
    if not begins:
        return []
    start = max(begins, key=lambda one: float(one["ts"]))
    found = [
        one
        for one in events
        if one["name"].endswith("RunTask")
        and (one["pid"], one["tid"]) == (start["pid"], start["tid"])
        and one["ts"] >= start["ts"]
    ]
    return [
        ((one["ts"] - start["ts"]) / 1_000, one.get("tdur", 0) / 1_000) for one in outermost(found)
    ]


def outermost(tasks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the trace events that no other one contains; two categories record each task."""
    found: list[dict[str, Any]] = []
    for task in sorted(tasks, key=lambda one: (one["ts"], -one.get("dur", 0))):
        if not found or task["ts"] >= found[-1]["ts"] + found[-1].get("dur", 0):
            found.append(task)
    return found


def processor_ms(tasks: list[tuple[float, float]], until: float) -> float:
    """Return the CPU time in ms of the tasks that start before a moment, or NaN without tasks."""
    return sum(time for start, time in tasks if start < until) if tasks else nan


def blocking_ms(tasks: list[tuple[float, float]], after: float, slower: float) -> float:
    """Return the total blocking time in ms after a moment, or NaN without tasks.

    Args:
        tasks: The tasks of the main thread.
        after: The moment, in ms since the start of the visit.
        slower: The factor by which the tasks take longer on a phone.
    """
    parts = (slower * time - LONG_TASK_MS for start, time in tasks if start >= after)
    return sum(max(0.0, part) for part in parts) if tasks else nan


def visit(context: BrowserContext, path: str, cpu: float, found: Visits) -> None:
    """Visit a page and add the measurements to `found`."""
    page = context.new_page()
    page.add_init_script(SEEN)
    asked: dict[str, str] = {}
    kept: set[str] = set()
    sizes: list[float] = []
    events: list[dict[str, Any]] = []
    browser = context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", LINE)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    browser.on(
        "Network.requestWillBeSent",
        lambda event: asked.update({event["requestId"]: event["request"]["url"]}),
    )
    browser.on("Network.requestServedFromCache", lambda event: kept.add(event["requestId"]))
    browser.on(
        "Network.responseReceived",
        lambda event: (
            kept.add(event["requestId"]) if event["response"].get("fromDiskCache") else None
        ),
    )
    browser.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    browser.on("Tracing.dataCollected", lambda event: events.extend(event["value"]))
    browser.send(
        "Tracing.start",
        {"categories": "toplevel,disabled-by-default-devtools.timeline,blink.user_timing,loading"},
    )
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(CALM_MS)
    told = page.evaluate(TOLD)
    tasks = main_tasks(browser, events)
    busy = processor_ms(tasks, told["lcp"])
    line = line_ms(told["files"], told["lcp"])
    paths = [url.split("/", 3)[-1] for number, url in asked.items() if number not in kept]
    found.seen.append(told["lcp"])
    found.processor.append(busy)
    found.blocking.append(blocking_ms(tasks, told["paint"], SLOWER / cpu))
    found.reckoned.append(line + SLOWER / cpu * busy)
    found.shift.append(told["shift"])
    found.requests.append(len(paths))
    found.weight.append(sum(sizes) / 1_000)
    found.what = told["what"]
    found.details = [*paths, f"line {line:.0f} ms", *told["paints"], *told["shifts"]]
    page.close()


ALONE = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
PLAIN = {
    **{
        "home": "/",
        "lobby": "/lobby",
        "play": "/play/pylos",
        "rules": "/rules/betta",
        "faq": "/faq/betapet",
        "room": "/rooms/betapet/giraffe",
    },
    **{
        "forum": "/forum",
        "people": "/people",
        "tournaments": "/tournaments",
        "ratings": "/ratings",
        "results": "/results",
    },
    **{
        "settings": "/settings",
        "notices": "/notifications",
        "account": "/account",
        "operator": "/admin",
        "help": "/help",
    },
    **{"join": "/join", "sign-in": "/sign-in"},
}
GAMES = {"pylos": 2, "betta": 4, "betapet": 4, "carcassonne": 6, "bulbous": 4}
"""The number of seats at the largest measured table of each game."""


def become_operator(page: Page, told: Path) -> None:
    """Sign up as an administrator with the invitation link that a new server logs."""
    while (link := re.search(r"/join#([\w-]+)", told.read_text())) is None:
        time.sleep(0.1)
    call(
        page,
        "/api/account/sign-up",
        {"name": "Ines", "password": "four quiet lamps", "invitation": link[1]},
    )


def pages(page: Page) -> Iterator[tuple[str, str]]:
    """Yield the name and path of each page to measure, and create the tables that it needs."""
    yield from PLAIN.items()
    yield "person", f"/people/{call(page, '/api/me')['id']}"
    thread = call(
        page, "/api/forum/threads", {"board": "house", "title": "Ties", "text": "Who wins a tie?"}
    )
    yield "thread", f"/forum/{thread['thread']}"
    yield (
        "tournament",
        f"/tournaments/{call(page, '/api/tournaments', {'name': 'Lamplight', 'game': 'pylos'})['id']}",
    )
    for game, most in GAMES.items():
        yield f"{game} lesson", f"/learn/{game}"
        yield f"{game} puzzle", f"/puzzles/{game}"
        yield (
            game,
            f"/t/{call(page, '/api/tables', {'game': game, 'seats': ALONE, 'start': True})['match']}",
        )
        if game == "betta":
            # The page shows the two tables opened so far next to each other.
            yield "side-by-side", "/side-by-side"
        if most > len(ALONE):
            seats = [*ALONE, *ALONE[1:] * (most - len(ALONE))]
            yield (
                f"{game} of {most}",
                f"/t/{call(page, '/api/tables', {'game': game, 'seats': seats, 'start': True})['match']}",
            )
        over = watch_until(page, game, 2, lambda frame: frame["seq"] >= MOVES)
        call(page, f"/api/matches/{over}/resign", {"seat": 0})
        yield from ((f"{game} result", f"/t/{over}"), (f"{game} review", f"/t/{over}/analysis"))
    gathering = call(
        page, "/api/tables", {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}]}
    )["match"]
    yield from (("gathering", f"/t/{gathering}"), ("screen", f"/t/{gathering}/screen"))


def measured(
    browser: Browser, address: str, path: str, known: Any, cpu: float, times: int
) -> tuple[Visits, Visits]:
    """Visit a page `times` times; return measurements with an empty and with a filled cache."""
    first, again = Visits(), Visits()
    for _ in range(times):
        context = browser.new_context(
            base_url=address,
            viewport=PHONE,
            is_mobile=True,
            has_touch=True,
            storage_state=known,
            locale="en-GB",
        )
        visit(context, path, cpu, first)
        visit(context, path, cpu, again)
        context.close()
    return first, again


def main() -> None:
    """Measure the requested pages and print the results as a table."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--cpu", type=float, default=1)
    told.add_argument("--times", type=int, default=3)
    told.add_argument(
        "--details",
        action="store_true",
        help="say what was asked for, every large paint and every shift",
    )
    told.add_argument("pages", nargs="*")
    asked = told.parse_args()
    binary = (
        shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
        or shutil.which("chromium-browser")
    )
    print(
        "| page | LCP reckoned | seen | processor ms | blocking ms | requests | kB | next reckoned | seen | requests | kB | shift | load | largest |"
    )
    print("| --- " * 14 + "|")
    with (
        TemporaryDirectory() as notes,
        (Path(notes) / "says").open("wb") as says,
        served_site(says) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=binary, args=list(QUIET))
        host = browser.new_page(base_url=address)
        host.goto("/help")
        become_operator(host, Path(says.name))
        known = host.context.storage_state()
        for name, path in pages(host):
            if asked.pages and name not in asked.pages:
                continue
            first, again = measured(browser, address, path, known, asked.cpu, asked.times)
            cells = (
                *(
                    name,
                    f"{median(first.reckoned) / 1_000:.2f}",
                    f"{median(first.seen) / 1_000:.2f}",
                    f"{median(first.processor):.0f}",
                    f"{median(first.blocking):.0f}",
                ),
                *(f"{max(first.requests)}", f"{median(first.weight):.0f}"),
                *(
                    f"{median(again.reckoned) / 1_000:.2f}",
                    f"{median(again.seen) / 1_000:.2f}",
                    f"{max(again.requests)}",
                ),
                *(
                    f"{median(again.weight):.0f}",
                    f"{max(first.shift + again.shift):.3f}",
                    f"{os.getloadavg()[0]:.1f}",
                    first.what,
                ),
            )
            print("|", " | ".join(cells), "|", flush=True)
            if asked.details:
                print(
                    "\n".join(
                        [f"  {one}" for one in first.details]
                        + [f"  next {one}" for one in again.details]
                    ),
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
