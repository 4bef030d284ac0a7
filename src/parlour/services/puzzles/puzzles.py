"""The puzzle of the day: shown as its seat saw it, answered by the rules, the same for everybody."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.game import LogEntry, Seat
from parlour.core.match import Occupant
from parlour.core.value import Value
from parlour.db.puzzle_attempts import PuzzleAttempt, PuzzleAttemptRepository
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.puzzle import Puzzle, PuzzlePosition, is_best, puzzle_position
from parlour.services.engine.evaluation import EvaluatedAction, first_log_entry
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.lessons.position import staged_frame
from parlour.services.matches.daily_deals import day_at
from parlour.services.matches.frames import Frame
from parlour.services.puzzles import puzzle_files
from parlour.services.puzzles.days import DailyPuzzles
from parlour.services.puzzles.streak import puzzle_streaks
from parlour.services.time import now

MAX_TRIES = 8
"""After so many wrong answers the right one is shown."""

MAX_CACHED = 32
"""How many positions are remembered."""

PuzzleMark = Literal["first", "solved", "shown"]


class WrongAnswer(Value, frozen=True):
    """A wrong answer: the action, its deed as news, and what it loses (None: more than all that were weighed)."""

    action: msgspec.Raw
    deed: LogEntry | None
    lost: float | None


class PuzzleDetails(Value, frozen=True, kw_only=True):
    """A puzzle as somebody has it before them, on its day (2026-01-31) or later.

    `best` is how many answers are right, `proven` whether values are known rather than judged. `outcome` is empty, solved or shown; before
    it is one of the two, `weighed` (the best actions with their values) and `house` (outcome and tries of how many) are empty.
    `marks` are the days of the archive, from `oldest` to `today`, that somebody has done.
    """

    game: str
    day: str
    today: str
    oldest_day: str
    level: str
    unit: str
    frame: Frame
    log_entries: tuple[LogEntry, ...]
    best_count: int
    gap: float
    proven: bool
    attempts: tuple[WrongAnswer, ...]
    outcome: str
    evaluated_actions: tuple[EvaluatedAction, ...]
    site_statistics: tuple[tuple[str, int, int], ...]
    streak: int
    longest_streak: int
    marks: dict[str, PuzzleMark]


class LoadedPuzzle(NamedTuple):
    """A puzzle, the rules that it is played by, and its position."""

    puzzle: Puzzle
    codec: AnyCodec
    position: PuzzlePosition


class Puzzles:
    """The puzzles of all games that bring some."""

    def __init__(self, games: Games, solvings: PuzzleAttemptRepository, days: DailyPuzzles) -> None:
        self.games, self.attempts, self.daily_puzzles = games, solvings, days
        self._cache: OrderedDict[tuple[str, str], LoadedPuzzle] = OrderedDict()

    def has_puzzles(self, game: str) -> bool:
        """Return whether a game has a puzzle a day that can be played in this house: a word list may be missing."""
        return bool(puzzle_files.packaged_puzzles(game)) and self.daily_puzzles.is_playable(
            game, day_at(now())
        )

    def require_puzzles(self, game: str) -> None:
        """Raise NotFound for a game without puzzles."""
        self.games.game(game)
        if not self.has_puzzles(game):
            raise NotFound("core.no-puzzle", game=game)

    async def puzzle_details(self, game: str, day: str | None, player: Player) -> PuzzleDetails:
        """Return a puzzle; raises NotFound for a day that is not in the archive."""
        self.require_puzzles(game)
        today = day_at(now())
        day = self._require_day(game, day, today)
        held = await self.attempts.attempts_of(player.id, game)
        own = held.get(day, PuzzleAttempt(day))
        puzzle, codec, at = await self.load_puzzle(game, day)
        streak, longest = puzzle_streaks(held.values(), today)
        bots = registry.game_plugin(game).bots
        assert bots is not None
        oldest = puzzle_files.oldest_day(game, today)
        return PuzzleDetails(
            game=game,
            day=day,
            today=today,
            oldest_day=oldest,
            level=bots.levels[-1].id,
            unit=bots.value_unit,
            frame=_puzzle_frame(codec, puzzle, at, day),
            log_entries=tuple(codec.game.log_entries(at.events, puzzle.seat)),
            best_count=puzzle.best,
            gap=round(puzzle.value_gap, 3),
            proven=bots.value_unit == "outcome",
            attempts=msgspec.json.decode(own.body, type=tuple[WrongAnswer, ...]),
            outcome=own.outcome,
            evaluated_actions=_evaluated_actions(codec, puzzle, at) if own.outcome else (),
            site_statistics=tuple(await self.attempts.outcome_counts(game, day))
            if own.outcome
            else (),
            streak=streak,
            longest_streak=longest,
            marks={
                one.day: _puzzle_mark(one)
                for one in held.values()
                if one.outcome and one.day >= oldest
            },
        )

    async def submit_answer(
        self, game: str, day: str, action: bytes, player: Player
    ) -> PuzzleDetails:
        """Take an answer; raises Illegal for what the rules do not allow there, which is no try."""
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        puzzle, codec, at = await self.load_puzzle(game, day)
        draft = codec.decode_action(action)
        right = is_best(codec, puzzle, at.state, draft)
        told, body = (
            first_log_entry(codec.game, codec.game.view(at.state, puzzle.seat), puzzle.seat, draft),
            encode(draft),
        )
        wrong = WrongAnswer(msgspec.Raw(body), told, _loss(puzzle, body))
        own = (await self.attempts.attempts_of(player.id, game)).get(day, PuzzleAttempt(day))
        tried = msgspec.json.decode(own.body, type=tuple[WrongAnswer, ...])
        if not own.outcome and (right or wrong not in tried):
            tried = tried if right else (*tried, wrong)
            outcome = "solved" if right else "shown" if len(tried) >= MAX_TRIES else ""
            await self.attempts.update(
                player.id,
                game,
                own,
                PuzzleAttempt(day, own.tries + 1, outcome, now(), encode(tried).decode()),
            )
        return await self.puzzle_details(game, day, player)

    async def give_up(self, game: str, day: str, player: Player) -> PuzzleDetails:
        """Show the answer, which ends the puzzle for whoever asks."""
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        own = (await self.attempts.attempts_of(player.id, game)).get(day, PuzzleAttempt(day))
        if not own.outcome:
            await self.attempts.update(
                player.id, game, own, own._replace(outcome="shown", done_at=now())
            )
        return await self.puzzle_details(game, day, player)

    async def preview_action(self, game: str, day: str, action: bytes) -> Any:
        """Return what a draft would show, as the rules tell it from the seat's view; raises Illegal for what is no action."""
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        puzzle, codec, at = await self.load_puzzle(game, day)
        draft = codec.decode_action(action)
        if codec.game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            codec.game.apply(at.state, puzzle.seat, draft)
        return codec.game.previews(codec.game.view(at.state, puzzle.seat), puzzle.seat, [draft])[0]

    async def load_puzzle(self, game: str, day: str) -> LoadedPuzzle:
        """Return the puzzle of a day of the archive, which it keeps from now on."""
        found = self._cache.get((game, day))
        if found is None:
            puzzle = await self.daily_puzzles.puzzle_of_day(game, day, day_at(now()))
            codec = self.games.codec(game, puzzle.version)
            found = self._cache[game, day] = LoadedPuzzle(
                puzzle, codec, puzzle_position(codec, puzzle)
            )
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return found

    def _require_day(self, game: str, day: str | None, today: str) -> str:
        """Return the day that is asked for, today's unless told; raises NotFound for one to come, or longer ago than there are puzzles."""
        if day is None:
            return today
        with suppress(ValueError):
            puzzle_files.day_index(day)
            if puzzle_files.oldest_day(game, today) <= day <= today:
                return day
        raise NotFound("core.no-such-puzzle", day=day[:20])


