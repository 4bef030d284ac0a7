"""Sign-in with an OpenID Connect provider (Core 1.0: code flow with PKCE, state and nonce).

The server stores no pending sign-in. Each `state` contains a time and a MAC and is valid for one
session; the nonce and the PKCE verifier are derived from it with a secret key. An ID token is
accepted only after its signature, issuer, audience, nonce and times have been verified.
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
from parlour.services.secret_files import read_secret
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

SETTINGS_FILE = "oidc.toml"
STATE_TTL_MS = 10 * 60_000
"""How long (ms) a user may take for the sign-in at the provider."""

NONCE_BYTES, TIMESTAMP_BYTES, MAC_BYTES = 16, 8, 16
REQUEST_TIMEOUT_S = 8.0
"""The timeout (s) of requests to the provider."""

LEEWAY_S = 60
SIGNATURE_ALGORITHMS = ("RS256", "PS256", "ES256", "EdDSA")
DISCOVERY_PATH = "/.well-known/openid-configuration"
REDIRECT_PATH = "/sign-in/oidc"
"""The path of this site to which the provider redirects."""

NAME_CLAIMS = ("preferred_username", "nickname", "name")


class OidcSettings(Value, frozen=True, kw_only=True):
    """The settings of the OpenID Connect provider."""

    name: str
    """The provider's name on buttons."""

    issuer: str
    """The issuer URL."""

    client_id: str
    """The client id of this server."""

    client_secret: str = ""
    """The client secret of this server."""

    client_secret_file: str = ""
    """The file with the client secret, instead of `client_secret`."""


class Claims(Value, frozen=True, kw_only=True):
    """The verified claims of an ID token."""

    issuer: str
    """The issuer."""

    subject: str
    """The provider's id for the user."""

    name: str
    """A display name of the user, or an empty string."""


class _ProviderMetadata(msgspec.Struct, frozen=True):
    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class _TokenResponse(msgspec.Struct, frozen=True):
    id_token: str


def load_oidc_settings(folder: Path) -> OidcSettings | None:
    """Return the settings in the data folder, or None; raises ValueError with a clear message."""
    file = folder / SETTINGS_FILE
    if not file.is_file():
        return None
    try:
        metadata = msgspec.convert(tomllib.loads(file.read_text("utf-8")), OidcSettings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as reason:
        raise ValueError(f"{file} cannot be read: {reason}") from reason
    if bool(metadata.client_secret) == bool(metadata.client_secret_file):
        raise ValueError(f"{file} must set either client_secret or client_secret_file.")
    if metadata.client_secret_file:
        secret = read_secret(folder / metadata.client_secret_file)
        metadata = msgspec.structs.replace(metadata, client_secret=secret)
    if not _is_protected(metadata.issuer):
        raise ValueError(f"{file} names an issuer that is not reached by HTTPS: {metadata.issuer}")
    return metadata


def _is_protected(url: str) -> bool:
    """Return whether traffic to a URL is safe from eavesdropping: HTTPS, or on this machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (
        parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1")
    )


class OidcProvider:
    """The client of an OpenID Connect provider."""

    def __init__(self, store: Store, settings: OidcSettings | None) -> None:
        self._store, self.settings = store, settings

    @property
    def required_settings(self) -> OidcSettings:
        """The provider's settings; raises NotFound if no provider is configured."""
        if self.settings is None:
            raise NotFound("account.oidc-none")
        return self.settings

    async def authorization_url(self, origin: str, token: str) -> str:
        """Return the URL of the provider's sign-in page; raises Forbidden if it is unreachable.

        Args:
            origin: The origin of this site, to which the provider redirects.
            token: The session token, for which the sign-in is valid.
        """
        settings = self.required_settings
        payload = secrets.token_bytes(NONCE_BYTES) + now().to_bytes(TIMESTAMP_BYTES)
        state = _base64url(payload + await self._mac(payload, token))
        verifier = await self._derived_secret(state, "verifier")
        metadata = await self._discover(settings)
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
        separator = "&" if urlsplit(metadata.authorization_endpoint).query else "?"
        return f"{metadata.authorization_endpoint}{separator}{urlencode(query)}"

    async def exchange_code(self, origin: str, token: str, state: str, code: str) -> Claims:
        """Exchange an authorization code for verified claims.

        Raises:
            Forbidden: This session did not request the sign-in recently, or the provider's response
                is invalid.
        """
        settings = self.required_settings
        await self._require_own_state(state, token)
        metadata = await self._discover(settings)
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": origin + REDIRECT_PATH,
            "code_verifier": await self._derived_secret(state, "verifier"),
        }
        content = await _fetch(
            metadata.token_endpoint, form, (settings.client_id, settings.client_secret)
        )
        try:
            id_token = msgspec.json.decode(content, type=_TokenResponse).id_token
        except msgspec.DecodeError as reason:
            raise Forbidden("account.oidc-unverified") from reason
        return _verified_claims(
            id_token,
            await _fetch(metadata.jwks_uri),
            settings,
            await self._derived_secret(state, "nonce"),
        )

    async def _discover(self, settings: OidcSettings) -> _ProviderMetadata:
        try:
            metadata = msgspec.json.decode(
                await _fetch(settings.issuer.rstrip("/") + DISCOVERY_PATH), type=_ProviderMetadata
            )
        except msgspec.DecodeError as reason:
            raise Forbidden("account.oidc-unavailable") from reason
        if metadata.issuer.rstrip("/") != settings.issuer.rstrip("/"):
            # A server with another issuer responds at the provider's address.
            raise Forbidden("account.oidc-unverified")
        if not all(
            map(
                _is_protected,
                (metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri),
            )
        ):
            # The client secret, the code and the key request are sent to these URLs.
            raise Forbidden("account.oidc-unverified")
        return metadata

    async def _require_own_state(self, state: str, token: str) -> None:
        try:
            decoded = urlsafe_b64decode(state.encode() + b"=" * (-len(state) % 4))
        except (NotBase64, ValueError) as reason:
            raise Forbidden("account.oidc-expired") from reason
        payload, mac = decoded[:-MAC_BYTES], decoded[-MAC_BYTES:]
        is_fresh = (
            len(payload) == NONCE_BYTES + TIMESTAMP_BYTES
            and 0 <= now() - int.from_bytes(payload[NONCE_BYTES:]) <= STATE_TTL_MS
        )
        if not is_fresh or not compare_digest(mac, await self._mac(payload, token)):
            raise Forbidden("account.oidc-expired")

    async def _mac(self, payload: bytes, token: str) -> bytes:
        return blake2b(
            payload + token.encode(),
            key=await self._store.secret("oidc"),
            digest_size=MAC_BYTES,
            person=b"parlour-oidc",
        ).digest()

    async def _derived_secret(self, state: str, what: str) -> str:
        """Return a secret derived from a state, which others cannot compute from the state."""
        return blake2b(
            f"{what} {state}".encode(),
            key=await self._store.secret("oidc"),
            digest_size=32,
            person=b"parlour-oidc-2",
        ).hexdigest()


