"""The forum of the members: everybody who is let in reads, members write, and who looks after the house keeps it fit to be read."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.log import DuplicateKey
from parlour.db.records import AuditEntry, Player, Post, ThreadRow
from parlour.services.accounts.admin_rights import SITE_RIGHTS
from parlour.services.errors import Forbidden, NotFound
from parlour.services.forum.rendering import Renderer
from parlour.services.moderation.reports import MAX_REASON_LENGTH, new_report
from parlour.services.text import many_lines, one_line
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.forum import ForumRepository
    from parlour.db.moderation import ModerationRepository
    from parlour.services.games import Games

SITE_BOARD = "house"
"""The board of all that is about no game."""

MAX_TITLE_LENGTH, MAX_POST_LENGTH, MAX_SEARCH_LENGTH = 100, 8_000, 60

PAGE_SIZE = 40
"""How many threads, and how many posts, one answer holds."""

EDIT_WINDOW_MS = 3_600_000
"""For so long a post may be changed by whoever wrote it."""

MODERATOR_ROLES = SITE_RIGHTS["forum"]


class ThreadSummary(Value, frozen=True, kw_only=True):
    """A thread in a list; `fresh` counts the posts its reader has not seen (a guest has nothing to see anew)."""

    id: str
    board: str
    title: str
    name: str
    opened_at: int
    changed_at: int
    posts: int
    unread: int
    pinned: bool
    locked: bool
    deleted: bool


class PostDetails(Value, frozen=True, kw_only=True):
    """A post as its reader sees it: what is hidden has neither words nor a source; `source` is for whoever may still change it."""

    id: str
    number: int
    name: str
    member: bool
    at: int
    edited: bool
    html: str
    source: str
    mine: bool
    hidden_by: str
    hidden_reason: str


class ThreadDetails(Value, frozen=True, kw_only=True):
    """A thread with some of its posts; there is more where `more` says so."""

    thread: ThreadSummary
    last_read: int
    posts: list[PostDetails]
    has_more: bool


class ThreadChanges(Value, frozen=True, kw_only=True):
    """What a moderator changes about a thread; what is left out stays."""

    pinned: bool | None = None
    locked: bool | None = None
    deleted: bool | None = None
    board: str | None = None


class Forum:
    """Threads, posts, reports, and what moderators do with them, all of which is written down."""

    def __init__(self, threads: ForumRepository, desk: ModerationRepository, games: Games) -> None:
        self._threads, self._moderation_repository, self._games = threads, desk, games
        self._renderer = Renderer()

    def close(self) -> None:
        """Render no more posts."""
        self._renderer.close()

    async def preview_post(self, text: str) -> str:
        """Return a draft as its readers would see it; raises Illegal for one that is too long."""
        if len(text) > MAX_POST_LENGTH:
            raise Illegal("forum.too-long", most=MAX_POST_LENGTH)
        return await self._renderer.render_draft(many_lines(text, MAX_POST_LENGTH))

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards: one of the house and one of each game."""
        return (SITE_BOARD, *self._games.ids)

    async def threads(
        self,
        reader: Player,
        board: str = "",
        text: str = "",
        skip: int = 0,
        most: int = PAGE_SIZE,
        *,
        binned: bool = False,
    ) -> list[ThreadSummary]:
        """Return threads of a board (any, when it is empty) in which a text stands, the pinned and then the last changed first."""
        if binned:
            _require_moderator(reader)
        sought = " ".join(text.casefold().split())[:MAX_SEARCH_LENGTH].translate({ord("%"): "_"})
        like = f"%{sought}%" if sought else ""
        found = await self._threads.threads(
            reader.id, board, like, max(0, skip), most, binned=binned
        )
        return [_thread_summary(row, reader) for row in found]

    async def thread(self, reader: Player, id: str, after: int = 0) -> ThreadDetails:
        """Return a thread with its posts beyond a number; raises NotFound, also for what lies in the bin."""
        row = await self._require_thread(id, reader)
        found = await self._threads.posts(id, max(0, after), PAGE_SIZE + 1)
        legible = [one.text if _is_legible(one, reader) else "" for one in found[:PAGE_SIZE]]
        pages = await self._renderer.render_posts(legible)
        posts = [_post_details(one, reader, html) for one, html in zip(found, pages, strict=False)]
        return ThreadDetails(
            thread=_thread_summary(row, reader),
            last_read=row.seen,
            posts=posts,
            has_more=len(found) > PAGE_SIZE,
        )

    async def start_thread(self, writer: Player, board: str, title: str, text: str) -> str:
        """Begin a thread and return its id."""
        _require_writer(writer)
        if board not in self.boards:
            raise NotFound("forum.no-such-board")
        named, words = one_line(title, MAX_TITLE_LENGTH), _post_text(text)
        if not named:
            raise Illegal("forum.no-title")
        id, at = secrets.token_hex(8), now()
        row = ThreadRow(id, board, named, writer.id, writer.name, at, at, 1, False, False, False, 1)
        await self._threads.add_thread(
            row, _new_post(id, writer, words, at), f"{named}\n{words}".casefold()
        )
        await self._threads.mark_read(writer.id, id, 1)
        return id

    async def reply(self, writer: Player, id: str, text: str) -> int:
        """Add a post to a thread and return its number."""
        _require_writer(writer)
        words = _post_text(text)
        await self._require_thread(id, writer)
        try:
            number = await self._threads.add_post(
                _new_post(id, writer, words, now()), words.casefold()
            )
        except DuplicateKey:
            raise Illegal("forum.locked") from None
        await self._threads.mark_read(writer.id, id, number)
        return number

    async def edit_post(self, writer: Player, id: str, text: str) -> None:
        """Change one's own post while that may be done."""
        _require_writer(writer)
        found = await self._require_post(id, writer)
        if found.player != writer.id:
            raise Forbidden("forum.not-yours")
        row = await self._require_thread(found.thread, writer)
        if row.locked or found.hidden_by or now() - found.at > EDIT_WINDOW_MS:
            raise Illegal("forum.too-late")
        words = _post_text(text)
        sought = f"{row.title}\n{words}" if found.number == 1 else words
        await self._threads.update_post(id, words, sought.casefold(), now())

    async def mark_read(self, reader: Player, id: str, number: int) -> None:
        """Note how far somebody has read a thread."""
        row = await self._require_thread(id, reader)
        await self._threads.mark_read(reader.id, id, min(max(0, number), row.posts))

    async def report_post(self, reader: Player, id: str, why: str) -> None:
        """Ask those who look after the house to see a post."""
        found = await self._require_post(id, reader)
        place = f"/forum/{found.thread}#p{found.number}"
        made = new_report(
            reader,
            "post",
            about=found.name,
            about_player=found.player,
            place=place,
            said=found.text,
            why=why,
        )
        await self._threads.add_report(made)

    async def set_post_hidden(self, keeper: Player, id: str, why: str, *, hidden: bool) -> None:
        """Hide a post, with the reason in its place, or show it again."""
        _require_moderator(keeper)
        found = await self._require_post(id, keeper)
        by, by_player, because = (
            (keeper.name, keeper.id, one_line(why, MAX_REASON_LENGTH)) if hidden else ("", "", "")
        )
        await self._threads.set_hidden(id, by, by_player, because)
        await self._record_audit(
            keeper, "post-hidden" if hidden else "post-shown", found.name, found.player, why
        )

    async def moderate_thread(self, keeper: Player, id: str, wish: ThreadChanges) -> None:
        """Pin, lock, move or bin a thread, or undo that."""
        _require_moderator(keeper)
        row = await self._require_thread(id, keeper)
        if wish.board is not None and wish.board not in self.boards:
            raise NotFound("forum.no-such-board")
        requested = {
            "pinned": wish.pinned,
            "locked": wish.locked,
            "binned": wish.deleted,
            "board": wish.board,
        }
        changed = replace(
            row, **{name: value for name, value in requested.items() if value is not None}
        )
        await self._threads.update_thread(changed)
        for name in ("pinned", "locked", "binned"):
            if getattr(row, name) != getattr(changed, name):
                await self._record_audit(
                    keeper,
                    f"thread-{'' if getattr(changed, name) else 'un'}{name}",
                    row.title,
                    row.player,
                )
        if row.board != changed.board:
            await self._record_audit(keeper, "thread-moved", row.title, row.player, changed.board)

    async def _require_thread(self, id: str, reader: Player) -> ThreadRow:
        found = await self._threads.thread(id, reader.id)
        if found is None or (found.binned and reader.role not in MODERATOR_ROLES):
            raise NotFound("forum.no-such-thread")
        return found

    async def _require_post(self, id: str, reader: Player) -> Post:
        """Return a post that this reader may see; raises NotFound."""
        found = await self._threads.post(id)
        if found is None or (found.hidden_by and reader.role not in MODERATOR_ROLES):
            raise NotFound("forum.no-such-thread")
        await self._require_thread(found.thread, reader)
        return found

    async def _record_audit(
        self, keeper: Player, what: str, about: str, about_player: str, why: str = ""
    ) -> None:
        done = AuditEntry(
            at=now(),
            actor=keeper.name,
            action=what,
            subject=about,
            reason=one_line(why, MAX_REASON_LENGTH),
        )
        await self._moderation_repository.add_audit_entry(
            secrets.token_hex(8), done, keeper.id, about_player
        )


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
    words = many_lines(text, MAX_POST_LENGTH)
    if not words.strip():
        raise Illegal("core.empty-message")
    return words


