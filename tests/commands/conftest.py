"""A folder with a house in which a match was played."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Moved, Opened, Seated, Started
from parlour.core.game import Seat
from parlour.db.log import open_log
from parlour.tables.matches import Live, Matches
from parlour.tables.rulebook import Rulebook


@dataclass(frozen=True)
class Played:
    """The folder of a house, a match that is over and one that is not."""

    folder: Path
    over: str
    on: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return a house where Betta was played."""
    folder = tmp_path_factory.mktemp("house")
    return asyncio.run(_played(folder))


async def _played(folder: Path) -> Played:
    log = await open_log(f"sqlite:///{folder}/parlour.db")
    matches = Matches(log, Rulebook(folder))
    over, on = await _begun(matches), await _begun(matches)
    live = over
    while live.match.phase == "playing":
        live = await matches.change(over.match.id, _next)
    await log.close()
    return Played(folder, over.match.id, on.match.id)


async def _begun(matches: Matches) -> Live:
    options = encode(matches.rules.codec("betta").options(b"{}"))
    opened = Opened(game="betta", version=1, options=msgspec.Raw(options), seats=2, key=secrets.token_bytes(32), host="ann", code="oak-lamp-42")
    people = [Seated(seat=Seat(seat), name=name, player=f"player-{name}", nonce=b"luck") for seat, name in enumerate(("Ann", "Bob"))]
    return await matches.open(secrets.token_hex(8), [opened, *people, Started()])


def _next(live: Live) -> list[AnyEvent]:
    """Decide for whoever is awaited: the first action that is legal."""
    seat = min(live.game.turn(live.match.state).seats)
    return [Moved(seat, msgspec.Raw(encode(next(iter(live.game.legal(live.match.state, seat))))))]
