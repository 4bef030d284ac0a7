"""Tests that the preview image of a link shows the position as strangers may see it."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

from parlour.core.rng import Rng
from parlour.laws.playout import Playout, random_states
from parlour.plugin import registry
from parlour.server.pages import position_pictures
from parlour.services.matches.loaded_match import LoadedMatch

from .harness import Guest, ServedApplication
from .test_broadcast_delay import DELAY, play, table_of_two

PICTURE = re.compile(r'property="og:image" content="https?://[^/]+([^"]+)"')
SVG = "{http://www.w3.org/2000/svg}svg"


async def preview_image_path(guest: Guest, path: str) -> str:
    """Return the path of the preview image in a page's metadata."""
    found = PICTURE.search((await guest.web.get(path)).text)
    assert found
    return found.group(1)


async def test_a_preview_image_shows_the_current_position(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as host_line, friend.at(match) as friend_line:
        begun = (await host_line.frame())["seq"]
        assert (
            await preview_image_path(server.guest(), f"/t/{match}")
            == f"/t/{match}/position.png?at={begun}"
        )
        before = await server.guest().web.get(f"/t/{match}/position.png")
        assert before.headers["content-type"] == "image/png" and before.content.startswith(
            b"\x89PNG"
        )
        (seq,) = await play(host_line, friend_line, 1)
    assert (
        await preview_image_path(server.guest(), f"/t/{match}/analysis")
        == f"/t/{match}/position.png?at={seq}"
    )
    assert (await server.guest().web.get(f"/t/{match}/position.png")).content != before.content


async def test_a_player_at_a_delayed_table_gets_no_newer_image_than_strangers(
    server: ServedApplication,
) -> None:
    match, host, friend, watcher = await table_of_two(server)
    async with host.at(match) as host_line, friend.at(match) as friend_line:
        begun, first = (
            await preview_image_path(watcher, f"/t/{match}"),
            await watcher.web.get(f"/t/{match}/position.png"),
        )
        await play(host_line, friend_line, DELAY)
        for guest in (host, watcher):
            assert await preview_image_path(guest, f"/t/{match}") == begun
            assert (await guest.web.get(f"/t/{match}/position.png")).content == first.content
        (seq,) = await play(host_line, friend_line, 1)
    assert await preview_image_path(watcher, f"/t/{match}") not in (
        begun,
        f"/t/{match}/position.png?at={seq}",
    )


async def test_an_unwatched_table_has_the_preview_image_of_its_game(
    server: ServedApplication,
) -> None:
    gathering = await server.guest().open_table()
    unwatched, host, _ = await server.two_at_a_table(settings={"watchers": False})
    private, loser, _ = await server.two_at_a_table(settings={"public": False})
    assert "position.png" in await preview_image_path(server.guest(), f"/t/{private}")
    await loser.post(f"/api/matches/{private}/resign", {"seat": 0})
    for match in (gathering, unwatched, private):
        for guest in (host, server.guest()):
            assert await preview_image_path(guest, f"/t/{match}") == "/games/pylos/ui/shared.jpg"
            assert (await guest.web.get(f"/t/{match}/position.png")).headers[
                "location"
            ] == "/games/pylos/ui/shared.jpg"


async def test_an_image_is_drawn_once_and_excess_requests_get_the_image_of_the_game(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def draw(loaded: LoadedMatch) -> bytes:
        drawn.append(loaded.match.id)
        return b"picture"

    monkeypatch.setattr(position_pictures, "_draw_position", draw)
    match, host, _ = await server.two_at_a_table()
    assert [(await host.web.get(f"/t/{match}/position.png")).content for _ in range(3)] == [
        b"picture"
    ] * 3
    assert drawn == [match]
    monkeypatch.setattr(position_pictures, "MAX_CACHED", 0)
    asked = [await host.web.get(f"/t/{match}/position.png") for _ in range(60)]
    assert (
        asked[-1].status_code == 302
        and asked[-1].headers["location"] == "/games/pylos/ui/shared.jpg"
    )


@pytest.mark.parametrize(
    "name",
    sorted(name for name in registry.game_packages() if registry.game_plugin(name).draw_position),
)
def test_states_that_strangers_cannot_distinguish_have_the_same_image(
    name: str, server: ServedApplication
) -> None:
    game, draw = server.application.games.game(name), registry.game_plugin(name).draw_position
    assert draw is not None
    options: Any = game.types.options()
    seats = min(game.seat_counts(options))
    colours = range(seats)
    states = list(islice(random_states(game, Playout(options, seats, b"worlds")), 40))
    drawn = 0
    for state in states[:: len(states) // 4]:
        seen = game.view(state, None)
        other = game.determinize(seen, Rng(b"o" * 32))
        if game.spec.has_hidden_information:
            assert other != state
        picture = draw(seen, game.assets, colours)
        assert draw(game.view(other, None), game.assets, colours) == picture
        assert picture is None or ElementTree.fromstring(picture).tag == SVG
        drawn += picture is not None
        if game.turn(state).seats:
            # The image of a seat's view is the same, so it shows no private information.
            assert (
                draw(game.view(state, min(game.turn(state).seats)), game.assets, colours) == picture
            )
    assert drawn >= 3
