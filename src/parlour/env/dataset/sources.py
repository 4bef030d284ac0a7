"""The matches of a dataset: self-play of bot levels, or the public matches of a dump."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeVar

from parlour.core.archive import Archive, decode_archive
from parlour.core.codec import codec_of
from parlour.core.event import Moved, Seated
from parlour.core.fold import CorruptLog, effective_entries, fold, match_ranking
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.match import Match, match_seed
from parlour.core.utility import utility
from parlour.core.value import Value
from parlour.env.dataset.rows import DatasetSetting, MatchRecorder, RecordedMatch, new_match
from parlour.plugin.player import LEVEL_IDS, BotPlayer
from parlour.search.baselines import RandomPlayer
from parlour.search.duel import OPENING_DECISIONS
from parlour.search.levels import build_level, loaded_game, precompile_bots

T = TypeVar("T")
R = TypeVar("R")

WAVE_SIZE = 64
"""The number of matches whose rows may wait in memory at once."""

MAX_LINE = 16 * 1024 * 1024
"""The maximum length (bytes) of a match in a dump."""

COUNTED_ENDS = (None, "agreed", "lying", "resigned", "time", "away")
"""The reasons for an end with a result; None is an end by the rules."""

LeftOut = Literal["other-setting", "no-result", "not-replayable", "unreadable"]
"""Why a match of a dump is left out: it has another game, version, option or number of seats; it
was annulled or stopped; its decisions alone do not replay it; or its line is no match."""

REASONS: Mapping[LeftOut, str] = {
    "no-result": "annulled, or stopped without a result",
    "not-replayable": "not replayable from the deal and the decisions alone (take-backs, forks,"
    " departures)",
    "other-setting": "of another game, version, option or number of seats",
    "unreadable": "unreadable lines",
}
"""The descriptions of the reasons for which matches are left out."""


class SelfPlay(Value, frozen=True, kw_only=True):
    """The players of a dataset from self-play.

    Attributes:
        levels: The levels, of which each seat of a match draws one.
        seconds: The time limit of one decision.
        seed: The seed of deals, seatings, openings and bots.
    """

    levels: tuple[str, ...]
    seconds: float
    seed: int


def self_play_matches(
    pool: Executor, setting: DatasetSetting, folder: Path | None, play: SelfPlay, matches: int
) -> Iterator[RecordedMatch]:
    """Play matches with an executor and yield them in order; raises LookupError for a level."""
    game = loaded_game(setting.game, folder)
    for level in play.levels:
        build_level(setting.game, level, game)
    return map_in_waves(pool, partial(play_recorded, setting, folder, play), range(matches))


def dump_matches(
    pool: Executor, setting: DatasetSetting, folder: Path | None, dump: Path
) -> Iterator[RecordedMatch | LeftOut]:
    """Replay the matches of a dump with an executor and yield them in order.

    Raises:
        OSError: The dump cannot be read.
        ValueError: It is not a dump.
    """
    return map_in_waves(pool, partial(replay_recorded, setting, folder), dump_lines(dump))


def map_in_waves(pool: Executor, function: Callable[[T], R], units: Iterable[T]) -> Iterator[R]:
    """Yield the results of all units in order; only those of one wave are in memory at once."""
    rest = iter(units)
    while wave := list(islice(rest, WAVE_SIZE)):
        yield from pool.map(function, wave)


def dump_lines(dump: Path) -> Iterator[bytes]:
    """Yield the lines of a dump; raises OSError, and ValueError if it is not a dump."""
    try:
        with gzip.open(dump, "rb") as lines:
            while line := lines.readline(MAX_LINE + 1):
                if len(line) > MAX_LINE:
                    raise ValueError(
                        f"{dump.name} is not a dump: a line has over {MAX_LINE} bytes."
                    )
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error) as reason:
        raise ValueError(f"{dump.name} is not a complete dump: {reason}.") from reason


def play_recorded(
    setting: DatasetSetting, folder: Path | None, play: SelfPlay, number: int
) -> RecordedMatch:
    """Play one match in any process; its number determines all random numbers."""
    luck = Random(f"dataset {play.seed} {number}")
    match = new_match(setting, folder)
    recorder = MatchRecorder(match, luck.randbytes(32))
    precompile_bots(setting.game)
    levels = [luck.choice(play.levels) for _ in range(setting.seats)]
    players: list[BotPlayer] = [build_level(setting.game, name, match.game) for name in levels]
    opener = RandomPlayer(match.game)
    while match.awaited:
        seat = match.awaited[0]
        is_opening = recorder.plies < OPENING_DECISIONS
        player = opener if is_opening else players[seat]
        action = player.choose(match.view(seat), seat, luck, play.seconds)
        recorder.play(seat, action, "random" if is_opening else levels[seat])
    return recorder.recorded_match(match.collect_rewards(), "rules")


def replay_recorded(
    setting: DatasetSetting, folder: Path | None, line: bytes
) -> RecordedMatch | LeftOut:
    """Replay one match of a dump in any process, or return why it is left out."""
    try:
        archive = decode_archive(line)
    except CorruptLog:
        return "unreadable"
    if (archive.game, archive.version) != (setting.game, setting.version):
        return "other-setting"
    match = new_match(setting, folder)
    try:
        final = fold(archive.id, match.game, archive.events)
        if len(final.occupants) != setting.seats or _options(match.game, final) != match.options:
            return "other-setting"
        ranking = match_ranking(match.game, final)
        if final.phase != "over" or final.ended not in COUNTED_ENDS or ranking is None:
            return "no-result"
        recorder = MatchRecorder(match, match_seed(final))
        if not _is_replayed(recorder, archive):
            return "not-replayable"
    except (CorruptLog, Illegal):
        return "not-replayable"
    utilities = [utility(ranking, Seat(seat)) for seat in range(setting.seats)]
    return recorder.recorded_match(utilities, final.ended or "rules")


def _options(game: AnyGame, final: Match[Any]) -> Any:
    return codec_of(game).decode_options(bytes(final.options))


def _is_replayed(recorder: MatchRecorder, archive: Archive) -> bool:
    """Play the decisions of an archive and return whether all digests are the recorded ones.

    They differ if a take-back, a fork or a departure changed a state between two decisions.
    """
    match, players = recorder.match, dict[Seat, str]()
    codec = codec_of(match.game)
    counted = {entry.seq for entry in effective_entries(archive.events)}
    for entry in archive.events:
        event = entry.event
        if isinstance(event, Seated):
            # A new occupant stays in the seat even if its decisions are taken back.
            players[event.seat] = _player(event)
        elif isinstance(event, Moved) and entry.seq in counted:
            if event.seat not in match.awaited:
                return False
            action = codec.decode_action(bytes(event.action))
            if recorder.play(event.seat, action, players[event.seat]) != entry.digest:
                return False
    return recorder.plies > 0


def _player(event: Seated) -> str:
    """Return the kind of an occupant, never a name: a file may contain any text as a level."""
    if event.bot is None:
        return "person"
    return event.bot if event.bot in LEVEL_IDS else "bot"
