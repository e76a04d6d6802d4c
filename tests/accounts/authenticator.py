"""A device that makes passkeys, in software: what it answers is what a browser would send."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Device:
    """Holds one key; its user has always just shown a finger unless told otherwise."""

    def __init__(self, origin: str = "https://house.example", flags: int = PRESENT | VERIFIED):
        self.origin = origin
        self.flags = flags
        self.signed = 0
        self.id = secrets.token_bytes(16)
        self.user = b""
        self._host = origin.split("//")[1].split(":", maxsplit=1)[0]
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: str) -> str:
        """Answer to the making of a key."""
        asked = json.loads(options)
        self.user = asked["user"]["id"].encode()
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        told = self._told("webauthn.create", asked["challenge"])
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        return self._answer(
            clientDataJSON=bytes_to_base64url(told),
            attestationObject=bytes_to_base64url(cbor2.dumps(made)),
        )

    def sign(self, options: str) -> str:
        """Answer to signing in."""
        told = self._told("webauthn.get", json.loads(options)["challenge"])
        self.signed += 1
        data = self._data(0)
        signature = self._key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=bytes_to_base64url(told),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
            userHandle=self.user.decode(),
        )

    def _told(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, more: int) -> bytes:
        host = hashlib.sha256(self._host.encode()).digest()
        return host + bytes([self.flags | more]) + self.signed.to_bytes(4)

    def _answer(self, **response: Any) -> str:
        key = bytes_to_base64url(self.id)
        return json.dumps(
            {
                "id": key,
                "rawId": key,
                "type": "public-key",
                "response": response,
                "clientExtensionResults": {},
            }
        )
