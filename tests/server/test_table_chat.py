"""Tests for chat at a table: separate player and spectator chats, phrases and mutes."""

from __future__ import annotations

from typing import Any

from .accounts import id_of, new_member
from .harness import Line, ServedApplication


def chat_texts(line: Line) -> list[str]:
    """Return the text or phrase of each chat line that a socket has received."""
    return [
        item["text"] or item["phrase"]
        for message in line.messages
        if message["type"] == "chat"
        for item in message["messages"]
    ]


async def send_chat(line: Line, **word: Any) -> None:
    assert (await line.ask("chat", **word))["type"] == "ok"


async def wait_for_messages(*lines: Line) -> None:
    """Exchange a ping on each socket, so that all earlier messages have arrived."""
    for line in lines:
        await line.ask("ping")


async def test_spectator_chat_is_hidden_from_players_until_the_game_is_over(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(settings={"public": True})
    watcher, other = server.guest(), server.guest()
    async with (
        host.at(match) as first_line,
        friend.at(match) as second_line,
        watcher.at(match) as third_line,
        other.at(match) as fourth_line,
    ):
        for line in (first_line, second_line, third_line, fourth_line):
            await line.frame()
        await send_chat(third_line, text="she has the better side")
        await fourth_line.until(lambda message: message["type"] == "chat")
        await send_chat(first_line, text="hello")
        for line in (second_line, third_line, fourth_line):
            await line.until(
                lambda message: (
                    message["type"] == "chat" and message["messages"][-1]["text"] == "hello"
                )
            )
        await wait_for_messages(first_line, second_line)
        for line in (first_line, second_line):
            assert chat_texts(line) == ["hello"] and not any(
                b"better side" in raw for raw in line.raw
            )
        assert chat_texts(fourth_line) == ["she has the better side", "hello"]
        async with host.at(match) as again:
            await again.until(lambda message: message["type"] == "chat")
            assert chat_texts(again) == ["hello"], "a new page does not receive it either"
        seat = (await second_line.frame())["seat"]
        assert (await second_line.ask("resign", seat=seat))["type"] == "ok"
        for line in (first_line, second_line):
            await line.until(
                lambda message: (
                    message["type"] == "chat"
                    and message["messages"][-1]["text"] == "she has the better side"
                )
            )
            assert chat_texts(line) == ["hello", "she has the better side"]


async def test_before_the_start_all_visitors_share_a_chat_which_is_not_kept(
    server: ServedApplication,
) -> None:
    host, visitor = server.guest(), server.guest()
    match = await host.open_table(settings={"public": True})
    async with host.at(match) as first_line, visitor.at(match) as second_line:
        await second_line.frame()
        await send_chat(second_line, text="may I sit down?")
        await first_line.until(lambda message: message["type"] == "chat")
        assert chat_texts(first_line) == ["may I sit down?"]
        await visitor.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        await send_chat(first_line, phrase="luck")
        await second_line.until(
            lambda message: (
                message["type"] == "chat" and message["messages"][-1]["phrase"] == "luck"
            )
        )
    async with visitor.at(match) as again:
        await again.until(lambda message: message["type"] == "chat")
        assert chat_texts(again) == ["luck"]


async def test_a_phrase_is_sent_by_its_name_and_unknown_ones_are_refused(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as first_line, friend.at(match) as second_line:
        await send_chat(first_line, phrase="react-clap", text="ignored")
        chat_message = await second_line.until(lambda message: message["type"] == "chat")
        assert [
            (line["phrase"], line["text"], line["seat"]) for line in chat_message["messages"]
        ] == [("react-clap", "", 0)]
        assert (await first_line.ask("chat", phrase="<b>"))["code"] == "core.no-such-phrase"
        assert (await first_line.ask("chat"))["code"] == "core.empty-message"


async def test_a_reply_names_its_message_only_to_those_who_may_read_it(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(settings={"public": True})
    watcher = server.guest()
    async with host.at(match) as one, friend.at(match) as two, watcher.at(match) as three:
        for line in (one, two, three):
            await line.frame()
        await send_chat(one, text="hello")
        first = (await three.until(lambda message: message["type"] == "chat"))["messages"][0]
        assert first["reply_to"] == ""
        await send_chat(two, text="hello to you", reply_to=first["id"])
        seen = await one.until(
            lambda message: message["type"] == "chat" and message["messages"][-1]["reply_to"] != ""
        )
        assert seen["messages"][-1]["reply_to"] == first["id"]
        await send_chat(three, text="a fine match", reply_to=first["id"])
        secret = await three.until(
            lambda message: (
                message["type"] == "chat" and message["messages"][-1]["text"] == "a fine match"
            )
        )
        # A player can neither read nor answer what a spectator writes during the match.
        hidden = secret["messages"][-1]["id"]
        for wrong in (hidden, "ab" * 8, "x"):
            refusal = await one.ask("chat", text="what?", reply_to=wrong)
            assert refusal["code"] == "core.no-such-message"
        assert (await one.ask("chat", text="what?", reply_to="x" * 33))["type"] == "error"
        async with friend.at(match) as again:
            history = await again.until(lambda message: message["type"] == "chat")
            assert [line["reply_to"] for line in history["messages"]] == ["", first["id"]]


async def test_a_muted_user_is_hidden_only_from_the_user_who_muted_them(
    server: ServedApplication,
) -> None:
    (host, _, _), (loud, _, _), third = (
        await new_member(server),
        await new_member(server),
        server.guest(),
    )
    match = await host.open_table("betta", who=("me", "open", "open"))
    for guest in (loud, third):
        await guest.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    await host.post(f"/api/people/{await id_of(loud)}/relationship", {"action": "mute"}, status=200)
    async with (
        host.at(match) as first_line,
        loud.at(match) as second_line,
        third.at(match) as third_line,
    ):
        await first_line.frame()
        await send_chat(second_line, text="ha ha")
        await third_line.until(lambda message: message["type"] == "chat")
        await send_chat(second_line, phrase="bye")
        await send_chat(third_line, text="please")
        await first_line.until(
            lambda message: (
                message["type"] == "chat" and message["messages"][-1]["text"] == "please"
            )
        )
        assert chat_texts(first_line) == ["please"]
