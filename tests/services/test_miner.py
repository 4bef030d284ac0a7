"""Puzzles of the house's own matches: clear twice over, from what anybody may look back on, the same for good once shown."""

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
    measure_of,
    puzzle_from_decision,
)
from parlour.services.puzzles.puzzles import PuzzleDetails

from ..patience import found_once
from .harness import ANN, BOB, EVE, Clock, answer_open, begun, moved, open_house

OPEN_TO_ALL = TableSettings(public=True)


class Sure:
    """Ranks all that is legal in a fixed order: the first so much above all others."""

    def __init__(self, game: AnyGame, gap: float) -> None:
        self.game, self.gap = game, gap

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the first."""
        return self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the legal actions by their JSON."""
        actions = sorted(
            self.game.legal_actions(self.game.determinize(view, Rng(bytes(32))), seat), key=encode
        )
        return [
            Candidate(action, 0.0 if number else self.gap) for number, action in enumerate(actions)
        ]


class Reader:
    """Reads in this process what a worker would: at first with one gap, at a second thought with another."""

    def __init__(self, gap: float = 10.0, again: float = 10.0) -> None:
        self.gap, self.again = gap, again
        self.thoughts = 0
        self.fails = False

    async def precompile_level(self, game: str, level: str) -> None:
        """Be ready."""

    async def evaluate(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return an opinion."""
        codec = Games(Path()).codec(game)
        view, action = codec.decode_view(question.view), codec.decode_action(question.action)
        return encode(
            evaluate_decision(
                codec.game,
                Sure(codec.game, self.gap),
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
        """Return what a second thought says."""
        self.thoughts += 1
        if self.fails:
            raise RuntimeError("a bot lost its mind")
        codec = Games(Path()).codec(game)
        return encode(
            serialize_ranking(
                Sure(codec.game, self.again).rank(
                    codec.decode_view(question.view), question.seat, Random(seed), seconds
                )
            )
        )

    async def evaluate_draw(self, *_: object) -> bytes:
        """Know nothing of luck."""
        return b"null"

    def stop(self) -> None:
        """Go."""


@asynccontextmanager
async def reading(
    url: str, folder: Path, reader: Reader | None = None
) -> AsyncIterator[Application]:
    """Return a house that reads with this reader, and in which Ann and Bob are known."""
    async with open_house(url, folder, toys=False) as house:
        house.analysis.worker = reader or Reader()  # type: ignore[assignment]
        house.analysis.budget.limits = AnalysisLimits(seconds=0.01)
        for player in (ANN, BOB):
            await house.log.store.save_player(player)
        await house.analysis.open()
        try:
            yield house
        finally:
            await house.analysis.close()


async def over(
    house: Application, settings: TableSettings = OPEN_TO_ALL, *, seats: int = 2, moves: int = 6
) -> LoadedMatch:
    """Return a match of Betta that somebody gave up after so many moves."""
    loaded = await begun(house, "betta", seats, settings=settings)
    for _ in range(moves):
        loaded = await moved(house, loaded.match.id, next(iter(loaded.turn.seats)))
    return await house.matches.seats.resign(loaded.match.id, ANN, 0)


async def read(house: Application, loaded: LoadedMatch) -> LoadedMatch:
    """Have a match read to its end."""
    await house.analysis.request_analysis(loaded, ANN)
    await found_once(
        lambda: house.analysis.analysis_status(loaded), lambda found: found.state == "done"
    )
    return loaded


async def waiting(house: Application) -> int:
    """Return how many puzzles wait for their day."""
    return await DayPuzzleRepository(house.log.store).waiting_count("betta")


async def told(house: Application, player: Player = EVE, day: str | None = None) -> PuzzleDetails:
    """Return today's puzzle as somebody has it before them."""
    return await house.puzzles.puzzle_details("betta", day, player)


async def test_a_clear_decision_becomes_the_next_day_s_puzzle_and_stays_it_in_every_house(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with reading(url, tmp_path) as house, reading(url, tmp_path) as other:
        today = day_at(clock.at)
        loaded = await read(house, await over(house))
        assert await waiting(house) == MAX_PER_MATCH
        # What was found today changes nothing that others may have been shown.
        assert (
            await house.puzzles.load_puzzle("betta", today)
        ).puzzle == puzzle_files.packaged_puzzle("betta", today)
        clock.wait(DAY_MS)
        ours, theirs = await asyncio.gather(told(house), told(other))
        assert encode(ours) == encode(theirs) and await waiting(other) == MAX_PER_MATCH - 1
        day = day_at(clock.at)
        puzzle, codec, at = await house.puzzles.load_puzzle("betta", day)
        assert puzzle != puzzle_files.packaged_puzzle("betta", day)
        # It is the position that its seat had before it.
        history = await house.matches.histories.load(loaded)
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
        # The day after has another, and yesterday's is the same however much is found and however often it is asked.
        clock.wait(DAY_MS)
        assert encode((await told(house)).frame.view) != encode(ours.frame.view)
        house.puzzles._cache.clear()
        assert encode((await told(house, day=day)).frame.view) == encode(ours.frame.view)
        # Once nothing waits, the folder's go on.
        clock.wait(DAY_MS)
        assert (
            await house.puzzles.load_puzzle("betta", day_at(clock.at))
        ).puzzle == puzzle_files.packaged_puzzle("betta", day_at(clock.at))


async def test_nobody_is_told_who_played_nor_what_is_still_to_come(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with reading(sqlite_url, tmp_path) as house:
        loaded = await read(house, await over(house))
        clock.wait(DAY_MS)
        found = await told(house)
        puzzle = (await house.puzzles.load_puzzle("betta", found.day)).puzzle
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
            chair["name"] for chair in msgspec.json.decode(text)["frame"]["seats"]
        } == {""}
        body = encode(puzzle).decode()
        assert not any(secret in body for secret in (ANN.name, ANN.id, loaded.match.id))


@pytest.mark.parametrize(
    "settings",
    [TableSettings(), TableSettings(public=True, watchers=False)],
    ids=["by link", "nobody watches"],
)
async def test_what_not_everybody_may_look_back_on_yields_no_puzzle(
    sqlite_url: str, tmp_path: Path, settings: TableSettings
) -> None:
    async with reading(sqlite_url, tmp_path, reader := Reader()) as house:
        await read(house, await over(house, settings))
        assert await waiting(house) == reader.thoughts == 0


async def test_after_a_take_back_a_match_is_no_mere_sequence_of_actions_and_yields_none(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with reading(sqlite_url, tmp_path) as house:
        loaded = await begun(house, "betta", settings=OPEN_TO_ALL)
        seat = next(iter(loaded.turn.seats))
        await moved(house, loaded.match.id, seat)
        players = (ANN, BOB)
        await house.matches.seats.offer(loaded.match.id, players[seat], seat, "takeback")
        loaded = await answer_open(house, loaded.match.id, players[1 - seat], 1 - seat, True)
        for _ in range(6):
            loaded = await moved(house, loaded.match.id, next(iter(loaded.turn.seats)))
        loaded = await read(house, await house.matches.seats.resign(loaded.match.id, ANN, 0))
        history, measure = await house.matches.histories.load(loaded), measure_of("betta")
        # What came before is; after it luck is no longer that of the deal.
        for opinion in await house.analysis.evaluations_of(loaded):
            puzzle = puzzle_from_decision(
                history, opinion, await house.analysis.rank_decision(loaded, opinion.seq), measure
            )
            assert (puzzle is not None) == (opinion.seq < loaded.match.moves[0]), opinion.seq


async def test_of_people_who_went_there_is_none_found_and_none_asked(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with reading(sqlite_url, tmp_path) as house:
        await read(house, await over(house))
        later = await over(house)
        assert await waiting(house) == MAX_PER_MATCH
        await house.administration._personal_data.delete_account(BOB)
        await read(house, await house.matches.store.get(later.match.id))
        assert await waiting(house) == MAX_PER_MATCH
        clock.wait(DAY_MS)
        day = day_at(clock.at)
        assert (
            await house.puzzles.load_puzzle("betta", day)
        ).puzzle == puzzle_files.packaged_puzzle("betta", day)
        assert await waiting(house) == 0


async def test_what_is_not_clear_at_a_second_thought_or_cannot_be_thought_about_yields_none(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with reading(sqlite_url, tmp_path, reader := Reader(again=7.9)) as house:
        await read(house, await over(house))
        assert reader.thoughts == MAX_PER_MATCH and await waiting(house) == 0
        reader.fails = True
        await read(house, await over(house))
        assert reader.thoughts == 2 * MAX_PER_MATCH and await waiting(house) == 0
        reader.gap, reader.fails = 7.9, False
        await read(house, await over(house))
        assert reader.thoughts == 2 * MAX_PER_MATCH and await waiting(house) == 0


async def test_a_second_thought_is_paid_from_the_same_purse_and_none_is_had_for_what_is_not_needed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reading(sqlite_url, tmp_path, reader := Reader()) as house:
        loaded = await read(house, await over(house))
        assert reader.thoughts == MAX_PER_MATCH
        left = await house.analysis.budget.remaining_ms()
        house.analysis.budget.spend(int(left) + 1)
        assert (
            await house.analysis.rank_decision(
                loaded, (await house.analysis.evaluations_of(loaded))[0].seq
            )
            == []
            and reader.thoughts == MAX_PER_MATCH
        )
    monkeypatch.setattr(miner, "MAX_WAITING", MAX_PER_MATCH)
    async with reading(sqlite_url, tmp_path, reader := Reader()) as house:
        await read(house, await over(house))
        assert await waiting(house) == MAX_PER_MATCH and reader.thoughts == 0


async def test_a_day_that_was_shown_keeps_its_puzzle_when_the_folder_changes(
    sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reading(sqlite_url, tmp_path) as house:
        shown = await told(house)
        held = puzzle_files.packaged_puzzles("betta")
        monkeypatch.setattr(puzzle_files, "packaged_puzzles", lambda game: held[::-1])
        house.puzzles._cache.clear()
        assert encode((await told(house, day=shown.day)).frame) == encode(shown.frame)


def test_values_that_are_nearly_a_win_prove_nothing() -> None:
    measure = measure_of("pylos")
    assert measure.best_count([Candidate(1, 1.0), Candidate(2, -1.0), Candidate(3, -1.0)]) == 1
    assert measure.best_count([Candidate(1, 0.9999), Candidate(2, -1.0), Candidate(3, -1.0)]) == 0
    assert measure.best_count([Candidate(1, 1.0), Candidate(2, -0.9999), Candidate(3, -1.0)]) == 0
    # A second thought travels to the last digit, where an opinion is rounded.
    assert [one.value for one in serialize_ranking([Candidate({"do": "place"}, 0.99999)])] == [
        0.99999
    ]


def test_few_decisions_of_a_match_are_looked_at_again_and_none_that_was_hardly_one() -> None:
    def opinion(seq: int, of: int, *values: float) -> Evaluation:
        best = tuple(
            EvaluatedAction(action=msgspec.Raw(encode(number)), value=value)
            for number, value in enumerate(values)
        )
        return Evaluation(seq=seq, step=seq, seat=Seat(0), best=best, of=of)

    measure = measure_of("betta")
    clear = [opinion(seq, 5, 20, 10, 3) for seq in range(5)]
    assert len(clear_evaluations(clear, measure, Random(1))) == MAX_PER_MATCH
    assert (
        clear_evaluations(
            [opinion(1, 2, 20, 10), opinion(2, 5, 20, 13, 3), opinion(3, 0)], measure, Random(1)
        )
        == []
    )


def test_the_strongest_finds_the_proof_of_a_puzzle_again_in_a_worker_s_words(
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
    measure = measure_of("pylos")
    assert (
        measure.best_count([Candidate(bytes(one.action), one.value) for one in found])
        == puzzle.best
    )
    assert {bytes(one.action) for one in found[: puzzle.best]} == {
        bytes(one.action) for one in puzzle.candidates[: puzzle.best]
    }
