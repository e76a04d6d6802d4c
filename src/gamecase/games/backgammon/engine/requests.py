"""Questions of other programs, answered by the engine as plain data."""

from functools import lru_cache
from typing import Any

import numpy as np

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.chances import Chances, Rows, equity
from gamecase.games.backgammon.engine.cube_decisions import Verdict, decide, stake_of
from gamecase.games.backgammon.engine.moves import board_of, row_of
from gamecase.games.backgammon.engine.search import Choice, Search
from gamecase.games.backgammon.formats.id_fields import Shown
from gamecase.games.backgammon.formats.match_id import read_gnubg_id
from gamecase.games.backgammon.formats.moves import for_people
from gamecase.games.backgammon.formats.position_id import write_position_id
from gamecase.games.backgammon.formats.xgid import read_xgid
from gamecase.games.backgammon.json_requests import check_parts, read_board, read_dice, read_rules
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput

NAMES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
DEEPEST = 3
DEEPEST_CUBE = 2


@lru_cache(maxsize=8)
def search_by(rules: Ruleset) -> Search:
    return Search(rules)


def answer(question: dict[str, Any], ply: int) -> dict[str, Any]:
    """The play, the chances or the cube decision a question asks for."""
    check_parts(question, {"ruleset", "switches", "position", "dice", "evaluate", "xgid"})
    if "xgid" in question:
        position = shown_position(question["xgid"], question)
        if position.phase is Phase.PLAY:
            return played(position.rules, position.board, dice_of(position), ply)
        return cube_answer(position, ply)
    rules = read_rules(question)
    board = read_board(question.get("position"), rules)
    if question.get("evaluate") is True and "dice" not in question:
        return worth(rules, row_of(board), ply)
    if "dice" not in question:
        raise BadInput('expected "dice", "evaluate": true or "xgid"')
    return played(rules, board, read_dice(question["dice"]), ply)


def evaluation(question: dict[str, Any], ply: int) -> dict[str, Any]:
    """What a position is worth, and the cube decision where the position tells of a cube."""
    check_parts(question, {"ruleset", "switches", "position"})
    told = question.get("position")
    if isinstance(told, str) and ":" in told:
        position = shown_position(told, question)
        return worth(position.rules, row_of(position.board), ply) | cube_answer(position, ply)
    rules = read_rules(question)
    return worth(rules, row_of(read_board(told, rules)), ply)


# --- positions told with cube and score ---


def shown_position(told: Any, question: dict[str, Any]) -> Position:
    """The position of an XGID or a gnubg ID, by the rules it asks for unless others are named."""
    if not isinstance(told, str):
        raise BadInput("an XGID or gnubg ID must be a text")
    is_xgid = told.count(":") > 1 or told.strip().upper().startswith("XGID")
    shown: Shown = read_xgid(told) if is_xgid else read_gnubg_id(told)
    switches = question.get("switches", {}) or (
        shown.switches if not question.get("ruleset") else {}
    )
    return shown.position(read_rules({**question, "switches": switches}))


def dice_of(position: Position) -> tuple[int, int]:
    dice = position.dice if position.before is None else position.before.dice
    return dice[0], dice[-1]


# --- answers ---


def worth(rules: Ruleset, row: Rows, ply: int) -> dict[str, Any]:
    """The five chances of the side on roll and the equity without a cube."""
    _check_ply(ply, DEEPEST)
    chances = search_by(rules).chances(row[None], ply)
    return named(chances[0]) | {"equity": float(equity(chances, rules)[0])}


def named(chances: Chances) -> dict[str, float]:
    return dict(zip(NAMES, chances.astype(float).tolist(), strict=True))


def best_of(rules: Ruleset, board: Board, dice: tuple[int, int], ply: int) -> Choice:
    """The best play of a throw."""
    _check_ply(ply, DEEPEST)
    return search_by(rules).choices(row_of(board), (max(dice), min(dice)), ply)[0]


def board_after(choice: Choice) -> Board:
    """The board after a play, as the mover sees it."""
    return board_of(np.asarray(choice.row))


def played(rules: Ruleset, board: Board, dice: tuple[int, int], ply: int) -> dict[str, Any]:
    """The best play of a throw, told."""
    best = best_of(rules, board, dice, ply)
    after = board_after(best)
    turn = Turn(rules, board, numbers(rules, max(dice), min(dice)))
    return {
        "position": write_position_id(after),
        "move": for_people(board, legal_plays(turn).results[after]),
        "equity": best.equity,
    }


def cube_answer(position: Position, ply: int) -> dict[str, Any]:
    """The cube decision of the side to throw, or of the side that must answer a double."""
    verdict = cube_verdict(position, ply)
    if position.phase in CUBE_WAITS:
        action = verdict.answer.value
    else:
        action = "double" if verdict.doubles else "no double"
    told = {
        "action": action,
        "decision": verdict.decision.value,
        "no_double": verdict.no_double,
        "double_take": verdict.double_take,
        "double_drop": verdict.double_drop,
        "may_double": verdict.may_double,
        "chances": named(verdict.chances),
    }
    return told if verdict.match_chance is None else told | {"match_chance": verdict.match_chance}


def cube_verdict(position: Position, ply: int) -> Verdict:
    if position.phase not in (Phase.CHOICE, Phase.THROW, Phase.PLAY, Phase.OFFERED):
        raise BadInput(f"no cube decision in phase {position.phase}")
    _check_ply(ply, DEEPEST_CUBE)
    stake = stake_of(position, position.turn)
    return decide(row_of(position.board), stake, search_by(position.rules), ply)


def _check_ply(ply: int, deepest: int) -> None:
    if not 0 <= ply <= deepest:
        raise BadInput(f"ply must be 0 to {deepest}, not {ply}")
