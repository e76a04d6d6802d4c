"""Answer the JSON requests of other programs."""

from functools import lru_cache
from typing import Any

import numpy as np

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.chances import Chances, Rows, equity
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    analyse_cube,
    cube_state_of,
)
from gamecase.games.backgammon.engine.moves import board_of, row_of
from gamecase.games.backgammon.engine.play_evaluation import PLAIN, boards_after_plays
from gamecase.games.backgammon.engine.search import RankedPlay, Search
from gamecase.games.backgammon.engine.truncated_rollouts import (
    TruncatedLevel,
    find_level,
    roll_out_cube,
    roll_out_plays,
)
from gamecase.games.backgammon.formats.id_contents import IdFields
from gamecase.games.backgammon.formats.match_id import read_gnubg_id
from gamecase.games.backgammon.formats.moves import write_play
from gamecase.games.backgammon.formats.position_id import write_position_id
from gamecase.games.backgammon.formats.xgid import read_xgid
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, find_play
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.request_fields import check_fields, read_board, read_dice, read_rules
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput

CHANCE_NAMES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
MAX_PLY = 3
MAX_CUBE_PLY = 2


@lru_cache(maxsize=8)
def search_under(rules: Ruleset) -> Search:
    return Search(rules)


def answer_request(request: dict[str, Any], ply: int) -> dict[str, Any]:
    """The play, the chances or the cube decision that a request asks for."""
    check_fields(request, {"ruleset", "switches", "position", "dice", "evaluate", "xgid", "level"})
    level = find_level(str(request["level"])) if request.get("level") else None
    if "xgid" in request:
        position = position_of_id(request["xgid"], request)
        if position.phase is Phase.PLAY:
            return best_play(position.rules, position.board, dice_of(position), ply, level)
        return describe_cube(position, ply, level)
    rules = read_rules(request)
    board = read_board(request.get("position"), rules)
    if request.get("evaluate") is True and "dice" not in request:
        return evaluate_row(rules, row_of(board), ply)
    if "dice" not in request:
        raise BadInput('expected "dice", "evaluate": true or "xgid"')
    return best_play(rules, board, read_dice(request["dice"]), ply, level)


def evaluate_request(request: dict[str, Any], ply: int) -> dict[str, Any]:
    """The evaluation of a position, and the cube decision where the ID contains the cube."""
    check_fields(request, {"ruleset", "switches", "position"})
    position_id = request.get("position")
    if isinstance(position_id, str) and ":" in position_id:
        position = position_of_id(position_id, request)
        return evaluate_row(position.rules, row_of(position.board), ply) | describe_cube(
            position, ply
        )
    rules = read_rules(request)
    return evaluate_row(rules, row_of(read_board(position_id, rules)), ply)


# --- positions with cube and score ---


def position_of_id(text: Any, request: dict[str, Any]) -> Position:
    """The position of an XGID or gnubg ID, under the rules it implies unless others are named."""
    if not isinstance(text, str):
        raise BadInput("an XGID or gnubg ID must be a string")
    is_xgid = text.count(":") > 1 or text.strip().upper().startswith("XGID")
    fields: IdFields = read_xgid(text) if is_xgid else read_gnubg_id(text)
    switches = request.get("switches", {}) or (
        fields.switches if not request.get("ruleset") else {}
    )
    return fields.to_position(read_rules({**request, "switches": switches}))


def dice_of(position: Position) -> tuple[int, int]:
    dice = position.dice if position.turn_start is None else position.turn_start.dice
    return dice[0], dice[-1]


# --- responses ---


def evaluate_row(rules: Ruleset, row: Rows, ply: int) -> dict[str, Any]:
    """The five chances of the side on roll and the equity without a cube."""
    _check_ply(ply, MAX_PLY)
    chances = search_under(rules).chances(row[None], ply)
    return name_chances(chances[0]) | {"equity": float(equity(chances, rules)[0])}


def name_chances(chances: Chances) -> dict[str, float]:
    return dict(zip(CHANCE_NAMES, chances.astype(float).tolist(), strict=True))


def best_choice(rules: Ruleset, board: Board, dice: tuple[int, int], ply: int) -> RankedPlay:
    """The best play of a roll."""
    _check_ply(ply, MAX_PLY)
    return search_under(rules).choices(row_of(board), (max(dice), min(dice)), ply, most=1)[0]


def board_after(choice: RankedPlay) -> Board:
    """The board after a play, as the mover sees it."""
    return board_of(np.asarray(choice.row))


def best_play(
    rules: Ruleset,
    board: Board,
    dice: tuple[int, int],
    ply: int,
    level: TruncatedLevel | None = None,
) -> dict[str, Any]:
    """The best play of a roll as JSON; with a level, the one that rollouts find best."""
    turn = RolledTurn(rules, board, dice_to_play(rules, max(dice), min(dice)))
    if level is None:
        best, rolled = best_choice(rules, board, dice, ply), {}
    else:
        *_, plays = roll_out_plays(boards_after_plays(turn), search_under(rules), level, PLAIN)
        best = plays[0]
        rolled = {"error": best.error, "games": best.games}
    after = board_after(best)
    return {
        "position": write_position_id(after),
        "move": write_play(board, find_play(turn, after)),
        "equity": best.equity,
        **rolled,
    }


def describe_cube(
    position: Position, ply: int, level: TruncatedLevel | None = None
) -> dict[str, Any]:
    """The cube decision of the side to roll, or of the side that has to answer, as JSON."""
    rolled: dict[str, Any] = {}
    if level is None:
        analysis = analyse_position_cube(position, ply)
    else:
        _check_phase(position)
        *_, last = roll_out_cube(
            row_of(position.board),
            cube_state_of(position, position.turn),
            search_under(position.rules),
            level,
        )
        analysis = last.analysis
        rolled = {
            "no_double_error": last.no_double_error,
            "double_take_error": last.double_take_error,
            "games": last.games,
        }
    if position.phase in CUBE_PHASES:
        action = analysis.answer.value
    else:
        action = "double" if analysis.should_double else "no double"
    response = {
        "action": action,
        "decision": analysis.decision.value,
        "no_double": analysis.no_double,
        "double_take": analysis.double_take,
        "double_drop": analysis.double_drop,
        "may_double": analysis.can_double,
        "chances": name_chances(analysis.chances),
        **rolled,
    }
    return (
        response
        if analysis.match_chance is None
        else response | {"match_chance": analysis.match_chance}
    )


def analyse_position_cube(position: Position, ply: int) -> CubeAnalysis:
    _check_phase(position)
    _check_ply(ply, MAX_CUBE_PLY)
    cube_state = cube_state_of(position, position.turn)
    return analyse_cube(row_of(position.board), cube_state, search_under(position.rules), ply)


def _check_phase(position: Position) -> None:
    if position.phase not in (Phase.CHOICE, Phase.THROW, Phase.PLAY, Phase.OFFERED):
        raise BadInput(f"no cube decision in phase {position.phase}")


def _check_ply(ply: int, deepest: int) -> None:
    if not 0 <= ply <= deepest:
        raise BadInput(f"ply must be 0 to {deepest}, not {ply}")
