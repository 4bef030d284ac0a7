"""Tests for the rights of moderators and operators, and for the last operator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count, product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from parlour.core.game import Illegal
from parlour.db.accounts import AccountRepository
from parlour.db.records import ComparableName, Player, Role
from parlour.db.schema.accounts import recovery_code
from parlour.services.accounts import admin_rights
from parlour.services.accounts.admin_rights import (
    ACCOUNT_RIGHTS,
    RECENT_SIGN_IN,
    SITE_RIGHTS,
    Actor,
    ActorRole,
    actor_from_player,
)
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.time import now

from .harness import error_code, open_application

COUNT_CODES = select(func.count()).select_from(recovery_code)

ACTORS: tuple[ActorRole, ...] = ("guest", "member", "moderator", "operator", "host")
TARGETS = ("guest", "member", "moderator", "operator", "self")

MAY_ON_SITE = {
    "read": {"moderator", "operator", "host"},
    "failures": {"operator", "host"},
    "status": {"operator", "host"},
    "report-done": {"moderator", "operator", "host"},
    "forum": {"moderator", "operator", "host"},
    "clubs": {"moderator", "operator", "host"},
    "tournaments": {"operator", "host"},
    "registration": {"operator", "host"},
    "password": {"operator", "host"},
    "announcement": {"operator", "host"},
    "meanings": {"operator", "host"},
    "sign-ups": {"operator", "host"},
    "bots": {"operator", "host"},
    "invite": {"operator", "host"},
    "invite-staff": {"host"},
    "erase-guests": {"host"},
}

MAY_ON_ACCOUNTS = {
    ("mute", "moderator"): {"guest", "member"},
    ("mute", "operator"): {"guest", "member", "moderator"},
    ("send-out", "moderator"): {"guest", "member"},
    ("send-out", "operator"): {"guest", "member", "moderator"},
    ("ban", "operator"): {"guest", "member", "moderator"},
    ("rename", "operator"): {"guest", "member", "moderator"},
    ("code", "operator"): {"member", "moderator"},
    ("role", "operator"): {"member", "moderator", "self"},
    ("merge", "operator"): {"guest", "member", "moderator"},
    ("merge-into", "operator"): {"guest", "member", "moderator", "self"},
    ("erase", "operator"): {"guest", "member", "moderator"},
    **{
        (action, "host"): {"guest", "member", "moderator", "operator"}
        for action in ("mute", "send-out", "ban", "rename", "merge", "merge-into", "erase")
    },
    **{(action, "host"): {"member", "moderator", "operator"} for action in ("code", "role")},
}

_number = count()


async def create_person(app: Application, role: Role) -> Player:
    """Store a player with a role."""
    number = next(_number)
    found = Player(f"person-{number:05}", f"Person {number}", created_at=1, role=role)
    await app.log.store.save_player(found)
    if role != "guest":
        assert await AccountRepository(app.log.store).add_member(
            found,
            ComparableName(f"key {number}", f"look {number}", f"shape {number}"),
            None,
            role,
            1,
        )
    return found


async def role_of(app: Application, player: Player) -> str:
    return (await app.administration.require_person(player.id)).role


def test_the_tables_cover_every_action_role_and_target() -> None:
    assert set(SITE_RIGHTS) == set(MAY_ON_SITE) and set(ACCOUNT_RIGHTS) == {
        action for action, _ in MAY_ON_ACCOUNTS
    }
    for action, role in product(SITE_RIGHTS, ACTORS):
        assert admin_rights.is_site_action_allowed(role, action) == (role in MAY_ON_SITE[action]), (
            action,
            role,
        )
    for change, role, target in product(ACCOUNT_RIGHTS, ACTORS, TARGETS):
        wanted = target in MAY_ON_ACCOUNTS.get((change, role), ())
        allowed = admin_rights.is_account_action_allowed(role, change, target)  # type: ignore[arg-type]
        assert allowed == wanted, (change, role, target)


async def test_account_actions_follow_the_table_of_rights(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        office = app.administration
        await create_person(app, "operator")
        actions: dict[str, Callable[[Actor, str], Awaitable[Any]]] = {
            "mute": lambda by, who: office.mute(by, who, 1),
            "send-out": office.sign_out_everywhere,
            "ban": lambda by, who: office.ban(by, who, 1),
            "rename": lambda by, who: office.rename(by, who, f"Renamed {next(_number)}"),
            "code": office.issue_recovery_code,
            "role": lambda by, who: office.set_role(by, who, "member"),
            "erase": office.delete_account,
        }

        async def merge(by: Actor, who: str) -> None:
            await office.merge(by, who, (await create_person(app, "member")).id)

        async def merge_into(by: Actor, who: str) -> None:
            await office.merge(by, (await create_person(app, "guest")).id, who)

        actions.update({"merge": merge, "merge-into": merge_into})
        assert set(actions) == set(ACCOUNT_RIGHTS)
        for action, role, target in product(actions, ACTORS, TARGETS):
            if role == "host" and target == "self":
                continue
            mine = await create_person(app, "guest" if role == "host" else role)
            by = HOST_ACTOR if role == "host" else actor_from_player(mine, confirmed=True)
            other = mine if target == "self" else await create_person(app, target)  # type: ignore[arg-type]
            before = await app.administration.require_person(other.id)
            if target in MAY_ON_ACCOUNTS.get((action, role), ()):
                await actions[action](by, other.id)
            else:
                await error_code(actions[action](by, other.id), Forbidden)
                assert await app.administration.require_person(other.id) == before, (
                    action,
                    role,
                    target,
                )


async def test_site_actions_follow_the_table_of_rights(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        office = app.administration
        actions: dict[str, Callable[[Actor], Awaitable[Any]]] = {
            "registration": lambda by: office.settings.set_registration_mode(by, "open"),
            "password": lambda by: office.settings.set_password(by, ""),
            "announcement": lambda by: office.settings.announce(by, "", 0),
            "meanings": lambda by: office.settings.set_dictionary_url(by, ""),
            "sign-ups": lambda by: office.settings.set_sign_up_limit(by, 80),
            "invite": office.create_invitation,
            "invite-staff": lambda by: office.create_invitation(by, "moderator"),
            "erase-guests": lambda by: office.delete_old_guests(by, 9_999),
        }
        for action, role in product(actions, ACTORS):
            by = Actor(name="An actor", role=role, confirmed=True)
            if role in MAY_ON_SITE[action]:
                await actions[action](by)
            else:
                await error_code(actions[action](by), Forbidden)
        assert await office.settings.sign_up_limit() == 80
        for number in (0, 10_001):
            assert (
                await error_code(office.settings.set_sign_up_limit(HOST_ACTOR, number), Illegal)
                == "account.sign-up-limit-bounds"
            )


async def test_dangerous_actions_need_a_confirmed_actor(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        office, mine, other = (
            app.administration,
            await create_person(app, "operator"),
            await create_person(app, "member"),
        )
        into = await create_person(app, "member")
        by = actor_from_player(mine)
        calls = [
            office.settings.set_password(by, "a word for the door"),
            office.settings.set_dictionary_url(by, ""),
            office.rename(by, other.id, "Another"),
            office.issue_recovery_code(by, other.id),
            office.set_role(by, other.id, "moderator"),
            office.merge(by, other.id, into.id),
            office.delete_account(by, other.id),
        ]
        assert len(calls) == len(RECENT_SIGN_IN - {"merge-into"})
        for call in calls:
            assert await error_code(call, Forbidden) == "account.sign-in-again"
        assert (
            await office.require_person(other.id)
        ).name == other.name and not await office.audit_log()
        await office.mute(by, other.id, 1)
        await office.ban(by, other.id, 1)


async def test_a_member_named_host_has_no_rights_of_the_host(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        mine, other = await create_person(app, "operator"), await create_person(app, "operator")
        named = Player(mine.id, HOST_ACTOR.name, role="operator")
        assert (
            await error_code(
                app.administration.mute(actor_from_player(named, confirmed=True), other.id, 1),
                Forbidden,
            )
            == "account.protected-account"
        )


async def test_the_last_operator_cannot_be_removed(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        office, last, other = (
            app.administration,
            await create_person(app, "operator"),
            await create_person(app, "member"),
        )
        mine = actor_from_player(last, confirmed=True)
        tries = [
            office.set_role(mine, last.id, "member"),
            office.set_role(HOST_ACTOR, last.id, "moderator"),
            office.merge(HOST_ACTOR, last.id, other.id),
            office.delete_account(HOST_ACTOR, last.id),
            office.ban(HOST_ACTOR, last.id, 1),
            office.delete_own_account(last),
        ]
        for tried in tries:
            assert await error_code(tried, Forbidden) == "account.last-operator"
        assert (
            await role_of(app, last) == "operator"
            and not (await office.require_person(last.id)).banned_until
        )
        await office.mute(HOST_ACTOR, last.id, 1)
        # A banned operator cannot manage the server and therefore does not count.
        second = await create_person(app, "operator")
        await office.ban(HOST_ACTOR, second.id, 1)
        assert (
            await error_code(office.set_role(mine, last.id, "member"), Forbidden)
            == "account.last-operator"
        )
        await office.ban(HOST_ACTOR, second.id, 0)
        await office.set_role(mine, last.id, "member")
        assert await role_of(app, last) == "member" and await role_of(app, second) == "operator"


@pytest.mark.parametrize("route", ["role", "leave", "erase", "merge", "ban", "mixed"])
async def test_concurrent_removals_leave_one_operator(url: str, tmp_path: Path, route: str) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        office = app.administration
        operators = [await create_person(app, "operator") for _ in range(5)]
        into = await create_person(app, "member")
        routes: dict[str, Callable[[Player], Awaitable[Any]]] = {
            "role": lambda item: office.set_role(
                actor_from_player(item, confirmed=True), item.id, "member"
            ),
            "leave": office.delete_own_account,
            "erase": lambda item: office.delete_account(HOST_ACTOR, item.id),
            "merge": lambda item: office.merge(HOST_ACTOR, item.id, into.id),
            "ban": lambda item: office.ban(HOST_ACTOR, item.id, 1),
        }
        ways = list(routes.values())
        chosen = [
            ways[number % len(ways)] if route == "mixed" else routes[route]
            for number in range(len(operators))
        ]
        results = await asyncio.gather(
            *(way(item) for way, item in zip(chosen, operators, strict=True)),
            return_exceptions=True,
        )
        assert [str(result.code) for result in results if isinstance(result, Illegal)] == [
            "account.last-operator"
        ]
        assert sum(result is None for result in results) == len(operators) - 1
        found = [row.player for row in await office.find_people("", "members")]
        assert sum(item.role == "operator" and item.banned_until <= now() for item in found) == 1


@pytest.mark.parametrize("role", ["member", "moderator", "operator"])
@pytest.mark.parametrize("offered", ["member", "moderator", "operator"])
async def test_an_invitation_never_lowers_a_role(
    url: str, tmp_path: Path, role: Role, offered: Role
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        mine, ranks = await create_person(app, role), ["member", "moderator", "operator"]
        key = await app.administration.create_invitation(HOST_ACTOR, offered)
        if ranks.index(offered) > ranks.index(role):
            await app.administration.claim_role(mine, key)
            assert await role_of(app, mine) == offered
            assert (
                await error_code(app.administration.claim_role(mine, key), Forbidden)
                == "account.no-invitation"
            )
        else:
            assert (
                await error_code(app.administration.claim_role(mine, key), Illegal)
                == "account.invitation-not-needed"
            )
            assert await role_of(app, mine) == role
            assert await app.administration.use_invitation(key) == offered, (
                "the invitation stays valid for other users"
            )
        assert not await app.administration._repository.roles.raise_role(mine.id, "member")


async def test_a_recovery_code_expires_when_its_member_gets_a_role(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        mine, other = await create_person(app, "operator"), await create_person(app, "member")
        code = await app.administration.issue_recovery_code(
            actor_from_player(mine, confirmed=True), other.id
        )
        await app.administration.set_role(HOST_ACTOR, other.id, "operator")
        key = f"key {int(other.name.split()[1])}"
        member = await AccountRepository(app.log.store).member_by_key(key)
        assert member is not None and member.player.id == other.id
        assert code and await app.log.store.read_value(COUNT_CODES) == 0
