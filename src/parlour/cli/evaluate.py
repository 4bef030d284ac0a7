"""`parlour evaluate MODULE:POLICY GAME`: place a policy on the ladder of bot levels."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from parlour.cli.duel import format_interval, parse_options
from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.cli.progress import progress_bar
from parlour.services.games import Games

if TYPE_CHECKING:
    from parlour.env.evaluate import PolicyEvaluation


def evaluate(
    policy: str,
    game: str,
    /,
    *,
    against: Annotated[tuple[str, ...], Parameter(negative=())] = ("beginner", "casual"),
    matches: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    seats: int | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 0.1,
    options: dict[str, str] | None = None,
    seed: int = 0,
    weights: Path | None = None,
    keep: Path | None = None,
    record: Path | None = None,
    data: Path = Path("data"),
) -> int:
    """Play a policy against bot levels and print its scores and its rating.

    Modules are also searched in the current folder. The extra env must be installed.

    Args:
        policy: A module and a policy in it, for example my_agent:Policy: a function, object or
            class that returns the number of an action for an observation, or a class of bots.
        game: The id of the game.
        against: The levels, for example --against beginner --against casual.
        matches: The number of matches against each level, rounded up to complete rounds.
        seats: The number of seats; by default the minimum.
        seconds: The time limit (s) for each decision.
        options: Options of the game, for example --options.variant advanced.
        seed: The seed for openings and randomness.
        weights: A file with which the class is built.
        keep: The JSON file for the result; by default none is written.
        record: A file of measured agents, to which a line is added; by default none.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console()
    try:
        from parlour.env.agent_records import agent_record, append_record
        from parlour.env.evaluate import evaluate as evaluate_policy
        from parlour.env.evaluate import load_policy
    except ImportError as reason:
        console.print(str(reason), markup=False)
        return 1
    try:
        for target in (keep, record):
            if target is not None:
                require_target_file(target)
        rules = Games(data.resolve()).game(game)
        sys.path.insert(0, str(Path.cwd()))
        with progress_bar(console, policy) as show_progress:
            found = evaluate_policy(
                load_policy(policy, rules, weights),
                game,
                against,
                matches,
                seats=seats,
                options=parse_options(rules, options or {}),
                seconds=seconds,
                seed=seed,
                assets=rules.assets,
                on_progress=show_progress,
            )
    except (*PLAY_ERRORS, OSError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(evaluation_table(policy, game, found))
    if found.illegal:
        console.print(f"Illegal choices, replaced by the default action: {found.illegal}.")
    if keep is not None:
        keep.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        console.print(f"Result written to {keep}.", markup=False, highlight=False)
    if record is not None:
        append_record(record, agent_record(policy, weights, seed, found))
        console.print(f"Agent added to {record}.", markup=False, highlight=False)
    return 0


def evaluation_table(policy: str, game: str, found: PolicyEvaluation) -> Table:
    """Return the score against each level and the rating as a printable table."""
    table = Table("against", "matches", "score", "95 % interval", title=f"{policy} in {game}")
    for duel in found.duels:
        score = duel.score
        table.add_row(
            duel.b,
            str(duel.games),
            f"{score.value:.1%}",
            format_interval(score.low, score.high),
        )
    if found.rating is not None:
        rating = found.rating
        table.add_section()
        table.add_row("rating", "", f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}")
    return table
