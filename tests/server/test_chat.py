"""Chat is told once: in whichever order houses hear of lines, and however often they do."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Message

from .harness import Line, ServedApplication


async def written(server: ServedApplication, match: str, text: str, at: int) -> None:
    """Store a line as some house of this database does, and let all hear of it."""
    await server.application.log.store.add_message(
        Message(id=text, match=match, player=None, name="Ann", seat=1, at=at, text=text)
    )
    await server.application.log.publish(match)


async def heard(line: Line) -> list[str]:
    """Return the lines of chat of the next message that tells any."""
    said: dict[str, Any] = await line.until(lambda message: message["type"] == "chat")
    return [message["text"] for message in said["messages"]]


async def test_a_line_of_a_house_whose_time_is_a_moment_behind_is_told_and_told_once(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table()
    at = (await server.application.matches.store.get(match)).match.at
    async with host.at(match) as line:
        await line.frame()
        await written(server, match, "first", at + 500)
        assert await heard(line) == ["first"]
        await written(server, match, "written before it, heard after it", at)
        assert await heard(line) == ["written before it, heard after it"]
        await server.application.log.publish(match)
        await written(server, match, "long after", at + 60_000)
        assert await heard(line) == ["long after"]
        await written(server, match, "at the same moment", at + 60_000)
        assert await heard(line) == ["at the same moment"]
