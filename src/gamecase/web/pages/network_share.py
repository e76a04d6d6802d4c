"""The page on which the operator shares the server on the home network, or stops sharing it.

Only somebody who sits at the computer may do that: the request comes from a loopback address, to a
loopback name, and through no proxy, which would make everybody look as if they sat here. The name
is checked because a site of somebody else can let its own name point to this computer.
"""

import ipaddress
import logging

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from gamecase.web.client_addresses import client_address
from gamecase.web.forms import read_form
from gamecase.web.page_renderer import qr_svg, render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.server.network_share import NetworkShare

log = logging.getLogger(__name__)

_PROXY_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def network_share(connection: HTTPConnection) -> NetworkShare | None:
    """The switch for sharing, for the operator of a server that has one."""
    share: NetworkShare | None = getattr(connection.app.state, "network_share", None)
    return share if share is not None and _is_operator(connection, share) else None


def _is_operator(connection: HTTPConnection, share: NetworkShare) -> bool:
    reached, _ = connection.scope.get("server") or ("", 0)
    if reached == share.address:  # whoever comes by the shared address is a guest
        return False
    if any(name in connection.headers for name in _PROXY_HEADERS):
        return False
    return _is_loopback(client_address(connection)) and _is_loopback(connection.url.hostname or "")


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


async def share_page(request: Request) -> Response:
    """Say whether the server is shared, with its address and a QR code."""
    share = network_share(request)
    if share is None:
        return not_found(request)
    return render(request, "share.html", url=share.url, code=qr_svg(share.url) if share.url else "")


async def change_share(request: Request) -> Response:
    """Share the server, or stop sharing it."""
    share = network_share(request)
    if share is None:
        return not_found(request)
    form = await read_form(request)
    if form.get("share") == "yes":
        try:
            await share.open()
        except OSError as error:
            log.warning("the server cannot be shared: %s", error)
            return error_page(request, "no-network", 409)
        log.info("the server is shared at %s", share.url)
    else:
        share.close()
        log.info("the server is no longer shared")
    return RedirectResponse("/share", 303)
