"""A fixture that creates a data folder with played matches."""

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
class PlayedSite:
    """A data folder with three matches.

    Attributes:
        folder: The data folder.
        over: The id of a finished match of Betta.
        on: The id of a running match of Betta.
        betapet: The id of a finished match of Betapet.
    """

    folder: Path
    over: str
    on: str
    betapet: str


@pytest.fixture(scope="module")
def played_site(tmp_path_factory: pytest.TempPathFactory) -> PlayedSite:
    """Return a data folder with matches of Betta and Betapet."""
    folder = tmp_path_factory.mktemp("site")
    return asyncio.run(_create_site(folder))


async def _create_site(folder: Path) -> PlayedSite:
    log = await open_log(f"sqlite:///{folder}/parlour.db")
    matches = Matches(log, Games(folder))
    over, on = await _start_match(matches, "betta"), await _start_match(matches, "betta")
    # Skipping some actions leads to passes and exchanges before plays.
    words = await _start_match(matches, "betapet", "Ann", "Ann", "Böla Ångström")
    for loaded, skipped in ((over, 0), (words, 135)):
        while loaded.match.phase == "playing":
            loaded = await matches.change(loaded.match.id, partial(_next_move, skipped=skipped))
    await log.close()
    return PlayedSite(folder, over.match.id, on.match.id, words.match.id)


async def _start_match(matches: Matches, game: str, *names: str) -> LoadedMatch:
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


def _next_move(loaded: LoadedMatch, skipped: int) -> list[AnyEvent]:
    """Return the next move: the legal action after `skipped` others, or else the last one."""
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
