"""`parlour bench`: print the figures of the house, measured here and now."""

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
    "crowd": "parlour.server.bench.crowd",
    "db": "parlour.db.bench",
    "flood": "parlour.server.bench.flood",
    "frames": "parlour.services.bench.frames",
    "records": "parlour.services.bench.results",
    "reviews": "parlour.services.bench.analysis",
    "server": "parlour.server.bench",
}
"""Where the figures of the house itself stand; each game's stand in its own folder."""


MAX_WIDTH = 120


def bench(which: str | None = None, /, *, against: Path | None = None) -> int:
    """Measure and print a table of figures.

    Args:
        which: Only these: crowd, db, flood, frames, records, reviews, server, a game's id, or a longer measurement of a game such as pylos-truth.
        against: The folder of another checkout, whose house is measured in turn with this one; only for server.
    """
    console = _wide_console()
    game, _, longer = (which or "").partition("-")
    if longer:
        measure = (
            registry.game_plugin(game).measurements.get(longer)
            if game in registry.game_packages()
            else None
        )
        if measure is None:
            known = [
                f"{name}-{part}"
                for name, found in registry.game_plugins().items()
                for part in found.measurements
            ]
            console.print(
                f"There is no measurement {which}; there are {', '.join(known)}.", markup=False
            )
            return 1
        measure(console)
        return 0
    found = dict(benchmark_groups(which))
    if against is not None:
        if which != "server" or not (against / "src/parlour").is_dir():
            console.print(
                "Only the server can be compared with another checkout: parlour bench server --against FOLDER, which contains src/parlour."
            )
            return 1
        found = {"server": import_module(SERVER_BENCHMARKS["server"]).figures(against)}
    if not found:
        console.print(
            f"There are no figures of {which}; there are those of {', '.join([*SERVER_BENCHMARKS, *registry.game_packages()])}."
        )
        return 1
    console.print(machine_description())
    table = Table()
    table.add_column("figure", overflow="fold", ratio=1)
    for name in ("value", "unit", "plain Python" if against is None else str(against), "ratio"):
        table.add_column(name, justify="left" if name == "unit" else "right", no_wrap=True)
    for name, figures in found.items():
        for figure in figures:
            with console.status(f"{name}: {figure.name}"):
                table.add_row(*table_row(name, figure))
        table.add_section()
    console.print(table)
    return 0


def benchmark_groups(which: str | None) -> Iterator[tuple[str, Sequence[Benchmark]]]:
    """Yield every group of figures, or only the one that is asked for."""
    for name, module in SERVER_BENCHMARKS.items():
        if which in (None, name):
            yield name, import_module(module).FIGURES
    for game, found in registry.game_plugins().items():
        if which in (None, game) and found.benchmarks is not None:
            yield game, found.benchmarks()


def table_row(group: str, figure: Benchmark) -> tuple[str, ...]:
    """Return a row of the table: what was measured, and beside it the plain-Python twin where there is one."""
    value = figure.measure()
    twin = figure.measure_reference() if figure.measure_reference else None
    ratio = "" if twin is None or not twin else format_number(value / twin)
    return (
        f"{group}: {figure.name}",
        format_number(value),
        figure.unit,
        "" if twin is None else format_number(twin),
        ratio,
    )


def _wide_console() -> Console:
    """Return a console as wide as its terminal; where there is none, as wide as a line that can be read."""
    console = Console()
    return console if console.is_terminal else Console(width=MAX_WIDTH)


def format_number(value: float) -> str:
    """Return a figure with no more digits than it deserves, a dash for what could not be measured."""
    if isnan(value):
        return "–"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"


def machine_description() -> str:
    """Return what the figures were measured on."""
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()} {platform.release()}, Python {platform.python_version()}"
