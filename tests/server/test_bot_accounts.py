"""Tests of bot accounts: ownership, keys, marking, ratings and the limits of operators."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from parlour.db.records import is_bot_account
from parlour.services.errors import Forbidden
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.moderation.bot_accounts import MAX_BOTS

from .accounts import error_code, id_of, new_member, new_operator, post_admin
from .api_keys import Program, create_key, program_of
from .harness import Guest, ServedApplication, run_server


async def create_bot(owner: Guest, name: str | None = None) -> dict[str, Any]:
    """Create a bot account of a member and return it."""
    # Letters of an id may form a reserved word.
    bot: dict[str, Any] = await owner.post("/api/bots", {"name": name or f"Robo {token_hex(4)}"})
    return bot


async def bot_program(owner: Guest, bot: dict[str, Any]) -> Program:
    """Return a program with a key of a bot account."""
    created = await create_key(owner, ["read", "play", "watch", "chat"], bot=bot["id"])
    return Program(owner.base, created["token"])


async def test_an_owner_creates_renames_and_deletes_a_bot(server: ServedApplication) -> None:
    owner, name, _ = await new_member(server)
    bot = await create_bot(owner)
    assert is_bot_account(bot["id"]) and bot["owner_name"] == name
    answer = await owner.web.post(f"/api/bots/{bot['id']}/rename", json={"name": f"{name} II"})
    assert answer.status_code == 204, answer.text
    profile = await owner.get(f"/api/people/{bot['id']}")
    assert "used_at" not in str(profile), "only the owner and operators see when a bot is used"
    assert profile["name"] == f"{name} II" and profile["bot_owner"] == {
        "id": await id_of(owner),
        "name": name,
    }
    assert (await owner.get(f"/api/people/{await id_of(owner)}"))["bot_owner"] is None
    program = await bot_program(owner, bot)
    async with program.web:
        assert (await program.web.get("/api/me")).json()["id"] == bot["id"]
        assert (await owner.web.post(f"/api/bots/{bot['id']}/delete")).status_code == 204
        assert await program.code("GET", "/api/me", 401) == "account.invalid-api-key"
    assert (await owner.get("/api/bots"))["bots"] == []


async def test_only_members_own_a_few_bots(server: ServedApplication) -> None:
    assert await error_code(server.guest(), "/api/bots", {"name": "Robo"}, 403) == (
        "account.members-only"
    )
    owner, name, _ = await new_member(server)
    assert await error_code(owner, "/api/bots", {"name": name}, 409) == "account.name-taken"
    assert await error_code(owner, "/api/bots", {"name": "Admin"}, 409) == "account.name-reserved"
    for number in range(MAX_BOTS):
        await create_bot(owner, f"{name} {number}")
    assert await error_code(owner, "/api/bots", {"name": "Robo"}, 409) == "account.bot-limit"


async def test_a_member_cannot_manage_the_bot_of_another_member(server: ServedApplication) -> None:
    owner, _, _ = await new_member(server)
    other, _, _ = await new_member(server)
    bot = await create_bot(owner)
    for action in ("rename", "delete"):
        path = f"/api/bots/{bot['id']}/{action}"
        assert await error_code(other, path, {"name": "Robo"}, 404) == "account.no-such-bot"
    key = {"name": "x", "scopes": ["play"], "bot": bot["id"]}
    assert await error_code(other, "/api/account/keys", key, 404) == "account.no-such-bot"
    assert await error_code(other, "/api/bots/none/delete", {}, 404) == "account.no-such-bot"


async def test_a_key_of_the_owner_with_the_scope_manages_bots(server: ServedApplication) -> None:
    owner, name, _ = await new_member(server)
    async with program_of(owner, ["bots"]) as program:
        created = await program.web.post("/api/bots", json={"name": f"{name} bot"})
        assert created.status_code == 201, created.text
        listed = (await program.web.get("/api/bots")).json()["bots"]
        assert [bot["id"] for bot in listed] == [created.json()["id"]]


async def test_a_bot_cannot_manage_bots(server: ServedApplication) -> None:
    owner, _, _ = await new_member(server)
    bot = await create_bot(owner)
    key = {"name": "x", "scopes": ["bots"], "bot": bot["id"]}
    assert await error_code(owner, "/api/account/keys", key, 403) == "account.bot-account"


async def test_a_bot_plays_and_is_marked_by_its_id_but_not_counted_as_a_person(
    server: ServedApplication,
) -> None:
    owner, _, _ = await new_member(server)
    bot = await create_bot(owner)
    program = await bot_program(owner, bot)
    match = await owner.open_table()
    online = server.application.social.presence.online_count()
    async with program.web, program.at(match) as line:
        sat = await program.web.post(f"/api/tables/{match}/sit", json={})
        assert sat.status_code == 201, sat.text
        table = await owner.get(f"/api/tables/{match}")
        assert table["user_ids"][1] == bot["id"]
        assert (await line.ask("chat", text="hello"))["type"] == "ok"
        chat = await line.until(lambda message: message["type"] == "chat")
        assert chat["messages"][0]["is_bot"]
        assert server.application.social.presence.online_count() == online
        assert bot["name"] not in str((await owner.get("/api/home"))["online"])


async def test_a_bot_cannot_seat_guests_who_would_carry_no_mark(server: ServedApplication) -> None:
    owner, _, _ = await new_member(server)
    program = await bot_program(owner, await create_bot(owner))
    seats = [{"occupant": "me"}, {"occupant": "guest", "name": "Alice"}]
    async with program.web:
        body = {"game": "pylos", "seats": seats}
        assert await program.code("POST", "/api/tables", 403, body) == "account.bot-account"


async def test_a_bot_gets_no_role_no_way_to_sign_in_and_is_not_merged(
    server: ServedApplication,
) -> None:
    owner, _, _ = await new_member(server)
    operator = await new_operator(server)
    bot, path = await create_bot(owner), "/api/admin/people"
    other = await id_of(owner)
    for action, body in (
        (f"{bot['id']}/recovery-code", {}),
        (f"{bot['id']}/role", {"role": "moderator"}),
        (f"{bot['id']}/merge", {"into": other}),
        (f"{other}/merge", {"into": bot["id"]}),
    ):
        assert await error_code(operator, f"{path}/{action}", body, 403) == "account.bot-account"
    users = (await operator.get(f"/api/admin?text={bot['name']}"))["users"]
    (listed,) = (user for user in users if user["id"] == bot["id"])
    assert set(listed["allowed_actions"]) == {"mute", "send-out", "ban", "rename", "erase"}


@pytest.mark.parametrize("target_is_member", [True, False])
async def test_a_merge_moves_bots_to_a_member_and_deletes_them_otherwise(
    server: ServedApplication, target_is_member: bool
) -> None:
    owner, _, _ = await new_member(server)
    target = (await new_member(server))[0] if target_is_member else server.guest()
    target_id = (await target.post("/api/me", {}))["id"]
    bot = await create_bot(owner)
    await server.application.administration.merge(HOST_ACTOR, await id_of(owner), target_id)
    found = await server.application.accounts.bots.find_bot(bot["id"])
    assert (found is not None and found.owner == target_id) == target_is_member
    assert (found is None) == (not target_is_member)


async def test_a_refused_merge_ends_no_key_and_deletes_no_bot(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        operator = await new_operator(server)
        guest_id = (await server.guest().post("/api/me", {}))["id"]
        bot = await bot_program(operator, await create_bot(operator))
        async with bot.web, program_of(operator) as program:
            with pytest.raises(Forbidden) as refusal:
                await server.application.administration.merge(
                    HOST_ACTOR, await id_of(operator), guest_id
                )
            assert refusal.value.code == "account.last-operator"
            for web in (bot.web, program.web):
                assert (await web.get("/api/me")).status_code == 200


@pytest.mark.parametrize("action", ["ban owner", "delete owner", "close", "ban bot", "revoke"])
async def test_operators_end_what_bots_do(server: ServedApplication, action: str) -> None:
    owner, _, _ = await new_member(server)
    operator = await new_operator(server)
    bot = await create_bot(owner)
    program, owner_id = await bot_program(owner, bot), await id_of(owner)
    match = await owner.open_table()
    async with program.web, program.at(match) as line:
        await line.until(lambda message: message["type"] == "frame")
        code, path = "account.invalid-api-key", "/api/me"
        match action:
            case "ban owner":
                code, path = "core.banned", "/api/tables"
                await server.application.administration.ban(HOST_ACTOR, owner_id, 1)
            case "ban bot":
                code, path = "core.banned", "/api/tables"
                await post_admin(operator, f"people/{bot['id']}/ban", {"hours": 1})
            case "delete owner":
                await server.application.administration.delete_account(HOST_ACTOR, owner_id)
                assert await server.application.accounts.bots.find_bot(bot["id"]) is None
            case "close":
                code = "account.bots-closed"
                await post_admin(operator, "bots", {"bot_mode": "closed"})
            case _:
                await post_admin(operator, f"people/{owner_id}/sign-out")
        assert await line.end() == 4501
        method = "POST" if path == "/api/tables" else "GET"
        status = 401 if code == "account.invalid-api-key" else 403
        assert await program.code(method, path, status, {"game": "pylos"}) == code
        if action == "close":
            refused = await error_code(owner, "/api/bots", {"name": "Robo"}, 403)
            assert refused == "account.bots-closed"
            await post_admin(operator, "bots", {"bot_mode": "open"})
            assert (await program.web.get("/api/me")).status_code == 200


async def test_operators_see_all_bot_accounts_and_others_none(server: ServedApplication) -> None:
    owner, name, _ = await new_member(server)
    bot = await create_bot(owner)
    operator = await new_operator(server)
    listed = (await operator.get("/api/admin"))["bots"]
    assert (bot["id"], name) in [(one["id"], one["owner_name"]) for one in listed]
    assert await error_code(owner, "/api/admin/bots", {"bot_mode": "closed"}, 403) == (
        "account.not-an-operator"
    )
