"""Tests that Markdown posts render with bounded work and outside the event loop."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import Illegal
from parlour.services.forum import rendering
from parlour.services.forum.forum import MAX_POST_LENGTH
from parlour.services.forum.markdown import (
    MAX_ADDED_HTML,
    MAX_CELLS,
    MAX_COLUMNS,
    MAX_LINK_CHARACTERS,
    render_html,
)
from parlour.services.forum.rendering import HtmlCache, Renderer

PIECES = (
    *(
        "|",
        "a|",
        "-|",
        "|-",
        ":-:|",
        "\n",
        "\n\n",
        "a",
        " ",
        "    ",
        "[",
        "]",
        "(",
        ")",
        "[a]",
        "[a]: /x\n",
        "](",
        "*",
        "_",
        "~~",
        "`",
        "<",
        "&",
    ),
    *(
        '"',
        "- ",
        "1. ",
        "> ",
        "# ",
        "<http://a.b>",
        "[](/)",
        "\\",
        "\t",
        "***\n",
        "```\n",
        "=\n",
        "é",
        "mailto:a",
        "'",
    ),
)


def cell_count(page: str) -> int:
    """Return the number of table cells in an HTML page."""
    return page.count("<td") + page.count("<th>") + page.count("<th ")


def test_a_table_of_usual_size_is_rendered() -> None:
    page = render_html("| a | b |\n|---|---|\n" + "| 1 | 2 |\n" * 100)
    assert page.count("<table") == 1 and cell_count(page) == 202


@pytest.mark.parametrize("columns", [2, 10, MAX_COLUMNS])
def test_short_rows_are_filled_up_to_a_limit(columns: int) -> None:
    bomb = ("|a" * columns + "\n" + "|-" * columns + "\n" + "|\n" * 4_000)[:MAX_POST_LENGTH]
    assert columns < cell_count(render_html(bomb)) <= MAX_CELLS


def test_all_tables_share_one_limit() -> None:
    bomb = ("> " + "|a" * 20 + "\n> " + "|-" * 20 + "\n" + "> |\n" * 5 + "\n") * 50
    assert 0 < cell_count(render_html(bomb)) <= MAX_CELLS


def test_a_table_that_is_too_wide_stays_text() -> None:
    wide = MAX_COLUMNS + 1
    page = render_html("|a" * wide + "\n" + "|-" * wide + "\n" + "|\n" * 100)
    assert "<table" not in page and "|a|a" in page


def test_a_definition_cannot_be_multiplied_by_references() -> None:
    bomb = f"[a]: /{'x' * 4_000}\n\n" + "[a] " * 900
    page = render_html(bomb)
    assert 0 < page.count("href=") * 4_000 <= MAX_LINK_CHARACTERS
    assert page.count("<a>") == 900 - page.count("href=")
    titled = f'[a]: / "{"x" * 4_000}"\n\n' + "[a] " * 900
    assert len(render_html(titled)) < MAX_ADDED_HTML


@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(PIECES), min_size=1, max_size=6).map("".join),
            st.integers(1, 4_000),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_the_size_of_the_html_is_limited(parts: list[tuple[str, int]]) -> None:
    text = "".join((piece * times)[: MAX_POST_LENGTH // len(parts)] for piece, times in parts)
    page = render_html(text)
    assert len(page) <= MAX_ADDED_HTML + 10 * MAX_POST_LENGTH
    assert cell_count(page) <= MAX_CELLS


def test_the_cache_is_limited_in_bytes() -> None:
    cache = HtmlCache(10_000)
    for number in range(100):
        cache.add(f"text {number}", "x" * 900)
    assert cache.size <= 10_000
    assert cache.get("text 99") == "x" * 900 and cache.get("text 0") is None
    cache.add("long", "y" * 20_000)
    assert cache.size == 0 and cache.get("long") is None


def test_the_cache_keeps_the_most_recent_texts() -> None:
    cache = HtmlCache(4_000)
    for number in range(3):
        cache.add(f"text {number}", "x" * 900)
    assert cache.get("text 0")
    cache.add("text 3", "x" * 900)
    cache.add("text 3", "x" * 900)
    assert cache.get("text 0") and cache.get("text 1") is None


async def test_a_text_is_rendered_in_a_thread_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[str, str]] = []

    def noted(text: str) -> str:
        seen.append((text, threading.current_thread().name))
        return render_html(text)

    monkeypatch.setattr(rendering, "render_html", noted)
    renderer = Renderer()
    assert await renderer.render_posts(["*a*", "*a*", "b"]) == [
        "<p><em>a</em></p>\n",
        "<p><em>a</em></p>\n",
        "<p>b</p>\n",
    ]
    assert await renderer.render_draft("c") == "<p>c</p>\n"
    renderer.close()
    assert [text for text, _ in seen] == ["*a*", "b", "c"]
    assert all(name.startswith("parlour-markdown") for _, name in seen)


async def test_a_text_that_is_not_rendered_in_time_is_shown_as_plain_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()

    def slow(text: str) -> str:
        go_on.wait(30)
        return render_html(text)

    monkeypatch.setattr(rendering, "render_html", slow)
    renderer = Renderer(seconds=0.05)
    try:
        with pytest.raises(Illegal, match=r"core\.too-busy"):
            await renderer.render_draft("*a*")
        assert await renderer.render_posts(["*<b>*", "c"]) == [
            "<pre>*&lt;b&gt;*</pre>",
            "<pre>c</pre>",
        ]
    finally:
        go_on.set()
        renderer.close()
