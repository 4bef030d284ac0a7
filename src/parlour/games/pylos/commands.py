"""`parlour pylos …`: the exact solution, and what the bots learn from it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from cyclopts import App

app = App(name="pylos", help="The exact solution of Pylos, and what the bots learn from it.")

Variant = Literal["basic", "standard", "advanced"]


@app.command
def solve(variant: Variant, file: Path) -> None:
    """Compute the value of every position and keep it in a file of 2.4 GB. Needs a C compiler and as much memory."""
    from parlour.games.pylos.kernel import solution

    def tell(settled: int) -> None:
        print(f"settled {settled:,} positions")

    solution.solve(variant, tell).tofile(file)


@app.command
def learn(variant: Variant, file: Path, weights: Path, *, positions: int = 20_000_000) -> None:
    """Learn the evaluation of positions from a solution kept by `solve`, and write the weights."""
    from parlour.games.pylos.kernel import solution, training

    def tell(loss: float, right: float) -> None:
        print(f"loss {loss:.4f}, {right:.2%} on the right side of even")

    training.write(training.train(variant, solution.loaded(file), positions, tell), weights)
