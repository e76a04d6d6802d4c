"""Questions of scripts, looked at part by part: whatever comes from outside may be anything."""

from typing import Any

from gamecase.games.backgammon.board import OFF, Board, checkers_in_all
from gamecase.games.backgammon.formats.position_id import read_position_id
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.registry import find


def check_parts(raw: dict[str, Any], known: set[str]) -> None:
    if unknown := set(raw) - known:
        raise BadInput(f"unknown parts {sorted(unknown)}; known are {sorted(known)}")


def read_rules(raw: dict[str, Any]) -> Ruleset:
    """The rules a question names; those of tournaments where it names none."""
    ruleset, switches = raw.get("ruleset") or "tournament", raw.get("switches", {})
    if not isinstance(ruleset, str) or not isinstance(switches, dict):
        raise BadInput("ruleset must be the name of a booklet, and switches an object")
    rules: Ruleset = find("backgammon").rules(ruleset, switches)
    return rules


def read_board(told: Any, rules: Ruleset) -> Board:
    """The board of a Position ID, with the checkers that are off, which it does not tell."""
    if not isinstance(told, str):
        raise BadInput("position must be a Position ID")
    board = read_position_id(told)
    total = checkers_in_all(rules.setup)
    sides = []
    for checkers in board:
        if not 0 < sum(checkers) <= total:
            raise BadInput(f"position {told!r}: {sum(checkers)} checkers on one side of {total}")
        sides.append((total - sum(checkers), *checkers[OFF + 1 :]))
    return Board(*sides)


def read_dice(told: Any) -> tuple[int, int]:
    is_pair = isinstance(told, list) and len(told) == 2
    if not is_pair or not all(type(die) is int and 1 <= die <= 6 for die in told):
        raise BadInput(f"dice must be two numbers from 1 to 6, not {told!r}")
    return told[0], told[1]
