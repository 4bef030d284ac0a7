"""`parlour pylos …`: the exact solution, and what the bots learn from it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Literal

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from parlour.core.game import Illegal

app = App(name="pylos", help="The exact solution of Pylos, and what the bots learn from it.")

Variant = Literal["basic", "standard", "advanced"]

CHECKED_POSITIONS = 1_000_000
"""So many positions of a table are held against their successors by the program that makes it,"""

CHECKED_BY_RULES = 2_000
"""and so many by the rules of the game, read from the file as bots read it."""

CHECK_SEED = 16
"""Which positions those are."""


@app.command
def solve(*, variant: Variant = "basic", data: Path = Path("data"), verify: bool = False) -> None:
    """Compute how every position of a variant ends, and keep it as a table that the house's strongest bot plays and reviews by.

    Needs a C compiler and 2.6 GB of memory, 2.9 GB where positions come again. Basic takes a minute on two idle cores, standard some ten
    times as long, advanced longer still. A million positions are held against what follows them before the table is kept. A house that is
    open uses it at once.

    Args:
        variant: The variant.
        data: The folder of the house.
        verify: Build nothing, but check the table that is there: that it is whole, and a million positions of it.
    """
    from parlour.games.pylos.kernel import solution
    from parlour.games.pylos.table import file
    from parlour.games.pylos.table.shelf import tablebase_path

    console, path = Console(highlight=False, soft_wrap=True), tablebase_path(data, variant)
    if verify and not path.is_file():
        raise Illegal("pylos.table-missing", file=str(path))
    total = solution.position_count()
    # What cannot be written is better found out before an hour's work than after it.
    path.parent.mkdir(parents=True, exist_ok=True)
    with _progress_bar(console) as progress:
        bar = progress.add_task("reading", total=total)

        def tell(done: solution.SolverPass) -> None:
            progress.update(
                bar,
                completed=done.seen,
                description=f"pass {done.number}, {done.changed:,} changed",
            )

        values = (
            file.Tablebase(path, variant, total).read_all()
            if verify
            else solution.solve(variant, tell)
        )
        progress.update(
            bar, completed=total, description=f"checking {CHECKED_POSITIONS:,} positions"
        )
        wrong = solution.contradiction_count(variant, values, CHECKED_POSITIONS, CHECK_SEED)
        if wrong:
            raise Illegal("pylos.table-wrong", file=str(path), count=wrong)
        if not verify:
            file.write_tablebase(
                path,
                variant,
                values,
                lambda packed: progress.update(bar, completed=packed, description="packing"),
            )
    _check_by_rules(path, variant)
    console.print(
        f"{path}: {path.stat().st_size:,} bytes, {total:,} positions; "
        f"{CHECKED_POSITIONS:,} agree with what follows them, {CHECKED_BY_RULES:,} by the rules"
    )


@app.command
def learn(
    variant: Variant, weights: Path, *, data: Path = Path("data"), positions: int = 20_000_000
) -> None:
    """Learn the evaluation of positions from a table kept by `solve`, and write the weights.

    Args:
        variant: The variant.
        weights: The file to write.
        data: The folder of the house.
        positions: How many positions to learn from.
    """
    from parlour.games.pylos.kernel import solution, training
    from parlour.games.pylos.table import file
    from parlour.games.pylos.table.shelf import tablebase_path

    def tell(loss: float, right: float) -> None:
        print(f"loss {loss:.4f}, {right:.2%} on the right side of even")

    values = file.Tablebase(
        tablebase_path(data, variant), variant, solution.position_count()
    ).read_all()
    training.write_weights(training.train(variant, values, positions, tell), weights)


@app.command
def book(
    variant: Variant,
    target: Path,
    *,
    data: Path = Path("data"),
    few: int = 10,
    apart: int = 2,
    many: int = 31,
) -> None:
    """Write the book that the strongest bot plays by where there is no table, from a table kept by `solve`.

    Args:
        variant: The variant.
        target: The file to write.
        data: The folder of the house.
        few: Positions with up to so many balls are in it,
        apart: where neither side has more than so many balls more than the other;
        many: and all draws among those with so many balls or more, none from 31 on.
    """
    from parlour.games.pylos.table import book as books
    from parlour.games.pylos.table import file, numbering
    from parlour.games.pylos.table.shelf import tablebase_path

    numbers = numbering.position_numbering()
    table = file.Tablebase(tablebase_path(data, variant), variant, numbers.count)
    size = target.write_bytes(
        books.encode_book(variant, table.read_range, books.BookExtent(few, apart, many), numbers)
    )
    print(f"{target}: {size:,} bytes")


def _check_by_rules(path: Path, variant: Variant) -> None:
    """Raise Illegal where the table in a file says of a position another than the rules make of its successors."""
    from parlour.games.pylos.kernel import solution
    from parlour.games.pylos.table.shelf import open_oracle

    oracle, luck, total = open_oracle(path, variant), Random(CHECK_SEED), solution.position_count()
    asked = [solution.position_at(luck.randrange(total)) for _ in range(CHECKED_BY_RULES)]
    wrong = sum(
        oracle.value(own, other) != oracle.value_from_successors(variant, own, other)
        for own, other in asked
    )
    if wrong:
        raise Illegal("pylos.table-wrong", file=str(path), count=wrong)


def _progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )
