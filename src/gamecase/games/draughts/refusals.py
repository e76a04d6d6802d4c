"""Why not? The first clause that a move breaks, told from the hand outwards."""

from gamecase.games.draughts.board import EMPTY, EVERY_WAY, is_king, owner
from gamecase.games.draughts.moves import Chain, Play, Turns, can_go_on, jumps
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Colour, Duty, Ruleset
from gamecase.kernel.phrase import Fact, Refusal


def why_not(position: Position, move: Move, legal: Turns) -> Refusal:
    """The clause that a move outside the legal turns breaks, and what shows it."""
    places = position.board.places
    for name in move.squares:
        if name not in places:
            return Refusal("dark-squares", {"square": name})
    start = move.squares[0]
    holder = owner(position.cells[places[start]])
    if holder is not position.turn:
        facts = {"square": start, "holder": holder or "nobody", "colour": position.turn}
        return Refusal("turns", facts, where=(start,))
    if len({*move.squares}) == 1:
        return _stuck(position, start, legal)
    return _first_broken(position, move) or _neglected(position, move, legal)


def _stuck(position: Position, start: str, legal: Turns) -> Refusal:
    """A piece touched alone, that no turn begins with; or one that was put back where it stood."""
    able = tuple(dict.fromkeys(each.move.squares[0] for each in legal.plays))
    if start not in able and any(each.taken for each in legal.plays) and not _is_free(position):
        return Refusal("duty", {"count": len(able), "squares": ", ".join(able)}, where=able)
    if start in able:
        return Refusal("occupied", {"square": start, "holder": position.turn}, where=(start,))
    clause = _walking(position.rules, is_king(position.on(start)))
    return Refusal(clause, {"why": "stuck", "from": start, "to": start}, where=(start,))


def _is_free(position: Position) -> bool:
    return position.rules.duty is Duty.FREE


def _walking(rules: Ruleset, king: bool) -> str:
    """The clause that says how a piece walks."""
    if not king:
        return "man-moves"
    return "king-flies" if rules.kings_fly else "king-steps"


def _first_broken(position: Position, move: Move) -> Refusal | None:
    """Walk the move leg by leg, as far as it goes."""
    places = position.board.places
    path = tuple(places[name] for name in move.squares)
    mark = position.cells[path[0]]
    lifted = position.cells[: path[0]] + EMPTY + position.cells[path[0] + 1 :]
    chain = Chain(position.rules, lifted, position.turn, mark, path[:1])
    for to in path[1:]:
        refusal = _landing(chain, to) or _leg(chain, to, takes=move.takes)
        if refusal or not move.takes:
            return refusal
        chain = next(each for landings in jumps(chain) for each in landings if each.path[-1] == to)
    return None


def _landing(chain: Chain, to: int) -> Refusal | None:
    """The square to land on must be empty."""
    if chain.cells[to] == EMPTY and to != chain.path[-1]:
        return None
    name = chain.board.names[to]
    holder = owner(chain.cells[to]) or chain.colour
    return Refusal("occupied", {"square": name, "holder": holder}, where=(name,))


def _leg(chain: Chain, to: int, *, takes: bool) -> Refusal | None:
    """One step or one jump, which the piece itself must be able to make."""
    start, names = chain.path[-1], chain.board.names
    king = is_king(chain.mark)
    clause = _walking(chain.rules, king)
    ends = (names[start], names[to])
    way = next((each for each in EVERY_WAY if to in chain.board.rays[start][each]), None)
    if way is None:
        return Refusal(clause, {"why": "diagonal", "from": ends[0], "to": ends[1]}, where=ends)
    line = chain.board.rays[start][way]
    between = [at for at in line[: line.index(to)] if chain.cells[at] != EMPTY]
    is_back = way not in _forward(chain)
    if not between:
        if takes:
            facts = {"why": "nothing", "from": ends[0], "to": ends[1]}
            return Refusal("taking", facts, where=ends)
        if not king and is_back:
            return Refusal(clause, {"why": "back", "from": ends[0], "to": ends[1]}, where=ends)
        if line.index(to) and not (king and chain.rules.kings_fly):
            return Refusal(clause, {"why": "far", "from": ends[0], "to": ends[1]}, where=ends)
        return None
    shown = (*ends, *(names[at] for at in between))
    if any(owner(chain.cells[at]) is chain.colour for at in between):
        facts = {"why": "own", "from": ends[0], "to": ends[1]}
    elif len(between) > 1:
        facts = {"why": "two", "from": ends[0], "to": ends[1]}
    elif not takes:
        facts = {"why": "way", "from": ends[0], "to": ends[1]}
    else:
        return _jump(chain, way, between[0], to)
    return Refusal("taking", facts, where=shown)


