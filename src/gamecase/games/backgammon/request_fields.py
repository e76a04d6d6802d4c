"""Read the fields of JSON requests from scripts, and report what is wrong with them."""

from typing import Any

from gamecase.games.backgammon.board import OFF, Board, checkers_per_side
from gamecase.games.backgammon.formats.position_id import read_position_id
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.registry import find


def check_fields(request: dict[str, Any], known: set[str]) -> None:
    if unknown := set(request) - known:
        raise BadInput(f"unknown fields {sorted(unknown)}; known are {sorted(known)}")


def read_rules(request: dict[str, Any]) -> Ruleset:
    """The rules that a request names; by default those of the tournament booklet."""
    ruleset, switches = request.get("ruleset") or "tournament", request.get("switches", {})
    if not isinstance(ruleset, str) or not isinstance(switches, dict):
        raise BadInput("ruleset must be the name of a booklet, and switches an object")
    rules: Ruleset = find("backgammon").rules(ruleset, switches)
    if rules.shares_points:
        raise BadInput(
            f"block_min is {rules.block_min}: a position ID cannot hold a point shared by both"
        )
    return rules


def read_board(position_id: Any, rules: Ruleset) -> Board:
    """The board of a Position ID, with the checkers that are off added."""
    if not isinstance(position_id, str):
        raise BadInput("position must be a Position ID")
    board = read_position_id(position_id)
    total = checkers_per_side(rules.setup)
    sides = []
    for checkers in board:
        if not 0 < sum(checkers) <= total:
            raise BadInput(
                f"position {position_id!r}: {sum(checkers)} checkers on one side of {total}"
            )
        sides.append((total - sum(checkers), *checkers[OFF + 1 :]))
    return Board(*sides)


def read_dice(value: Any) -> tuple[int, int]:
    is_pair = isinstance(value, list) and len(value) == 2
    if not is_pair or not all(type(die) is int and 1 <= die <= 6 for die in value):
        raise BadInput(f"dice must be two numbers from 1 to 6, not {value!r}")
    return value[0], value[1]
