"""The rate limit of chat phrases."""

import time

_BURST, _SECONDS_PER_PHRASE = 3, 4.0


class ChatLimit:
    """Allows each chair a few phrases at once, and one every few seconds after that."""

    def __init__(self) -> None:
        self._sent: dict[int, list[float]] = {}

    def take(self, chair: int) -> bool:
        """Whether a chair may send a phrase now; if so, it is counted."""
        now = time.monotonic()
        recent = [at for at in self._sent.get(chair, []) if at > now - _BURST * _SECONDS_PER_PHRASE]
        if len(recent) >= _BURST:
            return False
        self._sent[chair] = [*recent, now]
        return True
