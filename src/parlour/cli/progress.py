"""The progress bar of commands that compute in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def progress_bar(console: Console, title: str) -> Iterator[Callable[[int, int | None], None]]:
    """Show a progress bar while the context is open.

    The context's function receives the number of finished units and the total number, or None if
    it is unknown.
    """
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=None)

        def show_progress(done: int, total: int | None) -> None:
            progress.update(task, completed=done, total=total)

        yield show_progress
