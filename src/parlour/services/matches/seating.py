"""Commands before the start: opening a table, taking seats, and the rights of the host."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

import msgspec

from parlour.core.codec import encode
from parlour.core.event import (
    AnyEvent,
    Arranged,
    EventRecord,
    Opened,
    Seated,
    Started,
    TableSettings,
    Vacated,
)
from parlour.core.game import GameSpec, Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.db.records import Player, is_bot_account
from parlour.services.accounts.reserved_names import require_unreserved
from parlour.services.bot_names import bot_name_at_table
from parlour.services.errors import Forbidden
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.matches.clock_limits import require_valid_clock
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.matches.occupants import (
    is_other_person,
    names_at_table,
    own_seat,
    reorder_events,
)
from parlour.services.matches.table_requests import Arrangement, SeatRequest, TableRequest
from parlour.services.matches.terms import require_terms
from parlour.services.names import distinct_name, proper_name

MAX_NONCE_BYTES = 64


class TableCommands:
    """A factory of commands that open and change tables by the rules of each game."""

    def __init__(self, games: Games, translations: Translations) -> None:
        self.games, self.translations = games, translations

    def opening_events(self, request: TableRequest, player: Player, key: bytes) -> list[AnyEvent]:
        """Return the opening events of a table; raises Illegal for an invalid request.

        Args:
            request: The table.
            player: The host.
            key: The match key (32 bytes).
        """
        game = self.games.game(request.game)
        seats = len(request.seats) or None if request.seat_count is None else request.seat_count
        options, seats = self._validated_options(request.game, encode(request.options), seats)
        if len(request.seats) > seats:
            raise Illegal("core.too-many-seats", occupants=len(request.seats), seats=seats)
        if sum(occupant.occupant == "me" for occupant in request.seats) > 1:
            raise Illegal("core.one-seat-each")
        requests = (*request.seats, *(SeatRequest(occupant="open") for _ in range(seats)))[:seats]
        opened = Opened(
            game=request.game,
            version=game.spec.version,
            options=options,
            seats=seats,
            key=key,
            settings=_valid_settings(request.settings, game.spec),
            host=player.id,
        )
        nonce = nonce_bytes(request.nonce)
        occupants: list[Seated | None] = []
        for seat, occupant in enumerate(requests):
            # The host keeps their name at any seat.
            names = {event.name for event in occupants if event is not None} | (
                {player.name} if occupant.occupant == "guest" else set()
            )
            occupants.append(
                self._seat_event(request.game, Seat(seat), occupant, player, nonce, names)
            )
        events: list[AnyEvent] = [opened, *(event for event in occupants if event is not None)]
        if request.start:
            if any(event is None for event in occupants):
                raise Illegal("core.open-seats")
            events.append(Started())
        return events

    def sit(
        self,
        player: Player,
        seat: int | None,
        nonce: str,
        seen_terms: str = "",
        reserved: Collection[int] = (),
    ) -> Command:
        """Return a command that moves a player to a free seat; does nothing if they sit there.

        Args:
            player: The player.
            seat: The seat, or None for any free seat.
            nonce: The player's nonce (hex).
            seen_terms: The digest of the terms that the player saw (see terms.py); if the host has
                changed them, the command is rejected.
            reserved: The seats that are kept free for others.
        """
        nonce_value = nonce_bytes(nonce)

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            occupants = require_gathering(loaded).match.occupants
            if player.id in loaded.match.out:
                raise Forbidden("core.removed-from-table")
            own_number = own_seat(occupants, player)
            if own_number is not None and seat in (None, own_number):
                return []
            require_terms(loaded.match, seen_terms)
            chosen = (
                next(
                    (
                        number
                        for number, occupant in enumerate(occupants)
                        if occupant is None and number not in reserved
                    ),
                    None,
                )
                if seat is None
                else seat
            )
            if chosen is not None and not 0 <= chosen < len(occupants):
                raise Illegal("core.no-such-seat", seat=chosen)
            if chosen is not None and chosen in reserved:
                raise Illegal("core.seat-reserved", seat=chosen)
            if chosen is None or occupants[chosen] is not None:
                raise Illegal("core.seat-taken", seat=-1 if chosen is None else chosen)
            before = [] if own_number is None else [Vacated(Seat(own_number))]
            name = distinct_name(player.name, names_at_table(occupants, own_number))
            return [
                *before,
                Seated(seat=Seat(chosen), name=name, player=player.id, nonce=nonce_value),
            ]

        return decide

    def leave_seat(self, player: Player) -> Command:
        """Return a command that vacates every seat of a player before the start."""
        return lambda loaded: [
            Vacated(Seat(previous))
            for previous, occupant in enumerate(require_gathering(loaded).match.occupants)
            if occupant and occupant.player == player.id
        ]

    def assign_seat(self, player: Player, seat: int, request: SeatRequest) -> Command:
        """Return a host's command that vacates or assigns a seat.

        The seat can be given to the host, a bot or a guest on this device. Another person whom the
        host removes cannot come back.
        """

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            match = require_gathering(require_host(loaded, player)).match
            if not 0 <= seat < len(match.occupants):
                raise Illegal("core.no-such-seat", seat=seat)
            own_number = own_seat(match.occupants, player) if request.occupant == "me" else None
            if own_number == seat:
                return []
            previous = None if own_number is None else match.occupants[own_number]
            names = names_at_table(match.occupants, own_number, seat)
            seated = self._seat_event(
                match.opened.game,
                Seat(seat),
                request,
                player,
                previous.nonce if previous else b"",
                names,
            )
            occupied = [
                occupant
                for occupant in (own_number, seat)
                if occupant is not None and match.occupants[occupant] is not None
            ]
            vacated = [
                Vacated(Seat(occupant), is_other_person(match.occupants[occupant], player))
                for occupant in occupied
            ]
            return [*vacated, *([] if seated is None else [seated])]

        return decide

    def arrange(self, player: Player, request: Arrangement) -> Command:
        """Return a host's command that changes the options, seat count, settings or seat order."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            match = require_gathering(require_host(loaded, player)).match
            seats = len(match.occupants) if request.seat_count is None else request.seat_count
            options, seats = self._validated_options(
                match.opened.game,
                bytes(match.options) if request.options is None else encode(request.options),
                seats,
            )
            settings = (
                match.settings
                if request.settings is None
                else _valid_settings(request.settings, loaded.game.spec)
            )
            occupants = (match.occupants + (None,) * seats)[:seats]
            is_unchanged = (options, seats, settings) == (
                match.options,
                len(match.occupants),
                match.settings,
            )
            return [
                *(
                    []
                    if is_unchanged
                    else [Arranged(options=options, seats=seats, settings=settings)]
                ),
                *reorder_events(occupants, request.order),
            ]

        return decide

    def start(self, player: Player, history: tuple[EventRecord, ...] = ()) -> Command:
        """Return a host's command that starts the match once every seat is taken.

        Args:
            player: The host.
            history: The log of the original match up to the position of a fork.
        """

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            if None in require_gathering(require_host(loaded, player)).match.occupants:
                raise Illegal("core.open-seats")
            return [Started(history)]

        return decide

    def _validated_options(
        self, name: str, body: bytes, seats: int | None
    ) -> tuple[msgspec.Raw, int]:
        """Return the complete options and the seat count; raises Illegal if either is invalid."""
        game = self.games.game(name)
        options = self.games.codec(name).decode_options(body)
        allowed_counts = game.seat_counts(options)
        chosen = allowed_counts[0] if seats is None else seats
        if chosen not in allowed_counts:
            raise Illegal(
                "core.seats", seats=chosen, least=allowed_counts[0], most=allowed_counts[-1]
            )
        game.setup(options, chosen, Rng(bytes(32)))
        return msgspec.Raw(encode(options)), chosen

    def _seat_event(
        self,
        game: str,
        seat: Seat,
        request: SeatRequest,
        player: Player,
        nonce: bytes,
        used_names: Collection[str],
    ) -> Seated | None:
        match request.occupant:
            case "open":
                return None
            case "me":
                return Seated(
                    seat=seat,
                    name=distinct_name(player.name, used_names),
                    player=player.id,
                    nonce=nonce,
                )
            case "guest":
                if is_bot_account(player.id):
                    # Such a guest would be a bot without a mark.
                    raise Forbidden("account.bot-account", name=player.name)
                # Guests on a shared device are distinguished by their names.
                name = proper_name(request.name or "")
                require_unreserved(name)
                return Seated(
                    seat=seat,
                    name=distinct_name(name or f"Guest {seat + 1}", used_names),
                    player=player.id,
                )
            case "bot":
                level = request.level or ""
                if level not in self.games.levels(game):
                    raise Illegal("core.no-such-bot", level=level[:40])
                return Seated(
                    seat=seat,
                    name=bot_name_at_table(self.translations.bot_name(game, level), used_names),
                    bot=level,
                )


def require_gathering(loaded: LoadedMatch) -> LoadedMatch:
    """Return a match if it has not started; raises Illegal otherwise."""
    if loaded.match.phase != "gathering":
        raise Illegal("core.already-started")
    return loaded


def require_host(loaded: LoadedMatch, player: Player) -> LoadedMatch:
    """Return a match if this player is its host; raises Forbidden otherwise."""
    if loaded.match.opened.host != player.id:
        raise Forbidden("core.not-the-host")
    return loaded


def new_match_id() -> str:
    """Return a new random match id, which nobody can guess."""
    return secrets.token_hex(8)


def nonce_bytes(text: str) -> bytes:
    """Decode a browser's nonce from hex; raises Illegal if it is invalid."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        raise Illegal("core.not-a-nonce") from None
    if len(nonce) > MAX_NONCE_BYTES:
        raise Illegal("core.not-a-nonce")
    return nonce


def _valid_settings(settings: TableSettings, spec: GameSpec) -> TableSettings:
    """Return the settings of a table, without draws in games that have no draw offers.

    Raise Illegal for an invalid clock.
    """
    valid = require_valid_clock(settings)
    return valid if spec.has_draw_offers else replace(valid, draws=False)
