"""The key by which push services recognise this server (VAPID, RFC 8292).

It is made when somebody first asks for notifications, and kept in the database, so that all
processes of a server share it. A new key would end all subscriptions.
"""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from gamecase.notifications.encryption import from_base64, point, to_base64
from gamecase.storage.connection import Connection, Duplicate
from gamecase.storage.store import Store

_LIFETIME_SECONDS = 12 * 3600  # of a signature; push services accept at most a day
_SCALAR_BYTES = 32
_READ = "SELECT secret FROM push_keys WHERE name = 'vapid'"


class VapidKey:
    """The server's key pair."""

    def __init__(self, secret: str) -> None:
        number = int.from_bytes(from_base64(secret))
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public_text = to_base64(point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The Authorization header of a message; `now` in milliseconds."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": now // 1000 + _LIFETIME_SECONDS,
            "sub": contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_base64(json.dumps(part).encode()) for part in parts)
        der = self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        signature = b"".join(part.to_bytes(_SCALAR_BYTES) for part in decode_dss_signature(der))
        return f"vapid t={text}.{to_base64(signature)}, k={self.public_text}"


async def load_key(store: Store) -> VapidKey:
    """The server's key, made now if there is none yet."""
    rows = await store.read(lambda connection: connection.rows(_READ))
    if rows:
        return VapidKey(rows[0][0])
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    secret = to_base64(number.to_bytes(_SCALAR_BYTES))

    def insert(connection: Connection) -> None:
        connection.run("INSERT INTO push_keys (name, secret) VALUES ('vapid', $1)", (secret,))

    try:
        await store.write(insert)
    except Duplicate:  # another process was first
        rows = await store.read(lambda connection: connection.rows(_READ))
        secret = rows[0][0]
    return VapidKey(secret)
