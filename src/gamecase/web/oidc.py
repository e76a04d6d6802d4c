"""OpenID Connect: the authorization code flow with PKCE, state and nonce.

Requests to the provider are made in a thread; its tokens are verified by joserfc. Errors of the
provider and of the network are `OidcFailed`.
"""

import asyncio
import base64
import hashlib
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from gamecase.config.secret_files import secret_of
from gamecase.config.settings import Oidc

T = TypeVar("T")

_SECONDS = 10
_MAX_BYTES = 1_000_000
_LEEWAY = 60  # seconds that the clocks of the two servers may differ
_METADATA_SECONDS = 3600
_ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA")


class OidcFailed(Exception):
    """Signing in with the provider did not work; the text is for the log."""


class Metadata(msgspec.Struct):
    """What the provider tells about itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str = ""


class TokenResponse(msgspec.Struct):
    """The answer of the token endpoint."""

    id_token: str
    access_token: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a browser keeps between leaving for the provider and coming back."""

    state: str
    nonce: str
    verifier: str
    back: str

    @staticmethod
    def new(back: str) -> "Attempt":
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        return Attempt(state, nonce, verifier, back)


@dataclass(frozen=True, slots=True)
class Person:
    """Whom the provider has recognised."""

    issuer: str
    subject: str
    name: str


class OidcClient:
    """Talks to the provider of the settings."""

    def __init__(self, settings: Oidc) -> None:
        self._settings = settings
        self._metadata: Metadata | None = None
        self._read_at = 0.0

    async def metadata(self) -> Metadata:
        """What the provider tells about itself, at most an hour old."""
        if self._metadata is None or time.monotonic() - self._read_at > _METADATA_SECONDS:
            address = f"{self._settings.issuer}/.well-known/openid-configuration"
            found = _decode(await _fetch(address), Metadata)
            if found.issuer.rstrip("/") != self._settings.issuer:
                raise OidcFailed(f"the provider calls itself {found.issuer!r}")
            self._metadata, self._read_at = found, time.monotonic()
        return self._metadata

    async def address(self, attempt: Attempt, redirect_uri: str) -> str:
        """Where a browser is sent to sign in."""
        metadata = await self.metadata()
        digest = hashlib.sha256(attempt.verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self._settings.client_id,
            "redirect_uri": redirect_uri,
            "scope": self._settings.scopes,
            "state": attempt.state,
            "nonce": attempt.nonce,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        mark = "&" if "?" in metadata.authorization_endpoint else "?"
        return f"{metadata.authorization_endpoint}{mark}{urllib.parse.urlencode(query)}"

    async def person(self, code: str, attempt: Attempt, redirect_uri: str) -> Person:
        """Whom an authorization code stands for."""
        metadata = await self.metadata()
        secret = secret_of(self._settings.client_secret, self._settings.client_secret_file)
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": redirect_uri,
            "client_id": self._settings.client_id,
            "code_verifier": attempt.verifier,
        }
        headers = _basic(self._settings.client_id, secret) if secret else {}
        tokens = _decode(await _fetch(metadata.token_endpoint, form, headers), TokenResponse)
        keys = await _fetch(metadata.jwks_uri)
        claims = self._verified(tokens.id_token, keys, attempt, metadata)
        if not self._name(claims) and metadata.userinfo_endpoint and tokens.access_token:
            claims = {**claims, **await _user_info(metadata, tokens, str(claims["sub"]))}
        return Person(self._settings.issuer, str(claims["sub"]), self._name(claims))

    def _name(self, claims: Mapping[str, object]) -> str:
        names = (self._settings.name_claim, "preferred_username", "name", "nickname")
        return next((str(claims[name]) for name in names if claims.get(name)), "")

    def _verified(
        self, token: str, keys: bytes, attempt: Attempt, metadata: Metadata
    ) -> dict[str, object]:
        """The claims of an ID token that is meant for this server and this attempt."""
        try:
            decoded = jwt.decode(
                token, KeySet.import_key_set(json.loads(keys)), algorithms=[*_ALGORITHMS]
            )
            registry = jwt.JWTClaimsRegistry(
                leeway=_LEEWAY,
                iss={"essential": True, "value": metadata.issuer},
                aud={"essential": True, "value": self._settings.client_id},
                nonce={"essential": True, "value": attempt.nonce},
                exp={"essential": True},
                sub={"essential": True},
            )
            registry.validate(decoded.claims)
        except (JoseError, ValueError, TypeError, KeyError) as error:
            raise OidcFailed(f"the ID token is not valid: {error}") from error
        return dict(decoded.claims)


async def _user_info(metadata: Metadata, tokens: TokenResponse, subject: str) -> dict[str, object]:
    headers = {"Authorization": f"Bearer {tokens.access_token}"}
    found = _decode(await _fetch(metadata.userinfo_endpoint, headers=headers), dict)
    if found.get("sub") != subject:
        raise OidcFailed("the provider tells about somebody else")
    return found


def _basic(user: str, password: str) -> dict[str, str]:
    # RFC 6749, 2.3.1: both parts are encoded as in a form first.
    text = f"{urllib.parse.quote_plus(user)}:{urllib.parse.quote_plus(password)}"
    return {"Authorization": f"Basic {base64.b64encode(text.encode()).decode()}"}


def _decode(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise OidcFailed(f"the provider's answer cannot be read: {error}") from error


async def _fetch(
    address: str, form: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None
) -> bytes:
    return await asyncio.to_thread(_fetch_now, address, form, headers or {})


def _fetch_now(address: str, form: Mapping[str, str] | None, headers: Mapping[str, str]) -> bytes:
    data = urllib.parse.urlencode(form).encode() if form is not None else None
    request = urllib.request.Request(  # noqa: S310 - of the settings or the provider, checked below
        address, data, {"Accept": "application/json", **headers}
    )
    if request.type not in ("http", "https"):
        raise OidcFailed(f"not an address of the web: {address!r}")
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310 - checked above
            content: bytes = answer.read(_MAX_BYTES)
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise OidcFailed(f"{address}: {error}") from error
    return content
