"""The table of pebble: a sheet of ice with an arc of shore below it."""

from math import cos, radians, sin

from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.scene import Aim, Art, Button, Gestures, Piece, Rail, Scene, Spot, box, circle
from gamecase.scene.move_notation import WrittenMove
from gamecase.scene.table_module import (
    no_arrows,
    no_motion,
    no_premoves,
    no_stages,
    no_standings,
)
from pebble.notation import write_action as write_text
from pebble.position import Drift, Pebble, Position, Slide
from pebble.rules import HIGH, LOW, PebbleGame
from pebble.ruleset import Ruleset

SIDE = 400.0
STEP = 16.0  # one step of reach on the ice
RAIL = Rail(x=200, y=60, radius=310, low=90 + LOW.place, high=90 + HIGH.place)

LOOKS: tuple[str, ...] = ()
HAS_SYMBOLS = False

motion = no_motion
premoves = no_premoves
arrows = no_arrows
stages = no_stages
standings = no_standings

_GAME = PebbleGame()


def _stone(colour: str, outline: str) -> str:
    return f'<path d="{outline}" fill="var(--{colour})" stroke="var(--{colour}-edge)"/>'


ART = Art(
    key="pebble",
    width=SIDE,
    height=SIDE,
    board=f'<path d="{box(0, 0, SIDE, SIDE)}" fill="var(--felt)"/>',
    pieces={  # shapes distinguish the four seats without colours
        "first": _stone("first", circle(0, 0, 9)),
        "second": _stone("second", box(-8, -8, 16, 16)),
        "third": _stone("first", "M-9 8h18l-9 -17z"),
        "fourth": _stone("second", "M0 -10l10 10l-10 10l-10 -10z"),
    },
    seats={seat.value: seat.value for seat in PLAYERS},
)


def _resting_place(pebble: Pebble, ice: int) -> tuple[float, float]:
    """Where a pebble is drawn: at the shore while it slides, at the far edge if it left the ice."""
    angle = radians(RAIL.zero + pebble.slide.place)
    heading = angle + radians(180 + pebble.slide.bearing)
    far = STEP * (pebble.reach(ice) or ice) if pebble.drift else 0.0
    x, y = RAIL.x + RAIL.radius * cos(angle), RAIL.y + RAIL.radius * sin(angle)
    return x + far * cos(heading), y + far * sin(heading)


def showcase(rules: Ruleset) -> Position:
    """One pebble is at rest, and the next is sliding."""
    rested = Pebble(Slide(-20, 3, 5), Drift(4))
    return Position(rules, Seat.FIRST, (rested, Pebble(Slide(15, -2, 6.5))))


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The position; it looks the same from every seat."""
    pieces, spots = [], []
    for nth, pebble in enumerate(position.pebbles):
        x, y = _resting_place(pebble, position.rules.ice)
        name, owner = f"pebble-{nth + 1}", position.owner(nth).value
        label = Phrase("scene-pebble", {"seat": owner, "reach": pebble.reach(position.rules.ice)})
        pieces.append(Piece(kind=owner, id=name, x=x, y=y))
        spots.append(Spot(id=name, x=x, y=y, outline=circle(x, y, 12), label=label))
    return Scene(
        art=ART,
        title=Phrase("scene-title"),
        description=tuple(
            Phrase("scene-total", {"seat": seat.value, "total": total})
            for seat, total in position.totals().items()
        ),
        pieces=tuple(pieces),
        spots=tuple(spots),
    )


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """An aim for a seat; buttons for the wind, which people enter at a real board."""
    if picked:
        raise BadAction(f"{picked}: pebbles are aimed, they cannot be picked")
    seat = _GAME.to_act(position)
    if seat is Seat.NATURE:
        winds = [Drift(steps) for steps in range(1, 7)]
        return Gestures(
            buttons=tuple(Button(write_text(w), describe_action(position, w)) for w in winds)
        )
    if not seat.is_player:
        return Gestures()
    return Gestures(
        aim=Aim(
            verb="slide",
            piece=seat.value,
            rail=RAIL,
            bearing=(LOW.bearing, HIGH.bearing),
            strength=(LOW.strength, HIGH.strength),
            steps=(0.1, 0.1, 0.1),
            reach=90,
        )
    )


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    return None  # pebbles are aimed, so touching one is no action


def describe_action(position: Position, action: Slide | Drift) -> Phrase:
    if isinstance(action, Drift):
        return Phrase("told-drift", {"count": action.steps})
    seat = position.owner(len(position.pebbles))
    return Phrase("told-slide", {"seat": seat.value, "strength": action.strength})


def write_action(position: Position, action: Slide | Drift) -> WrittenMove:
    seat = position.owner(len(position.pebbles) - isinstance(action, Drift))
    return WrittenMove(seat, describe_action(position, action))
