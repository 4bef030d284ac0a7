"""Tests of what the notification of a turn costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.services.matches.loaded_match import LoadedMatch

from ..patience import eventually
from .harness import ANN, BOB, create_match, make_move, open_application


async def test_a_match_is_loaded_only_for_a_player_who_is_away(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app)).match.id
        await eventually(lambda: app.notifications.pending_count == 0)
        loads: list[str] = []
        get = app.matches.store.get

        async def counted_get(wanted: str) -> LoadedMatch:
            loads.append(wanted)
            return await get(wanted)

        monkeypatch.setattr(app.matches.store, "get", counted_get)
        app.notifications.grace = 0.3
        for player in (ANN, BOB):
            app.social.presence.open_table(match, player, "pylos")
        await make_move(app, match, 0)
        loads.clear()
        await eventually(lambda: app.notifications.pending_count == 0)
        assert loads == []
        await make_move(app, match, 1)
        app.social.presence.close_table(match, ANN)
        loads.clear()
        await eventually(lambda: app.notifications.pending_count == 0)
        assert loads == [match]
