"""Before the start: opening a table, sitting down, and the powers of its host."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Literal

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
from parlour.core.game import Illegal, Seat
from parlour.core.match import Occupant
from parlour.core.numbers import SeatCount, SeatNumber
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.accounts.reserved_names import require_unreserved
from parlour.services.errors import Forbidden
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.matches.clock_limits import require_valid_clock
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.matches.terms import require_terms
from parlour.services.names import distinct_name, numbered_names, proper_name

MAX_NONCE_BYTES = 64


class SeatRequest(Value, frozen=True, kw_only=True):
    """What somebody wants of a chair: to sit on it, to keep it free, a bot, or a guest who shares this device."""

    who: Literal["me", "open", "bot", "guest"]
    level: str | None = None
    name: str | None = None


class TableRequest(Value, frozen=True, kw_only=True):
    """A table somebody wants to open; what is not said takes its default. `match` is the id of a promise (promises.py)."""

    game: str
    options: dict[str, Any] = {}
    seats: SeatCount | None = None
    house: TableSettings = TableSettings()
    chairs: tuple[SeatRequest, ...] = ()
    start: bool = False
    nonce: str = ""
    match: str = ""


class Arrangement(Value, frozen=True, kw_only=True):
    """Changes a host makes before the start; `order` names, for each chair, which chair's sitter goes there."""

    options: dict[str, Any] | None = None
    seats: SeatCount | None = None
    house: TableSettings | None = None
    order: tuple[SeatNumber, ...] | None = None


class TableCommands:
    """Opens tables and arranges them, by the rules of each game."""

    def __init__(self, rules: Games, sentences: Translations) -> None:
        self.games, self.translations = rules, sentences

    def opening_events(self, wish: TableRequest, player: Player, key: bytes) -> list[AnyEvent]:
        """Return the first events of a table that is dealt from this key; raises Illegal for options, seats or chairs that make no sense."""
        game = self.games.game(wish.game)
        seats = len(wish.chairs) or None if wish.seats is None else wish.seats
        options, seats = self._validated_options(wish.game, encode(wish.options), seats)
        if len(wish.chairs) > seats:
            raise Illegal("core.too-many-chairs", chairs=len(wish.chairs), seats=seats)
        if sum(chair.who == "me" for chair in wish.chairs) > 1:
            raise Illegal("core.one-chair-each")
        wishes = (*wish.chairs, *(SeatRequest(who="open") for _ in range(seats)))[:seats]
        opened = Opened(
            game=wish.game,
            version=game.spec.version,
            options=options,
            seats=seats,
            key=key,
            house=require_valid_clock(wish.house),
            host=player.id,
        )
        nonce = nonce_bytes(wish.nonce)
        chairs: list[Seated | None] = []
        for seat, chair in enumerate(wishes):
            # Whoever opens the table keeps their name, wherever they sit.
            names = {other.name for other in chairs if other is not None} | (
                {player.name} if chair.who == "guest" else set()
            )
            chairs.append(self._seat_event(wish.game, Seat(seat), chair, player, nonce, names))
        events: list[AnyEvent] = [opened, *(event for event in chairs if event is not None)]
        if wish.start:
            if any(event is None for event in chairs):
                raise Illegal("core.empty-chairs")
            events.append(Started())
        return events

    def sit(self, player: Player, seat: int | None, nonce: str, seen: str = "") -> Command:
        """Take a free chair (any, when none is named), leaving the one sat on before; sitting there already is fine.

        `seen` names the terms of the table (terms.py) as they were shown: where the host has changed them, it is refused.
        """
        luck = nonce_bytes(nonce)

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            chairs = require_gathering(loaded).match.chairs
            if player.id in loaded.match.out:
                raise Forbidden("core.put-out")
            own = own_seat(chairs, player)
            if own is not None and seat in (None, own):
                return []
            require_terms(loaded.match, seen)
            wanted = (
                next((free for free, chair in enumerate(chairs) if chair is None), None)
                if seat is None
                else seat
            )
            if wanted is not None and not 0 <= wanted < len(chairs):
                raise Illegal("core.no-such-seat", seat=wanted)
            if wanted is None or chairs[wanted] is not None:
                raise Illegal("core.chair-taken", seat=-1 if wanted is None else wanted)
            before = [] if own is None else [Vacated(Seat(own))]
            name = distinct_name(player.name, _names_at_table(chairs, own))
            return [*before, Seated(seat=Seat(wanted), name=name, player=player.id, nonce=luck)]

        return decide

    def leave_seat(self, player: Player) -> Command:
        """Leave every chair this player holds before the start."""
        return lambda loaded: [
            Vacated(Seat(old))
            for old, chair in enumerate(require_gathering(loaded).match.chairs)
            if chair and chair.player == player.id
        ]

    def assign_seat(self, player: Player, seat: int, wish: SeatRequest) -> Command:
        """As the host: free a chair, or put oneself, a bot or a guest of this device on it; another person who sat there stays out."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            match = require_gathering(require_host(loaded, player)).match
            if not 0 <= seat < len(match.chairs):
                raise Illegal("core.no-such-seat", seat=seat)
            own = own_seat(match.chairs, player) if wish.who == "me" else None
            if own == seat:
                return []
            old = None if own is None else match.chairs[own]
            names = _names_at_table(match.chairs, own, seat)
            seated = self._seat_event(
                match.opened.game, Seat(seat), wish, player, old.nonce if old else b"", names
            )
            freeing = [
                chair
                for chair in (own, seat)
                if chair is not None and match.chairs[chair] is not None
            ]
            freed = [
                Vacated(Seat(chair), _is_other_person(match.chairs[chair], player))
                for chair in freeing
            ]
            return [*freed, *([] if seated is None else [seated])]

        return decide

    def arrange(self, player: Player, wish: Arrangement) -> Command:
        """As the host: change options, number of seats, house rules or the order of those who sit."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            match = require_gathering(require_host(loaded, player)).match
            seats = len(match.chairs) if wish.seats is None else wish.seats
            options, seats = self._validated_options(
                match.opened.game,
                bytes(match.options) if wish.options is None else encode(wish.options),
                seats,
            )
            settings = match.house if wish.house is None else require_valid_clock(wish.house)
            chairs = (match.chairs + (None,) * seats)[:seats]
            same = (options, seats, settings) == (match.options, len(match.chairs), match.house)
            return [
                *([] if same else [Arranged(options=options, seats=seats, house=settings)]),
                *_reorder_events(chairs, wish.order),
            ]

        return decide

    def start(self, player: Player, past: tuple[EventRecord, ...] = ()) -> Command:
        """As the host: begin, once every chair is taken; `past` is where a match goes on."""

        def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
            if None in require_gathering(require_host(loaded, player)).match.chairs:
                raise Illegal("core.empty-chairs")
            return [Started(past)]

        return decide

    def _validated_options(
        self, name: str, body: bytes, seats: int | None
    ) -> tuple[msgspec.Raw, int]:
        """Return the options written out in full and the number of seats; raises Illegal where either makes no sense."""
        game = self.games.game(name)
        options = self.games.codec(name).decode_options(body)
        allowed = game.seat_counts(options)
        chosen = allowed[0] if seats is None else seats
        if chosen not in allowed:
            raise Illegal("core.seats", seats=chosen, least=allowed[0], most=allowed[-1])
        game.setup(options, chosen, Rng(bytes(32)))
        return msgspec.Raw(encode(options)), chosen

    def _seat_event(
        self,
        game: str,
        seat: Seat,
        wish: SeatRequest,
        player: Player,
        nonce: bytes,
        taken: Collection[str],
    ) -> Seated | None:
        match wish.who:
            case "open":
                return None
            case "me":
                return Seated(
                    seat=seat, name=distinct_name(player.name, taken), player=player.id, nonce=nonce
                )
            case "guest":
                # A shared device tells its people apart by their names.
                called = proper_name(wish.name or "")
                require_unreserved(called)
                return Seated(
                    seat=seat,
                    name=distinct_name(called or f"Guest {seat + 1}", taken),
                    player=player.id,
                )
            case "bot":
                level = wish.level or ""
                if level not in self.games.levels(game):
                    raise Illegal("core.no-such-bot", level=level[:40])
                return Seated(
                    seat=seat,
                    name=distinct_name(self.translations.bot_name(game, level), taken),
                    bot=level,
                )


