"""The progress bar of commands that compute in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, ProgressColumn, Task
from rich.text import Text


class MeanTimeRemainingColumn(ProgressColumn):
    """The remaining time at the mean speed since the start.

    Units of several processes finish at nearly the same time. From the last ones, as Rich does it,
    the remaining time would be estimated far too short.
    """

    def render(self, task: Task) -> Text:
        """Return the time, or dashes before the first unit is finished."""
        if not task.completed or task.total is None or task.elapsed is None:
            return Text("-:--:--", style="progress.remaining")
        seconds = task.elapsed / task.completed * (task.total - task.completed)
        return Text(str(timedelta(seconds=round(seconds))), style="progress.remaining")


@contextmanager
def progress_bar(console: Console, title: str) -> Iterator[Callable[[int, int | None], None]]:
    """Show a progress bar while the context is open.

    The context's function receives the number of finished units and the total number, or None if
    it is unknown.
    """
    columns = (
        *Progress.get_default_columns()[:-1],
        MofNCompleteColumn(),
        MeanTimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=None)

        def show_progress(done: int, total: int | None) -> None:
            progress.update(task, completed=done, total=total)

        yield show_progress
