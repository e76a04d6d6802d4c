"""Requests to push services, whose addresses come from browsers and may be forged.

Only HTTPS on its usual port is used, and only public addresses are connected to: the name is
resolved once, its address checked, and that address connected to, so that a name which resolves
differently the next time leads nowhere else. Redirects are not followed.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from gamecase.kernel.errors import BadInput

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_HTTPS_PORT = 443
_MAX_ENDPOINT_LENGTH = 1000
_STATUS_LINE = re.compile(r"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 behind NAT64, RFC 6052


class BadEndpoint(BadInput):
    """An address that is not one of a push service."""


class DeliveryFailed(Exception):
    """A push service cannot be reached, or does not answer in time."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet, and not to a network of ours."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour or address.teredo:
            return False
        inner = address.ipv4_mapped
        if address in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


@dataclass(frozen=True, slots=True)
class Delivery:
    """How push services are reached. Tests let it reach a service of their own."""

    port: int = _HTTPS_PORT
    reaches: Callable[[Address], bool] = is_public
    tls: ssl.SSLContext | None = None  # None: the system's certificates
    seconds: float = 10.0  # for the whole request

    def check(self, endpoint: str) -> SplitResult:
        """The parts of an endpoint, or `BadEndpoint`."""
        if len(endpoint) > _MAX_ENDPOINT_LENGTH or not endpoint.isascii():
            raise BadEndpoint("the address of a push service is too long, or not ASCII")
        if not endpoint.isprintable() or " " in endpoint:
            raise BadEndpoint("the address of a push service has characters it cannot have")
        try:
            url = urlsplit(endpoint)
            port = url.port or _HTTPS_PORT
        except ValueError as error:
            raise BadEndpoint(f"not the address of a push service: {error}") from error
        if url.scheme != "https" or not url.hostname or url.username is not None:
            raise BadEndpoint("a push service has an https address with a host")
        if port != self.port:
            raise BadEndpoint(f"a push service has the port {self.port}")
        try:
            literal = ipaddress.ip_address(url.hostname)
        except ValueError:
            return url
        if not self.reaches(literal):
            raise BadEndpoint("a push service has a public address")
        return url

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post a message; returns the status. `BadEndpoint` or `DeliveryFailed` where it cannot."""
        url = self.check(endpoint)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._post(url, headers, body)
        except OSError as error:  # a time limit that has passed is one
            raise DeliveryFailed(f"{url.netloc}: {error!r}") from error

    async def _post(self, url: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        assert url.hostname is not None  # checked
        address = await self._resolve(url.hostname)
        reader, writer = await asyncio.open_connection(
            address,
            self.port,
            ssl=self.tls or ssl.create_default_context(),
            server_hostname=url.hostname,
        )
        try:
            path = (url.path or "/") + (f"?{url.query}" if url.query else "")
            lines = [f"POST {path} HTTP/1.1", f"Host: {url.netloc}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            status_line = (await reader.readline()).decode("latin-1")
        except ValueError as error:  # a line without an end
            raise DeliveryFailed(f"{url.netloc}: {error}") from error
        finally:
            writer.transport.abort()  # nothing more is read or written
        found = _STATUS_LINE.match(status_line)
        if found is None:
            raise DeliveryFailed(f"{url.netloc}: no HTTP response")
        return int(found[1])

    async def _resolve(self, host: str) -> str:
        """An address of the host that may be connected to, or `BadEndpoint`."""
        found = await asyncio.get_running_loop().getaddrinfo(
            host, self.port, type=socket.SOCK_STREAM
        )
        addresses = [str(address[0]) for _, _, _, _, address in found]
        if not addresses or not all(self.reaches(ipaddress.ip_address(a)) for a in addresses):
            raise BadEndpoint("a push service has a public address")
        return addresses[0]
