"""Threads and posts as a reader sees them."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.records import Player, Post, ThreadRow
from parlour.services.accounts.admin_rights import SITE_RIGHTS
from parlour.services.time import now

EDIT_WINDOW_MS = 3_600_000
"""How long (ms) authors may edit their posts."""

MODERATOR_ROLES = SITE_RIGHTS["forum"]


class ThreadSummary(Value, frozen=True, kw_only=True):
    """A thread in a list of threads."""

    id: str
    """The id."""

    board: str
    """The board."""

    title: str
    """The title."""

    name: str
    """The name of the author."""

    opened_at: int
    """The time of the first post (ms since 1970)."""

    changed_at: int
    """The time of the last post (ms since 1970)."""

    posts: int
    """The number of posts."""

    unread: int
    """The number of posts that the reader has not seen; 0 for a guest."""

    pinned: bool
    """Whether the thread is pinned."""

    locked: bool
    """Whether the thread is locked."""

    deleted: bool
    """Whether the thread is deleted."""


class PostDetails(Value, frozen=True, kw_only=True):
    """A post as a reader sees it. A hidden post has no text."""

    id: str
    """The id."""

    number: int
    """The number of the post in its thread."""

    name: str
    """The name of the author."""

    member: bool
    """Whether the author is a member."""

    at: int
    """The time of the post (ms since 1970)."""

    edited: bool
    """Whether the post was edited."""

    html: str
    """The text as HTML."""

    source: str
    """The Markdown source, for an author who may still edit the post."""

    mine: bool
    """Whether the reader wrote the post."""

    hidden_by: str
    """The name of the moderator who hid the post, or ""."""

    hidden_reason: str
    """The reason why the post is hidden."""


class ThreadDetails(Value, frozen=True, kw_only=True):
    """A thread with a page of its posts."""

    thread: ThreadSummary
    """The thread."""

    last_read: int
    """The number of the last post that the reader has seen."""

    posts: list[PostDetails]
    """The posts."""

    has_more: bool
    """Whether the thread has further posts."""


def thread_summary(row: ThreadRow, reader: Player) -> ThreadSummary:
    """Return a thread as a reader sees it in a list."""
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


def is_legible(post_row: Post, reader: Player) -> bool:
    """Return whether a reader may see the text of a post."""
    return not post_row.hidden_by or reader.role in MODERATOR_ROLES


def post_details(post_row: Post, reader: Player, html: str) -> PostDetails:
    """Return a post as a reader sees it; `html` is its rendered text."""
    is_own = post_row.player == reader.id
    return PostDetails(
        id=post_row.id,
        number=post_row.number,
        name=post_row.name,
        member=post_row.role != "guest",
        at=post_row.at,
        edited=post_row.edited_at > 0,
        html=html,
        source=post_row.text
        if is_own and not post_row.hidden_by and now() - post_row.at <= EDIT_WINDOW_MS
        else "",
        mine=is_own,
        hidden_by=post_row.hidden_by,
        hidden_reason=post_row.hidden_why,
    )
