"""Pages to be read where no script runs: the forum and what is often asked, as plain HTML inside the page that modules would bring to life."""

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
    """Return what is often asked about a game, with the answers."""
    served, found = faq_of_game(game, language)
    words = "".join(
        f'<h2 id="{escape(one.id)}">{escape(one.question)}</h2>{one.answer}' for one in found
    )
    return f'<article class="prose" lang="{served}">{words}</article>'


async def threads_html(application: Application, player: Player, language: str) -> str:
    """Return the first page of threads, or nothing for whom the house is shut."""
    sentences = Translations(language)
    try:
        await require_access(application, player, "GET", "/api/forum")
        found = await application.forum.threads(player)
    except Illegal:
        return NO_SCRIPT_HTML
    lines = "".join(
        f'<li><a href="/forum/{one.id}">{escape(one.title)}</a> {escape(one.name)} ({one.posts})</li>'
        for one in found
    )
    return f"<h1>{_translated_text(sentences, 'forum-title')}</h1><p>{_translated_text(sentences, 'forum-line')}</p><ul>{lines}</ul>"


async def posts_html(application: Application, player: Player, thread: str, language: str) -> str:
    """Return the first posts of a thread; raises NotFound for one that is not there."""
    sentences = Translations(language)
    try:
        await require_access(application, player, "GET", "/api/forum")
    except Illegal:
        return NO_SCRIPT_HTML
    found = await application.forum.thread(player, thread)
    posts = "".join(
        f'<article class="post"><b>{escape(one.name)}</b><div class="prose">{one.html}</div></article>'
        for one in found.posts
    )
    back = f'<p><a href="/forum">{_translated_text(sentences, "forum-threads-all")}</a></p>'
    return f"{back}<h1>{escape(found.thread.title)}</h1>{posts}"


def _translated_text(sentences: Translations, name: str) -> str:
    return escape(sentences.text("forum", name) or "")
