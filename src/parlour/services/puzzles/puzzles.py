"""The daily puzzle, which is the same for everyone and checked by the rules of its game."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.embedded_json import ActionJson
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
"""The number of wrong answers after which the solution is shown."""

MAX_CACHED = 32
"""The maximum number of cached positions."""

PuzzleMark = Literal["first", "solved", "shown"]


class WrongAnswer(Value, frozen=True):
    """A wrong answer to a puzzle."""

    action: ActionJson
    """The action."""

    deed: LogEntry | None
    """The log entry that the action causes."""

    lost: float | None
    """The loss of the action, or None if it is worse than all candidates."""


class PuzzleDetails(Value, frozen=True, kw_only=True):
    """A puzzle as a player sees it, with the player's attempt."""

    game: str
    """The game."""

    day: str
    """The day, such as 2026-01-31."""

    today: str
    """The current day."""

    oldest_day: str
    """The first day of the archive."""

    level: str
    """The level of the bot that ranked the candidates."""

    unit: str
    """The unit of the values."""

    frame: Frame
    """The position."""

    log_entries: tuple[LogEntry, ...]
    """The log entries that led to the position."""

    best_count: int
    """The number of best answers."""

    gap: float
    """The gap between the best answers and the others."""

    proven: bool
    """Whether the values are proven."""

    attempts: tuple[WrongAnswer, ...]
    """The player's wrong answers."""

    outcome: str
    """The outcome of the attempt: empty, `solved` or `shown`."""

    evaluated_actions: tuple[EvaluatedAction, ...]
    """The candidates with their values; empty before the end of the attempt."""

    site_statistics: tuple[tuple[str, int, int], ...]
    """The (outcome, tries, players) of all players; empty before the end of the attempt."""

    streak: int
    """The player's current streak (days)."""

    longest_streak: int
    """The player's longest streak (days)."""

    marks: dict[str, PuzzleMark]
    """The player's results by day of the archive."""


class LoadedPuzzle(NamedTuple):
    """A puzzle with the codec of its game and its position."""

    puzzle: Puzzle
    """The puzzle."""

    codec: AnyCodec
    """The codec of its game."""

    position: PuzzlePosition
    """The position."""


