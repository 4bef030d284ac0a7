"""The forum and the FAQ as plain HTML for browsers without JavaScript."""

from __future__ import annotations

from html import escape

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.server.auth.access_control import require_access
from parlour.server.pages.templates import NO_SCRIPT_HTML
from parlour.services.application import Application
from parlour.services.forum.questions import faq_of_game
from parlour.services.i18n import Translations


def faq_html(game: str, language: str) -> str:
    """Return the FAQ of a game as HTML."""
    language_used, entries = faq_of_game(game, language)
    content = "".join(
        f'<h2 id="{escape(entry.id)}">{escape(entry.question)}</h2>{entry.answer}'
        for entry in entries
    )
    return f'<article class="prose" lang="{language_used}">{content}</article>'


async def threads_html(application: Application, player: Player, language: str) -> str:
    """Return the first page of forum threads, or the no-script notice if the user has no access."""
    sentences = Translations(language)
    try:
        await require_access(application, player, "GET", "/api/forum")
        threads = await application.forum.threads(player)
    except Illegal:
        return NO_SCRIPT_HTML
    items = "".join(
        f'<li><a href="/forum/{thread.id}">{escape(thread.title)}</a> {escape(thread.name)} ({thread.posts})</li>'
        for thread in threads
    )
    return f"<h1>{_translated_text(sentences, 'forum-title')}</h1><p>{_translated_text(sentences, 'forum-line')}</p><ul>{items}</ul>"


async def posts_html(application: Application, player: Player, thread: str, language: str) -> str:
    """Return the first posts of a thread, or the no-script notice if the user has no access.

    Raises:
        NotFound: The thread does not exist.
    """
    sentences = Translations(language)
    try:
        await require_access(application, player, "GET", "/api/forum")
    except Illegal:
        return NO_SCRIPT_HTML
    details = await application.forum.thread(player, thread)
    posts = "".join(
        f'<article class="post"><b>{escape(post.name)}</b><div class="prose">{post.html}</div></article>'
        for post in details.posts
    )
    back_link = f'<p><a href="/forum">{_translated_text(sentences, "forum-threads-all")}</a></p>'
    return f"{back_link}<h1>{escape(details.thread.title)}</h1>{posts}"


def _translated_text(sentences: Translations, name: str) -> str:
    return escape(sentences.text("forum", name) or "")
