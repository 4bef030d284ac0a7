"""Services grouped by feature, as the application provides them to the server and commands."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.db.relationships import RelationshipRepository
from parlour.services.accounts.api_keys import ApiKeys
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.oidc import OidcProvider
from parlour.services.accounts.passkeys import PasskeyService
from parlour.services.accounts.session_sweep import SessionSweep
from parlour.services.accounts.sessions import Sessions
from parlour.services.accounts.sign_up import SignUpService
from parlour.services.clubs.club_members import ClubMembership
from parlour.services.clubs.clubs import ClubService
from parlour.services.engine.bot_seats import BotSeats
from parlour.services.engine.hints import Hints
from parlour.services.matches.abandonment import AbandonmentMonitor
from parlour.services.matches.challenges import Challenges
from parlour.services.matches.chat import Chat
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.conditional_moves import ConditionalMoveService
from parlour.services.matches.daily_deals import DailyDeals
from parlour.services.matches.deadlines import DeadlineSweeper
from parlour.services.matches.downtime import Heartbeat
from parlour.services.matches.event_feed import EventFeed
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.invitations import Invitations
from parlour.services.matches.legal_actions import LegalActionLists
from parlour.services.matches.match_access import MatchAccess
from parlour.services.matches.match_store import Matches
from parlour.services.matches.past_decisions import PastDecisions
from parlour.services.matches.proofs import Proofs
from parlour.services.matches.quotas import Quotas
from parlour.services.matches.seat_actions import SeatActions
from parlour.services.matches.vacations import VacationService
from parlour.services.moderation.bot_accounts import BotAccounts
from parlour.services.results.bot_ladder import BotLadders
from parlour.services.results.imports import MatchImporter
from parlour.services.results.leaderboards import Leaderboards
from parlour.services.results.profiles import Profiles
from parlour.services.results.recorder import ResultRecorder
from parlour.services.results.results import ResultService
from parlour.services.results.statistics import StatisticsService
from parlour.services.social.presence import Presence
from parlour.services.social.presence_sync import PresenceSync
from parlour.services.social.relationships import RelationshipService


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountServices:
    """The services for guests, members, sign-in and sessions."""

    guests: Guests
    members: Members
    passkeys: PasskeyService
    oidc: OidcProvider
    sign_up: SignUpService
    sessions: Sessions
    api_keys: ApiKeys
    bots: BotAccounts
    session_sweep: SessionSweep


@dataclass(frozen=True, slots=True, kw_only=True)
class SocialServices:
    """The services for presence and relationships."""

    presence: Presence
    presence_sync: PresenceSync
    relationships: RelationshipService
    repository: RelationshipRepository


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubServices:
    """The services for clubs and for membership in them."""

    service: ClubService
    membership: ClubMembership


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchServices:
    """The services for storing, playing, watching and reviewing matches."""

    store: Matches
    access: MatchAccess
    seats: SeatActions
    legal_actions: LegalActionLists
    conditional_moves: ConditionalMoveService
    chat: Chat
    histories: MatchHistories
    past_decisions: PastDecisions
    commitments: Commitments
    proofs: Proofs
    quotas: Quotas
    daily_deals: DailyDeals
    invitations: Invitations
    challenges: Challenges
    events: EventFeed


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockServices:
    """The services that act when time passes: deadlines, absence, vacation and downtime."""

    deadlines: DeadlineSweeper
    abandonment: AbandonmentMonitor
    vacations: VacationService
    heartbeat: Heartbeat


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineServices:
    """The services for bots in matches and for their hints to players."""

    bots: BotSeats
    hints: Hints


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultServices:
    """The services for results, and for ratings, leaderboards and statistics."""

    recorder: ResultRecorder
    queries: ResultService
    statistics: StatisticsService
    leaderboards: Leaderboards
    bot_ladders: BotLadders
    profiles: Profiles
    imports: MatchImporter
