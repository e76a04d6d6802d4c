"""Scoring moves by the tablebase where it covers the position, and by search elsewhere."""

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.distance_to_win import phase_length
from gamecase.games.draughts.engine.packed_rules import pack_board
from gamecase.games.draughts.engine.root_search import (
    RootSearch,
    ScoredPlay,
    SearchCache,
    SearchLimits,
)
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, WIN
from gamecase.games.draughts.engine.tablebase_files import Tablebase, find_tablebase
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.position import Position

_TOO_LONG_WIN = 200  # a win that the rule of quiet moves may turn into a draw
_UNMEASURED = 1_000  # moves: the assumed length of a phase that is too large to compute
_DRAW_LIMIT = 50  # the largest value of a drawn move


def score_moves(
    position: Position, limits: SearchLimits, memory: SearchCache | None = None
) -> list[ScoredPlay]:
    """Every move with its value, the best first."""
    tablebase = find_tablebase(position.rules) if limits.uses_tablebase else None
    scored_plays = score_by_tablebase(position, tablebase, limits) if tablebase else None
    return scored_plays or RootSearch(position, limits, memory=memory).run()


def score_by_tablebase(
    position: Position, tablebase: Tablebase, limits: SearchLimits
) -> list[ScoredPlay] | None:
    """Every move with its value, the best first; None if the tablebase does not cover it."""
    if tablebase.probe(position) is None:
        return None
    plays = legal_moves(position.rules, position.cells, position.turn).plays
    values = {play.move: _value_after(position, play, tablebase) for play in plays}
    drawn = [play for play in plays if values[play.move] == DRAW]
    scored_plays = [
        _score_decided(position, play, tablebase, values[play.move])
        for play in plays
        if play not in drawn
    ]
    unmeasured = [
        scored for scored in scored_plays if scored.value == search.TABLEBASE_WIN - _UNMEASURED
    ]
    if len(unmeasured) > 1:
        # All of them win, in an unknown number of moves: they are ordered by a search.
        ordered = _search_moves(position, limits, [scored.play for scored in unmeasured])
        scored_plays = [scored for scored in scored_plays if scored not in unmeasured]
        scored_plays += [
            ScoredPlay(scored.play, search.TABLEBASE_WIN - _UNMEASURED - nth)
            for nth, scored in enumerate(ordered)
        ]
    if drawn:
        # Prefer drawn moves that set a problem: they are searched without the tablebase.
        scored_plays += [
            ScoredPlay(scored.play, max(-_DRAW_LIMIT, min(_DRAW_LIMIT, scored.value // 4)))
            for scored in _search_moves(position, limits, drawn)
        ]
    return sorted(scored_plays, key=lambda scored: -scored.value)


def _search_moves(position: Position, limits: SearchLimits, plays: list[Play]) -> list[ScoredPlay]:
    """Some moves with their values by a search without the tablebase, the best first."""
    plain_limits = SearchLimits(depth=limits.depth, nodes=limits.nodes, margin=10**5)
    return RootSearch(position, plain_limits).run(plays)


def _value_after(position: Position, play: Play, tablebase: Tablebase) -> int:
    """The value of the position after a move for the side that is then to move."""
    after = Position(position.rules, play.after, position.turn.other)
    value = tablebase.probe(after)
    return LOSS if value is None else value  # None: the other side has no pieces left


def _score_decided(position: Position, play: Play, tablebase: Tablebase, value: int) -> ScoredPlay:
    """A move that wins or loses: the sooner a won phase ends the better, a lost one the later."""
    is_quiet = not play.taken and is_king(position.cells[play.path[0]])
    left: int | None = 0
    if is_quiet:
        left = phase_length(tablebase, pack_board(position.rules, play.after, position.turn.other))
    length = _UNMEASURED if left is None else left + 1
    if value == WIN:
        return ScoredPlay(play, length - search.TABLEBASE_WIN)
    # The move that ends the phase restarts the count of quiet moves.
    if left is not None and length > position.turns_left:
        return ScoredPlay(play, _TOO_LONG_WIN - length)
    return ScoredPlay(play, search.TABLEBASE_WIN - length)
