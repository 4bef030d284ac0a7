"""Houses without a door: use cases called directly, with toy games, a clock that stands still, and people to play with."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, House, Opened, Seated, Started
from parlour.core.game import Action, Illegal, Seat
from parlour.db.log import Player
from parlour.db.opening import open_log
from parlour.tables.arena import Arena
from parlour.tables.matches import Live
from parlour.tables.rulebook import AnyGame, Rulebook

from ..core.toys.bids import Bids
from ..core.toys.dice import Dice
from ..core.toys.hands import Hands
from ..core.toys.stones import Stones

ANN, BOB, EVE = Player("ann-ann-ann-", "Ann"), Player("bob-bob-bob-", "Bob"), Player("eve-eve-eve-", "Eve")
PEOPLE = (ANN, BOB, EVE)
PATIENCE = 20.0


class Toys(Rulebook):
    """The games of the house and the toys of the core's tests."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.toys: dict[str, AnyGame] = {toy.spec.id: toy() for toy in (Bids, Dice, Hands, Stones)}

    def game(self, name: str, version: int | None = None) -> AnyGame:
        """Return a game's rules, a toy's too."""
        return self.toys.get(name) or super().game(name, version)


class Clock:
    """A clock that only goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        """Return the moment."""
        return self.at

    def wait(self, ms: int) -> int:
        """Let time pass and return the moment."""
        self.at += ms
        return self.at


@asynccontextmanager
async def house(url: str, folder: Path, toys: bool = True) -> AsyncIterator[Arena]:
    """Return a house whose bots and timers sleep, with the toys among its games."""
    arena = Arena(await open_log(url), folder)
    if toys:
        arena.rules = arena.matches.rules = arena.hosts.rules = Toys(folder)
    try:
        yield arena
    finally:
        await arena.log.close()


async def begun(
    arena: Arena, game: str = "pylos", seats: int = 2, *, options: bytes = b"{}", house: House | None = None, bots: dict[int, str] | None = None
) -> Live:
    """Return a match that has begun, Ann on seat 0, Bob on seat 1 and so on, bots where they are named."""
    rules, levels = arena.rules.game(game), bots or {}
    opened = Opened(
        game=game,
        version=rules.spec.version,
        options=msgspec.Raw(encode(arena.rules.codec(game).options(options))),
        seats=seats,
        key=secrets.token_bytes(32),
        house=house or House(),
        host=ANN.id,
        code="",
    )
    people = [player for seat, player in enumerate(PEOPLE[:seats]) if seat not in levels]
    chairs = iter(people)
    seated: list[AnyEvent] = []
    for seat in range(seats):
        if seat in levels:
            seated.append(Seated(seat=Seat(seat), name="Bot", bot=levels[seat]))
        else:
            player = next(chairs)
            seated.append(Seated(seat=Seat(seat), name=player.name, player=player.id, nonce=secrets.token_bytes(8)))
    return await arena.matches.open(secrets.token_hex(8), [opened, *seated, Started()])


def first(live: Live, seat: int) -> bytes:
    """Return the first legal action of a seat."""
    return encode(next(iter(live.game.legal(live.match.state, Seat(seat)))))


async def moved(arena: Arena, match: str, seat: int, action: Action | None = None, *, at: int | None = None) -> Live:
    """Decide for a seat, whoever sits there, and return the match after it."""
    live = await arena.matches.get(match)
    chair, since = live.match.chairs[seat], live.match.since[seat]
    assert chair is not None and since is not None and chair.player is not None
    player = Player(chair.player, chair.name)
    return await arena.act(match, player, seat, since, encode(action) if action else first(live, seat), at or live.match.at + 1)


async def refused(work: Any, kind: type[Illegal] = Illegal) -> str:
    """Return the code with which something is refused."""
    try:
        await work
    except kind as reason:
        return reason.code
    raise AssertionError("it was not refused")


async def eventually(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    for _ in range(int(PATIENCE * 100)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to hold")
