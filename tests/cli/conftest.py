"""A folder with a house in which a match was played."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Moved, Opened, Seated, Started
from parlour.core.game import Seat
from parlour.db.opening import open_log
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches


@dataclass(frozen=True)
class Played:
    """The folder of a house, a match that is over and one that is not, and a match of Betapet that is over."""

    folder: Path
    over: str
    on: str
    betapet: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return a house where Betta and Betapet were played."""
    folder = tmp_path_factory.mktemp("house")
    return asyncio.run(_played(folder))


async def _played(folder: Path) -> Played:
    log = await open_log(f"sqlite:///{folder}/parlour.db")
    matches = Matches(log, Games(folder))
    over, on = await _begun(matches, "betta"), await _begun(matches, "betta")
    # A few passes and exchanges come before the plays.
    words = await _begun(matches, "betapet", "Ann", "Ann", "Böla Ångström")
    for loaded, skipped in ((over, 0), (words, 135)):
        while loaded.match.phase == "playing":
            loaded = await matches.change(loaded.match.id, partial(_next, skipped=skipped))
    await log.close()
    return Played(folder, over.match.id, on.match.id, words.match.id)


async def _begun(matches: Matches, game: str, *names: str) -> LoadedMatch:
    options = msgspec.Raw(encode(matches.games.codec(game).decode_options(b"{}")))
    version, names = matches.games.game(game).spec.version, names or ("Ann", "Bob")
    opened = Opened(
        game=game,
        version=version,
        options=options,
        seats=len(names),
        key=secrets.token_bytes(32),
        host="ann",
        code="oak-lamp-42",
    )
    people = [
        Seated(seat=Seat(seat), name=name, player=f"player-{seat}-{name}", nonce=b"luck")
        for seat, name in enumerate(names)
    ]
    return await matches.create(secrets.token_hex(8), [opened, *people, Started()])


def _next(loaded: LoadedMatch, skipped: int) -> list[AnyEvent]:
    """Decide for whoever is awaited: the first legal action after those skipped, or the last one."""
    seat = min(loaded.game.turn(loaded.match.state).seats)
    return [
        Moved(
            seat,
            msgspec.Raw(
                encode(
                    list(islice(loaded.game.legal_actions(loaded.match.state, seat), skipped + 1))[
                        -1
                    ]
                )
            ),
        )
    ]
