"""Texts of unknown encoding."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.text_encoding import decode_text

TEXT = '[White "Zoë"]\n\n1. e4 *\n'


@pytest.mark.parametrize(
    "encoding",
    [
        "utf-8",
        "utf-8-sig",
        "utf-16",
        "utf-16-le",
        "utf-16-be",
        "utf-32",
        "latin-1",
        "cp1252",
    ],
)
def test_a_text_is_read_in_its_encoding(encoding: str) -> None:
    assert decode_text(TEXT.encode(encoding)) == TEXT


def test_what_windows_leaves_undefined_is_latin_1() -> None:
    assert decode_text(b"\x81\xe9") == "\x81é"


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"\xff\xfe\0", "not UTF-16"), (b"a\0b\0\0", "zero bytes"), (b"\x89PNG\0\0\1", "zero bytes")],
)
def test_what_is_no_text_is_named(data: bytes, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        decode_text(data)
