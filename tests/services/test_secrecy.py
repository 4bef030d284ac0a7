"""Tests that states that a viewer cannot distinguish give equal data, byte for byte."""

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

from .harness import create_match, open_application

GAMES = Games(Path()).ids


async def compare_frames(app: Application, game: str, moves: int, worlds: int, luck: Random) -> int:
    """Play a match, compare its frames with those of determinized states, and return the count."""
    rules = app.games.game(game)
    loaded = await create_match(app, game, rules.seat_counts(rules.types.options())[0])
    compared = 0
    for _ in range(moves):
        if loaded.match.phase != "playing":
            break
        seat = luck.choice(sorted(loaded.turn.seats))
        legal = list(rules.legal_actions(loaded.match.state, seat))
        match, occupant = loaded.match, loaded.match.occupants[seat]
        since = match.decision_ids[seat]
        assert occupant is not None and occupant.player is not None and since is not None
        player = Player(occupant.player, occupant.name)
        loaded = await app.matches.seats.act(
            match.id, player, seat, since, encode(luck.choice(legal)), match.at + 1
        )
        state = loaded.match.state
        for eyes in (None, *(Seat(number) for number in range(len(match.occupants)))):
            for world in range(worlds):
                other = rules.determinize(rules.view(state, eyes), Rng(bytes([world]) * 32))
                twin = LoadedMatch(replace(loaded.match, state=other), rules)
                if rules.turn(other) != rules.turn(state):
                    continue  # the turn is public, so a state with another turn is distinguishable
                assert encode(build_frame(twin, eyes)) == encode(build_frame(loaded, eyes)), (
                    game,
                    eyes,
                )
                assert encode(match_listing(twin)) == encode(match_listing(loaded)), (game, eyes)
                compared += 1
    return compared


@pytest.mark.parametrize("game", ["betta"])
async def test_indistinguishable_states_give_equal_frames(
    game: str, sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        assert await compare_frames(app, game, moves=4, worlds=1, luck=Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_indistinguishable_states_give_equal_frames_in_every_game(
    game: str, sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        found = [
            await compare_frames(app, game, moves=40, worlds=3, luck=Random(seed))
            for seed in range(5)
        ]
        assert sum(found) > 100
