"""`parlour dump FILE`: all public matches that are over, without names, for whoever studies games."""

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
    """Write all public matches that are over to one file, a match a line as `parlour verify` reads it, without names.

    Args:
        file: Where to write: lines of JSON, packed by gzip.
        game: Only matches of this game.
    """
    console = Console(soft_wrap=True)
    try:
        count = asyncio.run(_write_dump(require_target_file(file), game, data, database))
    except (DatabaseOpenError, OSError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(f"{file} holds {count} matches, a line each.", markup=False)
    return 0


async def _write_dump(file: Path, game: str | None, data: Path, database: str | None) -> int:
    count, growing = 0, file.with_name(f"{file.name}.part")
    async with site.open_matches(data, database) as matches:
        await ResultRecorder(matches, OutcomeRepository(matches.log.store), matches.log).catch_up()
        with gzip.open(growing, "wb") as lines:
            async for found in _public_archives(matches, game):
                lines.write(encode(anonymous_archive(found)) + b"\n")
                count += 1
    growing.replace(file)  # a night that breaks off leaves yesterday's file
    return count


async def _public_archives(matches: Matches, game: str | None) -> AsyncIterator[Archive]:
    outcomes, beyond = OutcomeRepository(matches.log.store), None
    while found := await outcomes.search(OutcomeSearch(viewer="", game=game), PAGE_SIZE, beyond):
        for outcome in found:
            try:
                loaded = await matches.get(outcome.match)
                yield archive_match(
                    outcome.match, loaded.game, await matches.entries(outcome.match)
                )
            except (CorruptLog, Illegal, MatchUnavailable):
                continue  # a log that cannot be read says nothing to a student either
        beyond = (found[-1].ended_at, found[-1].match)


def anonymous_archive(found: Archive) -> Archive:
    """Return an archive in which people are told apart by their chairs alone; nothing that was proven depends on a name."""
    return replace(found, events=tuple(_anonymous_record(entry) for entry in found.events))


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
