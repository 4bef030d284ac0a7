"""HTTP API for the forum and the game rooms."""

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
from parlour.services.forum.forum import MAX_POST_LENGTH, ThreadChanges
from parlour.services.forum.markdown import FaqEntry
from parlour.services.forum.questions import faq_of_game
from parlour.services.forum.rooms import RoomDetails
from parlour.services.forum.serializers import MODERATOR_ROLES, ThreadDetails, ThreadSummary
from parlour.services.matches.access import is_share_token

Text = Annotated[str, Meta(max_length=4 * MAX_POST_LENGTH)]
Short = Annotated[str, Meta(max_length=1_000)]


class ThreadList(Value, frozen=True, kw_only=True):
    """Response body with forum threads and the user's rights in the forum."""

    boards: list[str]
    threads: list[ThreadSummary]
    can_write: bool
    can_moderate: bool


class ThreadPage(Value, frozen=True, kw_only=True):
    """Response body with one forum thread and the user's rights in it."""

    details: ThreadDetails
    can_write: bool
    can_moderate: bool


class NewThread(Value, frozen=True):
    """Request body for starting a thread."""

    board: Short
    title: Short
    text: Text


class MarkdownText(Value, frozen=True):
    """Request body with the Markdown text of a post."""

    text: Text


class PostLocation(Value, frozen=True):
    """Response body with the thread id and the number of a new post."""

    thread: str
    number: int


class RenderedPost(Value, frozen=True):
    """Response body with a post rendered as HTML."""

    html: str


class ReadPosition(Value, frozen=True):
    """Request body for marking the posts of a thread as read."""

    number: LogPosition
    """Number of the last post that was read."""


class ReportReason(Value, frozen=True):
    """Request body with the reason for a report."""

    reason: Short = ""


class PostVisibility(Value, frozen=True):
    """Request body for hiding or showing a post."""

    hidden: bool
    reason: Short = ""


