"""Signing in with a provider that the operator trusts (OpenID Connect Core 1.0: code flow, with PKCE, state and nonce).

The house remembers no question: each `state` bears its own mark and moment, and holds for one session; nonce and verifier follow from it
under the house's key. The provider's words count once its signature, issuer, audience, nonce and time have been checked.
"""

from __future__ import annotations

import secrets
import tomllib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import blake2b, sha256
from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

import msgspec

from parlour.core.value import Value
from parlour.services.errors import Forbidden, NotFound
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

SETTINGS_FILE = "oidc.toml"
STATE_TTL_MS = 10 * 60_000
"""How long somebody may take at the provider's."""

NONCE_BYTES, TIMESTAMP_BYTES, MAC_BYTES = 16, 8, 16
REQUEST_TIMEOUT_S = 8.0
"""How long a provider may take to answer."""

LEEWAY_S = 60
SIGNATURE_ALGORITHMS = ("RS256", "PS256", "ES256", "EdDSA")
DISCOVERY_PATH = "/.well-known/openid-configuration"
REDIRECT_PATH = "/sign-in/oidc"
"""Where the provider sends people back to."""

NAME_CLAIMS = ("preferred_username", "nickname", "name")


class OidcSettings(Value, frozen=True, kw_only=True):
    """The provider: how it is called on buttons, its issuer, and as whom the house is known there."""

    name: str
    issuer: str
    client_id: str
    client_secret: str


class Claims(Value, frozen=True, kw_only=True):
    """Whom a provider says it knows, and how it would call them."""

    issuer: str
    subject: str
    name: str


class _ProviderMetadata(msgspec.Struct, frozen=True):
    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class _TokenResponse(msgspec.Struct, frozen=True):
    id_token: str


def load_oidc_settings(folder: Path) -> OidcSettings | None:
    """Return the provider that stands in the data folder, None without one; raises ValueError in words for what cannot be meant."""
    file = folder / SETTINGS_FILE
    if not file.is_file():
        return None
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), OidcSettings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as reason:
        raise ValueError(f"{file} cannot be read: {reason}") from reason
    if not _is_protected(found.issuer):
        raise ValueError(f"{file} names an issuer that is not reached by HTTPS: {found.issuer}")
    return found


def _is_protected(url: str) -> bool:
    """Return whether nobody can listen on the way to an address: it is reached by HTTPS, or on this machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (
        parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1")
    )


class OidcProvider:
    """Asks a provider who somebody is."""

    def __init__(self, store: Store, settings: OidcSettings | None) -> None:
        self._store, self.settings = store, settings

    @property
    def required_settings(self) -> OidcSettings:
        """The provider's settings; raises NotFound where there is none."""
        if self.settings is None:
            raise NotFound("people.oidc-none")
        return self.settings

    async def authorization_url(self, origin: str, token: str) -> str:
        """Return where a browser goes to be asked who it is; raises Forbidden where the provider cannot be reached."""
        settings = self.required_settings
        said = secrets.token_bytes(NONCE_BYTES) + now().to_bytes(TIMESTAMP_BYTES)
        state = _base64url(said + await self._mac(said, token))
        verifier = await self._derived_secret(state, "verifier")
        found = await self._discover(settings)
        query = {
            "response_type": "code",
            "client_id": settings.client_id,
            "redirect_uri": origin + REDIRECT_PATH,
            "scope": "openid profile",
            "state": state,
            "nonce": await self._derived_secret(state, "nonce"),
            "code_challenge": _base64url(sha256(verifier.encode()).digest()),
            "code_challenge_method": "S256",
        }
        join = "&" if urlsplit(found.authorization_endpoint).query else "?"
        return f"{found.authorization_endpoint}{join}{urlencode(query)}"

    async def exchange_code(self, origin: str, token: str, state: str, code: str) -> Claims:
        """Return whom the provider knows by this code; raises Forbidden unless this house asked, in this session, just now."""
        settings = self.required_settings
        await self._require_own_state(state, token)
        found = await self._discover(settings)
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": origin + REDIRECT_PATH,
            "code_verifier": await self._derived_secret(state, "verifier"),
        }
        body = await _fetch(
            found.token_endpoint, form, (settings.client_id, settings.client_secret)
        )
        try:
            written = msgspec.json.decode(body, type=_TokenResponse).id_token
        except msgspec.DecodeError as reason:
            raise Forbidden("people.oidc-no-proof") from reason
        return _verified_claims(
            written,
            await _fetch(found.jwks_uri),
            settings,
            await self._derived_secret(state, "nonce"),
        )

    async def _discover(self, settings: OidcSettings) -> _ProviderMetadata:
        try:
            found = msgspec.json.decode(
                await _fetch(settings.issuer.rstrip("/") + DISCOVERY_PATH), type=_ProviderMetadata
            )
        except msgspec.DecodeError as reason:
            raise Forbidden("people.oidc-away") from reason
        if found.issuer.rstrip("/") != settings.issuer.rstrip("/"):
            # Somebody else answers under the provider's address.
            raise Forbidden("people.oidc-no-proof")
        if not all(
            map(_is_protected, (found.authorization_endpoint, found.token_endpoint, found.jwks_uri))
        ):
            # The secret, the code and the keys are exchanged there.
            raise Forbidden("people.oidc-no-proof")
        return found

    async def _require_own_state(self, state: str, token: str) -> None:
        try:
            told = urlsafe_b64decode(state.encode() + b"=" * (-len(state) % 4))
        except (NotBase64, ValueError) as reason:
            raise Forbidden("people.oidc-stale") from reason
        said, mark = told[:-MAC_BYTES], told[-MAC_BYTES:]
        fresh = (
            len(said) == NONCE_BYTES + TIMESTAMP_BYTES
            and 0 <= now() - int.from_bytes(said[NONCE_BYTES:]) <= STATE_TTL_MS
        )
        if not fresh or not compare_digest(mark, await self._mac(said, token)):
            raise Forbidden("people.oidc-stale")

    async def _mac(self, said: bytes, token: str) -> bytes:
        return blake2b(
            said + token.encode(),
            key=await self._store.secret("oidc"),
            digest_size=MAC_BYTES,
            person=b"parlour-oidc",
        ).digest()

    async def _derived_secret(self, state: str, what: str) -> str:
        """Return what belongs to a question and is told by nothing in it."""
        return blake2b(
            f"{what} {state}".encode(),
            key=await self._store.secret("oidc"),
            digest_size=32,
            person=b"parlour-oidc-2",
        ).hexdigest()


