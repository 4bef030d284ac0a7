"""The house's readers: they go through finished matches in the background, a decision at a time, and keep what they think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from time import monotonic

import msgspec
import structlog

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.db.evaluations import Opinions
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.puzzle import Weighed
from parlour.services.analysis.analyser import Reading
from parlour.services.analysis.budget import Price, Purse
from parlour.services.analysis.decisions import questions
from parlour.services.analysis.draws import UNKNOWN, draws, split
from parlour.services.analysis.strongest_bot import strongest
from parlour.services.background import Background
from parlour.services.engine.evaluation import Opinion, Question
from parlour.services.engine.worker_pool import Worker
from parlour.services.errors import Missing
from parlour.services.matches.access import over
from parlour.services.matches.history import Histories
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.time import now

CLAIM_MS = 60_000
"""How long a match is kept from other readers beyond what a thought may take: one that died delays it by no more."""

LOOK = 20.0
"""Seconds after which a reader looks by itself for what was asked elsewhere, or for the next day's time."""

IDLE = 60.0
"""Seconds without work after which the process goes, and all its memory with it."""

MOST_OPEN = 4
"""How many matches one person may have waiting to be read."""

KEPT_QUESTIONS = 16
"""How many matches' decisions are remembered."""

log = structlog.get_logger()

WasRead = Callable[[LoadedMatch], Awaitable[None]]
"""Called with a match all of whose decisions and draws were read, before that is noted."""