class ForumApi(Controller):
    """Endpoints for the forum, rooms, dictionaries and FAQs."""

    path = "/api"
    tags = ["forum"]

    @get("/forum")
    async def threads(
        self,
        application: AppDep,
        player: PlayerDep,
        board: FromQuery[str] = "",
        text: FromQuery[str] = "",
        offset: CursorQuery = 0,
        deleted: FromQuery[bool] = False,
    ) -> ThreadList:
        """Return a page of forum threads, optionally from one board or with a search text.

        Args:
            board: Id of the board, or empty for all boards.
            text: Text that the threads must contain, or empty for all threads.
            offset: Number of threads to skip.
            deleted: Whether to return the deleted threads.
        """
        thread_list = await application.forum.threads(
            player, board[:40], text[:200], offset, deleted=deleted
        )
        return ThreadList(
            boards=list(application.forum.boards),
            threads=thread_list,
            can_write=player.role != "guest",
            can_moderate=player.role in MODERATOR_ROLES,
        )

    @get("/forum/threads/{thread:str}")
    async def thread(
        self, application: AppDep, player: PlayerDep, thread: PathName, after: CursorQuery = 0
    ) -> ThreadPage:
        """Return a thread with up to forty posts, and how far the user has read it.

        Args:
            after: Number of the post after which the page begins; 0 for the first page.
        """
        thread_details = await application.forum.thread(player, thread, after)
        return ThreadPage(
            details=thread_details,
            can_write=player.role != "guest",
            can_moderate=player.role in MODERATOR_ROLES,
        )

    @post("/forum/threads")
    async def start_thread(
        self, application: AppDep, player: PlayerDep, data: JSONBody[NewThread], quota: QuotaDep
    ) -> PostLocation:
        """Start a forum thread with its first post (members only)."""
        await quota.spend(QuotaKind.POSTS)
        return PostLocation(
            await application.forum.start_thread(player, data.board, data.title, data.text), 1
        )

    @post("/forum/threads/{thread:str}/posts")
    async def reply(
        self,
        application: AppDep,
        player: PlayerDep,
        thread: PathName,
        data: JSONBody[MarkdownText],
        quota: QuotaDep,
    ) -> PostLocation:
        """Add a post to a thread (members only)."""
        await quota.spend(QuotaKind.POSTS)
        return PostLocation(thread, await application.forum.reply(player, thread, data.text))

    @post("/forum/threads/{thread:str}/read", status_code=204)
    async def mark_read(
        self, application: AppDep, player: PlayerDep, thread: PathName, data: JSONBody[ReadPosition]
    ) -> None:
        """Store the number of the last post that the user has read in a thread."""
        await application.forum.mark_read(player, thread, data.number)

    @post("/forum/threads/{thread:str}/moderate", status_code=204)
    async def moderate_thread(
        self,
        application: AppDep,
        player: PlayerDep,
        thread: PathName,
        data: JSONBody[ThreadChanges],
    ) -> None:
        """Pin, lock, delete or move a thread (moderators only)."""
        await application.forum.moderate_thread(player, thread, data)

    @post("/forum/posts/{post:str}/edit", status_code=204)
    async def edit_post(
        self,
        application: AppDep,
        player: PlayerDep,
        post: PathName,
        data: JSONBody[MarkdownText],
        quota: QuotaDep,
    ) -> None:
        """Edit one of the user's own posts, within an hour."""
        await quota.spend(QuotaKind.POSTS)
        await application.forum.edit_post(player, post, data.text)

    @post("/forum/posts/{post:str}/hide", status_code=204)
    async def set_post_hidden(
        self, application: AppDep, player: PlayerDep, post: PathName, data: JSONBody[PostVisibility]
    ) -> None:
        """Hide or show a post (moderators only)."""
        await application.forum.set_post_hidden(player, post, data.reason, hidden=data.hidden)

    @post("/forum/posts/{post:str}/report", status_code=204)
    async def report_post(
        self,
        application: AppDep,
        player: PlayerDep,
        post: PathName,
        data: JSONBody[ReportReason],
        quota: QuotaDep,
    ) -> None:
        """Report a post to the moderators."""
        await quota.spend(QuotaKind.REPORTS)
        await application.forum.report_post(player, post, data.reason)

    @post("/matches/{match:str}/messages/{message:str}/report", status_code=204)
    async def report_message(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        message: PathName,
        data: JSONBody[ReportReason],
        quota: QuotaDep,
        share_token: ShareTokenDep,
    ) -> None:
        """Report a chat message to the moderators."""
        await quota.spend(QuotaKind.REPORTS)
        loaded = await application.matches.store.get(match)
        await application.matches.chat.report_message(
            match, player, message, data.reason, is_share_token(loaded.match, share_token)
        )

    @post("/forum/preview", status_code=200)
    async def preview_post(
        self, application: AppDep, player: PlayerDep, data: JSONBody[MarkdownText], quota: QuotaDep
    ) -> RenderedPost:
        """Return the Markdown text of a draft post rendered as HTML.

        The request is refused with `core.too-busy` while the server is overloaded. A text may
        contain at most 1,500 table cells in total, and 30 columns per table.
        """
        await quota.spend(QuotaKind.RENDERS)
        return RenderedPost(await application.forum.preview_post(data.text))

    @get("/rooms/{game:str}/{room:str}")
    async def room(
        self, application: AppDep, player: PlayerDep, game: PathName, room: PathName
    ) -> RoomDetails:
        """Return a game room with its dictionary, clocks, tables and visitors.

        The request puts the user into the room.
        """
        return await application.rooms.visit(game, room, player)

    @get("/rooms/{game:str}/{room:str}/words")
    async def look_up_word(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        room: PathName,
        quota: QuotaDep,
        word: FromQuery[str] = "",
    ) -> DictionaryResult:
        """Return the dictionary entry of a word and other words that use its letters.

        It is refused while the user plays the game in this room.

        Args:
            word: The word. `?` in it matches any letter.
        """
        await quota.spend(QuotaKind.WORDS)
        return await application.dictionary.look_up(game, room, word, player)

    @get("/games/{game:str}/faq")
    async def faq(
        self, application: AppDep, game: PathName, language: LanguageQuery = "en"
    ) -> Response[list[FaqEntry]]:
        """Return the FAQ of a game, in English if there is no translation.

        The header `content-language` names the language of the response.

        Args:
            language: The requested language.
        """
        application.games.game(game)
        served, entries = faq_of_game(game, language)
        return Response(
            list(entries), headers={"cache-control": "max-age=60", "content-language": served}
        )
