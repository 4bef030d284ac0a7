"""Helpers of tests with bot accounts that make standing offers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from ..patience import found_once
from .accounts import new_member
from .api_keys import Program, create_key
from .harness import Guest, ServedApplication
from .streams import LineStream
from .test_bot_accounts import create_bot

PYLOS = ({"game": "pylos"},)


class OfferingBot(NamedTuple):
    """A bot account, its owner and a program with its key."""

    owner: Guest
    owner_name: str
    bot: dict[str, Any]
    key_id: str
    program: Program

    @property
    def id(self) -> str:
        """The user id of the bot account."""
        return str(self.bot["id"])

    @asynccontextmanager
    async def offering(
        self, offers: Sequence[dict[str, Any]] = PYLOS, max_matches: int = 4
    ) -> AsyncIterator[LineStream]:
        """Open the events of the bot account with standing offers."""
        body = {"offers": list(offers), "max_matches": max_matches}
        async with self.program.web.stream("POST", "/api/me/events", json=body) as response:
            if response.status_code != 200:
                await response.aread()
                raise AssertionError(response.text)
            yield LineStream(response)

    async def answer(self, match: str, what: str, status: int) -> str:
        """Sit down or decline, and return the error code, or an empty text for success."""
        answer = await self.program.web.post(f"/api/tables/{match}/{what}", json={})
        assert answer.status_code == status, answer.text
        return str(answer.json()["code"]) if status >= 400 else ""


@asynccontextmanager
async def offering_bot(server: ServedApplication) -> AsyncIterator[OfferingBot]:
    """Create a bot account and a program with its key."""
    owner, owner_name, _ = await new_member(server)
    bot = await create_bot(owner)
    created = await create_key(owner, ["read", "play", "watch"], bot=bot["id"])
    program = Program(owner.base, created["token"])
    async with program.web:
        yield OfferingBot(owner, owner_name, bot, created["key"]["id"], program)


async def opponents(player: Guest, game: str = "pylos", **terms: Any) -> list[dict[str, Any]]:
    """Return the bot accounts that a player can challenge."""
    found = await player.post("/api/bots/opponents", {"game": game, **terms}, 200)
    return list(found["bots"])


async def wait_until_listed(player: Guest, bot: OfferingBot, *, holds: bool = True) -> None:
    """Wait until a bot account is among a player's opponents, or no longer."""

    async def is_listed() -> bool:
        return bot.id in [found["id"] for found in await opponents(player)]

    await found_once(is_listed, lambda found: found == holds, 0.05)


async def challenge(
    host: Guest, match: str, bot: OfferingBot, status: int = 204, **fields: Any
) -> str:
    """Challenge a bot account for a seat, and return the error code of a refusal."""
    body = {"user_id": bot.id, "seat": 1, **fields}
    answer = await host.web.post(f"/api/tables/{match}/invite", json=body)
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"]) if status >= 400 else ""


async def challenges_at(host: Guest, match: str) -> list[tuple[int, str, str]]:
    """Return the seat, the user id and the state of the challenges at a table."""
    table = await host.get(f"/api/tables/{match}")
    return [(one["seat"], one["user_id"], one["state"]) for one in table["challenges"]]
