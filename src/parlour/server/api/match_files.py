"""The API of match files: take one's own out, all at once too, and bring some in."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Stream

from parlour.core.archive import ARCHIVE_SUFFIX, encode_archive
from parlour.core.fold import CorruptLog
from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.server.api.tables import TableLocation as Found
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep, ShareTokenDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.application import Application
from parlour.services.errors import MatchUnavailable
from parlour.services.results.imports import MAX_FILE_BYTES
from parlour.services.results.results import ResultQuery


class ZipStream:
    """Where a zip file is written that is sent on while it grows: it can be neither rewound nor read again."""

    def __init__(self) -> None:
        self._buffer: list[bytes] = []

    def write(self, body: bytes, /) -> int:
        """Hold a piece."""
        self._buffer.append(bytes(body))
        return len(body)

    def flush(self) -> None:
        """Do nothing: every piece is held as soon as it is written."""

    def close(self) -> None:
        """Do nothing: what is held can still be taken."""

    def take_bytes(self) -> bytes:
        """Return what was written since the last time."""
        body, self._buffer = b"".join(self._buffer), []
        return body


class MatchFilesApi(Controller):
    """Matches as files that stand alone."""

    path = "/api"
    tags = ["files"]

    @get("/matches/{match:str}/file")
    async def match_file(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> Response[bytes]:
        """Return a finished match as a file with all that replays and proves it, without accounts."""
        allowed.spend(QuotaKind.HISTORY)
        body = encode_archive(
            await here.matches.proofs.export_archive(
                (await here.matches.access.watchable_match(match, player, shown)).match.id
            )
        )
        return Response(
            body,
            media_type="application/json",
            headers=_download_headers(f"{match}{ARCHIVE_SUFFIX}"),
        )

    @get("/me/matches.zip")
    async def all_match_files(self, here: AppDep, player: PlayerDep, allowed: QuotaDep) -> Stream:
        """Return all my finished matches, a file each."""
        allowed.spend(QuotaKind.IMPORTS)
        return Stream(
            _zip_chunks(here, player),
            media_type="application/zip",
            headers=_download_headers("matches.zip"),
        )

    @post("/matches", request_max_body_size=MAX_FILE_BYTES + 1)
    async def import_match(
        self, here: AppDep, player: PlayerDep, allowed: QuotaDep, request: Request[Any, Any, Any]
    ) -> Found:
        """Bring in a match file, as the body itself; it is taken whole if it proves itself, and is private to me."""
        allowed.spend(QuotaKind.IMPORTS)
        loaded = await here.results.imports.import_file(await request.body(), player)
        return Found(loaded.match.id, None)


async def _zip_chunks(here: Application, player: Player) -> AsyncIterator[bytes]:
    """Yield a zip file match by match, so that no more than one is held at a time."""
    pieces = ZipStream()
    asked: ResultQuery | None = ResultQuery()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as packed:
        while asked is not None:
            page = await here.results.queries.search(asked, player)
            for line in page.results:
                try:
                    body = encode_archive(await here.matches.proofs.export_archive(line.match))
                except (CorruptLog, Illegal, MatchUnavailable):
                    continue  # a day that is still on, or a log that cannot be read: the others are packed all the same
                packed.writestr(f"{line.game}-{line.match}{ARCHIVE_SUFFIX}", body)
                yield pieces.take_bytes()
            asked = ResultQuery(beyond=page.next_cursor) if page.next_cursor else None
    yield pieces.take_bytes()


def _download_headers(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
