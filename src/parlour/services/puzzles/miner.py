"""Where the house finds puzzles of its own: in matches that were read, that anybody may look back on and whose people are all still here.

Nobody's name is taken along, nor anything that a review of that match would not show everybody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import Codec, encode
from parlour.core.event import Moved
from parlour.core.game import Illegal
from parlour.core.match import Match, key
from parlour.db.day_puzzles import DayPuzzles, Found
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.player import Candidate
from parlour.plugin.puzzle import Puzzle, Weighed, position
from parlour.search.mining import KEPT, OPEN, Measure, distinct
from parlour.services.analysis.analysis import Reviews
from parlour.services.engine.evaluation import Opinion
from parlour.services.matches.access import refusal
from parlour.services.matches.history import History
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.time import now

MOST = 2
"""How many decisions of one match are looked at once more."""

WAITING = 60
"""So many puzzles of a game wait for their day at most: nothing is spent on more."""

STRANGER = ""
"""The player that nobody is."""

Person = Callable[[str], Awaitable[Player | None]]
"""Returns who has an id, or None where nobody has it."""


class Miner:
    """Looks through each match that was read, from the same purse that reading is paid from."""

    def __init__(self, matches: Matches, reviews: Reviews, shelf: DayPuzzles, person: Person) -> None:
        self._matches, self._reviews, self._shelf, self._person = matches, reviews, shelf, person
        reviews.was_read.append(self.look)

    async def look(self, loaded: LoadedMatch) -> None:
        """Keep the decisions of a match that was read of which the strongest is sure, twice over, what is best."""
        match, game = loaded.match, loaded.match.opened.game
        if not await self._allowed(match) or await self._shelf.waiting(game) >= WAITING:
            return
        measure, history = measure_of(game), await self._reviews.histories.of(loaded)
        for opinion in hopeful(await self._reviews.opinions_on(loaded), measure, Random(match.id)):
            ranked = await self._reviews.ranked(loaded, opinion.seq)
            puzzle = posed(history, opinion, ranked, measure)
            if puzzle is not None:
                await self._shelf.find(game, Found(f"{match.id} {opinion.seq}", match.id, encode(puzzle)), now())

    async def may_ask(self, match: str) -> bool:
        """Return whether a match may still be asked about: somebody of it may have left the house since; raises Missing, or Stopped."""
        return await self._allowed((await self._matches.get(match)).match)

    async def _allowed(self, match: Match[Any]) -> bool:
        """Return whether anybody may look back on a match that was dealt and played here, by bots and people who are still here."""
        if match.phase != "over" or refusal(match, STRANGER) is not None or match.opened.origin is not None or match.opened.day is not None:
            return False
        for chair in match.chairs:
            if chair is None or (chair.player is None and chair.bot is None):
                return False
            if chair.player is not None and await self._person(chair.player) is None:
                return False
        return True


def measure_of(game: str) -> Measure:
    """Return what is clear in a game: every other answer loses as much as a costly mistake, or where values are outcomes provenly all."""
    bots = registry.plugin(game).bots
    assert bots is not None
    return Measure(bots.mistakes[0], bots.mistakes[3], bots.unit == "outcome")


def hopeful(opinions: Sequence[Opinion], measure: Measure, luck: Random) -> list[Opinion]:
    """Return a few decisions, by lot, that were clear when they were read."""
    found = [
        opinion for opinion in opinions if opinion.of >= OPEN and measure.best([Candidate(bytes(one.action), one.value) for one in opinion.best]) > 0
    ]
    return luck.sample(found, min(MOST, len(found)))


def posed(history: History, opinion: Opinion, ranked: Sequence[Weighed], measure: Measure) -> Puzzle | None:
    """Return the puzzle of a decision, weighed anew; None where it is not clear again, or the rules alone do not lead there.

    A take-back draws anew and whoever leaves changes what follows: such matches are no mere sequence of actions any more.
    """
    found = distinct([Candidate(bytes(one.action), one.value, one.line) for one in ranked])
    best = measure.best(found)
    if not best or bytes(opinion.best[0].action) not in [one.action for one in found[:best]]:
        return None
    before = history.at(opinion.seq - 1)
    assert before is not None
    moves = {entry.seq: entry.event for entry, _ in history.moments() if isinstance(entry.event, Moved)}
    puzzle = Puzzle(
        version=before.opened.version,
        options=before.options,
        seats=len(before.chairs),
        seed=key(before).hex(),
        actions=tuple((moves[seq].seat, moves[seq].action) for seq in before.moves),
        seat=opinion.seat,
        weighed=tuple(Weighed(msgspec.Raw(one.action), round(one.value, 3), tuple(one.line)) for one in found[:KEPT]),
        best=best,
    )
    try:
        return puzzle if position(Codec(history.game), puzzle).state == before.state else None
    except Illegal:
        return None
