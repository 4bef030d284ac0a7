"""Tests that a passkey response counts only for a recent challenge of the same session."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any

import msgspec
import pytest

from parlour.services.accounts import sessions
from parlour.services.time import now

from .accounts import PASSWORD, error_code, new_member
from .authenticator import Authenticator
from .harness import Guest, ServedApplication


def unsigned_response(challenge: str, kind: str = "webauthn.get") -> dict[str, Any]:
    """Return a response to a challenge that has no valid signature."""
    data = msgspec.json.encode({"type": kind, "challenge": challenge, "origin": "http://localhost"})
    text = urlsafe_b64encode(data).decode().rstrip("=")
    response = {
        "clientDataJSON": text,
        "authenticatorData": "AA",
        "signature": "AA",
        "attestationObject": "AA",
    }
    return {
        "credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
    }


async def authentication_options(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = await guest.post(
        "/api/account/passkeys/authentication-options", status=200
    )
    return found


async def test_passkey_challenges_are_independent_of_the_user_and_never_repeat(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    first, second = await authentication_options(guest), await authentication_options(guest)
    assert first.pop("challenge") != second.pop("challenge") and first == second
    assert not first.get("allowCredentials")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"credential": {}},
        {"credential": {"id": 7, "response": {"clientDataJSON": "%"}}},
        unsigned_response("AAAA"),
        unsigned_response(""),
    ],
)
async def test_an_invalid_passkey_response_is_refused(
    server: ServedApplication, credential: dict[str, Any]
) -> None:
    refused = await server.guest().web.post("/api/account/passkeys/sign-in", json=credential)
    assert refused.status_code in (400, 403) and refused.json()["code"] in (
        "account.unknown-passkey",
        "core.bad-request",
    )


async def test_an_unknown_key_and_a_foreign_challenge_are_refused_alike(
    server: ServedApplication,
) -> None:
    first_guest, other = server.guest(), server.guest()
    own, foreign = (
        (await authentication_options(first_guest))["challenge"],
        (await authentication_options(other))["challenge"],
    )
    for challenge in (own, foreign):
        assert (
            await error_code(
                first_guest, "/api/account/passkeys/sign-in", unsigned_response(challenge), 403
            )
            == "account.unknown-passkey"
        )


async def test_a_database_outage_is_not_reported_as_a_wrong_key(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail_to_find(_: bytes) -> None:
        raise ConnectionError("the database is away")

    guest = server.guest()
    challenge = (await authentication_options(guest))["challenge"]
    monkeypatch.setattr(server.application.accounts.passkeys._passkeys, "find", fail_to_find)
    assert (
        await error_code(guest, "/api/account/passkeys/sign-in", unsigned_response(challenge), 503)
        == "core.storage-unavailable"
    )


async def test_guests_cannot_register_passkeys_and_unsigned_ones_are_not_stored(
    server: ServedApplication,
) -> None:
    assert (
        await error_code(server.guest(), "/api/account/passkeys/registration-options", {}, 403)
        == "account.members-only"
    )
    member, name, _ = await new_member(server)
    question = await member.post("/api/account/passkeys/registration-options", status=200)
    assert question["user"]["name"] == name and question["rp"]["id"] == "127.0.0.1"
    made = unsigned_response(question["challenge"], "webauthn.create")
    assert await error_code(member, "/api/account/passkeys", made, 403) == "account.unknown-passkey"
    assert await member.get("/api/account/passkeys") == []
    assert (
        await error_code(member, "/api/account/passkeys/00/delete", {}, 404)
        == "account.unknown-passkey"
    )


async def test_a_borrowed_device_cannot_add_a_sign_in_method(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, _, _ = await new_member(server)
    moment = now()
    monkeypatch.setattr(sessions, "now", lambda: moment + sessions.RECENT_SIGN_IN_MS + 60_000)
    for path in ("passkeys/registration-options", "passkeys/00/delete"):
        assert await error_code(member, f"/api/account/{path}", {}, 403) == "account.wrong-password"
    question = await member.post(
        "/api/account/passkeys/registration-options", {"password": PASSWORD}, status=200
    )
    assert question["challenge"]
    assert (
        await error_code(member, "/api/account/passkeys/00/delete", {"password": PASSWORD}, 404)
        == "account.unknown-passkey"
    )


async def test_a_sign_in_challenge_cannot_register_a_passkey(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, _, _ = await new_member(server)
    heard: list[bytes] = []

    def reject_registration(*, expected_challenge: bytes, **_: object) -> None:
        heard.append(expected_challenge)
        raise ValueError("no key of this test proves anything")

    monkeypatch.setattr("webauthn.verify_registration_response", reject_registration)
    for challenge in (
        (await authentication_options(member))["challenge"],
        (await member.post("/api/account/passkeys/registration-options", status=200))["challenge"],
    ):
        assert (
            await error_code(
                member,
                "/api/account/passkeys",
                unsigned_response(challenge, "webauthn.create"),
                403,
            )
            == "account.unknown-passkey"
        )
    assert len(heard) == 1, "only a registration challenge registers a passkey"


async def test_a_passkey_needs_user_verification(
    server: ServedApplication,
) -> None:
    member, _, _ = await new_member(server)
    device = Authenticator(server.base)
    for verified in (False, True):
        question = await member.post("/api/account/passkeys/registration-options", status=200)
        assert question["authenticatorSelection"]["userVerification"] == "required"
        made = await member.web.post(
            "/api/account/passkeys",
            json=device.registration_response(question["challenge"], verified=verified),
        )
        assert made.status_code == (204 if verified else 403), made.text
    assert len(await member.get("/api/account/passkeys")) == 1
    browser = server.guest()
    for verified in (False, True):
        question = await authentication_options(browser)
        assert question["userVerification"] == "required"
        signed = await browser.web.post(
            "/api/account/passkeys/sign-in",
            json=device.authentication_response(question["challenge"], verified=verified),
        )
        assert signed.status_code == (204 if verified else 403), signed.text
    assert (await browser.get("/api/me"))["id"] == (await member.get("/api/me"))["id"]
