"""A test application without a server, with toy games, a manual clock and three players."""

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
from parlour.db.opening import is_postgres, open_log
from parlour.db.records import Player
from parlour.services.application import Application, ApplicationOptions, site_id
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.shared.opening import open_shared

from ..conftest import REDIS
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


class ToyGames(Games):
    """The installed games, extended by the toy games of the core tests."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.toys: dict[str, AnyGame] = {toy.spec.id: toy() for toy in (Bids, Dice, Hands, Stones)}

    def game(self, name: str, version: int | None = None) -> AnyGame:
        """Return the rules of a toy game or an installed game."""
        return self.toys.get(name) or super().game(name, version)


class ManualClock:
    """A clock whose time changes only when a test advances it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        """Return the time (ms since 1970)."""
        return self.at

    def wait(self, ms: int) -> int:
        """Advance the time by `ms` milliseconds and return it."""
        self.at += ms
        return self.at


_draws: Counter[str] = Counter()


def unique_bytes(size: int) -> bytes:
    """Return bytes that are unique within a test and equal in every run."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    _draws[test] += 1
    return blake2b(f"{test} {_draws[test]}".encode(), digest_size=size).digest()


@asynccontextmanager
async def open_application(url: str, folder: Path, toys: bool = True) -> AsyncIterator[Application]:
    """Open an application that runs no background services.

    Args:
        url: The URL of the database.
        folder: The data folder.
        toys: Whether the toy games are available.
    """
    games, log = ToyGames(folder) if toys else None, await open_log(url)
    shared = await open_shared(REDIS if is_postgres(url) else None, await site_id(log.store))
    app = Application(log, ApplicationOptions(folder), games, shared)
    try:
        yield app
    finally:
        await shared.close()
        await log.close()


async def create_match(
    app: Application,
    game: str = "pylos",
    seats: int = 2,
    *,
    options: bytes = b"{}",
    settings: TableSettings | None = None,
    bots: dict[int, str] | None = None,
) -> LoadedMatch:
    """Create a running match of Ann, Bob and further players or bots.

    Args:
        app: The application.
        game: The name of the game.
        seats: The number of seats.
        options: The game options as JSON.
        settings: The table settings; None uses defaults.
        bots: The bot level of each seat that a bot plays.
    """
    rules, levels = app.games.game(game), bots or {}
    opened = Opened(
        game=game,
        version=rules.spec.version,
        options=msgspec.Raw(encode(app.games.codec(game).decode_options(options))),
        seats=seats,
        key=unique_bytes(32),
        settings=settings or TableSettings(),
        host=ANN.id,
        code="",
    )
    people = [player for seat, player in enumerate(PEOPLE[:seats]) if seat not in levels]
    occupants = iter(people)
    seated: list[AnyEvent] = []
    for seat in range(seats):
        if seat in levels:
            seated.append(Seated(seat=Seat(seat), name="Bot", bot=levels[seat]))
        else:
            player = next(occupants)
            seated.append(
                Seated(seat=Seat(seat), name=player.name, player=player.id, nonce=unique_bytes(8))
            )
    return await app.matches.store.create(unique_bytes(8).hex(), [opened, *seated, Started()])


def first_legal_action(loaded: LoadedMatch, seat: int) -> bytes:
    """Return the first legal action of a seat as JSON."""
    return encode(next(iter(loaded.game.legal_actions(loaded.match.state, Seat(seat)))))


async def create_match_with_decision(app: Application) -> tuple[str, int, bytes]:
    """Create a match and return its id, the id of Ann's open decision, and a legal action."""
    loaded = await create_match(app)
    decision_id = loaded.match.decision_ids[0]
    assert decision_id is not None
    return loaded.match.id, decision_id, first_legal_action(loaded, 0)


async def make_move(
    app: Application,
    match: str,
    seat: int,
    action: Action | None = None,
    *,
    at: int | None = None,
) -> LoadedMatch:
    """Take an action for a seat and return the match after it."""
    loaded = await app.matches.store.get(match)
    occupant, since = loaded.match.occupants[seat], loaded.match.decision_ids[seat]
    assert occupant is not None and since is not None and occupant.player is not None
    player = Player(occupant.player, occupant.name)
    return await app.matches.seats.act(
        match,
        player,
        seat,
        since,
        encode(action) if action else first_legal_action(loaded, seat),
        at or loaded.match.at + 1,
    )


async def answer_offer(
    app: Application, match: str, player: Player, seat: int, yes: bool
) -> LoadedMatch:
    """Answer the open offer and return the match after it."""
    offer = (await app.matches.store.get(match)).match.offer
    assert offer is not None
    return await app.matches.seats.answer(match, player, seat, offer.seq, yes)


def _move_command(seat: Seat, action: bytes) -> Command:
    return lambda _: [Moved(seat, msgspec.Raw(action))]


async def move_all(
    app: Application, match: str, times: int = 2, *, clock: ManualClock | None = None
) -> LoadedMatch:
    """Make every seat, including bots, move several times and return the match after it."""
    loaded = await app.matches.store.get(match)
    while loaded.turn.seats and any(
        loaded.match.movers.count(Seat(seat)) < times for seat in range(len(loaded.match.occupants))
    ):
        seat = min(loaded.turn.seats, key=loaded.match.movers.count)
        loaded = await app.matches.store.change(
            match,
            _move_command(seat, first_legal_action(loaded, seat)),
            None if clock is None else clock.wait(1_000),
        )
    return loaded


async def error_code(work: Any, kind: type[Illegal] = Illegal) -> str:
    """Return the code of the error that an awaitable raises."""
    try:
        await work
    except kind as reason:
        return reason.code
    raise AssertionError("it was not refused")
