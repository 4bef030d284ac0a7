"""`parlour puzzles GAME`: find puzzles in matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.cli.progress import progress_bar
from parlour.core.codec import encode
from parlour.plugin import registry
from parlour.search.batch import batch_executor
from parlour.search.levels import build_level
from parlour.search.mining import MiningSetting, PuzzleCriteria, mine_matches
from parlour.services.games import Games


def puzzles(
    game: str,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    players: str = "",
    gap: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    options: dict[str, str] | None = None,
    seed: int = 0,
    most: Annotated[int, Parameter(validator=Number(gte=1))] = 2,
    keep: Path | None = None,
    data: Path = Path("data"),
    cluster: str | None = None,
) -> int:
    """Play matches between bots and save the decisions that have one clearly best action.

    Args:
        game: The id of the game.
        matches: The number of matches.
        players: The bot levels at the table, for example casual,club; by default two bots of the
            second level.
        gap: The minimum loss of every other action; by default the loss of a costly mistake.
        seconds: The time limit (s) of the strongest bot for each decision.
        options: Options of the game, for example --options.variant basic.
        seed: The seed of the matches.
        most: The maximum number of puzzles from one match.
        keep: The file to append to, one puzzle per line; by default puzzles-GAME.jsonl.
        data: The data folder, with the operator's word lists, cards and tiles.
        cluster: The address of a Dask scheduler, whose workers play the matches; by default the
            cores of this machine play them.
    """
    console = Console()
    try:
        rules = Games(data.resolve()).game(game)
        bots = registry.game_plugin(game).bots
        if bots is None:
            raise LookupError(f"{game} has no bots")
        names = tuple(players.split(",")) if players else (bots.levels[1].id,) * 2
        for name in names:
            build_level(game, name, rules)
        file = require_target_file(keep or Path(f"puzzles-{game}.jsonl"))
        setting = MiningSetting(
            game=game,
            options=msgspec.Raw(
                encode(msgspec.convert(options or {}, rules.types.options, strict=False))
            ),
            players=names,
            criteria=PuzzleCriteria(
                bots.mistake_thresholds[0],
                gap or bots.mistake_thresholds[3],
                bots.value_unit == "outcome",
            ),
            seconds=seconds,
            most=most,
            seed=seed,
            folder=data.resolve(),
        )
        with batch_executor(cluster) as pool, progress_bar(console, "matches") as show_progress:
            for number, mined in enumerate(mine_matches(pool, setting, matches), 1):
                with file.open("ab") as lines:
                    lines.writelines(encode(puzzle) + b"\n" for puzzle in mined.puzzles)
                console.print(
                    f"match {number}: {len(mined.puzzles)} of {mined.candidate_count}",
                    highlight=False,
                )
                show_progress(number, matches)
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    return 0
