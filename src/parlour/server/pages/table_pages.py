"""The pages of a match: its table, its picture for links, its big screen, its review, and the way there by a spoken code."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlencode

from litestar import Response, get
from litestar.response import Redirect

from parlour.db.records import Player
from parlour.server.api.table_info import seats_of
from parlour.server.dependencies import Allowance, Asking, Guessing, Here, Named, Shown, Visiting
from parlour.server.pages.link_previews import HOUSE, picture_of
from parlour.server.pages.page import Asked, page
from parlour.server.pages.position_pictures import Positions, address
from parlour.services.application import House
from parlour.services.errors import Later
from parlour.services.matches.access import is_pass, may_know
from parlour.services.matches.loaded_match import LoadedMatch

HAND = 2
"""How many seats of one person are shown with the page of their table; a screen that more people share waits for its socket."""


@get("/t/{match:str}", include_in_schema=False)
async def table(here: Here, player: Asking, match: Named, shown: Shown, request: Asked) -> Response[bytes]:
    """Return the page of a table, from gathering to the result."""
    loaded = await here.matches.get(match)
    later = "web/table/gathering.js" if loaded.match.phase == "gathering" else ""
    asks = asked_at_table(loaded, player) if is_open(loaded, player, shown) else ()
    return await page(
        "table", request, loaded.match.opened.game, loaded.match.phase, asks=asks, later=later, position=address(await here.public(match))
    )


def is_open(loaded: LoadedMatch, player: Player, shown: str) -> bool:
    """Return whether a match is as open to somebody as it can be: a pass that only their browser keeps would open no more."""
    return may_know(loaded.match, player.id, is_pass(loaded.match, shown))


def asked_at_table(loaded: LoadedMatch, player: Player) -> Iterator[str]:
    """Yield what the page of a table asks first."""
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "gathering":
        return
    of, seats = f"/api/matches/{loaded.match.id}", seats_of(loaded, player)
    if len(seats) > HAND:
        return
    yield f"{of}/history{f'?seat={seats[0]}' if seats else ''}"
    for seat in seats or (None,):
        yield f"{of}/frame?{urlencode({'light': 'true'} if seat is None else {'seat': seat, 'light': 'true'})}"


@get("/t/{match:str}/position.png", include_in_schema=False)
async def position(here: Here, match: Named, allowed: Allowance, request: Asked) -> Response[bytes] | Redirect:
    """Return the position of a match as a picture for links, or lead to the picture of its game."""
    positions: Positions = request.app.state.positions
    try:
        drawn = await positions.png(here, match, allowed)
    except Later:
        drawn = None
    if drawn is None:
        return Redirect(picture_of((await here.matches.get(match)).match.opened.game) or HOUSE)
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=300"})


@get("/t/{match:str}/screen", include_in_schema=False)
async def screen(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the big screen of a café table."""
    found = (await here.matches.get(match)).match
    return await page("screen", request, found.opened.game, found.phase, asks=(f"/api/tables/{match}",))


@get("/t/{match:str}/review", include_in_schema=False)
async def review(here: Here, player: Asking, match: Named, shown: Shown, request: Asked) -> Response[bytes]:
    """Return the review of a match."""
    loaded = await here.matches.get(match)
    asks = [one async for one in asked_at_review(here, loaded, player)] if is_open(loaded, player, shown) else ()
    return await page("review", request, loaded.match.opened.game, "over", asks=asks, position=address(await here.public(match)))


async def asked_at_review(here: House, loaded: LoadedMatch, player: Player) -> AsyncIterator[str]:
    """Yield what a review asks first, up to its last step."""
    of, whose = f"/api/matches/{loaded.match.id}", next(iter(seats_of(loaded, player)), None)
    eyes = "" if whose is None else f"?seat={whose}"
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "over":
        yield f"{of}/steps{eyes}"
        yield f"{of}/opinions?after=-1"
        yield f"{of}/steps/{(await here.histories.of(loaded)).steps - 1}{eyes}"


@get("/c/{code:str}", include_in_schema=False)
async def by_code(here: Here, visitor: Visiting, guesses: Guessing, code: Named) -> Redirect:
    """Lead from a spoken code to its table."""
    async with guesses.at_spoken(visitor.network):
        return Redirect(f"/t/{(await here.tables.invited(code, visitor.player)).match.id}")


TABLE_PAGES = (table, position, screen, review, by_code)
