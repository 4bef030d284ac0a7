"""`parlour betta …`: the cards in use, and fair goals for Betty."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from parlour.core.codec import encode
from parlour.games.betta.rules.box import BOXES, InvalidBox, packaged_box
from parlour.plugin.assets import store_asset as keep_asset

Positive = Annotated[int, Parameter(validator=Number(gte=1))]

app: App = App(name="betta", help="The cards of Betta, and fair goals for Betty.")


@app.command
def box(*, keep: Path | None = None) -> int:
    """Check cards, patterns and goals as they are installed, and tell their address.

    Args:
        keep: A data folder in which to keep them, so that their matches can be replayed after others are installed.
    """
    try:
        found = packaged_box()
    except InvalidBox as reason:
        print(f"The installed cards cannot be played with: {reason}.")
        return 1
    print(f"{len(found.cards)} cards, {len(found.patterns)} patterns, address {found.digest}")
    if keep is not None:
        print(f"kept as {keep_asset(BOXES, keep, found.digest, encode(found.printed))}")
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
) -> None:
    """Look for goals with which Betty wins as often as each of her staff, in matches of strong players among themselves.

    Args:
        participants: How many play, Betty included.
        games: Matches with each set of goals.
        deals: Deals that each player imagines for a decision; the more, the stronger it plays.
        within: How near an equal chance is near enough.
        rounds: How many sets of goals are tried at most; 1 only measures the table.
        table: The table to begin with, `tuned` or `brief`.
        seed: Luck; another one checks a table on matches that it was not chosen by.
    """
    from parlour.games.betta.kernel.tuning import tune_goals  # needs Numba, which may be missing

    found = packaged_box()
    for one in tune_goals(
        found, found.goals(table, participants), participants, games, deals, within, rounds, seed
    ):
        print(
            f"{list(one.goals)}: Betty wins {one.wins:.1%} ± {1.96 * one.error:.1%} of {games}, fair {1 / participants:.1%}",
            flush=True,
        )
