"""Tests for the members' forum: access, Markdown, moderation and deleted accounts."""

from __future__ import annotations

from secrets import token_hex

import pytest

from parlour.services.forum.markdown import faq_entries, render_html
from parlour.services.moderation.administration import HOST_ACTOR

from .accounts import PASSWORD, error_code, id_of, new_member, new_operator
from .harness import Guest, ServedApplication


async def start_thread(
    guest: Guest, text: str = "Which words?", board: str = "betapet", title: str = ""
) -> str:
    """Start a forum thread and return its id."""
    return str(
        (
            await guest.post(
                "/api/forum/threads",
                {"board": board, "title": title or f"Racks {token_hex(4)}", "text": text},
            )
        )["thread"]
    )


async def posts(guest: Guest, thread: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await guest.get(f"/api/forum/threads/{thread}"))["details"][
        "posts"
    ]
    return found


async def threads_by_id(guest: Guest, query: str = "") -> dict[str, dict[str, object]]:
    return {thread["id"]: thread for thread in (await guest.get(f"/api/forum{query}"))["threads"]}


async def new_moderator(server: ServedApplication) -> tuple[Guest, str]:
    key = await server.application.administration.create_invitation(HOST_ACTOR, "moderator")
    guest, name = server.guest(), f"Signe {token_hex(4)}"
    await guest.post(
        "/api/account/sign-up", {"name": name, "password": PASSWORD, "invitation": key}
    )
    return guest, name


async def test_members_post_everyone_reads_and_guests_see_how_to_join(
    server: ServedApplication,
) -> None:
    (alva, name, _), guest = await new_member(server), server.guest()
    thread = await start_thread(alva, "Twice **both** jokers.")
    assert (await guest.get("/api/forum"))["can_write"] is False and thread in await threads_by_id(
        guest, "?board=betapet"
    )
    assert thread not in await threads_by_id(guest, "?board=pylos")
    (first,) = await posts(guest, thread)
    assert (
        first["html"] == "<p>Twice <strong>both</strong> jokers.</p>\n"
        and first["name"] == name
        and first["source"] == ""
    )
    answer = {"text": "me too"}
    assert (
        await error_code(guest, f"/api/forum/threads/{thread}/posts", answer, 403)
        == "account.members-only"
    )
    other, _, _ = await new_member(server)
    assert (await other.post(f"/api/forum/threads/{thread}/posts", answer))["number"] == 2
    assert [post["number"] for post in await posts(guest, thread)] == [1, 2]


async def test_new_posts_are_marked_for_members_until_they_are_read(
    server: ServedApplication,
) -> None:
    (alva, _, _), (hauke, _, _) = await new_member(server), await new_member(server)
    thread = await start_thread(alva)
    assert (await threads_by_id(alva))[thread]["unread"] == 0 and (await threads_by_id(hauke))[
        thread
    ]["unread"] == 1
    await hauke.post(f"/api/forum/threads/{thread}/posts", {"text": "yes"})
    assert (await threads_by_id(alva))[thread]["unread"] == 1 and (
        await threads_by_id(server.guest())
    )[thread]["unread"] == 0
    assert (
        await alva.web.post(f"/api/forum/threads/{thread}/read", json={"number": 99})
    ).status_code == 204
    assert (
        await alva.web.post(f"/api/forum/threads/{thread}/read", json={"number": 1})
    ).status_code == 204
    assert (await threads_by_id(alva))[thread]["unread"] == 0, (
        "reading an earlier page does not mark later posts as unread"
    )


async def test_search_ignores_case_and_hidden_posts(
    server: ServedApplication,
) -> None:
    (alva, _, _), (signe, _) = await new_member(server), await new_moderator(server)
    word = f"Ängsö{token_hex(3)}"
    titled, said = (
        await start_thread(alva, title=f"About {word}"),
        await start_thread(alva, f"I laid {word.upper()} 100%_sure"),
    )
    assert {titled, said} == set(await threads_by_id(server.guest(), f"?text={word.lower()}"))
    assert said in await threads_by_id(
        alva, "?text=100%25_sure"
    ) and said not in await threads_by_id(alva, "?text=100%25_unsure")
    (post,) = await posts(alva, said)
    assert (
        await signe.web.post(
            f"/api/forum/posts/{post['id']}/hide", json={"hidden": True, "reason": "no"}
        )
    ).status_code == 204
    assert set(await threads_by_id(alva, f"?text={word}")) == {titled}


