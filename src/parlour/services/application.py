"""The composition root, which constructs all services and starts the background services."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import structlog

from parlour.db.accounts import AccountRepository
from parlour.db.api_keys import ApiKeyRepository
from parlour.db.challenges import ChallengeRepository
from parlour.db.clubs import ClubRepository
from parlour.db.conditional_moves import ConditionalMoveRepository
from parlour.db.day_puzzles import DayPuzzleRepository
from parlour.db.days_off import DayOffRepository
from parlour.db.evaluations import EvaluationRepository
from parlour.db.forum import ForumRepository
from parlour.db.identities import IdentityRepository
from parlour.db.log import Log
from parlour.db.moderation import ModerationRepository
from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.opening import open_log
from parlour.db.outcomes import OutcomeRepository
from parlour.db.passkeys import PasskeyRepository
from parlour.db.puzzle_attempts import PuzzleAttemptRepository
from parlour.db.relationships import RelationshipRepository
from parlour.db.replica_reads import ReplicaReads
from parlour.db.seeks import SeekRepository
from parlour.db.store import Store
from parlour.db.tournaments import TournamentRepository
from parlour.services.account_deletion import PersonalDataService
from parlour.services.accounts.api_keys import ApiKeys
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.oidc import OidcProvider, load_oidc_settings
from parlour.services.accounts.passkeys import PasskeyService
from parlour.services.accounts.session_sweep import SessionSweep
from parlour.services.accounts.sessions import Sessions
from parlour.services.accounts.sign_up import SignUpService
from parlour.services.analysis.analysis import AnalysisService
from parlour.services.analysis.budget import DEFAULT_LIMITS, AnalysisLimits
from parlour.services.clubs.club_members import ClubMembership
from parlour.services.clubs.clubs import ClubService
from parlour.services.dictionary import DictionaryService
from parlour.services.engine.bot_seats import BotSeats
from parlour.services.engine.hints import Hints
from parlour.services.forum.forum import Forum
from parlour.services.forum.rooms import Rooms
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.lessons.lessons import Lessons
from parlour.services.matches.abandonment import AbandonmentMonitor
from parlour.services.matches.challenges import Challenges
from parlour.services.matches.chat import Chat
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.conditional_move_tracker import ConditionalMoveLoader
from parlour.services.matches.conditional_moves import ConditionalMoveService
from parlour.services.matches.daily_deals import DailyDeals
from parlour.services.matches.deadlines import DeadlineSweeper
from parlour.services.matches.downtime import Heartbeat
from parlour.services.matches.event_feed import EventFeed, EventPublisher
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.invitations import Invitations
from parlour.services.matches.legal_actions import LegalActionLists
from parlour.services.matches.lobby import Lobby
from parlour.services.matches.match_access import MatchAccess
from parlour.services.matches.match_store import Matches
from parlour.services.matches.past_decisions import PastDecisions
from parlour.services.matches.proofs import Proofs
from parlour.services.matches.quotas import Quotas
from parlour.services.matches.seat_actions import SeatActions
from parlour.services.matches.seating import TableCommands
from parlour.services.matches.tables import TableService
from parlour.services.matches.vacations import VacationService
from parlour.services.matchmaking.matchmaking import Matchmaking
from parlour.services.moderation.administration import AdministrationService
from parlour.services.moderation.bot_accounts import BotAccounts
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
from parlour.services.results.results import ResultService
from parlour.services.results.statistics import StatisticsService
from parlour.services.service_groups import (
    AccountServices,
    ClockServices,
    ClubServices,
    EngineServices,
    MatchServices,
    ResultServices,
    SocialServices,
)
from parlour.services.social.presence import Presence
from parlour.services.social.presence_sync import PresenceSync
from parlour.services.social.relationships import RelationshipService
from parlour.services.tournaments.director import TournamentDirector
from parlour.services.tournaments.people import TournamentPersonalData
from parlour.services.tournaments.tournaments import TournamentService
from parlour.shared.opening import SharedState, local_state, open_shared

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ApplicationOptions:
    """The options that an operator sets when the server starts."""

    data_folder: Path
    """The data folder with the operator's own files."""

    analysis_limits: AnalysisLimits = DEFAULT_LIMITS
    """The time limits for the analysis of finished matches."""

    min_move_seconds: float = 0.0
    """The minimum time (s) that a bot takes for a move in a match with people."""

    is_for_phones: bool = True
    """Whether other devices in the local network can reach this server."""

    direct_database: str | None = None
    """PostgreSQL's own URL, if the database is reached through a pool such as PgBouncer."""

    replica: str | None = None
    """The URL of a replica of the database, for lists that may be a few seconds old."""
    shared_url: str | None = None
    """The URL of the Valkey or Redis of several servers; None for a single server."""


