"""Tests that hints use only the seat's view, need a bot opponent, and are logged."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import Hinted
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.pylos import bots
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.table import numbering
from parlour.games.pylos.tests.small_tablebase import (
    LATE_POSITIONS,
    small_numbering,
    write_small_table,
)
from parlour.services.application import Application
from parlour.services.engine import worker
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.fair_queue import Priority
from parlour.services.engine.hints import request_hint
from parlour.services.engine.worker import ExactValue
from parlour.services.engine.worker_pool import Worker, WorkerPool
from parlour.services.errors import Forbidden
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.table_requests import SeatRequest, TableRequest

from .harness import ANN, BOB, create_match, error_code, move_all, open_application

LUCK = Rng(bytes(32))


def fake_bots(app: Application, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Make all bots choose the last legal action, and return the recorded requests."""
    asked: list[tuple[Any, ...]] = []

    async def choose(
        game: str, level: str, view: bytes, seat: int, seconds: float, _: Priority
    ) -> bytes:
        asked.append((game, level, view, seat))
        rules = app.games.game(game)
        return encode(
            list(
                rules.legal_actions(
                    rules.determinize(app.games.codec(game).decode_view(view), LUCK), Seat(seat)
                )
            )[-1]
        )

    monkeypatch.setattr(app.engine.bots.workers, "choose_action", choose)
    return asked


