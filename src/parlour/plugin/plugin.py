"""The parts of a game plugin as typed records, so that an invalid part fails at startup."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import structs

from parlour.core.archive import Archive
from parlour.core.clock import AnyClockRule
from parlour.core.game import AnyGame, AssetLookup, Seat
from parlour.core.value import Value
from parlour.plugin.asset_store import AssetStore
from parlour.plugin.batch import Batch
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.coding import Coding
from parlour.plugin.dictionary import PlayedWords, WordLookup
from parlour.plugin.layout import Layout
from parlour.plugin.lesson import Lesson
from parlour.plugin.player import BotLevel, BotPlayer, LevelScore
from parlour.plugin.rating_formula import RatingFormula
from parlour.plugin.secrets import Disguise, Scramble
from parlour.plugin.statistics import StatisticCounter

if TYPE_CHECKING:
    from random import Random

    from cyclopts import App
    from rich.console import Console


class GameRoom(Value, frozen=True, kw_only=True):
    """A room of a game in the lobby.

    Attributes:
        id: The id of the room.
        name: The displayed name.
        language: The language of the room.
        options: The options of its tables.
        note: The name of the word list or set in use.
        replaces: The name of the word list or set that it substitutes for.
        word_count: The number of words in the list, or 0 without a list.
    """

    id: str
    name: str
    language: str
    options: Any
    note: str = ""
    replaces: str = ""
    word_count: int = 0


@dataclass(frozen=True)
class DailyDeal:
    """The options of the daily deal.

    Attributes:
        options: The options of the game.
        day_option: The name of the option that receives the UTC day (`2026-01-31`).
    """

    options: Mapping[str, Any]
    day_option: str = "day"


class DrawEvaluator(Protocol):
    """An estimator of the value of a draw to each seat, as a lead over the mean of the others."""

    def __call__(
        self, game: AnyGame, before: Any, after: Any, rng: Random, seconds: float, /
    ) -> Sequence[Sequence[float]] | None:
        """Return several independent estimates, each with one value per seat.

        The result is their mean, or None if no randomness was involved. Averaged over all possible
        draws, the estimates must be zero.

        Args:
            before: The state before the draw, or None for the deal.
            after: The state after the draw.
            rng: The source of randomness.
            seconds: The approximate time limit.
        """


@dataclass(frozen=True)
class LuckModel:
    """The method that estimates the luck of a draw.

    A fast bot continues play from each possible outcome, and the resulting leads are compared.

    Attributes:
        level: The bot level that continues play.
        rounds: The number of decisions of each seat before leads are compared.
        settles_on_time: Whether to settle the state first as if time had ended the match, for games
            with end scoring.
        evaluate_draw: Evaluates a draw directly, for games whose possible draws are all known.
        build_player: Returns the bot that continues play, if it is not one of the levels. A level
            that makes deliberate mistakes estimates less precisely.
    """

    level: str
    rounds: int
    settles_on_time: bool = False
    evaluate_draw: DrawEvaluator | None = None
    build_player: Callable[[AnyGame], BotPlayer] | None = None


@dataclass(frozen=True)
class Bots:
    """The opponents of a game.

    Attributes:
        levels: The levels, weakest first.
        precompile: Compiles or loads the kernels of the strongest levels.
        set_data_folder: Receives the operator's data folder before any bot runs in a process.
        value_unit: The unit of values.
        mistake_thresholds: The losses of value from which a decision counts as fine, a slip, a miss
            and costly. A smaller loss counts as best.
        level_scores: The result of each level against the level below, from which its rating is
            derived.
        luck_model: The method that estimates luck, for games with randomness.
    """

    levels: Sequence[BotLevel]
    precompile: Callable[[], None] | None = None
    set_data_folder: Callable[[Path], None] | None = None
    value_unit: str = "points"
    mistake_thresholds: tuple[float, float, float, float] = (0.5, 1.5, 4.0, 8.0)
    level_scores: Sequence[LevelScore] = ()
    luck_model: LuckModel | None = None

    def level(self, level: str) -> BotLevel:
        """Return a level by its id; raises LookupError if there is none."""
        found = {each.id: each for each in self.levels}
        if level not in found:
            raise LookupError(f"unknown level {level!r}; known: {', '.join(found)}")
        return found[level]

    def luck_player(self, game: AnyGame) -> BotPlayer:
        """Return the bot that continues play after a draw.

        Raise LookupError for a game without a luck model.
        """
        if self.luck_model is None:
            raise LookupError(f"{game.spec.id} has no luck model")
        if self.luck_model.build_player is not None:
            return self.luck_model.build_player(game)
        return self.level(self.luck_model.level).build(game)


@dataclass(frozen=True, kw_only=True)
class GamePlugin:
    """Everything that a game package provides, apart from `ui/`, `strings/` and its pages.

    The package's module `plugin` assigns it to PLUGIN. Slow imports belong inside the functions.

    Attributes:
        game: The current rules.
        former_rules: Earlier rules, by version.
        bots: The opponents.
        rooms: Returns the rooms available with the operator's data folder.
        clocks: The recommended time controls, by name.
        daily_deal: The options of the daily deal.
        lesson: The lesson for beginners.
        layout: Returns the board of a view (`plugin/layout.py`), which the site draws. It needs the
            legal actions of each frame, so the game must list them.
        asset_store: The storage of the game's assets.
        benchmarks: Returns the benchmarks of `parlour bench`.
        measurements: Longer measurements of `parlour bench`, by name.
        perft: Counts move paths (variant, position, depth).
        commands: Returns the commands `parlour <game> …`.
        server_commands: Commands at the top level, by name.
        write_record: Returns a finished match in the game's own notation.
        record_suffix: The file name suffix of such a record.
        draw_poster: Returns an SVG poster of a finished match.
        board_pictures: Returns a sheet of board pictures as JSON by its name; raises LookupError.
        draw_position: Returns an SVG of the public view for link previews
            (`plugin/link_picture.py`), given the number of each seat's colour, or None if there is
            nothing to show yet.
        count_statistics: Counts further statistics of a finished state.
        rating_formula: The game's own rating formula, in addition to the ratings of the server.
        min_decisions: The number of decisions that each seat must make before an aborted match is
            rated.
        look_up_word: Looks a word up in the word list that the options select.
        played_words: Returns the words played in a state's match.
        build_coding: Returns the fixed coding of actions and views for options and a number of
            seats. Without it, environments number the legal actions of each decision.
        coded_view: Returns the view of a seat without the fields that the coding does not read, so
            that environments need not compute them. Such a field is empty.
        build_batch: Returns a batch of matches with options, a number of seats and a size.
        secrets: Returns the functions that change one secret of a state each, by the name of the
            secret. `parlour check` requires them of a game with hidden information.
        disguises: Returns the functions that replace the hidden part of an action, by name. Without
            it, simultaneous decisions hide everything and other decisions hide nothing.
    """

    game: type[AnyGame]
    former_rules: Mapping[int, type[AnyGame]] = field(default_factory=dict)
    bots: Bots | None = None
    rooms: Callable[[Path | None], Sequence[GameRoom]] | None = None
    clocks: Mapping[str, AnyClockRule] = field(default_factory=dict)
    daily_deal: DailyDeal | None = None
    lesson: Lesson | None = None
    layout: Callable[[Any], Layout] | None = None
    asset_store: AssetStore | None = None
    benchmarks: Callable[[], Sequence[Benchmark]] | None = None
    measurements: Mapping[str, Callable[[Console], None]] = field(default_factory=dict)
    perft: Callable[[str, str, int], Sequence[int]] | None = None
    commands: Callable[[], App] | None = None
    server_commands: Mapping[str, Callable[[], App]] = field(default_factory=dict)
    write_record: Callable[[Archive, Path], str] | None = None
    record_suffix: str = "txt"
    draw_poster: Callable[[Archive, Path], str] | None = None
    board_pictures: Callable[[str, AssetLookup], bytes] | None = None
    draw_position: Callable[[Any, AssetLookup, Sequence[int]], str | None] | None = None
    count_statistics: StatisticCounter | None = None
    rating_formula: RatingFormula | None = None
    min_decisions: int = 2
    look_up_word: Callable[[AnyGame, Any, str], WordLookup] | None = None
    played_words: Callable[[AnyGame, Any], PlayedWords] | None = None
    build_coding: Callable[[AnyGame, Any, int], Coding] | None = None
    coded_view: Callable[[AnyGame, Any, Seat], Any] | None = None
    build_batch: Callable[[AnyGame, Any, int, int], Batch] | None = None
    secrets: Callable[[AnyGame], Mapping[str, Scramble]] | None = None
    disguises: Callable[[AnyGame], Mapping[str, Disguise]] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError if the parts are inconsistent."""
        spec = self.game.spec
        if self.min_decisions < 1:
            raise ValueError(
                f"{spec.id}: min_decisions must be at least 1, not {self.min_decisions}"
            )
        for version, rules in self.former_rules.items():
            if rules.spec.version != version or rules.spec.id != spec.id or version >= spec.version:
                raise ValueError(
                    f"{spec.id}: former_rules[{version}] are the rules of {rules.spec.id} {rules.spec.version}"
                )
        if self.layout is not None and not spec.lists_actions:
            raise ValueError(f"{spec.id}: a game with a layout must list its legal actions")
        ids = [level.id for level in self.bots.levels] if self.bots else []
        if len(set(ids)) != len(ids) or (self.bots and not ids):
            raise ValueError(f"{spec.id}: the ids of levels must be unique and not empty: {ids}")
        if self.bots and self.bots.luck_model is not None and self.bots.luck_model.level not in ids:
            raise ValueError(
                f"{spec.id}: the luck model names an unknown level: {self.bots.luck_model.level}"
            )
        duels = [(duel.below, duel.level) for duel in self.bots.level_scores] if self.bots else []
        if duels and duels != list(pairwise(ids)):
            raise ValueError(
                f"{spec.id}: level_scores must hold each level against the one below, weakest first: {duels}"
            )
        options = {option.name for option in structs.fields(self.game.types.options)}
        named = (
            set()
            if self.daily_deal is None
            else {*self.daily_deal.options, self.daily_deal.day_option}
        )
        if not named <= options:
            raise ValueError(
                f"{spec.id}: the daily deal names unknown options: {sorted(named - options)}"
            )