def _verified_claims(written: str, keys: bytes, settings: OidcSettings, nonce: str) -> Claims:
    """Return what a provider has signed; raises Forbidden for anything that is not its word to this house on this question, now."""
    from joserfc import jwt
    from joserfc.jwk import KeySet

    registry = jwt.JWTClaimsRegistry(
        leeway=LEEWAY_S,
        sub={"essential": True},
        exp={"essential": True},
        iat={"essential": True},
        aud={"essential": True, "value": settings.client_id},
        nonce={"essential": True, "value": nonce},
    )
    try:
        told = jwt.decode(
            written,
            KeySet.import_key_set(msgspec.json.decode(keys)),
            algorithms=list(SIGNATURE_ALGORITHMS),
        ).claims
        registry.validate(told)
        issuer, subject = str(told["iss"]), str(told["sub"])
    except Exception as reason:  # whatever is wrong with what was sent, it proves nothing
        raise Forbidden("people.oidc-no-proof") from reason
    several = isinstance(told["aud"], list) and len(told["aud"]) > 1
    # Core, section 3.1.3.7: who the token was issued to is said where it is for several, and counts wherever it is said.
    meant = told.get("azp") == settings.client_id or (not several and "azp" not in told)
    if issuer.rstrip("/") != settings.issuer.rstrip("/") or not subject or not meant:
        raise Forbidden("people.oidc-no-proof")
    return Claims(
        issuer=settings.issuer,
        subject=subject,
        name=next((str(told[key]) for key in NAME_CLAIMS if told.get(key)), ""),
    )


async def _fetch(
    url: str, form: dict[str, str] | None = None, key: tuple[str, str] = ("", "")
) -> bytes:
    """Return what the provider answers; raises Forbidden where it does not, or refuses."""
    import httpx  # only a house with a provider waits for it

    try:
        async with httpx.AsyncClient(
            timeout=REQUEST_TIMEOUT_S, follow_redirects=False, trust_env=False
        ) as web:
            answer: Any = await (
                web.get(url) if form is None else web.post(url, data=form, auth=key)
            )
    except httpx.HTTPError as reason:
        raise Forbidden("people.oidc-away") from reason
    if answer.status_code != 200:
        raise Forbidden("people.oidc-away" if answer.status_code >= 500 else "people.oidc-no-proof")
    return bytes(answer.content)


def _base64url(body: bytes) -> str:
    return urlsafe_b64encode(body).rstrip(b"=").decode()
