"""Tests of the rate limits of each class of accounts and of the headers that report them."""

from __future__ import annotations

import pytest

from parlour.server.auth.guards import CHANGE_RATE
from parlour.server.limits.quotas import ACCOUNT_CLASSES, AccountClass, QuotaKind, RequestQuotas
from parlour.server.limits.rate_limit_headers import LimitState
from parlour.services.errors import TooManyRequests
from parlour.shared.token_buckets import LocalTokenBuckets

from .accounts import new_member
from .api_keys import program_of
from .harness import ServedApplication
from .test_bot_accounts import bot_program, create_bot


@pytest.mark.parametrize("kind", QuotaKind)
@pytest.mark.parametrize("account_class", ACCOUNT_CLASSES)
async def test_every_class_has_its_own_limit_of_every_kind(
    limit_clock: list[float], kind: QuotaKind, account_class: AccountClass
) -> None:
    quotas, limit = RequestQuotas(LocalTokenBuckets()), kind.value.limit_of(account_class)
    states: list[LimitState] = []
    if limit is None:
        assert kind is QuotaKind.CALLS and account_class in ("guest", "member")
        await quotas.spend(kind, "ann", "", account_class, states)
        assert states == []
        return
    burst, per_second = limit
    for _ in range(burst):
        await quotas.spend(kind, "ann", "127.0.0.1", account_class, states)
    assert [state.left for state in states] == list(range(burst - 1, -1, -1))
    with pytest.raises(TooManyRequests):
        await quotas.spend(kind, "ann", "127.0.0.1", account_class, states)
    await quotas.spend(kind, "bob", "127.0.0.1", account_class)
    limit_clock[0] += 1.01 / per_second
    await quotas.spend(kind, "ann", "127.0.0.1", account_class)


async def test_the_calls_of_a_key_are_limited_and_reported_in_headers(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    member, _, _ = await new_member(server)
    limit = QuotaKind.CALLS.value.key
    assert limit is not None
    burst, per_second = limit
    async with program_of(member) as program:
        first = await program.web.get("/api/me")
        window = int(burst / per_second)
        assert first.headers["ratelimit-policy"] == f'"calls";q={burst};w={window}'
        assert first.headers["ratelimit"] == f'"calls";r={burst - 1};t=1'
        for _ in range(burst - 1):
            last = await program.web.get("/api/me")
        assert last.status_code == 200
        assert last.headers["ratelimit"] == f'"calls";r=0;t={window}'
        refused = await program.web.get("/api/me")
        assert refused.status_code == 429 and refused.json()["code"] == "core.too-often"
        assert refused.headers["ratelimit"] == f'"calls";r=0;t={window}'
        assert refused.headers["retry-after"] == "1"
        assert (await member.web.get("/api/me")).status_code == 200


async def test_a_refused_call_of_a_key_counts(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    member, _, _ = await new_member(server)
    limit = QuotaKind.CALLS.value.key
    assert limit is not None
    async with program_of(member, ["read"]) as program:
        for left, path in ((1, "/api/admin"), (2, "/api/bots"), (3, "/api/me")):
            answer = await program.web.get(path)
            assert answer.status_code == (200 if path == "/api/me" else 403)
            assert answer.headers["ratelimit"].startswith(f'"calls";r={limit[0] - left};')


async def test_keys_of_one_member_count_together_and_bots_on_their_own(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    member, _, _ = await new_member(server)
    bot = await bot_program(member, await create_bot(member))
    async with program_of(member) as first, program_of(member) as second, bot.web:
        await first.web.get("/api/me")
        limits = QuotaKind.CALLS.value
        assert limits.key is not None and limits.bot is not None
        for web, left in ((second.web, limits.key[0] - 2), (bot.web, limits.bot[0] - 1)):
            answer = await web.get("/api/me")
            assert answer.headers["ratelimit"] == f'"calls";r={left};t=1'


async def test_headers_report_every_limit_that_a_request_counts_against(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    guest = server.guest()
    answer = await guest.web.post(
        "/api/tables", json={"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}]}
    )
    assert answer.status_code == 201
    assert answer.headers["ratelimit-policy"] == '"changes";q=60;w=2, "tables";q=20;w=200'
    assert answer.headers["ratelimit"] == '"changes";r=59;t=1, "tables";r=19;t=10'
    refused = await guest.web.post("/api/tables", json={"game": "none", "seats": []})
    assert refused.status_code >= 400
    assert refused.headers["ratelimit"].startswith(f'"changes";r={CHANGE_RATE[0] - 2};t=1')
    assert "ratelimit" not in (await guest.web.get("/")).headers
