"""Crokinole shots as they are listed: which disc, what happened, and the points."""

from gamecase.games.crokinole.position import (
    Action,
    CountRound,
    Flick,
    NoteDisc,
    Position,
    Settle,
)
from gamecase.games.crokinole.referee import apply_settle, describe_settle
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.scene.move_notation import Standing, WrittenMove


def write_action(position: Position, action: Action) -> WrittenMove:
    """A shot in a few words once it has settled; on a real board, what was noted."""
    if isinstance(action, NoteDisc):
        return WrittenMove(Seat.NOBODY, "", "move")
    if isinstance(action, CountRound):
        facts: dict[str, Fact] = {"light": position.points_of(0), "dark": position.points_of(1)}
        return WrittenMove(Seat.NOBODY, Phrase("written-count", facts), "")
    if isinstance(action, Flick):
        return WrittenMove(position.shooter, "", "flick")
    facts = {**describe_settle(position, action).facts, **_after(position, action)}
    sound = "twenty" if facts["twenties"] else ""
    return WrittenMove(position.shooter, Phrase("written-shot", facts), sound)


def _after(position: Position, settle: Settle) -> dict[str, Fact]:
    """Which disc was played, the zone it stays in (0 for none), and the points of each side."""
    name = position.next_disc.name
    after = apply_settle(position, settle)
    played = after.disc(name)
    zone = position.rules.equipment.points_at(played.distance) if played else 0
    points = {"light": after.points_of(0), "dark": after.points_of(1)}
    return {"disc": position.next_disc.number, "zone": zone, **points}


def arrows(position: Position, action: Action) -> tuple[tuple[str, str], ...]:
    """The disc that was played, where it lies."""
    if isinstance(action, Flick | NoteDisc | CountRound):
        return ()
    name = position.next_disc.name
    return ((name, name),)


def standings(position: Position) -> tuple[Standing, ...]:
    """The points and twenties of each side in this round."""
    rules = position.rules
    return tuple(
        Standing(
            seat=seat,
            value=position.points_of(rules.side(seat)),
            text=Phrase(
                "standing",
                {
                    "points": position.points_of(rules.side(seat)),
                    "twenties": position.twenties_of(rules.side(seat)),
                },
            ),
        )
        for seat in rules.seats
        if seat in PLAYERS
    )
