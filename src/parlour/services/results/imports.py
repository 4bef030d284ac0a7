"""Import of match files: a file with a valid proof is stored as a complete match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from parlour.core.archive import Archive, decode_archive
from parlour.core.event import Arranged, EventRecord, Opened, Seated, Started
from parlour.core.fold import CorruptLog
from parlour.core.game import AnyGame, Illegal, replace
from parlour.core.proof import verify_log
from parlour.core.rng import commitment
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import MATCH_ID_PATTERN, MAX_LOG_LENGTH, Matches
from parlour.services.text import one_line

MAX_FILE_BYTES = 2_000_000
"""The maximum size of a file (bytes)."""

MAX_NAME_LENGTH = 32

MAX_CONCURRENT = 1
"""The number of files verified at the same time; the longest takes about 1 s of one core."""

TIMEOUT_S = 20.0
"""The time limit (s) for the verification of a file, including the wait for others."""


class MatchImporter:
    """The service that imports match files.

    An imported match is private to its importer and names no accounts.
    """

    def __init__(self, matches: Matches, commitments: Commitments) -> None:
        self.matches, self.commitments = matches, commitments
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def import_file(self, body: bytes, player: Player) -> LoadedMatch:
        """Store the match in a file and return it; importing a file again returns the same match.

        Raises:
            Illegal: The file is too large, damaged, has an invalid proof or conflicts with a stored
                match.
            NotFound: The game or its version is unknown.
        """
        if len(body) > MAX_FILE_BYTES:
            raise Illegal("core.file-too-large", most=MAX_FILE_BYTES // 1_000)
        try:
            async with asyncio.timeout(TIMEOUT_S), self._semaphore:
                archive, game, entries = await asyncio.to_thread(self._verify_file, body, player)
        except TimeoutError:
            raise Illegal("core.too-busy") from None
        await self._require_not_reserved(archive)
        try:
            return await self.matches.import_match(archive.id, game, entries)
        except Conflict:
            return await self._existing_match(archive)

    async def _require_not_reserved(self, archive: Archive) -> None:
        """Raise Illegal for an id reserved for the server, unless this server opened the match."""
        if (await self.commitments.reservations()).is_for_server(archive.id):
            opened = archive.events[0].event
            if not isinstance(opened, Opened) or not await self.commitments.is_own_match(
                archive.id, opened.key
            ):
                raise Illegal("core.match-id-taken")

    def _verify_file(
        self, body: bytes, player: Player
    ) -> tuple[Archive, AnyGame, list[EventRecord]]:
        try:
            archive = decode_archive(body)
            game = self.matches.games.game(archive.game, archive.version)
            if (
                not MATCH_ID_PATTERN.fullmatch(archive.id)
                or _entry_count(archive.events) > MAX_LOG_LENGTH
            ):
                raise Illegal("core.not-a-match-file")
            verified = verify_log(
                archive.id, archive.events, game, archive.commitment, (), archive.ranking
            )
        except CorruptLog as reason:
            raise Illegal("core.not-a-match-file") from reason
        failed_check = next((check for check in verified.checks if not check.passed), None)
        if failed_check is not None:
            raise Illegal("core.file-verification-failed", check=failed_check.name)
        if any(
            isinstance(entry.event, Opened) and entry.event.day is not None
            for entry in archive.events
        ):
            raise Illegal("core.file-of-daily-deal")
        return archive, game, [_private_record(entry, player) for entry in archive.events]

    async def _existing_match(self, archive: Archive) -> LoadedMatch:
        """Return the match stored under a file's id; raises Illegal if it is a different match."""
        stored = await self.matches.entries(archive.id)
        opened = stored[0].event
        is_same_key = isinstance(opened, Opened) and commitment(opened.key) == archive.commitment
        if not is_same_key or [(entry.at, entry.digest) for entry in stored] != [
            (entry.at, entry.digest) for entry in archive.events
        ]:
            raise Illegal("core.match-id-taken")
        return await self.matches.get(archive.id)


def _private_record(entry: EventRecord, player: Player) -> EventRecord:
    """Return an entry in its stored form: private to the importer, with names but no accounts."""
    event = entry.event
    match event:
        case Opened():
            return replace(
                entry,
                event=replace(
                    event,
                    host=player.id,
                    code=None,
                    after=None,
                    settings=replace(event.settings, public=False),
                ),
            )
        case Arranged():
            return replace(
                entry, event=replace(event, settings=replace(event.settings, public=False))
            )
        case Seated():
            return replace(
                entry, event=replace(event, name=one_line(event.name, MAX_NAME_LENGTH), player=None)
            )
        case _:
            return entry


def _entry_count(log: Sequence[EventRecord]) -> int:
    """Return the number of entries in a log, including the logs it was forked from."""
    return len(log) + sum(
        _entry_count(entry.event.past) for entry in log if isinstance(entry.event, Started)
    )
