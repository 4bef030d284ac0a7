"""Tables before the first move: opening, joining, arranging, starting, forks and rematches."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from parlour.core.game import Illegal, replace
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches import fork, rematch, seating, table_codes
from parlour.services.matches.access import require_over
from parlour.services.matches.commitments import MatchCommitment
from parlour.services.matches.daily_deals import daily_deal, day_of_request
from parlour.services.matches.fork import ForkRequest
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.quotas import planned_match
from parlour.services.matches.rematch import RematchStatus
from parlour.services.matches.table_requests import Arrangement, SeatRequest, TableRequest
from parlour.services.matches.terms import terms_of_match

if TYPE_CHECKING:
    from parlour.db.challenges import ChallengeRow
    from parlour.db.store import Store
    from parlour.services.matches.challenges import Challenges
    from parlour.services.matches.commitments import Commitments
    from parlour.services.matches.daily_deals import DailyDeals
    from parlour.services.matches.match_store import Matches
    from parlour.services.matches.quotas import Quotas
    from parlour.services.matches.seating import TableCommands
    from parlour.services.social.relationships import RelationshipService

MAX_REMATCH_IDS = 8
"""The number of ids that are tried for a rematch, as foreign matches may have the first ones."""


class TableService:
    """The service for players' actions at a table before it starts."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        table_commands: TableCommands,
        commitments: Commitments,
        quotas: Quotas,
        daily_deals: DailyDeals,
        *,
        relationships: RelationshipService,
        challenges: Challenges,
    ) -> None:
        self._store, self._matches, self._commands, self._commitments = (
            store,
            matches,
            table_commands,
            commitments,
        )
        self._quotas, self._daily_deals, self._relationships = (
            quotas,
            daily_deals,
            relationships,
        )
        self._challenges = challenges

    async def open_table(
        self, player: Player, request: TableRequest, address: str = "", device: str = ""
    ) -> LoadedMatch:
        """Open a table and return it.

        Args:
            player: The host.
            request: The table.
            address: The network of the request, for quotas.
            device: The device of the request, for daily deals.
        """
        # An invalid request is rejected before a code is stored for it.
        request = self._daily_deals.with_today(request)
        day = day_of_request(request)
        if (
            day is not None
            and (own := await self._daily_deals.own_match(request.game, day, player)) is not None
        ):
            return own
        match = (
            await self._reserved_id(request, player)
            if day is None
            else await self._daily_deals.match_id(request.game, day, player)
        )
        events = self._commands.opening_events(
            request, player, await self._commitments.match_key(match)
        )
        opened, *seatings = (
            events if day is None else await self._daily_deals.opening_events(day, events, device)
        )
        await self._quotas.require(planned_match(match, [opened, *seatings]), player.id, address)
        code = await table_codes.assign_code(self._store, match)
        try:
            loaded = await self._matches.create(match, [replace(opened, code=code), *seatings])
        except Conflict:
            if (
                day is not None
                and (own := await self._daily_deals.own_match(request.game, day, player))
                is not None
            ):
                return own
            raise Illegal("core.commitment-used") from None
        self._quotas.record(loaded, address)
        return loaded

    async def table_by_code(self, code: str, player: Player) -> LoadedMatch:
        """Return the table with a code; raises NotFound.

        After the start only its players can find it by code.
        """
        loaded = await self._matches.get(await table_codes.match_for_code(self._store, code))
        if loaded.match.phase != "gathering" and not any(
            occupant and occupant.player == player.id for occupant in loaded.match.occupants
        ):
            raise NotFound("core.no-such-code", heard=table_codes.normalized_code(code))
        return loaded

    async def sit(
        self, match: str, player: Player, seat: int | None, nonce: str, seen_terms: str = ""
    ) -> LoadedMatch:
        """Take a free seat at a table, unless its host and the player are separated by a block.

        Args:
            match: The id of the match.
            player: The player.
            seat: The seat, or None for any free seat.
            nonce: The player's nonce (hex).
            seen_terms: The digest of the terms that the player saw; if they have changed, the
                request is rejected.
        """
        host = (await self._matches.get(match)).match.opened.host
        if host is not None and host != player.id:
            await self._relationships.require_not_blocked(player, host)
        waiting = await self._challenges.waiting(match)
        challenge = await self._challenges.find(match, player.id)
        if challenge is not None:
            if challenge not in waiting:
                raise Forbidden("core.challenge-over")
            seat = challenge.seat if seat is None else seat
        reserved = {row.seat for row in waiting if row.bot != player.id}
        loaded = await self._matches.change(
            match, self._commands.sit(player, seat, nonce, seen_terms, reserved)
        )
        if challenge is not None:
            loaded = await self._accept_challenge(loaded, challenge)
        return await self._notify_previous_match(loaded)

    async def leave_seat(self, match: str, player: Player) -> LoadedMatch:
        """Leave the player's seats at a table before the start."""
        return await self._notify_previous_match(
            await self._matches.change(match, self._commands.leave_seat(player))
        )

    async def assign_seat(
        self, match: str, player: Player, seat: int, request: SeatRequest
    ) -> LoadedMatch:
        """Vacate or assign a seat at the host's request."""
        loaded = await self._matches.change(
            match, self._commands.assign_seat(player, seat, request)
        )
        await self._challenges.withdraw(match, seat)
        return await self._notify_previous_match(loaded)

    async def arrange(
        self, match: str, player: Player, request: Arrangement, address: str = ""
    ) -> LoadedMatch:
        """Change a table before the start at the host's request; it cannot become a daily deal."""
        loaded = await self._matches.get(match)
        if (
            request.options is not None
            and daily_deal(loaded.match.opened.game, request.options) is not None
        ):
            raise Illegal("core.daily-is-opened")
        if request.settings is not None:
            await self._quotas.require(
                replace(loaded.match, settings=request.settings), player.id, address
            )
        after = await self._matches.change(match, self._commands.arrange(player, request))
        self._quotas.record(after, address)
        if terms_of_match(after.match) != terms_of_match(loaded.match):
            # The challenged bot accounts have accepted other terms.
            await self._challenges.withdraw(match)
        return await self._notify_previous_match(after)

    async def start(self, match: str, player: Player, address: str = "") -> LoadedMatch:
        """Start the match of a table at the host's request."""
        gathering = (await self._matches.get(match)).match
        await self._quotas.require(replace(gathering, phase="playing"), player.id, address)
        origin = gathering.opened.origin
        history = (
            ()
            if origin is None
            else fork.fork_history(origin, await self._matches.entries(origin.match))
        )
        loaded = await self._matches.change(match, self._commands.start(player, history))
        self._quotas.record(loaded, address)
        return await self._notify_previous_match(loaded)

    async def fork_match(
        self,
        before: LoadedMatch,
        step: int,
        player: Player,
        request: ForkRequest,
        address: str = "",
    ) -> LoadedMatch:
        """Open a table that continues from a step of a finished match, with its hidden state."""
        log = await self._matches.entries(require_over(before).match.id)
        origin = fork.fork_origin(before, log, step, request.redraw)
        match = seating.new_match_id()
        opened, *rest = fork.fork_opening(
            self._commands,
            before,
            origin,
            fork.fork_history(origin, log),
            request,
            player,
            await self._commitments.match_key(match),
        )
        await self._quotas.require(planned_match(match, [opened, *rest]), player.id, address)
        loaded = await self._matches.create(
            match, [replace(opened, code=await table_codes.assign_code(self._store, match)), *rest]
        )
        self._quotas.record(loaded, address)
        return loaded

    async def open_or_join_rematch(self, match: str, player: Player, nonce: str) -> LoadedMatch:
        """Open the rematch of a match, or join the rematch if it is already open."""
        before, nonce_value = (
            rematch.require_may_rematch(await self._matches.get(match), player),
            seating.nonce_bytes(nonce),
        )
        if before.match.opened.day is not None:
            raise Illegal("core.once-a-day")
        for _ in range(MAX_REMATCH_IDS):
            rematch_id, existing = await self._find_rematch(before)
            if existing is not None:
                return await self._notify_previous_match(
                    await self._matches.change(
                        rematch_id, rematch.join_rematch(before, player, nonce_value)
                    )
                )
            with suppress(Conflict):
                # If two players ask at the same time, one opens the rematch and the other joins in
                # the next iteration.
                return await self._open_rematch(before, rematch_id, player, nonce_value)
        raise Illegal("core.too-busy")

    async def commit_match(self, after: str | None, player: Player) -> MatchCommitment:
        """Return a match id with which a player may open a table, and the commitment to its key.

        Args:
            after: The id of a match whose rematch is to be opened, or None for another table.
            player: The player.
        """
        if after is None:
            return await self._commitments.commit(
                (await self._commitments.reservations()).new_table_id(player.id)
            )
        rematch_id, _ = await self._find_rematch(
            rematch.require_may_rematch(await self._matches.get(after), player)
        )
        return await self._commitments.commit(rematch_id)

    async def rematch_of(self, loaded: LoadedMatch) -> RematchStatus | None:
        """Return the status of a match's rematch, or None if nobody has opened it."""
        if loaded.match.phase != "over":
            return None
        with suppress(Illegal):
            _, existing = await self._find_rematch(loaded)
            return (
                None if existing is None else rematch.rematch_status(loaded.match, existing.match)
            )
        return None

    async def _accept_challenge(self, loaded: LoadedMatch, challenge: ChallengeRow) -> LoadedMatch:
        """Record an accepted challenge, and start the match if the host wants that."""
        await self._challenges.accept(challenge, loaded.match.id)
        if challenge.starts and None not in loaded.match.occupants:
            host = Player(challenge.challenger, challenge.challenger_name)
            with suppress(Illegal):
                # If the start is refused, the host can press the button.
                return await self.start(loaded.match.id, host)
        return loaded

    async def _reserved_id(self, request: TableRequest, player: Player) -> str:
        """Return the id for a new table: the requested one or a random one.

        Raises Illegal if the requested id is not reserved for this player.
        """
        if not request.match:
            return seating.new_match_id()
        if not (await self._commitments.reservations()).is_for_table(request.match, player.id):
            raise Illegal("core.not-a-commitment")
        return request.match

    async def _find_rematch(self, before: LoadedMatch) -> tuple[str, LoadedMatch | None]:
        """Return the id of a match's rematch, and the rematch itself if it is open.

        Ids that are already used by foreign matches are skipped.
        """
        for place in range(MAX_REMATCH_IDS):
            rematch_id = await self._commitments.rematch_id(before.match.id, place)
            try:
                existing = await self._matches.get_at_least(rematch_id, 0)
            except NotFound:
                return rematch_id, None
            if rematch.is_rematch(before.match, existing.match):
                return rematch_id, existing
        raise Illegal("core.too-busy")

    async def _open_rematch(
        self, before: LoadedMatch, rematch_id: str, player: Player, nonce_value: bytes
    ) -> LoadedMatch:
        key, code = (
            await self._commitments.match_key(rematch_id),
            await table_codes.assign_code(self._store, rematch_id),
        )
        return await self._notify_previous_match(
            await self._matches.create(
                rematch_id, rematch.rematch_opening(before, player, key, code, nonce_value)
            )
        )

    async def _notify_previous_match(self, loaded: LoadedMatch) -> LoadedMatch:
        """Notify the viewers of the previous match that its rematch has changed."""
        before = loaded.match.opened.after
        if before is not None:
            self._matches.publish_change(before)
        return loaded
