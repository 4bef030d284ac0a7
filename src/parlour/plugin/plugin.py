"""What a game's folder may offer: one typed record, so that a misspelt or half-written part is an error at start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import structs

from parlour.core.archive import Archive
from parlour.core.clock import AnyClockRule
from parlour.core.game import AnyGame, AssetLookup
from parlour.core.value import Value
from parlour.plugin.asset_store import AssetStore
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.dictionary import PlayedWords, WordLookup
from parlour.plugin.lesson import Lesson
from parlour.plugin.player import BotLevel, BotPlayer, LevelScore
from parlour.plugin.rating_formula import RatingFormula
from parlour.plugin.statistics import StatisticCounter

if TYPE_CHECKING:
    from random import Random

    from cyclopts import App
    from rich.console import Console


class GameRoom(Value, frozen=True, kw_only=True):
    """A room of a game's own in the lobby: `note` is the true name of what it plays with, `instead` of what that stands in for.

    `words` is how many there are in its list, 0 where it has none.
    """

    id: str
    name: str
    language: str
    options: Any
    note: str = ""
    instead: str = ""
    words: int = 0


@dataclass(frozen=True)
class DailyDeal:
    """How the deal of the day is played: these options, and the UTC day (2026-01-31) in the option that `day` names."""

    options: Mapping[str, Any]
    day_option: str = "day"


class DrawEvaluator(Protocol):
    """Says what the draw between two states (None before the deal) brought each seat, as a lead over the mean of the others."""

    def __call__(
        self, game: AnyGame, before: Any, after: Any, luck: Random, seconds: float, /
    ) -> Sequence[Sequence[float]] | None:
        """Return some guesses, of which the mean counts, made within about so many seconds; None where chance decided nothing.

        Over all that could have been drawn they must bring nothing.
        """


@dataclass(frozen=True)
class LuckModel:
    """Who says what a draw was worth: a quick level that goes on for so many decisions of each seat before leads are compared.

    With `settled` they are compared as if time ended the match there: for games in which much is scored at the end.
    With `brought` nobody plays on: the game weighs itself what a draw brought, where all that could be drawn is known. With `instead`
    somebody goes on who is no opponent: whoever misjudges tells a draw by its worth less well than the same player without slips.
    """

    level: str
    rounds: int
    settles_on_time: bool = False
    evaluate_draw: DrawEvaluator | None = None
    build_player: Callable[[AnyGame], BotPlayer] | None = None


@dataclass(frozen=True)
class Bots:
    """The opponents of a game, weakest first. `warm` fetches what the strongest think with; `unit` says what their values count.

    `equip` is told the operator's data folder, where what they know may lie, before any of them thinks in a process.

    `mistakes`: from how much of that unit lost a decision is called fine, a slip, a miss and costly; less is best.
    `duels` are what each scored against the one below: ratings are anchored to them. `judge` is there where a game knows luck.
    """

    levels: Sequence[BotLevel]
    precompile: Callable[[], None] | None = None
    set_data_folder: Callable[[Path], None] | None = None
    value_unit: str = "points"
    mistake_thresholds: tuple[float, float, float, float] = (0.5, 1.5, 4.0, 8.0)
    level_scores: Sequence[LevelScore] = ()
    luck_model: LuckModel | None = None

    def luck_player(self, game: AnyGame) -> BotPlayer:
        """Return who goes on after a draw to judge luck; raises LookupError where the game knows none."""
        if self.luck_model is None:
            raise LookupError(f"{game.spec.id} knows no luck")
        if self.luck_model.build_player is not None:
            return self.luck_model.build_player(game)
        return next(level for level in self.levels if level.id == self.luck_model.level).build(game)


@dataclass(frozen=True, kw_only=True)
class GamePlugin:
    """All that a game's folder offers beside its `ui/`, `strings/` and pages; its module `plugin` names it PLUGIN.

    `former` are earlier rules by version. `rooms` are those open with what lies in the operator's data folder, `clocks` are
    named by the game. `lesson` is the first turns with a newcomer. `shelf` holds large immutable data. `figures` and `measurements`
    are printed by `parlour bench`, the longer ones by name; `perft` counts paths (variant, position, depth). `commands` make `parlour <game> …`,
    `house_commands` stand beside the house's own; `record` writes a finished match in the game's own format, in files that end
    in `record_suffix`, `poster` as one SVG. `pictures` returns the sheet of this name that its boards draw with, as JSON; it raises LookupError.
    `position` draws what everybody may see of a match, from the view of the public alone, as one SVG for links (`plugin/link_picture.py`), or
    returns None where there is nothing to see yet.
    `counts` tells from a finished state what statistics count beside points; `formula` rates people beside the
    house. `min_decisions` is how many decisions a seat must have made before a match that is broken off counts for its rating.
    `look_up` says of a word what the list of a room's options says, `played` which words a state's match has played.
    What is slow to import stands behind a function.
    """

    game: type[AnyGame]
    former_rules: Mapping[int, type[AnyGame]] = field(default_factory=dict)
    bots: Bots | None = None
    rooms: Callable[[Path | None], Sequence[GameRoom]] | None = None
    clocks: Mapping[str, AnyClockRule] = field(default_factory=dict)
    daily_deal: DailyDeal | None = None
    lesson: Lesson | None = None
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
    draw_position: Callable[[Any, AssetLookup], str | None] | None = None
    count_statistics: StatisticCounter | None = None
    rating_formula: RatingFormula | None = None
    min_decisions: int = 2
    look_up_word: Callable[[AnyGame, Any, str], WordLookup] | None = None
    played_words: Callable[[AnyGame, Any], PlayedWords] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for parts that cannot be meant."""
        spec = self.game.spec
        if self.min_decisions < 1:
            raise ValueError(
                f"{spec.id}: a rated match needs a decision from each side, not {self.min_decisions}"
            )
        for version, rules in self.former_rules.items():
            if rules.spec.version != version or rules.spec.id != spec.id or version >= spec.version:
                raise ValueError(
                    f"{spec.id}: former rules {version} are those of {rules.spec.id} {rules.spec.version}"
                )
        ids = [level.id for level in self.bots.levels] if self.bots else []
        if len(set(ids)) != len(ids) or (self.bots and not ids):
            raise ValueError(f"{spec.id}: levels must be named, each once: {ids}")
        if self.bots and self.bots.luck_model is not None and self.bots.luck_model.level not in ids:
            raise ValueError(
                f"{spec.id}: nobody of this level can judge luck: {self.bots.luck_model.level}"
            )
        duels = [(duel.below, duel.level) for duel in self.bots.level_scores] if self.bots else []
        if duels and duels != list(pairwise(ids)):
            raise ValueError(
                f"{spec.id}: duels are one for each level against the one below, weakest first: {duels}"
            )
        options = {option.name for option in structs.fields(self.game.types.options)}
        named = (
            set()
            if self.daily_deal is None
            else {*self.daily_deal.options, self.daily_deal.day_option}
        )
        if not named <= options:
            raise ValueError(
                f"{spec.id}: the deal of the day names options that are none: {sorted(named - options)}"
            )
