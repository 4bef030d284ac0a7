"""The API of matches: frames, moves, the move list, review and proof."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.event import Claim
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.core.numbers import Number, SeatNumber
from parlour.core.proof import Proof
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.server.api.table_info import seats_of
from parlour.server.api.tables import Opened
from parlour.server.dependencies import Again, Allowance, Asking, Here, Light, Named, Shown
from parlour.server.limits.numbers import Eyes, Place
from parlour.server.limits.quotas import Kind
from parlour.services.engine.hints import Hint
from parlour.services.errors import Forbidden, Missing
from parlour.services.matches import reminders
from parlour.services.matches.access import is_pass, may_know, over
from parlour.services.matches.fork import GoingOn
from parlour.services.matches.frames import frame, nameless, rendered
from parlour.services.matches.history import Entry
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.time import now

AT_ONCE = 40
"""How many frames of a review are told at once."""


class Decision(Value, frozen=True):
    """An action for a seat. `since` is the identity of the decision, as the frame named it."""

    seat: SeatNumber
    since: Number
    action: dict[str, Any]


class Draft(Value, frozen=True):
    """An action that is only being thought about."""

    seat: SeatNumber
    action: dict[str, Any]


class Giving(Value, frozen=True):
    """A seat of mine."""

    seat: SeatNumber


class Claiming(Giving, frozen=True):
    """What a seat of mine claims of a match that was left lying."""

    what: Claim


class Steps(Value, frozen=True):
    """How many steps a review has, and what happened at each."""

    count: int
    entries: list[Entry]


class MatchesApi(Controller):
    """A match through the eyes of whoever asks."""

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @get("/frame")
    async def frame(
        self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown, seat: Eyes = None, light: Light = False
    ) -> Response[bytes]:
        """Return the newest frame for a seat of mine, or the public one; a `light` one leaves out the previews of a long list, as a socket does."""
        allowed.spend(Kind.STEPS)
        loaded = await here.watched(match, player, shown)
        if not may_know(loaded.match, player.id, is_pass(loaded.match, shown)):
            return _json(encode(nameless(loaded)))
        whose = eyes(loaded, player, seat)
        # Whoever asks for a frame asks for all of it, unless there is a line on which previews can follow.
        return _json(rendered(loaded, whose) if light else encode(frame(loaded, whose)))

    @post("/act")
    async def act(self, here: Here, player: Asking, match: Named, data: JSONBody[Decision]) -> Response[bytes]:
        """Decide for a seat of mine and return its next frame."""
        loaded = await here.act(match, player, data.seat, data.since, encode(data.action), now())
        return _json(rendered(loaded, Seat(data.seat)))

    @post("/preview")
    async def preview(self, here: Here, player: Asking, match: Named, allowed: Allowance, data: JSONBody[Draft]) -> Response[bytes]:
        """Return what an action would show its mover, without taking it."""
        allowed.spend(Kind.DRAFTS)
        (found,) = await here.previews(match, player, data.seat, [encode(data.action)])
        return _json(encode(found))

    @post("/leave")
    async def leave(self, here: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """Let a bot about as strong as I am play on for me, where the table has it so."""
        return _json(rendered(await here.leavers.hand_over(match, player.id, data.seat), Seat(data.seat)))

    @post("/return")
    async def back(self, here: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """Take back the seat on which a bot has played on for me."""
        return _json(rendered(await here.leavers.take_back(match, player.id, data.seat), Seat(data.seat)))

    @post("/continue")
    async def go_on(self, here: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """End the pause: the clocks go on."""
        return _json(rendered(await here.matches.change(match, reminders.go_on(player.id, data.seat)), Seat(data.seat)))

    @post("/nudge")
    async def nudge(self, here: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """Remind those for whom a seat of mine waits, on the ways they chose; from the frame's `nudge_at` on."""
        return _json(rendered(await here.matches.change(match, reminders.nudge(player.id, data.seat)), Seat(data.seat)))

    @post("/claim")
    async def claim(self, here: Here, player: Asking, match: Named, data: JSONBody[Claiming]) -> Response[bytes]:
        """Claim what follows when those who are awaited have left the match lying; from the frame's `claim_at` on."""
        return _json(rendered(await here.matches.change(match, reminders.claim(player.id, data.seat, data.what)), Seat(data.seat)))

    @post("/hint", status_code=200)
    async def hint(self, here: Here, player: Asking, match: Named, allowed: Allowance, data: JSONBody[Giving]) -> Hint:
        """Return what the strongest bot would do for a seat of mine that plays against bots; the record says that it was told."""
        allowed.spend(Kind.HISTORY)
        return await here.hints.give(match, player, data.seat)

    @post("/resign")
    async def resign(self, here: Here, player: Asking, match: Named, data: JSONBody[Giving]) -> Response[bytes]:
        """Give up a seat for good."""
        return _json(rendered(await here.resign(match, player, data.seat), Seat(data.seat)))

    @get("/history")
    async def history(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown, seat: Eyes = None) -> Steps:
        """Return the move list through the eyes of a seat of mine, or the public's."""
        allowed.spend(Kind.HISTORY)
        loaded = await here.known(match, player, shown)
        entries = (await here.histories.of(loaded)).entries(eyes(loaded, player, seat), until=loaded.match.seq)
        return Steps(len(entries), entries)

    @get("/past/{number:int}")
    async def past(
        self, here: Here, player: Asking, match: Named, allowed: Allowance, number: Place, shown: Shown, seat: Eyes = None
    ) -> Response[bytes]:
        """Return what a seat of mine, or the public, saw at a position of the log, also while the match is on."""
        allowed.spend(Kind.STEPS)
        loaded = await here.known(match, player, shown)
        whose, then = eyes(loaded, player, seat), (await here.histories.of(loaded)).at(number)
        # A position that this watcher has not come to is not there yet.
        if then is None or number > loaded.match.seq:
            raise Missing("core.no-such-step", step=number)
        return _json(encode(frame(LoadedMatch(replace(then, chairs=loaded.match.chairs), loaded.game), whose, past=True)))

    @get("/steps")
    async def steps(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown, seat: Eyes = None) -> Steps:
        """Return what a review steps through, from any seat's eyes once the match is over."""
        allowed.spend(Kind.HISTORY)
        loaded = over(await here.watched(match, player, shown))
        history = await here.histories.of(loaded)
        return Steps(history.steps, history.entries(eyes(loaded, player, seat)))

    @get("/steps/{number:int}")
    async def step(
        self, here: Here, player: Asking, match: Named, allowed: Allowance, number: Place, shown: Shown, seat: Eyes = None, again: Again = False
    ) -> Response[bytes]:
        """Return the frame at one step of a review; `again` asks for one to try the decision at once more, which changes nothing."""
        allowed.spend(Kind.STEPS)
        loaded = over(await here.watched(match, player, shown))
        past = (await here.histories.of(loaded)).step(number)
        if past is None:
            raise Missing("core.no-such-step", step=number)
        return _json(encode(frame(_today(past, loaded), eyes(loaded, player, seat), past=not again)))

    @get("/steps/from/{number:int}")
    async def steps_from(
        self, here: Here, player: Asking, match: Named, allowed: Allowance, number: Place, shown: Shown, seat: Eyes = None
    ) -> Response[bytes]:
        """Return the frames of a review from one step on, so many at once."""
        loaded = over(await here.watched(match, player, shown))
        history, whose = await here.histories.of(loaded), eyes(loaded, player, seat)
        found: list[bytes] = []
        while len(found) < AT_ONCE and (past := history.step(number + len(found))) is not None:
            allowed.spend(Kind.STEPS)
            found.append(encode(frame(_today(past, loaded), whose, past=True)))
            # A long review keeps nobody else waiting.
            await asyncio.sleep(0)
        if not found:
            raise Missing("core.no-such-step", step=number)
        return _json(b"[%b]" % b",".join(found))

    @post("/steps/{number:int}/preview")
    async def preview_again(
        self, here: Here, player: Asking, match: Named, allowed: Allowance, number: Place, shown: Shown, data: JSONBody[Draft]
    ) -> Response[bytes]:
        """Return what an action would have shown its mover at a step of a match that is over."""
        allowed.spend(Kind.DRAFTS)
        loaded = over(await here.watched(match, player, shown))
        return _json(encode(await here.preview_again(loaded, number, data.seat, encode(data.action))))

    @post("/steps/{number:int}/after")
    async def step_after(
        self, here: Here, player: Asking, match: Named, shown: Shown, number: Place, allowed: Allowance, data: JSONBody[Draft]
    ) -> Response[bytes]:
        """Return the frame as it would have been had a seat taken another action at a step of a match that is over."""
        allowed.spend(Kind.DRAFTS)
        loaded = over(await here.known(match, player, shown))
        return _json(encode(frame(await here.step_after(loaded, number, data.seat, encode(data.action)), Seat(data.seat), past=True)))

    @post("/steps/{number:int}/table")
    async def play_on(
        self, here: Here, player: Asking, match: Named, number: Place, allowed: Allowance, shown: Shown, data: JSONBody[GoingOn]
    ) -> Opened:
        """Open a table that goes on from a step of a match that is over, with the same hidden facts."""
        allowed.spend(Kind.TABLES)
        before = over(await here.watched(match, player, shown))
        loaded = await here.tables.go_on(before, number, player, data, allowed.network)
        return Opened(loaded.match.id, loaded.match.opened.code)

    @get("/proof")
    async def proof(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> Proof:
        """Return the key and what was checked with it, once the match is over."""
        allowed.spend(Kind.HISTORY)
        return await here.proofs.of((await here.watched(match, player, shown)).match.id)


def eyes(loaded: LoadedMatch, player: Player, seat: int | None) -> Seat | None:
    """Return the seat whose view this player may have; raises Forbidden for a foreign seat while the match is on."""
    if seat is None:
        return None
    if not 0 <= seat < len(loaded.match.chairs):
        raise Missing("core.no-such-seat", seat=seat)
    if loaded.match.phase == "over" or seat in seats_of(loaded, player):
        return Seat(seat)
    raise Forbidden("core.not-your-seat", seat=seat)


def _today(past: Match[Any], loaded: LoadedMatch) -> LoadedMatch:
    """Return a match as it was, with the chairs of today: whoever took over a chair later is still the one to name."""
    return LoadedMatch(replace(past, chairs=loaded.match.chairs), loaded.game)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
