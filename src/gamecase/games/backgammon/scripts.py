"""Backgammon for scripts: lines of JSON in, lines of JSON out."""

import json
from typing import Any

from gamecase.games.backgammon.board import OFF, Board, checkers_in_all
from gamecase.games.backgammon.formats.moves import for_people
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.shelf import find


def plays_json(line: str) -> str:
    """Every play of a position and a throw.

    A question is `{"ruleset": "tournament", "position": "<Position ID>", "dice": [3, 1]}`, and may
    set `"switches"`; the answer holds each distinct position after a play once, as the same player
    sees it, a pass as the position unchanged. A bad question is answered by `{"error": "..."}`.

    >>> question = {"ruleset": "small-first", "position": "4HPwATDgc/ABMA", "dice": [6, 5]}
    >>> told = json.loads(plays_json(json.dumps(question)))
    >>> [play["move"] for play in told["plays"]][:2]
    ['13/8 24/18', '13/8 13/7']
    """
    try:
        rules, board, dice = _question(line)
    except BadInput as error:
        return json.dumps({"error": str(error)})
    found = legal_plays(Turn(rules, board, numbers(rules, max(dice), min(dice)))).results
    plays = [
        {"position": write_position_id(after), "move": for_people(board, steps)}
        for after, steps in found.items()
    ]
    return json.dumps({"plays": plays})


def _question(line: str) -> tuple[Ruleset, Board, tuple[int, int]]:
    try:
        raw = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise BadInput(f"expected an object, found {line.strip()[:40]!r}")
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
