"""Tests for the export and import of match files: valid files load, others change nothing."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec
import pytest

from parlour.core.archive import decode_archive
from parlour.services.results.imports import MAX_FILE_BYTES

from .harness import Guest, ServedApplication, run_server


async def play_and_resign(guest: Guest, other: Guest, **fields: Any) -> str:
    """Play one move of Pylos, resign, and return the match id."""
    occupants = [{"occupant": "me"}, {"occupant": "open"}]
    match = str(
        (await guest.post("/api/tables", {"game": "pylos", "seats": occupants, **fields}))["match"]
    )
    await other.post(f"/api/tables/{match}/sit", {})
    await guest.post(f"/api/tables/{match}/start")
    frame = await guest.get(f"/api/matches/{match}/frame?seat=0")
    await guest.post(
        f"/api/matches/{match}/act",
        {"seat": 0, "decision_id": frame["decision_id"], "action": frame["legal_actions"][0]},
    )
    await other.post(f"/api/matches/{match}/resign", {"seat": 1})
    return match


async def import_file(guest: Guest, body: bytes, status: int = 201) -> dict[str, Any]:
    """Import a match file and return the response."""
    answer = await guest.web.post("/api/matches", content=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_an_exported_match_can_be_imported_by_another_server(
    server: ServedApplication, tmp_path: Any
) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    match = await play_and_resign(ann, bob, settings={"public": True})
    body = (await ann.web.get(f"/api/matches/{match}/file")).content
    assert b"code" not in body or decode_archive(body).id == match
    async with run_server(tmp_path / "other") as other:
        carl, dora = other.guest(), other.guest()
        assert (
            (await import_file(carl, body))["match"]
            == match
            == (await import_file(carl, body))["match"]
        )
        assert (await carl.get(f"/api/matches/{match}/proof"))["checks"]
        assert (await carl.get(f"/api/matches/{match}/steps"))["count"] > 1
        await dora.get(f"/api/matches/{match}/frame", 403)
        await other.application.results.recorder.catch_up()
        assert (await dora.get("/api/results?matches=all"))["results"] == []
        result = await carl.get(f"/api/matches/{match}/result")
        assert not result["rated"] and not any(seat["mine"] for seat in result["seats"])
    assert (await import_file(eve, body))["match"] == match


async def test_all_matches_of_a_user_are_exported_as_one_file(server: ServedApplication) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    matches = {await play_and_resign(ann, bob) for _ in range(3)}
    await server.application.results.recorder.catch_up()
    answer = await ann.web.get("/api/me/matches.zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        assert {decode_archive(packed.read(name)).id for name in packed.namelist()} == matches
    with zipfile.ZipFile(io.BytesIO((await eve.web.get("/api/me/matches.zip")).content)) as empty:
        assert empty.namelist() == []


@pytest.mark.parametrize(
    "fault", ["cut", "forged", "swapped", "game", "version", "id", "key", "nothing"]
)
async def test_an_invalid_file_is_refused_as_a_whole(
    server: ServedApplication, tmp_path: Any, fault: str
) -> None:
    ann, bob = server.guest(), server.guest()
    body = (await ann.web.get(f"/api/matches/{await play_and_resign(ann, bob)}/file")).content
    archive = msgspec.json.decode(body)
    match fault:
        case "cut":
            wrong = body[: len(body) // 2]
        case "forged":
            moved = next(entry for entry in archive["events"] if entry["event"]["event"] == "moved")
            moved["event"]["action"]["at"] = 3
            wrong = msgspec.json.encode(archive)
        case "swapped":
            wrong = msgspec.json.encode(
                {**archive, "standing": {**archive["standing"], "ranks": [2, 1]}}
            )
        case "game":
            wrong = msgspec.json.encode({**archive, "game": "chess"})
        case "version":
            wrong = msgspec.json.encode({**archive, "version": 99})
        case "id":
            wrong = msgspec.json.encode({**archive, "id": "../../../etc"})
        case "key":
            wrong = msgspec.json.encode({**archive, "commitment": "0" * 64})
        case _:
            wrong = b""
    async with run_server(tmp_path / "other") as other:
        carl = other.guest()
        answer = await carl.web.post("/api/matches", content=wrong)
        assert 400 <= answer.status_code < 500 and answer.json()["message"]
        assert await other.application.log.load(archive["id"]) == []


async def test_a_file_that_is_too_large_is_not_read(server: ServedApplication) -> None:
    answer = await server.guest().web.post("/api/matches", content=b" " * (MAX_FILE_BYTES + 2))
    assert answer.status_code == 413


async def test_an_import_never_replaces_another_match(
    server: ServedApplication, tmp_path: Any
) -> None:
    ann, bob = server.guest(), server.guest()
    match = await play_and_resign(ann, bob)
    async with run_server(tmp_path / "other") as other:
        carl, dora = other.guest(), other.guest()
        theirs = await play_and_resign(carl, dora)
        body = (await carl.web.get(f"/api/matches/{theirs}/file")).content
    before = await server.application.log.load(match)
    assert (await import_file(ann, body.replace(theirs.encode(), match.encode()), 409))[
        "code"
    ] == "core.match-id-taken"
    assert await server.application.log.load(match) == before
