"""Positions, spots and actions of backgammon in words."""

from gamecase.games.backgammon.actions import Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, CheckerStep, pips
from gamecase.games.backgammon.checker_steps import hit_indices
from gamecase.games.backgammon.cube import is_cube_used
from gamecase.games.backgammon.notation import write, write_steps
from gamecase.games.backgammon.plays import legal_plays, resolve_steps
from gamecase.games.backgammon.position import ENDED_PHASES, Position
from gamecase.games.backgammon.rules import Backgammon, rolled_turn
from gamecase.games.backgammon.ruleset import StartingPlayerRule
from gamecase.games.backgammon.table.layout import Layout
from gamecase.games.backgammon.table.preview import TablePreview
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat

_GAME = Backgammon()
_SEATS = (Seat.FIRST, Seat.SECOND)

# --- positions ---


def describe(position: Position, layout: Layout, dice: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The whole position, with the viewer's point numbers; `dice` are those left to play."""
    home = "left" if layout.is_home_left else "right"
    viewer = position.colour(layout.viewer)
    phrases = [Phrase("scene-view", {"seat": viewer.value, "home": home})]
    for seat in (layout.viewer, *(seat for seat in _SEATS if seat is not layout.viewer)):
        phrases += _side(position, layout, seat)
    if is_cube_used(position):
        phrases.append(cube_label(position))
    phrases += signs(position)
    if dice:
        facts: dict[str, Fact] = {"count": len(dice), "dice": "-".join(map(str, dice))}
        phrases.append(Phrase("scene-dice", facts))
    phrases.append(_describe_due(position))
    return tuple(phrases)


def signs(position: Position) -> tuple[Phrase, ...]:
    """In a match for points: the points each side needs, and whether it is the Crawford game."""
    score = position.score
    if not score.is_points_match or position.phase in ENDED_PHASES:
        return ()
    needs: dict[str, Fact] = {position.colour(s).value: score.needs(s) for s in _SEATS}
    crawford = (Phrase("scene-crawford"),) if score.is_crawford else ()
    return (Phrase("scene-away", needs), *crawford)


def _side(position: Position, layout: Layout, seat: Seat) -> list[Phrase]:
    checkers, owner = position.of(seat), position.colour(seat).value
    counts = {
        layout.number(seat, point): checkers[point] for point in range(24, 0, -1) if checkers[point]
    }
    points = ", ".join(f"{point} ({counts[point]})" for point in sorted(counts, reverse=True))
    phrases = [Phrase("scene-no-points", {"seat": owner})]
    if points:
        phrases = [Phrase("scene-points", {"seat": owner, "points": points})]
    for key, point in (("scene-on-bar", BAR), ("scene-off", OFF)):
        if checkers[point]:
            phrases.append(Phrase(key, {"seat": owner, "count": checkers[point]}))
    return [*phrases, Phrase("scene-pips", {"seat": owner, "count": pips(checkers)})]


def _describe_due(position: Position) -> Phrase:
    """Whose turn it is, and what has to be done."""
    if position.phase in ENDED_PHASES:
        return Phrase("scene-due-over")
    facts: dict[str, Fact] = {
        "seat": position.colour(position.turn).value,
        "value": position.at_stake,
        "kind": position.resigning,
    }
    seat = _GAME.to_act(position)
    if seat.is_player:
        facts["seat"] = position.colour(seat).value
    return Phrase(f"scene-due-{position.phase.value}", facts)


# --- spots ---


def point_label(position: Position, layout: Layout, point: int) -> Phrase:
    """A point, in the first seat's numbering, and its checkers."""
    facts: dict[str, Fact] = {"point": layout.number(Seat.FIRST, point)}
    counts = {
        position.colour(seat): position.of(seat)[at]
        for seat, at in ((Seat.FIRST, point), (Seat.SECOND, 25 - point))
    }
    if all(counts.values()):
        both: dict[str, Fact] = {seat.value: count for seat, count in counts.items()}
        return Phrase("scene-point-shared", facts | both)
    for seat, count in counts.items():
        if count:
            return Phrase("scene-point", {**facts, "holder": seat.value, "count": count})
    return Phrase("scene-point", {**facts, "holder": Seat.NOBODY.value, "count": 0})


def bar_label(position: Position, seat: Seat) -> Phrase:
    colour = position.colour(seat).value
    return Phrase("scene-bar", {"seat": colour, "count": position.of(seat)[BAR]})


def tray_label(position: Position, seat: Seat) -> Phrase:
    colour = position.colour(seat).value
    return Phrase("scene-tray", {"seat": colour, "count": position.of(seat)[OFF]})


def die_label(preview: TablePreview, nth: int) -> Phrase:
    if nth >= len(preview.dice):
        return Phrase("scene-no-die")
    state = "used" if preview.used[nth] else "left"
    return Phrase("scene-die", {"number": preview.dice[nth], "state": state})


def cube_label(position: Position) -> Phrase:
    owner = position.colour(position.cube.owner).value
    facts: dict[str, Fact] = {"owner": owner, "value": position.cube.value}
    return Phrase("scene-cube", facts)


# --- actions ---


def describe_action(position: Position, action: Action) -> Phrase:
    """An action in words, given the position before it; hits are starred."""
    seat = _GAME.to_act(position)
    facts: dict[str, Fact] = {"seat": position.colour(seat).value}
    match action:
        case Start(first, second) if (
            position.rules.start_decide is StartingPlayerRule.LOTS_FOR_WHITE
        ):
            drawn: dict[str, Fact] = {"high": max(first, second), "low": min(first, second)}
            return Phrase("told-start-tie" if first == second else "told-start-white", drawn)
        case Start(first, second):
            starter = Seat.FIRST if first > second else Seat.SECOND
            winner = Seat.NOBODY if first == second else starter
            return Phrase("told-start", {"first": first, "second": second, "seat": winner.value})
        case Roll(high, low):
            roller = position.colour(position.turn).value
            return Phrase("told-roll", {"seat": roller, "dice": f"{high}-{low}"})
        case Play():
            return _describe_play(position, action)
        case Resignation(kind):
            return Phrase("told-resigning", {**facts, "kind": kind})
        case Call.DOUBLE:
            facts["value"] = position.cube.value * 2
        case Call.TAKE:
            facts["value"] = position.at_stake
        case Call.BEAVER | Call.RACCOON:
            facts["value"] = position.at_stake * 2
        case Call.ACCEPT | Call.DECLINE:
            return Phrase(f"told-{write(action)}-loss", facts)
    return Phrase(f"told-{write(action)}", facts)


def _describe_play(position: Position, play: Play) -> Phrase:
    facts: dict[str, Fact] = {"seat": position.colour(position.turn).value}
    if not play.steps:
        is_blocked = len(legal_plays(rolled_turn(position)).results) == 1
        return Phrase("told-no-move" if is_blocked else "told-pass", facts)
    steps = play.steps
    if position.rules.assisted:
        steps = resolve_steps(rolled_turn(position), steps) or steps
    elif _hits_itself(position, steps[0]):
        return Phrase("told-self-hit", {**facts, "play": write_steps(steps)})
    hits = hit_indices(position.board, steps)
    return Phrase("told-play", {**facts, "play": write_steps(steps, hits)})


def _hits_itself(position: Position, step: CheckerStep) -> bool:
    is_closed = step.end != OFF and position.board.is_closed(step.end, position.rules)
    return position.rules.hits_itself and is_closed
