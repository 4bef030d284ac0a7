"""Redirects from former page URLs, which sent e-mails and saved links may contain."""

from __future__ import annotations

from urllib.parse import quote

from litestar import get
from litestar.response import Redirect
from litestar.status_codes import HTTP_301_MOVED_PERMANENTLY

from parlour.server.dependencies import PathName
from parlour.server.pages.page import AnyRequest


@get("/notices", include_in_schema=False)
async def redirect_to_notifications() -> Redirect:
    """Redirect from the URL in sent e-mails to the notifications page.

    The browser keeps the fragment of the URL, which identifies the channel.
    """
    return Redirect("/notifications", status_code=HTTP_301_MOVED_PERMANENTLY)


@get("/t/{match:str}/review", include_in_schema=False)
async def redirect_to_analysis(match: PathName, request: AnyRequest) -> Redirect:
    """Redirect from the former URL of an analysis page.

    The query string is kept, since it may contain a share token.
    """
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(
        f"/t/{quote(match, safe='')}/analysis{query}", status_code=HTTP_301_MOVED_PERMANENTLY
    )


REDIRECTS = (redirect_to_notifications, redirect_to_analysis)
