"""What a match that is over proves about its luck, and the match as a file that proves it elsewhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.core.archive import Archive, archive
from parlour.core.game import Illegal
from parlour.core.proof import Proof, verify
from parlour.services.matches.daily_deals import still_on
from parlour.services.matches.match_store import Matches

PROOFS = 200
"""How many proofs are remembered: what is over changes no more, and a proof replays the whole match."""


class Proofs:
    """Proofs of matches, the last asked for kept."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._kept: OrderedDict[str, Proof] = OrderedDict()

    async def of(self, match: str) -> Proof:
        """Return what a finished match proves about its luck; raises Illegal while it may still be played."""
        loaded = await self._matches.get(match)
        if still_on(loaded.match):
            raise Illegal("core.day-not-over")
        found = self._kept.get(match)
        if found is None:
            found = self._kept[match] = await asyncio.to_thread(verify, match, await self._matches.entries(match), loaded.game)
            if len(self._kept) > PROOFS:
                self._kept.popitem(last=False)
        return found

    async def archive(self, match: str) -> Archive:
        """Return a finished match as one file that stands alone; raises Illegal while it, or its day, is on."""
        loaded = await self._matches.get(match)
        if still_on(loaded.match):
            raise Illegal("core.day-not-over")
        return archive(match, loaded.game, await self._matches.entries(match))
