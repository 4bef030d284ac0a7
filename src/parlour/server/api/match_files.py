"""HTTP API for match files: download and import of finished matches."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator
from typing import Any

from litestar import Controller, Request, get, post
from litestar.response import Stream

from parlour.core.archive import ARCHIVE_SUFFIX, Archive, encode_archive
from parlour.core.fold import CorruptLog
from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.server.api.frame_responses import EncodedResponse
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.api.tables import TableLocation
from parlour.server.dependencies import AppDep, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.application import Application
from parlour.services.errors import MatchUnavailable
from parlour.services.results.imports import MAX_FILE_BYTES
from parlour.services.results.results import ResultQuery


class ZipStream:
    """A write-only stream for a zip file that is sent while it is being written."""

    def __init__(self) -> None:
        self._buffer: list[bytes] = []

    def write(self, body: bytes, /) -> int:
        """Append bytes to the buffer."""
        self._buffer.append(bytes(body))
        return len(body)

    def flush(self) -> None:
        """Do nothing, since the stream holds no unwritten bytes."""

    def close(self) -> None:
        """Do nothing, since the written bytes are still to be read."""

    def take_bytes(self) -> bytes:
        """Return the bytes written since the last call, and clear the buffer."""
        body, self._buffer = b"".join(self._buffer), []
        return body


class MatchFilesApi(Controller):
    """Endpoints for exporting and importing matches as self-contained files."""

    path = "/api"
    tags = ["files"]

    @get("/matches/{match:str}/file")
    async def match_file(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> EncodedResponse[Archive]:
        """Return a finished match as a file.

        The file can be replayed and verified without an account.
        """
        await quota.spend(QuotaKind.HISTORY)
        body = encode_archive(
            await application.matches.proofs.export_archive(
                (await viewer.watchable_match()).match.id
            )
        )
        return EncodedResponse(body, headers=_download_headers(f"{viewer.match}{ARCHIVE_SUFFIX}"))

    @get("/me/matches.zip", media_type="application/zip")
    async def all_match_files(
        self, application: AppDep, player: PlayerDep, quota: QuotaDep
    ) -> Stream:
        """Return a zip file with all finished matches of the user."""
        await quota.spend(QuotaKind.IMPORTS)
        return Stream(
            _zip_chunks(application, player),
            media_type="application/zip",
            headers=_download_headers("matches.zip"),
        )

    @post("/matches", request_max_body_size=MAX_FILE_BYTES + 1, body_type=Archive)
    async def import_match(
        self,
        application: AppDep,
        player: PlayerDep,
        quota: QuotaDep,
        request: Request[Any, Any, Any],
    ) -> TableLocation:
        """Import a match file.

        The match is stored as private to the user. A file that fails verification is rejected.
        """
        await quota.spend(QuotaKind.IMPORTS)
        loaded = await application.results.imports.import_file(await request.body(), player)
        return TableLocation(loaded.match.id, None)


async def _zip_chunks(application: Application, player: Player) -> AsyncIterator[bytes]:
    """Yield the chunks of a zip file with all of a player's finished matches.

    Only one match is in memory at a time.
    """
    stream = ZipStream()
    query: ResultQuery | None = ResultQuery()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        while query is not None:
            page = await application.results.queries.search(query, player)
            for result in page.results:
                try:
                    body = encode_archive(
                        await application.matches.proofs.export_archive(result.match)
                    )
                except (CorruptLog, Illegal, MatchUnavailable):
                    continue  # skip unfinished daily deals and unreadable logs
                archive.writestr(f"{result.game}-{result.match}{ARCHIVE_SUFFIX}", body)
                yield stream.take_bytes()
            query = ResultQuery(cursor=page.next_cursor) if page.next_cursor else None
    yield stream.take_bytes()


def _download_headers(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
