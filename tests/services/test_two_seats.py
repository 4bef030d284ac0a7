"""Tests that a match with one player on two seats gives one result and one file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour.core.event import Opened, Seated, Started
from parlour.core.game import Seat
from parlour.services.application import Application
from parlour.services.results.results import ResultQuery

from .harness import ANN, open_application, unique_bytes


async def play_both_seats(app: Application, match: str) -> None:
    """Create a match in which Ann plays both seats and resigns the second one."""
    opened = Opened(
        game="pylos",
        version=1,
        options=msgspec.Raw(b"{}"),
        seats=2,
        key=unique_bytes(32),
        host=ANN.id,
        code="",
    )
    seated = [
        Seated(seat=Seat(seat), name=name, player=ANN.id, nonce=unique_bytes(8))
        for seat, name in enumerate(("Ann", "Ann II"))
    ]
    game = app.games.game("pylos")
    await app.matches.store.create(
        match, [msgspec.structs.replace(opened, version=game.spec.version), *seated, Started()]
    )
    first = (await app.matches.store.get(match)).match
    mover = next(seat for seat, since in enumerate(first.decision_ids) if since is not None)
    loaded = await app.matches.store.get(match)
    action = next(iter(loaded.game.legal_actions(loaded.match.state, Seat(mover))))
    since = first.decision_ids[mover]
    assert since is not None
    await app.matches.seats.act(
        match, ANN, mover, since, msgspec.json.encode(action), loaded.match.at + 1
    )
    await app.matches.seats.resign(match, ANN, 1)


async def test_a_player_on_two_seats_finds_a_match_once(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await app.log.store.save_player(ANN)
        await play_both_seats(app, "both")
        await app.results.recorder.catch_up()
        for asked, found in (
            (ResultQuery(), ["both"]),
            (ResultQuery(won=True), ["both"]),
            (ResultQuery(won=False), []),
            (ResultQuery(game="pylos"), ["both"]),
        ):
            assert [
                line.match for line in (await app.results.queries.search(asked, ANN)).results
            ] == found
