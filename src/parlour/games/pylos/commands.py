"""The commands `parlour pylos …`: solve the game, train the evaluation, write a book."""

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
"""The number of positions of a tablebase that the solver compares with their successors."""

CHECKED_BY_RULES = 2_000
"""The number of positions of the written file that are compared with the rules."""

CHECK_SEED = 16
"""The seed of the positions to check."""


@app.command
def solve(*, variant: Variant = "basic", data: Path = Path("data"), verify: bool = False) -> None:
    """Compute the result of every position of a variant and write its tablebase.

    The strongest bot uses the tablebase for play and analysis; a running server uses it at once.
    The command needs a C compiler and 2.6 GB of memory, or 2.9 GB for standard and advanced. Basic
    takes a minute on two idle cores, standard about ten times as long, and advanced longer. Before
    the tablebase is written, a sample of a million positions is compared with their successors.

    Args:
        variant: The variant.
        data: The data folder of the server.
        verify: Build nothing; check the integrity and a million positions of the existing
            tablebase.
    """
    from parlour.games.pylos.kernel import solution
    from parlour.games.pylos.table import file
    from parlour.games.pylos.table.store import tablebase_path

    console, path = Console(highlight=False, soft_wrap=True), tablebase_path(data, variant)
    if verify and not path.is_file():
        raise Illegal("pylos.table-missing", file=str(path))
    total = solution.position_count()
    # Report an unwritable folder before the long computation.
    path.parent.mkdir(parents=True, exist_ok=True)
    with _progress_bar(console) as progress:
        task = progress.add_task("reading", total=total)

        def show_progress(solver_pass: solution.SolverPass) -> None:
            progress.update(
                task,
                completed=solver_pass.seen,
                description=f"pass {solver_pass.number}, {solver_pass.changed:,} changed",
            )

        values = (
            file.Tablebase(path, variant, total).read_all()
            if verify
            else solution.solve(variant, show_progress)
        )
        progress.update(
            task, completed=total, description=f"checking {CHECKED_POSITIONS:,} positions"
        )
        contradictions = solution.contradiction_count(
            variant, values, CHECKED_POSITIONS, CHECK_SEED
        )
        if contradictions:
            raise Illegal("pylos.table-wrong", file=str(path), count=contradictions)
        if not verify:
            file.write_tablebase(
                path,
                variant,
                values,
                lambda packed: progress.update(task, completed=packed, description="packing"),
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
    """Train the evaluation on a tablebase written by `solve`, and write the weights.

    Args:
        variant: The variant.
        weights: The file to write.
        data: The data folder of the server.
        positions: The number of positions to learn from.
    """
    from parlour.games.pylos.kernel import solution, training
    from parlour.games.pylos.table import file
    from parlour.games.pylos.table.store import tablebase_path

    def print_epoch(loss: float, accuracy: float) -> None:
        print(f"loss {loss:.4f}, {accuracy:.2%} on the right side of even")

    values = file.Tablebase(
        tablebase_path(data, variant), variant, solution.position_count()
    ).read_all()
    training.write_weights(training.train(variant, values, positions, print_epoch), weights)


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
    """Write the book for bots without a tablebase, from a tablebase written by `solve`.

    Args:
        variant: The variant.
        target: The file to write.
        data: The data folder of the server.
        few: The maximum number of balls of an opening position.
        apart: The maximum difference between the balls of the two sides in an opening position.
        many: The minimum number of balls of a drawn position to include; 31 includes none.
    """
    from parlour.games.pylos.table import book as books
    from parlour.games.pylos.table import file, numbering
    from parlour.games.pylos.table.store import tablebase_path

    numbers = numbering.position_numbering()
    table = file.Tablebase(tablebase_path(data, variant), variant, numbers.count)
    size = target.write_bytes(
        books.encode_book(variant, table.read_range, books.BookExtent(few, apart, many), numbers)
    )
    print(f"{target}: {size:,} bytes")


def _check_by_rules(path: Path, variant: Variant) -> None:
    """Compare sampled positions of a tablebase with the rules; raises Illegal if any differ."""
    from parlour.games.pylos.kernel import solution
    from parlour.games.pylos.table.store import open_oracle

    oracle, rng, total = open_oracle(path, variant), Random(CHECK_SEED), solution.position_count()
    positions = [solution.position_at(rng.randrange(total)) for _ in range(CHECKED_BY_RULES)]
    contradictions = sum(
        oracle.value(own, other) != oracle.value_from_successors(variant, own, other)
        for own, other in positions
    )
    if contradictions:
        raise Illegal("pylos.table-wrong", file=str(path), count=contradictions)


def _progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )
