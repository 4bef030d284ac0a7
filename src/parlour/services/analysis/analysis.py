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
from parlour.db.evaluations import EvaluationRepository
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.puzzle import PuzzleCandidate
from parlour.services.analysis.analyser import AnalysisStatus
from parlour.services.analysis.budget import AnalysisBudget, AnalysisLimits
from parlour.services.analysis.decisions import evaluation_requests
from parlour.services.analysis.draws import UNKNOWN_LUCK, chance_draws, luck_shares
from parlour.services.analysis.strongest_bot import strongest_ranking_level
from parlour.services.background import Background
from parlour.services.engine.evaluation import Evaluation, EvaluationRequest
from parlour.services.engine.worker_pool import Worker
from parlour.services.errors import NotFound
from parlour.services.matches.access import require_over
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.time import now

CLAIM_MS = 60_000
"""How long a match is kept from other readers beyond what a thought may take: one that died delays it by no more."""

POLL_SECONDS = 20.0
"""Seconds after which a reader looks by itself for what was asked elsewhere, or for the next day's time."""

IDLE_SECONDS = 60.0
"""Seconds without work after which the process goes, and all its memory with it."""

MAX_PENDING = 4
"""How many matches one person may have waiting to be read."""

MAX_CACHED_MATCHES = 16
"""How many matches' decisions are remembered."""

log = structlog.get_logger()

AnalysisListener = Callable[[LoadedMatch], Awaitable[None]]
"""Called with a match all of whose decisions and draws were read, before that is noted."""


