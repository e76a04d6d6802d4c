"""A bot on standard input and output, one JSON object a line."""

import json
import sys
from typing import Any

from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.kernel.shelf import Boxed
from gamecase.search.thinking import Question, think

_FIELDS: dict[str, type] = {
    "position": str,
    "ruleset": str,
    "level": str,
    "seed": str,
    "nth_game": int,
    "switches": dict,
}


def answer_lines(boxed: Boxed, level: str, ruleset: str) -> None:
    """Answer every line until the input ends; a bad line gets {"error": ...} and nothing stops."""
    levels = boxed.bot.LEVELS
    defaults = {
        "level": level or levels[len(levels) // 2].key,
        "ruleset": ruleset or next(iter(boxed.booklets)),
    }
    boxed.bot.bot(defaults["level"])
    boxed.rules(defaults["ruleset"])
    for line in sys.stdin:
        if line.strip():
            try:
                answer = _answer(boxed, defaults, line)
            except BadInput as error:
                answer = {"error": str(error)}
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()


def _answer(boxed: Boxed, defaults: dict[str, str], line: str) -> dict[str, Any]:
    try:
        raw = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(raw, dict) or "position" not in raw:
        raise BadInput('expected an object with a "position"')
    for name, value in raw.items():
        if name not in _FIELDS or type(value) is not _FIELDS[name]:
            raise BadInput(f"unknown or misshapen {name!r}; expected {sorted(_FIELDS)}")
    question = Question(game=boxed.game.key, **{**defaults, **raw})
    rules = boxed.rules(question.ruleset, question.switches)
    position = boxed.game.read_position(rules, question.position)
    if boxed.game.to_act(position) in (Seat.NOBODY, Seat.NATURE):
        raise BadInput(f"nobody is to move in {question.position!r}")
    answer = think(question)
    after = boxed.game.apply(position, boxed.game.read_action(answer.action))
    return {
        "action": answer.action,
        "value": answer.value,
        "position": boxed.game.write(after),
    }