async def test_a_post_can_be_edited_by_its_author_for_an_hour(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    (alva, _, _), (hauke, _, _) = await new_member(server), await new_member(server)
    thread = await start_thread(alva, "frist")
    (post,) = await posts(alva, thread)
    path = f"/api/forum/posts/{post['id']}/edit"
    assert post["source"] == "frist"
    assert await error_code(hauke, path, {"text": "ha"}, 403) == "forum.not-yours"
    assert (await alva.web.post(path, json={"text": "first"})).status_code == 204
    (changed,) = await posts(hauke, thread)
    assert changed["html"] == "<p>first</p>\n" and changed["edited"]
    monkeypatch.setattr("parlour.services.forum.forum.EDIT_WINDOW_MS", -1)
    assert await error_code(alva, path, {"text": "too late"}, 409) == "forum.too-late"


async def test_moderation_is_visible_in_the_thread_and_in_the_audit_log(
    server: ServedApplication,
) -> None:
    (rude, name, _), (signe, keeper), host = (
        await new_member(server),
        await new_moderator(server),
        await new_operator(server),
    )
    thread = await start_thread(rude, "about a person")
    (post,) = await posts(rude, thread)
    hide, keep = f"/api/forum/posts/{post['id']}/hide", f"/api/forum/threads/{thread}/moderate"
    for path, body in ((hide, {"hidden": True}), (keep, {"locked": True})):
        assert await error_code(rude, path, body, 403) == "account.not-a-moderator"
    assert (
        await signe.web.post(hide, json={"hidden": True, "reason": "about a person"})
    ).status_code == 204
    (gone,) = await posts(rude, thread)
    assert (gone["hidden_by"], gone["hidden_reason"], gone["html"], gone["source"]) == (
        keeper,
        "about a person",
        "",
        "",
    )
    assert "about a person" in str((await posts(signe, thread))[0]["html"]), (
        "an operator may show the post again"
    )
    assert (await signe.web.post(hide, json={"hidden": False})).status_code == 204
    assert (await posts(rude, thread))[0]["hidden_by"] == ""
    assert (
        await signe.web.post(keep, json={"pinned": True, "locked": True, "board": "house"})
    ).status_code == 204
    assert (
        await error_code(rude, f"/api/forum/threads/{thread}/posts", {"text": "but"}, 409)
        == "forum.locked"
    )
    assert next(iter(await threads_by_id(rude, "?board=house"))) == thread
    assert (await signe.web.post(keep, json={"deleted": True})).status_code == 204
    assert (
        thread not in await threads_by_id(rude)
        and (await rude.web.get(f"/api/forum/threads/{thread}")).status_code == 404
    )
    assert (
        thread in await threads_by_id(signe, "?deleted=true")
        and (await rude.web.get("/api/forum?deleted=true")).status_code == 403
    )
    assert (await signe.web.post(keep, json={"deleted": False, "pinned": False})).status_code == 204
    deeds = [
        deed["action"]
        for deed in (await host.get("/api/admin"))["audit_log"]
        if deed["actor"] == keeper
    ]
    assert deeds[0] == "thread-unbinned" or "thread-unbinned" in deeds
    assert {
        "post-hidden",
        "post-shown",
        "thread-pinned",
        "thread-locked",
        "thread-moved",
        "thread-binned",
    } <= set(deeds)
    assert [
        deed["reason"]
        for deed in (await host.get("/api/admin"))["audit_log"]
        if deed["action"] == "post-hidden" and deed["subject"] == name
    ] == ["about a person"]


async def test_muted_members_cannot_post_and_posting_is_limited(
    server: ServedApplication,
) -> None:
    host, (loud, _, _) = await new_operator(server), await new_member(server)
    thread = await start_thread(loud)
    await host.web.post(f"/api/admin/people/{await id_of(loud)}/mute", json={"hours": 1})
    assert (
        await error_code(loud, f"/api/forum/threads/{thread}/posts", {"text": "hey"}, 403)
        == "core.muted"
    )
    flood, _, _ = await new_member(server)
    answers = [
        await flood.web.post(f"/api/forum/threads/{thread}/posts", json={"text": f"{n}"})
        for n in range(8)
    ]
    assert [answer.status_code for answer in answers[:6]] == [201] * 6 and answers[-1].json()[
        "code"
    ] == "forum.too-many-posts"


async def test_an_invalid_thread_is_refused_with_a_reason(server: ServedApplication) -> None:
    alva, _, _ = await new_member(server)
    new = "/api/forum/threads"
    assert (
        await error_code(alva, new, {"board": "chess", "title": "a", "text": "b"}, 404)
        == "forum.no-such-board"
    )
    assert (
        await error_code(alva, new, {"board": "house", "title": " \u200b ", "text": "b"}, 409)
        == "forum.no-title"
    )
    assert (
        await error_code(alva, new, {"board": "house", "title": "a", "text": " \n "}, 409)
        == "core.empty-message"
    )
    assert (
        await error_code(alva, new, {"board": "house", "title": "a", "text": "x" * 8_001}, 409)
        == "forum.too-long"
    )
    assert (await alva.web.get("/api/forum/threads/nowhere")).status_code == 404


async def test_a_closed_server_shows_its_forum_to_members_only(server: ServedApplication) -> None:
    host, (alva, _, _), guest = await new_operator(server), await new_member(server), server.guest()
    thread = await start_thread(alva, "among ourselves")
    await host.web.post("/api/admin/registration", json={"registration_mode": "closed"})
    try:
        for path in ("/api/forum", f"/api/forum/threads/{thread}", "/api/rooms/betapet/giraffe"):
            assert (await guest.web.get(path)).json()["code"] == "core.site-closed", path
        for path in ("/forum", f"/forum/{thread}"):
            assert "among ourselves" not in (await guest.web.get(path)).text, path
        assert thread in await threads_by_id(alva)
    finally:
        await host.web.post("/api/admin/registration", json={"registration_mode": "open"})


async def test_posts_of_a_deleted_member_are_removed_but_answers_stay(
    server: ServedApplication,
) -> None:
    (gone, name, _), (alva, _, _) = await new_member(server), await new_member(server)
    alone, answered = (
        await start_thread(gone, "only mine"),
        await start_thread(gone, "my secret words"),
    )
    await alva.post(f"/api/forum/threads/{answered}/posts", {"text": "an answer"})
    kept = await gone.get("/api/account/export")
    assert {item["text"] for item in kept["written"]} == {"only mine", "my secret words"}
    assert (
        await gone.web.post("/api/account/delete", json={"password": PASSWORD})
    ).status_code == 204
    assert alone not in await threads_by_id(alva)
    mine, theirs = await posts(alva, answered)
    assert mine["html"] == "" and theirs["html"] == "<p>an answer</p>\n"
    whole = (await alva.web.get(f"/api/forum/threads/{answered}")).text + (
        await alva.web.get("/api/forum")
    ).text
    assert name not in whole and "secret words" not in whole


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
        ("a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>\n"),
        ("[x](data:text/html,hi)", "<p>[x](data:text/html,hi)</p>\n"),
        ("[x](//evil.example)", "<p>[x](//evil.example)</p>\n"),
        (
            "![x](http://a.example/p.gif)",
            '<p>!<a href="http://a.example/p.gif" rel="nofollow ugc noopener noreferrer">x</a></p>\n',
        ),
        ("# big", "<h3>big</h3>\n"),
        (
            "[t](/rules/pylos)",
            '<p><a href="/rules/pylos" rel="nofollow ugc noopener noreferrer">t</a></p>\n',
        ),
    ],
)
def test_rendered_markdown_contains_no_active_content(written: str, read: str) -> None:
    assert render_html(written) == read


