"""Tests that each match is analysed once, from the mover's view and within the budget."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import Moved
from parlour.core.fold import match_ranking
from parlour.core.game import AnyGame, Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.game import Betta
from parlour.plugin.player import Candidate
from parlour.plugin.plugin import LuckModel
from parlour.services.analysis import analysis
from parlour.services.analysis.analyser import AnalysisStatus
from parlour.services.analysis.budget import DAY_MS, AnalysisLimits
from parlour.services.analysis.decisions import evaluation_requests
from parlour.services.application import Application
from parlour.services.engine.evaluation import Evaluation, EvaluationRequest, evaluate_decision
from parlour.services.engine.luck_model import ChanceDraw, draw_luck
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.time import now

from ..mistakes import failing_function
from ..patience import found_once
from .harness import ANN, BOB, ManualClock, create_match, error_code, make_move, open_application


class OrderedPlayer:
    """A bot that ranks up to `most` legal actions in a fixed order, one point apart."""

    def __init__(self, game: AnyGame, most: int = 1_000) -> None:
        self.game, self.most = game, most

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the first action of the ranking."""
        return self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions in the order of their JSON encoding."""
        actions = sorted(
            self.game.legal_actions(self.game.determinize(view, Rng(bytes(32))), seat), key=encode
        )[: self.most]
        return [Candidate(action, float(-number)) for number, action in enumerate(actions)]


class FakeWorker:
    """An analysis worker that evaluates in the test process."""

    def __init__(self, cost: float = 0.0, most: int = 1_000) -> None:
        self.cost, self.most = cost, most
        self.asked: list[EvaluationRequest] = []
        self.dealt: list[ChanceDraw] = []
        self.fails: set[int] = set()

    async def precompile_level(self, game: str, level: str) -> None:
        """Do nothing, because the fake worker needs no compiled code."""

    async def evaluate(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the evaluation of a decision as JSON; raises RuntimeError if `fails` names it."""
        self.asked.append(question)
        await asyncio.sleep(self.cost)
        if question.seq in self.fails:
            raise RuntimeError("a bot lost its mind")
        codec = Games(Path()).codec(game)
        player = OrderedPlayer(codec.game, self.most)
        return encode(
            evaluate_decision(
                codec.game,
                player,
                question,
                codec.decode_view(question.view),
                codec.decode_action(question.action),
                Random(seed),
                seconds,
            )
        )

    async def evaluate_draw(self, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
        """Return the luck of a chance draw as JSON; raises RuntimeError if `fails` names it."""
        self.dealt.append(draw)
        if draw.seq in self.fails:
            raise RuntimeError("a judge lost its mind")
        codec = Games(Path()).codec(game)
        return encode(
            draw_luck(
                codec, OrderedPlayer(codec.game), LuckModel("", 1), draw, Random(seed), seconds
            )
        )

    def stop(self) -> None:
        """Do nothing, because there is no process to stop."""


@asynccontextmanager
async def open_with_worker(
    url: str, folder: Path, reader: FakeWorker, price: AnalysisLimits | None = None
) -> AsyncIterator[Application]:
    """Open an application whose analysis uses this worker."""
    async with open_application(url, folder, toys=False) as app:
        app.analysis.worker = reader  # type: ignore[assignment]
        app.analysis.budget.limits = price or AnalysisLimits(seconds=0.01)
        await app.analysis.open()
        try:
            yield app
        finally:
            await app.analysis.close()


async def create_finished_match(
    app: Application, game: str = "betta", moves: int = 6
) -> LoadedMatch:
    """Create a match that Ann resigned after some moves."""
    loaded = await create_match(app, game)
    for _ in range(moves):
        loaded = await make_move(app, loaded.match.id, next(iter(loaded.turn.seats)))
    return await app.matches.seats.resign(loaded.match.id, ANN, 0)


async def evaluate_match(app: Application, loaded: LoadedMatch) -> list[Evaluation]:
    """Wait until a match is analysed completely and return its evaluations."""
    found = await wait_for_status(app, loaded, lambda found: found.state == "done")
    assert found.evaluated_count == found.decision_count == len(found.evaluations)
    return [msgspec.json.decode(body, type=Evaluation) for body in found.evaluations]


async def wait_for_status(
    app: Application, loaded: LoadedMatch, holds: Callable[[AnalysisStatus], bool]
) -> AnalysisStatus:
    """Wait until the analysis status of a match satisfies a condition, and return it."""
    return await found_once(lambda: app.analysis.analysis_status(loaded), holds)


async def test_every_decision_is_evaluated_once_and_stored(url: str, tmp_path: Path) -> None:
    reader = FakeWorker()
    async with open_with_worker(url, tmp_path, reader) as app:
        loaded = await create_finished_match(app)
        assert (await app.analysis.analysis_status(loaded)).state == "none"
        await asyncio.gather(
            *(app.analysis.request_analysis(loaded, player) for player in (ANN, BOB, ANN))
        )
        opinions = await evaluate_match(app, loaded)
        assert [opinion.step for opinion in opinions] == [1, 2, 3, 4, 5, 6] and {
            opinion.seat for opinion in opinions
        } == {0, 1}
        for opinion in opinions:
            assert opinion.place is not None and opinion.lost == opinion.place and not opinion.least
            assert (
                opinion.best[0].value == 0.0
                and opinion.best[0].deed is not None
                and opinion.played is not None
            )
    async with open_with_worker(url, tmp_path, FakeWorker()) as app:
        loaded = await app.matches.store.get(loaded.match.id)
        await app.analysis.request_analysis(loaded, BOB)
        assert await evaluate_match(app, loaded) == opinions and len(reader.asked) == 6
        later = await app.analysis.analysis_status(loaded, after=opinions[3].seq)
        assert len(later.evaluations) == 2 and later.evaluated_count == 6


async def test_an_evaluation_uses_the_seats_view_only(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker()) as app:
        loaded = await create_finished_match(app)
        game, history = loaded.game, await app.matches.histories.load(loaded)
        asked = {question.seq: question for question in evaluation_requests(history)}
        for entry, before in history.steps_with_matches():
            if entry.seq in asked:
                assert before is not None
                seat = asked[entry.seq].seat
                view = game.view(before.state, seat)
                other = game.determinize(view, Rng(b"another deal".ljust(32)))
                assert other != before.state, "the state has hidden information"
                assert asked[entry.seq].view == encode(game.view(other, seat)), (
                    "the request hides it"
                )


async def test_an_unranked_action_is_at_most_the_median(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker(most=3)) as app:
        loaded = await create_finished_match(app, moves=4)
        await app.analysis.request_analysis(loaded, ANN)
        opinions = await evaluate_match(app, loaded)
        left_out = [opinion for opinion in opinions if opinion.place is None]
        assert left_out and all(
            opinion.least and opinion.lost == 1.0 and opinion.of == 3 for opinion in left_out
        )


async def test_a_running_match_cannot_be_analysed(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker()) as app:
        loaded = await create_match(app, "betta")
        for work in (
            app.analysis.request_analysis(loaded, ANN),
            app.analysis.analysis_status(loaded),
            app.analysis.evaluate_alternative(loaded, 3, b"{}"),
        ):
            assert await error_code(work) == "core.not-over"


async def test_analysis_can_be_turned_off(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(
        sqlite_url, tmp_path, FakeWorker(), AnalysisLimits(minutes=0)
    ) as app:
        loaded = await create_finished_match(app)
        assert (await app.analysis.analysis_status(loaded)).state == "off"
        assert await error_code(app.analysis.request_analysis(loaded, ANN)) == "core.no-analysis"
        assert (
            await error_code(app.analysis.evaluate_alternative(loaded, 4, b"{}"))
            == "core.no-analysis"
        )


async def test_analysis_continues_when_the_budget_is_renewed(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "POLL_SECONDS", 0.01)
    async with open_with_worker(
        sqlite_url, tmp_path, FakeWorker(cost=0.02), AnalysisLimits(seconds=0.01, minutes=0.05 / 60)
    ) as app:
        loaded = await create_finished_match(app)
        await app.analysis.request_analysis(loaded, ANN)
        found = await wait_for_status(app, loaded, lambda found: found.state == "spent")
        assert 0 < found.evaluated_count < found.decision_count == 6
        first = (await app.matches.histories.load(loaded)).steps_with_matches()[1][0]
        assert isinstance(first.event, Moved)
        assert (
            await error_code(
                app.analysis.evaluate_alternative(loaded, first.seq, bytes(first.event.action))
            )
            == "core.analysis-limit-reached"
        )

        async def on_another_day() -> AnalysisStatus:
            found = await app.analysis.analysis_status(loaded)
            if found.state == "spent":
                clock.wait(2 * DAY_MS)
            return found

        await found_once(on_another_day, lambda found: found.state == "done")
        assert len(await evaluate_match(app, loaded)) == 6


async def test_a_failing_bot_leaves_one_decision_without_evaluation(
    sqlite_url: str, tmp_path: Path
) -> None:
    reader = FakeWorker()
    async with open_with_worker(sqlite_url, tmp_path, reader) as app:
        loaded = await create_finished_match(app)
        reader.fails = {loaded.match.moves[2]}
        await app.analysis.request_analysis(loaded, ANN)
        opinions = await evaluate_match(app, loaded)
        assert [opinion.lost is None for opinion in opinions] == [
            False,
            False,
            True,
            False,
            False,
            False,
        ]


async def test_a_match_that_fails_to_load_does_not_block_the_others(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker()) as app:
        broken, well = [await create_finished_match(app, game) for game in ("betta", "pylos")]
        monkeypatch.setattr(Betta, "view", failing_function("betta"))
        await app.analysis.evaluations.request_analysis(broken.match.id, now())
        await app.analysis.request_analysis(well, ANN)
        assert await evaluate_match(app, well)
        monkeypatch.undo()
        assert (await app.analysis.analysis_status(broken)).evaluated_count == 0


async def test_luck_is_measured_once_all_is_analysed(url: str, tmp_path: Path) -> None:
    reader = FakeWorker()
    async with open_with_worker(url, tmp_path, reader) as app:
        loaded = await create_finished_match(app)
        await app.analysis.request_analysis(loaded, ANN)
        assert (await app.analysis.analysis_status(loaded)).luck == ()
        await evaluate_match(app, loaded)
        ann, bob = (await app.analysis.analysis_status(loaded)).luck
        final = match_ranking(loaded.game, loaded.match)
        assert final is not None and final.scores is not None
        assert ann.lead == final.scores[0] - final.scores[1] == -bob.lead and ann.luck == -bob.luck
        assert [draw.seat for draw in reader.dealt[1:]] == [
            opinion.seat for opinion in await evaluate_match(app, loaded)
        ] and reader.dealt[0].before is None
        assert ann.margin > 0 and bob.margin > 0


async def test_an_unknown_draw_prevents_the_split_of_a_result(
    sqlite_url: str, tmp_path: Path
) -> None:
    reader = FakeWorker()
    async with open_with_worker(sqlite_url, tmp_path, reader) as app:
        loaded = await create_finished_match(app)
        reader.fails = {loaded.match.moves[2]}
        await app.analysis.request_analysis(loaded, ANN)
        await evaluate_match(app, loaded)
        assert (await app.analysis.analysis_status(loaded)).luck == () and len(reader.dealt) == 7


async def test_a_game_without_a_luck_model_has_no_luck(sqlite_url: str, tmp_path: Path) -> None:
    reader = FakeWorker()
    async with open_with_worker(sqlite_url, tmp_path, reader) as app:
        loaded = await create_finished_match(app, "pylos")
        await app.analysis.request_analysis(loaded, ANN)
        await evaluate_match(app, loaded)
        assert (await app.analysis.analysis_status(loaded)).luck == () and not reader.dealt


async def test_an_interrupted_analysis_continues_after_a_restart(url: str, tmp_path: Path) -> None:
    slow = FakeWorker(cost=0.1)
    async with open_with_worker(url, tmp_path, slow) as app:
        loaded = await create_finished_match(app)
        await app.analysis.request_analysis(loaded, ANN)
        await wait_for_status(app, loaded, lambda found: found.evaluated_count > 0)
    begun_before = len(slow.asked)
    after = FakeWorker()
    async with open_with_worker(url, tmp_path, after) as app:
        await evaluate_match(app, await app.matches.store.get(loaded.match.id))
        assert 6 - begun_before <= len(after.asked) < 6


async def test_an_alternative_is_evaluated_like_the_decision(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker()) as app:
        loaded = await create_finished_match(app)
        seq = loaded.match.moves[1]
        before = next(
            before
            for entry, before in (await app.matches.histories.load(loaded)).steps_with_matches()
            if entry.seq == seq
        )
        assert before is not None
        seat = next(iter(loaded.game.turn(before.state).seats))
        actions = sorted(loaded.game.legal_actions(before.state, seat), key=encode)
        opinion = await app.analysis.evaluate_alternative(loaded, seq, encode(actions[5]))
        assert (opinion.place, opinion.lost, opinion.seq) == (5, 5.0, seq)
        assert (
            await error_code(
                app.analysis.evaluate_alternative(
                    loaded, seq, b'{"do":"place","card":"no","turns":0,"display":0}'
                )
            )
            == "betta.not-in-hand"
        )
        assert (
            await error_code(
                app.analysis.evaluate_alternative(loaded, 0, encode(actions[5])), NotFound
            )
            == "core.no-such-decision"
        )
        assert (await app.analysis.analysis_status(loaded)).state == "none", (
            "an alternative causes no further request"
        )


async def test_the_requests_of_a_player_are_limited(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_worker(sqlite_url, tmp_path, FakeWorker(cost=10.0)) as app:
        matches = [
            await create_finished_match(app, moves=1) for _ in range(analysis.MAX_PENDING + 1)
        ]
        for loaded in matches[:-1]:
            await app.analysis.request_analysis(loaded, ANN)
        assert (
            await error_code(app.analysis.request_analysis(matches[-1], ANN))
            == "core.too-many-analyses"
        )
        assert (await app.analysis.request_analysis(matches[-1], BOB)).state in (
            "waiting",
            "reading",
        )


def test_a_game_can_evaluate_its_own_draws() -> None:
    codec = Games(Path()).codec("betta")
    state = codec.game.setup(codec.decode_options(b"{}"), 2, Rng(bytes(32))).state
    asked = ChanceDraw(seq=3, options=b"{}", seats=2, after=encode(state))
    said: list[Any] = []

    def average_draws(
        game: AnyGame, before: Any, after: Any, luck: Random, seconds: float, /
    ) -> list[list[float]] | None:
        said.append((before, after))
        return [[1.0, -1.0], [3.0, -3.0]] if after == state else None

    player = OrderedPlayer(codec.game)
    found = draw_luck(
        codec, player, LuckModel("", 0, evaluate_draw=average_draws), asked, Random(1), 0.0
    )
    assert found is not None and found.brought == (2.0, -2.0) and found.variance == (1.0, 1.0)
    other = replace(
        asked, before=encode(state), after=encode(codec.game.reshuffle(state, Rng(b"1" * 32)))
    )
    assert (
        draw_luck(
            codec, player, LuckModel("", 0, evaluate_draw=average_draws), other, Random(1), 0.0
        )
        is None
    )
    assert said[0] == (None, state) and said[1][0] == state


class ProvingPlayer(OrderedPlayer):
    """A bot that proves the value of every action: the first one wins, all others lose."""

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions with proven values, each with itself as principal variation."""
        ranked = super().rank(view, seat, luck, seconds)
        return [
            Candidate(item.action, 1.0 if place == 0 else -1.0, (item.action,), 36 - place % 2)
            for place, item in enumerate(ranked)
        ]


def test_all_proven_candidates_are_kept_and_few_others() -> None:
    codec = Games(Path()).codec("pylos")
    state = codec.game.setup(codec.game.types.options(), 2, Rng(bytes(32))).state
    view, legal = codec.game.view(state, Seat(0)), list(codec.game.legal_actions(state, Seat(0)))
    asked = EvaluationRequest(
        seq=1, step=1, seat=Seat(0), view=encode(view), action=encode(legal[-1])
    )
    for player, kept in ((ProvingPlayer(codec.game), 16), (OrderedPlayer(codec.game), 6)):
        opinion = evaluate_decision(codec.game, player, asked, view, legal[-1], Random(1), 1.0)
        assert len(opinion.best) == kept and opinion.of == 16 and opinion.played is not None
        assert [len(item.line) for item in opinion.best] == [kept == 16] * 6 + [0] * (kept - 6)
        assert [item.ends_in for item in (opinion.best[0], opinion.best[-1], opinion.played)] == (
            [36, 35, 35] if kept == 16 else [None] * 3
        )
