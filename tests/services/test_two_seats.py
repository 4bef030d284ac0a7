"""A match that one person played on two seats is one result, and one file among all their files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour.core.event import Opened, Seated, Started
from parlour.core.game import Seat
from parlour.services.application import Application
from parlour.services.results.results import ResultQuery

from .harness import ANN, drawn, open_house


async def two_handed(house: Application, match: str) -> None:
    """Let Ann play both seats of a match and resign the second."""
    opened = Opened(
        game="pylos",
        version=1,
        options=msgspec.Raw(b"{}"),
        seats=2,
        key=drawn(32),
        host=ANN.id,
        code="",
    )
    seated = [
        Seated(seat=Seat(seat), name=name, player=ANN.id, nonce=drawn(8))
        for seat, name in enumerate(("Ann", "Ann II"))
    ]
    game = house.games.game("pylos")
    await house.matches.store.create(
        match, [msgspec.structs.replace(opened, version=game.spec.version), *seated, Started()]
    )
    first = (await house.matches.store.get(match)).match
    mover = next(seat for seat, since in enumerate(first.since) if since is not None)
    loaded = await house.matches.store.get(match)
    action = next(iter(loaded.game.legal_actions(loaded.match.state, Seat(mover))))
    since = first.since[mover]
    assert since is not None
    await house.matches.seats.act(
        match, ANN, mover, since, msgspec.json.encode(action), loaded.match.at + 1
    )
    await house.matches.seats.resign(match, ANN, 1)


async def test_a_match_on_two_seats_is_found_once(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        await house.log.store.save_player(ANN)
        await two_handed(house, "both")
        await house.results.recorder.catch_up()
        for asked, found in (
            (ResultQuery(), ["both"]),
            (ResultQuery(won=True), ["both"]),
            (ResultQuery(won=False), []),
            (ResultQuery(game="pylos"), ["both"]),
        ):
            assert [
                line.match for line in (await house.results.queries.search(asked, ANN)).results
            ] == found
