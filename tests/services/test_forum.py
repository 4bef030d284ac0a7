"""Tests for the forum and rooms on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlour.core.game import Illegal, replace
from parlour.db.forum import ForumRepository
from parlour.services.application import Application
from parlour.services.forum.forum import ThreadChanges
from parlour.services.text import many_lines

from .harness import ANN, BOB, EVE, open_application

ALVA, HAUKE, SIGNE = (
    replace(ANN, role="member"),
    replace(BOB, role="member"),
    replace(EVE, role="moderator"),
)


@asynccontextmanager
async def open_with_players(url: str, folder: Path) -> AsyncIterator[Application]:
    """Open an application in which three players are stored."""
    async with open_application(url, folder) as app:
        for player in (ALVA, HAUKE, SIGNE):
            await app.log.store.save_player(player)
        yield app


async def test_concurrent_posts_get_different_numbers(url: str, tmp_path: Path) -> None:
    async with open_with_players(url, tmp_path) as app:
        forum = app.forum
        thread = await forum.start_thread(ALVA, "house", "Lamps", "first")
        numbers = await asyncio.gather(
            *(forum.reply(HAUKE, thread, f"answer {n}") for n in range(8))
        )
        assert sorted(numbers) == list(range(2, 10))
        found = await forum.thread(ALVA, thread, 4)
        assert (
            [post.number for post in found.posts] == [5, 6, 7, 8, 9]
            and found.last_read == 1
            and not found.has_more
        )
        assert (await forum.threads(ALVA))[0].unread == 8
        await forum.mark_read(ALVA, thread, 9)
        await forum.mark_read(ALVA, thread, 3)
        assert (await forum.threads(ALVA))[0].unread == 0


async def test_a_locked_thread_takes_no_posts_and_a_binned_one_is_not_found(
    url: str, tmp_path: Path
) -> None:
    async with open_with_players(url, tmp_path) as app:
        forum = app.forum
        thread, other = (
            await forum.start_thread(ALVA, "house", "Old", "a"),
            await forum.start_thread(ALVA, "house", "Ängsö", "100% sure"),
        )
        await forum.moderate_thread(SIGNE, thread, ThreadChanges(pinned=True, locked=True))
        assert [line.id for line in await forum.threads(HAUKE)] == [thread, other]
        with pytest.raises(Illegal, match=r"forum\.locked"):
            await forum.reply(HAUKE, thread, "b")
        assert (
            [line.id for line in await forum.threads(HAUKE, text="äNGSÖ")]
            == [other]
            == [line.id for line in await forum.threads(HAUKE, text="0% S")]
        )
        await forum.moderate_thread(SIGNE, other, ThreadChanges(deleted=True))
        assert [line.id for line in await forum.threads(HAUKE)] == [thread]
        assert [line.id for line in await forum.threads(SIGNE, deleted=True)] == [other]
        assert [deed.action for deed in await app.administration.audit_log()].count(
            "thread-binned"
        ) == 1


async def test_a_report_is_resolved_once(url: str, tmp_path: Path) -> None:
    async with open_with_players(url, tmp_path) as app:
        thread = await app.forum.start_thread(ALVA, "house", "Rude", "about a person")
        (post,) = (await app.forum.thread(HAUKE, thread)).posts
        await app.forum.report_post(HAUKE, post.id, "not about the game")
        threads = ForumRepository(app.log.store)
        (report,) = await threads.reports(10)
        assert (report.quote, report.why, report.name, report.place) == (
            "about a person",
            "not about the game",
            "Bob",
            f"/forum/{thread}#p1",
        )
        assert (
            await threads.resolve_report(report.id, "Signe", "") == ("Ann", ALVA.id)
            and await threads.resolve_report(report.id, "Marta", "") is None
        )
        assert (await threads.reports(10))[0].done_by == "Signe"


async def test_a_visitor_of_a_room_is_visible_on_every_server(url: str, tmp_path: Path) -> None:
    async with open_with_players(url, tmp_path) as app:
        found = await app.rooms.visit("betapet", "puma", ALVA)
        assert [(user.name, user.activity) for user in found.users] == [("Ann", "here")]
        assert [
            (user.name, user.activity)
            for user in (await app.rooms.visit("betapet", "puma", HAUKE)).users
        ] == [("Ann", "here"), ("Bob", "here")]
        await app.rooms.visit("betapet", "morse", ALVA)
        assert {
            line.id: line.user_count
            for line in (await app.rooms.visit("betapet", "puma", HAUKE)).rooms
        } == {
            **{"giraffe": 0, "crocodile": 0, "elephant": 0, "morse": 1, "puma": 1, "musen": 0},
        }


def test_many_lines_keeps_spaces_and_removes_control_characters() -> None:
    assert many_lines("a  b\r\n\tc\x00\u202ed\n\n", 100) == "a  b\n    cd"
    assert (
        many_lines("x" * 50, 10) == "x" * 10
        and many_lines("e" + "\u0301" * 40, 100).count("\u0301") <= 4
    )
