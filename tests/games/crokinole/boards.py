"""Positions for tests: rounds set up disc by disc, and shots with given results."""

from dataclasses import replace

from gamecase.games.crokinole.position import Disc, Flick, Position, Settle, SettledDisc, Vector
from gamecase.games.crokinole.rules import Crokinole
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.registry import find

CROKINOLE = find("crokinole")
GAME = Crokinole()
LIGHT, DARK = Seat.FIRST, Seat.SECOND
STRAIGHT = Flick(0, 0, 930)


def rules(booklet: str = "collection", **switches: SwitchValue) -> Ruleset:
    ruleset: Ruleset = CROKINOLE.rules(booklet, switches)
    return ruleset


def opening(played: Ruleset, nth_round: int = 0) -> Position:
    scores = ((0,) * played.players,) * nth_round
    return GAME.opening(played, MatchScore(scores=scores))


def board(
    played: Ruleset, live: dict[str, Vector], *, shooter: Seat = LIGHT, flick: Flick = STRAIGHT
) -> Position:
    """The middle of a round with these live discs and a flick of the shooter under way."""
    position = opening(played)
    letters = dict(zip("abcd", PLAYERS, strict=True))
    discs = sorted(live, key=lambda name: (name[0], int(name[1:])))
    shots = next(
        shots for shots in range(8, len(position.shooters)) if position.shooters[shots] is shooter
    )
    placed = tuple(Disc(letters[n[0]], int(n[1:]), *live[n]) for n in discs)
    return replace(position, shots=shots, discs=placed, flick=flick)


def settle(position: Position, *, hit: bool = False, **ends: Vector | str | None) -> Settle:
    """The result of a shot: the end of `played`, and of other discs by name.

    An end is a place, "sunk", or None for a disc that left the board; discs whose name ends in `_`
    were touched.
    """
    discs = []
    for name, end in ends.items():
        plain = position.next_disc.name if name.startswith("played") else name.rstrip("_")
        place = end if isinstance(end, tuple) else None
        discs.append(SettledDisc(plain, place, end == "sunk", touched=name.endswith("_")))
    return Settle(tuple(discs), hit)


def after(position: Position, action: Settle) -> Position:
    """The position after a shot; the rules must allow its result."""
    refusal = GAME.judge(position, action)
    assert refusal is None, f"{GAME.write(position)}: {GAME.write(action)}: {refusal}"
    return GAME.apply(position, action)


def live(position: Position) -> set[str]:
    return {disc.name for disc in position.discs}
