"""Tests that bot accounts are rated among themselves and ranked apart from people."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Seated
from parlour.core.game import Seat, replace
from parlour.db.records import Player
from parlour.services.application import Application

from .harness import ANN, BOB, create_match, move_all, open_application


async def create_bots(app: Application) -> list[Player]:
    """Return two bot accounts of Ann and Bob."""
    bots = []
    for owner in (ANN, BOB):
        await app.log.store.save_player(owner)
        member = await app.accounts.members.sign_up(owner, owner.name, "felt lamp under rain")
        bot = await app.accounts.bots.create_bot(member, f"{owner.name} bot")
        bots.append(Player(bot.id, bot.name))
    return bots


async def finish_match(app: Application, *players: Player) -> None:
    """Play a match between two players, which the second resigns, and record it."""
    events = [
        record.event
        for record in await app.matches.store.entries((await create_match(app)).match.id)
    ]
    seated = [
        replace(event, player=players[event.seat].id, name=players[event.seat].name)
        if isinstance(event, Seated)
        else event
        for event in events
    ]
    match = "-".join(player.id for player in players)
    await app.matches.store.create(match, seated)
    await move_all(app, match)
    await app.matches.seats.resign(match, players[1], Seat(1))
    await app.results.recorder.catch_up()


async def test_people_and_bot_accounts_have_leaderboards_of_their_own(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        first, second = await create_bots(app)
        await finish_match(app, first, second)
        await finish_match(app, ANN, BOB)
        await finish_match(app, ANN, first)
        boards = app.results.leaderboards
        for season in (None, (await boards.leaderboard("pylos", "evening", None, ANN)).season.id):
            people = await boards.leaderboard("pylos", "evening", season, ANN)
            bots = await boards.leaderboard("pylos", "evening", season, ANN, of_bots=True)
            assert [entry.id for entry in people.entries] == [ANN.id, BOB.id]
            assert [entry.id for entry in bots.entries] == [first.id, second.id]
            assert {entry.games for entry in (*people.entries, *bots.entries)} == {1}
