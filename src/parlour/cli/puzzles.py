"""`parlour puzzles GAME`: find puzzles in matches between bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.core.codec import encode
from parlour.plugin import registry
from parlour.search.duel import precompile_bots
from parlour.search.mining import PuzzleCriteria, mine_puzzles
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
    """
    console = Console()
    try:
        rules = Games(data.resolve()).game(game)
        bots = registry.game_plugin(game).bots
        if bots is None:
            raise LookupError(f"{game} has no bots")
        by_id = {level.id: level for level in bots.levels}
        table = [by_id[name] for name in players.split(",")] if players else [bots.levels[1]] * 2
        file = require_target_file(keep or Path(f"puzzles-{game}.jsonl"))
        parsed_options = msgspec.convert(options or {}, rules.types.options, strict=False)
        precompile_bots(game)
        criteria = PuzzleCriteria(
            bots.mistake_thresholds[0],
            gap or bots.mistake_thresholds[3],
            bots.value_unit == "outcome",
        )
        for number in range(matches):
            rng = Random(f"{game} {seed} {number}")
            candidates = list(
                mine_puzzles(rules, bots.levels, table, parsed_options, criteria, seconds, rng)
            )
            selected = rng.sample(candidates, min(most, len(candidates)))
            with file.open("ab") as lines:
                lines.writelines(encode(puzzle) + b"\n" for puzzle in selected)
            console.print(
                f"match {number + 1}: {len(selected)} of {len(candidates)}", highlight=False
            )
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    return 0
