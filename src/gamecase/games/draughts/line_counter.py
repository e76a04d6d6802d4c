"""Lines of play, counted by the compiled kernel.

The kernel does not know draws by repetition or by counts of moves, so it is used only to a depth at
which none of them is possible.
"""

from gamecase.games.draughts.engine import compiled_moves, perft
from gamecase.games.draughts.engine.packed_rules import pack_board, pack_rules
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import status_of


def count_lines(position: Position, depth: int) -> int | None:
    """The number of lines of exactly `depth` moves; None where a draw may end some of them."""
    outcome, _ = status_of(position)
    if outcome is not None:
        return 0
    if may_be_drawn(position, depth - 1):
        return None
    rules = position.rules
    return int(
        perft.perft(
            *pack_board(rules, position.cells, position.turn),
            depth,
            pack_rules(rules),
            compiled_moves.make_move_buffer(depth),
            0,
        )
    )


def may_be_drawn(position: Position, turns: int) -> bool:
    """Whether a count of moves or a repetition may draw within some turns; True if in doubt."""
    rules = position.rules
    quiet = position.quiet_turns + turns
    limits = [int(ending.partition(":")[2]) for ending in rules.short_endings]
    if quiet >= 2 * rules.quiet_moves or position.turns_left <= turns:
        return True
    if limits and position.short_turns + turns >= 2 * min(limits):
        return True
    if rules.road_moves and quiet >= 2 * rules.road_moves:
        return True
    # Both sides need two moves each to repeat a board, and one of the past may be one move away.
    boards = (*position.past, position.cells)
    often = max(map(boards.count, boards))
    repeated = (turns + 3) // 4 if position.past else turns // 4
    return often + repeated >= rules.repetitions
