"""The forum of the members: everybody who is let in reads, members write, and who looks after the house keeps it fit to be read."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.log import Taken
from parlour.db.records import Deed, Player, Post, ThreadRow
from parlour.services.accounts.admin_rights import SITE_RIGHTS
from parlour.services.errors import Forbidden, Missing
from parlour.services.forum.rendering import Renderer
from parlour.services.moderation.reports import LONGEST_WHY, report_by
from parlour.services.text import many_lines, one_line
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.forum import Threads
    from parlour.db.moderation import Desk
    from parlour.services.games import Games

HOUSE_BOARD = "house"
"""The board of all that is about no game."""

LONGEST_TITLE, LONGEST_POST, LONGEST_SEARCH = 100, 8_000, 60

PAGE = 40
"""How many threads, and how many posts, one answer holds."""

EDITED_MS = 3_600_000
"""For so long a post may be changed by whoever wrote it."""

KEEPERS = SITE_RIGHTS["forum"]


class ThreadLine(Value, frozen=True, kw_only=True):
    """A thread in a list; `fresh` counts the posts its reader has not seen (a guest has nothing to see anew)."""

    id: str
    board: str
    title: str
    name: str
    opened: int
    changed: int
    posts: int
    fresh: int
    pinned: bool
    locked: bool
    binned: bool


class PostShown(Value, frozen=True, kw_only=True):
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
    hidden_why: str


class ThreadShown(Value, frozen=True, kw_only=True):
    """A thread with some of its posts; there is more where `more` says so."""

    thread: ThreadLine
    seen: int
    posts: list[PostShown]
    more: bool


class Wish(Value, frozen=True, kw_only=True):
    """What a moderator changes about a thread; what is left out stays."""

    pinned: bool | None = None
    locked: bool | None = None
    binned: bool | None = None
    board: str | None = None


class Forum:
    """Threads, posts, reports, and what moderators do with them, all of which is written down."""

    def __init__(self, threads: Threads, desk: Desk, games: Games) -> None:
        self._threads, self._desk, self._games = threads, desk, games
        self._renderer = Renderer()

    def close(self) -> None:
        """Render no more posts."""
        self._renderer.close()

    async def preview(self, text: str) -> str:
        """Return a draft as its readers would see it; raises Illegal for one that is too long."""
        if len(text) > LONGEST_POST:
            raise Illegal("forum.too-long", most=LONGEST_POST)
        return await self._renderer.draft(many_lines(text, LONGEST_POST))

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards: one of the house and one of each game."""
        return (HOUSE_BOARD, *self._games.ids)

    async def threads(
        self, reader: Player, board: str = "", text: str = "", skip: int = 0, most: int = PAGE, *, binned: bool = False
    ) -> list[ThreadLine]:
        """Return threads of a board (any, when it is empty) in which a text stands, the pinned and then the last changed first."""
        if binned:
            _require_keeper(reader)
        sought = " ".join(text.casefold().split())[:LONGEST_SEARCH].translate({ord("%"): "_"})
        like = f"%{sought}%" if sought else ""
        found = await self._threads.threads(reader.id, board, like, max(0, skip), most, binned=binned)
        return [_line(row, reader) for row in found]

    async def thread(self, reader: Player, id: str, after: int = 0) -> ThreadShown:
        """Return a thread with its posts beyond a number; raises Missing, also for what lies in the bin."""
        row = await self._thread(id, reader)
        found = await self._threads.posts(id, max(0, after), PAGE + 1)
        legible = [one.text if _is_legible(one, reader) else "" for one in found[:PAGE]]
        pages = await self._renderer.posts(legible)
        posts = [_shown(one, reader, html) for one, html in zip(found, pages, strict=False)]
        return ThreadShown(thread=_line(row, reader), seen=row.seen, posts=posts, more=len(found) > PAGE)

    async def open(self, writer: Player, board: str, title: str, text: str) -> str:
        """Begin a thread and return its id."""
        _require_writer(writer)
        if board not in self.boards:
            raise Missing("forum.no-such-board")
        named, words = one_line(title, LONGEST_TITLE), _words(text)
        if not named:
            raise Illegal("forum.no-title")
        id, at = secrets.token_hex(8), now()
        row = ThreadRow(id, board, named, writer.id, writer.name, at, at, 1, False, False, False, 1)
        await self._threads.begin(row, _post(id, writer, words, at), f"{named}\n{words}".casefold())
        await self._threads.see(writer.id, id, 1)
        return id

    async def answer(self, writer: Player, id: str, text: str) -> int:
        """Add a post to a thread and return its number."""
        _require_writer(writer)
        words = _words(text)
        await self._thread(id, writer)
        try:
            number = await self._threads.add(_post(id, writer, words, now()), words.casefold())
        except Taken:
            raise Illegal("forum.locked") from None
        await self._threads.see(writer.id, id, number)
        return number

    async def edit(self, writer: Player, id: str, text: str) -> None:
        """Change one's own post while that may be done."""
        _require_writer(writer)
        found = await self._post(id, writer)
        if found.player != writer.id:
            raise Forbidden("forum.not-yours")
        row = await self._thread(found.thread, writer)
        if row.locked or found.hidden_by or now() - found.at > EDITED_MS:
            raise Illegal("forum.too-late")
        words = _words(text)
        sought = f"{row.title}\n{words}" if found.number == 1 else words
        await self._threads.change(id, words, sought.casefold(), now())

    async def see(self, reader: Player, id: str, number: int) -> None:
        """Note how far somebody has read a thread."""
        row = await self._thread(id, reader)
        await self._threads.see(reader.id, id, min(max(0, number), row.posts))

    async def report(self, reader: Player, id: str, why: str) -> None:
        """Ask those who look after the house to see a post."""
        found = await self._post(id, reader)
        place = f"/forum/{found.thread}#p{found.number}"
        made = report_by(reader, "post", about=found.name, about_player=found.player, place=place, said=found.text, why=why)
        await self._threads.report(made)

    async def hide(self, keeper: Player, id: str, why: str, *, hidden: bool) -> None:
        """Hide a post, with the reason in its place, or show it again."""
        _require_keeper(keeper)
        found = await self._post(id, keeper)
        by, by_player, because = (keeper.name, keeper.id, one_line(why, LONGEST_WHY)) if hidden else ("", "", "")
        await self._threads.hide(id, by, by_player, because)
        await self._note(keeper, "post-hidden" if hidden else "post-shown", found.name, found.player, why)

    async def keep(self, keeper: Player, id: str, wish: Wish) -> None:
        """Pin, lock, move or bin a thread, or undo that."""
        _require_keeper(keeper)
        row = await self._thread(id, keeper)
        if wish.board is not None and wish.board not in self.boards:
            raise Missing("forum.no-such-board")
        changed = replace(row, **{name: value for name in ("pinned", "locked", "binned", "board") if (value := getattr(wish, name)) is not None})
        await self._threads.keep(changed)
        for name in ("pinned", "locked", "binned"):
            if getattr(row, name) != getattr(changed, name):
                await self._note(keeper, f"thread-{'' if getattr(changed, name) else 'un'}{name}", row.title, row.player)
        if row.board != changed.board:
            await self._note(keeper, "thread-moved", row.title, row.player, changed.board)

    async def _thread(self, id: str, reader: Player) -> ThreadRow:
        found = await self._threads.thread(id, reader.id)
        if found is None or (found.binned and reader.role not in KEEPERS):
            raise Missing("forum.no-such-thread")
        return found

    async def _post(self, id: str, reader: Player) -> Post:
        """Return a post that this reader may see; raises Missing."""
        found = await self._threads.post(id)
        if found is None or (found.hidden_by and reader.role not in KEEPERS):
            raise Missing("forum.no-such-thread")
        await self._thread(found.thread, reader)
        return found

    async def _note(self, keeper: Player, what: str, about: str, about_player: str, why: str = "") -> None:
        done = Deed(at=now(), who=keeper.name, what=what, about=about, why=one_line(why, LONGEST_WHY))
        await self._desk.note(secrets.token_hex(8), done, keeper.id, about_player)


