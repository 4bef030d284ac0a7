"""The running house: its log, its rules, and everything that listens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import structlog

from parlour.core.event import Proposal
from parlour.core.game import Illegal, Preview, Seat
from parlour.db.accounts import AccountRepository
from parlour.db.conditional_moves import ConditionalMoveRepository
from parlour.db.day_puzzles import DayPuzzleRepository
from parlour.db.days_off import DayOffRepository
from parlour.db.evaluations import EvaluationRepository
from parlour.db.forum import ForumRepository
from parlour.db.identities import IdentityRepository
from parlour.db.log import Log
from parlour.db.match_statistics import MatchStatisticsRepository
from parlour.db.moderation import ModerationRepository
from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.opening import open_log
from parlour.db.outcomes import OutcomeRepository
from parlour.db.passkeys import PasskeyRepository
from parlour.db.puzzle_attempts import PuzzleAttemptRepository
from parlour.db.ratings import RatingRepository
from parlour.db.records import Player
from parlour.db.relationships import RelationshipRepository
from parlour.db.seeks import SeekRepository
from parlour.db.tournaments import TournamentRepository as TournamentShelf
from parlour.services.account_deletion import PersonalDataService
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.oidc import OidcProvider, load_oidc_settings
from parlour.services.accounts.passkeys import PasskeyService
from parlour.services.accounts.session_sweep import SessionSweep
from parlour.services.accounts.sessions import Sessions
from parlour.services.accounts.sign_up import SignUpService
from parlour.services.analysis import past_decision
from parlour.services.analysis.analysis import AnalysisService
from parlour.services.analysis.budget import DEFAULT_LIMITS, AnalysisLimits
from parlour.services.dictionary import DictionaryService
from parlour.services.engine.bot_seats import BotSeats
from parlour.services.engine.hints import Hints
from parlour.services.errors import Forbidden
from parlour.services.forum.forum import Forum
from parlour.services.forum.rooms import Rooms
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.lessons.lessons import Lessons
from parlour.services.matches import access, broadcast_delay, resent, seat_commands
from parlour.services.matches.abandonment import AbandonmentMonitor
from parlour.services.matches.chat import Chat
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.conditional_moves import ConditionalMoveService
from parlour.services.matches.daily_deals import DailyDeals
from parlour.services.matches.deadlines import DeadlineSweeper
from parlour.services.matches.downtime import Heartbeat
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.invitations import Invitations
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.lobby import Lobby
from parlour.services.matches.match_store import Matches
from parlour.services.matches.proofs import Proofs
from parlour.services.matches.quotas import Quotas
from parlour.services.matches.seating import TableCommands
from parlour.services.matches.tables import TableService
from parlour.services.matches.vacations import VacationService
from parlour.services.matchmaking.matchmaking import Matchmaking
from parlour.services.message_bus import MessageBus
from parlour.services.moderation.administration import AdministrationService
from parlour.services.notifications.mail import load_notification_settings
from parlour.services.notifications.notifications import NotificationService
from parlour.services.puzzles.days import DailyPuzzles
from parlour.services.puzzles.miner import PuzzleMiner
from parlour.services.puzzles.puzzles import Puzzles
from parlour.services.results.bot_ladder import BotLadders
from parlour.services.results.imports import MatchImporter
from parlour.services.results.leaderboards import Leaderboards
from parlour.services.results.profiles import Profiles
from parlour.services.results.recorder import ResultRecorder
from parlour.services.results.results import MatchResult, ResultService
from parlour.services.results.statistics import StatisticsService
from parlour.services.social.presence import Presence
from parlour.services.social.presence_sync import PresenceSync
from parlour.services.social.relationships import RelationshipService
from parlour.services.tournaments.people import TournamentPersonalData
from parlour.services.tournaments.tournaments import TournamentService

logger = structlog.get_logger()


class Application:
    """Every use case of the house behind one door; the server only translates."""

    def __init__(self, log: Log, folder: Path, price: AnalysisLimits = DEFAULT_LIMITS) -> None:
        self.log, self.store = log, log.store
        self.is_for_phones = True
        """Whether other devices in the same network reach this server; not where it listens at this machine's own address alone."""
        self.games = Games(folder)
        self.translations = Translations()
        self.lessons = Lessons(self.games, self.translations)
        self.matches = Matches(log, self.games)
        self.quotas = Quotas(self.matches.get)
        self.matches.append_listeners.append(self.quotas.record)
        self.table_commands = TableCommands(self.games, self.translations)
        self.histories = MatchHistories(self.matches)
        self.lobby = Lobby(self.store, self.matches)
        self.commitments = Commitments(self.store)
        self.daily_deals = DailyDeals(self.store, self.matches, folder)
        self.guests = Guests(self.store)
        accounts = AccountRepository(self.store)
        self.members = Members(self.store, accounts)
        self.passkeys = PasskeyService(self.store, accounts, PasskeyRepository(self.store))
        self.provider, self.identities = (
            OidcProvider(self.store, load_oidc_settings(folder)),
            IdentityRepository(self.store),
        )
        self.sessions = Sessions(self.store, accounts, self.guests, log.publish)
        self.session_sweep = SessionSweep(self.sessions)
        desk, self.relationship_repository = (
            ModerationRepository(self.store),
            RelationshipRepository(self.store),
        )
        tournaments = TournamentShelf(self.store)
        self.tournaments = TournamentService(
            tournaments, self.matches, self.table_commands, self.commitments
        )
        erasure = PersonalDataService(
            desk, self.matches, TournamentPersonalData(tournaments), log.publish
        )
        solvings = PuzzleAttemptRepository(self.store)
        self.conditional_moves = ConditionalMoveService(
            ConditionalMoveRepository(self.store), self.matches
        )
        self.matches.find_conditional_moves = self.conditional_moves.track
        self.presence, self.message_bus = Presence(), MessageBus(log)
        self.presence_sync = PresenceSync(self.presence, self.message_bus)
        self.relationships = RelationshipService(self.relationship_repository, self.presence)
        self.invitations = Invitations(
            self.relationship_repository, self.relationships, self.matches
        )
        self.notifications = NotificationService(
            self.store,
            NotificationChannelRepository(self.store),
            self.matches,
            self.presence,
            load_notification_settings(folder),
        )
        self.administration = AdministrationService(
            desk, self.members, self.sessions, erasure, self.relationships
        )
        self.forum = Forum(ForumRepository(self.store), desk, self.games)
        self.rooms = Rooms(self.store, self.games, self.lobby, self.presence)
        self.dictionary = DictionaryService(self.games, self.rooms, self.lobby, self.administration)
        self.bots = BotSeats(
            self.matches,
            folder,
            lambda match: bool(self.presence.players_at(match)),
            self.quotas.owners_of,
        )
        self.hints = Hints(self.matches, self.games, self.bots)
        outcomes, standings = OutcomeRepository(self.store), RatingRepository(self.store)
        self.abandonment = AbandonmentMonitor(
            self.matches, self.games, outcomes, self.presence.players_at
        )
        self.vacations = VacationService(DayOffRepository(self.store), self.matches)
        self.deadlines = DeadlineSweeper(
            self.matches, self.bots.wake, self.abandonment.check_seat, self.vacations.grant_day_off
        )
        self.analysis = AnalysisService(
            self.matches, self.histories, EvaluationRepository(self.store), folder, price
        )
        found = DayPuzzleRepository(self.store)
        self.miner = PuzzleMiner(
            self.matches, self.analysis, found, self.relationship_repository.find_player
        )
        self.puzzles = Puzzles(self.games, solvings, DailyPuzzles(self.games, found, self.miner))
        self.matchmaking = Matchmaking(
            log,
            self.games,
            self.matches,
            self.table_commands,
            self.commitments,
            SeekRepository(self.store),
            outcomes,
        )
        self.matchmaking.match_listeners.append(self.notifications.notify_match_found)
        self.invitations.listeners.append(self.notifications.notify_invitation)
        self.recorder = ResultRecorder(self.matches, outcomes, log)
        self.results = ResultService(outcomes, standings)
        self.profiles = Profiles(
            self.relationship_repository,
            self.relationships,
            self.presence,
            self.results,
            self.lobby,
        )
        self.statistics = StatisticsService(self.games, MatchStatisticsRepository(self.store))
        self.leaderboards = Leaderboards(self.games, outcomes, standings)
        self.imports = MatchImporter(self.matches, self.commitments)
        self.bot_ladders = BotLadders(self.games, standings)
        self.heartbeat = Heartbeat(log, self.matches)
        self.proofs = Proofs(self.matches)
        self.sign_up = SignUpService(
            self.members,
            self.administration,
            self.passkeys,
            self.provider,
            self.identities,
            erasure,
        )
        self.tables = TableService(
            self.store,
            self.matches,
            self.table_commands,
            self.commitments,
            self.quotas,
            self.daily_deals,
            self.relationships,
            log.publish,
        )
        self.chat = Chat(self.store, self.matches, self.histories, self.administration, log.publish)

    @classmethod
    async def open(
        cls, database: str, folder: Path, price: AnalysisLimits = DEFAULT_LIMITS, beat: float = 0.0
    ) -> Application:
        """Return the house with its log open, bots seated, deadlines running and reviews going on; `beat` is that of the bots."""
        log = await open_log(database)
        try:
            await log.claim()
        except BaseException:
            await log.close()
            raise
        house = cls(log, folder, price)
        for game, reason in house.games.failures.items():
            logger.error("a game is set aside", game=game, reason=reason)
        house.bots.min_move_seconds = beat
        await house.heartbeat.open()
        house.matchmaking.open()
        house.message_bus.open()
        await house.presence_sync.open()
        await house.session_sweep.open()
        await house.bots.open()
        await house.deadlines.open()
        await house.analysis.open()
        await house.recorder.open()
        await house.tournaments.director.open()
        return house

    async def close(self) -> None:
        """Let everybody finish and close the log."""
        self.matchmaking.close()
        await self.notifications.close()
        self.forum.close()
        await self.tournaments.director.close()
        await self.analysis.close()
        await self.recorder.close()
        await self.deadlines.close()
        await self.bots.close()
        await self.session_sweep.close()
        await self.presence_sync.close()
        self.message_bus.close()
        await self.heartbeat.close()
        await self.log.close()

    async def act(
        self,
        match: str,
        player: Player,
        seat: int,
        since: int,
        action: bytes,
        at: int,
        lag: int = 0,
    ) -> LoadedMatch:
        """Decide for a seat; `at` is when the bytes were read, `lag` what the line they came on takes.

        Idempotent: the same action for a decision that was stored before succeeds and changes nothing.
        """
        try:
            return await self.matches.change(
                match, seat_commands.act(player.id, seat, since, action, lag), at
            )
        except Illegal as reason:
            if reason.code in resent.CLOSED_DECISION_CODES and await resent.is_decision_stored(
                self.matches, match, seat, since, action
            ):
                return await self.matches.get(match)
            raise

    async def resign(self, match: str, player: Player, seat: int) -> LoadedMatch:
        """Give up a seat for good."""
        return await self.matches.change(match, seat_commands.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> LoadedMatch:
        """Propose a draw, a take-back or a pause."""
        return await self.matches.change(match, seat_commands.offer(player.id, seat, what))

    async def answer(
        self, match: str, player: Player, seat: int, offer: int, yes: bool
    ) -> LoadedMatch:
        """Accept or decline the open proposal, which was made at position `offer`."""
        return await self.matches.change(match, seat_commands.answer(player.id, seat, offer, yes))

    async def previews(
        self, match: str, player: Player, seat: int, actions: Sequence[bytes]
    ) -> Sequence[Preview]:
        """Return what each of these actions would show its mover, told from that seat's view alone."""
        loaded = await self.matches.get(match)
        return self._previews_of(
            loaded, seat_commands.require_playing_seat(loaded, player.id, seat), actions
        )

    async def preview_past_action(
        self, loaded: LoadedMatch, number: int, seat: int, action: bytes
    ) -> object:
        """Return what an action would have shown its mover at a step of a match that is over."""
        return self._previews_of(
            past_decision.match_at_decision(
                loaded, await self.histories.load(loaded), number, seat
            ),
            Seat(seat),
            [action],
        )[0]

    async def match_after_action(
        self, loaded: LoadedMatch, number: int, seat: int, action: bytes
    ) -> LoadedMatch:
        """Return how a match that is over would have stood had a seat decided otherwise at one step."""
        past = past_decision.match_at_decision(
            loaded, await self.histories.load(loaded), number, seat
        )
        return past_decision.match_after_action(past, self.games, Seat(seat), action)

    def _previews_of(
        self, loaded: LoadedMatch, seat: Seat, actions: Sequence[bytes]
    ) -> Sequence[Preview]:
        codec, game, state = (
            self.games.codec(loaded.match.opened.game, loaded.match.opened.version),
            loaded.game,
            loaded.match.state,
        )
        drafts = [codec.decode_action(action) for action in actions]
        if game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            known = list(game.legal_actions(state, seat))
            for draft in drafts:
                if draft not in known:
                    game.apply(state, seat, draft)
        return game.previews(game.view(state, seat), seat, drafts)

    async def match_result(self, match: str, player: Player, shown: str = "") -> MatchResult:
        """Return how a match ended and what it did to ratings; raises NotFound while that is not written down."""
        return await self.results.match_result(
            (await self.watchable_match(match, player, shown)).match.id, player
        )

    async def watchable_match(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match that this player may look at, perhaps by the pass they show, as far as it has come for them; raises Forbidden."""
        loaded = await self.matches.get(match)
        reason = access.watch_refusal(
            loaded.match, player.id, access.is_share_token(loaded.match, shown)
        )
        if reason is not None:
            raise reason
        return (
            await broadcast_delay.delayed_match(self.histories, loaded)
            if broadcast_delay.is_delayed_for(loaded.match, player.id)
            else loaded
        )

    async def public_match(self, match: str) -> LoadedMatch | None:
        """Return a match as far as it has come for a stranger who merely has its link, or None where they may not look at it."""
        loaded = await self.matches.get(match)
        if loaded.match.phase == "gathering" or access.watch_refusal(loaded.match, "") is not None:
            return None
        return await broadcast_delay.delayed_match(self.histories, loaded)

    async def match_with_visible_players(
        self, match: str, player: Player, shown: str = ""
    ) -> LoadedMatch:
        """Return a match whose people this player may know; raises Forbidden."""
        loaded = await self.watchable_match(match, player, shown)
        if not access.can_see_players(
            loaded.match, player.id, access.is_share_token(loaded.match, shown)
        ):
            raise Forbidden("core.no-watchers")
        return loaded
