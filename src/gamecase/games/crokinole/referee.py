"""The referee: what a shot that has settled means. The § numbers are those of the booklet."""

from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot

from gamecase.games.crokinole.position import Disc, Place, Position, Settle, Settled
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat


class Verdict(StrEnum):
    """Whether a shot was good, and why."""

    TOUCHED = "touched"  # §9: an opposing disc was touched
    VOID = "void"  # §10: none was, though one was live
    REACHED = "reached"  # §11: no opposing disc was live, and the fifteen ring or hole was reached
    MISSED = "missed"  # §12: it was not


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of the discs after a shot."""

    verdict: Verdict
    live: tuple[Disc, ...]
    sunk: tuple[Seat, ...]  # the owners of discs that count as twenties
    ditched: tuple[Seat, ...]  # the owners of discs that go to the ditch


def rule(position: Position, settle: Settle) -> Ruling:
    """Follow the order of the booklet: good or not, what is taken, the out line, twenties."""
    rules, shooter = position.rules, position.shooter
    side = rules.side(shooter)
    verdict = _verdict(position, settle)
    ends = {each.name: each for each in settle.discs}
    owners = {each.name: each for each in (*position.discs, position.in_hand)}
    live: list[Disc] = []
    sunk: list[Seat] = []
    ditched: list[Seat] = []
    for name, disc in owners.items():
        end = ends.get(name, Settled(name, disc.place))
        is_own = rules.side(disc.seat) == side
        is_played = name == position.in_hand.name
        if is_own and _is_taken(position, verdict, end, is_played):
            ditched.append(disc.seat)
        elif end.sunk:  # §17, §18: a twenty for its owner, whoever sank it
            sunk.append(disc.seat)
        elif end.place is None or end.rimmed or not _is_live(position, end.place):  # §14, §16
            ditched.append(disc.seat)
        else:
            live.append(replace(disc, x=end.place[0], y=end.place[1]))
    live.sort(key=lambda each: (each.seat.value, each.number))
    return Ruling(verdict, tuple(live), tuple(sunk), tuple(ditched))


def told(position: Position, settle: Settle) -> Phrase:
    """What came of a shot, to be said."""
    ruling = rule(position, settle)
    side = position.rules.side(position.shooter)

    def own(seats: tuple[Seat, ...]) -> int:
        return sum(position.rules.side(seat) == side for seat in seats)

    return Phrase(
        "told-settle",
        {
            "verdict": ruling.verdict.value,
            "twenties": own(ruling.sunk),
            "given": len(ruling.sunk) - own(ruling.sunk),
            "theirs": len(ruling.ditched) - own(ruling.ditched),
            "ours": own(ruling.ditched),
        },
    )


def _is_live(position: Position, place: Place) -> bool:
    """Clear of the out line, on its inner side."""
    return hypot(*place) < position.rules.equipment.live_limit


def _verdict(position: Position, settle: Settle) -> Verdict:
    if position.opposing(position.shooter):  # §9: live when the shot was taken
        return Verdict.TOUCHED if settle.hit else Verdict.VOID
    side = position.rules.side(position.shooter)
    seats = {each.name: each.seat for each in (*position.discs, position.in_hand)}
    for end in settle.discs:
        is_own = position.rules.side(seats[end.name]) == side
        # §11: the disc played, or an own disc touched in this shot; at rest, not in passing
        if is_own and (end.touched or end.name == position.in_hand.name) and not end.rimmed:
            if end.sunk:
                return Verdict.REACHED
            if end.place and position.rules.equipment.reaches_fifteen(hypot(*end.place)):
                return Verdict.REACHED
    return Verdict.MISSED


def _is_taken(position: Position, verdict: Verdict, end: Settled, is_played: bool) -> bool:
    """Whether an own disc is taken off because the shot was not good, sunk or not."""
    match verdict:
        case Verdict.VOID:  # §10: the disc played, and every own disc touched
            return is_played or end.touched
        case Verdict.MISSED:  # §12
            return is_played or (end.touched and position.rules.miss_takes_touched)
        case _:
            return False


def settled(position: Position, settle: Settle) -> Position:
    """The position after a shot, with the next seat to shoot or the round over."""
    ruling = rule(position, settle)
    twenties = tuple(
        count + ruling.sunk.count(seat)
        for seat, count in zip(position.rules.seats, position.twenties, strict=True)
    )
    return replace(
        position, shots=position.shots + 1, twenties=twenties, discs=ruling.live, flick=None
    )
