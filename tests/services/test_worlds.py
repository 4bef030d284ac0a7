"""Two worlds that somebody cannot tell apart: in every game, all that leaves the house for them is the same, byte for byte."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.games import Games
from parlour.services.matches.frames import build_frame
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import match_listing

from .harness import begun, open_house

GAMES = Games(Path()).ids


async def look_alike(house: Application, game: str, moves: int, worlds: int, luck: Random) -> int:
    """Play on and hold every frame against those of imagined worlds; return how many were compared."""
    rules = house.games.game(game)
    loaded = await begun(house, game, rules.seat_counts(rules.types.options())[0])
    compared = 0
    for _ in range(moves):
        if loaded.match.phase != "playing":
            break
        seat = luck.choice(sorted(loaded.turn.seats))
        legal = list(rules.legal_actions(loaded.match.state, seat))
        match, chair = loaded.match, loaded.match.chairs[seat]
        since = match.since[seat]
        assert chair is not None and chair.player is not None and since is not None
        player = Player(chair.player, chair.name)
        loaded = await house.matches.seats.act(
            match.id, player, seat, since, encode(luck.choice(legal)), match.at + 1
        )
        state = loaded.match.state
        for eyes in (None, *(Seat(number) for number in range(len(match.chairs)))):
            for world in range(worlds):
                other = rules.determinize(rules.view(state, eyes), Rng(bytes([world]) * 32))
                twin = LoadedMatch(replace(loaded.match, state=other), rules)
                if rules.turn(other) != rules.turn(state):
                    continue  # whose turn it is, everybody knows: an imagined world that asks another is none of this table's
                assert encode(build_frame(twin, eyes)) == encode(build_frame(loaded, eyes)), (
                    game,
                    eyes,
                )
                assert encode(match_listing(twin)) == encode(match_listing(loaded)), (game, eyes)
                compared += 1
    return compared


@pytest.mark.parametrize("game", ["betta"])
async def test_two_worlds_that_look_alike_are_sent_alike(
    game: str, sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        assert await look_alike(house, game, moves=4, worlds=1, luck=Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_two_worlds_that_look_alike_are_sent_alike(
    game: str, sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        found = [
            await look_alike(house, game, moves=40, worlds=3, luck=Random(seed))
            for seed in range(5)
        ]
        assert sum(found) > 100
