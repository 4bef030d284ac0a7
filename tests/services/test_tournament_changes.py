"""Tests that invalid and unauthorized changes of tournaments are refused, and concurrent ones kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import Fischer
from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.tournaments.tournament import TournamentTerms

from .harness import ANN, BOB, EVE, ManualClock, error_code, open_application
from .tournaments import NONCE, start_tournament


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"name": " "}, "tournament.no-name"),
        ({"filled": "nobody"}, "core.no-such-bot"),
        ({"filled": "casual", "game": "chess"}, "core.no-such-game"),
        ({"filled": "casual", "game": ""}, "core.no-such-game"),
        ({"seats": 4}, "core.seats"),
        ({"game": "chess"}, "core.no-such-game"),
        ({"settings": TableSettings(clock=Fischer(bank_ms=1))}, "core.clock"),
    ],
)
async def test_invalid_terms_are_refused(
    tmp_path: Path, clock: ManualClock, terms: dict[str, Any], code: str
) -> None:
    async with open_application(f"sqlite:///{tmp_path / 'log.db'}", tmp_path) as app:
        assert (
            await error_code(
                app.tournaments.create_tournament(
                    ANN, TournamentTerms(**{"name": "Night", "game": "pylos", **terms})
                ),
                Illegal,
            )
            == code
        )


async def test_unauthorized_changes_and_too_many_tournaments_are_refused(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        assert (
            await error_code(app.tournaments.require_tournament("none"), NotFound)
            == "tournament.no-such-tournament"
        )
        assert (
            await error_code(app.tournaments.enter("none", ANN), NotFound)
            == "tournament.no-such-tournament"
        )
        tournament = await start_tournament(app, ANN, BOB)
        assert (
            await error_code(app.tournaments.mark_ready(tournament.id, EVE, NONCE), Forbidden)
            == "tournament.not-registered"
        )
        assert (
            await error_code(app.tournaments.mark_ready(tournament.id, ANN, "zz"))
            == "core.not-a-nonce"
        )
        assert (
            await error_code(app.tournaments.begin(tournament.id, BOB), Forbidden)
            == "tournament.not-the-host"
        )
        assert (
            await error_code(app.tournaments.leave(tournament.id, ANN, 9))
            == "tournament.not-registered"
        )
        for _ in range(2):
            await app.tournaments.create_tournament(ANN, TournamentTerms(name="More", game="pylos"))
        assert (
            await error_code(
                app.tournaments.create_tournament(ANN, TournamentTerms(name="More", game="pylos"))
            )
            == "tournament.too-many-tournaments"
        )


async def test_concurrent_changes_are_both_applied(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await app.tournaments.create_tournament(
            ANN, TournamentTerms(name="Rush", game="pylos")
        )
        people = [Player(f"{number:012}", f"P {number}") for number in range(12)]
        await asyncio.gather(*(app.tournaments.enter(tournament.id, player) for player in people))
        assert len((await app.tournaments.require_tournament(tournament.id)).entrants) == 12


async def test_the_host_enters_results_of_games_over_the_board(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB)
        match = tournament.rounds[0].pods[0].match
        assert (
            await error_code(
                app.tournaments.record_result(tournament.id, BOB, match, {0: 1, 1: 2}), Forbidden
            )
            == "tournament.not-the-host"
        )
        assert (
            await error_code(app.tournaments.record_result(tournament.id, ANN, match, {5: 1}))
            == "tournament.no-table"
        )
        tournament = await app.tournaments.record_result(tournament.id, ANN, match, {0: 1, 1: 1})
        assert [place.points for place in tournament.rounds[0].pods[0].places] == [
            0.5,
            0.5,
        ] and tournament.rounds[0].pods[0].by_hand
