"""A push service on loopback that decrypts what it is sent, as a browser would."""

import datetime
import http.server
import ipaddress
import json
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from gamecase.notifications.delivery import Delivery
from gamecase.notifications.encryption import from_base64, point, to_base64


class PushBrowser:
    """The keys of a browser's subscription, and how it reads a message."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: str = "") -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or to_base64(b"sixteen bytes ok")
        self.public_key = to_base64(point(self.private.public_key()))

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """What `PushSubscription.toJSON` gives."""
        return {"endpoint": endpoint, "keys": {"p256dh": self.public_key, "auth": self.auth}}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, sender_point = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender_point)
        shared = self.private.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + from_base64(self.public_key) + sender_point
        material = HKDF(hashes.SHA256(), 32, from_base64(self.auth), info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        padded = AESGCM(key).decrypt(nonce, body[86:], None)
        assert padded.endswith(b"\x02")
        return padded[:-1]


@dataclass
class FakePushService:
    """What the service has received, and the status it answers with."""

    port: int
    delivery: Delivery
    status: int = 201
    received: "queue.Queue[tuple[str, dict[str, str], bytes]]" = field(default_factory=queue.Queue)

    def endpoint(self, name: str) -> str:
        return f"https://localhost:{self.port}/{name}"

    def message(self, browser: PushBrowser) -> dict[str, Any]:
        """The next message, decrypted."""
        _, _, body = self.received.get(timeout=30)
        message: dict[str, Any] = json.loads(browser.decrypt(body))
        return message


@contextmanager
def push_service(folder: Path) -> Iterator[FakePushService]:
    certificate = _write_certificate(folder)
    server = _Server(("127.0.0.1", 0), _Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    port = server.server_address[1]
    trusting = ssl.create_default_context(cafile=str(certificate))
    delivery = Delivery(port=port, reaches=lambda address: address.is_loopback, tls=trusting)
    service = server.service = FakePushService(port, delivery)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(http.server.ThreadingHTTPServer):
    service: FakePushService


class _Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, _Server)
        service = self.server.service
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(service.status)
        self.end_headers()
        service.received.put((self.path, dict(self.headers.items()), body))

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Keep quiet."""


def _write_certificate(folder: Path) -> Path:
    """A certificate for localhost, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push-service.pem"
    path.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        + certificate.public_bytes(Encoding.PEM)
    )
    return path
