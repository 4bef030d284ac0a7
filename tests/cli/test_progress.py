"""Tests of the progress bar of commands that compute in batches."""

from __future__ import annotations

from rich.progress import Progress

from parlour.cli.progress import MeanTimeRemainingColumn


def test_units_that_finish_together_do_not_shorten_the_remaining_time() -> None:
    now = 0.0
    progress = Progress(get_time=lambda: now, disable=True)
    number = progress.add_task("matches", total=200)
    (task,) = progress.tasks
    column = MeanTimeRemainingColumn()
    assert str(column.render(task)) == "-:--:--"
    now = 30.0
    progress.update(number, completed=1)
    now = 30.1
    progress.update(number, completed=2)
    assert str(column.render(task)) == "0:49:40"
