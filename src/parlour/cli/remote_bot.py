"""A bot that plays on a server through the client."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from parlour.core.codec import codec_of, encode
from parlour.core.game import AnyGame, Seat
from parlour.plugin.player import BotPlayer
from parlour.search.baselines import RandomPlayer
from parlour.services.games import Games
from parlour_client import ApiError, AsyncClient, AsyncDecision, PlayerEvent, StandingOffer

BotClass = Callable[[AnyGame], BotPlayer]
"""A class of bots, which is called with the rules of a game."""

CLOSED_DECISIONS = ("core.not-playing", "core.not-your-turn", "core.replaced-by-bot", "core.stale")
"""The codes of refusals because the decision is no longer open."""


def load_bot_class(source: str) -> BotClass:
    """Return the class `MODULE:CLASS`, searched also in the current folder; raises LookupError."""
    module, _, name = source.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        found: BotClass = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as reason:
        raise LookupError(f"{source} cannot be loaded: {reason}") from reason
    return found


class RemoteBot:
    """A bot that accepts invitations and plays every match of its user.

    Args:
        bot_class: The class of the bot.
        folder: The data folder.
        games: The games that it plays; none for all.
        tables: The maximum number of tables at a time.
        seconds: The time (s) for a decision.
        console: Where it reports.
    """

    def __init__(
        self,
        bot_class: BotClass,
        folder: Path,
        games: Collection[str],
        tables: int,
        seconds: float,
        console: Console,
    ) -> None:
        self._bot_class, self._seconds, self._console = bot_class, seconds, console
        self._rules = Games(folder)
        self._games = frozenset(games or self._rules.ids)
        for game in self._games:
            self._rules.game(game)
        self._tables, self._luck = tables, Random()
        self._matches: dict[str, asyncio.Task[None]] = {}

    async def run(self, server: str, key: str | None, *, accepts_challenges: bool = False) -> None:
        """Play until the task is cancelled; raises ApiError if the server refuses the key.

        Args:
            server: The address of the server.
            key: An API key, or None to play as a guest.
            accepts_challenges: Whether the bot appears among the opponents that players can choose.
        """
        offers: list[StandingOffer] = (
            [{"game": game} for game in sorted(self._games)] if accepts_challenges else []
        )
        async with AsyncClient(server, key) as client:
            name = (await client.me())["name"]
            self._console.print(
                f"{name} plays {', '.join(sorted(self._games))} at {server}.", markup=False
            )
            try:
                async for event in client.events(offers=offers, max_matches=self._tables):
                    await self._handle_event(client, event)
            finally:
                for task in self._matches.values():
                    task.cancel()
                await asyncio.gather(*self._matches.values(), return_exceptions=True)

    async def _handle_event(self, client: AsyncClient, event: PlayerEvent) -> None:
        match = event["match"]
        if event["game"] not in self._games:
            return
        if event["type"] == "invited":
            await self._answer_invitation(client, event)
        elif event["type"] != "over":
            self._start(client, match, event["game"])

    async def _answer_invitation(self, client: AsyncClient, event: PlayerEvent) -> None:
        match = event["match"]
        try:
            if len(self._matches) < self._tables:
                await client.join(match, event.get("seat"))
                self._start(client, match, event["game"])
            else:
                await client.decline(match)
        except ApiError as refusal:
            self._console.print(f"{match}: {refusal.message}", markup=False)

    def _start(self, client: AsyncClient, match: str, game: str) -> None:
        """Start to play at a table, unless the bot plays there already."""
        if match not in self._matches:
            task = asyncio.create_task(self._play(client, match, game))
            self._matches[match] = task
            task.add_done_callback(lambda _: self._matches.pop(match, None))

    async def _play(self, client: AsyncClient, match: str, game: str) -> None:
        rules, table = self._rules.game(game), client.table(match)
        player = self._bot_class(rules)
        try:
            async for decision in table.decisions():
                await self._decide(rules, player, decision)
        except (ApiError, ConnectionError) as reason:
            self._console.print(f"{match}: {reason}", markup=False)
            return
        ranks = "" if table.ranking is None else f", ranks {table.ranking['ranks']}"
        self._console.print(f"{match}: {game} is over{ranks}.", markup=False)

    async def _decide(self, rules: AnyGame, player: BotPlayer, decision: AsyncDecision) -> None:
        """Make a decision; an illegal action is replaced by a random one."""
        seat = Seat(decision.seat)
        view: Any = codec_of(rules).decode_view(json.dumps(decision.view).encode())
        for chooser in (player, RandomPlayer(rules)):
            action = await asyncio.to_thread(chooser.choose, view, seat, self._luck, self._seconds)
            try:
                await decision.act(json.loads(encode(action)))
                return
            except ApiError as refusal:
                if refusal.code in CLOSED_DECISIONS:
                    return
                self._console.print(
                    f"{decision.frame['match']}: {refusal.message} ({refusal.code})", markup=False
                )
