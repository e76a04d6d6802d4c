"""A version of an engine's weights and tables: what they contain, in eight characters."""

from functools import cache
from hashlib import sha256
from pathlib import Path


@cache
def data_digest(folder: Path) -> str:
    """A digest of the files of a folder, which are part of the program and do not change."""
    digest = sha256()
    for path in sorted(folder.iterdir()):
        if path.is_file():
            digest.update(f"{path.name}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:8]