class AnalysisService(Background):
    """Opinions on finished matches: asked for once, whoever asks, and paid from one purse a day."""

    def __init__(
        self,
        matches: Matches,
        histories: MatchHistories,
        opinions: EvaluationRepository,
        folder: Path,
        price: AnalysisLimits,
    ) -> None:
        super().__init__()
        self.matches, self.histories, self.evaluations, self.budget = (
            matches,
            histories,
            opinions,
            AnalysisBudget(price, opinions),
        )
        self._listeners: list[AnalysisListener] = []
        self.worker = Worker(folder, is_low_priority=True)
        self._worker_lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._current_match: str | None = None
        self._requested_by: dict[str, str] = {}
        self._requests: dict[str, list[EvaluationRequest]] = {}
        self._levels: dict[str, str | None] = {}

    def subscribe(self, listener: AnalysisListener) -> None:
        """Call a listener when a match has been analysed completely."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stop, and give back what is half read."""
        await super().close()
        self.worker.stop()

    async def request_analysis(self, loaded: LoadedMatch, player: Player) -> AnalysisStatus:
        """Have a finished match read unless it is already; raises Illegal where nobody here can, or for somebody who waits for many."""
        match = require_over(loaded).match.id
        if self.ranking_level(loaded) is None or not self.budget.limits.minutes:
            raise Illegal("core.no-analysis")
        if await self.evaluations.analysis_request(match) is None:
            waiting = [
                other
                for other, by in self._requested_by.items()
                if by == player.id and other != match
            ]
            if len(waiting) >= MAX_PENDING:
                raise Illegal("core.too-many-analyses", most=MAX_PENDING)
            self._requested_by[match] = player.id
            await self.evaluations.request_analysis(match, now())
            self._wake.set()
        return await self.analysis_status(loaded)

    async def analysis_status(self, loaded: LoadedMatch, after: int = -1) -> AnalysisStatus:
        """Return how far a finished match is read, with the opinions on decisions beyond a position."""
        match = require_over(loaded).match.id
        level = self.ranking_level(loaded)
        asked = await self.evaluations.analysis_request(match)
        if level is None or (asked is None and not self.budget.limits.minutes):
            return AnalysisStatus(state="off")
        bots = registry.game_plugin(loaded.match.opened.game).bots
        assert bots is not None
        kept = await self.evaluations.evaluations_of(match, after)
        count = len(await self._requests_of(loaded)) if asked is not None else 0
        done = None if asked is None else asked.done_at is not None
        return AnalysisStatus(
            state=await self._state(match, done),
            level=level,
            unit=bots.value_unit,
            mistake_thresholds=bots.mistake_thresholds,
            decision_count=count,
            evaluated_count=len(await self.evaluations.evaluated_seqs(match)),
            evaluations=tuple(msgspec.Raw(body) for body in kept),
            luck=luck_shares(loaded, (await self.evaluations.luck_of(match)).values())
            if done
            else (),
        )

    async def evaluate_alternative(
        self, loaded: LoadedMatch, seq: int, action: bytes
    ) -> Evaluation:
        """Return what is thought of another action at a past decision; raises NotFound for no such decision, Illegal for what was not allowed."""
        match = require_over(loaded).match
        level = self.ranking_level(loaded)
        asked = next((one for one in await self._requests_of(loaded) if one.seq == seq), None)
        if level is None or not self.budget.limits.minutes:
            raise Illegal("core.no-analysis")
        if asked is None:
            raise NotFound("core.no-such-decision", seq=seq)
        before = next(
            before
            for entry, before in (await self.histories.load(loaded)).steps_with_matches()
            if entry.seq == seq
        )
        assert before is not None
        draft = self.matches.games.codec(match.opened.game, match.opened.version).decode_action(
            action
        )
        loaded.game.apply(before.state, asked.seat, draft)
        if await self.budget.remaining_ms() <= 0:
            raise Illegal("core.analysis-limit-reached")
        opinion, spent = await self._evaluate(
            match.id, match.opened.game, level, msgspec.structs.replace(asked, action=encode(draft))
        )
        self.budget.spend(spent)
        return opinion

    async def evaluations_of(self, loaded: LoadedMatch) -> list[Evaluation]:
        """Return what is thought of the decisions of a match, as far as it was read."""
        return [
            msgspec.json.decode(body, type=Evaluation)
            for body in await self.evaluations.evaluations_of(loaded.match.id)
        ]

    async def rank_decision(self, loaded: LoadedMatch, seq: int) -> list[PuzzleCandidate]:
        """Return what a second thought about a decision finds best, to the last digit; nothing without time today or where the bot fails."""
        match, game, level = loaded.match.id, loaded.match.opened.game, self.ranking_level(loaded)
        asked = next(one for one in await self._requests_of(loaded) if one.seq == seq)
        if level is None or await self.budget.remaining_ms() <= 0:
            return []
        await self.evaluations.extend_claim(match, self._claim_deadline())
        began = monotonic()
        try:
            async with self._worker_lock:
                await self.worker.precompile_level(game, level)
                body = await self.worker.rank_actions(
                    game, level, asked, _seed(f"{match} again", seq), self.budget.limits.seconds
                )
        except Exception:
            # As with opinions: a bot that fails is not asked again.
            log.exception("a bot cannot rank", match=match, seq=seq)
            self.worker.stop()
            return []
        finally:
            self.budget.spend(int(1000 * (monotonic() - began)))
        return msgspec.json.decode(body, type=list[PuzzleCandidate])

    def ranking_level(self, loaded: LoadedMatch) -> str | None:
        """Return the strongest level that ranks the decisions of a match, or None where there is none for its rules."""
        opened = loaded.match.opened
        if opened.version != self.matches.games.game(opened.game).spec.version:
            return None
        if opened.game not in self._levels:
            self._levels[opened.game] = strongest_ranking_level(self.matches.games, opened.game)
        return self._levels[opened.game]

    async def _requests_of(self, loaded: LoadedMatch) -> list[EvaluationRequest]:
        match = loaded.match.id
        if match not in self._requests:
            found = evaluation_requests(await self.histories.load(loaded))
            if len(self._requests) >= MAX_CACHED_MATCHES:
                self._requests.pop(next(iter(self._requests)))
            self._requests[match] = found
        return self._requests[match]

    async def _state(self, match: str, done: bool | None) -> str:
        if done is None:
            return "none"
        if done:
            return "done"
        if await self.budget.remaining_ms() <= 0:
            return "spent"
        return "reading" if self._current_match == match else "waiting"

    async def _run(self) -> None:
        idle = 0.0
        while True:
            self._wake.clear()
            try:
                worked = await self._analyse_next()
            except Exception:
                # One match that cannot be read, or a database that is away, must not end all reviews.
                log.exception("a review failed")
                worked = False
            if worked:
                idle = 0.0
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
            idle += POLL_SECONDS
            if idle > IDLE_SECONDS and not self._worker_lock.locked():
                self.worker.stop()

    async def _analyse_next(self) -> bool:
        """Read the match that has waited longest, as far as there is time today; False where there was nothing to do."""
        if await self.budget.remaining_ms() <= 0:
            return False
        match = await self.evaluations.claim_next(now(), self._claim_deadline())
        if match is None:
            return False
        self._current_match = match
        try:
            await self.analyse(match)
        except Illegal as reason:
            # What cannot be folded can never be read.
            log.warning("a match cannot be read", match=match, code=reason.code)
            await self.evaluations.mark_done(match, now())
        finally:
            self._current_match = None
            await self.evaluations.extend_claim(match, 0)
        return True

    async def analyse(self, match: str) -> None:
        """Read what nobody has read of a match, as far as there is time today; raises what a match raises that cannot be read."""
        loaded = await self.matches.get(match)
        level, game = self.ranking_level(require_over(loaded)), loaded.match.opened.game
        known = await self.evaluations.evaluated_seqs(match)
        for question in await self._requests_of(loaded) if level is not None else ():
            if question.seq in known:
                continue
            if await self.budget.remaining_ms() <= 0:
                return
            assert level is not None
            await self.evaluations.extend_claim(match, self._claim_deadline())
            try:
                opinion, spent = await self._evaluate(match, game, level, question)
            except Exception:
                # A bot that fails is not asked again: there is no opinion on this decision.
                log.exception("a bot has no opinion", match=match, seq=question.seq)
                opinion, spent = (
                    Evaluation(seq=question.seq, step=question.step, seat=question.seat),
                    int(1000 * self.budget.limits.seconds),
                )
                self.worker.stop()
            await self.evaluations.add_evaluation(
                match, question.seq, now(), spent, encode(opinion)
            )
        if level is not None and not await self._analyse_draws(loaded):
            return
        for listener in self._listeners if level is not None else ():
            await listener(loaded)
        self._requested_by.pop(match, None)
        await self.evaluations.mark_done(match, now())

    async def _analyse_draws(self, loaded: LoadedMatch) -> bool:
        """Find out what the draws of a match were worth, in a game that knows luck; False where the time of today ran out before."""
        match, game = loaded.match.id, loaded.match.opened.game
        bots = registry.game_plugin(game).bots
        if bots is None or bots.luck_model is None:
            return True
        known = await self.evaluations.luck_of(match)
        for draw in chance_draws(await self.histories.load(loaded)):
            if draw.seq in known:
                continue
            if await self.budget.remaining_ms() <= 0:
                return False
            await self.evaluations.extend_claim(match, self._claim_deadline())
            began = monotonic()
            try:
                async with self._worker_lock:
                    await self.worker.precompile_level(game, bots.luck_model.level)
                    body = await self.worker.evaluate_draw(
                        game, draw, _seed(match, draw.seq), self.budget.limits.seconds
                    )
            except Exception:
                # A game's judge that fails on one draw is not asked again: its luck stays unknown, and the rest is judged.
                log.exception("luck cannot be judged", match=match, seq=draw.seq)
                self.worker.stop()
                body = UNKNOWN_LUCK
            await self.evaluations.add_luck(
                match, draw.seq, now(), int(1000 * (monotonic() - began)), body
            )
        return True

    async def _evaluate(
        self, match: str, game: str, level: str, question: EvaluationRequest
    ) -> tuple[Evaluation, int]:
        """Return an opinion and the ms that it took; the same question always gets the same luck."""
        async with self._worker_lock:
            await self.worker.precompile_level(game, level)
            began = monotonic()
            body = await self.worker.evaluate(
                game, level, question, _seed(match, question.seq), self.budget.limits.seconds
            )
            return msgspec.json.decode(body, type=Evaluation), int(1000 * (monotonic() - began))

    def _claim_deadline(self) -> int:
        return now() + CLAIM_MS + int(20_000 * self.budget.limits.seconds)


def _seed(match: str, seq: int) -> int:
    return int.from_bytes(blake2b(f"{match} {seq}".encode(), digest_size=7).digest())
