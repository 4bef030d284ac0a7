"""Tests that small requests with large costs are bounded and run outside the event loop."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from parlour.core import proof
from parlour.core.archive import decode_archive, encode_archive
from parlour.core.event import Started
from parlour.core.fold import fold
from parlour.core.game import replace
from parlour.services.lessons.lessons import Lessons
from parlour.services.matches import match_store, proofs
from parlour.services.results import imports

from .harness import ServedApplication
from .test_match_files import import_file, play_and_resign


async def test_a_string_bundle_that_is_named_repeatedly_is_sent_once(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    once = (await guest.web.get("/strings/en/site.ftl")).text
    assert (await guest.web.get("/strings/en/" + "+".join(["site"] * 40))).text == once


async def test_a_lesson_is_built_outside_the_event_loop(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    lesson_info = Lessons.lesson_info

    def record_lesson_info(self: Lessons, name: str) -> Any:
        seen.append(threading.current_thread() is threading.main_thread())
        return lesson_info(self, name)

    monkeypatch.setattr(Lessons, "lesson_info", record_lesson_info)
    monkeypatch.setattr(
        server.application,
        "lessons",
        Lessons(server.application.games, server.application.translations),
    )
    guest = server.guest()
    for _ in range(2):
        await guest.get("/api/games/bulbous/lesson")
    assert seen == [False]


async def test_proofs_and_long_logs_are_replayed_outside_the_event_loop(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[str, str, bool]] = set()

    def record_calls(name: str, do: Any) -> Any:
        def wrapper(*arguments: Any) -> Any:
            seen.add((name, arguments[0], threading.current_thread() is threading.main_thread()))
            return do(*arguments)

        return wrapper

    monkeypatch.setattr(match_store, "fold", record_calls("fold", fold))
    monkeypatch.setattr(proofs, "verify_log", record_calls("verify", proof.verify_log))
    monkeypatch.setattr(match_store, "LONG_TAIL", 3)
    ann, bob = server.guest(), server.guest()
    match = await play_and_resign(ann, bob)
    server.application.matches.store.forget(match)
    seen.clear()
    assert (await ann.get(f"/api/matches/{match}/proof"))["checks"]
    # Background work may load other matches at the same time.
    assert {(name, beside) for name, of, beside in seen if of == match} == {
        ("fold", False),
        ("verify", False),
    }


async def test_a_file_and_its_past_have_no_more_entries_than_a_log(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.guest(), server.guest()
    found = decode_archive(
        (await ann.web.get(f"/api/matches/{await play_and_resign(ann, bob)}/file")).content
    )
    started = next(entry for entry in found.events if isinstance(entry.event, Started))
    nested = replace(started, event=replace(started.event, past=found.events))
    for _ in range(3):
        nested = replace(nested, event=replace(nested.event, past=(*found.events, nested)))
    events = tuple(nested if entry is started else entry for entry in found.events)
    monkeypatch.setattr(imports, "MAX_LOG_LENGTH", 3 * len(found.events))
    assert (
        await import_file(ann, encode_archive(replace(found, id="0" * 16, events=events)), 409)
    )["code"] == "core.not-a-match-file"


async def test_imports_run_one_at_a_time_and_are_limited(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    answers = [await guest.web.post("/api/matches", content=b"{}") for _ in range(30)]
    codes = {answer.json()["code"] for answer in answers}
    assert codes == {"core.not-a-match-file", "core.too-often"}
    assert msgspec.json.decode(answers[-1].content, type=dict[str, Any])["details"]["seconds"] > 0


async def test_a_file_whose_proof_takes_too_long_is_refused(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(imports, "TIMEOUT_S", 0.05)
    monkeypatch.setattr(imports.MatchImporter, "_verify_file", lambda *_: go_on.wait(30))
    try:
        assert (await import_file(server.guest(), b"{}", 409))["code"] == "core.too-busy"
    finally:
        go_on.set()
