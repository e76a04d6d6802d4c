"""A WebAuthn authenticator in software: its responses are those a browser would send."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

USER_PRESENT, USER_VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds one key; by default its user is present and verified."""

    def __init__(
        self, origin: str = "https://house.example", flags: int = USER_PRESENT | USER_VERIFIED
    ) -> None:
        self.origin = origin
        self.flags = flags
        self.sign_count = 0
        self.id = secrets.token_bytes(16)
        self.user = b""
        self._host = origin.split("//")[1].split(":", maxsplit=1)[0]
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: str) -> str:
        """The response to the creation of a passkey."""
        request = json.loads(options)
        self.user = request["user"]["id"].encode()
        numbers = self._key.public_key().public_numbers()
        public_key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public_key)
        client_data = self._client_data("webauthn.create", request["challenge"])
        attestation = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._authenticator_data(ATTESTED) + attested,
        }
        return self._response(
            clientDataJSON=bytes_to_base64url(client_data),
            attestationObject=bytes_to_base64url(cbor2.dumps(attestation)),
        )

    def sign(self, options: str) -> str:
        """The response to a login."""
        client_data = self._client_data("webauthn.get", json.loads(options)["challenge"])
        self.sign_count += 1
        data = self._authenticator_data(0)
        signature = self._key.sign(
            data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._response(
            clientDataJSON=bytes_to_base64url(client_data),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
            userHandle=self.user.decode(),
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _authenticator_data(self, extra_flags: int) -> bytes:
        host = hashlib.sha256(self._host.encode()).digest()
        return host + bytes([self.flags | extra_flags]) + self.sign_count.to_bytes(4)

    def _response(self, **response: Any) -> str:
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
