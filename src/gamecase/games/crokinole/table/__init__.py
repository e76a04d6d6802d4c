"""The table of crokinole: the board as a seat sees it, and how discs are flicked."""

from math import atan2, cos, degrees, hypot, radians, sin

from gamecase.games.crokinole.disc_notes import apply_note
from gamecase.games.crokinole.nature import CHAMPION_SLIP, simulate_flick
from gamecase.games.crokinole.position import (
    Action,
    CountRound,
    Disc,
    Flick,
    NoteDisc,
    Position,
    Settle,
    Vector,
    rotate,
)
from gamecase.games.crokinole.referee import describe_settle
from gamecase.games.crokinole.rules import HIGH, LOW
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.games.crokinole.table import score_entry_board
from gamecase.games.crokinole.table.art import MIDDLE, SIDE, art, scale_of
from gamecase.games.crokinole.table.move_notation import arrows, standings, write_action
from gamecase.games.crokinole.table.playback import shot_motion
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.scene import (
    Aim,
    Gestures,
    Motion,
    NumberSetting,
    OffRailDistance,
    Piece,
    Rail,
    Scene,
    Spot,
    StrengthWord,
    Surface,
    circle,
)
from gamecase.scene.table_module import no_premoves, no_stages

__all__ = [
    "COLOURS",
    "CURVE",
    "HAS_SYMBOLS",
    "LOOKS",
    "REACH",
    "arrows",
    "describe_action",
    "draw",
    "gestures",
    "interpret_touch",
    "motion",
    "premoves",
    "showcase",
    "stages",
    "standings",
    "to_scene",
    "write_action",
]

COLOURS = ("light", "dark")

#: Words for the speed of a flick, and the mm/s up to which they are used. An open twenty is firm.
POWERS = (("gentle", 650.0), ("firm", 1100.0), ("strong", 1900.0), ("hard", HIGH.speed))
REACH = 420.0  # how far to pull back for the hardest flick, where there is room
CURVE = 1.5  # soft flicks need more care than hard ones

LOOKS: tuple[str, ...] = ()
HAS_SYMBOLS = False

premoves = no_premoves
stages = no_stages


def power_of(speed: float) -> str:
    """The word for the speed of a flick; part of a message."""
    return next(power for power, limit in POWERS if speed <= limit)


def bottom_seat(rules: Ruleset, seen_by: Seat) -> Seat:
    """The seat at the bottom of a viewer's board; spectators see it as South does."""
    return seen_by if seen_by in rules.seats else rules.seats[0]


def to_scene(rules: Ruleset, place: Vector, seen_by: Seat) -> Vector:
    """A place on the board in the coordinates of a viewer's scene."""
    x, y = rotate(place, -rules.quarter(bottom_seat(rules, seen_by)))
    unit = scale_of(rules.equipment)
    return MIDDLE + x * unit, MIDDLE - y * unit


