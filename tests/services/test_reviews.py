"""Opinions on finished matches: asked for once, told from what a seat could see, paid from one purse, kept with the match."""

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

from ..patience import found_once
from .harness import ANN, BOB, Clock, begun, moved, open_house, refused


class Orderly:
    """Ranks all that is legal in a fixed order, a point apart; beyond `most` it says nothing."""

    def __init__(self, game: AnyGame, most: int = 1_000) -> None:
        self.game, self.most = game, most

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the first."""
        return self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions by their JSON."""
        actions = sorted(
            self.game.legal_actions(self.game.determinize(view, Rng(bytes(32))), seat), key=encode
        )[: self.most]
        return [Candidate(action, float(-number)) for number, action in enumerate(actions)]


class Reader:
    """Reads in this process what a worker would."""

    def __init__(self, cost: float = 0.0, most: int = 1_000) -> None:
        self.cost, self.most = cost, most
        self.asked: list[EvaluationRequest] = []
        self.dealt: list[ChanceDraw] = []
        self.fails: set[int] = set()

    async def precompile_level(self, game: str, level: str) -> None:
        """Be ready."""

    async def evaluate(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return an opinion, or fail where it shall."""
        self.asked.append(question)
        await asyncio.sleep(self.cost)
        if question.seq in self.fails:
            raise RuntimeError("a bot lost its mind")
        codec = Games(Path()).codec(game)
        player = Orderly(codec.game, self.most)
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
        """Return what a draw was worth, or fail where it shall."""
        self.dealt.append(draw)
        if draw.seq in self.fails:
            raise RuntimeError("a judge lost its mind")
        codec = Games(Path()).codec(game)
        return encode(
            draw_luck(codec, Orderly(codec.game), LuckModel("", 1), draw, Random(seed), seconds)
        )

    def stop(self) -> None:
        """Go."""


@asynccontextmanager
async def reading(
    url: str, folder: Path, reader: Reader, price: AnalysisLimits | None = None
) -> AsyncIterator[Application]:
    """Return a house that reads with this reader."""
    async with open_house(url, folder, toys=False) as house:
        house.analysis.worker = reader  # type: ignore[assignment]
        house.analysis.budget.limits = price or AnalysisLimits(seconds=0.01)
        await house.analysis.open()
        try:
            yield house
        finally:
            await house.analysis.close()


async def played(house: Application, game: str = "betta", moves: int = 6) -> LoadedMatch:
    """Return a match of so many moves that somebody gave up."""
    loaded = await begun(house, game)
    for _ in range(moves):
        loaded = await moved(house, loaded.match.id, next(iter(loaded.turn.seats)))
    return await house.matches.seats.resign(loaded.match.id, ANN, 0)


async def read(house: Application, loaded: LoadedMatch) -> list[Evaluation]:
    """Return the opinions on a match once all are there."""
    found = await until(house, loaded, lambda found: found.state == "done")
    assert found.evaluated_count == found.decision_count == len(found.evaluations)
    return [msgspec.json.decode(body, type=Evaluation) for body in found.evaluations]


async def until(
    house: Application, loaded: LoadedMatch, holds: Callable[[AnalysisStatus], bool]
) -> AnalysisStatus:
    """Return how far a match is read once something holds of it."""
    return await found_once(lambda: house.analysis.analysis_status(loaded), holds)


async def test_every_decision_is_read_once_whoever_asks_and_it_stays(
    url: str, tmp_path: Path
) -> None:
    reader = Reader()
    async with reading(url, tmp_path, reader) as house:
        loaded = await played(house)
        assert (await house.analysis.analysis_status(loaded)).state == "none"
        await asyncio.gather(
            *(house.analysis.request_analysis(loaded, player) for player in (ANN, BOB, ANN))
        )
        opinions = await read(house, loaded)
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
    async with reading(url, tmp_path, Reader()) as house:
        loaded = await house.matches.store.get(loaded.match.id)
        await house.analysis.request_analysis(loaded, BOB)
        assert await read(house, loaded) == opinions and len(reader.asked) == 6
        later = await house.analysis.analysis_status(loaded, after=opinions[3].seq)
        assert len(later.evaluations) == 2 and later.evaluated_count == 6


async def test_an_opinion_is_told_from_what_its_seat_could_see(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with reading(sqlite_url, tmp_path, Reader()) as house:
        loaded = await played(house)
        game, history = loaded.game, await house.matches.histories.load(loaded)
        asked = {question.seq: question for question in evaluation_requests(history)}
        for entry, before in history.steps_with_matches():
            if entry.seq in asked:
                assert before is not None
                seat = asked[entry.seq].seat
                view = game.view(before.state, seat)
                other = game.determinize(view, Rng(b"another deal".ljust(32)))
                assert other != before.state, "there is something to hide"
                assert asked[entry.seq].view == encode(game.view(other, seat)), (
                    "and the question hides it"
                )


async def test_what_a_ranking_leaves_out_is_no_better_than_its_middle(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with reading(sqlite_url, tmp_path, Reader(most=3)) as house:
        loaded = await played(house, moves=4)
        await house.analysis.request_analysis(loaded, ANN)
        opinions = await read(house, loaded)
        left_out = [opinion for opinion in opinions if opinion.place is None]
        assert left_out and all(
            opinion.least and opinion.lost == 1.0 and opinion.of == 3 for opinion in left_out
        )


async def test_nothing_is_said_while_a_match_is_on(sqlite_url: str, tmp_path: Path) -> None:
    async with reading(sqlite_url, tmp_path, Reader()) as house:
        loaded = await begun(house, "betta")
        for work in (
            house.analysis.request_analysis(loaded, ANN),
            house.analysis.analysis_status(loaded),
            house.analysis.evaluate_alternative(loaded, 3, b"{}"),
        ):
            assert await refused(work) == "core.not-over"


async def test_a_house_may_have_no_opinions(sqlite_url: str, tmp_path: Path) -> None:
    async with reading(sqlite_url, tmp_path, Reader(), AnalysisLimits(minutes=0)) as house:
        loaded = await played(house)
        assert (await house.analysis.analysis_status(loaded)).state == "off"
        assert await refused(house.analysis.request_analysis(loaded, ANN)) == "core.no-analysis"
        assert (
            await refused(house.analysis.evaluate_alternative(loaded, 4, b"{}"))
            == "core.no-analysis"
        )


async def test_when_the_day_s_time_is_spent_the_rest_is_read_the_next(
    sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "POLL_SECONDS", 0.01)
    async with reading(
        sqlite_url, tmp_path, Reader(cost=0.02), AnalysisLimits(seconds=0.01, minutes=0.05 / 60)
    ) as house:
        loaded = await played(house)
        await house.analysis.request_analysis(loaded, ANN)
        found = await until(house, loaded, lambda found: found.state == "spent")
        assert 0 < found.evaluated_count < found.decision_count == 6
        first = (await house.matches.histories.load(loaded)).steps_with_matches()[1][0]
        assert isinstance(first.event, Moved)
        assert (
            await refused(
                house.analysis.evaluate_alternative(loaded, first.seq, bytes(first.event.action))
            )
            == "core.analysis-limit-reached"
        )

        async def on_another_day() -> AnalysisStatus:
            found = await house.analysis.analysis_status(loaded)
            if found.state == "spent":
                clock.wait(2 * DAY_MS)
            return found

        await found_once(on_another_day, lambda found: found.state == "done")
        assert len(await read(house, loaded)) == 6


async def test_where_a_bot_fails_there_is_no_opinion_and_the_rest_is_read(
    sqlite_url: str, tmp_path: Path
) -> None:
    reader = Reader()
    async with reading(sqlite_url, tmp_path, reader) as house:
        loaded = await played(house)
        reader.fails = {loaded.match.moves[2]}
        await house.analysis.request_analysis(loaded, ANN)
        opinions = await read(house, loaded)
        assert [opinion.lost is None for opinion in opinions] == [
            False,
            False,
            True,
            False,
            False,
            False,
        ]


async def test_luck_and_decisions_are_told_apart_once_all_is_read(url: str, tmp_path: Path) -> None:
    reader = Reader()
    async with reading(url, tmp_path, reader) as house:
        loaded = await played(house)
        await house.analysis.request_analysis(loaded, ANN)
        assert (await house.analysis.analysis_status(loaded)).luck == ()
        await read(house, loaded)
        ann, bob = (await house.analysis.analysis_status(loaded)).luck
        final = match_ranking(loaded.game, loaded.match)
        assert final is not None and final.scores is not None
        assert ann.lead == final.scores[0] - final.scores[1] == -bob.lead and ann.luck == -bob.luck
        assert [draw.seat for draw in reader.dealt[1:]] == [
            opinion.seat for opinion in await read(house, loaded)
        ] and reader.dealt[0].before is None
        assert ann.margin > 0 and bob.margin > 0


async def test_a_result_is_not_split_where_one_draw_could_not_be_judged(
    sqlite_url: str, tmp_path: Path
) -> None:
    reader = Reader()
    async with reading(sqlite_url, tmp_path, reader) as house:
        loaded = await played(house)
        reader.fails = {loaded.match.moves[2]}
        await house.analysis.request_analysis(loaded, ANN)
        await read(house, loaded)
        assert (await house.analysis.analysis_status(loaded)).luck == () and len(reader.dealt) == 7


async def test_a_game_without_luck_has_none_to_tell(sqlite_url: str, tmp_path: Path) -> None:
    reader = Reader()
    async with reading(sqlite_url, tmp_path, reader) as house:
        loaded = await played(house, "pylos")
        await house.analysis.request_analysis(loaded, ANN)
        await read(house, loaded)
        assert (await house.analysis.analysis_status(loaded)).luck == () and not reader.dealt


async def test_what_was_half_read_goes_on_after_a_restart(url: str, tmp_path: Path) -> None:
    slow = Reader(cost=0.1)
    async with reading(url, tmp_path, slow) as house:
        loaded = await played(house)
        await house.analysis.request_analysis(loaded, ANN)
        await until(house, loaded, lambda found: found.evaluated_count > 0)
    begun_before = len(slow.asked)
    after = Reader()
    async with reading(url, tmp_path, after) as house:
        await read(house, await house.matches.store.get(loaded.match.id))
        assert 6 - begun_before <= len(after.asked) < 6


async def test_another_try_is_weighed_like_the_decision_itself(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with reading(sqlite_url, tmp_path, Reader()) as house:
        loaded = await played(house)
        seq = loaded.match.moves[1]
        before = next(
            before
            for entry, before in (await house.matches.histories.load(loaded)).steps_with_matches()
            if entry.seq == seq
        )
        assert before is not None
        seat = next(iter(loaded.game.turn(before.state).seats))
        actions = sorted(loaded.game.legal_actions(before.state, seat), key=encode)
        opinion = await house.analysis.evaluate_alternative(loaded, seq, encode(actions[5]))
        assert (opinion.place, opinion.lost, opinion.seq) == (5, 5.0, seq)
        assert (
            await refused(
                house.analysis.evaluate_alternative(
                    loaded, seq, b'{"do":"place","card":"no","turns":0,"display":0}'
                )
            )
            == "betta.not-in-hand"
        )
        assert (
            await refused(
                house.analysis.evaluate_alternative(loaded, 0, encode(actions[5])), NotFound
            )
            == "core.no-such-decision"
        )
        assert (await house.analysis.analysis_status(loaded)).state == "none", (
            "a try asks for nothing more"
        )


async def test_nobody_fills_the_reader_s_desk(sqlite_url: str, tmp_path: Path) -> None:
    async with reading(sqlite_url, tmp_path, Reader(cost=10.0)) as house:
        matches = [await played(house, moves=1) for _ in range(analysis.MAX_PENDING + 1)]
        for loaded in matches[:-1]:
            await house.analysis.request_analysis(loaded, ANN)
        assert (
            await refused(house.analysis.request_analysis(matches[-1], ANN))
            == "core.too-many-analyses"
        )
        assert (await house.analysis.request_analysis(matches[-1], BOB)).state in (
            "waiting",
            "reading",
        )


def test_a_game_may_say_itself_what_a_draw_brought() -> None:
    codec = Games(Path()).codec("betta")
    state = codec.game.setup(codec.decode_options(b"{}"), 2, Rng(bytes(32))).state
    asked = ChanceDraw(seq=3, options=b"{}", seats=2, after=encode(state))
    said: list[Any] = []

    def brought(
        game: AnyGame, before: Any, after: Any, luck: Random, seconds: float, /
    ) -> list[list[float]] | None:
        said.append((before, after))
        return [[1.0, -1.0], [3.0, -3.0]] if after == state else None

    player = Orderly(codec.game)
    found = draw_luck(codec, player, LuckModel("", 0, evaluate_draw=brought), asked, Random(1), 0.0)
    assert found is not None and found.brought == (2.0, -2.0) and found.variance == (1.0, 1.0)
    other = replace(
        asked, before=encode(state), after=encode(codec.game.reshuffle(state, Rng(b"1" * 32)))
    )
    assert (
        draw_luck(codec, player, LuckModel("", 0, evaluate_draw=brought), other, Random(1), 0.0)
        is None
    )
    assert said[0] == (None, state) and said[1][0] == state


class Certain(Orderly):
    """Knows what everything is worth."""

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions, the first of them won, each with itself as what would follow."""
        ranked = super().rank(view, seat, luck, seconds)
        return [
            Candidate(one.action, 1.0 if place == 0 else -1.0, (one.action,), 36 - place % 2)
            for place, one in enumerate(ranked)
        ]


def test_all_that_is_known_for_certain_is_kept_and_little_of_what_is_guessed() -> None:
    codec = Games(Path()).codec("pylos")
    state = codec.game.setup(codec.game.types.options(), 2, Rng(bytes(32))).state
    view, legal = codec.game.view(state, Seat(0)), list(codec.game.legal_actions(state, Seat(0)))
    asked = EvaluationRequest(
        seq=1, step=1, seat=Seat(0), view=encode(view), action=encode(legal[-1])
    )
    for player, kept in ((Certain(codec.game), 16), (Orderly(codec.game), 6)):
        opinion = evaluate_decision(codec.game, player, asked, view, legal[-1], Random(1), 1.0)
        assert len(opinion.best) == kept and opinion.of == 16 and opinion.played is not None
        assert [len(one.line) for one in opinion.best] == [kept == 16] * 6 + [0] * (kept - 6)
        assert [one.ends_in for one in (opinion.best[0], opinion.best[-1], opinion.played)] == (
            [36, 35, 35] if kept == 16 else [None] * 3
        )
