"""Tests for sign-in with an OpenID Connect provider that runs as a local process."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from parlour.db.passkeys import Passkey
from parlour.services.accounts import oidc, sessions
from parlour.services.accounts.oidc import load_oidc_settings
from parlour.services.errors import Forbidden
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.time import now

from ..provider import CLIENT, provider, trust
from .accounts import PASSWORD, new_member
from .harness import Guest, ServedApplication, run_server


@pytest.fixture(scope="module")
def issuer() -> Iterator[str]:
    """Yield the address of a local provider that accepts any subject."""
    with provider() as address:
        yield address


@pytest.fixture
def server(runner: asyncio.Runner, issuer: str, tmp_path: Path) -> Iterator[ServedApplication]:
    """Run a server that is configured to trust the local provider."""
    trust(tmp_path, issuer)
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(run_server(tmp_path)))
    runner.run(stack.aclose())


async def authorization_url(guest: Guest) -> str:
    """Start a sign-in and return the authorization URL of the provider."""
    await guest.get("/api/me")
    found: str = (await guest.post("/api/account/provider", status=200))["url"]
    return found


async def callback_url(
    url: str, subject: str, issuer: str, claims: dict[str, Any] | None = None, **more: str
) -> str:
    """Sign in at the provider and return the callback URL."""
    async with httpx.AsyncClient() as web:
        if claims is not None:
            await web.put(f"{issuer}/users/{subject}", json=claims)
        answer = await web.post(url, data={"sub": subject, **more})
    assert answer.status_code == 302, answer.text
    return answer.headers["location"]


async def follow_callback(guest: Guest, back: str) -> str:
    """Open the callback URL and return the location to which the server redirects."""
    parts = urlsplit(back)
    answer = await guest.web.get(f"{parts.path}?{parts.query}")
    assert answer.status_code in (302, 307), answer.text
    return answer.headers["location"]


async def sign_in_with_provider(
    guest: Guest, subject: str, issuer: str, claims: dict[str, Any] | None = None
) -> str:
    return await follow_callback(
        guest, await callback_url(await authorization_url(guest), subject, issuer, claims)
    )


async def test_a_guest_becomes_a_member_and_can_sign_in_on_another_device(
    server: ServedApplication, issuer: str
) -> None:
    guest = server.guest()
    match = await guest.open_table(who=("me", "guest"), start=True)
    before = await guest.get("/api/me")
    token = guest.token
    assert (
        await sign_in_with_provider(
            guest, "ines-1", issuer, {"preferred_username": "Ines of the Club"}
        )
        == "/"
    )
    now = await guest.get("/api/me")
    assert (
        now["id"] == before["id"] and now["role"] == "member" and now["name"] == "Ines of the Club"
    )
    assert guest.token != token, "signing in creates a new token"
    assert [table["match"] for table in (await guest.get("/api/home"))["own"]] == [match]
    other = server.guest()
    assert await sign_in_with_provider(other, "ines-1", issuer) == "/"
    assert (await other.get("/api/me"))["id"] == before["id"]
    # A second subject with the same display name becomes a different member with another name.
    third = server.guest()
    assert (
        await sign_in_with_provider(
            third, "ines-2", issuer, {"preferred_username": "Ines of the Club"}
        )
        == "/"
    )
    found = await third.get("/api/me")
    assert found["id"] != before["id"] and found["name"] not in ("Ines of the Club", "")


@pytest.mark.slow
async def test_a_member_links_a_provider_and_unlinks_it_if_another_method_is_left(
    server: ServedApplication, issuer: str
) -> None:
    member, _, _ = await new_member(server)
    mine = await member.get("/api/me")
    assert (await member.get("/api/account/provider")) == {"name": "Club", "linked": False}
    assert await sign_in_with_provider(member, "oda", issuer) == "/account"
    assert (await member.get("/api/me"))["id"] == mine["id"] and (
        await member.get("/api/account/provider")
    )["linked"]
    # A linked subject cannot be linked to another member, and the member stays signed in.
    stranger, _, _ = await new_member(server, "Another Member")
    assert (
        await sign_in_with_provider(stranger, "oda", issuer)
        == "/sign-in#account.oidc-linked-elsewhere"
    )
    assert (await member.web.post("/api/account/provider/unlink", json={})).status_code == 204
    assert not (await member.get("/api/account/provider"))["linked"]
    alone = server.guest()
    assert await sign_in_with_provider(alone, "alone", issuer) == "/"
    refused = await alone.web.post("/api/account/provider/unlink", json={})
    assert (
        refused.status_code == 403 and refused.json()["code"] == "account.oidc-last-sign-in-method"
    )


async def test_a_callback_counts_once_in_its_own_session_and_expires_after_minutes(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, thief = server.guest(), server.guest()
    back = await callback_url(await authorization_url(guest), "mirela", issuer)
    await thief.get("/api/me")
    assert await follow_callback(thief, back) == "/sign-in#account.oidc-expired", (
        "a callback of another session is refused"
    )
    assert await follow_callback(guest, back) == "/"
    assert (await follow_callback(guest, back)).startswith("/sign-in#account.oidc-"), (
        "a used callback is refused"
    )
    assert (await thief.get("/api/me"))["role"] == "guest"
    late = server.guest()
    back = await callback_url(await authorization_url(late), "late", issuer)
    moment = now()
    monkeypatch.setattr(oidc, "now", lambda: moment + oidc.STATE_TTL_MS + 60_000)
    assert await follow_callback(late, back) == "/sign-in#account.oidc-expired"
    for state in ("", "AAAA", "ä", "A" * 54):
        assert (
            await follow_callback(late, f"http://x/sign-in/oidc?state={state}&code=1")
            == "/sign-in#account.oidc-expired"
        )


async def test_verifier_and_nonce_are_required_and_kept_secret(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    url = await authorization_url(guest)
    query = {key: value[0] for key, value in parse_qs(urlsplit(url).query).items()}
    assert (
        query["code_challenge_method"] == "S256"
        and len(query["nonce"]) == 64
        and query["redirect_uri"].endswith("/sign-in/oidc")
    )
    # The id token has a nonce that does not belong to this sign-in.
    back = await callback_url(re.sub("nonce=[0-9a-f]+", "nonce=" + "0" * 64, url), "tobias", issuer)
    assert await follow_callback(guest, back) == "/sign-in#account.oidc-unverified"
    assert (await guest.get("/api/me"))["role"] == "guest"
    # Only the token request contains the verifier, and the challenge is its hash.
    forms: list[dict[str, str]] = []
    real = oidc._fetch

    async def fetch(
        url: str, form: dict[str, str] | None = None, key: tuple[str, str] = ("", "")
    ) -> bytes:
        forms.extend([form] if form else [])
        return await real(url, form, key)

    monkeypatch.setattr(oidc, "_fetch", fetch)
    url = await authorization_url(guest)
    assert await follow_callback(guest, await callback_url(url, "tobias", issuer)) == "/"
    (form,) = forms
    challenge = (
        urlsafe_b64encode(sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
    )
    assert (
        challenge in url and form["code_verifier"] not in url and len(form["code_verifier"]) >= 43
    )


async def test_an_id_token_with_another_audience_or_key_is_refused(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from joserfc import jwt
    from joserfc.jwk import RSAKey

    token_context: dict[str, Any] = {}
    real = oidc._verified_claims

    def record_and_verify(
        written: str, keys: bytes, settings: oidc.OidcSettings, nonce: str
    ) -> oidc.Claims:
        token_context.update(written=written, keys=keys, settings=settings, nonce=nonce)
        return real(written, keys, settings, nonce)

    monkeypatch.setattr(oidc, "_verified_claims", record_and_verify)
    assert await sign_in_with_provider(server.guest(), "key", issuer) == "/"
    key = RSAKey.generate_key(2048, {"kid": "k"})
    keys = json.dumps({"keys": [key.as_dict(private=False)]}).encode()
    settings, nonce = token_context["settings"], token_context["nonce"]
    moment = now() // 1000
    good = {
        "iss": issuer,
        "sub": "key",
        "aud": CLIENT,
        "nonce": nonce,
        "iat": moment,
        "exp": moment + 300,
    }

    def id_token(**changes: Any) -> str:
        claims = {name: value for name, value in (good | changes).items() if value is not None}
        return jwt.encode({"alg": "RS256", "kid": "k"}, claims, key)

    assert real(id_token(), keys, settings, nonce).subject == "key"
    assert real(id_token(aud=[CLIENT]), keys, settings, nonce).subject == "key"
    wrong: list[dict[str, Any]] = [
        *(
            {"aud": "another client"},
            {"aud": ["another client"]},
            {"aud": [CLIENT, "another client"]},
            {"azp": "another client"},
            {"aud": [CLIENT, "another client"], "azp": "another client"},
            {"aud": None},
            {"iss": "https://elsewhere.example"},
        ),
        *(
            {"iss": None},
            {"sub": None},
            {"sub": ""},
            {"nonce": "0" * 64},
            {"nonce": None},
            {"exp": moment - 300},
            {"exp": None},
            {"iat": None},
        ),
    ]
    for changes in wrong:
        with pytest.raises(Forbidden):
            real(id_token(**changes), keys, settings, nonce)
    for written in (
        token_context["written"],
        id_token()[:-6] + "AAAAAA",
        jwt_unsigned(good),
        "",
        "a.b.c",
    ):
        with pytest.raises(Forbidden):
            real(written, keys, settings, nonce)


@pytest.mark.parametrize("where", ["authorization_endpoint", "token_endpoint", "jwks_uri"])
async def test_a_provider_with_an_unencrypted_url_is_refused(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    real = oidc._fetch

    async def fetch(
        url: str, form: dict[str, str] | None = None, key: tuple[str, str] = ("", "")
    ) -> bytes:
        found = json.loads(await real(url, form, key))
        return json.dumps(found | {where: "http://provider.example/somewhere"}).encode()

    monkeypatch.setattr(oidc, "_fetch", fetch)
    refused = await server.guest().web.post("/api/account/provider", json={})
    assert refused.status_code == 403 and refused.json()["code"] == "account.oidc-unverified"


def jwt_unsigned(claims: dict[str, Any]) -> str:
    head, body = (
        urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode()
        for part in ({"alg": "none"}, claims)
    )
    return f"{head}.{body}."


@pytest.mark.slow
async def test_a_refusal_at_the_provider_and_an_outage_have_messages(
    server: ServedApplication, issuer: str, tmp_path: Path
) -> None:
    guest = server.guest()
    await guest.get("/api/me")
    assert (
        await follow_callback(guest, "http://x/sign-in/oidc?error=access_denied&state=a")
        == "/sign-in#account.oidc-denied"
    )
    away = tmp_path / "away"
    away.mkdir()
    (away / oidc.SETTINGS_FILE).write_text(
        'name = "Club"\nissuer = "http://localhost:9"\nclient_id = "a"\nclient_secret = "b"\n'
    )
    async with run_server(away) as other:
        refused = await other.guest().web.post("/api/account/provider", json={})
        assert (
            refused.status_code == 403
            and refused.json()["code"] == "account.oidc-unavailable"
            and "provider" in refused.json()["message"]
        )


async def test_an_invitation_only_server_accepts_no_new_members_by_provider(
    server: ServedApplication, issuer: str
) -> None:
    await server.application.administration.settings.set_registration_mode(HOST_ACTOR, "invitation")
    guest = server.guest()
    assert (
        await sign_in_with_provider(guest, "newcomer", issuer)
        == "/sign-in#account.oidc-invitation-needed"
    )
    assert (await guest.get("/api/me"))["role"] == "guest"


async def test_a_server_without_a_provider_is_reported(tmp_path: Path) -> None:
    async with run_server(tmp_path) as plain:
        guest = plain.guest()
        assert (await guest.get("/api/account/provider")) == {"name": "", "linked": False}
        assert (await guest.web.post("/api/account/provider", json={})).json()[
            "code"
        ] == "account.oidc-none"


def test_invalid_provider_settings_are_refused_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / oidc.SETTINGS_FILE
    file.write_text(
        'name = "Club"\nissuer = "http://club.example"\nclient_id = "a"\nclient_secret = "b"\n'
    )
    with pytest.raises(ValueError, match="not reached by HTTPS"):
        load_oidc_settings(tmp_path)
    file.write_text('name = "Club"\n')
    with pytest.raises(ValueError, match="cannot be read"):
        load_oidc_settings(tmp_path)


@pytest.mark.slow
async def test_a_member_without_a_password_needs_a_recent_sign_in(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = server.guest()
    assert await sign_in_with_provider(member, "keyless", issuer) == "/"
    account = await member.get("/api/account")
    assert (
        account["has_password"],
        account["recently_signed_in"],
        account["recovery_codes_left"],
    ) == (False, True, 0)
    codes = (await member.post("/api/account/recovery-codes"))["codes"]
    assert len(codes) == 8 and (await member.get("/api/account"))["recovery_codes_left"] == 8
    moment = now()
    monkeypatch.setattr(sessions, "now", lambda: moment + sessions.RECENT_SIGN_IN_MS + 60_000)
    assert not (await member.get("/api/account"))["recently_signed_in"]
    for path, body in (
        ("recovery-codes", {"password": "a guess of mine"}),
        ("password", {"old_password": "", "new_password": PASSWORD}),
        ("delete", {}),
    ):
        refused = await member.web.post(f"/api/account/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "account.sign-in-again"), path
    account = await member.get("/api/account")
    assert (account["has_password"], account["recovery_codes_left"]) == (False, 8), (
        "refused requests change nothing"
    )
    assert await sign_in_with_provider(member, "keyless", issuer) == "/account"
    assert (await member.get("/api/account"))["recently_signed_in"]
    again = (await member.post("/api/account/recovery-codes"))["codes"]
    assert not set(again) & set(codes)
    assert (
        await member.web.post(
            "/api/account/password", json={"old_password": "", "new_password": PASSWORD}
        )
    ).status_code == 204
    # A member with a password must enter it, even directly after a sign-in.
    refused = await member.web.post("/api/account/recovery-codes", json={})
    assert (refused.status_code, refused.json()["code"]) == (403, "account.wrong-password")


@pytest.mark.slow
async def test_a_recent_sign_in_on_another_device_does_not_count(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    borrowed, own = server.guest(), server.guest()
    moment = now()
    monkeypatch.setattr(sessions, "now", lambda: moment - sessions.RECENT_SIGN_IN_MS - 60_000)
    assert await sign_in_with_provider(borrowed, "two-devices", issuer) == "/"
    monkeypatch.undo()
    assert await sign_in_with_provider(own, "two-devices", issuer) == "/"
    assert (await own.get("/api/account"))["recently_signed_in"] and not (
        await borrowed.get("/api/account")
    )["recently_signed_in"]
    assert (await borrowed.web.post("/api/account/recovery-codes", json={})).json()[
        "code"
    ] == "account.sign-in-again"


@pytest.mark.slow
async def test_linking_and_unlinking_need_confirmation_and_keep_one_method(
    server: ServedApplication, issuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyless, (member, _, _) = server.guest(), await new_member(server)
    assert await sign_in_with_provider(keyless, "one-way", issuer) == "/"
    mine = str((await keyless.get("/api/me"))["id"])
    passkeys = server.application.accounts.passkeys._passkeys
    await passkeys.add(
        Passkey(id=b"one", player=mine, public_key=b"", sign_count=0, device="", created_at=now())
    )
    moment = now()
    monkeypatch.setattr(sessions, "now", lambda: moment + sessions.RECENT_SIGN_IN_MS + 60_000)
    for guest, path, code in (
        (keyless, "provider/unlink", "account.sign-in-again"),
        (keyless, "passkeys/registration-options", "account.sign-in-again"),
        (member, "provider", "account.wrong-password"),
    ):
        refused = await guest.web.post(f"/api/account/{path}", json={})
        assert (refused.status_code, refused.json()["code"]) == (403, code), path
    assert (await member.post("/api/account/provider", {"password": PASSWORD}, status=200))[
        "url"
    ].startswith(issuer)
    # A linked member needs no password here, because the provider confirms the identity.
    assert await sign_in_with_provider(keyless, "one-way", issuer) == "/account"
    assert (await keyless.web.post("/api/account/provider/unlink", json={})).status_code == 204
    refused = await keyless.web.post(f"/api/account/passkeys/{b'one'.hex()}/delete", json={})
    assert (refused.status_code, refused.json()["code"]) == (
        403,
        "account.oidc-last-sign-in-method",
    )
    await passkeys.add(
        Passkey(id=b"two", player=mine, public_key=b"", sign_count=0, device="", created_at=now())
    )
    assert (
        await keyless.web.post(f"/api/account/passkeys/{b'one'.hex()}/delete", json={})
    ).status_code == 204
