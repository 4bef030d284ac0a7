"""The API of the forum, and of the rooms that games keep."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.dependencies import (
    AppDep,
    LanguageQuery,
    PathName,
    PlayerDep,
    QuotaDep,
    ShareTokenDep,
)
from parlour.server.limits.numbers import CursorQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.dictionary import DictionaryResult
from parlour.services.forum.forum import (
    MAX_POST_LENGTH,
    MODERATOR_ROLES,
    ThreadChanges,
    ThreadDetails,
    ThreadSummary,
)
from parlour.services.forum.markdown import FaqEntry
from parlour.services.forum.questions import faq_of_game
from parlour.services.forum.rooms import RoomDetails
from parlour.services.matches.access import is_share_token

Text = Annotated[str, Meta(max_length=4 * MAX_POST_LENGTH)]
Short = Annotated[str, Meta(max_length=1_000)]


class ThreadList(Value, frozen=True, kw_only=True):
    """A list of threads, the boards there are, and what whoever asks may do."""

    boards: list[str]
    threads: list[ThreadSummary]
    can_write: bool
    can_moderate: bool


class ThreadPage(Value, frozen=True, kw_only=True):
    """A thread, and what whoever asks may do."""

    details: ThreadDetails
    can_write: bool
    can_moderate: bool


class NewThread(Value, frozen=True):
    """A thread to begin."""

    board: Short
    title: Short
    text: Text


class MarkdownText(Value, frozen=True):
    """What somebody writes, in Markdown."""

    text: Text


class PostLocation(Value, frozen=True):
    """What was written: the thread, and the post's number in it."""

    thread: str
    number: int


class RenderedPost(Value, frozen=True):
    """What somebody wrote as others will read it."""

    html: str


class ReadPosition(Value, frozen=True):
    """The number of the last post that was read."""

    number: LogPosition


class ReportReason(Value, frozen=True):
    """A reason, in a few words."""

    reason: Short = ""


class PostVisibility(Value, frozen=True):
    """Whether a post is hidden, and why."""

    hidden: bool
    reason: Short = ""


