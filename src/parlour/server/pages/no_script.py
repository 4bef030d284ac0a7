"""Pages to be read where no script runs: the forum and what is often asked, as plain HTML inside the page that modules would bring to life."""

from __future__ import annotations

from html import escape

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.server.auth.access_control import let_in
from parlour.server.pages.templates import NO_SCRIPT
from parlour.services.application import House
from parlour.services.forum.questions import questions
from parlour.services.i18n import Sentences


def plain_questions(game: str, language: str) -> str:
    """Return what is often asked about a game, with the answers."""
    served, found = questions(game, language)
    words = "".join(f'<h2 id="{escape(one.id)}">{escape(one.question)}</h2>{one.answer}' for one in found)
    return f'<article class="prose" lang="{served}">{words}</article>'


async def plain_threads(house: House, player: Player, language: str) -> str:
    """Return the first page of threads, or nothing for whom the house is shut."""
    sentences = Sentences(language)
    try:
        await let_in(house, player, "GET", "/api/forum")
        found = await house.forum.threads(player)
    except Illegal:
        return NO_SCRIPT
    lines = "".join(f'<li><a href="/forum/{one.id}">{escape(one.title)}</a> {escape(one.name)} ({one.posts})</li>' for one in found)
    return f"<h1>{_words(sentences, 'forum-title')}</h1><p>{_words(sentences, 'forum-line')}</p><ul>{lines}</ul>"


async def plain_posts(house: House, player: Player, thread: str, language: str) -> str:
    """Return the first posts of a thread; raises Missing for one that is not there."""
    sentences = Sentences(language)
    try:
        await let_in(house, player, "GET", "/api/forum")
    except Illegal:
        return NO_SCRIPT
    found = await house.forum.thread(player, thread)
    posts = "".join(f'<article class="post"><b>{escape(one.name)}</b><div class="prose">{one.html}</div></article>' for one in found.posts)
    back = f'<p><a href="/forum">{_words(sentences, "forum-threads-all")}</a></p>'
    return f"{back}<h1>{escape(found.thread.title)}</h1>{posts}"


def _words(sentences: Sentences, name: str) -> str:
    return escape(sentences.text("forum", name) or "")
