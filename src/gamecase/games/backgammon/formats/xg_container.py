"""The container of .xg files of eXtreme Gammon: a header, a picture, and compressed files.

The header is that of the Rich Game Format of Windows. After it and the picture comes an archive:
the data of each file, then its registry (a record for each file), then a record of its own. The
file `temp.xg` in it holds the match as records of 2,560 bytes. All numbers are little-endian. The
layout is published by the authors at https://www.extremegammon.com/xgformat.aspx.
"""

import struct
import zlib
from collections.abc import Sequence

from gamecase.kernel.errors import BadInput

MAGIC = b"RGMH"
RECORD_SIZE = 2560
MATCH_FILE = "temp.xg"
MOST_BYTES = 32_000_000  # of a file in the archive once it is decompressed

#: CRC-32 of data and registry, files, version, size of the registry, size of the data, whether the
#: registry is compressed.
ARCHIVE_RECORD = struct.Struct("<IiiiiI12x")

#: Name and path as short strings, size, compressed size, start, CRC-32, 0 if compressed, level.
FILE_RECORD = struct.Struct("<256s256siiiIBBxx")


def read_records(data: bytes) -> Sequence[bytes]:
    """The records of the match in an .xg file."""
    if not data.startswith(MAGIC):
        raise BadInput("not an .xg file of eXtreme Gammon: it does not begin with RGMH")
    match = _read_file(data, MATCH_FILE)
    if not match or len(match) % RECORD_SIZE:
        raise BadInput(f"{MATCH_FILE} has {len(match)} bytes; expected records of {RECORD_SIZE}")
    return [match[start : start + RECORD_SIZE] for start in range(0, len(match), RECORD_SIZE)]


def short_string(data: bytes) -> str:
    """A string of which the first byte is the length, in the Windows encoding of old programs."""
    return data[1 : 1 + data[0]].decode("cp1252", "replace")


def _read_file(data: bytes, wanted: str) -> bytes:
    """A file of the archive."""
    end = len(data) - ARCHIVE_RECORD.size
    if end < 0:
        raise BadInput("the .xg file is cut off: it has no archive")
    _, count, _, registry_size, archive_size, is_compressed = ARCHIVE_RECORD.unpack_from(data, end)
    registry_start = end - registry_size
    start = registry_start - archive_size
    if registry_size < 0 or archive_size < 0 or start < len(MAGIC) or not 0 < count <= 100:
        raise BadInput("the .xg file is cut off: its archive is not where the file says")
    registry = data[registry_start:end]
    if is_compressed:
        registry = _decompress(registry, "the registry")
    if len(registry) < count * FILE_RECORD.size:
        raise BadInput(f"the archive has no room for its {count} files")
    for number in range(count):
        name, _, size, stored, at, crc, kind, _ = FILE_RECORD.unpack_from(
            registry, number * FILE_RECORD.size
        )
        if short_string(name).lower() != wanted:
            continue
        if at < 0 or stored < 0 or start + at + stored > registry_start:
            raise BadInput(f"{wanted} is not within the archive")
        content = data[start + at : start + at + stored]
        content = content if kind else _decompress(content, wanted)
        if len(content) != size or zlib.crc32(content) != crc:
            raise BadInput(f"{wanted} is damaged: its checksum is wrong")
        return content
    raise BadInput(f"the archive has no {wanted}")


def _decompress(data: bytes, name: str) -> bytes:
    inflater = zlib.decompressobj()
    try:
        content = inflater.decompress(data, MOST_BYTES)
    except zlib.error as error:
        raise BadInput(f"{name} is damaged: {error}") from error
    if inflater.unconsumed_tail:
        raise BadInput(f"{name} has more than {MOST_BYTES} bytes")
    return content
