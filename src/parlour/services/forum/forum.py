"""The forum, in which everyone can read, members can write and moderators moderate."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.log import DuplicateKey
from parlour.db.records import Player, Post, ThreadRow
from parlour.services.accounts.admin_rights import actor_from_player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.forum.rendering import Renderer
from parlour.services.forum.serializers import (
    EDIT_WINDOW_MS,
    MODERATOR_ROLES,
    ThreadDetails,
    ThreadSummary,
    is_legible,
    post_details,
    thread_summary,
)
from parlour.services.moderation.audit import record_audit
from parlour.services.moderation.reports import MAX_REASON_LENGTH, new_report
from parlour.services.text import many_lines, one_line
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.forum import ForumRepository
    from parlour.db.moderation import ModerationRepository
    from parlour.services.games import Games

SITE_BOARD = "house"
"""The id of the board that belongs to no game."""

MAX_TITLE_LENGTH, MAX_POST_LENGTH, MAX_SEARCH_LENGTH = 100, 8_000, 60

PAGE_SIZE = 40
"""The maximum number of threads or posts in a response."""


class ThreadChanges(Value, frozen=True, kw_only=True):
    """A moderator's changes to a thread; None leaves a value unchanged."""

    pinned: bool | None = None
    """Whether the thread is pinned."""

    locked: bool | None = None
    """Whether the thread is locked."""

    deleted: bool | None = None
    """Whether the thread is deleted."""

    board: str | None = None
    """The board of the thread."""