def _verified_claims(id_token: str, keys: bytes, settings: OidcSettings, nonce: str) -> Claims:
    """Verify an ID token and return its claims; raises Forbidden if it is invalid."""
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
        claims = jwt.decode(
            id_token,
            KeySet.import_key_set(msgspec.json.decode(keys)),
            algorithms=list(SIGNATURE_ALGORITHMS),
        ).claims
        registry.validate(claims)
        issuer, subject = str(claims["iss"]), str(claims["sub"])
    except Exception as reason:  # any failure means that the token is not valid
        raise Forbidden("account.oidc-unverified") from reason
    has_several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    # OpenID Connect Core, section 3.1.3.7: `azp` must name this client if it is present or if there
    # are several audiences.
    is_for_us = claims.get("azp") == settings.client_id or (not has_several and "azp" not in claims)
    if issuer.rstrip("/") != settings.issuer.rstrip("/") or not subject or not is_for_us:
        raise Forbidden("account.oidc-unverified")
    return Claims(
        issuer=settings.issuer,
        subject=subject,
        name=next((str(claims[key]) for key in NAME_CLAIMS if claims.get(key)), ""),
    )


async def _fetch(
    url: str, form: dict[str, str] | None = None, key: tuple[str, str] = ("", "")
) -> bytes:
    """Return the body of the provider's response; raises Forbidden if the request fails."""
    import httpx  # imported late, because only servers with a provider need it

    try:
        async with httpx.AsyncClient(
            timeout=REQUEST_TIMEOUT_S, follow_redirects=False, trust_env=False
        ) as client:
            answer: Any = await (
                client.get(url) if form is None else client.post(url, data=form, auth=key)
            )
    except httpx.HTTPError as reason:
        raise Forbidden("account.oidc-unavailable") from reason
    if answer.status_code != 200:
        raise Forbidden(
            "account.oidc-unavailable" if answer.status_code >= 500 else "account.oidc-unverified"
        )
    return bytes(answer.content)


def _base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()
