"""From which address each holder came last, so that those of one address share its turns."""

from collections import OrderedDict

_MOST_REMEMBERED = 20_000  # holders


class HolderAddresses:
    """Remembers addresses; the least recently seen holders are forgotten first."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, holder: str, address: str) -> None:
        """Remember where a holder came from."""
        self._addresses[holder] = address
        self._addresses.move_to_end(holder)
        if len(self._addresses) > _MOST_REMEMBERED:
            self._addresses.popitem(last=False)

    def of(self, holder: str) -> str:
        """The address of a holder; the holder itself where it is not known."""
        return self._addresses.get(holder, holder)
