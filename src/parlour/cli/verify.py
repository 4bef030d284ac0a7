"""`parlour verify MATCH`: verify the proof of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import error_sentence
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.core.archive import ARCHIVE_SUFFIX, decode_archive
from parlour.core.fold import CorruptLog
from parlour.core.game import Illegal
from parlour.core.proof import Proof, verify_log
from parlour.db.log import DatabaseOpenError
from parlour.plugin.terminal import escape_control_characters
from parlour.services.games import Games


def verify(
    match: str,
    /,
    *,
    nonce: str | None = None,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Verify that a finished match was dealt with the committed key and replays move by move.

    Args:
        match: The id of the match, or a .match file.
        nonce: Your browser's contribution to the seed, as shown in the analysis.
    """
    console, sent_nonces = Console(soft_wrap=True), [nonce] if nonce else []
    try:
        proof = (
            _verify_file(Path(match), sent_nonces, data)
            if match.endswith(ARCHIVE_SUFFIX)
            else asyncio.run(_verify_stored_match(match, sent_nonces, data, database))
        )
    except (CorruptLog, OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(
            error_sentence(reason),
            markup=False,
        )
        return 1
    for check in proof.checks:
        console.print("[green]holds[/green] " if check.passed else "[red]FAILS[/red] ", end="")
        console.print(escape_control_characters(check.text), markup=False, highlight=False)
    return 0 if proof.holds else 1


def _verify_file(file: Path, sent_nonces: Sequence[str], data: Path) -> Proof:
    match = decode_archive(file.read_bytes())
    game = Games(data.resolve()).game(match.game, match.version)
    return verify_log(match.id, match.events, game, match.commitment, sent_nonces, match.ranking)


async def _verify_stored_match(
    match: str, sent_nonces: Sequence[str], data: Path, database: str | None
) -> Proof:
    async with site.open_matches(data, database) as matches:
        entries = await matches.entries(match)
        return verify_log(match, entries, (await matches.get(match)).game, sent_nonces=sent_nonces)