def showcase(rules: Ruleset) -> Position:
    """The middle of a round: both sides hide behind pegs, and Light has a twenty."""
    if rules.on_real_board:
        return Position(rules, twenties=(0,) * rules.players, noted=((2, 1, 3, 2), (1, 2, 1, 0)))
    first, second = rules.seats[:2]
    places = {
        first: [(38.0, -62.0), (-118.0, -128.0), (150.0, 96.0), (-62.0, 34.0)],
        second: [(-20.0, 78.0), (98.0, -6.0), (-150.0, 60.0), (60.0, 190.0)],
    }
    unit = rules.equipment.surface_radius / 330.2
    needed = 2 * 8 if rules.players == 2 else 4 * 5
    shots = min(needed, rules.players * rules.discs_of(second) - 2)
    discs = tuple(
        Disc(seat, number, x * unit, y * unit)
        for seat, own_places in places.items()
        for number, (x, y) in enumerate(own_places, start=1)
    )
    twenties = (1,) + (0,) * (rules.players - 1)
    return Position(rules, 0, shots, twenties, discs)


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board as a seat sees it, with its own quarter at the bottom."""
    rules = position.rules
    if rules.on_real_board:
        return score_entry_board.draw(position)
    radius = rules.equipment.disc_radius * scale_of(rules.equipment)
    pieces, spots = [], []
    for disc in position.discs:
        x, y = to_scene(rules, disc.place, seen_by)
        pieces.append(Piece(kind=COLOURS[rules.side(disc.seat)], id=disc.name, x=x, y=y))
        outline = circle(x, y, radius + 2)
        spots.append(Spot(id=disc.name, x=x, y=y, outline=outline, label=_label(rules, disc)))
    if position.flick:  # the disc is shown on the line until the shot has settled
        start = position.flick.start(rules.equipment.line_radius, rules.quarter(position.shooter))
        x, y = to_scene(rules, start, seen_by)
        kind = COLOURS[rules.side(position.shooter)]
        pieces.append(Piece(kind=kind, id=position.next_disc.name, x=x, y=y))
    near = rules.side(bottom_seat(rules, seen_by))
    for side in (0, 1):
        pieces += _counters(position, side, is_near=side == near)
        pieces += _ditch(position, side, is_near=side == near)
    return Scene(
        art=art(rules.equipment),
        title=Phrase("scene-title"),
        description=(
            *(_side_phrase(position, side) for side in (0, 1)),
            *(_disc_phrase(rules, disc, bottom_seat(rules, seen_by)) for disc in position.discs),
        ),
        pieces=tuple(pieces),
        spots=tuple(spots),
        turn=-90.0 * rules.quarter(bottom_seat(rules, seen_by)),
    )


def _label(rules: Ruleset, disc: Disc) -> Phrase:
    zone = rules.equipment.points_at(disc.distance)
    return Phrase("scene-disc", {"seat": PLAYERS[rules.side(disc.seat)].value, "zone": zone})


def _disc_phrase(rules: Ruleset, disc: Disc, shooter: Seat) -> Phrase:
    """Where a disc is, as bearing and distance for a flick from the middle of the line."""
    x, y = rotate(disc.place, -rules.quarter(shooter))
    along = y + rules.equipment.line_radius
    facts = _label(rules, disc).facts
    aim = {"bearing": round(degrees(atan2(x, along)), 1), "far": round(hypot(x, along) / 10)}
    return Phrase("scene-lies", {**facts, **aim})


def _discs_left(position: Position, side: int) -> int:
    """How many discs a side still has to play."""
    seats = position.shooters[position.shots + (position.flick is not None) :]
    return sum(position.rules.side(seat) == side for seat in seats)


def _side_phrase(position: Position, side: int) -> Phrase:
    rules = position.rules
    return Phrase(
        "scene-side",
        {
            "seat": PLAYERS[side].value,
            "points": position.points_of(side),
            "twenties": position.twenties_of(side),
            "live": sum(rules.side(disc.seat) == side for disc in position.discs),
            "ditch": position.in_ditch(side),
            "left": _discs_left(position, side),
        },
    )


def _counters(position: Position, side: int, *, is_near: bool) -> list[Piece]:
    """The points, twenties and remaining discs of a side, shown in its corners."""
    colour = COLOURS[side]
    rows = (SIDE - 38, SIDE - 84) if is_near else (38.0, 84.0)
    corner = SIDE - 66 if is_near else 66.0
    return [
        Piece(
            kind="points",
            id=f"{colour}-points",
            x=66,
            y=corner,
            scale=1.45,
            text=str(position.points_of(side)),
        ),
        Piece(
            kind=f"{colour}-hand",
            id=f"{colour}-hand",
            x=SIDE - 38,
            y=rows[0],
            text=str(_discs_left(position, side)),
        ),
        Piece(
            kind=f"{colour}-kept",
            id=f"{colour}-kept",
            x=SIDE - 38,
            y=rows[1],
            text=str(position.twenties_of(side)),
        ),
    ]


def _ditch(position: Position, side: int, *, is_near: bool) -> list[Piece]:
    """The discs out of play, in the ditch before their side from the middle outwards."""
    equipment = position.rules.equipment
    unit = scale_of(equipment)
    radius = (equipment.surface_radius + equipment.ditch_width / 2) * unit
    step = 2.15 * equipment.disc_radius * unit / radius
    pieces = []
    for nth in range(position.in_ditch(side)):
        offset = step * ((nth + 1) // 2) * (1 if nth % 2 else -1)
        angle = radians(90 if is_near else 270) + offset
        x, y = MIDDLE + radius * cos(angle), MIDDLE + radius * sin(angle)
        pieces.append(Piece(kind=COLOURS[side], x=round(x, 3), y=round(y, 3)))
    return pieces


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """The aim of a flick; the rail is South's, turned with the scene."""
    if picked:
        raise BadAction(f"{picked}: discs are flicked, they cannot be picked")
    if position.rules.on_real_board:
        return score_entry_board.gestures(position)
    if position.flick or position.is_complete:
        return Gestures()
    rules = position.rules
    turn = 90.0 * rules.quarter(position.shooter)
    unit = scale_of(rules.equipment)
    return Gestures(
        task=Phrase("task-hit" if position.opposing(position.shooter) else "task-shoot"),
        aim=Aim(
            verb="flick",
            piece=COLOURS[rules.side(position.shooter)],
            rail=Rail(
                x=MIDDLE,
                y=MIDDLE,
                radius=rules.equipment.line_radius * unit,
                low=90 + turn + LOW.place,
                high=90 + turn + HIGH.place,
                zero=90 + turn,
                slack=OffRailDistance(word="over", most=rules.most_over, unit=unit)
                if rules.start_tolerance
                else None,
            ),
            bearing=(LOW.bearing, HIGH.bearing),
            strength=(LOW.speed, HIGH.speed),
            steps=(0.05, 0.05, 5),
            reach=REACH,
            curve=CURVE,
            powers=tuple(
                StrengthWord(limit, Phrase("flick-power", {"power": power}))
                for power, limit in POWERS
            ),
            surface=_surface(position),
            sight=2 * rules.equipment.line_radius * unit,
            dial=NumberSetting(
                word="slip",
                label=Phrase("switch-steadiness"),
                left=HIGH.slip,
                right=0,
                usual=CHAMPION_SLIP,
            ),
        ),
    )


