"""`parlour export MATCH`: encode_archive a finished match as a file that stands alone; `parlour <game> export MATCH`: as its game records games."""

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
from parlour.services.i18n import Translations


def export(
    match: str,
    file: Path | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Write a finished match, with everything needed to replay and to verify it, and without accounts.

    Args:
        match: The match's id in this house.
        file: Where to encode_archive it, by default the match's id with .match behind it.
    """
    target = file or Path(f"{match}{ARCHIVE_SUFFIX}")

    def work(console: Console) -> int:
        write_whole(
            require_target_file(target),
            encode_archive(asyncio.run(_load_archive(match, data, database))),
        )
        console.print(f"{target} holds the match; parlour verify {target} checks it.", markup=False)
        return 0

    return _exit_status(work)


def export_command(game: str, recorded: Callable[[Archive, Path], str]) -> Callable[..., int]:
    """Return the command that writes a finished match of this game as its folder does: a record, or a poster."""

    def record(
        match: str,
        file: Path | None = None,
        /,
        *,
        data: DataFolder = DEFAULT_FOLDER,
        database: DatabaseUrl = None,
    ) -> int:
        """Write a finished match as a record of its game.

        Args:
            match: The match's id in this house, or a .match file.
            file: Where to encode_archive it; the terminal if left out.
        """

        def work(console: Console) -> int:
            found = (
                decode_archive(Path(match).read_bytes())
                if match.endswith(ARCHIVE_SUFFIX)
                else asyncio.run(_load_archive(match, data, database))
            )
            if found.game != game:
                console.print(
                    escape_control_characters(f"This is a match of {found.game}, not of {game}."),
                    markup=False,
                )
                return 1
            text = recorded(found, data.resolve())
            if file is None:
                console.out(
                    escape_control_characters(text) if console.is_terminal else text,
                    end="",
                    highlight=False,
                )
            else:
                write_whole(file, text.encode())
            return 0

        return _exit_status(work)

    return record


def _exit_status(work: Callable[[Console], int]) -> int:
    """Return the exit status of this work; what stops it is said in a sentence."""
    console = Console(soft_wrap=True)
    try:
        return work(console)
    except (CorruptLog, OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
    except Illegal as reason:
        console.print(
            escape_control_characters(Translations().error_message(reason.code, reason.details)),
            markup=False,
        )
    return 1


async def _load_archive(match: str, data: Path, database: str | None) -> Archive:
    async with site.open_matches(data, database) as matches:
        return archive_match(match, (await matches.get(match)).game, await matches.entries(match))