def test_deeply_nested_markdown_is_rendered_fast() -> None:
    for bomb in (">" * 8_000, "[" * 8_000, "*a " * 2_600, "- " * 4_000, "|" * 8_000):
        assert render_html(bomb)


def test_questions_are_read_from_the_headings_of_a_page() -> None:
    first, second = faq_entries(
        "# Title\n\n## Why? {#why}\nBecause.\n\n## How? {#how}\n\nSo, *so*.\n"
    )
    assert (first.id, first.question, first.answer) == ("why", "Why?", "<p>Because.</p>\n")
    assert (second.id, second.answer) == ("how", "<p>So, <em>so</em>.</p>\n")


async def test_previews_of_posts_are_rendered_and_limited(server: ServedApplication) -> None:
    guest = server.guest()
    assert (await guest.post("/api/forum/preview", {"text": "*a*\0"}, 200))[
        "html"
    ] == "<p><em>a</em></p>\n"
    assert (await guest.post("/api/forum/preview", {"text": ""}, 200))["html"] == ""
    assert (await guest.post("/api/forum/preview", {"text": "a" * 8_001}, 409))[
        "code"
    ] == "forum.too-long"
    answers = [await guest.web.post("/api/forum/preview", json={"text": "a"}) for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused and refused[0].json()["code"] == "core.too-often"
