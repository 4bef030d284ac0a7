"""Tests for friendships, follows, mutes and blocks, and for the profiles they show or hide."""

from __future__ import annotations

from typing import Any

from .accounts import error_code, id_of, new_member, new_operator, post_admin
from .harness import Guest, ServedApplication
from .test_review import play_match

CLOSED = {
    "friendship": "none",
    "follows": False,
    "blocks": False,
    "mutes": False,
    "unblocked": False,
}


async def two_members(server: ServedApplication) -> tuple[Guest, Guest, str, str]:
    """Return two new members and their user ids."""
    (member, _, _), (other, _, _) = await new_member(server), await new_member(server)
    return member, other, await id_of(member), await id_of(other)


async def change_relationship(guest: Guest, whom: str, what: str) -> dict[str, Any]:
    """Change a guest's relationship to another user and return the new state."""
    return dict(await guest.post(f"/api/people/{whom}/relationship", {"action": what}, 200))


async def profile(guest: Guest, whom: str) -> dict[str, Any]:
    """Return a user's profile as a guest sees it."""
    return dict(await guest.get(f"/api/people/{whom}"))


async def test_two_members_are_friends_once_a_request_is_accepted(
    server: ServedApplication,
) -> None:
    member, other, member_id, other_id = await two_members(server)
    assert (await change_relationship(member, other_id, "befriend"))["friendship"] == "asked"
    assert (await change_relationship(member, other_id, "befriend"))["friendship"] == "asked", (
        "asking twice changes nothing"
    )
    assert (await profile(other, member_id))["relationship"]["friendship"] == "asks" and (
        await profile(other, member_id)
    )["friends"] is None
    assert (await change_relationship(other, member_id, "befriend"))["friendship"] == "friends"
    assert [friend["id"] for friend in (await profile(member, member_id))["friends"]] == [other_id]
    assert await member.get("/api/people") == await member.get("/api/people") and [
        friend["id"] for friend in await other.get("/api/people")
    ] == [member_id]
    assert (await change_relationship(member, other_id, "part"))["friendship"] == "none"
    assert (
        await other.get("/api/people") == []
        and (await profile(other, member_id))["relationship"]["friendship"] == "none"
    )


async def test_a_relationship_button_does_what_it_showed_or_nothing(
    server: ServedApplication,
) -> None:
    member, other, member_id, other_id = await two_members(server)

    async def is_stale(guest: Guest, whom: str, what: str, seen: str) -> bool:
        refusal = await guest.post(
            f"/api/people/{whom}/relationship", {"action": what, "expected_friendship": seen}, 409
        )
        return bool(refusal["code"] == "social.relationship-changed")

    async def friendship_after(guest: Guest, whom: str, what: str, seen: str) -> str:
        return str(
            (
                await guest.post(
                    f"/api/people/{whom}/relationship",
                    {"action": what, "expected_friendship": seen},
                    200,
                )
            )["friendship"]
        )

    await change_relationship(member, other_id, "befriend")
    await change_relationship(member, other_id, "part")
    # The request was withdrawn, so accepting it must not send a new request.
    assert await is_stale(other, member_id, "befriend", "asks")
    assert (await profile(member, other_id))["relationship"]["friendship"] == "none"
    assert await friendship_after(other, member_id, "part", "asks") == "none", (
        "a declined request is gone"
    )
    assert await friendship_after(member, other_id, "befriend", "none") == "asked"
    assert await friendship_after(member, other_id, "befriend", "none") == "asked", (
        "a double click changes nothing"
    )
    assert await friendship_after(other, member_id, "befriend", "none") == "friends", (
        "both users have sent requests"
    )
    assert await friendship_after(other, member_id, "befriend", "asks") == "friends"
    # They are already friends, so withdrawing or declining the request must not end that.
    assert await is_stale(member, other_id, "part", "asked") and await is_stale(
        other, member_id, "part", "asks"
    )
    assert (await profile(member, other_id))["relationship"]["friendship"] == "friends"
    assert await friendship_after(member, other_id, "part", "friends") == "none"


async def test_a_friend_request_can_be_declined_and_sent_again(server: ServedApplication) -> None:
    member, other, member_id, other_id = await two_members(server)
    await change_relationship(member, other_id, "befriend")
    assert (await change_relationship(other, member_id, "part"))["friendship"] == "none"
    assert (await profile(member, other_id))["relationship"]["friendship"] == "none"
    assert (await change_relationship(member, other_id, "befriend"))["friendship"] == "asked"


async def test_follows_and_mutes_are_not_disclosed(server: ServedApplication) -> None:
    member, other, member_id, other_id = await two_members(server)
    assert (await change_relationship(member, other_id, "follow"))["follows"] and (
        await change_relationship(member, other_id, "mute")
    )["mutes"]
    assert (await profile(other, member_id))["relationship"] == {
        **CLOSED,
        "unblocked": True,
    } and await other.get("/api/people") == []
    assert (
        not (await change_relationship(member, other_id, "unfollow"))["follows"]
        and not (await change_relationship(member, other_id, "unmute"))["mutes"]
    )


