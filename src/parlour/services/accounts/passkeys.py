"""Sign-in with passkeys: the browser proves that it holds a private key.

Source: Web Authentication, level 3 (https://www.w3.org/TR/webauthn-3/). The server stores no
challenges: each contains a time and a MAC and is valid for one session. A passkey is the only
factor, so the device must verify its user by a PIN or a fingerprint (level 3, section 5.8.6).
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.value import Value
from parlour.db.passkeys import Passkey
from parlour.db.records import Player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.accounts import AccountRepository
    from parlour.db.passkeys import PasskeyRepository
    from parlour.db.store import Store

CHALLENGE_TTL_MS = 5 * 60_000
"""The lifetime (ms) of a challenge."""

NONCE_BYTES, TIMESTAMP_BYTES, MAC_BYTES = 16, 8, 16

REGISTRATION, AUTHENTICATION = b"parlour-new-key", b"parlour-passkey"
"""The purposes of challenges; a response to a sign-in cannot register a passkey."""


class RelyingParty(Value, frozen=True):
    """The site as a browser identifies it."""

    name: str
    """The host name of the site."""

    origin: str
    """The origin of the site."""


class PasskeySummary(Value, frozen=True):
    """A passkey in its owner's list of passkeys."""

    id: str
    """The id of the passkey (hex)."""

    device: str
    """The device on which the passkey was created."""

    created_at: int
    """The time of creation (ms since 1970)."""


class _ClientData(msgspec.Struct):
    challenge: str


class PasskeyService:
    """The service that registers and verifies passkeys."""

    def __init__(
        self, store: Store, accounts: AccountRepository, passkeys: PasskeyRepository
    ) -> None:
        self._store, self._accounts, self._passkeys = store, accounts, passkeys

    async def registration_options(self, player: Player, site: RelyingParty, token: str) -> Any:
        """Return the options with which a browser creates a passkey for a member."""
        import webauthn
        from webauthn.helpers import structs

        known = [
            structs.PublicKeyCredentialDescriptor(id=stored.id)
            for stored in await self._passkeys.passkeys_of(player.id)
        ]
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Parlour",
            user_id=player.id.encode(),
            user_name=player.name,
            challenge=await self._challenge(token, REGISTRATION),
            exclude_credentials=known,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def register(
        self,
        player: Player,
        site: RelyingParty,
        token: str,
        credential: dict[str, Any],
        device: str,
    ) -> None:
        """Verify and store a passkey from a browser; raises Forbidden if it is invalid."""
        import webauthn

        challenge = await self._verified_challenge(token, credential, REGISTRATION)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as reason:  # any failure on untrusted input means that there is no passkey
            raise Forbidden("account.unknown-passkey") from reason
        passkey = Passkey(
            id=found.credential_id,
            player=player.id,
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            device=device,
            created_at=now(),
        )
        if await self._passkeys.find(passkey.id) is not None:
            raise Forbidden("account.unknown-passkey")
        await self._passkeys.add(passkey)

    async def authentication_options(self, site: RelyingParty, token: str) -> Any:
        """Return the options with which a browser signs in with any passkey of the site."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(token, AUTHENTICATION),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def authenticate(
        self, site: RelyingParty, token: str, credential: dict[str, Any]
    ) -> Player:
        """Return the member who signs in with a passkey.

        All failures raise Forbidden with the same error code and so reveal nothing about passkeys.
        """
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._verified_challenge(token, credential, AUTHENTICATION)
        try:
            credential_id = base64url_to_bytes(str(credential.get("id", "")))
        except ValueError as reason:
            raise Forbidden("account.unknown-passkey") from reason
        # The database is read outside the handler below, so that an outage is not reported as a
        # wrong key.
        known = await self._passkeys.find(credential_id)
        if known is None:
            raise Forbidden("account.unknown-passkey")
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
                require_user_verification=True,
            )
        except Exception as reason:  # any failure on untrusted input means that the sign-in failed
            raise Forbidden("account.unknown-passkey") from reason
        await self._passkeys.set_sign_count(known.id, found.new_sign_count)
        member = await self._accounts.member_by_player(known.player)
        if member is None:
            raise Forbidden("account.unknown-passkey")
        return member.player

    async def passkeys_of(self, player: Player) -> list[PasskeySummary]:
        """Return a member's passkeys."""
        return [
            PasskeySummary(stored.id.hex(), stored.device, stored.created_at)
            for stored in await self._passkeys.passkeys_of(player.id)
        ]

    async def delete(self, player: Player, id: str) -> None:
        """Delete one of a member's passkeys; raises NotFound."""
        try:
            is_deleted = await self._passkeys.delete(player.id, bytes.fromhex(id))
        except ValueError:
            is_deleted = False
        if not is_deleted:
            raise NotFound("account.unknown-passkey")

    async def _challenge(self, token: str, purpose: bytes) -> bytes:
        payload = secrets.token_bytes(NONCE_BYTES) + now().to_bytes(TIMESTAMP_BYTES)
        return payload + await self._mac(payload, token, purpose)

    async def _verified_challenge(
        self, token: str, credential: dict[str, Any], purpose: bytes
    ) -> bytes:
        """Return the challenge of a response; raises Forbidden if it is not this session's."""
        from webauthn.helpers import base64url_to_bytes

        try:
            data = msgspec.json.decode(
                base64url_to_bytes(credential["response"]["clientDataJSON"]), type=_ClientData
            )
            challenge = base64url_to_bytes(data.challenge)
        except (
            Exception
        ) as reason:  # a response that the library cannot read does not answer our challenge
            raise Forbidden("account.unknown-passkey") from reason
        payload, mac = challenge[:-MAC_BYTES], challenge[-MAC_BYTES:]
        is_fresh = (
            len(payload) == NONCE_BYTES + TIMESTAMP_BYTES
            and now() - int.from_bytes(payload[NONCE_BYTES:]) <= CHALLENGE_TTL_MS
        )
        if not is_fresh or not compare_digest(mac, await self._mac(payload, token, purpose)):
            raise Forbidden("account.unknown-passkey")
        return challenge

    async def _mac(self, payload: bytes, token: str, purpose: bytes) -> bytes:
        key = await self._store.secret("passkeys")
        return blake2b(
            payload + token.encode(), key=key, digest_size=MAC_BYTES, person=purpose
        ).digest()
