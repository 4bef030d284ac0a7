"""`parlour dump FILE`: export all finished public matches without names, for research."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import error_sentence, require_target_file
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.core.archive import Archive, archive_match
from parlour.core.codec import encode
from parlour.core.event import EventRecord, Seated
from parlour.core.fold import CorruptLog
from parlour.core.game import Illegal, replace
from parlour.db.log import DatabaseOpenError
from parlour.db.outcomes import OutcomeRepository
from parlour.db.records import OutcomeSearch
from parlour.services.errors import MatchUnavailable
from parlour.services.matches.match_store import Matches
from parlour.services.results.recorder import ResultRecorder

PAGE_SIZE = 200


def dump(
    file: Path,
    /,
    *,
    game: str | None = None,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Write all finished public matches to one file, without names.

    Each line is a match in the format that `parlour verify` reads.

    Args:
        file: The new file: JSON lines, compressed with gzip.
        game: The id of a game, to export only its matches.
    """
    console = Console(soft_wrap=True)
    try:
        count = asyncio.run(_write_dump(require_target_file(file), game, data, database))
    except (DatabaseOpenError, OSError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(f"{count} matches written to {file}, one per line.", markup=False)
    return 0


async def _write_dump(file: Path, game: str | None, data: Path, database: str | None) -> int:
    count, temporary = 0, file.with_name(f"{file.name}.part")
    async with site.open_matches(data, database) as matches:
        await ResultRecorder(matches, OutcomeRepository(matches.log.store)).catch_up()
        with gzip.open(temporary, "wb") as lines:
            async for archive in _public_archives(matches, game):
                lines.write(encode(anonymous_archive(archive)) + b"\n")
                count += 1
    temporary.replace(file)  # An aborted run must not replace the previous file.
    return count


async def _public_archives(matches: Matches, game: str | None) -> AsyncIterator[Archive]:
    outcomes, beyond = OutcomeRepository(matches.log.store), None
    while page := await outcomes.search(OutcomeSearch(viewer="", game=game), PAGE_SIZE, beyond):
        for outcome in page:
            try:
                loaded = await matches.get(outcome.match)
                yield archive_match(
                    outcome.match, loaded.game, await matches.entries(outcome.match)
                )
            except (CorruptLog, Illegal, MatchUnavailable):
                continue  # Matches that cannot be loaded are left out.
        beyond = (page[-1].ended_at, page[-1].match)


def anonymous_archive(archive: Archive) -> Archive:
    """Return an archive with seat numbers instead of names.

    The proof remains valid, because it does not depend on names.
    """
    return replace(archive, events=tuple(_anonymous_record(entry) for entry in archive.events))


def _anonymous_record(entry: EventRecord) -> EventRecord:
    event = entry.event
    if not isinstance(event, Seated):
        return entry
    return replace(
        entry,
        event=replace(
            event, name=f"Bot {event.seat + 1}" if event.bot else f"Player {event.seat + 1}"
        ),
    )
