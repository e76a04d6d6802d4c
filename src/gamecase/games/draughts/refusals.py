"""Refusals: the first clause that an illegal move breaks, and the facts that show it.

The path is followed square by square up to the first step or jump that the piece cannot make. Of
the clauses that this one breaks, the first in the booklet's order is cited. Last comes whether
another capture is compulsory.
"""

from gamecase.games.draughts.board import ALL_DIRECTIONS, EMPTY, FORWARD, is_king, owner
from gamecase.games.draughts.moves import (
    LegalMoves,
    PartialCapture,
    Play,
    can_continue,
    capture_rank,
    captures_from,
    next_jumps,
    start_capture,
)
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import CaptureDuty, Ruleset
from gamecase.kernel.phrase import Fact, Refusal


def refusal_of(position: Position, move: Move, legal: LegalMoves) -> Refusal:
    """The refusal of a move that is not among the legal ones."""
    indices = position.board.indices
    start = move.squares[0]
    if start in indices and (holder := owner(position.on(start))) is not position.turn:
        facts = {"square": start, "holder": holder or "nobody", "colour": position.turn}
        return Refusal("turns", facts, where=(start,))
    for name in move.squares:
        if name not in indices:
            return Refusal("dark-squares", {"square": name})
    if len({*move.squares}) == 1:
        return _refuse_single_square(position, start, legal)
    if not move.takes and position.crosses(*move.squares):
        move = Move(move.squares, takes=True)  # a jump written with a dash
    return _refuse_path(position, move) or _refuse_duty(position, move, legal)


def _refuse_single_square(position: Position, start: str, legal: LegalMoves) -> Refusal:
    """Refuse a move that ends where it began: a piece was touched, or put back."""
    movable = _starts(legal)
    rules, cells = position.rules, position.cells
    is_free = rules.duty is CaptureDuty.FREE
    if start not in movable and any(play.taken for play in legal.plays) and not is_free:
        at = position.board.indices[start]
        own = [*captures_from(rules, cells, position.turn, at)]
        if not own:
            return _refuse_quiet_move(movable)
        best = max(own, key=lambda play: capture_rank(rules.duty, cells, play))
        return _refuse_lesser_capture(position, best.path, legal.plays)
    if start in movable:
        return Refusal("occupied", {"square": start, "holder": position.turn}, where=(start,))
    clause = _movement_clause(rules, is_king(position.on(start)))
    return Refusal(clause, {"why": "stuck", "from": start, "to": start}, where=(start,))


def _starts(legal: LegalMoves) -> tuple[str, ...]:
    """The squares that legal moves start from."""
    return tuple(dict.fromkeys(play.move.squares[0] for play in legal.plays))


def _refuse_quiet_move(capturing: tuple[str, ...]) -> Refusal:
    facts: dict[str, Fact] = {"count": len(capturing), "squares": ", ".join(capturing)}
    return Refusal("duty", facts, where=capturing)


def _movement_clause(rules: Ruleset, king: bool) -> str:
    """The clause about how a piece moves."""
    if not king:
        return "man-moves"
    return "king-flies" if rules.kings_fly else "king-steps"


# --- the path, step by step or jump by jump ---


def _refuse_path(position: Position, move: Move) -> Refusal | None:
    """The refusal of the first step or jump that the piece itself cannot make."""
    path = tuple(position.board.indices[name] for name in move.squares)
    capture = start_capture(position.rules, position.cells, position.turn, path[0])
    for to in path[1:]:
        refusal = _refuse_landing(capture, to) or _refuse_leg(capture, to, takes=move.takes)
        if refusal or not move.takes:
            return refusal
        capture = next(landing for landing in _landings(capture) if landing.path[-1] == to)
    return None


def _landings(capture: PartialCapture) -> list[PartialCapture]:
    return [landing for landings in next_jumps(capture) for landing in landings]


def _refuse_landing(capture: PartialCapture, to: int) -> Refusal | None:
    """The square to land on must be empty."""
    if capture.cells[to] == EMPTY and to != capture.path[-1]:
        return None
    name = capture.board.names[to]
    holder = owner(capture.cells[to]) or capture.colour
    return Refusal("occupied", {"square": name, "holder": holder}, where=(name,))


def _refuse_leg(capture: PartialCapture, to: int, *, takes: bool) -> Refusal | None:
    """The piece must be able to make the step or jump by itself."""
    start, names, rays = capture.path[-1], capture.board.names, capture.board.rays
    clause = "taking" if takes else _movement_clause(capture.rules, is_king(capture.mark))
    ends = (names[start], names[to])
    facts = {"from": ends[0], "to": ends[1]}
    direction = next((way for way in ALL_DIRECTIONS if to in rays[start][way]), None)
    if direction is None:
        return Refusal(clause, {"why": "diagonal", **facts}, where=ends)
    line = rays[start][direction]
    between = [at for at in line[: line.index(to)] if capture.cells[at] != EMPTY]
    if not between:
        is_far = line.index(to) > 0
        why = "nothing" if takes else _step_fault(capture, direction, is_far=is_far)
        return Refusal(clause, {"why": why, **facts}, where=ends) if why else None
    if any(owner(capture.cells[at]) is capture.colour for at in between):
        why = "own"
    elif len(between) > 1:
        why = "two"
    else:
        return _refuse_jump(capture, direction, between[0], to)
    return Refusal("taking", {"why": why, **facts}, where=(*ends, *(names[at] for at in between)))


