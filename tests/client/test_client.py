"""Tests of the Python client: tables, decisions, events, reviews and what it does on refusals."""

from __future__ import annotations

import ast
import asyncio
import json
import runpy
import sys
from collections.abc import AsyncIterator, Generator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.archive import decode_archive
from parlour_client import ApiError, AsyncClient, Client, PlayerEvent, StreamClosed, flows
from parlour_client.flows import Call, Pause, Reply, request, request_json
from parlour_client.requests import open_table
from parlour_client.streams import MatchState, StreamState

from ..patience import found_once
from ..server.accounts import new_member
from ..server.api_keys import create_key
from ..server.harness import ServedApplication
from ..server.test_bot_accounts import create_bot
from .choosers import random_action

CLIENT = Path(__file__).parents[2] / "clients/python"


@asynccontextmanager
async def client_of(
    server: ServedApplication, key: str | None = None
) -> AsyncIterator[AsyncClient]:
    """Open an asynchronous client of a server."""
    async with AsyncClient(server.base, key) as client:
        yield client


async def test_a_guest_plays_against_a_level_reviews_and_exports(
    server: ServedApplication,
) -> None:
    luck = Random(1)
    async with client_of(server) as client:
        table = await client.open_table("pylos", against="beginner")
        async for decision in table.decisions():
            await decision.act(luck.choice(decision.legal_actions))
        assert table.ranking is not None and sorted(table.ranking["ranks"]) in ([1, 2], [1, 1])
        frames = [frame async for frame in table.review()]
        assert len(frames) > 20 and frames[-1]["view"] == table.state.frames[0]["view"]
        (seen,) = table.state.entries
        assert seen == (await table.moves(table.state.frames[0]["seat"]))[-len(seen) :]
        assert decode_archive(await table.export()).game == "pylos"


async def test_the_synchronous_client_plays_with_an_api_key(server: ServedApplication) -> None:
    member, name, _ = await new_member(server)
    key = (await create_key(member, ["play", "read"]))["token"]

    def play() -> tuple[str, list[int]]:
        with Client(server.base, key) as client:
            table = client.open_table("pylos", "beginner", options={"variant": "basic"})
            for decision in table.decisions():
                decision.act(decision.legal_actions[0])
            assert table.ranking is not None and table.info()["own_seats"] != []
            with pytest.raises(ApiError) as refused:
                table.resign(0)
            assert refused.value.code == "core.not-playing"
            return client.me()["name"], table.ranking["ranks"]

    user, ranks = await asyncio.to_thread(play)
    assert user == name and len(ranks) == 2


async def next_event(client: AsyncClient, kind: str, after: str = "") -> PlayerEvent:
    """Return the next event of a type."""
    async for event in client.events(after):
        if event["type"] == kind:
            return event
    raise AssertionError


async def test_an_invited_client_hears_of_it_and_joins(server: ServedApplication) -> None:
    async with client_of(server) as host, client_of(server) as friend:
        me = await friend.me()
        await (await friend.open_table("pylos")).leave()
        table = await host.open_table("pylos")
        await table.invite(me["id"])
        invited = await next_event(friend, "invited")
        assert (invited["match"], invited["game"]) == (table.match, "pylos")
        joined = await friend.join(invited["match"])
        assert (await joined.info())["own_seats"] == [1]
        await table.start()
        seated = await next_event(friend, "seated", invited["cursor"])
        assert (seated["match"], seated["seats"]) == (table.match, [1])


async def test_a_bot_account_with_a_standing_offer_is_challenged_and_joins(
    server: ServedApplication,
) -> None:
    owner, _, _ = await new_member(server)
    bot = await create_bot(owner)
    key = (await create_key(owner, ["play"], bot=bot["id"]))["token"]
    async with client_of(server, key) as client, client_of(server) as host:
        table = await host.open_table("pylos")
        seen: list[PlayerEvent] = []
        async with aclosing(client.events(offers=[{"game": "pylos"}], max_matches=1)) as events:
            listening = asyncio.create_task(anext(events))
            await found_once(
                lambda: host.run(request_json("POST", "/api/bots/opponents", {"game": "pylos"})),
                lambda found: bot["id"] in [one["id"] for one in found["bots"]],
                0.05,
            )
            body = {"user_id": bot["id"], "seat": 1, "starts": True}
            await host.run(request("POST", f"/api/tables/{table.match}/invite", body))
            seen.append(await listening)
            await client.join(seen[0]["match"], seen[0].get("seat"))
        assert (seen[0]["type"], seen[0]["seat"]) == ("invited", 1)
        assert (await table.info())["phase"] == "playing"


async def test_a_closed_decision_and_an_illegal_action_are_refused(
    server: ServedApplication,
) -> None:
    async with client_of(server) as client:
        table = await client.open_table("pylos", against="beginner")
        async for decision in table.decisions():
            with pytest.raises(ApiError) as illegal:
                await decision.act({"do": "place", "cell": 999})
            assert illegal.value.status in (400, 409)
            action = random_action(decision.frame, Random(1))
            await decision.act(action)
            await decision.act(action)
            other = next(found for found in decision.legal_actions if found != action)
            with pytest.raises(ApiError) as closed:
                await decision.act(other)
            assert closed.value.code in ("core.stale", "core.not-your-turn")
            break


