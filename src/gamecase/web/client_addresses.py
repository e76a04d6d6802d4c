"""The addresses of clients, and which of them count as one."""

import ipaddress
from functools import lru_cache

from starlette.requests import HTTPConnection

_NETWORK_BITS = 64  # a household or a hosted computer has a whole IPv6 network of this size


def client_address(connection: HTTPConnection) -> str:
    """The IP address of the client; empty where the server does not know it."""
    return connection.client.host if connection.client else ""


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the /64 network of an IPv6 address.

    >>> address_key("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> address_key("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, _NETWORK_BITS), strict=False))


def client_key(connection: HTTPConnection) -> str:
    """The key by which a client's requests are counted."""
    return address_key(client_address(connection))


@lru_cache(maxsize=4096)
def is_loopback_address(address: str) -> bool:
    """Whether an IP address is this computer's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