def _new_post(thread: str, writer: Player, words: str, at: int) -> Post:
    return Post(
        secrets.token_hex(8), thread, 0, writer.id, writer.name, at, 0, words, "", "", writer.role
    )


def _thread_summary(row: ThreadRow, reader: Player) -> ThreadSummary:
    return ThreadSummary(
        id=row.id,
        board=row.board,
        title=row.title,
        name=row.name,
        opened_at=row.opened_at,
        changed_at=row.changed_at,
        posts=row.posts,
        unread=0 if reader.role == "guest" else max(0, row.posts - row.seen),
        pinned=row.pinned,
        locked=row.locked,
        deleted=row.binned,
    )


def _is_legible(one: Post, reader: Player) -> bool:
    return not one.hidden_by or reader.role in MODERATOR_ROLES


def _post_details(one: Post, reader: Player, html: str) -> PostDetails:
    mine = one.player == reader.id
    return PostDetails(
        id=one.id,
        number=one.number,
        name=one.name,
        member=one.role != "guest",
        at=one.at,
        edited=one.edited_at > 0,
        html=html,
        source=one.text if mine and not one.hidden_by and now() - one.at <= EDIT_WINDOW_MS else "",
        mine=mine,
        hidden_by=one.hidden_by,
        hidden_reason=one.hidden_why,
    )
