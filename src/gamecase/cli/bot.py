"""A bot on standard input and output, one JSON object a line."""

from typing import Any

from gamecase.cli.game_commands import answer_lines
from gamecase.engines.bot import usual_level
from gamecase.engines.requests import Question, think
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import Boxed

_FIELDS: dict[str, type] = {
    "position": str,
    "ruleset": str,
    "level": str,
    "seed": str,
    "nth_game": int,
    "switches": dict,
}


def play_lines(boxed: Boxed, level: str, ruleset: str) -> None:
    """Answer every question until the input ends."""
    defaults = {
        "level": level or usual_level(boxed.bot.LEVELS).key,
        "ruleset": ruleset or next(iter(boxed.booklets)),
    }
    boxed.bot.bot(defaults["level"])
    boxed.rules(defaults["ruleset"])
    answer_lines(lambda question: _answer(boxed, defaults, question))


def play_deep(boxed: Boxed, level: str, ruleset: str, ply: int) -> None:
    """Let a game's own `bot` script answer, looking so far ahead."""
    if "bot" not in boxed.commands:
        raise BadInput(f"{boxed.game.key} does not look ahead by plies; choose a --level")
    if level:
        raise BadInput(f"--ply {ply} plays its best; leave --level {level} out")
    answer = boxed.commands["bot"]
    answer_lines(lambda question: answer({"ruleset": ruleset, **question}, ply=ply))


def _answer(boxed: Boxed, defaults: dict[str, str], raw: dict[str, Any]) -> dict[str, Any]:
    if "position" not in raw:
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
