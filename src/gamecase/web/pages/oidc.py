"""Signing in with the provider of the house: leaving for it, and coming back."""

import hmac
import logging
from urllib.parse import unquote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.web.oidc import Attempt, OidcFailed
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.password_login import login_form, start_session
from gamecase.web.preferences import set_cookie
from gamecase.web.security import local_path
from gamecase.web.services import services_of, settings_of

log = logging.getLogger(__name__)

_COOKIE = "gamecase-oidc"
_SECONDS = 600


async def start(request: Request) -> Response:
    """Send the browser to the provider."""
    client = services_of(request).oidc
    if client is None:
        return not_found(request)
    attempt = Attempt.new(local_path(request.query_params.get("back", "")))
    try:
        address = await client.address(attempt, _redirect_uri(request))
    except OidcFailed as error:
        return _failed(request, error, attempt.back)
    response = RedirectResponse(address, 303)
    set_cookie(request, response, _COOKIE, msgspec.json.encode(attempt).decode(), _SECONDS)
    return response


async def finish(request: Request) -> Response:
    """Start a session for whom the provider has recognised; a new person gets an account."""
    services, settings = services_of(request), settings_of(request)
    if services.oidc is None:
        return not_found(request)
    attempt = _attempt(request)
    query = request.query_params
    try:
        if attempt is None or not hmac.compare_digest(
            query.get("state", "").encode(), attempt.state.encode()
        ):
            raise OidcFailed("the browser did not leave from here")
        if "code" not in query:
            raise OidcFailed(f"the provider says {query.get('error', 'nothing')!r:.60}")
        person = await services.oidc.person(query["code"], attempt, _redirect_uri(request))
    except OidcFailed as error:
        return _failed(request, error, attempt.back if attempt else "/")
    accounts = services.accounts
    account = await accounts.oidc_identities.find_or_create(
        person.issuer, person.subject, person.name
    )
    if account.is_banned:
        return login_form(request, "banned", back=attempt.back)
    if person.subject in settings.oidc.admins and account.role != "admin":
        await accounts.administration.set_role("oidc.admins", account, "admin")
    response = RedirectResponse(attempt.back, 303)
    await start_session(request, response, account)
    response.delete_cookie(_COOKIE)
    return response


def _redirect_uri(request: Request) -> str:
    base = settings_of(request).house.address or str(request.base_url).rstrip("/")
    return f"{base}/oidc/callback"


def _attempt(request: Request) -> Attempt | None:
    try:
        return msgspec.json.decode(unquote(request.cookies.get(_COOKIE, "")), type=Attempt)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _failed(request: Request, error: OidcFailed, back: str) -> Response:
    log.warning("a sign-in with the provider failed: %s", error)
    return login_form(request, "provider-failed", back=local_path(back))
