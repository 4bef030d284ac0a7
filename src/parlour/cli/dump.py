"""`parlour dump FILE`: all public matches that are over, without names, for whoever studies games."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import sentence, target_file
from parlour.cli.site import HERE, Database, Folder
from parlour.core.archive import Archive, archive
from parlour.core.codec import encode
from parlour.core.event import Logged, Seated
from parlour.core.fold import Broken
from parlour.core.game import Illegal, replace
from parlour.db.log import Unopened
from parlour.db.outcomes import Outcomes
from parlour.db.records import Search
from parlour.services.errors import Stopped
from parlour.services.matches.match_store import Matches
from parlour.services.results.recorder import Records

PAGE = 200


def dump(file: Path, /, *, game: str | None = None, data: Folder = HERE, database: Database = None) -> int:
    """Write all public matches that are over to one file, a match a line as `parlour verify` reads it, without names.

    Args:
        file: Where to write: lines of JSON, packed by gzip.
        game: Only matches of this game.
    """
    console = Console(soft_wrap=True)
    try:
        count = asyncio.run(_written(target_file(file), game, data, database))
    except (Unopened, OSError) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    console.print(f"{file} holds {count} matches, a line each.", markup=False)
    return 0


async def _written(file: Path, game: str | None, data: Path, database: str | None) -> int:
    count, growing = 0, file.with_name(f"{file.name}.part")
    async with site.matches(data, database) as matches:
        await Records(matches, Outcomes(matches.log.store), matches.log).catch_up()
        with gzip.open(growing, "wb") as lines:
            async for found in _public(matches, game):
                lines.write(encode(nameless(found)) + b"\n")
                count += 1
    growing.replace(file)  # a night that breaks off leaves yesterday's file
    return count


async def _public(matches: Matches, game: str | None) -> AsyncIterator[Archive]:
    outcomes, beyond = Outcomes(matches.log.store), None
    while found := await outcomes.search(Search(viewer="", game=game), PAGE, beyond):
        for outcome in found:
            try:
                loaded = await matches.get(outcome.match)
                yield archive(outcome.match, loaded.game, await matches.entries(outcome.match))
            except (Broken, Illegal, Stopped):
                continue  # a log that cannot be read says nothing to a student either
        beyond = (found[-1].ended_at, found[-1].match)


def nameless(found: Archive) -> Archive:
    """Return an archive in which people are told apart by their chairs alone; nothing that was proven depends on a name."""
    return replace(found, events=tuple(_nameless(entry) for entry in found.events))


def _nameless(entry: Logged) -> Logged:
    event = entry.event
    if not isinstance(event, Seated):
        return entry
    return replace(entry, event=replace(event, name=f"Bot {event.seat + 1}" if event.bot else f"Player {event.seat + 1}"))
