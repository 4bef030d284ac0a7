"""The running house: its log, its rules, and everything that listens."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.core.event import Proposal
from parlour.core.game import Illegal
from parlour.core.game import replace as changed
from parlour.core.match import Match
from parlour.core.proof import Proof, verify
from parlour.db.log import Conflict, Log, Message, Player
from parlour.db.opening import open_log
from parlour.tables import codes, gather, play, rematch
from parlour.tables.bots import Bots
from parlour.tables.daily import Daily, day_of, still_on
from parlour.tables.frames import Frames
from parlour.tables.gather import Arrangement, ChairWish, Hosts, TableWish
from parlour.tables.history import Histories
from parlour.tables.lobby import Lobby
from parlour.tables.matches import Live, Matches, now
from parlour.tables.presence import Presence
from parlour.tables.refusal import Forbidden, Missing
from parlour.tables.rulebook import Rulebook
from parlour.tables.sentences import Sentences
from parlour.tables.text import one_line
from parlour.tables.timers import Timers

LONGEST_MESSAGE = 500

PROOFS = 200
"""How many proofs are remembered: what is over changes no more, and a proof replays the whole match."""


class Arena:
    """Every use case of the house behind one door; the server only translates."""

    def __init__(self, log: Log, folder: Path) -> None:
        self.log = log
        self.rules = Rulebook(folder)
        self.sentences = Sentences()
        self.matches = Matches(log, self.rules)
        self.hosts = Hosts(self.rules, self.sentences)
        self.frames = Frames()
        self.histories = Histories(self.matches)
        self.lobby = Lobby(log, self.matches)
        self.daily = Daily(log, self.matches, folder)
        self.presence = Presence()
        self.bots = Bots(self.matches, folder)
        self.timers = Timers(self.matches)
        self._proofs: OrderedDict[str, Proof] = OrderedDict()

    @classmethod
    async def open(cls, database: str, folder: Path) -> Arena:
        """Return the house with its log open, bots seated and timers running."""
        arena = cls(await open_log(database), folder)
        await arena.bots.open()
        await arena.timers.open()
        return arena

    async def close(self) -> None:
        """Let everybody finish and close the log."""
        await self.timers.close()
        await self.bots.close()
        await self.log.close()

    async def open_table(self, player: Player, wish: TableWish) -> Live:
        """Open a table and return it."""
        # A wish that makes no sense is refused before a code is kept for it.
        wish = self.daily.wish(wish)
        opened, *chairs = self.daily.dealt(wish, self.hosts.opening(wish, player, code=""))
        day = day_of(wish)
        own = None if day is None else await self.daily.mine(wish.game, day, player)
        if own is not None:
            return own
        match = gather.new_id()
        return await self.matches.open(match, [changed(opened, code=await codes.give(self.log, match)), *chairs])

    async def sit(self, match: str, player: Player, seat: int | None, nonce: str) -> Live:
        """Take a free chair."""
        return await self.matches.change(match, self.hosts.sit(player, seat, nonce))

    async def stand(self, match: str, player: Player) -> Live:
        """Leave one's chair before the start."""
        return await self.matches.change(match, self.hosts.stand(player))

    async def place(self, match: str, player: Player, seat: int, wish: ChairWish) -> Live:
        """As the host, say who gets a chair."""
        return await self.matches.change(match, self.hosts.place(player, seat, wish))

    async def arrange(self, match: str, player: Player, wish: Arrangement) -> Live:
        """As the host, change the table before the start; a deal of the day cannot be arranged, only opened."""
        if wish.options is not None and wish.options.get("deal") == "daily":
            raise Illegal("core.daily-is-opened")
        return await self.matches.change(match, self.hosts.arrange(player, wish))

    async def start(self, match: str, player: Player) -> Live:
        """As the host, begin."""
        return await self.matches.change(match, self.hosts.start(player))

    async def rematch(self, match: str, player: Player, nonce: str) -> Live:
        """Open the rematch, or join the one that somebody else has opened."""
        before, luck = rematch.asked_for(await self.matches.get(match), player), gather.nonce_bytes(nonce)
        if before.match.opened.day is not None:
            raise Illegal("core.once-a-day")
        if await self.follow_up(before) is None:
            with suppress(Conflict):
                # Two who ask at the same moment meet here: one opens, the other joins below.
                return await self._follow(before, player, luck)
        return await self.matches.change(rematch.rematch_id(before.match), rematch.joining(before, player, luck))

    async def _follow(self, before: Live, player: Player, luck: bytes) -> Live:
        follow_up = rematch.rematch_id(before.match)
        live = await self.matches.open(follow_up, rematch.opening(before, player, await codes.give(self.log, follow_up), luck))
        await self.log.publish_only(before.match.id)
        return live

    async def follow_up(self, live: Live) -> str | None:
        """Return the id of a match's rematch once somebody has opened it."""
        if live.match.phase != "over":
            return None
        with suppress(Missing):
            return (await self.matches.at_least(rematch.rematch_id(live.match), 0)).match.id
        return None

    async def act(self, match: str, player: Player, seat: int, since: int, action: bytes, at: int) -> Live:
        """Decide for a seat; `at` is when the bytes were read."""
        return await self.matches.change(match, play.act(player.id, seat, since, action), at)

    async def resign(self, match: str, player: Player, seat: int) -> Live:
        """Give up a seat for good."""
        return await self.matches.change(match, play.resign(player.id, seat))

    async def offer(self, match: str, player: Player, seat: int, what: Proposal) -> Live:
        """Propose a draw or a take-back."""
        return await self.matches.change(match, play.offer(player.id, seat, what))

    async def answer(self, match: str, player: Player, seat: int, yes: bool) -> Live:
        """Accept or decline the open proposal."""
        return await self.matches.change(match, play.answer(player.id, seat, yes))

    async def preview(self, match: str, player: Player, seat: int, action: bytes) -> object:
        """Return what an action would show its mover, told from that seat's view alone."""
        live = await self.matches.get(match)
        mine = play.playing(live, player.id, seat)
        draft = self.rules.codec(live.match.opened.game, live.match.opened.version).action(action)
        if live.game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            live.game.apply(live.match.state, mine, draft)
        return live.game.preview(live.game.view(live.match.state, mine), mine, draft)

    async def proof(self, match: str) -> Proof:
        """Return what a finished match proves about its luck; raises Illegal while it may still be played."""
        live = await self.matches.get(match)
        if still_on(live.match):
            raise Illegal("core.day-not-over")
        found = self._proofs.get(match)
        if found is None:
            found = self._proofs[match] = verify(match, await self.matches.entries(match), live.game)
            if len(self._proofs) > PROOFS:
                self._proofs.popitem(last=False)
        return found

    async def say(self, match: str, player: Player, text: str) -> None:
        """Add a line to the chat of a table."""
        live = await self.watched(match, player)
        line = one_line(text, LONGEST_MESSAGE)
        if not line:
            raise Illegal("core.nothing-said")
        seat = next((number for number, chair in enumerate(live.match.chairs) if chair and chair.player == player.id), None)
        message = Message(id=secrets.token_hex(8), match=match, player=player.id, name=player.name, seat=seat, at=now(), text=line)
        await self.log.say(message)
        await self.log.publish_only(match)

    async def watched(self, match: str, player: Player) -> Live:
        """Return a match that this player may look at; raises Forbidden where the host allows no watchers."""
        live = await self.matches.get(match)
        if not may_watch(live.match, player.id):
            raise Forbidden("core.no-watchers")
        return live


def may_watch(match: Match[Any], player: str) -> bool:
    """Return whether somebody may see the public side of a match: whoever sits, and others as the host decided."""
    sitting = any(chair and chair.player == player for chair in match.chairs)
    return sitting or match.phase == "gathering" or (match.house.watchers and not still_on(match))
