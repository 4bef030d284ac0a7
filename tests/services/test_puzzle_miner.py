"""Tests that analysed matches yield puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.db.day_puzzles import DayPuzzleRepository
from parlour.db.records import Player
from parlour.plugin.player import Candidate
from parlour.plugin.puzzle import PuzzleCandidate, puzzle_position
from parlour.services.analysis.budget import AnalysisLimits
from parlour.services.application import Application
from parlour.services.engine import worker
from parlour.services.engine.evaluation import (
    EvaluatedAction,
    Evaluation,
    EvaluationRequest,
    evaluate_decision,
    serialize_ranking,
)
from parlour.services.games import Games
from parlour.services.matches.daily_deals import DAY_MS, day_at
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.puzzles import miner, puzzle_files
from parlour.services.puzzles.miner import (
    MAX_PER_MATCH,
    clear_evaluations,
    puzzle_criteria,
    puzzle_from_decision,
)
from parlour.services.puzzles.puzzles import PuzzleDetails

from ..patience import found_once
from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    answer_offer,
    create_match,
    make_move,
    open_application,
)

OPEN_TO_ALL = TableSettings(public=True)


class FixedRankingPlayer:
    """A bot that ranks legal actions in a fixed order with a gap after the first one."""

    def __init__(self, game: AnyGame, gap: float) -> None:
        self.game, self.gap = game, gap

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the first action of the ranking."""
        return self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions in the order of their JSON encoding."""
        actions = sorted(
            self.game.legal_actions(self.game.determinize(view, Rng(bytes(32))), seat), key=encode
        )
        return [
            Candidate(action, 0.0 if number else self.gap) for number, action in enumerate(actions)
        ]


class FakeWorker:
    """An analysis worker in the test process whose second ranking may have another gap."""

    def __init__(self, gap: float = 10.0, again: float = 10.0) -> None:
        self.gap, self.again = gap, again
        self.thoughts = 0
        self.fails = False

    async def precompile_level(self, game: str, level: str) -> None:
        """Do nothing, because the fake worker needs no compiled code."""

    async def evaluate(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the evaluation of a decision as JSON."""
        codec = Games(Path()).codec(game)
        view, action = codec.decode_view(question.view), codec.decode_action(question.action)
        return encode(
            evaluate_decision(
                codec.game,
                FixedRankingPlayer(codec.game, self.gap),
                question,
                view,
                action,
                Random(seed),
                seconds,
            )
        )

    async def rank_actions(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the second ranking of a decision as JSON; raises RuntimeError if `fails`."""
        self.thoughts += 1
        if self.fails:
            raise RuntimeError("a bot lost its mind")
        codec = Games(Path()).codec(game)
        return encode(
            serialize_ranking(
                FixedRankingPlayer(codec.game, self.again).rank(
                    codec.decode_view(question.view), question.seat, Random(seed), seconds
                )
            )
        )

    async def evaluate_draw(self, *_: object) -> bytes:
        """Return null, because no luck is estimated."""
        return b"null"

    def stop(self) -> None:
        """Do nothing, because there is no process to stop."""


@asynccontextmanager
async def open_with_worker(
    url: str, folder: Path, reader: FakeWorker | None = None
) -> AsyncIterator[Application]:
    """Open an application that uses this worker and knows Ann and Bob."""
    async with open_application(url, folder, toys=False) as app:
        app.analysis.worker = reader or FakeWorker()  # type: ignore[assignment]
        app.analysis.budget.limits = AnalysisLimits(seconds=0.01)
        for player in (ANN, BOB):
            await app.log.store.save_player(player)
        await app.analysis.open()
        try:
            yield app
        finally:
            await app.analysis.close()


async def create_finished_match(
    app: Application, settings: TableSettings = OPEN_TO_ALL, *, seats: int = 2, moves: int = 6
) -> LoadedMatch:
    """Create a match of Betta that Ann resigned after some moves."""
    loaded = await create_match(app, "betta", seats, settings=settings)
    for _ in range(moves):
        loaded = await make_move(app, loaded.match.id, next(iter(loaded.turn.seats)))
    return await app.matches.seats.resign(loaded.match.id, ANN, 0)


async def analyse(app: Application, loaded: LoadedMatch) -> LoadedMatch:
    """Analyse a match completely and return it."""
    await app.analysis.request_analysis(loaded, ANN)
    await found_once(
        lambda: app.analysis.analysis_status(loaded), lambda found: found.state == "done"
    )
    return loaded


async def waiting_count(app: Application) -> int:
    """Return the number of mined puzzles that have no day yet."""
    return await DayPuzzleRepository(app.log.store).waiting_count("betta")


async def todays_puzzle(
    app: Application, player: Player = EVE, day: str | None = None
) -> PuzzleDetails:
    """Return today's puzzle as a player sees it."""
    return await app.puzzles.puzzle_details("betta", day, player)


async def test_a_clear_decision_becomes_the_next_puzzle_on_every_server(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_with_worker(url, tmp_path) as app, open_with_worker(url, tmp_path) as other:
        today = day_at(clock.at)
        loaded = await analyse(app, await create_finished_match(app))
        assert await waiting_count(app) == MAX_PER_MATCH
        # A new puzzle must not replace today's puzzle, which users may have seen.
        assert (
            await app.puzzles.load_puzzle("betta", today)
        ).puzzle == puzzle_files.packaged_puzzle("betta", today)
        clock.wait(DAY_MS)
        ours, theirs = await asyncio.gather(todays_puzzle(app), todays_puzzle(other))
        assert encode(ours) == encode(theirs) and await waiting_count(other) == MAX_PER_MATCH - 1
        day = day_at(clock.at)
        puzzle, codec, at = await app.puzzles.load_puzzle("betta", day)
        assert puzzle != puzzle_files.packaged_puzzle("betta", day)
        # The puzzle shows the position before the decision to the seat that made it.
        history = await app.matches.histories.load(loaded)
        seen = [
            history.game.view(before.state, Seat(puzzle.seat))
            for _, before in history.steps_with_matches()
            if before is not None and before.state
        ]
        assert (
            codec.game.view(at.state, puzzle.seat) in seen
            and puzzle_position(codec, puzzle).state == at.state
        )
        assert ours.frame.seat == puzzle.seat and puzzle.best == 1 and puzzle.value_gap == 10
        # The next day has another puzzle, and the puzzle of an earlier day never changes.
        clock.wait(DAY_MS)
        assert encode((await todays_puzzle(app)).frame.view) != encode(ours.frame.view)
        app.puzzles._cache.clear()
        assert encode((await todays_puzzle(app, day=day)).frame.view) == encode(ours.frame.view)
        # Without a waiting puzzle, the day uses a packaged one.
        clock.wait(DAY_MS)
        assert (
            await app.puzzles.load_puzzle("betta", day_at(clock.at))
        ).puzzle == puzzle_files.packaged_puzzle("betta", day_at(clock.at))


async def test_a_mined_puzzle_reveals_no_names_and_no_hidden_information(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_with_worker(sqlite_url, tmp_path) as app:
        loaded = await analyse(app, await create_finished_match(app))
        clock.wait(DAY_MS)
        found = await todays_puzzle(app)
        puzzle = (await app.puzzles.load_puzzle("betta", found.day)).puzzle
        text = encode(found).decode()
        for secret in (
            ANN.name,
            BOB.name,
            ANN.id,
            BOB.id,
            loaded.match.id,
            puzzle.seed,
            loaded.match.opened.key.hex(),
        ):
            assert secret not in text
        assert found.evaluated_actions == () and {
            occupant["name"] for occupant in msgspec.json.decode(text)["frame"]["seats"]
        } == {""}
        body = encode(puzzle).decode()
        assert not any(secret in body for secret in (ANN.name, ANN.id, loaded.match.id))


@pytest.mark.parametrize(
    "settings",
    [TableSettings(), TableSettings(public=True, watchers=False)],
    ids=["by link", "nobody watches"],
)
async def test_a_private_match_gives_no_puzzle(
    sqlite_url: str, tmp_path: Path, settings: TableSettings
) -> None:
    async with open_with_worker(sqlite_url, tmp_path, reader := FakeWorker()) as app:
        await analyse(app, await create_finished_match(app, settings))
        assert await waiting_count(app) == reader.thoughts == 0


async def test_a_match_with_a_take_back_gives_no_puzzle(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, "betta", settings=OPEN_TO_ALL)
        seat = next(iter(loaded.turn.seats))
        await make_move(app, loaded.match.id, seat)
        players = (ANN, BOB)
        await app.matches.seats.offer(loaded.match.id, players[seat], seat, "takeback")
        loaded = await answer_offer(app, loaded.match.id, players[1 - seat], 1 - seat, True)
        for _ in range(6):
            loaded = await make_move(app, loaded.match.id, next(iter(loaded.turn.seats)))
        loaded = await analyse(app, await app.matches.seats.resign(loaded.match.id, ANN, 0))
        history, measure = await app.matches.histories.load(loaded), puzzle_criteria("betta")
        # Decisions before the takeback qualify; afterwards the luck was redrawn and the seed differs.
        for opinion in await app.analysis.evaluations_of(loaded):
            puzzle = puzzle_from_decision(
                history, opinion, await app.analysis.rank_decision(loaded, opinion.seq), measure
            )
            assert (puzzle is not None) == (opinion.seq < loaded.match.moves[0]), opinion.seq


async def test_matches_of_deleted_players_give_no_puzzle(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_with_worker(sqlite_url, tmp_path) as app:
        await analyse(app, await create_finished_match(app))
        later = await create_finished_match(app)
        assert await waiting_count(app) == MAX_PER_MATCH
        await app.administration._personal_data.delete_account(BOB)
        await analyse(app, await app.matches.store.get(later.match.id))
        assert await waiting_count(app) == MAX_PER_MATCH
        clock.wait(DAY_MS)
        day = day_at(clock.at)
        assert (await app.puzzles.load_puzzle("betta", day)).puzzle == puzzle_files.packaged_puzzle(
            "betta", day
        )
        assert await waiting_count(app) == 0


async def test_an_unclear_second_ranking_gives_no_puzzle(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path, reader := FakeWorker(again=7.9)) as app:
        await analyse(app, await create_finished_match(app))
        assert reader.thoughts == MAX_PER_MATCH and await waiting_count(app) == 0
        reader.fails = True
        await analyse(app, await create_finished_match(app))
        assert reader.thoughts == 2 * MAX_PER_MATCH and await waiting_count(app) == 0
        reader.gap, reader.fails = 7.9, False
        await analyse(app, await create_finished_match(app))
        assert reader.thoughts == 2 * MAX_PER_MATCH and await waiting_count(app) == 0


async def test_a_second_ranking_uses_the_analysis_budget_and_only_if_needed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_with_worker(sqlite_url, tmp_path, reader := FakeWorker()) as app:
        loaded = await analyse(app, await create_finished_match(app))
        assert reader.thoughts == MAX_PER_MATCH
        left = await app.analysis.budget.remaining_ms()
        app.analysis.budget.spend(int(left) + 1)
        assert (
            await app.analysis.rank_decision(
                loaded, (await app.analysis.evaluations_of(loaded))[0].seq
            )
            == []
            and reader.thoughts == MAX_PER_MATCH
        )
    monkeypatch.setattr(miner, "MAX_WAITING", MAX_PER_MATCH)
    async with open_with_worker(sqlite_url, tmp_path, reader := FakeWorker()) as app:
        await analyse(app, await create_finished_match(app))
        assert await waiting_count(app) == MAX_PER_MATCH and reader.thoughts == 0


async def test_a_shown_day_keeps_its_puzzle_when_the_package_changes(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_with_worker(sqlite_url, tmp_path) as app:
        shown = await todays_puzzle(app)
        held = puzzle_files.packaged_puzzles("betta")
        monkeypatch.setattr(puzzle_files, "packaged_puzzles", lambda game: held[::-1])
        app.puzzles._cache.clear()
        assert encode((await todays_puzzle(app, day=shown.day)).frame) == encode(shown.frame)


def test_values_near_a_win_prove_nothing() -> None:
    measure = puzzle_criteria("pylos")
    assert measure.best_count([Candidate(1, 1.0), Candidate(2, -1.0), Candidate(3, -1.0)]) == 1
    assert measure.best_count([Candidate(1, 0.9999), Candidate(2, -1.0), Candidate(3, -1.0)]) == 0
    assert measure.best_count([Candidate(1, 1.0), Candidate(2, -0.9999), Candidate(3, -1.0)]) == 0
    # A second ranking keeps all digits, whereas an evaluation is rounded.
    assert [item.value for item in serialize_ranking([Candidate({"do": "place"}, 0.99999)])] == [
        0.99999
    ]


def test_few_decisions_with_enough_candidates_are_ranked_again() -> None:
    def opinion(seq: int, of: int, *values: float) -> Evaluation:
        best = tuple(
            EvaluatedAction(action=msgspec.Raw(encode(number)), value=value)
            for number, value in enumerate(values)
        )
        return Evaluation(seq=seq, step=seq, seat=Seat(0), best=best, of=of)

    measure = puzzle_criteria("betta")
    clear = [opinion(seq, 5, 20, 10, 3) for seq in range(5)]
    assert len(clear_evaluations(clear, measure, Random(1))) == MAX_PER_MATCH
    assert (
        clear_evaluations(
            [opinion(1, 2, 20, 10), opinion(2, 5, 20, 13, 3), opinion(3, 0)], measure, Random(1)
        )
        == []
    )


def test_the_strongest_bot_proves_a_puzzle_again_in_a_worker(
    tmp_path: Path,
) -> None:
    puzzle, codec = puzzle_files.packaged_puzzles("pylos")[0], Games(tmp_path).codec("pylos")
    view = codec.game.view(puzzle_position(codec, puzzle).state, puzzle.seat)
    asked = EvaluationRequest(
        seq=1,
        step=1,
        seat=puzzle.seat,
        view=encode(view),
        action=bytes(puzzle.candidates[-1].action),
    )
    found = msgspec.json.decode(
        worker.rank_actions(tmp_path, "pylos", "master-plus", asked, 7, 2.0),
        type=list[PuzzleCandidate],
    )
    measure = puzzle_criteria("pylos")
    assert (
        measure.best_count([Candidate(bytes(item.action), item.value) for item in found])
        == puzzle.best
    )
    assert {bytes(item.action) for item in found[: puzzle.best]} == {
        bytes(candidate.action) for candidate in puzzle.candidates[: puzzle.best]
    }
