"""Room for the files that are being sent or read, each of which is in memory meanwhile."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.tables.import_pool import MOST_IMPORTS, TooManyImports

MOST_OF_HOLDER = 2  # files at the same time
MOST_OF_ADDRESS = 4


class UploadRoom:
    """Counts the files of holders and addresses from their first byte to their last game."""

    def __init__(self) -> None:
        self._holders: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def take(self, holder: str, address: str, *, is_admitted: bool = False) -> Iterator[None]:
        """Take room for a file; TooManyImports where there is none, unless it has been admitted."""
        if not is_admitted:
            self._check(holder, address)
        self._holders[holder] += 1
        self._addresses[address] += 1
        try:
            yield
        finally:
            for counts, key in ((self._holders, holder), (self._addresses, address)):
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]

    def _check(self, holder: str, address: str) -> None:
        if self._holders[holder] >= MOST_OF_HOLDER:
            raise TooManyImports(f"{MOST_OF_HOLDER} of your files are still being read")
        if self._addresses[address] >= MOST_OF_ADDRESS:
            raise TooManyImports(f"{MOST_OF_ADDRESS} files from your address are still being read")
        if self._holders.total() >= MOST_IMPORTS:
            raise TooManyImports(f"{MOST_IMPORTS} other files are still being read")
