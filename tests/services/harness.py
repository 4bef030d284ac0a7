"""Houses without a door: use cases called directly, with toy games, a clock that stands still, and people to play with."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Moved, Opened, Seated, Started, TableSettings
from parlour.core.game import Action, AnyGame, Illegal, Seat
from parlour.db.opening import open_log
from parlour.db.records import Player
from parlour.services.application import Application, ApplicationOptions
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command

from ..core.toys.bids import Bids
from ..core.toys.dice import Dice
from ..core.toys.hands import Hands
from ..core.toys.stones import Stones

ANN, BOB, EVE = (
    Player("ann-ann-ann-", "Ann"),
    Player("bob-bob-bob-", "Bob"),
    Player("eve-eve-eve-", "Eve"),
)
PEOPLE = (ANN, BOB, EVE)


class Toys(Games):
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


_draws: Counter[str] = Counter()


def drawn(size: int) -> bytes:
    """Return bytes that nothing else was made of in this test, and that are the same whenever it runs: a deal is no lot that a test draws."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    _draws[test] += 1
    return blake2b(f"{test} {_draws[test]}".encode(), digest_size=size).digest()


@asynccontextmanager
async def open_house(url: str, folder: Path, toys: bool = True) -> AsyncIterator[Application]:
    """Return a house whose bots and deadlines sleep, with the toys among its games."""
    games = Toys(folder) if toys else None
    house = Application(await open_log(url), ApplicationOptions(folder), games)
    try:
        yield house
    finally:
        await house.log.close()


async def begun(
    house: Application,
    game: str = "pylos",
    seats: int = 2,
    *,
    options: bytes = b"{}",
    settings: TableSettings | None = None,
    bots: dict[int, str] | None = None,
) -> LoadedMatch:
    """Return a match that has begun, Ann on seat 0, Bob on seat 1 and so on, bots where they are named."""
    rules, levels = house.games.game(game), bots or {}
    opened = Opened(
        game=game,
        version=rules.spec.version,
        options=msgspec.Raw(encode(house.games.codec(game).decode_options(options))),
        seats=seats,
        key=drawn(32),
        house=settings or TableSettings(),
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
            seated.append(
                Seated(seat=Seat(seat), name=player.name, player=player.id, nonce=drawn(8))
            )
    return await house.matches.store.create(drawn(8).hex(), [opened, *seated, Started()])


def first(loaded: LoadedMatch, seat: int) -> bytes:
    """Return the first legal action of a seat."""
    return encode(next(iter(loaded.game.legal_actions(loaded.match.state, Seat(seat)))))


async def moved(
    house: Application,
    match: str,
    seat: int,
    action: Action | None = None,
    *,
    at: int | None = None,
) -> LoadedMatch:
    """Decide for a seat, whoever sits there, and return the match after it."""
    loaded = await house.matches.store.get(match)
    chair, since = loaded.match.chairs[seat], loaded.match.since[seat]
    assert chair is not None and since is not None and chair.player is not None
    player = Player(chair.player, chair.name)
    return await house.matches.seats.act(
        match,
        player,
        seat,
        since,
        encode(action) if action else first(loaded, seat),
        at or loaded.match.at + 1,
    )


async def answer_open(
    house: Application, match: str, player: Player, seat: int, yes: bool
) -> LoadedMatch:
    """Answer the proposal that is open now, whichever it is, and return the match after it."""
    offer = (await house.matches.store.get(match)).match.offer
    assert offer is not None
    return await house.matches.seats.answer(match, player, seat, offer.seq, yes)


def _moving(seat: Seat, action: bytes) -> Command:
    return lambda _: [Moved(seat, msgspec.Raw(action))]


async def move_all(
    house: Application, match: str, times: int = 2, *, clock: Clock | None = None
) -> LoadedMatch:
    """Let every seat decide so many times, people and bots, and return the match after it."""
    loaded = await house.matches.store.get(match)
    while loaded.turn.seats and any(
        loaded.match.movers.count(Seat(seat)) < times for seat in range(len(loaded.match.chairs))
    ):
        seat = min(loaded.turn.seats, key=loaded.match.movers.count)
        loaded = await house.matches.store.change(
            match, _moving(seat, first(loaded, seat)), None if clock is None else clock.wait(1_000)
        )
    return loaded


async def refused(work: Any, kind: type[Illegal] = Illegal) -> str:
    """Return the code with which something is refused."""
    try:
        await work
    except kind as reason:
        return reason.code
    raise AssertionError("it was not refused")