def _surface(position: Position) -> Surface:
    """What the disc to be flicked can meet, as South sees the board."""
    board = position.rules.equipment
    unit = scale_of(board)

    def placed(place: Vector) -> Vector:
        return round(place[0] * unit, 2), round(-place[1] * unit, 2)

    return Surface(
        unit=unit,
        slowing=board.slowing * unit,
        radius=board.disc_radius * unit,
        edge=board.surface_radius * unit,
        hole=(board.tipping_radius * unit, board.sinking_speed * unit),
        pegs=tuple((*placed(peg), board.peg_radius * unit) for peg in board.pegs()),
        pieces=tuple(placed(disc.place) for disc in position.discs),
    )


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    # Discs are flicked, so touching one is no action.
    return (
        score_entry_board.interpret_touch(position, spots) if position.rules.on_real_board else None
    )


def motion(position: Position, action: Action, seen_by: Seat) -> Motion | None:
    """How discs moved in a shot that has settled."""
    if not isinstance(action, Settle):
        return None
    rules = position.rules

    def in_scene(place: Vector) -> Vector:
        return to_scene(rules, place, seen_by)

    names = [position.next_disc.name, *(disc.name for disc in position.discs)]
    seats = [position.shooter, *(disc.seat for disc in position.discs)]
    kinds = [COLOURS[rules.side(seat)] for seat in seats]
    shot = simulate_flick(position, action.slip)
    return shot_motion(shot, rules.equipment, list(zip(names, kinds, strict=True)), in_scene)


def describe_action(position: Position, action: Action) -> Phrase:
    if isinstance(action, NoteDisc):
        return Phrase("scene-noted", score_entry_board.facts(apply_note(position, action), action))
    if isinstance(action, CountRound):
        points = {"light": position.points_of(0), "dark": position.points_of(1)}
        return Phrase("told-count", points)
    if isinstance(action, Flick):
        speed = round(action.speed / 1000, 2)
        facts = {"seat": position.shooter.value, "speed": speed, "power": power_of(action.speed)}
        return Phrase("told-flick", facts)
    return describe_settle(position, action)