class Forum:
    """The service for threads, posts, reports and moderation, with an audit log."""

    def __init__(
        self, threads: ForumRepository, moderation: ModerationRepository, games: Games
    ) -> None:
        self._threads, self._moderation_repository, self._games = threads, moderation, games
        self._renderer = Renderer()

    def close(self) -> None:
        """Stop the Markdown renderer."""
        self._renderer.close()

    async def preview_post(self, text: str) -> str:
        """Return a draft rendered as HTML; raises Illegal if it is too long."""
        if len(text) > MAX_POST_LENGTH:
            raise Illegal("forum.too-long", most=MAX_POST_LENGTH)
        return await self._renderer.render_draft(many_lines(text, MAX_POST_LENGTH))

    async def render_texts(self, texts: Sequence[str]) -> list[str]:
        """Return Markdown texts rendered as HTML, from the cache if possible."""
        return await self._renderer.render_posts(texts)

    @property
    def boards(self) -> tuple[str, ...]:
        """The ids of the boards: one for the site and one for each game."""
        return (SITE_BOARD, *self._games.ids)

    async def threads(
        self,
        reader: Player,
        board: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
        *,
        deleted: bool = False,
    ) -> list[ThreadSummary]:
        """Return threads that contain a text, pinned ones first, then most recently changed.

        Args:
            reader: The reading user.
            board: The board, or an empty string for all boards.
            text: The text to find in posts, or an empty string.
            offset: The number of threads to skip.
            limit: The maximum number of threads.
            deleted: Whether to return the deleted threads, which only moderators may see.
        """
        if deleted:
            _require_moderator(reader)
        search_text = " ".join(text.casefold().split())[:MAX_SEARCH_LENGTH].translate(
            {ord("%"): "_"}
        )
        like = f"%{search_text}%" if search_text else ""
        found = await self._threads.threads(
            reader.id, board, like, max(0, offset), limit, binned=deleted
        )
        return [thread_summary(row, reader) for row in found]

    async def thread(self, reader: Player, id: str, after: int = 0) -> ThreadDetails:
        """Return a thread with its posts after a number; raises NotFound.

        A deleted thread is found only by moderators.
        """
        row = await self._require_thread(id, reader)
        found = await self._threads.posts(id, max(0, after), PAGE_SIZE + 1)
        texts = [
            post_row.text if is_legible(post_row, reader) else "" for post_row in found[:PAGE_SIZE]
        ]
        pages = await self._renderer.render_posts(texts)
        posts = [
            post_details(post_row, reader, html)
            for post_row, html in zip(found, pages, strict=False)
        ]
        return ThreadDetails(
            thread=thread_summary(row, reader),
            last_read=row.seen,
            posts=posts,
            has_more=len(found) > PAGE_SIZE,
        )

    async def start_thread(self, writer: Player, board: str, title: str, text: str) -> str:
        """Start a thread and return its id."""
        _require_writer(writer)
        if board not in self.boards:
            raise NotFound("forum.no-such-board")
        heading, body = one_line(title, MAX_TITLE_LENGTH), _post_text(text)
        if not heading:
            raise Illegal("forum.no-title")
        id, at = secrets.token_hex(8), now()
        row = ThreadRow(
            id, board, heading, writer.id, writer.name, at, at, 1, False, False, False, 1
        )
        await self._threads.add_thread(
            row, _new_post(id, writer, body, at), f"{heading}\n{body}".casefold()
        )
        await self._threads.mark_read(writer.id, id, 1)
        return id

    async def reply(self, writer: Player, id: str, text: str) -> int:
        """Add a post to a thread and return its number."""
        _require_writer(writer)
        body = _post_text(text)
        await self._require_thread(id, writer)
        try:
            number = await self._threads.add_post(
                _new_post(id, writer, body, now()), body.casefold()
            )
        except DuplicateKey:
            raise Illegal("forum.locked") from None
        await self._threads.mark_read(writer.id, id, number)
        return number

    async def edit_post(self, writer: Player, id: str, text: str) -> None:
        """Replace the text of the writer's own post within the time limit."""
        _require_writer(writer)
        found = await self._require_post(id, writer)
        if found.player != writer.id:
            raise Forbidden("forum.not-yours")
        row = await self._require_thread(found.thread, writer)
        if row.locked or found.hidden_by or now() - found.at > EDIT_WINDOW_MS:
            raise Illegal("forum.too-late")
        body = _post_text(text)
        search_text = f"{row.title}\n{body}" if found.number == 1 else body
        await self._threads.update_post(id, body, search_text.casefold(), now())

    async def mark_read(self, reader: Player, id: str, number: int) -> None:
        """Record the number of the last post that a reader has read in a thread."""
        row = await self._require_thread(id, reader)
        await self._threads.mark_read(reader.id, id, min(max(0, number), row.posts))

    async def report_post(self, reader: Player, id: str, reason: str) -> None:
        """Report a post to the moderators."""
        found = await self._require_post(id, reader)
        place = f"/forum/{found.thread}#p{found.number}"
        report = new_report(
            reader,
            "post",
            about=found.name,
            about_player=found.player,
            place=place,
            said=found.text,
            why=reason,
        )
        await self._threads.add_report(report)

    async def set_post_hidden(
        self, moderator: Player, id: str, reason: str, *, hidden: bool
    ) -> None:
        """Hide a post and show a reason in its place, or show it again."""
        _require_moderator(moderator)
        found = await self._require_post(id, moderator)
        name_of_moderator, id_of_moderator, reason_shown = (
            (moderator.name, moderator.id, one_line(reason, MAX_REASON_LENGTH))
            if hidden
            else ("", "", "")
        )
        await self._threads.set_hidden(id, name_of_moderator, id_of_moderator, reason_shown)
        await self._record_audit(
            moderator, "post-hidden" if hidden else "post-shown", found.name, found.player, reason
        )

    async def moderate_thread(self, moderator: Player, id: str, changes: ThreadChanges) -> None:
        """Pin, lock, move or delete a thread, or undo this."""
        _require_moderator(moderator)
        row = await self._require_thread(id, moderator)
        if changes.board is not None and changes.board not in self.boards:
            raise NotFound("forum.no-such-board")
        requested = {
            "pinned": changes.pinned,
            "locked": changes.locked,
            "binned": changes.deleted,
            "board": changes.board,
        }
        changed = replace(
            row, **{name: value for name, value in requested.items() if value is not None}
        )
        await self._threads.update_thread(changed)
        for name in ("pinned", "locked", "binned"):
            if getattr(row, name) != getattr(changed, name):
                await self._record_audit(
                    moderator,
                    f"thread-{'' if getattr(changed, name) else 'un'}{name}",
                    row.title,
                    row.player,
                )
        if row.board != changed.board:
            await self._record_audit(
                moderator, "thread-moved", row.title, row.player, changed.board
            )

    async def _require_thread(self, id: str, reader: Player) -> ThreadRow:
        found = await self._threads.thread(id, reader.id)
        if found is None or (found.binned and reader.role not in MODERATOR_ROLES):
            raise NotFound("forum.no-such-thread")
        return found

    async def _require_post(self, id: str, reader: Player) -> Post:
        """Return a post that a reader may see; raises NotFound otherwise."""
        found = await self._threads.post(id)
        if found is None or (found.hidden_by and reader.role not in MODERATOR_ROLES):
            raise NotFound("forum.no-such-thread")
        await self._require_thread(found.thread, reader)
        return found

    async def _record_audit(
        self, moderator: Player, what: str, about: str, about_player: str, reason: str = ""
    ) -> None:
        actor = actor_from_player(moderator)
        await record_audit(self._moderation_repository, actor, what, about, about_player, reason)


def _require_moderator(player: Player) -> None:
    if player.role not in MODERATOR_ROLES:
        raise Forbidden("account.not-a-moderator")


def _require_writer(player: Player) -> None:
    if player.role == "guest":
        raise Forbidden("account.members-only")
    if player.muted_until > now():
        raise Forbidden("core.muted", until=player.muted_until)


def _post_text(text: str) -> str:
    if len(text) > MAX_POST_LENGTH:
        raise Illegal("forum.too-long", most=MAX_POST_LENGTH)
    body = many_lines(text, MAX_POST_LENGTH)
    if not body.strip():
        raise Illegal("core.empty-message")
    return body


def _new_post(thread: str, writer: Player, body: str, at: int) -> Post:
    return Post(
        secrets.token_hex(8), thread, 0, writer.id, writer.name, at, 0, body, "", "", writer.role
    )