class Reviews(Background):
    """Opinions on finished matches: asked for once, whoever asks, and paid from one purse a day."""

    def __init__(self, matches: Matches, histories: Histories, opinions: Opinions, folder: Path, price: Price) -> None:
        super().__init__()
        self.matches, self.histories, self.opinions, self.purse = matches, histories, opinions, Purse(price, opinions)
        self.was_read: list[WasRead] = []
        self.reader = Worker(folder, gentle=True)
        self._at_work = asyncio.Lock()
        self._wake = asyncio.Event()
        self._now: str | None = None
        self._asked_by: dict[str, str] = {}
        self._questions: dict[str, list[Question]] = {}
        self._levels: dict[str, str | None] = {}

    async def close(self) -> None:
        """Stop, and give back what is half read."""
        await super().close()
        self.reader.end()

    async def ask(self, loaded: LoadedMatch, player: Player) -> Reading:
        """Have a finished match read unless it is already; raises Illegal where nobody here can, or for somebody who waits for many."""
        match = over(loaded).match.id
        if self.level(loaded) is None or not self.purse.price.minutes:
            raise Illegal("core.no-opinions")
        if await self.opinions.asked(match) is None:
            waiting = [other for other, by in self._asked_by.items() if by == player.id and other != match]
            if len(waiting) >= MOST_OPEN:
                raise Illegal("core.too-many-reviews", most=MOST_OPEN)
            self._asked_by[match] = player.id
            await self.opinions.ask(match, now())
            self._wake.set()
        return await self.reading(loaded)

    async def reading(self, loaded: LoadedMatch, after: int = -1) -> Reading:
        """Return how far a finished match is read, with the opinions on decisions beyond a position."""
        match = over(loaded).match.id
        level = self.level(loaded)
        asked = await self.opinions.asked(match)
        if level is None or (asked is None and not self.purse.price.minutes):
            return Reading(state="off")
        bots = registry.plugin(loaded.match.opened.game).bots
        assert bots is not None
        kept = await self.opinions.of(match, after)
        count = len(await self._of(loaded)) if asked is not None else 0
        done = None if asked is None else asked.done_at is not None
        return Reading(
            state=await self._state(match, done),
            level=level,
            unit=bots.unit,
            mistakes=bots.mistakes,
            count=count,
            done=len(await self.opinions.known(match)),
            opinions=tuple(msgspec.Raw(body) for body in kept),
            luck=split(loaded, (await self.opinions.luck_of(match)).values()) if done else (),
        )

    async def tried(self, loaded: LoadedMatch, seq: int, action: bytes) -> Opinion:
        """Return what is thought of another action at a past decision; raises Missing for no such decision, Illegal for what was not allowed."""
        match = over(loaded).match
        level = self.level(loaded)
        asked = next((one for one in await self._of(loaded) if one.seq == seq), None)
        if level is None or not self.purse.price.minutes:
            raise Illegal("core.no-opinions")
        if asked is None:
            raise Missing("core.no-such-decision", seq=seq)
        before = next(before for entry, before in (await self.histories.of(loaded)).moments() if entry.seq == seq)
        assert before is not None
        draft = self.matches.games.codec(match.opened.game, match.opened.version).action(action)
        loaded.game.apply(before.state, asked.seat, draft)
        if await self.purse.left_ms() <= 0:
            raise Illegal("core.reviews-spent")
        opinion, spent = await self._thought(match.id, match.opened.game, level, msgspec.structs.replace(asked, action=encode(draft)))
        self.purse.spend(spent)
        return opinion

    async def opinions_on(self, loaded: LoadedMatch) -> list[Opinion]:
        """Return what is thought of the decisions of a match, as far as it was read."""
        return [msgspec.json.decode(body, type=Opinion) for body in await self.opinions.of(loaded.match.id)]

    async def ranked(self, loaded: LoadedMatch, seq: int) -> list[Weighed]:
        """Return what a second thought about a decision finds best, to the last digit; nothing without time today or where the bot fails."""
        match, game, level = loaded.match.id, loaded.match.opened.game, self.level(loaded)
        asked = next(one for one in await self._of(loaded) if one.seq == seq)
        if level is None or await self.purse.left_ms() <= 0:
            return []
        await self.opinions.hold(match, self._until())
        began = monotonic()
        try:
            async with self._at_work:
                await self.reader.prepare(game, level)
                body = await self.reader.rank(game, level, asked, _seed(f"{match} again", seq), self.purse.price.seconds)
        except Exception:
            # As with opinions: a bot that fails is not asked again.
            log.exception("a bot cannot rank", match=match, seq=seq)
            self.reader.end()
            return []
        finally:
            self.purse.spend(int(1000 * (monotonic() - began)))
        return msgspec.json.decode(body, type=list[Weighed])

    def level(self, loaded: LoadedMatch) -> str | None:
        """Return the strongest level that ranks the decisions of a match, or None where there is none for its rules."""
        opened = loaded.match.opened
        if opened.version != self.matches.games.game(opened.game).spec.version:
            return None
        if opened.game not in self._levels:
            self._levels[opened.game] = strongest(self.matches.games, opened.game)
        return self._levels[opened.game]

    async def _of(self, loaded: LoadedMatch) -> list[Question]:
        match = loaded.match.id
        if match not in self._questions:
            found = questions(await self.histories.of(loaded))
            if len(self._questions) >= KEPT_QUESTIONS:
                self._questions.pop(next(iter(self._questions)))
            self._questions[match] = found
        return self._questions[match]

    async def _state(self, match: str, done: bool | None) -> str:
        if done is None:
            return "none"
        if done:
            return "done"
        if await self.purse.left_ms() <= 0:
            return "spent"
        return "reading" if self._now == match else "waiting"

    async def _run(self) -> None:
        idle = 0.0
        while True:
            self._wake.clear()
            try:
                worked = await self._read_next()
            except Exception:
                # One match that cannot be read, or a database that is away, must not end all reviews.
                log.exception("a review failed")
                worked = False
            if worked:
                idle = 0.0
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            idle += LOOK
            if idle > IDLE and not self._at_work.locked():
                self.reader.end()

    async def _read_next(self) -> bool:
        """Read the match that has waited longest, as far as there is time today; False where there was nothing to do."""
        if await self.purse.left_ms() <= 0:
            return False
        match = await self.opinions.claim(now(), self._until())
        if match is None:
            return False
        self._now = match
        try:
            await self.read(match)
        except Illegal as reason:
            # What cannot be folded can never be read.
            log.warning("a match cannot be read", match=match, code=reason.code)
            await self.opinions.done(match, now())
        finally:
            self._now = None
            await self.opinions.hold(match, 0)
        return True

    async def read(self, match: str) -> None:
        """Read what nobody has read of a match, as far as there is time today; raises what a match raises that cannot be read."""
        loaded = await self.matches.get(match)
        level, game = self.level(over(loaded)), loaded.match.opened.game
        known = await self.opinions.known(match)
        for question in await self._of(loaded) if level is not None else ():
            if question.seq in known:
                continue
            if await self.purse.left_ms() <= 0:
                return
            assert level is not None
            await self.opinions.hold(match, self._until())
            try:
                opinion, spent = await self._thought(match, game, level, question)
            except Exception:
                # A bot that fails is not asked again: there is no opinion on this decision.
                log.exception("a bot has no opinion", match=match, seq=question.seq)
                opinion, spent = Opinion(seq=question.seq, step=question.step, seat=question.seat), int(1000 * self.purse.price.seconds)
                self.reader.end()
            await self.opinions.keep(match, question.seq, now(), spent, encode(opinion))
        if level is not None and not await self._dealt(loaded):
            return
        for heard in self.was_read if level is not None else ():
            await heard(loaded)
        self._asked_by.pop(match, None)
        await self.opinions.done(match, now())

    async def _dealt(self, loaded: LoadedMatch) -> bool:
        """Find out what the draws of a match were worth, in a game that knows luck; False where the time of today ran out before."""
        match, game = loaded.match.id, loaded.match.opened.game
        bots = registry.plugin(game).bots
        if bots is None or bots.judge is None:
            return True
        known = await self.opinions.luck_of(match)
        for draw in draws(await self.histories.of(loaded)):
            if draw.seq in known:
                continue
            if await self.purse.left_ms() <= 0:
                return False
            await self.opinions.hold(match, self._until())
            began = monotonic()
            try:
                async with self._at_work:
                    await self.reader.prepare(game, bots.judge.level)
                    body = await self.reader.deal(game, draw, _seed(match, draw.seq), self.purse.price.seconds)
            except Exception:
                # A game's judge that fails on one draw is not asked again: its luck stays unknown, and the rest is judged.
                log.exception("luck cannot be judged", match=match, seq=draw.seq)
                self.reader.end()
                body = UNKNOWN
            await self.opinions.keep_luck(match, draw.seq, now(), int(1000 * (monotonic() - began)), body)
        return True

    async def _thought(self, match: str, game: str, level: str, question: Question) -> tuple[Opinion, int]:
        """Return an opinion and the ms that it took; the same question always gets the same luck."""
        async with self._at_work:
            await self.reader.prepare(game, level)
            began = monotonic()
            body = await self.reader.opine(game, level, question, _seed(match, question.seq), self.purse.price.seconds)
            return msgspec.json.decode(body, type=Opinion), int(1000 * (monotonic() - began))

    def _until(self) -> int:
        return now() + CLAIM_MS + int(20_000 * self.purse.price.seconds)


def _seed(match: str, seq: int) -> int:
    return int.from_bytes(blake2b(f"{match} {seq}".encode(), digest_size=7).digest())