class ForumApi(Controller):
    """Threads and posts, rooms and what is often asked."""

    path = "/api"
    tags = ["forum"]

    @get("/forum")
    async def threads(
        self,
        here: AppDep,
        player: PlayerDep,
        board: FromQuery[str] = "",
        text: FromQuery[str] = "",
        skip: CursorQuery = 0,
        binned: FromQuery[bool] = False,
    ) -> ThreadList:
        """Return threads, of one board or of all, and of those in which a text stands."""
        found = await here.forum.threads(player, board[:40], text[:200], skip, binned=binned)
        return ThreadList(
            boards=list(here.forum.boards),
            threads=found,
            can_write=player.role != "guest",
            can_moderate=player.role in MODERATOR_ROLES,
        )

    @get("/forum/threads/{thread:str}")
    async def thread(
        self, here: AppDep, player: PlayerDep, thread: PathName, after: CursorQuery = 0
    ) -> ThreadPage:
        """Return a thread with its posts beyond a number."""
        found = await here.forum.thread(player, thread, after)
        return ThreadPage(
            details=found,
            can_write=player.role != "guest",
            can_moderate=player.role in MODERATOR_ROLES,
        )

    @post("/forum/threads")
    async def start_thread(
        self, here: AppDep, player: PlayerDep, data: JSONBody[NewThread], allowed: QuotaDep
    ) -> PostLocation:
        """Begin a thread."""
        allowed.spend(QuotaKind.POSTS)
        return PostLocation(
            await here.forum.start_thread(player, data.board, data.title, data.text), 1
        )

    @post("/forum/threads/{thread:str}/posts")
    async def reply(
        self,
        here: AppDep,
        player: PlayerDep,
        thread: PathName,
        data: JSONBody[MarkdownText],
        allowed: QuotaDep,
    ) -> PostLocation:
        """Add a post to a thread."""
        allowed.spend(QuotaKind.POSTS)
        return PostLocation(thread, await here.forum.reply(player, thread, data.text))

    @post("/forum/threads/{thread:str}/read", status_code=204)
    async def mark_read(
        self, here: AppDep, player: PlayerDep, thread: PathName, data: JSONBody[ReadPosition]
    ) -> None:
        """Note how far I have read a thread."""
        await here.forum.mark_read(player, thread, data.number)

    @post("/forum/threads/{thread:str}/moderate", status_code=204)
    async def moderate_thread(
        self, here: AppDep, player: PlayerDep, thread: PathName, data: JSONBody[ThreadChanges]
    ) -> None:
        """As a moderator: pin, lock, bin or move a thread."""
        await here.forum.moderate_thread(player, thread, data)

    @post("/forum/posts/{post:str}/edit", status_code=204)
    async def edit_post(
        self,
        here: AppDep,
        player: PlayerDep,
        post: PathName,
        data: JSONBody[MarkdownText],
        allowed: QuotaDep,
    ) -> None:
        """Change my own post."""
        allowed.spend(QuotaKind.POSTS)
        await here.forum.edit_post(player, post, data.text)

    @post("/forum/posts/{post:str}/hide", status_code=204)
    async def set_post_hidden(
        self, here: AppDep, player: PlayerDep, post: PathName, data: JSONBody[PostVisibility]
    ) -> None:
        """As a moderator: hide a post, or show it again."""
        await here.forum.set_post_hidden(player, post, data.reason, hidden=data.hidden)

    @post("/forum/posts/{post:str}/report", status_code=204)
    async def report_post(
        self,
        here: AppDep,
        player: PlayerDep,
        post: PathName,
        data: JSONBody[ReportReason],
        allowed: QuotaDep,
    ) -> None:
        """Ask those who look after the house to see a post."""
        allowed.spend(QuotaKind.REPORTS)
        await here.forum.report_post(player, post, data.reason)

    @post("/matches/{match:str}/messages/{message:str}/report", status_code=204)
    async def report_message(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        message: PathName,
        data: JSONBody[ReportReason],
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> None:
        """Ask those who look after the house to see a line of chat."""
        allowed.spend(QuotaKind.REPORTS)
        loaded = await here.matches.store.get(match)
        await here.matches.chat.report_message(
            match, player, message, data.reason, is_share_token(loaded.match, shown)
        )

    @post("/forum/preview", status_code=200)
    async def preview_post(
        self, here: AppDep, player: PlayerDep, data: JSONBody[MarkdownText], allowed: QuotaDep
    ) -> RenderedPost:
        """Return what somebody writes as others will read it."""
        allowed.spend(QuotaKind.RENDERS)
        return RenderedPost(await here.forum.preview_post(data.text))

    @get("/rooms/{game:str}/{room:str}")
    async def room(
        self, here: AppDep, player: PlayerDep, game: PathName, room: PathName
    ) -> RoomDetails:
        """Return a room that a game keeps: its list, its clocks, its tables and who is there."""
        return await here.rooms.visit(game, room, player)

    @get("/rooms/{game:str}/{room:str}/words")
    async def look_up_word(
        self,
        here: AppDep,
        player: PlayerDep,
        game: PathName,
        room: PathName,
        allowed: QuotaDep,
        word: FromQuery[str] = "",
    ) -> DictionaryResult:
        """Return what the list of a room says of a word, and what else its letters make."""
        allowed.spend(QuotaKind.WORDS)
        return await here.dictionary.look_up(game, room, word, player)

    @get("/games/{game:str}/faq")
    async def faq(
        self, here: AppDep, game: PathName, language: LanguageQuery = "en"
    ) -> Response[list[FaqEntry]]:
        """Return what is often asked about a game, in English where nobody wrote it in the language; the header says which."""
        here.games.game(game)
        served, found = faq_of_game(game, language)
        return Response(
            list(found), headers={"cache-control": "max-age=60", "content-language": served}
        )
