"""The statements of the forum: threads, posts, what each member has read, and what was reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import Boolean, Integer, String, and_, bindparam, case, func, or_, select, update

from parlour.db.records import Post, Report, ThreadRow, Write
from parlour.db.schema.accounts import member
from parlour.db.schema.forum import post, report, seen_thread, thread
from parlour.db.store import Store

SEEN = func.coalesce(seen_thread.c.number, 0)
LINE = (
    *(thread.c.id, thread.c.board, thread.c.title, thread.c.player, thread.c.name, thread.c.opened_at, thread.c.changed_at),
    *(thread.c.posts, thread.c.pinned, thread.c.locked, thread.c.binned, SEEN),
)
READ = (
    select(*LINE)
    .select_from(thread)
    .outerjoin(seen_thread, and_(seen_thread.c.thread == thread.c.id, seen_thread.c.player == bindparam("reader", type_=String)))
)
SOUGHT = thread.c.id.in_(select(post.c.thread).where(post.c.sought.like(bindparam("like", type_=String)), post.c.hidden_by == ""))
LISTED = (
    READ.where(
        or_(bindparam("board", type_=String) == "", thread.c.board == bindparam("board", type_=String)),
        or_(bindparam("like", type_=String) == "", SOUGHT),
        thread.c.binned == bindparam("binned", type_=Boolean),
    )
    .order_by(case((thread.c.pinned, 0), else_=1), thread.c.changed_at.desc(), thread.c.id)
    .limit(bindparam("most", type_=Integer))
    .offset(bindparam("skip", type_=Integer))
)
ONE = READ.where(thread.c.id == bindparam("wanted"))
POST = (
    *(post.c.id, post.c.thread, post.c.number, post.c.player, post.c.name, post.c.at, post.c.edited_at, post.c.text),
    *(post.c.hidden_by, post.c.hidden_why, func.coalesce(member.c.role, "guest")),
)
WRITTEN = select(*POST).select_from(post).outerjoin(member, member.c.player == post.c.player)
POSTS = (
    WRITTEN.where(post.c.thread == bindparam("of"), post.c.number > bindparam("after", type_=Integer))
    .order_by(post.c.number)
    .limit(bindparam("most", type_=Integer))
)
ONE_POST = WRITTEN.where(post.c.id == bindparam("wanted"))
GROW = (
    update(thread)
    .where(thread.c.id == bindparam("of"), thread.c.locked.is_(False), thread.c.binned.is_(False))
    .values(posts=thread.c.posts + 1, changed_at=bindparam("now"))
)
NUMBER = select(post.c.number).where(post.c.id == bindparam("wanted"))
CHANGE = update(post).where(post.c.id == bindparam("wanted")).values(text=bindparam("says"), sought=bindparam("folded"), edited_at=bindparam("now"))
HIDE = (
    update(post)
    .where(post.c.id == bindparam("wanted"))
    .values(hidden_by=bindparam("by"), hidden_why=bindparam("why"), hidden_player=bindparam("by_player"))
)
KEEP = (
    update(thread)
    .where(thread.c.id == bindparam("wanted"))
    .values(pinned=bindparam("is_pinned"), locked=bindparam("is_locked"), binned=bindparam("is_binned"), board=bindparam("on"))
)
REPORTS = select(report).order_by(case((report.c.done_by == "", 0), else_=1), report.c.at.desc(), report.c.id).limit(bindparam("most", type_=Integer))
DONE = (
    update(report)
    .where(report.c.id == bindparam("wanted"), report.c.done_by == "")
    .values(done_by=bindparam("by"), done_player=bindparam("by_player"))
    .returning(report.c.about, report.c.about_player)
)


class Threads:
    """Threads and posts as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open, self._report = store.insert(thread), store.insert(report)
        # The number is that of the thread as it was counted up just before, in the same transaction; the names are columns of the post.
        counted = select(thread.c.posts).where(thread.c.id == bindparam("of", type_=String)).scalar_subquery()
        self._post = store.insert(post).values(thread=bindparam("of", type_=String), number=counted)
        seen = store.insert(seen_thread)
        self._seen = seen.on_conflict_do_update(
            index_elements=["player", "thread"], set_={"number": seen.excluded.number}, where=seen_thread.c.number < seen.excluded.number
        )

    async def threads(self, reader: str, board: str, like: str, skip: int, most: int, *, binned: bool) -> list[ThreadRow]:
        """Return threads as a reader sees them, pinned ones first, then the last changed first; `like` is a pattern over folded text."""
        found = await self._store.read(LISTED, reader=reader, board=board, like=like, binned=binned, most=most, skip=skip)
        return [_thread(row) for row in found]

    async def thread(self, id: str, reader: str) -> ThreadRow | None:
        """Return one thread."""
        found = await self._store.read(ONE, wanted=id, reader=reader)
        return _thread(found[0]) if found else None

    async def posts(self, of: str, after: int, most: int) -> list[Post]:
        """Return a thread's posts beyond a number."""
        return [Post(*row) for row in await self._store.read(POSTS, of=of, after=after, most=most)]

    async def post(self, id: str) -> Post | None:
        """Return one post."""
        found = await self._store.read(ONE_POST, wanted=id)
        return Post(*found[0]) if found else None

    async def begin(self, opened: ThreadRow, first: Post, folded: str) -> None:
        """Store a thread with its first post."""
        columns = {name: value for name, value in structs.asdict(opened).items() if name != "seen"}
        begun = self._store.prepared(self._open, **columns)
        await self._store.write_all([begun, self._written(first, folded)])

    async def add(self, written: Post, folded: str) -> int:
        """Store a post and return its number in its thread; raises Taken where nothing may be added to that any more."""
        grown = self._store.prepared(GROW, of=written.thread, now=written.at)
        # A thread that did not grow gives the number of its last post once more, and that is taken.
        await self._store.write_all([grown, self._written(written, folded)])
        return int((await self._store.read(NUMBER, wanted=written.id))[0][0])

    def _written(self, one: Post, folded: str) -> Write:
        return self._store.prepared(
            self._post,
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

    async def change(self, id: str, text: str, folded: str, now: int) -> None:
        """Store another text of a post."""
        await self._store.write(CHANGE, wanted=id, says=text, folded=folded, now=now)

    async def hide(self, id: str, by: str, by_player: str, why: str) -> None:
        """Store who hides a post (name and id) and why; an empty name shows it again."""
        await self._store.write(HIDE, wanted=id, by=by, by_player=by_player, why=why)

    async def keep(self, changed: ThreadRow) -> None:
        """Store where a thread stands and what may be done with it."""
        await self._store.write(
            KEEP, wanted=changed.id, is_pinned=changed.pinned, is_locked=changed.locked, is_binned=changed.binned, on=changed.board
        )

    async def see(self, reader: str, of: str, number: int) -> None:
        """Store how far somebody has read a thread; further back than before changes nothing."""
        await self._store.write(self._seen, player=reader, thread=of, number=number)

    async def report(self, one: Report) -> None:
        """Store a report."""
        await self._store.write(self._report, **structs.asdict(one))

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, what nobody has looked after yet first, then the newest first."""
        return [Report(*row) for row in await self._store.read(REPORTS, most=most)]

    async def done(self, id: str, by: str, by_player: str) -> tuple[str, str] | None:
        """Store who has dealt with a report (name and id) and return whom it is about (name and id); None where that was done already."""
        found = await self._store.write(DONE, wanted=id, by=by, by_player=by_player)
        return (str(found[0][0]), str(found[0][1] or "")) if found else None


def _thread(row: Sequence[Any]) -> ThreadRow:
    values = list(row)
    # SQLite has no booleans of its own.
    values[8:11] = map(bool, row[8:11])
    return ThreadRow(*values)