def _step_fault(capture: PartialCapture, direction: int, *, is_far: bool) -> str:
    """Why the piece cannot move quietly along a free line; empty when it can."""
    king = is_king(capture.mark)
    if not king and direction not in FORWARD[capture.colour]:
        return "back"
    return "far" if is_far and not (king and capture.rules.kings_fly) else ""


def _refuse_jump(capture: PartialCapture, direction: int, victim: int, to: int) -> Refusal | None:
    """The jump over one piece of the other side must be allowed."""
    if any(landing.path[-1] == to for landing in _landings(capture)):
        return None
    names = capture.board.names
    where = (names[capture.path[-1]], names[victim], names[to])
    facts: dict[str, Fact] = {"from": where[0], "over": where[1], "to": where[2]}
    if capture.is_over:
        return Refusal("crowning", facts, where)
    fault = _king_fault if is_king(capture.mark) else _man_fault
    clause, why = fault(capture, direction, victim, to)
    return Refusal(clause, {**facts, "why": why}, where)


def _king_fault(capture: PartialCapture, direction: int, victim: int, to: int) -> tuple[str, str]:
    """The clause about kings that a jump breaks, and how."""
    rules, line = capture.rules, capture.board.rays[capture.path[-1]][direction]
    is_far, is_behind = line[0] != victim, line.index(to) == line.index(victim) + 1
    if not rules.kings_fly and (is_far or not is_behind):
        return "king-takes-near", "step"
    if is_far and not rules.king_far:
        return _landing_clause(rules), "near"
    if not is_behind and not rules.king_lands_anywhere:
        return _landing_clause(rules), "behind"
    return "removal-after", "twice"


def _landing_clause(rules: Ruleset) -> str:
    """The clause about where a flying king jumps from, and where it lands."""
    near = "" if rules.king_far else "near-"
    return f"king-{near}lands-{'anywhere' if rules.king_lands_anywhere else 'behind'}"


def _man_fault(capture: PartialCapture, direction: int, victim: int, to: int) -> tuple[str, str]:
    """The clause about men that a jump breaks, and how."""
    rules, line = capture.rules, capture.board.rays[capture.path[-1]][direction]
    if direction not in FORWARD[capture.colour] and not rules.men_take_backwards:
        return "man-takes-forward", "back"
    if line[1:2] != (to,):
        return f"man-takes-{'all' if rules.men_take_backwards else 'forward'}", "far"
    if is_king(capture.cells[victim]) and not rules.men_take_kings:
        return "men-spare-kings", "king"
    if capture.taken and direction != capture.direction and not rules.men_turn:
        return "chain-straight", "turn"
    return "removal-after", "twice"


# --- moves that the piece could make, but another capture is compulsory ---


def _refuse_duty(position: Position, move: Move, legal: LegalMoves) -> Refusal:
    if not move.takes:
        return _refuse_quiet_move(_starts(legal))
    path = tuple(position.board.indices[name] for name in move.squares)
    if _is_unfinished(position, path):
        return Refusal("chain-whole", {"to": move.squares[-1]}, where=(move.squares[-1],))
    return _refuse_lesser_capture(position, path, legal.plays)


def _is_unfinished(position: Position, path: tuple[int, ...]) -> bool:
    """Whether the piece could jump on, from its last square or another behind the piece taken."""
    capture = start_capture(position.rules, position.cells, position.turn, path[0])
    for length in range(2, len(path)):
        capture = next(each for each in _landings(capture) if each.path == path[:length])
    for landings in next_jumps(capture):
        if any(landing.path == path for landing in landings):
            return any(can_continue(landing) for landing in landings)
    return False


def _refuse_lesser_capture(
    position: Position, path: tuple[int, ...], plays: tuple[Play, ...]
) -> Refusal:
    """Refuse a complete capture that ranks below another one."""
    duty, cells = position.rules.duty, position.cells
    best, taken = plays[0], len(path) - 1
    starts = tuple(dict.fromkeys(play.move.squares[0] for play in plays))
    if duty is CaptureDuty.KING_FIRST:
        return Refusal("duty-king-first", {"squares": ", ".join(starts)}, where=starts)
    facts: dict[str, Fact] = {
        "taken": taken,
        "most": len(best.taken),
        "squares": ", ".join(starts),
    }
    if taken < len(best.taken):
        clauses = {CaptureDuty.MOST: "duty-most", CaptureDuty.MOST_KINGS: "duty-most-kings"}
        return Refusal(clauses.get(duty, "duty-italian"), {**facts, "why": "most"}, where=starts)
    if duty is not CaptureDuty.ITALIAN:
        return Refusal("duty-most-kings", {**facts, "why": "kings"}, where=starts)
    lacks_king = not is_king(cells[path[0]]) and is_king(cells[best.path[0]])
    why = "with-king" if lacks_king else "kings"
    return Refusal("duty-italian", {**facts, "why": why}, where=starts)