def _puzzle_frame(codec: AnyCodec, puzzle: Puzzle, at: PuzzlePosition, day: str) -> Frame:
    """Return the position as the seat that is asked sees it; who sits there is for the page to say."""
    chairs = tuple(Occupant("") for _ in range(puzzle.seats))
    return staged_frame(
        f"puzzle-{codec.game.spec.id}-{day}",
        codec.game,
        bytes(puzzle.options),
        chairs,
        at.state,
        Seat(puzzle.seat),
        len(puzzle.actions),
    )


def _evaluated_actions(
    codec: AnyCodec, puzzle: Puzzle, at: PuzzlePosition
) -> tuple[EvaluatedAction, ...]:
    view = codec.game.view(at.state, puzzle.seat)
    return tuple(
        EvaluatedAction(
            action=one.action,
            value=one.value,
            deed=first_log_entry(codec.game, view, puzzle.seat, codec.decode_action(one.action)),
            line=one.line,
        )
        for one in puzzle.candidates
    )


def _loss(puzzle: Puzzle, action: bytes) -> float | None:
    best = puzzle.candidates[0].value
    return next(
        (round(best - one.value, 3) for one in puzzle.candidates if bytes(one.action) == action),
        None,
    )


def _puzzle_mark(own: PuzzleAttempt) -> PuzzleMark:
    return "shown" if own.outcome == "shown" else "first" if own.tries == 1 else "solved"
