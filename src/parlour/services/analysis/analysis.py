"""Background analysis of finished matches, one decision at a time."""

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
from parlour.services.engine.analysis_worker import AnalysisWorker
from parlour.services.engine.evaluation import Evaluation, EvaluationRequest
from parlour.services.errors import NotFound
from parlour.services.matches.access import require_over
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.time import now
from parlour.shared.jobs import JobQueue

CLAIM_MS = 60_000
"""How long (ms) an analyser keeps its claim on a match beyond its thinking time."""

POLL_SECONDS = 20.0
"""The interval (s) between checks for new requests and for budget."""

IDLE_SECONDS = 60.0
"""How long (s) the idle worker process is kept with all its memory."""

FAILED_PAUSE_MS = 600_000
"""How long (ms) a match whose analysis failed is not tried again."""

MAX_PENDING = 4
"""The maximum number of unfinished requests per player."""

MAX_CACHED_MATCHES = 16
"""The maximum number of matches whose decisions are cached."""

log = structlog.get_logger()

AnalysisListener = Callable[[LoadedMatch], Awaitable[None]]
"""Called with a completely analysed match before the completion is stored."""


class AnalysisService(Background):
    """The service that analyses each requested match once, within a daily budget."""

    def __init__(
        self,
        matches: Matches,
        histories: MatchHistories,
        evaluations: EvaluationRepository,
        folder: Path,
        limits: AnalysisLimits,
        jobs: JobQueue,
    ) -> None:
        super().__init__()
        self.matches, self.histories, self.evaluations, self.budget = (
            matches,
            histories,
            evaluations,
            AnalysisBudget(limits, evaluations),
        )
        self._listeners: list[AnalysisListener] = []
        self.worker = AnalysisWorker(folder, jobs)
        self._worker_lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._current_match: str | None = None
        self._requested_by: dict[str, str] = {}
        self._requests: dict[str, list[EvaluationRequest]] = {}
        self._levels: dict[str, str | None] = {}

    def subscribe(self, listener: AnalysisListener) -> None:
        """Call a listener whenever a match has been analysed completely."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stop the analysis and the worker process, and release the current match."""
        await super().close()
        self.worker.stop()

    async def request_analysis(self, loaded: LoadedMatch, player: Player) -> AnalysisStatus:
        """Request the analysis of a finished match.

        Raises Illegal if no bot can analyse it, or if the player has too many open requests.
        """
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
        """Return the status of a match's analysis, with the evaluations after a log position."""
        match = require_over(loaded).match.id
        level = self.ranking_level(loaded)
        request = await self.evaluations.analysis_request(match)
        if level is None or (request is None and not self.budget.limits.minutes):
            return AnalysisStatus(state="off")
        bots = registry.game_plugin(loaded.match.opened.game).bots
        assert bots is not None
        stored = await self.evaluations.evaluations_of(match, after)
        count = len(await self._requests_of(loaded)) if request is not None else 0
        is_done = None if request is None else request.done_at is not None
        return AnalysisStatus(
            state=await self._state(match, is_done),
            level=level,
            unit=bots.value_unit,
            mistake_thresholds=bots.mistake_thresholds,
            decision_count=count,
            evaluated_count=len(await self.evaluations.evaluated_seqs(match)),
            evaluations=tuple(msgspec.Raw(encoded) for encoded in stored),
            luck=luck_shares(loaded, (await self.evaluations.luck_of(match)).values())
            if is_done
            else (),
        )

    async def evaluate_alternative(
        self, loaded: LoadedMatch, seq: int, action: bytes
    ) -> Evaluation:
        """Return the evaluation of a different action at a past decision.

        Raises:
            NotFound: There is no such decision.
            Illegal: The action is illegal or the budget is spent.
        """
        match = require_over(loaded).match
        level = self.ranking_level(loaded)
        request = next((item for item in await self._requests_of(loaded) if item.seq == seq), None)
        if level is None or not self.budget.limits.minutes:
            raise Illegal("core.no-analysis")
        if request is None:
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
        loaded.game.apply(before.state, request.seat, draft)
        if await self.budget.remaining_ms() <= 0:
            raise Illegal("core.analysis-limit-reached")
        evaluation, spent_ms = await self._evaluate(
            match.id,
            match.opened.game,
            level,
            msgspec.structs.replace(request, action=encode(draft)),
        )
        self.budget.spend(spent_ms)
        return evaluation

    async def evaluations_of(self, loaded: LoadedMatch) -> list[Evaluation]:
        """Return the stored evaluations of a match."""
        return [
            msgspec.json.decode(encoded, type=Evaluation)
            for encoded in await self.evaluations.evaluations_of(loaded.match.id)
        ]

    async def rank_decision(self, loaded: LoadedMatch, seq: int) -> list[PuzzleCandidate]:
        """Rank the actions of a decision a second time and return them with exact values.

        The result is empty if the budget is spent or the bot fails.
        """
        match, game, level = loaded.match.id, loaded.match.opened.game, self.ranking_level(loaded)
        request = next(item for item in await self._requests_of(loaded) if item.seq == seq)
        if level is None or await self.budget.remaining_ms() <= 0:
            return []
        await self.evaluations.extend_claim(match, self._claim_deadline())
        started_at = monotonic()
        try:
            async with self._worker_lock:
                await self.worker.precompile_level(game, level)
                encoded = await self.worker.rank_actions(
                    game, level, request, _seed(f"{match} again", seq), self.budget.limits.seconds
                )
        except Exception:
            # A bot that fails is not asked again, as with evaluations.
            log.exception("a bot cannot rank", match=match, seq=seq)
            self.worker.stop()
            return []
        finally:
            self.budget.spend(int(1000 * (monotonic() - started_at)))
        return msgspec.json.decode(encoded, type=list[PuzzleCandidate])

    def ranking_level(self, loaded: LoadedMatch) -> str | None:
        """Return the strongest level that can rank the decisions of a match, or None."""
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

    async def _state(self, match: str, is_done: bool | None) -> str:
        if is_done is None:
            return "none"
        if is_done:
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
                # A database outage must not end all analyses.
                log.exception("no analysis can be claimed")
                worked = False
            if worked:
                idle = 0.0
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wake.wait()
            idle += POLL_SECONDS
            if idle > IDLE_SECONDS and not self._worker_lock.locked():
                self.worker.stop()

    async def _analyse_next(self) -> bool:
        """Analyse the longest waiting match within the budget; return False if there is none."""
        if await self.budget.remaining_ms() <= 0:
            return False
        match = await self.evaluations.claim_next(now(), self._claim_deadline())
        if match is None:
            return False
        self._current_match, unclaimed_at = match, 0
        try:
            await self.analyse(match)
        except Illegal as reason:
            # A match whose log cannot be folded can never be analysed.
            log.warning("a match cannot be analysed", match=match, code=reason.code)
            await self.evaluations.mark_done(match, now())
        except Exception:
            # The longest waiting match may fail each time, for example because its game is
            # disabled. It must not block the others.
            log.exception("an analysis failed", match=match)
            unclaimed_at = now() + FAILED_PAUSE_MS
        finally:
            self._current_match = None
            await self.evaluations.extend_claim(match, unclaimed_at)
        return True

    async def analyse(self, match: str) -> None:
        """Analyse the remaining decisions of a match within the budget.

        Raises NotFound or MatchUnavailable.
        """
        loaded = await self.matches.get(match)
        level, game = self.ranking_level(require_over(loaded)), loaded.match.opened.game
        known = await self.evaluations.evaluated_seqs(match)
        for request in await self._requests_of(loaded) if level is not None else ():
            if request.seq in known:
                continue
            if await self.budget.remaining_ms() <= 0:
                return
            assert level is not None
            await self.evaluations.extend_claim(match, self._claim_deadline())
            try:
                evaluation, spent_ms = await self._evaluate(match, game, level, request)
            except Exception:
                # A bot that fails is not asked again, so this decision gets no evaluation.
                log.exception("a bot cannot evaluate", match=match, seq=request.seq)
                evaluation, spent_ms = (
                    Evaluation(seq=request.seq, step=request.step, seat=request.seat),
                    int(1000 * self.budget.limits.seconds),
                )
                self.worker.stop()
            await self.evaluations.add_evaluation(
                match, request.seq, now(), spent_ms, encode(evaluation)
            )
        if level is not None and not await self._analyse_draws(loaded):
            return
        for listener in self._listeners if level is not None else ():
            await listener(loaded)
        self._requested_by.pop(match, None)
        await self.evaluations.mark_done(match, now())

    async def _analyse_draws(self, loaded: LoadedMatch) -> bool:
        """Measure the chance draws of a match; return False if the budget is spent."""
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
            started_at = monotonic()
            try:
                async with self._worker_lock:
                    await self.worker.precompile_level(game, bots.luck_model.level)
                    encoded = await self.worker.evaluate_draw(
                        game, draw, _seed(match, draw.seq), self.budget.limits.seconds
                    )
            except Exception:
                # A luck model that fails is not asked again, so the luck of this draw remains
                # unknown.
                log.exception("luck cannot be measured", match=match, seq=draw.seq)
                self.worker.stop()
                encoded = UNKNOWN_LUCK
            await self.evaluations.add_luck(
                match, draw.seq, now(), int(1000 * (monotonic() - started_at)), encoded
            )
        return True

    async def _evaluate(
        self, match: str, game: str, level: str, request: EvaluationRequest
    ) -> tuple[Evaluation, int]:
        """Return an evaluation and its computing time (ms).

        The random seed depends only on the request, so repeated requests give the same evaluation.
        """
        async with self._worker_lock:
            await self.worker.precompile_level(game, level)
            started_at = monotonic()
            encoded = await self.worker.evaluate(
                game, level, request, _seed(match, request.seq), self.budget.limits.seconds
            )
            return msgspec.json.decode(encoded, type=Evaluation), int(
                1000 * (monotonic() - started_at)
            )

    def _claim_deadline(self) -> int:
        return now() + CLAIM_MS + int(20_000 * self.budget.limits.seconds)


def _seed(match: str, seq: int) -> int:
    return int.from_bytes(blake2b(f"{match} {seq}".encode(), digest_size=7).digest())
