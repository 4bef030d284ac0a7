"""`parlour export MATCH`: write a finished match as a self-contained file.

`parlour <game> export MATCH` writes it in the game's own notation.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import error_sentence, require_target_file
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.cli.whole_file import write_whole
from parlour.core.archive import (
    ARCHIVE_SUFFIX,
    Archive,
    archive_match,
    decode_archive,
    encode_archive,
)
from parlour.core.fold import CorruptLog
from parlour.core.game import Illegal
from parlour.db.log import DatabaseOpenError
from parlour.plugin.terminal import escape_control_characters


def export(
    match: str,
    file: Path | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Write a finished match with everything needed to replay and verify it, without accounts.

    Args:
        match: The id of the match.
        file: The new file; by default the id with the suffix .match.
    """
    target = file or Path(f"{match}{ARCHIVE_SUFFIX}")

    def task(console: Console) -> int:
        write_whole(
            require_target_file(target),
            encode_archive(asyncio.run(_load_archive(match, data, database))),
        )
        console.print(
            f"The match was written to {target}. Verify it with: parlour verify {target}",
            markup=False,
        )
        return 0

    return _exit_status(task)


def export_command(game: str, write: Callable[[Archive, Path], str]) -> Callable[..., int]:
    """Return a command that exports a finished match of a game in the game's own format.

    Args:
        game: The id of the game.
        write: Returns the exported text for an archive and a data folder.
    """

    def record(
        match: str,
        file: Path | None = None,
        /,
        *,
        data: DataFolder = DEFAULT_FOLDER,
        database: DatabaseUrl = None,
    ) -> int:
        """Write a finished match in the notation of its game.

        Args:
            match: The id of the match, or a .match file.
            file: The new file; by default the terminal.
        """

        def task(console: Console) -> int:
            archive = (
                decode_archive(Path(match).read_bytes())
                if match.endswith(ARCHIVE_SUFFIX)
                else asyncio.run(_load_archive(match, data, database))
            )
            if archive.game != game:
                console.print(
                    escape_control_characters(f"This is a match of {archive.game}, not of {game}."),
                    markup=False,
                )
                return 1
            text = write(archive, data.resolve())
            if file is None:
                console.out(
                    escape_control_characters(text) if console.is_terminal else text,
                    end="",
                    highlight=False,
                )
            else:
                write_whole(file, text.encode())
            return 0

        return _exit_status(task)

    return record


def _exit_status(task: Callable[[Console], int]) -> int:
    """Run an export task and return its exit status; errors are printed as sentences."""
    console = Console(soft_wrap=True)
    try:
        return task(console)
    except (CorruptLog, OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
    except Illegal as reason:
        console.print(
            error_sentence(reason),
            markup=False,
        )
    return 1


async def _load_archive(match: str, data: Path, database: str | None) -> Archive:
    async with site.open_matches(data, database) as matches:
        return archive_match(match, (await matches.get(match)).game, await matches.entries(match))
