"""The puzzle of the day: shown as its seat saw it, answered by the rules, the same for everybody."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.game import News, Seat
from parlour.core.match import Chair
from parlour.core.value import Value
from parlour.db.puzzle_attempts import Solving, Solvings
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.puzzle import Position, Puzzle, is_best, position
from parlour.services.engine.evaluation import Considered, deed
from parlour.services.errors import Missing
from parlour.services.games import Games
from parlour.services.lessons.position import staged
from parlour.services.matches.daily_deals import day_at
from parlour.services.matches.frames import Frame
from parlour.services.puzzles import puzzle_files
from parlour.services.puzzles.days import Days
from parlour.services.puzzles.streak import streaks
from parlour.services.time import now

MOST_TRIES = 8
"""After so many wrong answers the right one is shown."""

KEPT = 32
"""How many positions are remembered."""

Mark = Literal["first", "solved", "shown"]


class Wrong(Value, frozen=True):
    """A wrong answer: the action, its deed as news, and what it loses (None: more than all that were weighed)."""

    action: msgspec.Raw
    deed: News | None
    lost: float | None


class Told(Value, frozen=True, kw_only=True):
    """A puzzle as somebody has it before them, on its day (2026-01-31) or later.

    `best` is how many answers are right, `proven` whether values are known rather than judged. `outcome` is empty, solved or shown; before
    it is one of the two, `weighed` (the best actions with their values) and `house` (outcome and tries of how many) are empty.
    `marks` are the days of the archive, from `oldest` to `today`, that somebody has done.
    """

    game: str
    day: str
    today: str
    oldest: str
    level: str
    unit: str
    frame: Frame
    news: tuple[News, ...]
    best: int
    gap: float
    proven: bool
    tries: tuple[Wrong, ...]
    outcome: str
    weighed: tuple[Considered, ...]
    house: tuple[tuple[str, int, int], ...]
    streak: int
    longest: int
    marks: dict[str, Mark]


class Posed(NamedTuple):
    """A puzzle, the rules that it is played by, and its position."""

    puzzle: Puzzle
    codec: AnyCodec
    at: Position


class Puzzles:
    """The puzzles of all games that bring some."""

    def __init__(self, games: Games, solvings: Solvings, days: Days) -> None:
        self.games, self.solvings, self.days = games, solvings, days
        self._kept: OrderedDict[tuple[str, str], Posed] = OrderedDict()

    def has(self, game: str) -> bool:
        """Return whether a game has a puzzle a day that can be played in this house: a word list may be missing."""
        return bool(puzzle_files.puzzles(game)) and self.days.opens(game, day_at(now()))

    def require(self, game: str) -> None:
        """Raise Missing for a game without puzzles."""
        self.games.game(game)
        if not self.has(game):
            raise Missing("core.no-puzzle", game=game)

    async def told(self, game: str, day: str | None, player: Player) -> Told:
        """Return a puzzle; raises Missing for a day that is not in the archive."""
        self.require(game)
        today = day_at(now())
        day = self._day(game, day, today)
        held = await self.solvings.of(player.id, game)
        own = held.get(day, Solving(day))
        puzzle, codec, at = await self.posed(game, day)
        streak, longest = streaks(held.values(), today)
        bots = registry.plugin(game).bots
        assert bots is not None
        oldest = puzzle_files.oldest(game, today)
        return Told(
            game=game,
            day=day,
            today=today,
            oldest=oldest,
            level=bots.levels[-1].id,
            unit=bots.unit,
            frame=_frame(codec, puzzle, at, day),
            news=tuple(codec.game.news(at.happened, puzzle.seat)),
            best=puzzle.best,
            gap=round(puzzle.gap, 3),
            proven=bots.unit == "outcome",
            tries=msgspec.json.decode(own.body, type=tuple[Wrong, ...]),
            outcome=own.outcome,
            weighed=_considered(codec, puzzle, at) if own.outcome else (),
            house=tuple(await self.solvings.counts(game, day)) if own.outcome else (),
            streak=streak,
            longest=longest,
            marks={one.day: _mark(one) for one in held.values() if one.outcome and one.day >= oldest},
        )

    async def answer(self, game: str, day: str, action: bytes, player: Player) -> Told:
        """Take an answer; raises Illegal for what the rules do not allow there, which is no try."""
        self.require(game)
        day = self._day(game, day, day_at(now()))
        puzzle, codec, at = await self.posed(game, day)
        draft = codec.action(action)
        right = is_best(codec, puzzle, at.state, draft)
        told, body = deed(codec.game, codec.game.view(at.state, puzzle.seat), puzzle.seat, draft), encode(draft)
        wrong = Wrong(msgspec.Raw(body), told, _lost(puzzle, body))
        own = (await self.solvings.of(player.id, game)).get(day, Solving(day))
        tried = msgspec.json.decode(own.body, type=tuple[Wrong, ...])
        if not own.outcome and (right or wrong not in tried):
            tried = tried if right else (*tried, wrong)
            outcome = "solved" if right else "shown" if len(tried) >= MOST_TRIES else ""
            await self.solvings.change(player.id, game, own, Solving(day, own.tries + 1, outcome, now(), encode(tried).decode()))
        return await self.told(game, day, player)

    async def give_up(self, game: str, day: str, player: Player) -> Told:
        """Show the answer, which ends the puzzle for whoever asks."""
        self.require(game)
        day = self._day(game, day, day_at(now()))
        own = (await self.solvings.of(player.id, game)).get(day, Solving(day))
        if not own.outcome:
            await self.solvings.change(player.id, game, own, own._replace(outcome="shown", done_at=now()))
        return await self.told(game, day, player)

    async def preview(self, game: str, day: str, action: bytes) -> Any:
        """Return what a draft would show, as the rules tell it from the seat's view; raises Illegal for what is no action."""
        self.require(game)
        day = self._day(game, day, day_at(now()))
        puzzle, codec, at = await self.posed(game, day)
        draft = codec.action(action)
        if codec.game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            codec.game.apply(at.state, puzzle.seat, draft)
        return codec.game.previews(codec.game.view(at.state, puzzle.seat), puzzle.seat, [draft])[0]

    async def posed(self, game: str, day: str) -> Posed:
        """Return the puzzle of a day of the archive, which it keeps from now on."""
        found = self._kept.get((game, day))
        if found is None:
            puzzle = await self.days.puzzle(game, day, day_at(now()))
            codec = self.games.codec(game, puzzle.version)
            found = self._kept[game, day] = Posed(puzzle, codec, position(codec, puzzle))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def _day(self, game: str, day: str | None, today: str) -> str:
        """Return the day that is asked for, today's unless told; raises Missing for one to come, or longer ago than there are puzzles."""
        if day is None:
            return today
        with suppress(ValueError):
            puzzle_files.number(day)
            if puzzle_files.oldest(game, today) <= day <= today:
                return day
        raise Missing("core.no-such-puzzle", day=day[:20])


def _frame(codec: AnyCodec, puzzle: Puzzle, at: Position, day: str) -> Frame:
    """Return the position as the seat that is asked sees it; who sits there is for the page to say."""
    chairs = tuple(Chair("") for _ in range(puzzle.seats))
    return staged(f"puzzle-{codec.game.spec.id}-{day}", codec.game, bytes(puzzle.options), chairs, at.state, Seat(puzzle.seat), len(puzzle.actions))


def _considered(codec: AnyCodec, puzzle: Puzzle, at: Position) -> tuple[Considered, ...]:
    view = codec.game.view(at.state, puzzle.seat)
    return tuple(
        Considered(action=one.action, value=one.value, deed=deed(codec.game, view, puzzle.seat, codec.action(one.action)), line=one.line)
        for one in puzzle.weighed
    )


def _lost(puzzle: Puzzle, action: bytes) -> float | None:
    best = puzzle.weighed[0].value
    return next((round(best - one.value, 3) for one in puzzle.weighed if bytes(one.action) == action), None)


def _mark(own: Solving) -> Mark:
    return "shown" if own.outcome == "shown" else "first" if own.tries == 1 else "solved"