class Application:
    """A container of all services of a server; the use cases are methods of the services."""

    def __init__(
        self,
        log: Log,
        options: ApplicationOptions,
        games: Games | None = None,
        shared: SharedState | None = None,
    ) -> None:
        store, folder = log.store, options.data_folder
        self.log, self.options = log, options
        self.shared = shared or local_state()
        bus = self.shared.bus
        self.games = games or Games(folder)
        self.translations = Translations()
        self.lessons = Lessons(self.games, self.translations)
        accounts, relationships = AccountRepository(store), RelationshipRepository(store)
        moderation, outcomes = ModerationRepository(store), OutcomeRepository(store)
        reads, tournaments = ReplicaReads(log.list_store), TournamentRepository(store)
        conditional_moves = ConditionalMoveRepository(store)

        matches = Matches(log, self.games, ConditionalMoveLoader(conditional_moves).load, bus)
        histories, commitments, quotas = (
            MatchHistories(matches),
            Commitments(store),
            Quotas(matches),
        )
        access = MatchAccess(matches, histories)
        table_commands = TableCommands(self.games, self.translations)

        guests, members = Guests(store), Members(store, accounts)
        passkeys = PasskeyService(store, accounts, PasskeyRepository(store))
        oidc = OidcProvider(store, load_oidc_settings(folder))
        api_keys = ApiKeys(ApiKeyRepository(store), bus)
        sessions = Sessions(store, accounts, guests, api_keys, bus)

        presence = Presence()
        self.social = SocialServices(
            presence=presence,
            presence_sync=PresenceSync(presence, bus, self.shared.presence_records),
            relationships=RelationshipService(relationships, presence),
            repository=relationships,
        )
        self.notifications = NotificationService(
            store,
            NotificationChannelRepository(store),
            matches,
            presence,
            load_notification_settings(folder),
            self.shared.jobs,
        )
        personal_data = PersonalDataService(
            moderation, matches, TournamentPersonalData(tournaments), bus
        )
        self.administration = AdministrationService(
            moderation, members, sessions, personal_data, self.social.relationships
        )
        self.accounts = AccountServices(
            guests=guests,
            members=members,
            passkeys=passkeys,
            oidc=oidc,
            sign_up=SignUpService(
                members,
                self.administration,
                passkeys,
                oidc,
                IdentityRepository(store),
                personal_data,
            ),
            sessions=sessions,
            api_keys=api_keys,
            bots=BotAccounts(
                moderation.bots, members, sessions, personal_data, self.administration.settings
            ),
            session_sweep=SessionSweep(sessions, self.shared.leases),
        )
        daily_deals = DailyDeals(store, matches, folder)
        challenges = Challenges(
            ChallengeRepository(store),
            matches,
            self.games,
            presence,
            self.social.relationships,
        )
        invitations = Invitations(
            relationships,
            self.social.relationships,
            matches,
            self.notifications.notify_invitation,
            EventPublisher(matches, bus).publish,
            challenges,
        )
        self.matches = MatchServices(
            store=matches,
            access=access,
            seats=SeatActions(self.games, matches),
            legal_actions=LegalActionLists(matches),
            conditional_moves=ConditionalMoveService(conditional_moves, matches),
            chat=Chat(store, matches, histories, self.administration),
            histories=histories,
            past_decisions=PastDecisions(self.games, histories),
            commitments=commitments,
            proofs=Proofs(matches),
            quotas=quotas,
            daily_deals=daily_deals,
            invitations=invitations,
            challenges=challenges,
            events=EventFeed(store, matches, invitations, bus),
        )

        self.lobby = Lobby(store, reads, matches)
        self.tables = TableService(
            store,
            matches,
            table_commands,
            commitments,
            quotas,
            daily_deals,
            relationships=self.social.relationships,
            challenges=challenges,
        )
        self.matchmaking = Matchmaking(
            bus,
            self.games,
            matches,
            table_commands,
            commitments,
            SeekRepository(store),
            outcomes,
            notify_match_found=self.notifications.notify_match_found,
        )
        self.forum = Forum(ForumRepository(store), moderation, self.games)
        clubs = ClubService(
            ClubRepository(store),
            moderation,
            self.social.relationships,
            presence,
            self.forum.render_texts,
        )
        self.clubs = ClubServices(
            service=clubs,
            membership=ClubMembership(
                clubs,
                members,
                self.social.relationships,
                self.notifications.notify_about_club,
            ),
        )
        self.tournaments = TournamentService(tournaments, table_commands, commitments, clubs)
        self.tournament_director = TournamentDirector(
            self.tournaments, matches, table_commands, commitments
        )

        bots = BotSeats(
            matches, presence, quotas, folder, self.shared.jobs, options.min_move_seconds
        )
        self.engine = EngineServices(bots=bots, hints=Hints(matches, self.games, bots))
        abandonment = AbandonmentMonitor(matches, self.games, outcomes, presence.players_at)
        vacations = VacationService(DayOffRepository(store), matches)
        self.clocks = ClockServices(
            deadlines=DeadlineSweeper(
                matches, bots.wake, abandonment.check_seat, vacations.grant_day_off
            ),
            abandonment=abandonment,
            vacations=vacations,
            heartbeat=Heartbeat(log, matches),
        )
        self.analysis = AnalysisService(
            matches,
            histories,
            EvaluationRepository(store),
            folder,
            options.analysis_limits,
            self.shared.jobs,
        )
        day_puzzles = DayPuzzleRepository(store)
        miner = PuzzleMiner(matches, self.analysis, day_puzzles, relationships.find_player)
        self.puzzles = Puzzles(
            self.games,
            PuzzleAttemptRepository(store),
            DailyPuzzles(self.games, day_puzzles, miner),
        )
        results = ResultService(outcomes, reads, access)
        self.results = ResultServices(
            recorder=ResultRecorder(matches, outcomes),
            queries=results,
            statistics=StatisticsService(self.games, reads),
            leaderboards=Leaderboards(self.games, reads),
            bot_ladders=BotLadders(self.games, reads),
            profiles=Profiles(
                relationships,
                self.social.relationships,
                presence,
                results,
                self.lobby,
                self.accounts.bots,
            ),
            imports=MatchImporter(matches, commitments),
        )
        self.rooms = Rooms(store, reads, self.games, self.lobby, presence)
        self.dictionary = DictionaryService(self.games, self.rooms, self.lobby, self.administration)

    @classmethod
    async def open(cls, database: str, options: ApplicationOptions) -> Application:
        """Open and claim the database, then start the background services.

        Args:
            database: The URL of the database (sqlite:///… or postgresql://…).
            options: The operator's options.
        """
        log = await open_log(
            database,
            options.data_folder,
            replica=options.replica,
            direct=options.direct_database,
        )
        try:
            await log.claim(with_others=options.shared_url is not None)
            shared = await open_shared(options.shared_url, await site_id(log.store))
        except BaseException:
            await log.close()
            raise
        application = cls(log, options, shared=shared)
        for game, reason in application.games.failures.items():
            logger.error("a game is set aside", game=game, reason=reason)
        await application.start()
        return application

    async def start(self) -> None:
        """Start the background services."""
        await self.clocks.heartbeat.open()
        self.matchmaking.open()
        await self.social.presence_sync.open()
        await self.accounts.session_sweep.open()
        await self.engine.bots.open()
        await self.clocks.deadlines.open()
        await self.analysis.open()
        await self.results.recorder.open()
        await self.tournament_director.open()

    async def close(self) -> None:
        """Stop the background services and close the log."""
        self.matchmaking.close()
        self.matches.challenges.close()
        await self.notifications.close()
        self.forum.close()
        await self.tournament_director.close()
        await self.analysis.close()
        await self.results.recorder.close()
        await self.clocks.deadlines.close()
        await self.engine.bots.close()
        await self.accounts.session_sweep.close()
        await self.social.presence_sync.close()
        await self.clocks.heartbeat.close()
        await self.shared.close()
        await self.log.close()


async def site_id(store: Store) -> str:
    """Return the id of a site, which distinguishes it from other sites that use the same Redis."""
    return (await store.secret("site"))[:8].hex()
