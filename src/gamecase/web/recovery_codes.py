"""Hands recovery codes from the request that makes them to the page that shows them, once."""

from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import Response

from gamecase.accounts.accounts import Account
from gamecase.web.preferences import set_cookie
from gamecase.web.services import services_of

_COOKIE = "gamecase-codes"
_SECONDS = 600


async def hand_out_codes(request: Request, response: Response, account: Account) -> None:
    """Make new recovery codes, which the page `/welcome` shows."""
    codes = await services_of(request).accounts.recovery.new_codes(account)
    set_cookie(request, response, _COOKIE, " ".join(codes), _SECONDS)


def handed_codes(request: Request) -> list[str]:
    """The codes that are to be shown."""
    return unquote(request.cookies.get(_COOKIE, "")).split()


def forget_codes(response: Response) -> None:
    """They were shown."""
    response.delete_cookie(_COOKIE)
