"""What games draw: the sheets of their boards for everybody, posters and records of matches once they are over."""

from __future__ import annotations

from .harness import ServedHouse


async def test_a_board_finds_what_it_draws_with(house: ServedHouse) -> None:
    stranger = house.guest()
    assert len((await stranger.get("/api/games/carcassonne/pictures/house"))["tiles"]) == 34
    for path in ("carcassonne/pictures/nothing", "pylos/pictures/house", "chess/pictures/house"):
        assert (await stranger.get(f"/api/games/{path}", 404))["code"] in ("core.no-such-page", "core.no-such-game")


async def test_a_match_is_kept_as_a_picture_and_a_record_once_it_is_over(house: ServedHouse) -> None:
    match, host, friend = await house.two_at_a_table("carcassonne", house={"watchers": False})
    at = f"/api/matches/{match}"
    for path in ("poster", "record"):
        assert (await host.get(f"{at}/{path}", 409))["code"] == "core.not-over"
        assert (await house.guest().get(f"{at}/{path}", 403))["code"] == "core.no-watchers"
    await friend.post(f"{at}/resign", {"seat": 1})
    drawn = await host.web.get(f"{at}/poster")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg ")
    written = await host.web.get(f"{at}/record")
    assert written.text.startswith("# Carcassonne")


async def test_games_without_keepsakes_have_none(house: ServedHouse) -> None:
    match, host, _ = await house.two_at_a_table("pylos")
    await host.post(f"/api/matches/{match}/resign", {"seat": 0})
    for path in ("poster", "record"):
        assert (await host.get(f"/api/matches/{match}/{path}", 404))["code"] == "core.no-such-page"
