"""The options of a decision, valued by truncated rollouts that can be watched."""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon import cube
from gamecase.games.backgammon.actions import Action, Call
from gamecase.games.backgammon.engine.chances import opponent_chances
from gamecase.games.backgammon.engine.cube_decisions import CubeAnswer, cube_state_of
from gamecase.games.backgammon.engine.decisions import (
    Option,
    double_options,
    options,
    options_of_plays,
    turn_and_steps,
)
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.play_evaluation import boards_after_plays, play_evaluations
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.engine.truncated_rollouts import (
    RolledCube,
    TruncatedLevel,
    roll_out_cube,
    roll_out_plays,
)
from gamecase.games.backgammon.position import Phase, Position


def rolled_options(position: Position, level: TruncatedLevel) -> Iterator[list[Option]]:
    """The options of the seat to act, the best first, after more and more games.

    The answers to a beaver or a raccoon are searched only.
    """
    search, cube_state = search_for(position.rules), cube_state_of(position, position.turn)
    match position.phase:
        case Phase.PLAY:
            turn, _ = turn_and_steps(position)
            for ranked in roll_out_plays(boards_after_plays(turn), search, level, cube_state):
                yield options_of_plays(position, play_evaluations(turn, ranked))
        case Phase.CHOICE | Phase.OFFERED:
            row = row_of(position.board)
            for rolled in roll_out_cube(row, cube_state, search, level):
                yield (
                    _double_options(position, rolled)
                    if (position.phase is Phase.CHOICE)
                    else _answer_options(position, rolled)
                )
        case _:
            yield options(position, level.candidate_ply)


def _double_options(position: Position, rolled: RolledCube) -> list[Option]:
    factor = {CubeAnswer.DROP: 0.0, CubeAnswer.BEAVER: 2.0}.get(rolled.analysis.answer, 1.0)
    errors: dict[Action, float] = {
        Call.THROW: rolled.no_double_error,
        Call.DOUBLE: factor * rolled.double_take_error,
    }
    return [
        replace(option, error=errors[option.actions[0]], games=rolled.games)
        for option in double_options(position, rolled.analysis)
    ]


def _answer_options(position: Position, rolled: RolledCube) -> list[Option]:
    """The answers to a double, as the side that has to answer sees them."""
    taken, chances = -rolled.analysis.double_take, opponent_chances(rolled.analysis.chances)
    factors = {Call.TAKE: 1.0, Call.BEAVER: 2.0, Call.DROP: 0.0}
    choices = [
        Option(
            (call,),
            -1.0 if call is Call.DROP else factors[call] * taken,
            chances,
            error=factors[call] * rolled.double_take_error,
            games=rolled.games,
        )
        for call in cube.legal_answers(position)
    ]
    return sorted(choices, key=lambda choice: -choice.points)
