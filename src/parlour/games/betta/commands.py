"""`parlour betta …`: commands that check the installed cards and tune Betty's goals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from parlour.core.codec import encode
from parlour.games.betta.rules.box import BOXES, InvalidBox, packaged_box
from parlour.plugin.assets import store_asset
from parlour.search.batch import ClusterUnavailable, batch_executor

Positive = Annotated[int, Parameter(validator=Number(gte=1))]

app: App = App(name="betta", help="The cards of Betta, and fair goals for Betty.")


@app.command
def box(*, keep: Path | None = None) -> int:
    """Check the installed cards, patterns and goals, and print their digest.

    Args:
        keep: The data folder to store the box in, so that its matches can be replayed after another
            box is installed.
    """
    try:
        installed = packaged_box()
    except InvalidBox as reason:
        print(f"The installed cards are not valid: {reason}.")
        return 1
    print(
        f"{len(installed.cards)} cards, {len(installed.patterns)} patterns, digest {installed.digest}"
    )
    if keep is not None:
        print(f"stored as {store_asset(BOXES, keep, installed.digest, encode(installed.printed))}")
    return 0


@app.command
def tune(
    participants: Literal[2, 3, 4, 5],
    /,
    *,
    games: Positive = 2000,
    deals: Positive = 200,
    within: float = 0.015,
    rounds: Positive = 6,
    table: Literal["tuned", "brief"] = "tuned",
    seed: int = 1,
    cluster: str | None = None,
) -> int:
    """Search for goals with which Betty wins as often as each of her staff.

    The win rates are measured in matches of strong bots against themselves.

    Args:
        participants: The number of players, including Betty.
        games: The number of matches with each set of goals.
        deals: The search iterations per decision; more iterations make stronger players.
        within: The accepted difference from an equal share of wins.
        rounds: The maximum number of sets of goals to try; 1 only measures the first set.
        table: The initial goals, `tuned` or `brief`.
        seed: The random seed. A different seed tests the goals on matches that were not used to
            choose them.
        cluster: The address of a Dask scheduler, whose workers play the matches; by default the
            cores of this machine play them.
    """
    from parlour.games.betta.kernel import tuning  # requires Numba, which may be missing

    installed, plan = packaged_box(), tuning.TuningPlan(participants, games, deals)
    goals = installed.goals(table, participants)
    try:
        with batch_executor(cluster) as pool:
            for tried in tuning.tune_goals(pool, goals, plan, within, rounds, seed):
                print(
                    f"{list(tried.goals)}: Betty wins {tried.wins:.1%} ± {1.96 * tried.error:.1%} of {games}, fair {1 / participants:.1%}",
                    flush=True,
                )
    except ClusterUnavailable as reason:
        print(reason)
        return 1
    return 0
