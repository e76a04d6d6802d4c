"""Backgammon for scripts: a question in, an answer out."""

from typing import Any

from gamecase.games.backgammon.board import OFF, Board, checkers_in_all
from gamecase.games.backgammon.formats.moves import for_people
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.shelf import find


def plays(question: dict[str, Any]) -> dict[str, Any]:
    """List every play of a position and a throw.

    A question is {"ruleset": "tournament", "position": "<Position ID>", "dice": [3, 1]}, and may
    set "switches"; the answer holds each distinct position after a play once, as the same player
    sees it, a pass as the position unchanged.

    >>> told = plays({"ruleset": "small-first", "position": "4HPwATDgc/ABMA", "dice": [6, 5]})
    >>> [play["move"] for play in told["plays"]][:2]
    ['13/8 24/18', '13/8 13/7']
    """
    rules, board, dice = _read(question)
    found = legal_plays(Turn(rules, board, numbers(rules, max(dice), min(dice)))).results
    told = [
        {"position": write_position_id(after), "move": for_people(board, steps)}
        for after, steps in found.items()
    ]
    return {"plays": told}


#: The commands this game brings along.
SCRIPTS = {"plays": plays}


def _read(raw: dict[str, Any]) -> tuple[Ruleset, Board, tuple[int, int]]:
    if unknown := set(raw) - {"ruleset", "switches", "position", "dice"}:
        raise BadInput(f"unknown parts {sorted(unknown)}")
    switches = raw.get("switches", {})
    if not isinstance(raw.get("ruleset"), str) or not isinstance(switches, dict):
        raise BadInput("ruleset must be the name of a booklet, and switches an object")
    rules: Ruleset = find("backgammon").rules(raw["ruleset"] or "?", switches)
    return rules, _board(raw.get("position"), rules), _dice(raw.get("dice"))


def _board(told: Any, rules: Ruleset) -> Board:
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


def _dice(told: Any) -> tuple[int, int]:
    is_pair = isinstance(told, list) and len(told) == 2
    if not is_pair or not all(type(die) is int and 1 <= die <= 6 for die in told):
        raise BadInput(f"dice must be two numbers from 1 to 6, not {told!r}")
    return told[0], told[1]
