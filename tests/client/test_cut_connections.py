"""Matches of every game that are played to their end although every seventh message is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from parlour.core.codec import codec_of
from parlour.core.event import Moved
from parlour.plugin.registry import game_packages
from parlour.search.levels import loaded_game
from parlour_client import Action, AsyncClient, AsyncTable

from ..server.harness import ServedApplication, run_two_servers
from .choosers import random_action
from .cutting_relay import CuttingRelay

EVERY = 7


class RecordingPlayer:
    """A client that plays at random and records its decisions and what it saw."""

    def __init__(self, client: AsyncClient, seed: int) -> None:
        self.client, self._luck = client, Random(seed)
        self.actions: list[tuple[int, Action]] = []
        self.first_seq = -1

    async def play(self, table: AsyncTable) -> None:
        """Play until the match is over."""
        async for decision in table.decisions():
            if self.first_seq < 0:
                self.first_seq = decision.frame["seq"]
            action = random_action(decision.frame, self._luck)
            self.actions.append((decision.seat, action))
            await decision.act(action)


@asynccontextmanager
async def client_of(port: int, number: int) -> AsyncIterator[AsyncClient]:
    """Open a client with its own network address."""
    async with AsyncClient(f"http://127.0.0.1:{port}") as client:
        client.http.headers["x-forwarded-for"] = f"10.40.{number // 250}.{number % 250 + 1}"
        yield client


async def play_match(server: ServedApplication, port: int, game: str, number: int) -> None:
    """Play a match of two clients, and compare its log with what they sent and saw."""
    async with client_of(port, 2 * number) as one, client_of(port, 2 * number + 1) as other:
        table = await one.open_table(game)
        far = await other.join(table.match)
        await table.start()
        players = RecordingPlayer(one, number), RecordingPlayer(other, number + 1_000)
        await asyncio.gather(players[0].play(table), players[1].play(far))
        log = await server.application.matches.store.entries(table.match)
        moves = [entry.event for entry in log if isinstance(entry.event, Moved)]
        codec = codec_of(loaded_game(game))
        for player, mine in zip(players, (table, far), strict=True):
            (seat,) = {seat for seat, _ in player.actions}
            assert [
                codec.decode_action(json.dumps(action).encode()) for _, action in player.actions
            ] == [codec.decode_action(bytes(move.action)) for move in moves if move.seat == seat]
            assert mine.state.is_over and mine.ranking is not None
            history = await mine.moves(seat)
            (seen,) = mine.state.entries
            assert seen == [entry for entry in history if entry["seq"] >= seen[0]["seq"]]
            assert [entry["seq"] for entry in seen] == [
                entry.seq for entry in log if entry.seq >= seen[0]["seq"]
            ]
            assert seen[0]["seq"] <= player.first_seq + 1


async def play_all(
    folder: Path, database: str, games: Iterable[str], matches: int, lines: int
) -> None:
    """Play a number of matches of each game, several at a time, on two servers."""
    async with run_two_servers(folder, database) as (here, there):
        ports = [int(server.base.rpartition(":")[2]) for server in (here, there)]
        waiting = iter([(game, number) for number in range(matches) for game in games])
        async with CuttingRelay(ports, EVERY) as relay:

            async def play_next() -> None:
                for game, number in waiting:
                    await play_match(here, relay.port, game, number)

            async with asyncio.TaskGroup() as group:
                for _ in range(lines):
                    group.create_task(play_next())
            assert relay.cuts > matches


@pytest.mark.slow
async def test_matches_end_although_every_seventh_message_is_lost(
    postgres_url: str, tmp_path: Path
) -> None:
    # The short ones; the test below plays all games.
    await play_all(tmp_path, postgres_url, ["betta", "pylos"], matches=1, lines=2)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_packages())
async def test_many_matches_end_although_every_seventh_message_is_lost(
    postgres_url: str, tmp_path: Path, game: str
) -> None:
    await play_all(tmp_path, postgres_url, [game], matches=100, lines=10)
