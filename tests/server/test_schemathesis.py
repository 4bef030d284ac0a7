"""Tests that the server keeps what its OpenAPI document promises, with requests by Schemathesis."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from .api_fuzzing import FuzzReport, fuzz_api
from .test_junk import PASSWORD, SERVE, ServerInSubprocess, request_json
from .test_schema_junk import real_values

WITHOUT_QUOTAS = """
from parlour.server.limits.quotas import RequestQuotas

async def spend(*_):
    pass

RequestQuotas.spend = spend
"""


class ServerWithoutQuotas(ServerInSubprocess):
    """A server without the rate limits of users, which would refuse most of the requests."""

    script = WITHOUT_QUOTAS + SERVE


PATH_VALUES = {
    "match": "match",
    "game": "game",
    "thread": "thread",
    "post": "written",
    "id": "id",
    "club": "club",
    "who": "user",
    "person": "user",
    "room": "room",
    "language": "language",
    "bundles": "bundles",
    "day": "day",
}
"""The value of `real_values` for each path parameter."""

ROLES = ("guest", "member", "moderator", "operator")


async def fuzz_as(role: str, folder: Path, *arguments: str) -> FuzzReport:
    """Run Schemathesis as a user with a role, on a new server with a match and a forum thread."""
    async with ServerWithoutQuotas(folder) as server, AsyncExitStack() as clients:
        people = [await clients.enter_async_context(server.person(number)) for number in range(4)]
        operator, member, guest, moderator = people
        for person, name, invitation in (
            (operator, "Marta", server.link()),
            (member, "Rook", ""),
            (moderator, "Bishop", ""),
        ):
            body = {"name": name, "password": PASSWORD, "invitation": invitation}
            await request_json(person, "POST", "/api/account/sign-up", body)
        path = f"/api/admin/people/{(await request_json(moderator, 'GET', '/api/me'))['id']}/role"
        await request_json(operator, "POST", path, {"role": "moderator"})
        real = await real_values(operator, member, guest)
        user = dict(zip(ROLES, (guest, member, moderator, operator), strict=True))[role]
        assert (await request_json(user, "GET", "/api/me"))["role"] == role
        report = await asyncio.to_thread(
            fuzz_api,
            folder / "run",
            f"http://127.0.0.1:{server.port}",
            user.cookies["parlour"],
            {name: real[source] for name, source in PATH_VALUES.items()},
            *arguments,
        )
        assert (await request_json(user, "GET", "/api/me"))["role"] == role
        assert "Traceback" not in server.log.read_text("utf-8", "replace")
    print(f"{role}: {report.operations} operations, {dict(sorted(report.statuses.items()))}")
    return report


async def test_responses_are_as_documented(tmp_path: Path) -> None:
    report = await fuzz_as(
        "member",
        tmp_path,
        *("--phases", "fuzzing", "-n", "1", "--seed", "1"),
    )
    assert not report.failures, "\n".join(report.failures[:20])
    assert report.operations > 140 and report.statuses[200] > 20


@pytest.mark.slow
@pytest.mark.parametrize("role", ROLES)
async def test_responses_to_every_role_are_as_documented(tmp_path: Path, role: str) -> None:
    report = await fuzz_as(
        role,
        tmp_path,
        *("--phases", "examples,coverage,fuzzing", "--checks", "all", "-n", "50"),
    )
    assert not report.failures, "\n".join(report.failures[:20])
    assert report.operations > 140 and report.statuses.total() > 5_000
    assert report.statuses[200] > 100
