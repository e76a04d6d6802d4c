"""The text of a file whose encoding is not known."""

import codecs

from gamecase.kernel.errors import BadInput

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SAMPLE = 4096  # bytes
_MIN_ZEROS = 0.4  # of the high bytes of UTF-16: games are written in Latin letters and digits


def decode_text(data: bytes) -> str:
    """The text of bytes: by its byte order mark, as UTF-8, or as older programs wrote it.

    Those used UTF-16, Windows-1252 or Latin-1. Raises BadInput for what is no text.

    >>> decode_text("Käthe".encode("utf-8-sig")), decode_text("Käthe".encode("latin-1"))
    ('Käthe', 'Käthe')
    >>> decode_text("1. e4".encode("utf-16-le"))
    '1. e4'
    """
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "")
    encoding = encoding or _unmarked_utf16(data)
    for name in (encoding,) if encoding else ("utf-8", "cp1252", "latin-1"):
        try:
            text = data.decode(name)
        except UnicodeDecodeError as error:
            if encoding:
                raise BadInput(f"the text is not {encoding.upper()}: {error.reason}") from error
            continue
        if "\0" in text:
            raise BadInput("not a text: it has zero bytes")
        return text
    raise AssertionError("Latin-1 decodes everything")


def _unmarked_utf16(data: bytes) -> str:
    """The name of UTF-16 without a mark, where the bytes look like it."""
    sample = data[: _SAMPLE & ~1]
    if len(sample) < 2 or len(data) % 2:
        return ""
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    least = _MIN_ZEROS * len(sample) / 2
    if odd >= least and not even:
        return "utf-16-le"
    return "utf-16-be" if even >= least and not odd else ""
