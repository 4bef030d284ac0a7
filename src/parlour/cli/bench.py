"""`parlour bench`: run the benchmarks on this machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import isnan
from pathlib import Path

from rich.console import Console
from rich.table import Table

from parlour.plugin import registry
from parlour.plugin.benchmark import Benchmark

SERVER_BENCHMARKS = {
    "cluster": "parlour.server.bench.cluster",
    "db": "parlour.db.bench",
    "env": "parlour.env.bench",
    "flood": "parlour.server.bench.flood",
    "frames": "parlour.services.bench.frames",
    "records": "parlour.services.bench.results",
    "reviews": "parlour.services.bench.analysis",
    "server": "parlour.server.bench",
}
"""The modules of the server's benchmarks; those of a game are in its package."""


MAX_WIDTH = 120


def bench(which: str | None = None, /, *, against: Path | None = None) -> int:
    """Run benchmarks and print a table of the results.

    Args:
        which: The group to run: cluster, db, env, flood, frames, records, reviews, server, a game's id, or
            a longer measurement of a game such as pylos-truth. By default all groups run.
        against: The folder of another checkout to compare with, measured in alternation with this
            one; only for server.
    """
    console = _wide_console()
    game, _, measurement = (which or "").partition("-")
    if measurement:
        measure = (
            registry.game_plugin(game).measurements.get(measurement)
            if game in registry.game_packages()
            else None
        )
        if measure is None:
            names = [
                f"{name}-{part}"
                for name, plugin in registry.game_plugins().items()
                for part in plugin.measurements
            ]
            console.print(
                f"There is no measurement {which}. Measurements: {', '.join(names)}.", markup=False
            )
            return 1
        measure(console)
        return 0
    groups = dict(benchmark_groups(which))
    if against is not None:
        if which != "server" or not (against / "src/parlour").is_dir():
            console.print(
                "Only the server can be compared with another checkout: parlour bench server --against FOLDER. The folder must contain src/parlour."
            )
            return 1
        groups = {"server": import_module(SERVER_BENCHMARKS["server"]).figures(against)}
    if not groups:
        console.print(
            f"There are no benchmarks {which}. Benchmarks: {', '.join([*SERVER_BENCHMARKS, *registry.game_packages()])}."
        )
        return 1
    console.print(machine_description())
    table = Table()
    table.add_column("benchmark", overflow="fold", ratio=1)
    for name in ("value", "unit", "plain Python" if against is None else str(against), "ratio"):
        table.add_column(name, justify="left" if name == "unit" else "right", no_wrap=True)
    for name, benchmarks in groups.items():
        for benchmark in benchmarks:
            with console.status(f"{name}: {benchmark.name}"):
                table.add_row(*table_row(name, benchmark))
        table.add_section()
    console.print(table)
    return 0


def benchmark_groups(which: str | None) -> Iterator[tuple[str, Sequence[Benchmark]]]:
    """Yield the name and the benchmarks of every group, or of the requested group only."""
    for name, module in SERVER_BENCHMARKS.items():
        if which in (None, name):
            yield name, import_module(module).FIGURES
    for game, plugin in registry.game_plugins().items():
        if which in (None, game) and plugin.benchmarks is not None:
            yield game, plugin.benchmarks()


def table_row(group: str, benchmark: Benchmark) -> tuple[str, ...]:
    """Measure a benchmark, and its reference if it has one, and return the table row."""
    value = benchmark.measure()
    reference = benchmark.measure_reference() if benchmark.measure_reference else None
    ratio = "" if reference is None or not reference else format_number(value / reference)
    return (
        f"{group}: {benchmark.name}",
        format_number(value),
        benchmark.unit,
        "" if reference is None else format_number(reference),
        ratio,
    )


def _wide_console() -> Console:
    """Return a console as wide as the terminal, or MAX_WIDTH wide without a terminal."""
    console = Console()
    return console if console.is_terminal else Console(width=MAX_WIDTH)


def format_number(value: float) -> str:
    """Return a number with three significant digits, or a dash for NaN.

    >>> format_number(0.123456), format_number(12345.6), format_number(float("nan"))
    ('0.123', '12,346', '–')
    """
    if isnan(value):
        return "–"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"


def machine_description() -> str:
    """Return one line that names this machine's cores, architecture, system and Python version."""
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()} {platform.release()}, Python {platform.python_version()}"