class Puzzles:
    """The service for the daily puzzles of all games."""

    def __init__(
        self, games: Games, attempts: PuzzleAttemptRepository, daily_puzzles: DailyPuzzles
    ) -> None:
        self.games, self.attempts, self.daily_puzzles = games, attempts, daily_puzzles
        self._cache: OrderedDict[tuple[str, str], LoadedPuzzle] = OrderedDict()

    def has_puzzles(self, game: str) -> bool:
        """Return whether a game has a daily puzzle that can be played here."""
        return bool(puzzle_files.packaged_puzzles(game)) and self.daily_puzzles.is_playable(
            game, day_at(now())
        )

    def require_puzzles(self, game: str) -> None:
        """Raise NotFound if a game has no daily puzzle that can be played here."""
        self.games.game(game)
        if not self.has_puzzles(game):
            raise NotFound("core.no-puzzle", game=game)

    async def puzzle_details(self, game: str, day: str | None, player: Player) -> PuzzleDetails:
        """Return the puzzle of a day, today by default; raises NotFound outside the archive."""
        self.require_puzzles(game)
        today = day_at(now())
        day = self._require_day(game, day, today)
        attempts = await self.attempts.attempts_of(player.id, game)
        attempt = attempts.get(day, PuzzleAttempt(day))
        puzzle, codec, position = await self.load_puzzle(game, day)
        streak, longest = puzzle_streaks(attempts.values(), today)
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
            frame=_puzzle_frame(codec, puzzle, position, day),
            log_entries=tuple(codec.game.log_entries(position.events, puzzle.seat)),
            best_count=puzzle.best,
            gap=round(puzzle.value_gap, 3),
            proven=bots.value_unit == "outcome",
            attempts=msgspec.json.decode(attempt.body, type=tuple[WrongAnswer, ...]),
            outcome=attempt.outcome,
            evaluated_actions=_evaluated_actions(codec, puzzle, position)
            if attempt.outcome
            else (),
            site_statistics=tuple(await self.attempts.outcome_counts(game, day))
            if attempt.outcome
            else (),
            streak=streak,
            longest_streak=longest,
            marks={
                entry.day: _puzzle_mark(entry)
                for entry in attempts.values()
                if entry.outcome and entry.day >= oldest
            },
        )

    async def submit_answer(
        self, game: str, day: str, action: bytes, player: Player
    ) -> PuzzleDetails:
        """Submit an answer to a puzzle and return the puzzle with its new state.

        Raises Illegal for an illegal action, which does not count as an attempt.
        """
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        puzzle, codec, position = await self.load_puzzle(game, day)
        draft = codec.decode_action(action)
        is_right = is_best(codec, puzzle, position.state, draft)
        log_entry, body = (
            first_log_entry(
                codec.game, codec.game.view(position.state, puzzle.seat), puzzle.seat, draft
            ),
            encode(draft),
        )
        wrong = WrongAnswer(msgspec.Raw(body), log_entry, _loss(puzzle, body))
        attempt = (await self.attempts.attempts_of(player.id, game)).get(day, PuzzleAttempt(day))
        wrong_answers = msgspec.json.decode(attempt.body, type=tuple[WrongAnswer, ...])
        if not attempt.outcome and (is_right or wrong not in wrong_answers):
            wrong_answers = wrong_answers if is_right else (*wrong_answers, wrong)
            outcome = "solved" if is_right else "shown" if len(wrong_answers) >= MAX_TRIES else ""
            await self.attempts.update(
                player.id,
                game,
                attempt,
                PuzzleAttempt(
                    day, attempt.tries + 1, outcome, now(), encode(wrong_answers).decode()
                ),
            )
        return await self.puzzle_details(game, day, player)

    async def give_up(self, game: str, day: str, player: Player) -> PuzzleDetails:
        """End the player's attempt at a puzzle and return the puzzle with its solution."""
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        attempt = (await self.attempts.attempts_of(player.id, game)).get(day, PuzzleAttempt(day))
        if not attempt.outcome:
            await self.attempts.update(
                player.id, game, attempt, attempt._replace(outcome="shown", done_at=now())
            )
        return await self.puzzle_details(game, day, player)

    async def preview_action(self, game: str, day: str, action: bytes) -> Any:
        """Return the preview of an action in a puzzle; raises Illegal for an illegal action."""
        self.require_puzzles(game)
        day = self._require_day(game, day, day_at(now()))
        puzzle, codec, position = await self.load_puzzle(game, day)
        draft = codec.decode_action(action)
        if codec.game.spec.lists_actions:
            # The frame lists all legal actions of a small game, so other actions are rejected as in
            # a match.
            codec.game.apply(position.state, puzzle.seat, draft)
        return codec.game.previews(
            codec.game.view(position.state, puzzle.seat), puzzle.seat, [draft]
        )[0]

    async def load_puzzle(self, game: str, day: str) -> LoadedPuzzle:
        """Return the puzzle of a day in the archive; its choice is final from then on."""
        loaded = self._cache.get((game, day))
        if loaded is None:
            puzzle = await self.daily_puzzles.puzzle_of_day(game, day, day_at(now()))
            codec = self.games.codec(game, puzzle.version)
            loaded = self._cache[game, day] = LoadedPuzzle(
                puzzle, codec, puzzle_position(codec, puzzle)
            )
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return loaded

    def _require_day(self, game: str, day: str | None, today: str) -> str:
        """Return the requested day, or today by default; raises NotFound outside the archive."""
        if day is None:
            return today
        with suppress(ValueError):
            puzzle_files.day_index(day)
            if puzzle_files.oldest_day(game, today) <= day <= today:
                return day
        raise NotFound("core.no-such-puzzle", day=day[:20])


def _puzzle_frame(codec: AnyCodec, puzzle: Puzzle, position: PuzzlePosition, day: str) -> Frame:
    """Return the frame of a puzzle's position as its seat sees it, without occupants."""
    occupants = tuple(Occupant("") for _ in range(puzzle.seats))
    return staged_frame(
        f"puzzle-{codec.game.spec.id}-{day}",
        codec.game,
        bytes(puzzle.options),
        occupants,
        position.state,
        Seat(puzzle.seat),
        seq=len(puzzle.actions),
    )


def _evaluated_actions(
    codec: AnyCodec, puzzle: Puzzle, position: PuzzlePosition
) -> tuple[EvaluatedAction, ...]:
    view = codec.game.view(position.state, puzzle.seat)
    return tuple(
        EvaluatedAction(
            action=entry.action,
            value=entry.value,
            deed=first_log_entry(codec.game, view, puzzle.seat, codec.decode_action(entry.action)),
            line=entry.line,
        )
        for entry in puzzle.candidates
    )


def _loss(puzzle: Puzzle, action: bytes) -> float | None:
    best = puzzle.candidates[0].value
    return next(
        (
            round(best - entry.value, 3)
            for entry in puzzle.candidates
            if bytes(entry.action) == action
        ),
        None,
    )


def _puzzle_mark(attempt: PuzzleAttempt) -> PuzzleMark:
    return "shown" if attempt.outcome == "shown" else "first" if attempt.tries == 1 else "solved"
