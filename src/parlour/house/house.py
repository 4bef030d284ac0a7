"""The running house: its log, its rules, and everything that listens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import structlog

from parlour.core.event import Proposal
from parlour.core.game import Illegal, Preview, Seat
from parlour.db.accounts import Accounts
from parlour.db.day_puzzles import DayPuzzles
from parlour.db.days_off import DaysOff
from parlour.db.desk import Desk
from parlour.db.forum import Threads
from parlour.db.identities import Identities
from parlour.db.log import Log
from parlour.db.opening import open_log
from parlour.db.opinions import Opinions
from parlour.db.outcomes import Outcomes
from parlour.db.passkeys import Passkeys
from parlour.db.plans import PlanShelf
from parlour.db.records import Player
from parlour.db.seekers import Seekers
from parlour.db.solvings import Solvings
from parlour.db.standings import Standings
from parlour.db.tallies import Tallies
from parlour.db.ties import Ties
from parlour.db.tournaments import Tournaments as TournamentShelf
from parlour.db.ways import Ways
from parlour.house.bots.bots import Bots
from parlour.house.bots.hints import Hints
from parlour.house.forum.forum import Forum
from parlour.house.forum.rooms import Rooms
from parlour.house.games import Games
from parlour.house.i18n import Sentences
from parlour.house.lessons import Lessons
from parlour.house.matches import access, delay, play, resent
from parlour.house.matches.absence import Heart
from parlour.house.matches.asking import Asking
from parlour.house.matches.chat import Chat
from parlour.house.matches.daily import Daily
from parlour.house.matches.deadlines import Deadlines
from parlour.house.matches.history import Histories
from parlour.house.matches.leavers import Leavers
from parlour.house.matches.loaded import LoadedMatch
from parlour.house.matches.lobby import Lobby
from parlour.house.matches.matches import Matches
from parlour.house.matches.plans import Plans
from parlour.house.matches.promises import Promises
from parlour.house.matches.proofs import Proofs
from parlour.house.matches.quick import QuickMatch
from parlour.house.matches.quota import Quotas
from parlour.house.matches.seating import Hosts
from parlour.house.matches.tables import Tables
from parlour.house.matches.vacations import Vacations
from parlour.house.neighbours import Neighbours
from parlour.house.notices.mail import notice_settings
from parlour.house.notices.notices import Notices
from parlour.house.people.circle import Circle
from parlour.house.people.company import Company
from parlour.house.people.entrance import Entrance
from parlour.house.people.erasure import Erasure
from parlour.house.people.guests import Guests
from parlour.house.people.members import Members
from parlour.house.people.office import Office
from parlour.house.people.oidc import Provider, oidc_settings
from parlour.house.people.passkeys import Doorbell
from parlour.house.people.presence import Presence
from parlour.house.people.profile import Profiles
from parlour.house.people.session_sweep import SessionSweep
from parlour.house.people.sessions import Sessions
from parlour.house.puzzles.days import Days
from parlour.house.puzzles.miner import Miner
from parlour.house.puzzles.puzzles import Puzzles
from parlour.house.records.imports import Imports
from parlour.house.records.ladder import Ladders
from parlour.house.records.leaderboard import Leaderboards
from parlour.house.records.records import Records
from parlour.house.records.results import History, Result
from parlour.house.records.statistics import Statisticians
from parlour.house.refusal import Forbidden
from parlour.house.reviews import again
from parlour.house.reviews.price import USUAL, Price
from parlour.house.reviews.reviews import Reviews
from parlour.house.tournaments.people import TournamentPeople
from parlour.house.tournaments.tournaments import Tournaments
from parlour.house.wordbook import Wordbook

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
            return await self.matches.change(match, play.act(player.id, seat, since, action, lag), at)
        except Illegal as reason:
            if reason.code in resent.NOT_OPEN and await resent.is_stored(self.matches, match, seat, since, action):
                return await self.matches.get(match)
            raise

    async def resign(self, match: str, player: Player, seat: int) -> LoadedMatch:
        """Give up a seat for good."""
        return await self.matches.change(match, play.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> LoadedMatch:
        """Propose a draw, a take-back or a pause."""
        return await self.matches.change(match, play.offer(player.id, seat, what))

    async def answer(self, match: str, player: Player, seat: int, offer: int, yes: bool) -> LoadedMatch:
        """Accept or decline the open proposal, which was made at position `offer`."""
        return await self.matches.change(match, play.answer(player.id, seat, offer, yes))

    async def previews(self, match: str, player: Player, seat: int, actions: Sequence[bytes]) -> Sequence[Preview]:
        """Return what each of these actions would show its mover, told from that seat's view alone."""
        loaded = await self.matches.get(match)
        return self._previewed(loaded, play.playing(loaded, player.id, seat), actions)

    async def preview_again(self, loaded: LoadedMatch, number: int, seat: int, action: bytes) -> object:
        """Return what an action would have shown its mover at a step of a match that is over."""
        return self._previewed(again.decision(loaded, await self.histories.of(loaded), number, seat), Seat(seat), [action])[0]

    async def step_after(self, loaded: LoadedMatch, number: int, seat: int, action: bytes) -> LoadedMatch:
        """Return how a match that is over would have stood had a seat decided otherwise at one step."""
        past = again.decision(loaded, await self.histories.of(loaded), number, seat)
        return again.after(past, self.games, Seat(seat), action)

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
        return await delay.behind(self.histories, loaded) if delay.is_behind(loaded.match, player.id) else loaded

    async def public(self, match: str) -> LoadedMatch | None:
        """Return a match as far as it has come for a stranger who merely has its link, or None where they may not look at it."""
        loaded = await self.matches.get(match)
        if loaded.match.phase == "gathering" or access.refusal(loaded.match, "") is not None:
            return None
        return await delay.behind(self.histories, loaded)

    async def known(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match whose people this player may know; raises Forbidden."""
        loaded = await self.watched(match, player, shown)
        if not access.may_know(loaded.match, player.id, access.is_pass(loaded.match, shown)):
            raise Forbidden("core.no-watchers")
        return loaded
