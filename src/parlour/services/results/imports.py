"""Matches that were played elsewhere, or here once: a file is taken whole, when it proves itself, or not at all."""

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
"""Bytes of the largest file that is read."""

MAX_NAME_LENGTH = 32

AT_ONCE = 1
"""How many files are proven at the same time: the longest takes about a second of one core."""

SECONDS = 20.0
"""How long a file may take to be proven, the wait for others included."""


class MatchImporter:
    """Takes match files in. What is taken in is private to whoever brought it and counts for nobody: a file names no accounts."""

    def __init__(self, matches: Matches, promises: Commitments) -> None:
        self.matches, self.commitments = matches, promises
        self._room = asyncio.Semaphore(AT_ONCE)

    async def import_file(self, body: bytes, player: Player) -> LoadedMatch:
        """Store the match that a file holds and return it; the same file brings the same match.

        Raises Illegal or NotFound for a file that is too large, cut short or no match file, that is of a game or version
        unknown here, that proves false, or whose match is here already with another course.
        """
        if len(body) > MAX_FILE_BYTES:
            raise Illegal("core.file-too-large", most=MAX_FILE_BYTES // 1_000)
        try:
            async with asyncio.timeout(SECONDS), self._room:
                found, game, entries = await asyncio.to_thread(self._verify_file, body, player)
        except TimeoutError:
            raise Illegal("core.too-busy") from None
        await self._require_not_reserved(found)
        try:
            return await self.matches.import_match(found.id, game, entries)
        except Conflict:
            return await self._existing_match(found)

    async def _require_not_reserved(self, found: Archive) -> None:
        """Refuse a file under an id that the server has reserved, unless the server itself opened this match; raises Illegal."""
        if (await self.commitments.reservations()).is_for_server(found.id):
            opened = found.events[0].event
            if not isinstance(opened, Opened) or not await self.commitments.is_own_match(
                found.id, opened.key
            ):
                raise Illegal("core.match-id-taken")

    def _verify_file(
        self, body: bytes, player: Player
    ) -> tuple[Archive, AnyGame, list[EventRecord]]:
        try:
            found = decode_archive(body)
            game = self.matches.games.game(found.game, found.version)
            if not MATCH_ID_PATTERN.fullmatch(found.id) or _entries(found.events) > MAX_LOG_LENGTH:
                raise Illegal("core.not-a-match-file")
            proof = verify_log(found.id, found.events, game, found.commitment, (), found.ranking)
        except CorruptLog as reason:
            raise Illegal("core.not-a-match-file") from reason
        false = next((check for check in proof.checks if not check.passed), None)
        if false is not None:
            raise Illegal("core.file-verification-failed", check=false.name)
        if any(
            isinstance(entry.event, Opened) and entry.event.day is not None
            for entry in found.events
        ):
            raise Illegal("core.file-of-daily-deal")
        return found, game, [_private_record(entry, player) for entry in found.events]

    async def _existing_match(self, found: Archive) -> LoadedMatch:
        """Return the match that is here under the id of a file, if it is the file's own; raises Illegal."""
        here = await self.matches.entries(found.id)
        opened = here[0].event
        own = isinstance(opened, Opened) and commitment(opened.key) == found.commitment
        if not own or [(entry.at, entry.digest) for entry in here] != [
            (entry.at, entry.digest) for entry in found.events
        ]:
            raise Illegal("core.match-id-taken")
        return await self.matches.get(found.id)


def _private_record(entry: EventRecord, player: Player) -> EventRecord:
    """Return an entry as it is kept here: nobody but its bringer is led to it, and no name is more than a name."""
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
                    house=replace(event.house, public=False),
                ),
            )
        case Arranged():
            return replace(entry, event=replace(event, house=replace(event.house, public=False)))
        case Seated():
            return replace(
                entry, event=replace(event, name=one_line(event.name, MAX_NAME_LENGTH), player=None)
            )
        case _:
            return entry


def _entries(log: Sequence[EventRecord]) -> int:
    """Return how many entries a log holds, with those of the matches that it goes on from."""
    return len(log) + sum(
        _entries(entry.event.past) for entry in log if isinstance(entry.event, Started)
    )
