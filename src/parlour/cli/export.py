"""`parlour export MATCH`: write a finished match as a file that stands alone; `parlour <game> export MATCH`: as its game records games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import sentence, target_file
from parlour.cli.site import HERE, Database, Folder
from parlour.cli.whole_file import write_whole
from parlour.core.archive import SUFFIX, Archive, archive, read, write
from parlour.core.fold import Broken
from parlour.core.game import Illegal
from parlour.db.log import Unopened
from parlour.plugin.terminal import visible
from parlour.services.i18n import Sentences


def export(match: str, file: Path | None = None, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Write a finished match, with everything needed to replay and to verify it, and without accounts.

    Args:
        match: The match's id in this house.
        file: Where to write it, by default the match's id with .match behind it.
    """
    target = file or Path(f"{match}{SUFFIX}")

    def work(console: Console) -> int:
        write_whole(target_file(target), write(asyncio.run(_archived(match, data, database))))
        console.print(f"{target} holds the match; parlour verify {target} checks it.", markup=False)
        return 0

    return _told(work)


def recorder(game: str, recorded: Callable[[Archive, Path], str]) -> Callable[..., int]:
    """Return the command that writes a finished match of this game as its folder does: a record, or a poster."""

    def record(match: str, file: Path | None = None, /, *, data: Folder = HERE, database: Database = None) -> int:
        """Write a finished match as a record of its game.

        Args:
            match: The match's id in this house, or a .match file.
            file: Where to write it; the terminal if left out.
        """

        def work(console: Console) -> int:
            found = read(Path(match).read_bytes()) if match.endswith(SUFFIX) else asyncio.run(_archived(match, data, database))
            if found.game != game:
                console.print(visible(f"This is a match of {found.game}, not of {game}."), markup=False)
                return 1
            text = recorded(found, data.resolve())
            if file is None:
                console.out(visible(text) if console.is_terminal else text, end="", highlight=False)
            else:
                write_whole(file, text.encode())
            return 0

        return _told(work)

    return record


def _told(work: Callable[[Console], int]) -> int:
    """Return the exit status of this work; what stops it is said in a sentence."""
    console = Console(soft_wrap=True)
    try:
        return work(console)
    except (Broken, OSError, Unopened) as reason:
        console.print(sentence(reason), markup=False)
    except Illegal as reason:
        console.print(visible(Sentences().refusal(reason.code, reason.details)), markup=False)
    return 1


async def _archived(match: str, data: Path, database: str | None) -> Archive:
    async with site.matches(data, database) as matches:
        return archive(match, (await matches.get(match)).game, await matches.entries(match))
