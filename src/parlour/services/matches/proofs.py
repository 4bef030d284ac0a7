"""Proofs that finished matches were dealt fairly, and archives to prove a match elsewhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.core.archive import Archive, archive_match
from parlour.core.game import Illegal
from parlour.core.proof import Proof, verify_log
from parlour.services.matches.daily_deals import is_day_open
from parlour.services.matches.match_store import Matches

MAX_CACHED = 200
"""The maximum number of cached proofs, each of which requires replaying a match."""


class Proofs:
    """The service that proves and archives finished matches, with a cache of proofs."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._cache: OrderedDict[str, Proof] = OrderedDict()

    async def prove(self, match: str) -> Proof:
        """Return the proof of a finished match; raises Illegal while its deal is in use.

        The deal of a day remains in use until the day has ended.
        """
        loaded = await self._matches.get(match)
        if is_day_open(loaded.match):
            raise Illegal("core.day-not-over")
        found = self._cache.get(match)
        if found is None:
            found = self._cache[match] = await asyncio.to_thread(
                verify_log, match, await self._matches.entries(match), loaded.game
            )
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return found

    async def export_archive(self, match: str) -> Archive:
        """Return the archive of a finished match; raises Illegal while its deal is in use.

        The deal of a day remains in use until the day has ended.
        """
        loaded = await self._matches.get(match)
        if is_day_open(loaded.match):
            raise Illegal("core.day-not-over")
        return archive_match(match, loaded.game, await self._matches.entries(match))
