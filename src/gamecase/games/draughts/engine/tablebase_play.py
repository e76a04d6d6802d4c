"""Playing endings that are known: a win is brought home, a draw is kept, a loss is made long."""

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.packed_rules import pack
from gamecase.games.draughts.engine.root_search import Effort, Thinker, Thought
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, WIN
from gamecase.games.draughts.engine.tablebase_files import Endings, endings_of
from gamecase.games.draughts.moves import Play
from gamecase.games.draughts.position import Position

#: A win too long for the rule of quiet moves: worth playing for, but nothing is sure.
_TOO_LONG = 200
_UNMEASURED = 1_000  # turns: a phase that is too large to be measured
_HARMLESS = 50  # no drawn move is called better than this


def think(position: Position, effort: Effort) -> list[Thought]:
    """Every move with its value, the best first: by what is known, else by looking ahead."""
    known = endings_of(position.rules) if effort.knows_endings else None
    found = finish(position, known, effort) if known else None
    return found or Thinker(position, effort).think()


def finish(position: Position, known: Endings, effort: Effort) -> list[Thought] | None:
    """Every move with its value, the best first; None where the ending is not known."""
    if known.look(position) is None:
        return None
    thinker = Thinker(position, effort)
    reached = {play.move: _reached(position, play, known) for play in thinker.plays}
    drawn = [play for play in thinker.plays if reached[play.move] == DRAW]
    found = [_decided(position, p, known, reached[p.move]) for p in thinker.plays if p not in drawn]
    unsure = [each for each in found if each.value == search.ENDING - _UNMEASURED]
    if len(unsure) > 1:
        # All of them win, but nobody has measured how soon: first what looks ahead likes best.
        liked = [each.play for each in _guess(position, effort, [each.play for each in unsure])]
        found = [each for each in found if each not in unsure]
        found += [
            Thought(play, search.ENDING - _UNMEASURED - nth) for nth, play in enumerate(liked)
        ]
    if drawn:
        # Among drawn moves those that set a problem: they are searched as if nothing were known.
        found += [
            Thought(each.play, max(-_HARMLESS, min(_HARMLESS, each.value // 4)))
            for each in _guess(position, effort, drawn)
        ]
    return sorted(found, key=lambda each: -each.value)


def _guess(position: Position, effort: Effort, plays: list[Play]) -> list[Thought]:
    """What looking ahead says of some moves, as if nothing were known; the best first."""
    bare = Effort(depth=effort.depth, nodes=effort.nodes, margin=10**5)
    return Thinker(position, bare).think(plays)


def _reached(position: Position, play: Play, known: Endings) -> int:
    """What a move comes to for the side that is then to move."""
    after = Position(position.rules, play.after, position.turn.other)
    found = known.look(after)
    return LOSS if found is None else found  # nothing is left of the other side


def _decided(position: Position, play: Play, known: Endings, reached: int) -> Thought:
    """A move that wins or loses: a won phase is over as soon as possible, a lost one late."""
    from gamecase.games.draughts.engine.distance_to_win import length  # noqa: PLC0415 - compiled for few

    is_quiet = not play.taken and is_king(position.cells[play.path[0]])
    left: int | None = 0
    if is_quiet:
        left = length(known, pack(position.rules, play.after, position.turn.other))
    turns = _UNMEASURED if left is None else left + 1
    if reached == WIN:
        return Thought(play, turns - search.ENDING)
    # The counting starts anew with the turn that ends the phase.
    if left is not None and turns > position.turns_left:
        return Thought(play, _TOO_LONG - turns)
    return Thought(play, search.ENDING - turns)
