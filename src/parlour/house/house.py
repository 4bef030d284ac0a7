"""The running house: its log, its rules, and everything that listens."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from parlour.core.archive import Archive, archive
from parlour.core.event import Proposal
from parlour.core.game import Illegal, Preview, Seat
from parlour.core.game import replace as changed
from parlour.core.proof import Proof, verify
from parlour.db.accounts import Accounts
from parlour.db.days_off import DaysOff
from parlour.db.desk import Desk
from parlour.db.forum import Threads
from parlour.db.identities import Identities
from parlour.db.log import Conflict, Log
from parlour.db.opening import open_log
from parlour.db.opinions import Opinions
from parlour.db.outcomes import Outcomes
from parlour.db.passkeys import Passkeys
from parlour.db.records import Message, Player, Report
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
from parlour.house.matches import access, delay, goingon, invites, play, rematch, seating, talk
from parlour.house.matches.absence import Heart
from parlour.house.matches.asking import Asking
from parlour.house.matches.daily import Daily, daily_deal, day_of, still_on
from parlour.house.matches.deadlines import Deadlines
from parlour.house.matches.goingon import GoingOn
from parlour.house.matches.history import Histories
from parlour.house.matches.leavers import Leavers
from parlour.house.matches.loaded import LoadedMatch
from parlour.house.matches.lobby import Lobby
from parlour.house.matches.matches import Matches, now
from parlour.house.matches.promises import Promise, Promises
from parlour.house.matches.quick import QuickMatch
from parlour.house.matches.quota import Quotas, planned
from parlour.house.matches.rematch import FollowUp
from parlour.house.matches.seating import Arrangement, ChairWish, Hosts, TableWish
from parlour.house.matches.vacations import Vacations
from parlour.house.neighbours import Neighbours
from parlour.house.notices.mail import notice_settings
from parlour.house.notices.notices import Notices
from parlour.house.people.circle import Circle
from parlour.house.people.company import Company
from parlour.house.people.erasure import Erasure
from parlour.house.people.guests import Guests
from parlour.house.people.members import Members
from parlour.house.people.office import LONGEST_WHY, Office
from parlour.house.people.oidc import Claims, Provider, oidc_settings
from parlour.house.people.passkeys import Doorbell
from parlour.house.people.presence import Presence
from parlour.house.people.profile import Profiles
from parlour.house.people.sessions import Sessions
from parlour.house.people.text import one_line
from parlour.house.puzzles.puzzles import Puzzles
from parlour.house.records.imports import Imports
from parlour.house.records.ladder import Ladders
from parlour.house.records.leaderboard import Leaderboards
from parlour.house.records.records import Records
from parlour.house.records.results import History, Result
from parlour.house.records.statistics import Statisticians
from parlour.house.refusal import Forbidden, Missing
from parlour.house.reviews import again
from parlour.house.reviews.price import USUAL, Price
from parlour.house.reviews.reviews import Reviews, over
from parlour.house.tournaments.tournaments import Tournaments

PROOFS = 200
"""How many proofs are remembered: what is over changes no more, and a proof replays the whole match."""


class House:
    """Every use case of the house behind one door; the server only translates."""

    def __init__(self, log: Log, folder: Path, price: Price = USUAL) -> None:
        self.log, self.store = log, log.store
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
        desk, self.ties = Desk(self.store), Ties(self.store)
        self.tournaments = Tournaments(TournamentShelf(self.store), self.matches, self.hosts, self.promises)
        erasure = Erasure(desk, self.ties, self.matches, log.publish_only)
        erasure.renames.append(self.tournaments.renamed)
        solvings = Solvings(self.store)
        erasure.gifts.append(solvings.give)
        self.puzzles = Puzzles(self.games, solvings)
        self.presence, self.neighbours = Presence(), Neighbours(log)
        self.company = Company(self.presence, self.neighbours)
        self.circle = Circle(self.ties, self.presence)
        self.asking = Asking(self.ties, self.circle, self.matches)
        self.notices = Notices(self.store, Ways(self.store), self.matches, self.presence, notice_settings(folder))
        self.office = Office(desk, self.members, self.sessions, erasure, self.circle)
        self.forum = Forum(Threads(self.store), desk, self.games)
        self.rooms = Rooms(self.store, self.games, self.lobby, self.presence)
        self.bots = Bots(self.matches, folder, lambda match: bool(self.presence.at(match)), self.quotas.owners)
        self.hints = Hints(self.matches, self.games, self.bots)
        outcomes, standings = Outcomes(self.store), Standings(self.store)
        self.leavers = Leavers(self.matches, self.games, outcomes, self.presence.at)
        self.vacations = Vacations(DaysOff(self.store), self.matches)
        self.deadlines = Deadlines(self.matches, self.bots.wake, self.leavers.look, self.vacations.excuse)
        self.reviews = Reviews(self.matches, self.histories, Opinions(self.store), folder, price)
        self.quick = QuickMatch(log, self.games, self.matches, self.hosts, self.promises, Seekers(self.store), outcomes)
        self.records = Records(self.matches, outcomes, log)
        self.history = History(outcomes, standings)
        self.profiles = Profiles(self.ties, self.circle, self.presence, self.history, self.lobby)
        self.statistics = Statisticians(self.games, Tallies(self.store))
        self.leaderboards = Leaderboards(self.games, outcomes, standings)
        self.imports = Imports(self.matches)
        self.ladders = Ladders(self.games, standings)
        self.heart = Heart(log, self.matches)
        self._proofs: OrderedDict[str, Proof] = OrderedDict()

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
        house.bots.beat = beat
        await house.heart.open()
        house.quick.open()
        house.neighbours.open()
        await house.company.open()
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
        await self.tournaments.director.close()
        await self.reviews.close()
        await self.records.close()
        await self.deadlines.close()
        await self.bots.close()
        await self.company.close()
        self.neighbours.close()
        await self.heart.close()
        await self.log.close()

    async def join(self, player: Player, name: str, password: str, invitation: str) -> Player:
        """Make a guest a member; a house that is not open asks for an invitation."""
        await self.members.require_joinable(player, name, password)
        # An invitation is only used up by whoever then becomes a member.
        invited = bool(invitation) or await self.office.door() != "open"
        role = await self.office.invited(invitation) if invited else "member"
        joined = await self.members.join(player, name, password, role)
        await self.office.welcome(joined)
        return joined

    async def known_by(self, player: Player, claims: Claims) -> Player:
        """Return the member whom a provider knows: one it brought before, else whoever asks, who is linked to it or becomes a member."""
        owner = await self.identities.player(claims.issuer, claims.subject)
        if owner is not None:
            if player.role != "guest" and player.id != owner:
                raise Forbidden("people.oidc-somebody-else")
            return (await self.members.of(Player(owner, ""))).player
        if player.role == "guest":
            if await self.office.door() != "open":
                raise Forbidden("people.oidc-door")
            player = await self.members.join_by_provider(player, claims.name or player.name)
        if not await self.identities.keep(claims.issuer, claims.subject, player.id, now()):
            raise Forbidden("people.oidc-somebody-else")
        return player

    async def is_linked(self, player: Player) -> bool:
        """Return whether the provider knows this player."""
        return await self.identities.has(self.provider.known.issuer, player.id)

    async def unlink(self, player: Player) -> None:
        """Part a member from the provider; raises Forbidden where that is their only way in."""
        member = await self.members.of(player)
        if member.password is None and not await self.doorbell.of(player):
            raise Forbidden("people.oidc-only-way")
        await self.identities.forget(self.provider.known.issuer, player.id)

    async def open_table(self, player: Player, wish: TableWish, address: str = "", device: str = "") -> LoadedMatch:
        """Open a table and return it; `address` is where the wish came from, for the quotas of tables, `device` on what it was made."""
        # A wish that makes no sense is refused before a code is kept for it.
        wish = self.daily.wish(wish)
        day = day_of(wish)
        if day is not None and (own := await self.daily.mine(wish.game, day, player)) is not None:
            return own
        match = wish.match or seating.new_id() if day is None else await self.daily.match(wish.game, day, player)
        events = self.hosts.opening(wish, player, await self.promises.key(match))
        opened, *chairs = events if day is None else await self.daily.dealt(day, events, device)
        await self.quotas.require(planned(match, [opened, *chairs]), player.id, address)
        code = await invites.give(self.store, match)
        try:
            loaded = await self.matches.open(match, [changed(opened, code=code), *chairs])
        except Conflict:
            if day is not None:
                return await self.matches.get(match)
            raise Illegal("core.promise-used") from None
        self.quotas.count(loaded, address)
        return loaded

    async def invited(self, code: str, player: Player) -> LoadedMatch:
        """Return the table that a spoken code opens: while people gather, and later to those who sit there; raises Missing."""
        loaded = await self.matches.get(await invites.match_of(self.store, code))
        if loaded.match.phase != "gathering" and not any(chair and chair.player == player.id for chair in loaded.match.chairs):
            raise Missing("core.no-such-code", heard=invites.heard(code))
        return loaded

    async def sit(self, match: str, player: Player, seat: int | None, nonce: str) -> LoadedMatch:
        """Take a free chair; nobody sits down with a host whom they block, or who blocks them."""
        host = (await self.matches.get(match)).match.opened.host
        if host is not None and host != player.id:
            await self.circle.require_welcome(player, host)
        return await self._announced(await self.matches.change(match, self.hosts.sit(player, seat, nonce)))

    async def stand(self, match: str, player: Player) -> LoadedMatch:
        """Leave one's chair before the start."""
        return await self._announced(await self.matches.change(match, self.hosts.stand(player)))

    async def place(self, match: str, player: Player, seat: int, wish: ChairWish) -> LoadedMatch:
        """As the host, say who gets a chair."""
        return await self._announced(await self.matches.change(match, self.hosts.place(player, seat, wish)))

    async def arrange(self, match: str, player: Player, wish: Arrangement, address: str = "") -> LoadedMatch:
        """As the host, change the table before the start; a deal of the day cannot be arranged, only opened."""
        loaded = await self.matches.get(match)
        if wish.options is not None and daily_deal(loaded.match.opened.game, wish.options) is not None:
            raise Illegal("core.daily-is-opened")
        if wish.house is not None:
            await self.quotas.require(changed(loaded.match, house=wish.house), player.id, address)
        after = await self.matches.change(match, self.hosts.arrange(player, wish))
        self.quotas.count(after, address)
        return await self._announced(after)

    async def start(self, match: str, player: Player, address: str = "") -> LoadedMatch:
        """As the host, begin."""
        found = (await self.matches.get(match)).match
        await self.quotas.require(changed(found, phase="playing"), player.id, address)
        origin = found.opened.origin
        past = () if origin is None else goingon.past_of(origin, await self.matches.entries(origin.match))
        loaded = await self.matches.change(match, self.hosts.start(player, past))
        self.quotas.count(loaded, address)
        return await self._announced(loaded)

    async def go_on(self, before: LoadedMatch, step: int, player: Player, wish: GoingOn, address: str = "") -> LoadedMatch:
        """Open a table where a match that is over stood after a step of its review, with the same hidden facts."""
        log = await self.matches.entries(over(before).match.id)
        origin = goingon.origin_at(before, log, step, wish.fresh)
        match = seating.new_id()
        opened, *rest = goingon.opening(self.hosts, before, origin, goingon.past_of(origin, log), wish, player, await self.promises.key(match))
        await self.quotas.require(planned(match, [opened, *rest]), player.id, address)
        loaded = await self.matches.open(match, [changed(opened, code=await invites.give(self.store, match)), *rest])
        self.quotas.count(loaded, address)
        return loaded

    async def rematch(self, match: str, player: Player, nonce: str) -> LoadedMatch:
        """Open the rematch, or join the one that somebody else has opened."""
        before, luck = rematch.asked_for(await self.matches.get(match), player), seating.nonce_bytes(nonce)
        if before.match.opened.day is not None:
            raise Illegal("core.once-a-day")
        if await self.follow_up(before) is None:
            with suppress(Conflict):
                # Two who ask at the same moment meet here: one opens, the other joins below.
                return await self._follow(before, player, luck)
        return await self._announced(await self.matches.change(await self.promises.rematch(match), rematch.joining(before, player, luck)))

    async def promise(self, after: str | None, player: Player) -> Promise:
        """Return a match that may be opened, and the commitment to its key; `after` asks for that of a rematch."""
        if after is None:
            return await self.promises.make()
        rematch.asked_for(await self.matches.get(after), player)
        return await self.promises.make(await self.promises.rematch(after))

    async def _follow(self, before: LoadedMatch, player: Player, luck: bytes) -> LoadedMatch:
        follow_up = await self.promises.rematch(before.match.id)
        key, code = await self.promises.key(follow_up), await invites.give(self.store, follow_up)
        return await self._announced(await self.matches.open(follow_up, rematch.opening(before, player, key, code, luck)))

    async def follow_up(self, loaded: LoadedMatch) -> FollowUp | None:
        """Return a match's rematch once somebody has opened it."""
        if loaded.match.phase != "over":
            return None
        with suppress(Missing):
            return rematch.follow_up(loaded.match, (await self.matches.at_least(await self.promises.rematch(loaded.match.id), 0)).match)
        return None

    async def _announced(self, loaded: LoadedMatch) -> LoadedMatch:
        """Tell the table before of what changed at its rematch: who waits there is carried along."""
        before = loaded.match.opened.after
        if before is not None:
            await self.log.publish_only(before)
        return loaded

    async def act(self, match: str, player: Player, seat: int, since: int, action: bytes, at: int, lag: int = 0) -> LoadedMatch:
        """Decide for a seat; `at` is when the bytes were read, `lag` what the line they came on takes."""
        return await self.matches.change(match, play.act(player.id, seat, since, action, lag), at)

    async def resign(self, match: str, player: Player, seat: int) -> LoadedMatch:
        """Give up a seat for good."""
        return await self.matches.change(match, play.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> LoadedMatch:
        """Propose a draw, a take-back or a pause."""
        return await self.matches.change(match, play.offer(player.id, seat, what))

    async def answer(self, match: str, player: Player, seat: int, yes: bool) -> LoadedMatch:
        """Accept or decline the open proposal."""
        return await self.matches.change(match, play.answer(player.id, seat, yes))

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

    async def proof(self, match: str) -> Proof:
        """Return what a finished match proves about its luck; raises Illegal while it may still be played."""
        loaded = await self.matches.get(match)
        if still_on(loaded.match):
            raise Illegal("core.day-not-over")
        found = self._proofs.get(match)
        if found is None:
            found = self._proofs[match] = verify(match, await self.matches.entries(match), loaded.game)
            if len(self._proofs) > PROOFS:
                self._proofs.popitem(last=False)
        return found

    async def kept(self, match: str) -> Archive:
        """Return a finished match as one file that stands alone; raises Illegal while it, or its day, is on."""
        loaded = await self.matches.get(match)
        if still_on(loaded.match):
            raise Illegal("core.day-not-over")
        return archive(match, loaded.game, await self.matches.entries(match))

    async def result(self, match: str, player: Player, shown: str = "") -> Result:
        """Return how a match ended and what it did to ratings; raises Missing while that is not written down."""
        return await self.history.one((await self.watched(match, player, shown)).match.id, player)

    async def say(self, match: str, player: Player, text: str, let_in: bool = False, phrase: str = "") -> None:
        """Add a line to the chat of a table, or a `phrase` by its name, under the name that its writer bears there."""
        if player.muted_until > now():
            raise Forbidden("core.muted", until=player.muted_until)
        loaded = await self.matches.get(match)
        if not access.may_know(loaded.match, player.id, let_in):
            raise access.refusal(loaded.match, player.id, let_in) or Forbidden("core.no-watchers")
        line = talk.words(text, phrase)
        own = (number for number, chair in enumerate(loaded.match.chairs) if chair and chair.player == player.id)
        seat = seating.own_chair(loaded.match.chairs, player)
        seat = next(own, None) if seat is None else seat
        name = seating.name_at(loaded.match.chairs, player)
        message = Message(id=secrets.token_hex(8), match=match, player=player.id, name=name, seat=seat, at=now(), text=line, phrase=phrase)
        await self.store.say(message)
        await self.log.publish_only(match)

    async def report_line(self, match: str, player: Player, id: str, why: str, let_in: bool = False) -> None:
        """Ask those who look after the house to see a line of chat that this player may read; raises Missing."""
        loaded = await self.matches.get(match)
        if delay.is_behind(loaded.match, player.id):
            loaded = await delay.behind(self.histories, loaded)
        lines = await self.store.said(match) if access.may_know(loaded.match, player.id, let_in) else []
        line = next((one for one in lines if one.id == id and talk.is_read_by(one, loaded.match, player.id)), None)
        if line is None:
            raise Missing("people.no-such-report")
        await self.office.report(
            Report(
                id=secrets.token_hex(8),
                at=now(),
                player=player.id,
                name=player.name,
                what="chat",
                about=line.name,
                place=f"/t/{match}",
                quote=line.text or line.phrase,
                why=one_line(why, LONGEST_WHY),
                done_by="",
            )
        )

    async def watched(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match that this player may look at, perhaps by the pass they show, as far as it has come for them; raises Forbidden."""
        loaded = await self.matches.get(match)
        reason = access.refusal(loaded.match, player.id, access.is_pass(loaded.match, shown))
        if reason is not None:
            raise reason
        return await delay.behind(self.histories, loaded) if delay.is_behind(loaded.match, player.id) else loaded

    async def known(self, match: str, player: Player, shown: str = "") -> LoadedMatch:
        """Return a match whose people this player may know; raises Forbidden."""
        loaded = await self.watched(match, player, shown)
        if not access.may_know(loaded.match, player.id, access.is_pass(loaded.match, shown)):
            raise Forbidden("core.no-watchers")
        return loaded