async def test_a_block_ends_a_friendship_and_hides_both_users_until_it_is_lifted(
    server: ServedApplication,
) -> None:
    member, other, member_id, other_id = await two_members(server)
    await change_relationship(member, other_id, "befriend")
    await change_relationship(other, member_id, "befriend")
    await change_relationship(other, member_id, "follow")
    await change_relationship(member, other_id, "block")
    assert (await profile(other, member_id))["relationship"] == CLOSED, (
        "the refusal does not name the user who blocked"
    )
    assert (
        await error_code(
            other, f"/api/people/{member_id}/relationship", {"action": "befriend"}, 403
        )
        == "social.not-accepting"
    )
    assert (
        await error_code(other, f"/api/people/{member_id}/relationship", {"action": "follow"}, 403)
        == "social.not-accepting"
    )
    assert (
        await error_code(
            member, f"/api/people/{other_id}/relationship", {"action": "befriend"}, 403
        )
        == "social.you-block-them"
    )
    assert (
        await other.get("/api/people") == []
        and (await profile(member, other_id))["relationship"]["blocks"]
    )
    assert await server.application.social.relationships.blocked_players(
        await server.application.social.relationships.require_person(other_id)
    ) == {member_id}
    assert await server.application.social.relationships.silenced_players(
        await server.application.social.relationships.require_person(other_id)
    ) == {member_id}
    await change_relationship(member, other_id, "unblock")
    assert (await profile(other, member_id))["relationship"] == {**CLOSED, "unblocked": True}
    assert (await change_relationship(other, member_id, "befriend"))["friendship"] == "asked"


async def test_a_blocked_user_sees_neither_presence_nor_matches_of_the_other(
    server: ServedApplication,
) -> None:
    member, other, member_id, other_id = await two_members(server)
    match = await member.open_table(who=("me", "club"), start=True, settings={"public": True})
    async with member.at(match) as line:
        await line.frame()
        seen = await profile(other, member_id)
        assert (
            seen["online"]
            and seen["playing"] == "pylos"
            and [table["match"] for table in seen["tables"]] == [match]
        )
        await change_relationship(member, other_id, "block")
        hidden = await profile(other, member_id)
        assert not hidden["online"] and hidden["playing"] is None and hidden["tables"] == []


async def test_a_private_match_is_on_a_profile_for_its_players_only(
    server: ServedApplication,
) -> None:
    secret, host, friend, _ = await play_match(server)
    shown, _, _, _ = await play_match(server, settings={"public": True})
    member_id = await id_of(host)
    for looking, games, matches in (
        (host, 1, [secret]),
        (friend, 1, [secret]),
        (server.guest(), 0, []),
    ):
        page = await profile(looking, member_id)
        assert sum(game["matches"] for game in page["games"]) == games
        assert [result["match"] for result in page["results"]] == matches
    public = await server.guest().get("/api/results?matches=all")
    player = next(line for line in public["results"] if line["match"] == shown)["seats"][0][
        "player"
    ]
    page = await profile(server.guest(), player)
    assert [result["match"] for result in page["results"]] == [shown] and page["games"][0][
        "matches"
    ] == 1
    assert page["results"][0]["seats"][0]["mine"], "a profile marks the seat of its user"


async def test_favourite_games_are_stored_and_shown(server: ServedApplication) -> None:
    member, other, member_id, _ = await two_members(server)
    await member.post("/api/favourites/betta", {"marked": True}, 200)
    assert (await member.post("/api/favourites/pylos", {"marked": True}, 200))["games"] == [
        "betta",
        "pylos",
    ]
    assert (await profile(other, member_id))["favourites"] == ["betta", "pylos"]
    assert (await member.post("/api/favourites/betta", {"marked": False}, 200))["games"] == [
        "pylos"
    ]
    assert (await member.post("/api/favourites/chess", {"marked": True}, 404))[
        "code"
    ] == "core.no-such-game"


async def test_inactive_guests_have_no_profile_and_nobody_is_related_to_themselves(
    server: ServedApplication,
) -> None:
    member, _, _ = await new_member(server)
    stranger = server.guest()
    inactive_id = (await stranger.get("/api/me"))["id"]
    await stranger.get("/api/home")
    assert (await member.get(f"/api/people/{inactive_id}", 404))["code"] == "social.no-such-user"
    assert (await member.web.get(f"/people/{inactive_id}")).status_code == 404
    assert [
        user["id"] for user in (await member.get("/api/home"))["users"] if user["id"] == inactive_id
    ] == []
    assert (
        await error_code(
            member, f"/api/people/{await id_of(member)}/relationship", {"action": "befriend"}, 409
        )
        == "social.yourself"
    )


async def test_relationships_are_deleted_and_merged_with_their_accounts(
    server: ServedApplication,
) -> None:
    host, (member, other, member_id, other_id) = (
        await new_operator(server),
        await two_members(server),
    )
    for first, second in ((member, other_id), (other, member_id)):
        await change_relationship(first, second, "befriend")
    into = await id_of((await new_member(server))[0])
    await post_admin(host, f"people/{member_id}/merge", {"into": into})
    assert [friend["id"] for friend in await other.get("/api/people")] == [into]
    kept = (await other.web.get("/api/account/export")).json()["people"]
    assert [person["relationship"]["friendship"] for person in kept] == ["friends"]
    await post_admin(host, f"people/{into}/delete")
    assert await other.get("/api/people") == []
