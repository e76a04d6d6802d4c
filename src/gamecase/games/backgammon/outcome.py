"""The outcome of a game: the kind of win and the points it counts."""

from gamecase.games.backgammon.board import BAR, OFF
from gamecase.games.backgammon.cube import is_cube_used
from gamecase.games.backgammon.position import ENDED_PHASES, Phase, Position
from gamecase.games.backgammon.ruleset import WinNoneOff
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat, opponent


def outcome(position: Position) -> Outcome | None:
    if position.phase not in ENDED_PHASES:
        return None
    winner = position.turn
    match position.phase:
        case Phase.WON:
            kind = win_kind(position, winner)
            reason = position.rules.win_kinds[kind - 1]
            return Outcome((winner,), reason, points_won(position, kind))
        case Phase.DROPPED:
            return Outcome((winner,), "dropped", points_won(position, 1))
        case Phase.CONCEDED:
            kind = scored_kind(position, position.resigning)
            return Outcome((winner,), "conceded", points_won(position, kind))
        case Phase.STALLED:
            return Outcome((), "stalled", 0)
        case _:
            return None


def resigned(position: Position, seat: Seat) -> Outcome:
    """The outcome when a seat resigns: as if the other side had borne off everything now."""
    winner = opponent(seat)
    return Outcome((winner,), "resigned", points_won(position, win_kind(position, winner)))


def points_won(position: Position, kind: int) -> int:
    """Stake times cube times the kind of win."""
    return max(position.rules.stake, 1) * position.cube.value * kind


def win_kind(position: Position, winner: Seat) -> int:
    """1, 2 or 3 for a single, double or triple win, depending on the loser's checkers."""
    rules = position.rules
    loser = position.of(opponent(winner))
    has_none_off = not loser[OFF]
    # The winner's home board is the quarter farthest from the loser's home.
    is_far_back = any(loser[19:]) or bool(loser[BAR])
    if is_far_back and (has_none_off or not rules.win_triple_needs_none_off):
        return scored_kind(position, 3)
    is_double = has_none_off and rules.win_none_off is WinNoneOff.DOUBLE
    return scored_kind(position, 2 if is_double else 1)


def scored_kind(position: Position, kind: int) -> int:
    """The kind of win that is counted under the rules and the state of the cube."""
    if len(position.rules.win_kinds) == 1:
        return 1
    is_jacoby = position.rules.jacoby and not position.score.is_points_match
    if is_jacoby and is_cube_used(position) and position.cube.is_centred:
        return 1  # gammons count only once the cube has been turned
    return kind
