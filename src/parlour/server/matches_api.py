"""The API of matches: frames, moves, the move list, review and proof."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.game import Illegal, Seat, replace
from parlour.core.proof import Proof
from parlour.core.value import Value
from parlour.db.log import Player
from parlour.server.given import Asking, Eyes, Here, Named, Place
from parlour.server.tableinfo import seats_of
from parlour.server.wire import Number
from parlour.tables.frames import frame
from parlour.tables.history import Entry
from parlour.tables.matches import Live, now
from parlour.tables.refusal import Forbidden, Missing


class Decision(Value, frozen=True):
    """An action for a seat. `since` is the identity of the decision, as the frame named it."""

    seat: Number
    since: Number
    action: dict[str, Any]


class Draft(Value, frozen=True):
    """An action that is only being thought about."""

    seat: Number
    action: dict[str, Any]


class Giving(Value, frozen=True):
    """A seat that is given up."""

    seat: Number


class Steps(Value, frozen=True):
    """How many steps a review has, and what happened at each."""

    count: int
    entries: list[Entry]


class MatchesApi(Controller):
    """A match through the eyes of whoever asks."""

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @get("/frame")
    async def frame(self, arena: Here, player: Asking, match: Named, seat: Eyes = None) -> Response[bytes]:
        """Return the newest frame for a seat of mine, or the public one."""
        live = await arena.watched(match, player)
        return _json(arena.frames.rendered(live, eyes(live, player, seat)))

    @post("/act")
    async def act(self, arena: Here, player: Asking, match: Named, data: JSONBody[Decision]) -> Response[bytes]:
        """Decide for a seat of mine and return its next frame."""
        live = await arena.act(match, player, data.seat, data.since, encode(data.action), now())
        return _json(arena.frames.rendered(live, Seat(data.seat)))

    @post("/preview")
    async def preview(self, arena: Here, player: Asking, match: Named, data: JSONBody[Draft]) -> Response[bytes]:
        """Return what an action would show its mover, without taking it."""
        return _json(encode(await arena.preview(match, player, data.seat, encode(data.action))))

    @post("/resign")
    async def resign(self, arena: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """Give up a seat for good."""
        return _json(arena.frames.rendered(await arena.resign(match, player, data.seat), Seat(data.seat)))

    @get("/history")
    async def history(self, arena: Here, player: Asking, match: Named, seat: Eyes = None) -> Steps:
        """Return the move list through the eyes of a seat of mine, or the public's."""
        live = await arena.watched(match, player)
        entries = (await arena.histories.of(live)).entries(eyes(live, player, seat))
        return Steps(len(entries), entries)

    @get("/steps")
    async def steps(self, arena: Here, player: Asking, match: Named, seat: Eyes = None) -> Steps:
        """Return what a review steps through, from any seat's eyes once the match is over."""
        live = _over(await arena.watched(match, player))
        history = await arena.histories.of(live)
        return Steps(history.steps, history.entries(eyes(live, player, seat)))

    @get("/steps/{number:int}")
    async def step(self, arena: Here, player: Asking, match: Named, number: Place, seat: Eyes = None) -> Response[bytes]:
        """Return the frame at one step of a review."""
        live = _over(await arena.watched(match, player))
        past = (await arena.histories.of(live)).step(number)
        if past is None:
            raise Missing("core.no-such-step", step=number)
        # The chairs of today: whoever took over a chair later is still the one to name.
        shown = Live(replace(past, chairs=live.match.chairs), live.game)
        return _json(encode(frame(shown, eyes(live, player, seat), past=True)))

    @get("/proof")
    async def proof(self, arena: Here, player: Asking, match: Named) -> Proof:
        """Return the key and what was checked with it, once the match is over."""
        return await arena.proof((await arena.watched(match, player)).match.id)


def _over(live: Live) -> Live:
    """Return a match that may be looked back on; raises Illegal while it is on."""
    if live.match.phase != "over":
        raise Illegal("core.not-over")
    return live


def eyes(live: Live, player: Player, seat: int | None) -> Seat | None:
    """Return the seat whose view this player may have; raises Forbidden for a foreign seat while the match is on."""
    if seat is None:
        return None
    if not 0 <= seat < len(live.match.chairs):
        raise Missing("core.no-such-seat", seat=seat)
    if live.match.phase == "over" or seat in seats_of(live, player):
        return Seat(seat)
    raise Forbidden("core.not-your-seat", seat=seat)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
