"""The forum: threads, posts, reports, and how far each member has read each thread."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import (
    Boolean,
    Integer,
    String,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    update,
)

from parlour.db.records import Post, PreparedStatement, Report, ReportedUser, ThreadRow
from parlour.db.schema.accounts import member
from parlour.db.schema.forum import post, report, seen_thread, thread
from parlour.db.statements import excluded, upsert
from parlour.db.store import Store

SELECT_THREADS = (
    select(
        thread.c.id,
        thread.c.board,
        thread.c.title,
        thread.c.player,
        thread.c.name,
        thread.c.opened_at,
        thread.c.changed_at,
        thread.c.posts,
        thread.c.pinned,
        thread.c.locked,
        thread.c.binned,
        func.coalesce(seen_thread.c.number, 0).label("seen"),
    )
    .select_from(thread)
    .outerjoin(
        seen_thread,
        and_(
            seen_thread.c.thread == thread.c.id,
            seen_thread.c.player == bindparam("reader", type_=String),
        ),
    )
)
MATCHES_SEARCH = thread.c.id.in_(
    select(post.c.thread).where(
        post.c.sought.like(bindparam("pattern", type_=String)), post.c.hidden_by == ""
    )
)
SELECT_THREAD_PAGE = (
    SELECT_THREADS.where(
        or_(
            bindparam("board", type_=String) == "",
            thread.c.board == bindparam("board", type_=String),
        ),
        or_(bindparam("pattern", type_=String) == "", MATCHES_SEARCH),
        thread.c.binned == bindparam("binned", type_=Boolean),
    )
    .order_by(case((thread.c.pinned, 0), else_=1), thread.c.changed_at.desc(), thread.c.id)
    .limit(bindparam("limit", type_=Integer))
    .offset(bindparam("offset", type_=Integer))
)
SELECT_THREAD = SELECT_THREADS.where(thread.c.id == bindparam("thread_id"))
INSERT_THREAD = insert(thread)
UPDATE_THREAD = (
    update(thread)
    .where(thread.c.id == bindparam("thread_id"))
    .values(
        pinned=bindparam("is_pinned"),
        locked=bindparam("is_locked"),
        binned=bindparam("is_binned"),
        board=bindparam("new_board"),
    )
)
COUNT_UP_POSTS = (
    update(thread)
    .where(
        thread.c.id == bindparam("thread_id"),
        thread.c.locked.is_(False),
        thread.c.binned.is_(False),
    )
    .values(posts=thread.c.posts + 1, changed_at=bindparam("now"))
)

SELECT_POSTS = (
    select(
        post.c.id,
        post.c.thread,
        post.c.number,
        post.c.player,
        post.c.name,
        post.c.at,
        post.c.edited_at,
        post.c.text,
        post.c.hidden_by,
        post.c.hidden_why,
        func.coalesce(member.c.role, "guest").label("role"),
    )
    .select_from(post)
    .outerjoin(member, member.c.player == post.c.player)
)
SELECT_POSTS_OF_THREAD = (
    SELECT_POSTS.where(
        post.c.thread == bindparam("thread_id"), post.c.number > bindparam("after", type_=Integer)
    )
    .order_by(post.c.number)
    .limit(bindparam("limit", type_=Integer))
)
SELECT_POST = SELECT_POSTS.where(post.c.id == bindparam("post_id"))
SELECT_POST_NUMBER = select(post.c.number).where(post.c.id == bindparam("post_id"))
# The same transaction has just incremented the thread's count, which is the post's number.
INSERT_POST = insert(post).values(
    thread=bindparam("thread_id", type_=String),
    number=select(thread.c.posts)
    .where(thread.c.id == bindparam("thread_id", type_=String))
    .scalar_subquery(),
)
UPDATE_POST = (
    update(post)
    .where(post.c.id == bindparam("post_id"))
    .values(text=bindparam("new_text"), sought=bindparam("folded_text"), edited_at=bindparam("now"))
)
UPDATE_HIDDEN = (
    update(post)
    .where(post.c.id == bindparam("post_id"))
    .values(
        hidden_by=bindparam("moderator_name"),
        hidden_why=bindparam("reason"),
        hidden_player=bindparam("moderator_id"),
    )
)
UPSERT_LAST_READ = upsert(
    seen_thread, ["number"], where=seen_thread.c.number < excluded(seen_thread).number
)

INSERT_REPORT = insert(report)
SELECT_REPORTS = (
    select(report)
    .order_by(case((report.c.done_by == "", 0), else_=1), report.c.at.desc(), report.c.id)
    .limit(bindparam("limit", type_=Integer))
)
RESOLVE_REPORT = (
    update(report)
    .where(report.c.id == bindparam("report_id"), report.c.done_by == "")
    .values(done_by=bindparam("moderator_name"), done_player=bindparam("moderator_id"))
    .returning(report.c.about, report.c.about_player)
)


class ForumRepository:
    """A repository of threads, posts and reports."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def threads(
        self, reader: str, board: str, pattern: str, offset: int, limit: int, *, binned: bool
    ) -> list[ThreadRow]:
        """Return a page of threads, pinned threads first, then the most recently changed.

        Args:
            reader: The id of the reading member.
            board: The board, or an empty string for all boards.
            pattern: The LIKE pattern that the folded text of a post must match; empty for any text.
            offset: The number of threads to skip.
            limit: The maximum number of threads.
            binned: Whether to return the deleted threads instead of the others.
        """
        return await self._store.read_records(
            ThreadRow,
            SELECT_THREAD_PAGE,
            reader=reader,
            board=board,
            pattern=pattern,
            binned=binned,
            limit=limit,
            offset=offset,
        )

    async def thread(self, thread_id: str, reader: str) -> ThreadRow | None:
        """Return a thread as a member sees it, or None."""
        return await self._store.read_record(
            ThreadRow, SELECT_THREAD, thread_id=thread_id, reader=reader
        )

    async def posts(self, thread_id: str, after: int, limit: int) -> list[Post]:
        """Return the posts of a thread whose numbers are greater than `after`, in order."""
        return await self._store.read_records(
            Post, SELECT_POSTS_OF_THREAD, thread_id=thread_id, after=after, limit=limit
        )

    async def post(self, post_id: str) -> Post | None:
        """Return a post, or None."""
        return await self._store.read_record(Post, SELECT_POST, post_id=post_id)

    async def add_thread(self, thread: ThreadRow, first_post: Post, folded_text: str) -> None:
        """Store a thread and its first post.

        Args:
            thread: The thread.
            first_post: Its first post.
            folded_text: The case-folded text of the post, which searches compare.
        """
        columns = {name: value for name, value in structs.asdict(thread).items() if name != "seen"}
        await self._store.write_all(
            [
                self._store.prepare(INSERT_THREAD, **columns),
                self._insert_post(first_post, folded_text),
            ]
        )

    async def add_post(self, post: Post, folded_text: str) -> int:
        """Store a post and return its number; raises DuplicateKey if its thread is closed."""
        count_up = self._store.prepare(COUNT_UP_POSTS, thread_id=post.thread, now=post.at)
        # If the thread is closed, its count does not change and the insert fails on a duplicate
        # number.
        await self._store.write_all([count_up, self._insert_post(post, folded_text)])
        return int(await self._store.read_value(SELECT_POST_NUMBER, post_id=post.id))

    def _insert_post(self, post: Post, folded_text: str) -> PreparedStatement:
        return self._store.prepare(
            INSERT_POST,
            id=post.id,
            thread_id=post.thread,
            player=post.player,
            name=post.name,
            at=post.at,
            edited_at=0,
            text=post.text,
            sought=folded_text,
            hidden_by="",
            hidden_why="",
            hidden_player="",
        )

    async def update_post(self, post_id: str, text: str, folded_text: str, now: int) -> None:
        """Replace the text of a post (`now`: ms since 1970)."""
        await self._store.write(
            UPDATE_POST, post_id=post_id, new_text=text, folded_text=folded_text, now=now
        )

    async def set_hidden(
        self, post_id: str, moderator_name: str, moderator_id: str, reason: str
    ) -> None:
        """Hide a post, or show it again if `moderator_name` is empty."""
        await self._store.write(
            UPDATE_HIDDEN,
            post_id=post_id,
            moderator_name=moderator_name,
            moderator_id=moderator_id,
            reason=reason,
        )

    async def update_thread(self, thread: ThreadRow) -> None:
        """Store the board of a thread and whether it is pinned, locked or deleted."""
        await self._store.write(
            UPDATE_THREAD,
            thread_id=thread.id,
            is_pinned=thread.pinned,
            is_locked=thread.locked,
            is_binned=thread.binned,
            new_board=thread.board,
        )

    async def mark_read(self, reader: str, thread_id: str, number: int) -> None:
        """Store the number of the last post that a member has read; the number never decreases."""
        await self._store.write(UPSERT_LAST_READ, player=reader, thread=thread_id, number=number)

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        await self._store.write(INSERT_REPORT, **structs.asdict(report))

    async def reports(self, limit: int) -> list[Report]:
        """Return reports, open ones first, then newest first."""
        return await self._store.read_records(Report, SELECT_REPORTS, limit=limit)

    async def resolve_report(
        self, report_id: str, moderator_name: str, moderator_id: str
    ) -> ReportedUser | None:
        """Mark a report as resolved by a moderator; return the reported user.

        Returns None if the report is already resolved.
        """
        rows = await self._store.write(
            RESOLVE_REPORT,
            report_id=report_id,
            moderator_name=moderator_name,
            moderator_id=moderator_id,
        )
        for row in rows:
            return ReportedUser(name=row["about"], id=row["about_player"] or "")
        return None
