"""The running house: its log, its rules, and everything that listens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import structlog

from parlour.core.event import Proposal
from parlour.core.game import Illegal, Preview, Seat
from parlour.db.accounts import Accounts
from parlour.db.conditional_moves import PlanShelf
from parlour.db.day_puzzles import DayPuzzles
from parlour.db.days_off import DaysOff
from parlour.db.evaluations import Opinions
from parlour.db.forum import Threads
from parlour.db.identities import Identities
from parlour.db.log import Log
from parlour.db.match_statistics import Tallies
from parlour.db.moderation import Desk
from parlour.db.notification_channels import Ways
from parlour.db.opening import open_log
from parlour.db.outcomes import Outcomes
from parlour.db.passkeys import Passkeys
from parlour.db.puzzle_attempts import Solvings
from parlour.db.ratings import Standings
from parlour.db.records import Player
from parlour.db.relationships import Ties
from parlour.db.seeks import Seekers
from parlour.db.tournaments import Tournaments as TournamentShelf
from parlour.services.account_deletion import Erasure
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.oidc import Provider, oidc_settings
from parlour.services.accounts.passkeys import Doorbell
from parlour.services.accounts.session_sweep import SessionSweep
from parlour.services.accounts.sessions import Sessions
from parlour.services.accounts.sign_up import Entrance
from parlour.services.analysis import past_decision
from parlour.services.analysis.analysis import Reviews
from parlour.services.analysis.budget import USUAL, Price
from parlour.services.dictionary import Wordbook
from parlour.services.engine.bot_seats import Bots
from parlour.services.engine.hints import Hints
from parlour.services.errors import Forbidden
from parlour.services.forum.forum import Forum
from parlour.services.forum.rooms import Rooms
from parlour.services.games import Games
from parlour.services.i18n import Sentences
from parlour.services.lessons.lessons import Lessons
from parlour.services.matches import access, broadcast_delay, resent, seat_commands
from parlour.services.matches.abandonment import Leavers
from parlour.services.matches.chat import Chat
from parlour.services.matches.commitments import Promises
from parlour.services.matches.conditional_moves import Plans
from parlour.services.matches.daily_deals import Daily
from parlour.services.matches.deadlines import Deadlines
from parlour.services.matches.downtime import Heart
from parlour.services.matches.history import Histories
from parlour.services.matches.invitations import Asking
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.lobby import Lobby
from parlour.services.matches.match_store import Matches
from parlour.services.matches.proofs import Proofs
from parlour.services.matches.quotas import Quotas
from parlour.services.matches.seating import Hosts
from parlour.services.matches.tables import Tables
from parlour.services.matches.vacations import Vacations
from parlour.services.matchmaking.matchmaking import QuickMatch
from parlour.services.message_bus import Neighbours
from parlour.services.moderation.administration import Office
from parlour.services.notifications.mail import notice_settings
from parlour.services.notifications.notifications import Notices
from parlour.services.puzzles.days import Days
from parlour.services.puzzles.miner import Miner
from parlour.services.puzzles.puzzles import Puzzles
from parlour.services.results.bot_ladder import Ladders
from parlour.services.results.imports import Imports
from parlour.services.results.leaderboards import Leaderboards
from parlour.services.results.profiles import Profiles
from parlour.services.results.recorder import Records
from parlour.services.results.results import History, Result
from parlour.services.results.statistics import Statisticians
from parlour.services.social.presence import Presence
from parlour.services.social.presence_sync import Company
from parlour.services.social.relationships import Circle
from parlour.services.tournaments.people import TournamentPeople
from parlour.services.tournaments.tournaments import Tournaments

logger = structlog.get_logger()


class House:
    """Every use case of the house behind one door; the server only translates."""

    def __init__(self, log: Log, folder: Path, price: Price = USUAL) -> None:
        self.log, self.store = log, log.store
        self.is_for_phones = True
        """Whether other devices in the same network reach this server; not where it listens at this machine's own address alone."""
        self.games = Games(folder)
        self.sentences = Sentences()
        self.lessons = Lessons(self.games, self.sentences)
        self.matches = Matches(log, self.games)
        self.quotas = Quotas(self.matches.get)
        self.matches.appended.append(self.quotas.count)
        self.hosts = Hosts(self.games, self.sentences)
        self.histories = Histories(self.matches)
        self.lobby = Lobby(self.store, self.matches)
        self.promises = Promises(self.store)
        self.daily = Daily(self.store, self.matches, folder)
        self.guests = Guests(self.store)
        accounts = Accounts(self.store)
        self.members = Members(self.store, accounts)
        self.doorbell = Doorbell(self.store, accounts, Passkeys(self.store))
        self.provider, self.identities = Provider(self.store, oidc_settings(folder)), Identities(self.store)
        self.sessions = Sessions(self.store, accounts, self.guests, log.publish_only)
        self.session_sweep = SessionSweep(self.sessions)
        desk, self.ties = Desk(self.store), Ties(self.store)
        tournaments = TournamentShelf(self.store)
        self.tournaments = Tournaments(tournaments, self.matches, self.hosts, self.promises)
        erasure = Erasure(desk, self.matches, TournamentPeople(tournaments), log.publish_only)
        solvings = Solvings(self.store)
        self.plans = Plans(PlanShelf(self.store), self.matches)
        self.matches.follow = self.plans.followed
        self.presence, self.neighbours = Presence(), Neighbours(log)
        self.company = Company(self.presence, self.neighbours)
        self.circle = Circle(self.ties, self.presence)
        self.asking = Asking(self.ties, self.circle, self.matches)
        self.notices = Notices(self.store, Ways(self.store), self.matches, self.presence, notice_settings(folder))
        self.office = Office(desk, self.members, self.sessions, erasure, self.circle)
        self.forum = Forum(Threads(self.store), desk, self.games)
        self.rooms = Rooms(self.store, self.games, self.lobby, self.presence)
        self.wordbook = Wordbook(self.games, self.rooms, self.lobby, self.office)
        self.bots = Bots(self.matches, folder, lambda match: bool(self.presence.at(match)), self.quotas.owners)
        self.hints = Hints(self.matches, self.games, self.bots)
        outcomes, standings = Outcomes(self.store), Standings(self.store)
        self.leavers = Leavers(self.matches, self.games, outcomes, self.presence.at)
        self.vacations = Vacations(DaysOff(self.store), self.matches)
        self.deadlines = Deadlines(self.matches, self.bots.wake, self.leavers.look, self.vacations.excuse)
        self.reviews = Reviews(self.matches, self.histories, Opinions(self.store), folder, price)
        found = DayPuzzles(self.store)
        self.miner = Miner(self.matches, self.reviews, found, self.ties.person)
        self.puzzles = Puzzles(self.games, solvings, Days(self.games, found, self.miner))
        self.quick = QuickMatch(log, self.games, self.matches, self.hosts, self.promises, Seekers(self.store), outcomes)
        self.quick.met.append(self.notices.found)
        self.asking.heard.append(self.notices.ask)
        self.records = Records(self.matches, outcomes, log)
        self.history = History(outcomes, standings)
        self.profiles = Profiles(self.ties, self.circle, self.presence, self.history, self.lobby)
        self.statistics = Statisticians(self.games, Tallies(self.store))
        self.leaderboards = Leaderboards(self.games, outcomes, standings)
        self.imports = Imports(self.matches, self.promises)
        self.ladders = Ladders(self.games, standings)
        self.heart = Heart(log, self.matches)
        self.proofs = Proofs(self.matches)
        self.entrance = Entrance(self.members, self.office, self.doorbell, self.provider, self.identities, erasure)
        self.tables = Tables(self.store, self.matches, self.hosts, self.promises, self.quotas, self.daily, self.circle, log.publish_only)
        self.chat = Chat(self.store, self.matches, self.histories, self.office, log.publish_only)

    @classmethod
    async def open(cls, database: str, folder: Path, price: Price = USUAL, beat: float = 0.0) -> House:
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
        house.bots.beat = beat
        await house.heart.open()
        house.quick.open()
        house.neighbours.open()
        await house.company.open()
        await house.session_sweep.open()
        await house.bots.open()
        await house.deadlines.open()
        await house.reviews.open()
        await house.records.open()
        await house.tournaments.director.open()
        return house

    async def close(self) -> None:
        """Let everybody finish and close the log."""
        self.quick.close()
        await self.notices.close()
        self.forum.close()
        await self.tournaments.director.close()
        await self.reviews.close()
        await self.records.close()
        await self.deadlines.close()
        await self.bots.close()
        await self.session_sweep.close()
        await self.company.close()
        self.neighbours.close()
        await self.heart.close()
        await self.log.close()

    async def act(self, match: str, player: Player, seat: int, since: int, action: bytes, at: int, lag: int = 0) -> LoadedMatch:
        """Decide for a seat; `at` is when the bytes were read, `lag` what the line they came on takes.

        Idempotent: the same action for a decision that was stored before succeeds and changes nothing.
        """
        try:
            return await self.matches.change(match, seat_commands.act(player.id, seat, since, action, lag), at)
        except Illegal as reason:
            if reason.code in resent.NOT_OPEN and await resent.is_stored(self.matches, match, seat, since, action):
                return await self.matches.get(match)
            raise

    async def resign(self, match: str, player: Player, seat: int) -> LoadedMatch:
        """Give up a seat for good."""
        return await self.matches.change(match, seat_commands.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> LoadedMatch:
        """Propose a draw, a take-back or a pause."""
        return await self.matches.change(match, seat_commands.offer(player.id, seat, what))

    async def answer(self, match: str, player: Player, seat: int, offer: int, yes: bool) -> LoadedMatch:
        """Accept or decline the open proposal, which was made at position `offer`."""
        return await self.matches.change(match, seat_commands.answer(player.id, seat, offer, yes))

    async def previews(self, match: str, player: Player, seat: int, actions: Sequence[bytes]) -> Sequence[Preview]:
        """Return what each of these actions would show its mover, told from that seat's view alone."""
        loaded = await self.matches.get(match)
        return self._previewed(loaded, seat_commands.playing(loaded, player.id, seat), actions)

    async def preview_again(self, loaded: LoadedMatch, number: int, seat: int, action: bytes) -> object:
        """Return what an action would have shown its mover at a step of a match that is over."""
        return self._previewed(past_decision.decision(loaded, await self.histories.of(loaded), number, seat), Seat(seat), [action])[0]

    async def step_after(self, loaded: LoadedMatch, number: int, seat: int, action: bytes) -> LoadedMatch:
        """Return how a match that is over would have stood had a seat decided otherwise at one step."""
        past = past_decision.decision(loaded, await self.histories.of(loaded), number, seat)
        return past_decision.after(past, self.games, Seat(seat), action)

    def _previewed(self, loaded: LoadedMatch, seat: Seat, actions: Sequence[bytes]) -> Sequence[Preview]:
        codec, game, state = self.games.codec(loaded.match.opened.game, loaded.match.opened.version), loaded.game, loaded.match.state
        drafts = [codec.action(action) for action in actions]
        if game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            known = list(game.legal(state, seat))
            for draft in drafts:
                if draft not in known:
                    game.apply(state, seat, draft)
        return game.previews(game.view(state, seat), seat, drafts)

    async def result(self, match: str, player: Player, shown: str = "") -> Result:
        """Return how a match ended and what it did to ratings; raises Missing while that is not written down."""
        return await self.history.one((await self.watched(match, player, shown)).match.id, player)

    async def watched(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match that this player may look at, perhaps by the pass they show, as far as it has come for them; raises Forbidden."""
        loaded = await self.matches.get(match)
        reason = access.refusal(loaded.match, player.id, access.is_pass(loaded.match, shown))
        if reason is not None:
            raise reason
        return await broadcast_delay.behind(self.histories, loaded) if broadcast_delay.is_behind(loaded.match, player.id) else loaded

    async def public(self, match: str) -> LoadedMatch | None:
        """Return a match as far as it has come for a stranger who merely has its link, or None where they may not look at it."""
        loaded = await self.matches.get(match)
        if loaded.match.phase == "gathering" or access.refusal(loaded.match, "") is not None:
            return None
        return await broadcast_delay.behind(self.histories, loaded)

    async def known(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match whose people this player may know; raises Forbidden."""
        loaded = await self.watched(match, player, shown)
        if not access.may_know(loaded.match, player.id, access.is_pass(loaded.match, shown)):
            raise Forbidden("core.no-watchers")
        return loaded
