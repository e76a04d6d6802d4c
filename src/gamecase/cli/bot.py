"""A bot on standard input and output, one JSON object a line."""

from typing import Any

from gamecase.cli.game_commands import answer_lines
from gamecase.engines.bot import usual_level
from gamecase.engines.requests import BotRequest, run_bot
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage

_FIELDS: dict[str, type] = {
    "position": str,
    "ruleset": str,
    "level": str,
    "seed": str,
    "nth_game": int,
    "switches": dict,
}


def play_lines(package: GamePackage, level: str, ruleset: str) -> None:
    """Answer every question until the input ends."""
    defaults = {
        "level": level or usual_level(package.bot.LEVELS).key,
        "ruleset": ruleset or next(iter(package.booklets)),
    }
    package.bot.bot(defaults["level"])
    package.rules(defaults["ruleset"])
    answer_lines(lambda question: _answer(package, defaults, question))


def play_deep(package: GamePackage, level: str, ruleset: str, ply: int) -> None:
    """Let a game's own `bot` script answer, looking so far ahead."""
    if "bot" not in package.commands:
        raise BadInput(f"{package.game.key} does not look ahead by plies; choose a --level")
    if level:
        raise BadInput(f"--ply {ply} plays its best; leave --level {level} out")
    answer = package.commands["bot"]
    answer_lines(lambda question: answer({"ruleset": ruleset, **question}, ply=ply))


def _answer(package: GamePackage, defaults: dict[str, str], raw: dict[str, Any]) -> dict[str, Any]:
    if "position" not in raw:
        raise BadInput('expected an object with a "position"')
    for name, value in raw.items():
        if name not in _FIELDS or type(value) is not _FIELDS[name]:
            raise BadInput(f"unknown or misshapen {name!r}; expected {sorted(_FIELDS)}")
    question = BotRequest(game=package.game.key, **{**defaults, **raw})
    rules = package.rules(question.ruleset, question.switches)
    position = package.game.read_position(rules, question.position)
    if package.game.to_act(position) in (Seat.NOBODY, Seat.NATURE):
        raise BadInput(f"nobody is to move in {question.position!r}")
    answer = run_bot(question)
    after = package.game.apply(position, package.game.read_action(answer.action))
    return {
        "action": answer.action,
        "value": answer.value,
        "position": package.game.write(after),
    }
