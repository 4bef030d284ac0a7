"""Tests for generated images: board sheets, and posters and records of finished matches."""

from __future__ import annotations

from .harness import ServedApplication


async def test_a_board_finds_its_images(server: ServedApplication) -> None:
    stranger = server.guest()
    assert len((await stranger.get("/api/games/carcassonne/pictures/house"))["tiles"]) == 34
    for path in ("carcassonne/pictures/nothing", "pylos/pictures/house", "chess/pictures/house"):
        assert (await stranger.get(f"/api/games/{path}", 404))["code"] in (
            "core.no-such-page",
            "core.no-such-game",
        )


async def test_a_finished_match_has_a_poster_and_a_record(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table("carcassonne", settings={"watchers": False})
    at = f"/api/matches/{match}"
    for path in ("poster", "record"):
        assert (await host.get(f"{at}/{path}", 409))["code"] == "core.not-over"
        assert (await server.guest().get(f"{at}/{path}", 403))["code"] == "core.no-spectators"
    await friend.post(f"{at}/resign", {"seat": 1})
    drawn = await host.web.get(f"{at}/poster")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg ")
    written = await host.web.get(f"{at}/record")
    assert written.text.startswith("# Carcassonne") and written.headers[
        "content-disposition"
    ].endswith('.txt"')
    assert {card["spec"]["id"]: card["record_suffix"] for card in await host.get("/api/games")}[
        "carcassonne"
    ] == "txt"


async def test_images_of_a_private_match_need_a_player_or_the_share_token(
    server: ServedApplication,
) -> None:
    """The share token works as header and query parameter, but only after the match."""
    match, host, friend = await server.two_at_a_table("carcassonne")
    share = (await friend.get(f"/api/tables/{match}"))["share_token"]
    at, stranger = f"/api/matches/{match}", server.guest()
    for path in ("poster", "record"):
        assert (await stranger.get(f"{at}/{path}?share={share}", 409))["code"] == "core.not-over"
    await friend.post(f"{at}/resign", {"seat": 1})
    _, elsewhere, _ = await server.two_at_a_table("carcassonne")
    for path in ("poster", "record"):
        for shown in ("", f"?share={share[:-1]}", "?share=", f"?share={match}"):
            assert (await stranger.get(f"{at}/{path}{shown}", 403))["code"] == "core.private-match"
        assert (await elsewhere.get(f"{at}/{path}", 403))["code"] == "core.private-match"
        assert (
            await stranger.web.get(f"{at}/{path}", headers={"x-parlour-pass": share})
        ).status_code == 200
        for guest in (stranger, elsewhere):
            assert (await guest.web.get(f"{at}/{path}?share={share}")).status_code == 200
        for guest in (host, friend):
            assert (await guest.web.get(f"{at}/{path}")).status_code == 200


async def test_images_of_an_unwatched_match_need_the_share_token(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table("carcassonne", settings={"watchers": False})
    share = (await host.get(f"/api/tables/{match}"))["share_token"]
    stranger = server.guest()
    at = f"/api/matches/{match}/poster"
    assert (await stranger.get(f"{at}?share={share}", 403))["code"] == "core.no-spectators"
    await friend.post(f"/api/matches/{match}/resign", {"seat": 1})
    assert (await stranger.get(at, 403))["code"] == "core.no-spectators"
    assert (await stranger.web.get(f"{at}?share={share}")).status_code == 200


async def test_games_without_images_have_none(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table("pylos")
    await host.post(f"/api/matches/{match}/resign", {"seat": 0})
    for path in ("poster", "record"):
        assert (await host.get(f"/api/matches/{match}/{path}", 404))["code"] == "core.no-such-page"
