"""Every booklet with every value of every switch, and every pair of switches that interact."""

from collections.abc import Iterator
from itertools import product

from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.errors import BookletError
from gamecase.registry import GamePackage, all_games

Switches = dict[str, SwitchValue]


def other_values(booklet: Booklet, switch: str) -> list[SwitchValue]:
    return [value for value in booklet.switches[switch] if value != booklet.flags[switch]]


def switch_choices(package: GamePackage, booklet: Booklet) -> Iterator[Switches]:
    """No switch, each value of each, each pair that interacts, and the printed letter."""
    yield {}
    singles = [{name: value} for name in booklet.switches for value in other_values(booklet, name)]
    pairs = [
        {one: first, other: second}
        for one, other in booklet.interacting_switches()
        for first, second in product(other_values(booklet, one), other_values(booklet, other))
    ]
    letter = [dict(booklet.printed)] if len(booklet.printed) > 1 else []
    for switches in (*singles, *pairs, *letter):
        try:
            package.rules(booklet.key, switches)
        except BookletError:
            continue  # they contradict each other
        yield switches


def every_booklet() -> list[tuple[GamePackage, Booklet]]:
    return [
        (package, booklet)
        for package in all_games().values()
        for booklet in package.booklets.values()
    ]
