"""Boards for tests: rounds set up disc by disc, and shots that settle as a test says."""

from dataclasses import replace

from gamecase.games.crokinole.position import Disc, Flick, Place, Position, Settle, Settled
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
    found: Ruleset = CROKINOLE.rules(booklet, switches)
    return found


def opening(played: Ruleset, nth_round: int = 0) -> Position:
    scores = ((0,) * played.players,) * nth_round
    return GAME.opening(played, MatchScore(scores=scores))


def board(
    played: Ruleset, live: dict[str, Place], *, shooter: Seat = LIGHT, flick: Flick = STRAIGHT
) -> Position:
    """A round some way on, with these discs live and a disc of the shooter on its way."""
    position = opening(played)
    letters = dict(zip("abcd", PLAYERS, strict=True))
    discs = sorted(live, key=lambda name: (name[0], int(name[1:])))
    shots = next(
        shots for shots in range(8, len(position.shooters)) if position.shooters[shots] is shooter
    )
    placed = tuple(Disc(letters[n[0]], int(n[1:]), *live[n]) for n in discs)
    return replace(position, shots=shots, discs=placed, flick=flick)


def settle(position: Position, *, hit: bool = False, **ends: Place | str | None) -> Settle:
    """How a shot settles: `played`, and other discs by name; `x_touched` marks are a `*`.

    An end is a place, "sunk", or None for one that left the board; names ending in `_` count as
    touched in the shot.
    """
    discs = []
    for name, end in ends.items():
        plain = position.in_hand.name if name.startswith("played") else name.rstrip("_")
        place = end if isinstance(end, tuple) else None
        discs.append(Settled(plain, place, end == "sunk", touched=name.endswith("_")))
    return Settle(tuple(discs), hit)


def after(position: Position, action: Settle) -> Position:
    """The position after a shot that the rules allow to settle so."""
    refusal = GAME.judge(position, action)
    assert refusal is None, f"{GAME.write(position)}: {GAME.write(action)}: {refusal}"
    return GAME.apply(position, action)


def live(position: Position) -> set[str]:
    return {disc.name for disc in position.discs}
