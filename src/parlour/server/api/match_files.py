"""The API of match files: take one's own out, all at once too, and bring some in."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Stream

from parlour.core.archive import SUFFIX, write
from parlour.core.fold import Broken
from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.server.api.tables import Opened as Found
from parlour.server.dependencies import Allowance, Asking, Here, Named, Shown
from parlour.server.limits.quotas import Kind
from parlour.services.application import House
from parlour.services.errors import Stopped
from parlour.services.results.imports import LARGEST
from parlour.services.results.results import Asked


class Pieces:
    """Where a zip file is written that is sent on while it grows: it can be neither rewound nor read again."""

    def __init__(self) -> None:
        self._held: list[bytes] = []

    def write(self, body: bytes, /) -> int:
        """Hold a piece."""
        self._held.append(bytes(body))
        return len(body)

    def flush(self) -> None:
        """Do nothing: every piece is held as soon as it is written."""

    def close(self) -> None:
        """Do nothing: what is held can still be taken."""

    def taken(self) -> bytes:
        """Return what was written since the last time."""
        body, self._held = b"".join(self._held), []
        return body


class FilesApi(Controller):
    """Matches as files that stand alone."""

    path = "/api"
    tags = ["files"]

    @get("/matches/{match:str}/file")
    async def file(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> Response[bytes]:
        """Return a finished match as a file with all that replays and proves it, without accounts."""
        allowed.spend(Kind.HISTORY)
        body = write(await here.proofs.archive((await here.watched(match, player, shown)).match.id))
        return Response(body, media_type="application/json", headers=_named(f"{match}{SUFFIX}"))

    @get("/me/matches.zip")
    async def files(self, here: Here, player: Asking, allowed: Allowance) -> Stream:
        """Return all my finished matches, a file each."""
        allowed.spend(Kind.IMPORTS)
        return Stream(_zipped(here, player), media_type="application/zip", headers=_named("matches.zip"))

    @post("/matches", request_max_body_size=LARGEST + 1)
    async def bring(self, here: Here, player: Asking, allowed: Allowance, request: Request[Any, Any, Any]) -> Found:
        """Bring in a match file, as the body itself; it is taken whole if it proves itself, and is private to me."""
        allowed.spend(Kind.IMPORTS)
        loaded = await here.imports.take(await request.body(), player)
        return Found(loaded.match.id, None)


async def _zipped(here: House, player: Player) -> AsyncIterator[bytes]:
    """Yield a zip file match by match, so that no more than one is held at a time."""
    pieces = Pieces()
    asked: Asked | None = Asked()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as packed:
        while asked is not None:
            page = await here.history.search(asked, player)
            for line in page.lines:
                try:
                    body = write(await here.proofs.archive(line.match))
                except (Broken, Illegal, Stopped):
                    continue  # a day that is still on, or a log that cannot be read: the others are packed all the same
                packed.writestr(f"{line.game}-{line.match}{SUFFIX}", body)
                yield pieces.taken()
            asked = Asked(beyond=page.beyond) if page.beyond else None
    yield pieces.taken()


def _named(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
