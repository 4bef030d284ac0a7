"""Signing in with a passkey: the browser proves that it holds a key of which the house knows only the public half.

Source: Web Authentication, level 3 (https://www.w3.org/TR/webauthn-3/). The house remembers no challenge: each bears its own mark and moment, and
holds for one session, which ends with the sign-in. A passkey is all that somebody shows, so the device has to verify its user, by a PIN or a
fingerprint: whoever merely holds it is not let in (level 3, section 5.8.6).
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
"""How long a challenge may be answered."""

NONCE_BYTES, TIMESTAMP_BYTES, MAC_BYTES = 16, 8, 16

REGISTRATION, AUTHENTICATION = b"parlour-new-key", b"parlour-passkey"
"""What a challenge is for: the answer to a question at the door makes no new key."""


class RelyingParty(Value, frozen=True):
    """Where the browser is: the host's name, and the whole origin."""

    name: str
    origin: str


class PasskeySummary(Value, frozen=True):
    """A passkey in the list of its owner."""

    id: str
    device: str
    since: int


class _ClientData(msgspec.Struct):
    challenge: str


class PasskeyService:
    """Asks browsers for passkeys and listens to their answers."""

    def __init__(
        self, store: Store, accounts: AccountRepository, passkeys: PasskeyRepository
    ) -> None:
        self._store, self._accounts, self._passkeys = store, accounts, passkeys

    async def registration_options(self, player: Player, site: RelyingParty, token: str) -> Any:
        """Return what a browser is asked when it shall make a passkey for a member."""
        import webauthn
        from webauthn.helpers import structs

        known = [
            structs.PublicKeyCredentialDescriptor(id=one.id)
            for one in await self._passkeys.passkeys_of(player.id)
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
        """Keep the passkey that a browser has made; raises Forbidden for one that proves nothing."""
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
        except Exception as reason:  # whatever is wrong with what a stranger sent, it is no passkey
            raise Forbidden("people.no-passkey") from reason
        made = Passkey(
            id=found.credential_id,
            player=player.id,
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            device=device,
            created_at=now(),
        )
        if await self._passkeys.find(made.id) is not None:
            raise Forbidden("people.no-passkey")
        await self._passkeys.add(made)

    async def authentication_options(self, site: RelyingParty, token: str) -> Any:
        """Return what a browser is asked when somebody wants to sign in: nothing in it depends on who that is."""
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
        """Return the member whom a browser's answer opens; raises Forbidden, in the same words whatever is wrong."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._verified_challenge(token, credential, AUTHENTICATION)
        try:
            named = base64url_to_bytes(str(credential.get("id", "")))
        except ValueError as reason:
            raise Forbidden("people.no-passkey") from reason
        # A database that is away is no wrong key, so it is asked outside of what takes every failure for one.
        known = await self._passkeys.find(named)
        if known is None:
            raise Forbidden("people.no-passkey")
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
        except Exception as reason:  # whatever is wrong with what a stranger sent, it opens nothing
            raise Forbidden("people.no-passkey") from reason
        await self._passkeys.set_sign_count(known.id, found.new_sign_count)
        member = await self._accounts.member_by_player(known.player)
        if member is None:
            raise Forbidden("people.no-passkey")
        return member.player

    async def passkeys_of(self, player: Player) -> list[PasskeySummary]:
        """Return a member's passkeys."""
        return [
            PasskeySummary(one.id.hex(), one.device, one.created_at)
            for one in await self._passkeys.passkeys_of(player.id)
        ]

    async def delete(self, player: Player, id: str) -> None:
        """Take one of a member's passkeys away; raises NotFound."""
        try:
            gone = await self._passkeys.delete(player.id, bytes.fromhex(id))
        except ValueError:
            gone = False
        if not gone:
            raise NotFound("people.no-passkey")

    async def _challenge(self, token: str, purpose: bytes) -> bytes:
        said = secrets.token_bytes(NONCE_BYTES) + now().to_bytes(TIMESTAMP_BYTES)
        return said + await self._mac(said, token, purpose)

    async def _verified_challenge(
        self, token: str, credential: dict[str, Any], purpose: bytes
    ) -> bytes:
        """Return the challenge that an answer is to; raises Forbidden for one that this house did not give to this session just now."""
        from webauthn.helpers import base64url_to_bytes

        try:
            data = msgspec.json.decode(
                base64url_to_bytes(credential["response"]["clientDataJSON"]), type=_ClientData
            )
            challenge = base64url_to_bytes(data.challenge)
        except (
            Exception
        ) as reason:  # what the library cannot read is no answer to a question of ours
            raise Forbidden("people.no-passkey") from reason
        said, mark = challenge[:-MAC_BYTES], challenge[-MAC_BYTES:]
        fresh = (
            len(said) == NONCE_BYTES + TIMESTAMP_BYTES
            and now() - int.from_bytes(said[NONCE_BYTES:]) <= CHALLENGE_TTL_MS
        )
        if not fresh or not compare_digest(mark, await self._mac(said, token, purpose)):
            raise Forbidden("people.no-passkey")
        return challenge

    async def _mac(self, said: bytes, token: str, purpose: bytes) -> bytes:
        key = await self._store.secret("passkeys")
        return blake2b(
            said + token.encode(), key=key, digest_size=MAC_BYTES, person=purpose
        ).digest()
