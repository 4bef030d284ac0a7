"""Handlers for the pages of a match: table, preview picture, shared screen and analysis."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlencode

from litestar import Response, get
from litestar.response import Redirect

from parlour.db.records import Player
from parlour.server.api.table_info import seats_of_player
from parlour.server.auth.access_control import is_stranger, table_access_refusal
from parlour.server.dependencies import (
    AppDep,
    PathName,
    PlayerDep,
    QuotaDep,
    ShareTokenDep,
    ThrottleDep,
    VisitorDep,
)
from parlour.server.pages.link_previews import SITE_PICTURE, game_picture
from parlour.server.pages.page import AnyRequest, page_response, welcome_response
from parlour.server.pages.position_pictures import PositionPictures, picture_url
from parlour.services.application import Application
from parlour.services.errors import TooManyRequests
from parlour.services.matches.access import can_see_players, is_share_token
from parlour.services.matches.loaded_match import LoadedMatch

LATER_MODULES = {
    "gathering": "web/table/waiting_room.js",
    "over": "web/table/finale.js",
}
"""The module that the page of a table in this phase loads after its own modules."""

MAX_OWN_SEATS = 2
"""Maximum number of own seats whose frames are preloaded.

With more seats, the page waits for its socket.
"""


@get("/t/{match:str}", include_in_schema=False)
async def table_page(
    application: AppDep,
    player: PlayerDep,
    match: PathName,
    share_token: ShareTokenDep,
    request: AnyRequest,
) -> Response[bytes]:
    """Return the page of a table or match."""
    loaded = await application.matches.store.get(match)
    if await is_closed_to(application, player, loaded):
        return await welcome_response(request)
    later = LATER_MODULES.get(loaded.match.phase, "")
    asks = table_requests(loaded, player) if is_fully_open(loaded, player, share_token) else ()
    return await page_response(
        "table",
        request,
        loaded.match.opened.game,
        phase=loaded.match.phase,
        asks=asks,
        later=later,
        position=picture_url(await application.matches.access.public_match(match)),
    )


async def is_closed_to(application: Application, player: Player, loaded: LoadedMatch) -> bool:
    """Return whether a stranger may not open a match, because the server is for members only."""
    return (
        await is_stranger(application, player)
        and await table_access_refusal(application, player, loaded.match) is not None
    )


def is_fully_open(loaded: LoadedMatch, player: Player, share_token: str) -> bool:
    """Return whether the request may see the whole match.

    If so, the page can be preloaded, since a share token in the browser's storage adds nothing.
    """
    return can_see_players(loaded.match, player.id, is_share_token(loaded.match, share_token))


def table_requests(loaded: LoadedMatch, player: Player) -> Iterator[str]:
    """Yield the API paths that a table page requests first."""
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "gathering":
        return
    match_path, seats = f"/api/matches/{loaded.match.id}", seats_of_player(loaded, player)
    if len(seats) > MAX_OWN_SEATS:
        return
    yield f"{match_path}/history{f'?seat={seats[0]}' if seats else ''}"
    for seat in seats or (None,):
        yield f"{match_path}/frame?{urlencode({'light': 'true'} if seat is None else {'seat': seat, 'light': 'true'})}"


@get("/t/{match:str}/position.png", include_in_schema=False)
async def position_picture(
    application: AppDep, match: PathName, quota: QuotaDep, request: AnyRequest
) -> Response[bytes] | Redirect:
    """Return a picture of the current position, or redirect to the game's preview picture."""
    positions: PositionPictures = request.app.state.positions
    try:
        picture = await positions.position_png(application, match, quota)
    except TooManyRequests:
        picture = None
    if picture is None:
        return Redirect(
            game_picture((await application.matches.store.get(match)).match.opened.game)
            or SITE_PICTURE
        )
    return Response(
        picture, media_type="image/png", headers={"cache-control": "public, max-age=300"}
    )


@get("/t/{match:str}/screen", include_in_schema=False)
async def screen_page(
    application: AppDep, player: PlayerDep, match: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return the page of a table's shared screen."""
    loaded = await application.matches.store.get(match)
    if await is_closed_to(application, player, loaded):
        return await welcome_response(request)
    current = loaded.match
    return await page_response(
        "screen", request, current.opened.game, phase=current.phase, asks=(f"/api/tables/{match}",)
    )


@get("/t/{match:str}/analysis", include_in_schema=False)
async def analysis_page(
    application: AppDep,
    player: PlayerDep,
    match: PathName,
    share_token: ShareTokenDep,
    request: AnyRequest,
) -> Response[bytes]:
    """Return the analysis page of a match."""
    loaded = await application.matches.store.get(match)
    if await is_closed_to(application, player, loaded):
        return await welcome_response(request)
    paths = (
        [path async for path in analysis_requests(application, loaded, player)]
        if is_fully_open(loaded, player, share_token)
        else ()
    )
    return await page_response(
        "analysis",
        request,
        loaded.match.opened.game,
        phase="over",
        asks=paths,
        position=picture_url(await application.matches.access.public_match(match)),
    )


async def analysis_requests(
    application: Application, loaded: LoadedMatch, player: Player
) -> AsyncIterator[str]:
    """Yield the API paths that an analysis page requests first, including the last step."""
    match_path, own_seat = (
        f"/api/matches/{loaded.match.id}",
        next(iter(seats_of_player(loaded, player)), None),
    )
    query = "" if own_seat is None else f"?seat={own_seat}"
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "over":
        yield f"{match_path}/steps{query}"
        yield f"{match_path}/analysis?after=-1"
        yield f"{match_path}/steps/{(await application.matches.histories.load(loaded)).step_count - 1}{query}"


@get("/c/{code:str}", include_in_schema=False)
async def table_by_code(
    application: AppDep, visitor: VisitorDep, throttle: ThrottleDep, code: PathName
) -> Redirect:
    """Redirect from a table code to the page of the table."""
    async with throttle.table_code_attempt(visitor.network):
        return Redirect(
            f"/t/{(await application.tables.table_by_code(code, visitor.player)).match.id}"
        )


TABLE_PAGES = (table_page, position_picture, screen_page, analysis_page, table_by_code)
