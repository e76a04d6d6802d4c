"""A bot on standard input and output: one JSON request a line, one reply a line."""

from typing import Any

from gamecase.cli.game_commands import answer_lines
from gamecase.engines.blas_threads import use_one_blas_thread
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


def answer_with_bot(package: GamePackage, level: str, ruleset: str) -> None:
    """Answer every request with a bot's action, until the input ends."""
    use_one_blas_thread()
    defaults = {
        "level": level or usual_level(package.bot.LEVELS).key,
        "ruleset": ruleset or next(iter(package.booklets)),
    }
    package.bot.bot(defaults["level"])  # unknown names are errors before the first request
    package.rules(defaults["ruleset"])
    answer_lines(lambda request: _reply(package, defaults, request))


def answer_with_engine(package: GamePackage, level: str, ruleset: str, ply: int) -> None:
    """Answer every request with the game's own `bot` command at a search depth."""
    if "bot" not in package.commands:
        raise BadInput(f"{package.game.key} does not search by plies; choose a --level")
    if level:
        raise BadInput(f"--ply {ply} plays at full strength; leave out --level {level}")
    use_one_blas_thread()
    handler = package.commands["bot"]
    answer_lines(lambda request: handler({"ruleset": ruleset, **request}, ply=ply))


def _reply(
    package: GamePackage, defaults: dict[str, str], fields: dict[str, Any]
) -> dict[str, Any]:
    if "position" not in fields:
        raise BadInput('expected an object with a "position"')
    for name, value in fields.items():
        if name not in _FIELDS or type(value) is not _FIELDS[name]:
            raise BadInput(f"unknown or malformed {name!r}; expected {sorted(_FIELDS)}")
    request = BotRequest(game=package.game.key, **{**defaults, **fields})
    rules = package.rules(request.ruleset, request.switches)
    position = package.game.read_position(rules, request.position)
    if package.game.to_act(position) in (Seat.NOBODY, Seat.NATURE):
        raise BadInput(f"no player is to move in {request.position!r}")
    reply = run_bot(request)
    after = package.game.apply(position, package.game.read_action(reply.action))
    return {
        "action": reply.action,
        "value": reply.value,
        "position": package.game.write(after),
    }