async def test_games_without_lists_of_actions_say_so(server: ServedApplication) -> None:
    async with client_of(server) as client:
        table = await client.open_table("bulbous", against="beginner")
        async for decision in table.decisions():
            with pytest.raises(LookupError, match="bulbous"):
                _ = decision.legal_actions
            break


async def test_an_invalid_key_is_refused(server: ServedApplication) -> None:
    with pytest.raises(ApiError) as refused:
        async with client_of(server, "plr_nothing"):
            raise AssertionError
    client = AsyncClient(server.base, "plr_nothing")
    with pytest.raises(ApiError) as stream:
        await anext(client.events())
    await client.close()
    assert refused.value.status == stream.value.status == 401


def steps(flow: Generator[Any, Any, Any], *replies: Reply | None) -> list[Any]:
    """Return what a flow yields, and its result or error, when its calls get these replies."""
    answers, seen = iter(replies), []
    try:
        effect = next(flow)
        while True:
            seen.append(effect)
            effect = flow.send(next(answers) if isinstance(effect, Call) else None)
    except StopIteration as end:
        seen.append(end.value)
    except Exception as error:
        seen.append(error)
    return seen


def reply(status: int, body: Any = None, **headers: str) -> Reply:
    """Return the answer of a server."""
    return Reply(
        status,
        {name.replace("_", "-"): text for name, text in headers.items()},
        json.dumps(body).encode(),
    )


def test_a_request_waits_as_long_as_the_server_asks() -> None:
    seen = steps(request("GET", "/a"), reply(429, retry_after="7"), reply(503), reply(200, 5))
    call = Call("GET", "/a")
    assert seen == [call, Pause(7.0), call, Pause(1.0), call, b"5"]


def test_only_repeatable_requests_are_repeated_after_a_broken_connection() -> None:
    call = Call("POST", "/a")
    assert steps(request("POST", "/a"), None, reply(200, 1)) == [call, Pause(0.1), call, b"1"]
    *seen, error = steps(request("POST", "/a", is_repeatable=False), None)
    assert seen == [call] and isinstance(error, ConnectionError)
    *_, refused = steps(request("POST", "/a"), *[reply(429, retry_after="0")] * flows.MAX_TRIES)
    assert isinstance(refused, ApiError) and refused.status == 429


def test_a_table_whose_answer_was_lost_is_not_opened_again() -> None:
    refusal = {"code": "core.not-a-commitment", "message": "", "details": {}}
    flow = open_table("pylos", None, 2, None, None)
    seen = steps(
        flow,
        reply(201, {"match": "abc"}),
        None,
        reply(409, refusal),
        reply(200, {"is_host": True}),
    )
    posts = [effect for effect in seen if isinstance(effect, Call) and effect.path == "/api/tables"]
    assert seen[-1] == "abc" and len(posts) == 2 and posts[0] == posts[1]


def test_a_stream_continues_after_its_last_cursor_and_ends_for_good_codes() -> None:
    state = StreamState("/api/me/events")
    assert state.query == {} and state.receive("") is None
    assert state.receive('{"type": "over", "cursor": "17"}') and state.query == {"after": "17"}
    assert state.receive('{"type": "closed", "code": 1012, "reason": ""}') is None
    pauses = [state.pause_after_end().seconds for _ in range(3)]
    assert pauses == [0.1, 0.2, 0.4] and state.receive("") is None
    assert state.pause_after_end() == Pause(0.1), "a heartbeat shows that the connection works"
    with pytest.raises(StreamClosed) as closed:
        state.receive('{"type": "closed", "code": 4403, "reason": "core.no-spectators"}')
    assert (closed.value.code, closed.value.reason) == (4403, "core.no-spectators")


def test_each_decision_is_returned_once() -> None:
    state = MatchState("m")
    frame = {"seat": 0, "decision_id": 4, "mine": True, "phase": "playing", "seq": 4}
    for _ in range(2):
        state.receive({"type": "frame", "frames": [frame], "now": 0})
    assert state.next_decision() is state.frames[0] and state.next_decision() is None
    state.receive({"type": "frame", "frames": [{**frame, "decision_id": 6, "seq": 6}], "now": 0})
    assert state.next_decision() is state.frames[0] and state.stream().query == {"after": "6"}


def test_the_synchronous_client_is_written_from_the_asynchronous_one() -> None:
    sync_source = runpy.run_path(str(CLIENT / "write_sync.py"))["sync_source"]
    package = CLIENT / "src/parlour_client"
    assert (package / "sync.py").read_text("utf-8") == sync_source(
        (package / "aio.py").read_text("utf-8")
    ), "run .venv/bin/python clients/python/write_sync.py"


def test_the_client_imports_nothing_but_httpx() -> None:
    found = set[str]()
    for path in (CLIENT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    assert found - set(sys.stdlib_module_names) == {"httpx", "parlour_client"}


def test_the_client_is_small() -> None:
    sources = [
        path.read_text("utf-8") for path in (CLIENT / "src").rglob("*.py") if path.name != "sync.py"
    ]
    assert sum(len(source.splitlines()) for source in sources) <= 850
