"""Tables before the first move: opened, found, filled, arranged, begun, gone on with, and played once more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from parlour.core.game import Illegal
from parlour.core.game import replace as changed
from parlour.db.log import Conflict
from parlour.services.errors import NotFound
from parlour.services.matches import fork, rematch, seating, table_codes
from parlour.services.matches.access import require_over
from parlour.services.matches.commitments import MatchCommitment
from parlour.services.matches.daily_deals import daily_deal, day_of_request
from parlour.services.matches.fork import ForkRequest
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.quotas import planned_match
from parlour.services.matches.rematch import RematchStatus
from parlour.services.matches.seating import Arrangement, SeatRequest, TableRequest

if TYPE_CHECKING:
    from parlour.db.records import Player
    from parlour.db.store import Store
    from parlour.services.matches.commitments import Commitments
    from parlour.services.matches.daily_deals import DailyDeals
    from parlour.services.matches.match_store import Matches
    from parlour.services.matches.quotas import Quotas
    from parlour.services.matches.seating import TableCommands
    from parlour.services.social.relationships import RelationshipService

MAX_REMATCH_IDS = 8
"""How many ids are tried for a rematch where foreign matches are stored under the first ones."""


class TableService:
    """What people do at a table until it is played at; `publish` tells everybody that a match has changed."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        hosts: TableCommands,
        promises: Commitments,
        quotas: Quotas,
        daily: DailyDeals,
        circle: RelationshipService,
        publish: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._matches, self._commands, self._commitments = (
            store,
            matches,
            hosts,
            promises,
        )
        self._quotas, self._daily_deals, self._relationships, self._publish = (
            quotas,
            daily,
            circle,
            publish,
        )

    async def open_table(
        self, player: Player, wish: TableRequest, address: str = "", device: str = ""
    ) -> LoadedMatch:
        """Open a table and return it; `address` is where the wish came from, for the quotas of tables, `device` on what it was made."""
        # A wish that makes no sense is refused before a code is kept for it.
        wish = self._daily_deals.with_today(wish)
        day = day_of_request(wish)
        if (
            day is not None
            and (own := await self._daily_deals.own_match(wish.game, day, player)) is not None
        ):
            return own
        match = (
            await self._reserved_id(wish, player)
            if day is None
            else await self._daily_deals.match_id(wish.game, day, player)
        )
        events = self._commands.opening_events(
            wish, player, await self._commitments.match_key(match)
        )
        opened, *chairs = (
            events if day is None else await self._daily_deals.opening_events(day, events, device)
        )
        await self._quotas.require(planned_match(match, [opened, *chairs]), player.id, address)
        code = await table_codes.assign_code(self._store, match)
        try:
            loaded = await self._matches.create(match, [changed(opened, code=code), *chairs])
        except Conflict:
            if (
                day is not None
                and (own := await self._daily_deals.own_match(wish.game, day, player)) is not None
            ):
                return own
            raise Illegal("core.promise-used") from None
        self._quotas.record(loaded, address)
        return loaded

    async def table_by_code(self, code: str, player: Player) -> LoadedMatch:
        """Return the table that a spoken code opens: while people gather, and later to those who sit there; raises NotFound."""
        loaded = await self._matches.get(await table_codes.match_for_code(self._store, code))
        if loaded.match.phase != "gathering" and not any(
            chair and chair.player == player.id for chair in loaded.match.chairs
        ):
            raise NotFound("core.no-such-code", heard=table_codes.normalized_code(code))
        return loaded

    async def sit(
        self, match: str, player: Player, seat: int | None, nonce: str, seen: str = ""
    ) -> LoadedMatch:
        """Take a free chair at a table with the terms that were `seen`; nobody sits down with a host whom they block, or who blocks them."""
        host = (await self._matches.get(match)).match.opened.host
        if host is not None and host != player.id:
            await self._relationships.require_not_blocked(player, host)
        return await self._notify_previous_match(
            await self._matches.change(match, self._commands.sit(player, seat, nonce, seen))
        )

    async def leave_seat(self, match: str, player: Player) -> LoadedMatch:
        """Leave one's chair before the start."""
        return await self._notify_previous_match(
            await self._matches.change(match, self._commands.leave_seat(player))
        )

    async def assign_seat(
        self, match: str, player: Player, seat: int, wish: SeatRequest
    ) -> LoadedMatch:
        """As the host, say who gets a chair."""
        return await self._notify_previous_match(
            await self._matches.change(match, self._commands.assign_seat(player, seat, wish))
        )

    async def arrange(
        self, match: str, player: Player, wish: Arrangement, address: str = ""
    ) -> LoadedMatch:
        """As the host, change the table before the start; a deal of the day cannot be arranged, only opened."""
        loaded = await self._matches.get(match)
        if (
            wish.options is not None
            and daily_deal(loaded.match.opened.game, wish.options) is not None
        ):
            raise Illegal("core.daily-is-opened")
        if wish.house is not None:
            await self._quotas.require(changed(loaded.match, house=wish.house), player.id, address)
        after = await self._matches.change(match, self._commands.arrange(player, wish))
        self._quotas.record(after, address)
        return await self._notify_previous_match(after)

    async def start(self, match: str, player: Player, address: str = "") -> LoadedMatch:
        """As the host, begin."""
        found = (await self._matches.get(match)).match
        await self._quotas.require(changed(found, phase="playing"), player.id, address)
        origin = found.opened.origin
        past = (
            ()
            if origin is None
            else fork.fork_history(origin, await self._matches.entries(origin.match))
        )
        loaded = await self._matches.change(match, self._commands.start(player, past))
        self._quotas.record(loaded, address)
        return await self._notify_previous_match(loaded)

    async def fork_match(
        self, before: LoadedMatch, step: int, player: Player, wish: ForkRequest, address: str = ""
    ) -> LoadedMatch:
        """Open a table where a match that is over stood after a step of its review, with the same hidden facts."""
        log = await self._matches.entries(require_over(before).match.id)
        origin = fork.fork_origin(before, log, step, wish.fresh)
        match = seating.new_match_id()
        opened, *rest = fork.fork_opening(
            self._commands,
            before,
            origin,
            fork.fork_history(origin, log),
            wish,
            player,
            await self._commitments.match_key(match),
        )
        await self._quotas.require(planned_match(match, [opened, *rest]), player.id, address)
        loaded = await self._matches.create(
            match, [changed(opened, code=await table_codes.assign_code(self._store, match)), *rest]
        )
        self._quotas.record(loaded, address)
        return loaded

    async def open_or_join_rematch(self, match: str, player: Player, nonce: str) -> LoadedMatch:
        """Open the rematch, or join the one that somebody else has opened."""
        before, luck = (
            rematch.require_may_rematch(await self._matches.get(match), player),
            seating.nonce_bytes(nonce),
        )
        if before.match.opened.day is not None:
            raise Illegal("core.once-a-day")
        for _ in range(MAX_REMATCH_IDS):
            follow_up, there = await self._find_rematch(before)
            if there is not None:
                return await self._notify_previous_match(
                    await self._matches.change(
                        follow_up, rematch.join_rematch(before, player, luck)
                    )
                )
            with suppress(Conflict):
                # Of two who ask at the same moment one opens it, and the other joins on the next pass.
                return await self._open_rematch(before, follow_up, player, luck)
        raise Illegal("core.too-busy")

    async def commit_match(self, after: str | None, player: Player) -> MatchCommitment:
        """Return a match that this player may open, and the commitment to its key; `after` asks for that of a rematch."""
        if after is None:
            return await self._commitments.commit(
                (await self._commitments.reservations()).new_table_id(player.id)
            )
        follow_up, _ = await self._find_rematch(
            rematch.require_may_rematch(await self._matches.get(after), player)
        )
        return await self._commitments.commit(follow_up)

    async def rematch_of(self, loaded: LoadedMatch) -> RematchStatus | None:
        """Return a match's rematch once somebody has opened it."""
        if loaded.match.phase != "over":
            return None
        with suppress(Illegal):
            _, there = await self._find_rematch(loaded)
            return None if there is None else rematch.rematch_status(loaded.match, there.match)
        return None

    async def _reserved_id(self, wish: TableRequest, player: Player) -> str:
        """Return the id of the table to open: the one promised to this very player, or a fresh one; raises Illegal for any other."""
        if not wish.match:
            return seating.new_match_id()
        if not (await self._commitments.reservations()).is_for_table(wish.match, player.id):
            raise Illegal("core.not-a-promise")
        return wish.match

    async def _find_rematch(self, before: LoadedMatch) -> tuple[str, LoadedMatch | None]:
        """Return the id of a match's rematch, and the rematch if it was opened already; a foreign match under the id is passed over."""
        for place in range(MAX_REMATCH_IDS):
            follow_up = await self._commitments.rematch_id(before.match.id, place)
            try:
                there = await self._matches.get_at_least(follow_up, 0)
            except NotFound:
                return follow_up, None
            if rematch.is_rematch(before.match, there.match):
                return follow_up, there
        raise Illegal("core.too-busy")

    async def _open_rematch(
        self, before: LoadedMatch, follow_up: str, player: Player, luck: bytes
    ) -> LoadedMatch:
        key, code = (
            await self._commitments.match_key(follow_up),
            await table_codes.assign_code(self._store, follow_up),
        )
        return await self._notify_previous_match(
            await self._matches.create(
                follow_up, rematch.rematch_opening(before, player, key, code, luck)
            )
        )

    async def _notify_previous_match(self, loaded: LoadedMatch) -> LoadedMatch:
        """Tell the table before of what changed at its rematch: who waits there is carried along."""
        before = loaded.match.opened.after
        if before is not None:
            await self._publish(before)
        return loaded
