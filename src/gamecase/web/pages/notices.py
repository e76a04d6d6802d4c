"""Notices of the browser that it is one's turn: JSON for the page and its service worker."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.accounts.push_subscriptions import PushSubscription
from gamecase.kernel.errors import BadInput
from gamecase.notifications.turn_notices import TurnNotices
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import identify, seat_claim
from gamecase.web.json_responses import json_response
from gamecase.web.pages.errors import not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of


class SubscriptionKeys(msgspec.Struct):
    """The keys that a browser made for its messages."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What `PushSubscription.toJSON` gives; the keys are needed to subscribe only."""

    endpoint: str
    keys: SubscriptionKeys | None = None


async def server_key(request: Request) -> Response:
    """The key by which push services know this server."""
    notices = _notices(request)
    if notices is None:
        return not_found(request)
    return json_response({"key": (await notices.key()).public_text})


async def subscribe(request: Request) -> Response:
    """Send notices of the sender's turns to this browser."""
    notices = _notices(request)
    if notices is None:
        return not_found(request)
    if not services_of(request).limits.notices.take(client_key(request)):
        return json_response({"on": False}, 429)
    subscription = await _read(request)
    if subscription.keys is None:
        raise BadInput("a push subscription has keys")
    notices.delivery.check(subscription.endpoint)
    # Slow to import, and most servers never send a notice.
    from gamecase.notifications.encryption import read_keys  # noqa: PLC0415

    read_keys(subscription.keys.p256dh, subscription.keys.auth)
    identity, claim = await identify(request), await seat_claim(request)
    site = request.headers.get("origin", "")
    await notices.subscriptions.save(
        PushSubscription(
            subscription.endpoint,
            subscription.keys.p256dh,
            subscription.keys.auth,
            preferences_of(request).language.code,
            site if site.isascii() and site.isprintable() else "",
        ),
        claim.holder,
        identity.session.digest if identity.session is not None else "",
    )
    response = json_response({"on": True})
    claim.set_cookie(request, response)
    return response


async def status(request: Request) -> Response:
    """Whether this browser gets notices of the sender's turns."""
    notices = _notices(request)
    if notices is None:
        return not_found(request)
    subscription, holder = await _read(request), (await identify(request)).holder
    is_on = bool(holder) and await notices.subscriptions.has(subscription.endpoint, holder)
    return json_response({"on": is_on})


async def unsubscribe(request: Request) -> Response:
    """Send this browser no more notices."""
    notices = _notices(request)
    if notices is None:
        return not_found(request)
    await notices.subscriptions.remove((await _read(request)).endpoint)
    return json_response({"on": False})


def _notices(request: Request) -> TurnNotices | None:
    return services_of(request).turn_notices


async def _read(request: Request) -> Subscription:
    try:
        return msgspec.json.decode(await request.body(), type=Subscription)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not a push subscription: {error}") from error
