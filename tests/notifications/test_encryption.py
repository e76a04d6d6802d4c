"""Push messages are encrypted as RFC 8291 says."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from gamecase.kernel.errors import BadInput
from gamecase.notifications.encryption import (
    MAX_PAYLOAD_BYTES,
    BadPushKey,
    encrypt,
    from_base64,
    to_base64,
)
from notifications.push_service import PushBrowser

# RFC 8291, section 5 and appendix A
_PLAINTEXT = b"When I grow up, I want to be a watermelon"
_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
_RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
    "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
    "j_Qulcy4a-fN"
)


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64(text)), ec.SECP256R1())


def test_the_example_of_the_standard_is_reproduced() -> None:
    salt, sender = from_base64(_SALT), _private(_SENDER)
    assert to_base64(encrypt(_PLAINTEXT, _PUBLIC, _AUTH, sender=sender, salt=salt)) == _BODY


def test_the_browser_of_the_standard_reads_its_example() -> None:
    browser = PushBrowser(_private(_RECEIVER), _AUTH)
    assert browser.public_key == _PUBLIC
    assert browser.decrypt(from_base64(_BODY)) == _PLAINTEXT


def test_only_the_subscribed_browser_reads_a_message() -> None:
    ann, ben = PushBrowser(), PushBrowser()
    body = encrypt(b"Du bist am Zug.", ann.public_key, ann.auth)
    assert ann.decrypt(body) == b"Du bist am Zug."
    with pytest.raises(InvalidTag):
        ben.decrypt(body)


def test_no_two_messages_look_alike() -> None:
    ann = PushBrowser()
    assert encrypt(b"same", ann.public_key, ann.auth) != encrypt(b"same", ann.public_key, ann.auth)


@pytest.mark.parametrize(
    ("public_key", "auth"),
    [("", _AUTH), (_PUBLIC, ""), (_PUBLIC[:-4], _AUTH), ("B" * 87, _AUTH), (_PUBLIC, "äöü")],
)
def test_keys_of_no_browser_are_refused(public_key: str, auth: str) -> None:
    with pytest.raises(BadPushKey):
        encrypt(b"", public_key, auth)


def test_a_message_fits_one_record() -> None:
    ann = PushBrowser()
    longest = b"x" * MAX_PAYLOAD_BYTES
    assert ann.decrypt(encrypt(longest, ann.public_key, ann.auth)) == longest
    with pytest.raises(BadInput, match="at most"):
        encrypt(longest + b"x", ann.public_key, ann.auth)
