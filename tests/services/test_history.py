"""What a page is told with a frame is what the move list says of the same moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Seat
from parlour.services.matches.history import recent_entries

from .harness import ANN, BOB, answer_open, begun, moved, open_house


@pytest.mark.parametrize("game", ["pylos", "betta"])
async def test_what_was_just_appended_is_told_as_the_history_tells_it(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, game)
        match, told = loaded.match.id, 0
        for number in range(8):
            before = loaded.match.seq
            if number == 3:
                await house.matches.seats.offer(match, ANN, 0, "takeback")
                loaded = await answer_open(house, match, BOB, 1, True)
                assert recent_entries(loaded, None, before) is None, (
                    "two commands passed: what the first told is not known any more"
                )
                continue
            (seat,) = loaded.game.turn(loaded.match.state).seats
            loaded = await moved(house, match, seat, at=loaded.match.at + 1_000)
            history = await house.matches.histories.load(loaded)
            for eyes in (None, Seat(0), Seat(1)):
                found = recent_entries(loaded, eyes, before)
                if number != 4:
                    assert found == history.entries(eyes, before)
                    told += len(found or ())
        assert told >= 18
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await house.matches.store.get(match)
        assert recent_entries(loaded, None, loaded.match.seq - 1) is None, (
            "what another process appended is read from its log"
        )
