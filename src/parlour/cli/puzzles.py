"""`parlour puzzles GAME`: let bots play, and keep the decisions of which the strongest is sure what is best."""

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
    """Let bots play matches and write down the decisions that have one clearly best answer, a line each, after those that the file holds.

    Args:
        game: The game's id.
        matches: How many matches are played.
        players: The levels that sit at the table, as casual,club; by default two of the second.
        gap: How much every other answer must lose at least, by default as much as a costly mistake.
        seconds: How long the strongest thinks about one decision.
        options: The game's options, as --options.variant basic.
        seed: Another seed makes other matches.
        most: How many are kept of one match.
        keep: The file, by default puzzles-GAME.jsonl.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
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
        chosen = msgspec.convert(options or {}, rules.types.options, strict=False)
        precompile_bots(game)
        measure = PuzzleCriteria(
            bots.mistake_thresholds[0],
            gap or bots.mistake_thresholds[3],
            bots.value_unit == "outcome",
        )
        for number in range(matches):
            luck = Random(f"{game} {seed} {number}")
            found = list(mine_puzzles(rules, bots.levels, table, chosen, measure, seconds, luck))
            kept = luck.sample(found, min(most, len(found)))
            with file.open("ab") as lines:
                lines.writelines(encode(puzzle) + b"\n" for puzzle in kept)
            console.print(f"match {number + 1}: {len(kept)} of {len(found)}", highlight=False)
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    return 0
