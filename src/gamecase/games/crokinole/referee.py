"""The referee: applies a settled shot. The § numbers are those of the booklets."""

from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot

from gamecase.games.crokinole.position import (
    Disc,
    Position,
    Settle,
    SettledDisc,
    Vector,
    rotate,
)
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat


class ShotVerdict(StrEnum):
    """Whether a shot was good, and why."""

    TOUCHED = "touched"  # §9: an opposing disc was touched
    VOID = "void"  # §10: no opposing disc was touched although one was live
    REACHED = "reached"  # §11: no opposing disc was live, and the fifteen ring or hole was reached
    MISSED = "missed"  # §12: neither was reached
    TOO_FAR = "long"  # §12: the disc played went across the middle, or off the board


@dataclass(frozen=True, slots=True)
class ShotRuling:
    """The result of a shot for all discs."""

    verdict: ShotVerdict
    live: tuple[Disc, ...]
    sunk: tuple[Seat, ...]  # the owners of discs that count as twenties
    ditched: tuple[Seat, ...]  # the owners of discs that go to the ditch


def rule_on_shot(position: Position, settle: Settle) -> ShotRuling:
    """Rule in the order of the booklet: good or not, discs removed, twenties, the out line."""
    rules, shooter = position.rules, position.shooter
    side = rules.side(shooter)
    verdict = _verdict(position, settle)
    ends = {disc.name: disc for disc in settle.discs}
    discs = {disc.name: disc for disc in (*position.discs, position.next_disc)}
    live: list[Disc] = []
    sunk: list[Seat] = []
    ditched: list[Seat] = []
    for name, disc in discs.items():
        end = ends.get(name, SettledDisc(name, disc.place))
        is_own = rules.side(disc.seat) == side
        is_played = name == position.next_disc.name
        if is_own and _is_removed(position, verdict, end, is_played):
            ditched.append(disc.seat)
        elif end.sunk:  # §17, §18: a twenty for its owner, no matter who sank it
            sunk.append(disc.seat)
        elif end.place is None or end.rimmed or not _is_live(position, end.place):  # §14, §16
            ditched.append(disc.seat)
        else:
            live.append(replace(disc, x=end.place[0], y=end.place[1]))
    live.sort(key=lambda disc: (disc.seat.value, disc.number))
    return ShotRuling(verdict, tuple(live), tuple(sunk), tuple(ditched))


def describe_settle(position: Position, settle: Settle) -> Phrase:
    """The result of a shot as a phrase."""
    ruling = rule_on_shot(position, settle)
    side = position.rules.side(position.shooter)

    def own(seats: tuple[Seat, ...]) -> int:
        return sum(position.rules.side(seat) == side for seat in seats)

    verdict = ruling.verdict
    if verdict is ShotVerdict.MISSED and _went_too_far(position, settle):
        verdict = ShotVerdict.TOO_FAR
    return Phrase(
        "told-settle",
        {
            "verdict": verdict.value,
            "twenties": own(ruling.sunk),
            "given": len(ruling.sunk) - own(ruling.sunk),
            "theirs": len(ruling.ditched) - own(ruling.ditched),
            "ours": own(ruling.ditched),
        },
    )


def _went_too_far(position: Position, settle: Settle) -> bool:
    """Whether the disc played ended off the board, or beyond the middle."""
    end = next(disc for disc in settle.discs if disc.name == position.next_disc.name)
    if end.place is None:
        return not end.sunk
    _, away = rotate(end.place, -position.rules.quarter(position.shooter))
    return away > 0


def _is_live(position: Position, place: Vector) -> bool:
    """Whether a disc there is inside the out line and does not touch it."""
    return hypot(*place) < position.rules.equipment.live_limit


def _verdict(position: Position, settle: Settle) -> ShotVerdict:
    if position.opposing(position.shooter):  # §9: live when the shot was taken
        return ShotVerdict.TOUCHED if settle.hit else ShotVerdict.VOID
    side = position.rules.side(position.shooter)
    seats = {disc.name: disc.seat for disc in (*position.discs, position.next_disc)}
    for end in settle.discs:
        is_own = position.rules.side(seats[end.name]) == side
        # §11: the disc played or an own disc touched by it, where it comes to rest
        if is_own and (end.touched or end.name == position.next_disc.name) and not end.rimmed:
            if end.sunk:
                return ShotVerdict.REACHED
            if end.place and position.rules.equipment.reaches_fifteen(hypot(*end.place)):
                return ShotVerdict.REACHED
    return ShotVerdict.MISSED


def _is_removed(
    position: Position, verdict: ShotVerdict, end: SettledDisc, is_played: bool
) -> bool:
    """Whether an own disc, sunk or not, is removed because the shot was not good."""
    match verdict:
        case ShotVerdict.VOID:  # §10: the disc played, and every own disc touched
            return is_played or end.touched
        case ShotVerdict.MISSED:  # §12
            return is_played or (end.touched and position.rules.miss_takes_touched)
        case _:
            return False


def apply_settle(position: Position, settle: Settle) -> Position:
    """The position after a shot."""
    ruling = rule_on_shot(position, settle)
    twenties = tuple(
        count + ruling.sunk.count(seat)
        for seat, count in zip(position.rules.seats, position.twenties, strict=True)
    )
    return replace(
        position, shots=position.shots + 1, twenties=twenties, discs=ruling.live, flick=None
    )
