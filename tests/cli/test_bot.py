"""Tests of `parlour bot run`: a bot that plays on a server through the client."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from parlour.cli.bot import run
from parlour.cli.remote_bot import RemoteBot, load_bot_class
from parlour.core.game import AnyGame, Seat
from parlour.search.baselines import RandomPlayer
from parlour_client import AsyncClient

from ..patience import found_once
from ..server.accounts import new_member
from ..server.api_keys import create_key
from ..server.harness import Guest, run_server
from ..server.test_bot_accounts import create_bot


class FirstIllegalBot(RandomPlayer):
    """A random bot whose first choice is no action of the game."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._is_first = True

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Any:
        """Return an action that is illegal at first."""
        if self._is_first:
            self._is_first = False
            return {"do": "nothing"}
        return super().choose(view, seat, rng, seconds)


async def invitations_of(member: Guest) -> list[str]:
    """Return the tables to which a member is invited."""
    return [item["match"] for item in (await member.get("/api/home"))["invitations"]]


async def play_against(host: AsyncClient, bot_id: str, game: str) -> str:
    """Invite a bot to a table, play a match against it at random, and return the match id."""
    luck, table = Random(4), await host.open_table(game)
    await table.invite(bot_id)
    await found_once(table.info, lambda info: None not in info["seats"], 0.05)
    await table.start()
    async for decision in table.decisions():
        await decision.act(luck.choice(decision.legal_actions))
    return table.match


async def test_a_bot_accepts_invitations_and_plays_to_the_end(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        member, name, _ = await new_member(server)
        bot_id = (await member.get("/api/me"))["id"]
        key = (await create_key(member, ["play"]))["token"]
        output = io.StringIO()
        bot = RemoteBot(
            FirstIllegalBot, tmp_path, ["pylos", "betta"], 1, 0.1, Console(file=output, width=200)
        )
        running = asyncio.create_task(bot.run(server.base, key))
        async with AsyncClient(server.base) as host, AsyncClient(server.base) as other:
            host.http.headers["x-forwarded-for"] = "10.50.0.1"
            matches = [await play_against(host, bot_id, game) for game in ("pylos", "betta")]
            # A game that it does not play is left alone, and a second table is declined.
            foreign = await host.open_table("bulbous")
            await foreign.invite(bot_id)
            waiting = await host.open_table("pylos")
            await waiting.invite(bot_id)
            await found_once(waiting.info, lambda info: None not in info["seats"], 0.05)
            await (await other.open_table("pylos")).invite(bot_id)
            await found_once(
                lambda: invitations_of(member), lambda matches: matches == [foreign.match], 0.05
            )
            assert None in (await foreign.info())["seats"]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    text = output.getvalue()
    assert f"{name} plays betta, pylos at " in text
    assert [
        f"{match}: {game} is over, ranks [" in text
        for match, game in zip(matches, ("pylos", "betta"), strict=True)
    ] == [True, True]
    assert text.count("core.") == 2, "each bot's first choice was refused and replaced"


async def test_a_bot_that_accepts_challenges_is_chosen_and_plays(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        owner, _, _ = await new_member(server)
        account = await create_bot(owner)
        key = (await create_key(owner, ["play"], bot=account["id"]))["token"]
        bot = RemoteBot(
            RandomPlayer, tmp_path, ["pylos"], 1, 0.1, Console(file=io.StringIO(), width=200)
        )
        running = asyncio.create_task(bot.run(server.base, key, accepts_challenges=True))
        host, luck = server.guest(), Random(4)
        opponents = await found_once(
            lambda: host.post("/api/bots/opponents", {"game": "pylos"}, 200),
            lambda found: bool(found["bots"]),
            0.05,
        )
        async with AsyncClient(server.base) as player:
            table = await player.open_table("pylos")
            chosen = {"user_id": opponents["bots"][0]["id"], "seat": 1, "starts": True}
            await player.http.post(f"/api/tables/{table.match}/invite", json=chosen)
            async for decision in table.decisions():
                await decision.act(luck.choice(decision.legal_actions))
            assert (await table.info())["phase"] == "over"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("source", ["nothing_here:Bot", "json:Bot", "json"])
def test_a_bot_that_cannot_be_loaded_is_named(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(LookupError, match=source):
        load_bot_class(source)
    assert run(source, server="http://127.0.0.1:1") == 1
    assert f"{source} cannot be loaded" in capsys.readouterr().out


async def test_a_refused_key_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "key"
    file.write_text("plr_nothing\n")
    async with run_server(tmp_path) as server:
        done = await asyncio.to_thread(
            run,
            "parlour.search.baselines:RandomPlayer",
            server=server.base,
            key_file=file,
            data=tmp_path,
        )
    assert done == 1 and "account.invalid-api-key" in capsys.readouterr().out
