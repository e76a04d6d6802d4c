"""Rate limits: token buckets per socket, per address and per account name."""

import time
from collections import Counter, OrderedDict

from starlette.requests import HTTPConnection

from gamecase.accounts.names import name_skeleton
from gamecase.web.client_addresses import client_key, is_loopback_address

#: Commands of one client, over a socket or by POST.
COMMAND_BURST, COMMANDS_PER_SECOND = 40, 12
_MAX_KNOWN = 20_000  # addresses with the names that have signed in from there


class TokenBucket:
    """Allows a burst, then a steady rate."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = burst
        self._updated = time.monotonic()

    @property
    def has_token(self) -> bool:
        self._refill()
        return self._tokens >= 1

    def take(self) -> bool:
        """Take one token; False when there is none."""
        if not self.has_token:
            return False
        self._tokens -= 1
        return True

    def _refill(self) -> None:
        now = time.monotonic()
        refill = (now - self._updated) * self._per_second
        self._tokens = min(self._burst, self._tokens + refill)
        self._updated = now


class RateLimiter:
    """A token bucket per key; the least recently used are dropped first."""

    def __init__(self, burst: float, per_second: float, max_keys: int = 10_000) -> None:
        self._burst = burst
        self._per_second = per_second
        self._max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one token of a key; False when it has none left."""
        bucket = self._buckets.setdefault(key, TokenBucket(self._burst, self._per_second))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._max_keys:
            self._buckets.popitem(last=False)
        return bucket.take()

    def has(self, key: str) -> bool:
        """Whether a key has a token left, without taking it."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has_token


class OpenSockets:
    """Counts the open sockets of each client address, also of those behind a proxy."""

    def __init__(self, most: int) -> None:
        self._most = most  # of one address; 0: any number
        self._counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a new socket; False when its address has too many.

        This computer itself may open any number: it is the operator, or a proxy without headers.
        """
        is_full = self._most and self._counts[address] >= self._most
        if is_full and not is_loopback_address(address.partition("/")[0]):
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a socket that was closed."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


class LoginThrottle:
    """Limits login attempts per client address, and per address for each account name.

    Wrong passwords for a name are limited over all addresses as well, because a guesser may have
    many. So that this locks nobody out, it does not hold where the name has signed in before, nor
    for recovery codes and passkeys; and it ends soon after the guesses do.
    """

    def __init__(self) -> None:
        self._by_address = RateLimiter(burst=20, per_second=0.2)
        self._by_name = RateLimiter(burst=10, per_second=0.05)
        self._wrong = RateLimiter(burst=100, per_second=0.1)
        self._known: OrderedDict[str, None] = OrderedDict()  # addresses with names signed in there

    def take(self, connection: HTTPConnection, name: str = "") -> bool:
        """Count an attempt; False when there were too many."""
        address = client_key(connection)
        if not self._by_address.take(address):
            return False
        return not name or self._by_name.take(f"{address} {name_skeleton(name)}")

    def may_guess(self, connection: HTTPConnection, name: str) -> bool:
        """Whether a password for this name is checked at all."""
        key = name_skeleton(name)
        return f"{client_key(connection)} {key}" in self._known or self._wrong.has(key)

    def count_wrong(self, name: str) -> None:
        """Count a wrong password, whatever address it came from."""
        self._wrong.take(name_skeleton(name))

    def count_right(self, connection: HTTPConnection, name: str) -> None:
        """Remember where somebody has signed in."""
        key = f"{client_key(connection)} {name_skeleton(name)}"
        self._known[key] = None
        self._known.move_to_end(key)
        if len(self._known) > _MAX_KNOWN:
            self._known.popitem(last=False)


class RateLimits:
    """The limits that all requests to an app share."""

    def __init__(self) -> None:
        self.logins = LoginThrottle()
        self.taken_names = RateLimiter(burst=5, per_second=1 / 60)  # by address
        self.new_tables = RateLimiter(burst=60, per_second=1)  # by address
        self.imports = RateLimiter(burst=300, per_second=5)  # of files, by address
        self.edits = RateLimiter(burst=80, per_second=8)  # of positions, by address
        self.saved_positions = RateLimiter(burst=40, per_second=0.5)  # by address
        self.exercises = RateLimiter(burst=120, per_second=3)  # of drills, by address
        self.notices = RateLimiter(burst=20, per_second=0.2)  # subscriptions, by address
        self.commands = RateLimiter(COMMAND_BURST, COMMANDS_PER_SECOND)  # by holder or address
