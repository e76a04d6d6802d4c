"""Decorators for pages that belong to an account."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import Account
from gamecase.accounts.service import AccountService
from gamecase.accounts.sessions import LoginSession
from gamecase.web.identity import identify
from gamecase.web.services import services_of


@dataclass(frozen=True, slots=True)
class AccountRequest:
    """A request by somebody who is logged in with a browser."""

    request: Request
    accounts: AccountService
    account: Account
    session: LoginSession

    @property
    def is_recent_login(self) -> bool:
        """Whether the login is recent enough to change how one logs in."""
        return self.session.is_fresh(self.accounts.now())


Handler = Callable[[Request], Awaitable[Response]]
AccountHandler = Callable[[AccountRequest], Awaitable[Response]]


def login_required(handler: AccountHandler) -> Handler:
    """Redirect to the login page unless a session exists; tokens of programs do not count."""

    async def handle(request: Request) -> Response:
        identity = await identify(request)
        if identity.account is None or identity.session is None:
            return RedirectResponse(f"/signin?back={request.url.path}", 303)
        accounts = services_of(request).accounts
        return await handler(AccountRequest(request, accounts, identity.account, identity.session))

    return handle
