"""`parlour dataset GAME`: write the decisions of many matches as Parquet, with a data card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.cli.duel import parse_options
from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.cli.progress import progress_bar
from parlour.search.batch import batch_executor
from parlour.services.games import Games

if TYPE_CHECKING:
    from parlour.env.dataset.rows import RecordedMatch
    from parlour.env.dataset.sources import LeftOut

PLAYED_MATCHES = 100
"""The default number of matches of self-play."""


def dataset(
    game: str,
    /,
    *,
    dump: Path | None = None,
    matches: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    levels: Annotated[tuple[str, ...], Parameter(negative=())] = ("beginner", "casual"),
    seats: int | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 0.1,
    options: dict[str, str] | None = None,
    seed: int = 0,
    out: Path | None = None,
    data: Path = Path("data"),
    cluster: str | None = None,
) -> int:
    """Write one row per decision of many matches to a Parquet file, with a data card beside it.

    The matches are played by bot levels, or are those of a dump. The extra dataset must be
    installed.

    Args:
        game: The id of the game.
        dump: A file of parlour dump, whose matches are written instead of self-play.
        matches: The number of matches, of a dump the maximum; by default 100, and all of a dump.
        levels: The levels, of which each seat of a match draws one, for example --levels casual
            --levels club.
        seats: The number of seats; by default the minimum. Other matches of a dump are left out.
        seconds: The time limit (s) for each decision.
        options: Options of the game, for example --options.variant advanced. Matches of a dump
            with other options are left out.
        seed: The seed of deals, seatings, openings and bots.
        out: The Parquet file; by default GAME.parquet. The data card is the same name with .md.
        data: The data folder, with the operator's word lists, cards and tiles.
        cluster: The address of a Dask scheduler, whose workers play the matches; by default the
            cores of this machine play them.
    """
    console = Console()
    try:
        from parlour.env.dataset.card import data_card
        from parlour.env.dataset.rows import DatasetSetting, new_match
        from parlour.env.dataset.sources import SelfPlay, dump_matches, self_play_matches
        from parlour.env.dataset.writer import write_dataset
        from parlour.env.match import checked_settings
    except ImportError as reason:
        console.print(str(reason), markup=False)
        return 1
    try:
        file, folder = require_target_file(out or Path(f"{game}.parquet")), data.resolve()
        rules = Games(folder).game(game)
        chosen, count = checked_settings(rules, seats, parse_options(rules, options or {}))
        setting = DatasetSetting(
            game=game,
            version=rules.spec.version,
            options=msgspec.to_builtins(chosen),
            seats=count,
        )
        play = SelfPlay(levels=levels, seconds=seconds, seed=seed)
        most = PLAYED_MATCHES if dump is None and matches is None else matches
        with (
            batch_executor(cluster) as pool,
            progress_bar(console, "matches") as show_progress,
        ):
            found: Iterator[RecordedMatch | LeftOut] = (
                self_play_matches(pool, setting, folder, play, matches or PLAYED_MATCHES)
                if dump is None
                else dump_matches(pool, setting, folder, dump)
            )
            counts = write_dataset(
                file,
                setting,
                found,
                folder=folder,
                most=matches,
                on_match=lambda done: show_progress(done, most),
            )
        card = file.with_name(f"{file.name}.md")
        coding = new_match(setting, folder).coding
        card.write_text(
            data_card(file.name, setting, coding, counts, play if dump is None else None), "utf-8"
        )
    except (*PLAY_ERRORS, OSError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    left_out = sum(counts.left_out.values())
    console.print(
        f"{counts.decisions} decisions in {counts.matches} matches written to {file}, described in"
        f" {card}." + (f" {left_out} matches of the dump left out." if left_out else ""),
        markup=False,
        highlight=False,
        soft_wrap=True,
    )
    return 0
