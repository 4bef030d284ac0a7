"""Tests for the API fields that say whether a result is rated."""

from __future__ import annotations

from .harness import ServedApplication


async def test_resigning_without_a_move_is_unrated_with_a_reason(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    await friend.post(f"/api/matches/{match}/resign", {"seat": 1})
    await server.application.results.recorder.catch_up()
    result = await host.get(f"/api/matches/{match}/result")
    assert (result["rated"], result["unrated_reason"]) == (False, "short")
    assert [
        (seat["rating_before"], seat["rating_after"], seat["is_rated"], seat["rating_weight"])
        for seat in result["seats"]
    ] == [(None, None, False, None)] * 2


async def test_a_short_match_is_rated_once_both_sides_have_moved_twice(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as ours, friend.at(match) as theirs:
        for _ in range(2):
            await ours.act(seat=0)
            await theirs.act(seat=1)
    await friend.post(f"/api/matches/{match}/resign", {"seat": 1})
    await server.application.results.recorder.catch_up()
    result = await host.get(f"/api/matches/{match}/result")
    assert (result["rated"], result["unrated_reason"]) == (True, "")
    assert [(seat["is_rated"], seat["rating_weight"]) for seat in result["seats"]] == [
        (True, 1),
        (True, 1),
    ]
    board = await host.get("/api/ratings/pylos?pace=evening")
    assert next(line["provisional_matches_left"] for line in board["entries"] if line["mine"]) == 19
