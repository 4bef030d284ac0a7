"""The statements of the forum: threads, posts, what each member has read, and what was reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import Boolean, Integer, String, and_, bindparam, case, func, or_, select, update

from parlour.db.records import Post, PreparedWrite, Report, ThreadRow
from parlour.db.schema.accounts import member
from parlour.db.schema.forum import post, report, seen_thread, thread
from parlour.db.store import Store

LAST_READ = func.coalesce(seen_thread.c.number, 0)
THREAD_COLUMNS = (
    *(
        thread.c.id,
        thread.c.board,
        thread.c.title,
        thread.c.player,
        thread.c.name,
        thread.c.opened_at,
        thread.c.changed_at,
    ),
    *(thread.c.posts, thread.c.pinned, thread.c.locked, thread.c.binned, LAST_READ),
)
SELECT_THREADS = (
    select(*THREAD_COLUMNS)
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
        post.c.sought.like(bindparam("like", type_=String)), post.c.hidden_by == ""
    )
)
LIST_THREADS = (
    SELECT_THREADS.where(
        or_(
            bindparam("board", type_=String) == "",
            thread.c.board == bindparam("board", type_=String),
        ),
        or_(bindparam("like", type_=String) == "", MATCHES_SEARCH),
        thread.c.binned == bindparam("binned", type_=Boolean),
    )
    .order_by(case((thread.c.pinned, 0), else_=1), thread.c.changed_at.desc(), thread.c.id)
    .limit(bindparam("most", type_=Integer))
    .offset(bindparam("skip", type_=Integer))
)
ONE_THREAD = SELECT_THREADS.where(thread.c.id == bindparam("wanted"))
POST_COLUMNS = (
    *(
        post.c.id,
        post.c.thread,
        post.c.number,
        post.c.player,
        post.c.name,
        post.c.at,
        post.c.edited_at,
        post.c.text,
    ),
    *(post.c.hidden_by, post.c.hidden_why, func.coalesce(member.c.role, "guest")),
)
SELECT_POSTS = (
    select(*POST_COLUMNS).select_from(post).outerjoin(member, member.c.player == post.c.player)
)
POSTS_OF_THREAD = (
    SELECT_POSTS.where(
        post.c.thread == bindparam("of"), post.c.number > bindparam("after", type_=Integer)
    )
    .order_by(post.c.number)
    .limit(bindparam("most", type_=Integer))
)
ONE_POST = SELECT_POSTS.where(post.c.id == bindparam("wanted"))
COUNT_UP_POSTS = (
    update(thread)
    .where(thread.c.id == bindparam("of"), thread.c.locked.is_(False), thread.c.binned.is_(False))
    .values(posts=thread.c.posts + 1, changed_at=bindparam("now"))
)
POST_NUMBER = select(post.c.number).where(post.c.id == bindparam("wanted"))
UPDATE_POST = (
    update(post)
    .where(post.c.id == bindparam("wanted"))
    .values(text=bindparam("says"), sought=bindparam("folded"), edited_at=bindparam("now"))
)
SET_HIDDEN = (
    update(post)
    .where(post.c.id == bindparam("wanted"))
    .values(
        hidden_by=bindparam("by"), hidden_why=bindparam("why"), hidden_player=bindparam("by_player")
    )
)
UPDATE_THREAD = (
    update(thread)
    .where(thread.c.id == bindparam("wanted"))
    .values(
        pinned=bindparam("is_pinned"),
        locked=bindparam("is_locked"),
        binned=bindparam("is_binned"),
        board=bindparam("on"),
    )
)
SELECT_REPORTS = (
    select(report)
    .order_by(case((report.c.done_by == "", 0), else_=1), report.c.at.desc(), report.c.id)
    .limit(bindparam("most", type_=Integer))
)
RESOLVE_REPORT = (
    update(report)
    .where(report.c.id == bindparam("wanted"), report.c.done_by == "")
    .values(done_by=bindparam("by"), done_player=bindparam("by_player"))
    .returning(report.c.about, report.c.about_player)
)


class ForumRepository:
    """Threads and posts as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_thread, self._insert_report = store.insert(thread), store.insert(report)
        # The number is that of the thread as it was counted up just before, in the same transaction; the names are columns of the post.
        counted = (
            select(thread.c.posts)
            .where(thread.c.id == bindparam("of", type_=String))
            .scalar_subquery()
        )
        self._post_statement = store.insert(post).values(
            thread=bindparam("of", type_=String), number=counted
        )
        seen = store.insert(seen_thread)
        self._upsert_last_read = seen.on_conflict_do_update(
            index_elements=["player", "thread"],
            set_={"number": seen.excluded.number},
            where=seen_thread.c.number < seen.excluded.number,
        )

    async def threads(
        self, reader: str, board: str, like: str, skip: int, most: int, *, binned: bool
    ) -> list[ThreadRow]:
        """Return threads as a reader sees them, pinned ones first, then the last changed first; `like` is a pattern over folded text."""
        found = await self._store.read(
            LIST_THREADS, reader=reader, board=board, like=like, binned=binned, most=most, skip=skip
        )
        return [_thread_row(row) for row in found]

    async def thread(self, id: str, reader: str) -> ThreadRow | None:
        """Return one thread."""
        found = await self._store.read(ONE_THREAD, wanted=id, reader=reader)
        return _thread_row(found[0]) if found else None

    async def posts(self, of: str, after: int, most: int) -> list[Post]:
        """Return a thread's posts beyond a number."""
        return [
            Post(*row)
            for row in await self._store.read(POSTS_OF_THREAD, of=of, after=after, most=most)
        ]

    async def post(self, id: str) -> Post | None:
        """Return one post."""
        found = await self._store.read(ONE_POST, wanted=id)
        return Post(*found[0]) if found else None

    async def add_thread(self, opened: ThreadRow, first: Post, folded: str) -> None:
        """Store a thread with its first post."""
        columns = {name: value for name, value in structs.asdict(opened).items() if name != "seen"}
        begun = self._store.prepare(self._insert_thread, **columns)
        await self._store.write_all([begun, self._insert_post(first, folded)])

    async def add_post(self, written: Post, folded: str) -> int:
        """Store a post and return its number in its thread; raises Taken where nothing may be added to that any more."""
        grown = self._store.prepare(COUNT_UP_POSTS, of=written.thread, now=written.at)
        # A thread that did not grow gives the number of its last post once more, and that is taken.
        await self._store.write_all([grown, self._insert_post(written, folded)])
        return int((await self._store.read(POST_NUMBER, wanted=written.id))[0][0])

    def _insert_post(self, one: Post, folded: str) -> PreparedWrite:
        return self._store.prepare(
            self._post_statement,
            id=one.id,
            of=one.thread,
            player=one.player,
            name=one.name,
            at=one.at,
            edited_at=0,
            text=one.text,
            sought=folded,
            hidden_by="",
            hidden_why="",
            hidden_player="",
        )

    async def update_post(self, id: str, text: str, folded: str, now: int) -> None:
        """Store another text of a post."""
        await self._store.write(UPDATE_POST, wanted=id, says=text, folded=folded, now=now)

    async def set_hidden(self, id: str, by: str, by_player: str, why: str) -> None:
        """Store who hides a post (name and id) and why; an empty name shows it again."""
        await self._store.write(SET_HIDDEN, wanted=id, by=by, by_player=by_player, why=why)

    async def update_thread(self, changed: ThreadRow) -> None:
        """Store where a thread stands and what may be done with it."""
        await self._store.write(
            UPDATE_THREAD,
            wanted=changed.id,
            is_pinned=changed.pinned,
            is_locked=changed.locked,
            is_binned=changed.binned,
            on=changed.board,
        )

    async def mark_read(self, reader: str, of: str, number: int) -> None:
        """Store how far somebody has read a thread; further back than before changes nothing."""
        await self._store.write(self._upsert_last_read, player=reader, thread=of, number=number)

    async def add_report(self, one: Report) -> None:
        """Store a report."""
        await self._store.write(self._insert_report, **structs.asdict(one))

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, what nobody has looked after yet first, then the newest first."""
        return [Report(*row) for row in await self._store.read(SELECT_REPORTS, most=most)]

    async def resolve_report(self, id: str, by: str, by_player: str) -> tuple[str, str] | None:
        """Store who has dealt with a report (name and id) and return whom it is about (name and id); None where that was done already."""
        found = await self._store.write(RESOLVE_REPORT, wanted=id, by=by, by_player=by_player)
        return (str(found[0][0]), str(found[0][1] or "")) if found else None


def _thread_row(row: Sequence[Any]) -> ThreadRow:
    values = list(row)
    # SQLite has no booleans of its own.
    values[8:11] = map(bool, row[8:11])
    return ThreadRow(*values)