async def test_a_hint_uses_the_view_and_is_logged_without_its_action(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        asked = fake_bots(app, monkeypatch)
        loaded = await create_match(app, "betta", bots={1: "club"})
        while loaded.match.decision_ids[0] is None:
            # The start player is random.
            assert (
                await error_code(app.engine.hints.give_hint(loaded.match.id, ANN, 0))
                == "core.not-your-turn"
            )
            loaded = await create_match(app, "betta", bots={1: "club"})
        hint = await app.engine.hints.give_hint(loaded.match.id, ANN, 0)
        view = loaded.game.view(loaded.match.state, Seat(0))
        assert (
            asked == [("betta", "master-plus", encode(view), 0)]
            and hint.deed is not None
            and hint.deed.places
        )
        loaded.game.apply(
            loaded.match.state,
            Seat(0),
            app.games.codec("betta").decode_action(bytes(hint.action)),
        )
        after = await app.matches.store.get(loaded.match.id)
        assert (
            after.match.decision_ids == loaded.match.decision_ids
            and after.match.state == loaded.match.state
        ), "the decision id is unchanged"
        log = await app.matches.store.entries(loaded.match.id)
        assert log[-1].event == Hinted(Seat(0))
        history = await app.matches.histories.load(after)
        assert [(line.kind, line.seat, line.details) for line in history.entries(None)][-1] == (
            "hinted",
            0,
            {},
        )
        await app.matches.seats.resign(loaded.match.id, ANN, 0)
        plain = await create_match(app, "betta", bots={1: "club"})
        await move_all(app, plain.match.id)
        await app.matches.seats.resign(plain.match.id, ANN, 0)
        await app.results.recorder.catch_up()
        assert [
            (await app.results.queries.match_result(match.match.id, ANN)).rated
            for match in (loaded, plain)
        ] == [False, True]
        proof = await app.matches.proofs.prove(loaded.match.id)
        assert all(check.passed for check in proof.checks)


async def test_hints_need_the_own_turn_and_only_bots_as_opponents(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        asked = fake_bots(app, monkeypatch)
        people = await create_match(app, "betta")
        assert (
            await error_code(app.engine.hints.give_hint(people.match.id, ANN, 0)) == "core.no-hints"
        )
        alone = await app.tables.open_table(
            ANN,
            TableRequest(
                game="betta",
                options={"mode": "solo"},
                seat_count=1,
                seats=(SeatRequest(occupant="me"),),
                start=True,
            ),
        )
        deal = replace(alone.match, opened=replace(alone.match.opened, day="2026-01-01"))
        with pytest.raises(Illegal, match="no-hints"):
            request_hint(ANN, 0)(LoadedMatch(deal, alone.game))
        assert request_hint(ANN, 0)(alone) == [Hinted(Seat(0))], "a solo game has hints"
        bots = await create_match(app, "betta", bots={1: "club"})
        assert await error_code(
            app.engine.hints.give_hint(bots.match.id, ANN, 1), Forbidden
        ) and await error_code(app.engine.hints.give_hint(bots.match.id, BOB, 0), Forbidden)
        await app.matches.seats.resign(bots.match.id, ANN, 0)
        assert (
            await error_code(app.engine.hints.give_hint(bots.match.id, ANN, 0))
            == "core.not-playing"
        )
        assert not asked


async def test_a_hint_has_a_value_only_if_it_is_proven(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        fake_bots(app, monkeypatch)
        found: list[ExactValue | None] = [ExactValue(-1.0, 36), None]

        async def exact_value(
            game: str, level: str, view: bytes, seat: int, action: bytes
        ) -> ExactValue | None:
            assert (game, level, seat) == ("pylos", "master-plus", 0)
            app.games.codec(game).decode_action(action)
            return found.pop(0)

        monkeypatch.setattr(app.engine.bots.workers, "exact_value", exact_value)
        loaded = await create_match(app, "pylos", bots={1: "club"})
        hint = await app.engine.hints.give_hint(loaded.match.id, ANN, 0)
        assert (hint.value, hint.ends_in) == (-1.0, 36)
        hint = await app.engine.hints.give_hint(loaded.match.id, ANN, 0)
        assert (hint.value, hint.ends_in) == (None, None)
        other = await create_match(app, "bulbous", bots={1: "club"})
        if other.match.decision_ids[0] is not None:
            hint = await app.engine.hints.give_hint(other.match.id, ANN, 0)
            assert hint.value is None and not found


async def test_proven_values_come_from_the_table_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbering, "position_numbering", small_numbering)
    monkeypatch.setattr(bots.TABLEBASES, "_folder", None)
    worker._loaded_level.cache_clear()
    write_small_table(tmp_path)
    game = Pylos()
    row = max(LATE_POSITIONS, key=lambda row: row["dtw"])
    state = state_from_position("basic", row["pos"])
    view, seat = encode(game.view(state, state.mover)), state.mover
    action = worker.choose_action(tmp_path, "pylos", "master-plus", view, seat, 1, 1.0)
    assert worker.exact_value(
        tmp_path, "pylos", "master-plus", view, seat, action, 1
    ) == ExactValue(1.0 if row["value"] == "win" else -1.0, row["dtw"])
    other = encode(game.legal_actions(state, seat)[-1])
    opinion = msgspec.json.decode(
        worker.evaluate(
            tmp_path,
            "pylos",
            "master-plus",
            EvaluationRequest(seq=1, step=1, seat=seat, view=view, action=other),
            1,
            1.0,
        )
    )
    assert opinion["best"][0]["ends_in"] == row["dtw"] and opinion["best"][0]["value"] in (
        -1.0,
        1.0,
    )
    assert opinion["played"]["ends_in"] == next(
        item["ends_in"] for item in opinion["best"] if item["action"] == opinion["played"]["action"]
    )
    standard = state_from_position("standard", START_POSITION)
    view, seat = encode(game.view(standard, Seat(0))), Seat(0)
    assert (
        worker.exact_value(
            tmp_path,
            "pylos",
            "master-plus",
            view,
            seat,
            encode(game.legal_actions(standard, seat)[0]),
            1,
        )
        is None
    )
    worker._loaded_level.cache_clear()


async def test_a_hint_has_no_value_if_the_worker_fails(tmp_path: Path) -> None:
    class Broken(Worker):
        ended = 0

        async def exact_value(
            self, game: str, level: str, view: bytes, seat: Seat, action: bytes, seed: int
        ) -> ExactValue | None:
            raise BrokenProcessPool

        def stop(self) -> None:
            self.ended += 1

    app, broken = WorkerPool(tmp_path), Broken(tmp_path)
    app._free = asyncio.LifoQueue()
    app._free.put_nowait(broken)
    assert await app.exact_value("pylos", "master-plus", b"", Seat(0), b"", 1) is None
    assert broken.ended == 1 and app._free.qsize() == 1