def _forward(chain: Chain) -> tuple[int, ...]:
    return EVERY_WAY[:2] if chain.colour is Colour.WHITE else EVERY_WAY[2:]


def _jump(chain: Chain, way: int, victim: int, to: int) -> Refusal | None:
    """A jump over one piece of the other side."""
    found = [each for landings in jumps(chain) for each in landings]
    if any(each.path[-1] == to for each in found):
        return None
    names = chain.board.names
    where = (names[chain.path[-1]], names[victim], names[to])
    facts = {"from": where[0], "over": where[1], "to": where[2]}
    if chain.is_over:
        return Refusal("crowning", facts, where)
    if victim in chain.taken:
        return Refusal("chain", {**facts, "why": "twice"}, where)
    if is_king(chain.mark):
        near = chain.board.rays[chain.path[-1]][way][0] == victim
        far = chain.rules.kings_fly and not near and not chain.rules.king_far
        steps = not chain.rules.kings_fly
        why = "step" if steps else "near" if far else "behind"
        return Refusal("king-takes", {**facts, "why": why}, where)
    if chain.board.rays[chain.path[-1]][way][1:2] != (to,):
        return Refusal("taking", {"why": "far", "from": where[0], "to": where[2]}, where)
    if way not in _forward(chain) and not chain.rules.men_take_backwards:
        return Refusal("man-takes-forward", facts, where)
    if is_king(chain.cells[victim]) and not chain.rules.men_take_kings:
        return Refusal("men-spare-kings", facts, where)
    return Refusal("chain", {**facts, "why": "turn"}, where)  # men_turn is all that is left


# --- moves that the piece could make, were there no duty ---


def _neglected(position: Position, move: Move, legal: Turns) -> Refusal:
    names = position.board.names
    able = tuple(dict.fromkeys(each.move.squares[0] for each in legal.plays))
    if not move.takes:
        return Refusal("duty", {"count": len(able), "squares": ", ".join(able)}, where=able)
    path = tuple(position.board.places[name] for name in move.squares)
    facts = {"from": move.squares[-2], "over": move.squares[-1], "to": move.squares[-1]}
    for each in legal.by_hand:
        if each.path == path:  # the same turn, spelled otherwise
            return Refusal("chain", {**facts, "why": "spelling"}, where=each.move.squares)
    if _ends_early(position, path):
        return Refusal("chain", {**facts, "why": "unfinished"}, where=(move.squares[-1],))
    return _lesser(position, path, legal.plays, names)


def _ends_early(position: Position, path: tuple[int, ...]) -> bool:
    """The piece could jump on from here, or from another square behind the piece taken."""
    chain = _walked(position, path[:-1])
    for landings in jumps(chain):
        if any(each.path == path for each in landings):
            return any(can_go_on(each) for each in landings)
    return False


def _walked(position: Position, path: tuple[int, ...]) -> Chain:
    mark = position.cells[path[0]]
    lifted = position.cells[: path[0]] + EMPTY + position.cells[path[0] + 1 :]
    chain = Chain(position.rules, lifted, position.turn, mark, path[:1])
    for at in range(2, len(path) + 1):
        chain = next(each for many in jumps(chain) for each in many if each.path == path[:at])
    return chain


def _lesser(
    position: Position, path: tuple[int, ...], plays: tuple[Play, ...], names: tuple[str, ...]
) -> Refusal:
    """A whole capture, but another one comes before it."""
    rules, cells = position.rules, position.cells
    best, taken = plays[0], len(path) - 1
    most = len(best.taken)
    able = tuple(dict.fromkeys(names[each.path[0]] for each in plays))
    if rules.duty is Duty.KING_FIRST:
        return Refusal("duty-king-first", {"squares": ", ".join(able)}, where=able)
    facts: dict[str, Fact] = {"taken": taken, "most": most, "squares": ", ".join(able)}
    if taken < most:
        clause = {Duty.MOST: "duty-most", Duty.MOST_KINGS: "duty-most-kings"}
        return Refusal(clause.get(rules.duty, "duty-italian"), {**facts, "why": "most"}, where=able)
    facts = {**facts, "why": "kings"}
    if rules.duty is Duty.ITALIAN and not is_king(cells[path[0]]) and is_king(cells[best.path[0]]):
        return Refusal("duty-italian", {**facts, "why": "with-king"}, where=able)
    clause_key = "duty-italian" if rules.duty is Duty.ITALIAN else "duty-most-kings"
    return Refusal(clause_key, facts, where=able)
