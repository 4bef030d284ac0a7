"""A software authenticator that creates a passkey and signs challenges with it."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A software authenticator that holds one passkey for one site."""

    def __init__(self, origin: str) -> None:
        self._origin, self._site = (
            origin,
            sha256(origin.split("//")[1].split(":")[0].encode()).digest(),
        )
        self._key, self._id = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)

    def registration_response(self, challenge: str, *, verified: bool) -> dict[str, Any]:
        """Return the response to a registration challenge."""
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        data = (
            self._data(ATTESTED, verified)
            + bytes(16)
            + len(self._id).to_bytes(2)
            + self._id
            + public
        )
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            {
                "clientDataJSON": _text(self._client("webauthn.create", challenge)),
                "attestationObject": _text(attestation),
            }
        )

    def authentication_response(self, challenge: str, *, verified: bool) -> dict[str, Any]:
        """Return the response to a sign-in challenge."""
        data, client = self._data(0, verified), self._client("webauthn.get", challenge)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": _text(client),
                "authenticatorData": _text(data),
                "signature": _text(signature),
            }
        )

    def _data(self, flags: int, verified: bool) -> bytes:
        return self._site + bytes([flags | PRESENT | (VERIFIED if verified else 0)]) + bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self._origin})

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "credential": {
                "id": _text(self._id),
                "rawId": _text(self._id),
                "type": "public-key",
                "response": response,
            }
        }


def _text(body: bytes) -> str:
    return urlsafe_b64encode(body).decode().rstrip("=")
