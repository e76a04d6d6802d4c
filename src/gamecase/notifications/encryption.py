"""Encryption of push messages for one browser: RFC 8291 with the content coding of RFC 8188."""

import base64
import binascii
import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gamecase.kernel.errors import BadInput

_RECORD_SIZE = 4096
_LAST_RECORD = b"\x02"
_SALT_BYTES = 16
_AUTH_BYTES = 16
_TAG_BYTES = 16
MAX_PAYLOAD_BYTES = _RECORD_SIZE - _TAG_BYTES - len(_LAST_RECORD)


class BadPushKey(BadInput):
    """A key of a subscription that is not a point on P-256, or not a secret of 16 bytes."""


def encrypt(
    payload: bytes,
    public_key: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body of a push message, for the keys that a browser gave with its subscription.

    The sender's key and the salt are new for every message, unless a test gives them.
    """
    if len(payload) > MAX_PAYLOAD_BYTES:
        raise BadInput(f"a push message has at most {MAX_PAYLOAD_BYTES} bytes")
    receiver, secret = read_keys(public_key, auth)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    sender_point, receiver_point = point(sender.public_key()), point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    info = b"WebPush: info\x00" + receiver_point + sender_point
    material = _derive(shared, secret, info, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + _RECORD_SIZE.to_bytes(4) + bytes([len(sender_point)]) + sender_point
    return header + AESGCM(key).encrypt(nonce, payload + _LAST_RECORD, None)


def read_keys(public_key: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The keys of a subscription, or `BadPushKey`."""
    try:
        receiver = ec.EllipticCurvePublicKey.from_encoded_point(
            ec.SECP256R1(), from_base64(public_key)
        )
        secret = from_base64(auth)
    except (ValueError, binascii.Error) as error:
        raise BadPushKey(f"not the keys of a push subscription: {error}") from error
    if len(secret) != _AUTH_BYTES:
        raise BadPushKey(f"the secret of a push subscription has {_AUTH_BYTES} bytes")
    return receiver, secret


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point of 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    """URL-safe base64 without padding, as push services and browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), b"-_", validate=True)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
