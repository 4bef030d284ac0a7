"""The API of the forum, and of the rooms that games keep."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from parlour.core.numbers import Position
from parlour.core.value import Value
from parlour.server.dependencies import Allowance, Asking, Here, Named, Shown, Spoken
from parlour.server.limits.numbers import Cursor
from parlour.server.limits.quotas import Kind
from parlour.services.dictionary import LookedUp
from parlour.services.forum.forum import KEEPERS, LONGEST_POST, ThreadLine, ThreadShown, Wish
from parlour.services.forum.markdown import Asked
from parlour.services.forum.questions import questions
from parlour.services.forum.rooms import RoomShown
from parlour.services.matches.access import is_pass

Text = Annotated[str, Meta(max_length=4 * LONGEST_POST)]
Short = Annotated[str, Meta(max_length=1_000)]


class Board(Value, frozen=True, kw_only=True):
    """A list of threads, the boards there are, and what whoever asks may do."""

    boards: list[str]
    threads: list[ThreadLine]
    writes: bool
    keeps: bool


class Thread(Value, frozen=True, kw_only=True):
    """A thread, and what whoever asks may do."""

    shown: ThreadShown
    writes: bool
    keeps: bool


class NewThread(Value, frozen=True):
    """A thread to begin."""

    board: Short
    title: Short
    text: Text


class Words(Value, frozen=True):
    """What somebody writes, in Markdown."""

    text: Text


class Written(Value, frozen=True):
    """What was written: the thread, and the post's number in it."""

    thread: str
    number: int


class Rendered(Value, frozen=True):
    """What somebody wrote as others will read it."""

    html: str


class Upto(Value, frozen=True):
    """The number of the last post that was read."""

    number: Position


class Why(Value, frozen=True):
    """A reason, in a few words."""

    why: Short = ""


class Hiding(Value, frozen=True):
    """Whether a post is hidden, and why."""

    hidden: bool
    why: Short = ""


class ForumApi(Controller):
    """Threads and posts, rooms and what is often asked."""

    path = "/api"
    tags = ["forum"]

    @get("/forum")
    async def threads(
        self, here: Here, player: Asking, board: FromQuery[str] = "", text: FromQuery[str] = "", skip: Cursor = 0, binned: FromQuery[bool] = False
    ) -> Board:
        """Return threads, of one board or of all, and of those in which a text stands."""
        found = await here.forum.threads(player, board[:40], text[:200], skip, binned=binned)
        return Board(boards=list(here.forum.boards), threads=found, writes=player.role != "guest", keeps=player.role in KEEPERS)

    @get("/forum/threads/{thread:str}")
    async def thread(self, here: Here, player: Asking, thread: Named, after: Cursor = 0) -> Thread:
        """Return a thread with its posts beyond a number."""
        found = await here.forum.thread(player, thread, after)
        return Thread(shown=found, writes=player.role != "guest", keeps=player.role in KEEPERS)

    @post("/forum/threads")
    async def open(self, here: Here, player: Asking, data: JSONBody[NewThread], allowed: Allowance) -> Written:
        """Begin a thread."""
        allowed.spend(Kind.POSTS)
        return Written(await here.forum.open(player, data.board, data.title, data.text), 1)

    @post("/forum/threads/{thread:str}/posts")
    async def answer(self, here: Here, player: Asking, thread: Named, data: JSONBody[Words], allowed: Allowance) -> Written:
        """Add a post to a thread."""
        allowed.spend(Kind.POSTS)
        return Written(thread, await here.forum.answer(player, thread, data.text))

    @post("/forum/threads/{thread:str}/seen", status_code=204)
    async def seen(self, here: Here, player: Asking, thread: Named, data: JSONBody[Upto]) -> None:
        """Note how far I have read a thread."""
        await here.forum.see(player, thread, data.number)

    @post("/forum/threads/{thread:str}/keep", status_code=204)
    async def keep(self, here: Here, player: Asking, thread: Named, data: JSONBody[Wish]) -> None:
        """As a moderator: pin, lock, bin or move a thread."""
        await here.forum.keep(player, thread, data)

    @post("/forum/posts/{written:str}/edit", status_code=204)
    async def edit(self, here: Here, player: Asking, written: Named, data: JSONBody[Words], allowed: Allowance) -> None:
        """Change my own post."""
        allowed.spend(Kind.POSTS)
        await here.forum.edit(player, written, data.text)

    @post("/forum/posts/{written:str}/hide", status_code=204)
    async def hide(self, here: Here, player: Asking, written: Named, data: JSONBody[Hiding]) -> None:
        """As a moderator: hide a post, or show it again."""
        await here.forum.hide(player, written, data.why, hidden=data.hidden)

    @post("/forum/posts/{written:str}/report", status_code=204)
    async def report(self, here: Here, player: Asking, written: Named, data: JSONBody[Why], allowed: Allowance) -> None:
        """Ask those who look after the house to see a post."""
        allowed.spend(Kind.REPORTS)
        await here.forum.report(player, written, data.why)

    @post("/matches/{match:str}/lines/{line:str}/report", status_code=204)
    async def report_line(self, here: Here, player: Asking, match: Named, line: Named, data: JSONBody[Why], allowed: Allowance, shown: Shown) -> None:
        """Ask those who look after the house to see a line of chat."""
        allowed.spend(Kind.REPORTS)
        loaded = await here.matches.get(match)
        await here.chat.report(match, player, line, data.why, is_pass(loaded.match, shown))

    @post("/forum/preview", status_code=200)
    async def preview(self, here: Here, player: Asking, data: JSONBody[Words], allowed: Allowance) -> Rendered:
        """Return what somebody writes as others will read it."""
        allowed.spend(Kind.RENDERS)
        return Rendered(await here.forum.preview(data.text))

    @get("/rooms/{game:str}/{room:str}")
    async def room(self, here: Here, player: Asking, game: Named, room: Named) -> RoomShown:
        """Return a room that a game keeps: its list, its clocks, its tables and who is there."""
        return await here.rooms.shown(game, room, player)

    @get("/rooms/{game:str}/{room:str}/words")
    async def word(self, here: Here, player: Asking, game: Named, room: Named, allowed: Allowance, word: FromQuery[str] = "") -> LookedUp:
        """Return what the list of a room says of a word, and what else its letters make."""
        allowed.spend(Kind.WORDS)
        return await here.wordbook.look_up(game, room, word, player)

    @get("/games/{game:str}/faq")
    async def faq(self, here: Here, game: Named, language: Spoken = "en") -> Response[list[Asked]]:
        """Return what is often asked about a game, in English where nobody wrote it in the language; the header says which."""
        here.games.game(game)
        served, found = questions(game, language)
        return Response(list(found), headers={"cache-control": "max-age=60", "content-language": served})