def require_gathering(loaded: LoadedMatch) -> LoadedMatch:
    """Return the match if it has not begun; raises Illegal."""
    if loaded.match.phase != "gathering":
        raise Illegal("core.already-started")
    return loaded


def require_host(loaded: LoadedMatch, player: Player) -> LoadedMatch:
    """Return the match if this player is its host; raises Forbidden."""
    if loaded.match.opened.host != player.id:
        raise Forbidden("core.not-the-host")
    return loaded


def own_seat(chairs: Sequence[Occupant | None], player: Player) -> int | None:
    """Return the chair somebody sits on: of several held on a shared device the one under their own name, as it was told apart."""
    held = {
        chair.name: seat for seat, chair in enumerate(chairs) if chair and chair.player == player.id
    }
    if len(held) == 1:
        return next(iter(held.values()))
    return next((held[name] for name in numbered_names(player.name) if name in held), None)


def name_at_table(chairs: Sequence[Occupant | None], player: Player) -> str:
    """Return the name that somebody bears at a table: that of their chair, or their own, told apart from those who sit."""
    own = own_seat(chairs, player)
    chair = None if own is None else chairs[own]
    return distinct_name(player.name, _names_at_table(chairs)) if chair is None else chair.name


def new_match_id() -> str:
    """Return a fresh match id that nobody can guess."""
    return secrets.token_hex(8)


def nonce_bytes(text: str) -> bytes:
    """Return a browser's contribution to the shuffle, sent as hex; raises Illegal."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        raise Illegal("core.not-a-nonce") from None
    if len(nonce) > MAX_NONCE_BYTES:
        raise Illegal("core.not-a-nonce")
    return nonce


def _reorder_events(
    chairs: Sequence[Occupant | None], order: Sequence[int] | None
) -> list[AnyEvent]:
    if order is None:
        return []
    if sorted(order) != list(range(len(chairs))):
        raise Illegal("core.order")
    if list(order) == sorted(order):
        return []
    vacated = [Vacated(Seat(seat)) for seat, chair in enumerate(chairs) if chair]
    return [
        *vacated,
        *(
            _seat_again(Seat(seat), chair)
            for seat, source in enumerate(order)
            if (chair := chairs[source])
        ),
    ]


def _seat_again(seat: Seat, chair: Occupant) -> Seated:
    return Seated(seat=seat, name=chair.name, player=chair.player, bot=chair.bot, nonce=chair.nonce)


def _names_at_table(chairs: Sequence[Occupant | None], *but: int | None) -> set[str]:
    """Return the names at a table, but for those on some chairs."""
    return {
        chair.name for seat, chair in enumerate(chairs) if chair is not None and seat not in but
    }


def _is_other_person(chair: Occupant | None, host: Player) -> bool:
    """Return whether somebody else than the host sits on a chair, a person and no bot."""
    return chair is not None and chair.player not in (None, host.id)
