"""Tests for puzzles over HTTP: views, answers, streaks and hidden solutions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.plugin import registry
from parlour.plugin.puzzle import Puzzle
from parlour.services.puzzles import puzzle_files

from .harness import Guest, ServedApplication

GAMES = [game for game in registry.game_classes() if puzzle_files.packaged_puzzles(game)]


def puzzle_of_day(details: dict[str, Any]) -> Puzzle:
    """Return the packaged puzzle that a response describes."""
    return puzzle_files.packaged_puzzle(details["game"], details["day"])


def candidate_action(puzzle: Puzzle, number: int) -> dict[str, Any]:
    """Return the action of a candidate."""
    found: dict[str, Any] = msgspec.json.decode(puzzle.candidates[number].action)
    return found


async def submit_answer(guest: Guest, details: dict[str, Any], number: int) -> dict[str, Any]:
    """Answer a puzzle with the action of a candidate and return the response."""
    found: dict[str, Any] = await guest.post(
        f"/api/games/{details['game']}/puzzle/{details['day']}/answer",
        {"action": candidate_action(puzzle_of_day(details), number)},
        200,
    )
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_equal_for_all_users_and_shows_the_view_of_its_seat(
    server: ServedApplication, game: str
) -> None:
    details, other = [await server.guest().get(f"/api/games/{game}/puzzle") for _ in range(2)]
    assert details == other
    puzzle, codec, at = await server.application.puzzles.load_puzzle(game, details["day"])
    assert details["frame"]["seat"] == puzzle.seat
    assert encode(details["frame"]["view"]) == encode(
        msgspec.json.decode(encode(codec.game.view(at.state, puzzle.seat)))
    )
    # The response contains no solution, seed, earlier actions or evaluations.
    assert (
        details["evaluated_actions"],
        details["site_statistics"],
        details["attempts"],
        details["outcome"],
    ) == ([], [], [], "")
    text = encode(details).decode()
    assert puzzle.seed not in text
    assert '"evaluated_actions":[]' in text
    assert {occupant["name"] for occupant in details["frame"]["seats"]} == {""}
    if codec.game.spec.has_hidden_information:
        theirs = encode(codec.game.view(at.state, Seat((puzzle.seat + 1) % puzzle.seats)))
        assert encode(details["frame"]["view"]) != theirs


async def test_a_wrong_answer_states_its_loss_and_the_right_one_all_values(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    details = await guest.get("/api/games/betapet/puzzle")
    puzzle = puzzle_of_day(details)
    wrong = await submit_answer(guest, details, puzzle.best)
    assert wrong["outcome"] == ""
    assert [attempt["lost"] for attempt in wrong["attempts"]] == [details["gap"]]
    assert wrong["evaluated_actions"] == []
    again = await submit_answer(guest, details, puzzle.best)
    assert again["attempts"] == wrong["attempts"]
    right = await submit_answer(guest, details, 0)
    assert right["outcome"] == "solved"
    assert [action["value"] for action in right["evaluated_actions"]] == [
        candidate.value for candidate in puzzle.candidates
    ]
    assert (right["streak"], right["longest_streak"], right["marks"]) == (
        1,
        1,
        {details["day"]: "solved"},
    )
    assert ["solved", 2, 1] in right["site_statistics"]
    assert (await submit_answer(guest, details, puzzle.best))["attempts"] == wrong["attempts"]
    # Another guest has no attempts yet.
    fresh = await server.guest().get("/api/games/betapet/puzzle")
    assert (fresh["outcome"], fresh["attempts"], fresh["streak"], fresh["site_statistics"]) == (
        "",
        [],
        0,
        [],
    )


async def test_a_user_who_gives_up_sees_the_solution_and_has_no_streak(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    details = await guest.get("/api/games/pylos/puzzle")
    shown = await guest.post(f"/api/games/pylos/puzzle/{details['day']}/solution", {}, 200)
    assert (shown["outcome"], shown["streak"], shown["marks"]) == (
        "shown",
        0,
        {details["day"]: "shown"},
    )
    assert shown["evaluated_actions"][0]["value"] == 1
    assert (await submit_answer(guest, details, 0))["outcome"] == "shown"


async def test_past_puzzles_are_available_and_future_ones_are_not(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    today = await guest.get("/api/games/pylos/puzzle")
    old = await guest.get(f"/api/games/pylos/puzzle?day={today['oldest_day']}")
    assert old["frame"]["view"] != today["frame"]["view"]
    done = await submit_answer(guest, old, 0)
    assert (done["outcome"], done["marks"], done["streak"]) == (
        "solved",
        {today["oldest_day"]: "first"},
        0,
    )
    for day in ("2100-01-01", "1999-01-01", "tomorrow", "2026-13-01", ""):
        assert (await guest.get(f"/api/games/pylos/puzzle?day={day}", 404))[
            "code"
        ] == "core.no-such-puzzle"
    assert (await guest.post("/api/games/pylos/puzzle/2100-01-01/solution", {}, 404))[
        "code"
    ] == "core.no-such-puzzle"
    assert (
        await guest.post(
            "/api/games/pylos/puzzle/2100-01-01/answer", {"action": {"do": "place"}}, 404
        )
    )["code"] == "core.no-such-puzzle"
    assert (await guest.get("/api/games/chess/puzzle", 404))["code"] == "core.no-such-game"
    assert (await guest.web.get("/puzzles/pylos")).status_code == 200
    assert (await guest.web.get("/puzzles/chess")).status_code == 404
    cards = {card["spec"]["id"]: card["puzzles"] for card in await guest.get("/api/games")}
    assert {game for game, has in cards.items() if has} == set(GAMES)


async def test_illegal_answers_are_not_attempts_and_previews_reveal_no_value(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    details = await guest.get("/api/games/betapet/puzzle")
    address = f"/api/games/betapet/puzzle/{details['day']}"
    assert (await guest.post(f"{address}/answer", {"action": {"do": "fly"}}, 409))[
        "code"
    ] == "core.not-an-action"
    outside = {"do": "play", "tiles": [{"square": 0, "letter": "Å"}]}
    assert (await guest.post(f"{address}/answer", {"action": outside}, 409))["code"].startswith(
        "betapet."
    )
    puzzle = puzzle_of_day(details)
    drafts = [
        await guest.post(f"{address}/preview", {"action": candidate_action(puzzle, number)}, 200)
        for number in (0, puzzle.best)
    ]
    assert drafts[0].keys() == drafts[1].keys()
    assert (await guest.get("/api/games/betapet/puzzle"))["attempts"] == []


async def test_a_guest_who_becomes_a_member_keeps_their_puzzles(server: ServedApplication) -> None:
    first_guest, other = server.guest(), server.guest()
    details = await first_guest.get("/api/games/pylos/puzzle")
    await submit_answer(first_guest, details, 0)
    betapet = await other.get("/api/games/betapet/puzzle")
    await submit_answer(other, betapet, 0)
    inner = server.application
    ids = [(await guest.get("/api/me"))["id"] for guest in (first_guest, other)]
    people = [await inner.social.repository.find_player(id) for id in ids]
    assert people[0] is not None
    assert people[1] is not None
    await inner.administration._personal_data.merge_accounts(people[0], people[1])
    assert (await other.get("/api/games/pylos/puzzle"))["outcome"] == "solved"
    # Deleting the account deletes its attempts.
    await inner.administration._personal_data.delete_account(people[1])
    assert await inner.puzzles.attempts.attempts_of(ids[1], "pylos") == {}