def _require_keeper(player: Player) -> None:
    if player.role not in KEEPERS:
        raise Forbidden("people.not-a-moderator")


def _require_writer(player: Player) -> None:
    if player.role == "guest":
        raise Forbidden("people.members-only")
    if player.muted_until > now():
        raise Forbidden("core.muted", until=player.muted_until)


def _words(text: str) -> str:
    if len(text) > LONGEST_POST:
        raise Illegal("forum.too-long", most=LONGEST_POST)
    words = many_lines(text, LONGEST_POST)
    if not words.strip():
        raise Illegal("core.nothing-said")
    return words


def _post(thread: str, writer: Player, words: str, at: int) -> Post:
    return Post(secrets.token_hex(8), thread, 0, writer.id, writer.name, at, 0, words, "", "", writer.role)


def _line(row: ThreadRow, reader: Player) -> ThreadLine:
    return ThreadLine(
        id=row.id,
        board=row.board,
        title=row.title,
        name=row.name,
        opened=row.opened_at,
        changed=row.changed_at,
        posts=row.posts,
        fresh=0 if reader.role == "guest" else max(0, row.posts - row.seen),
        pinned=row.pinned,
        locked=row.locked,
        binned=row.binned,
    )


def _is_legible(one: Post, reader: Player) -> bool:
    return not one.hidden_by or reader.role in KEEPERS


def _shown(one: Post, reader: Player, html: str) -> PostShown:
    mine = one.player == reader.id
    return PostShown(
        id=one.id,
        number=one.number,
        name=one.name,
        member=one.role != "guest",
        at=one.at,
        edited=one.edited_at > 0,
        html=html,
        source=one.text if mine and not one.hidden_by and now() - one.at <= EDITED_MS else "",
        mine=mine,
        hidden_by=one.hidden_by,
        hidden_why=one.hidden_why,
    )
