"""Backgammon commands that answer JSON requests."""

from collections.abc import Callable
from typing import Any

from gamecase.engines.line_protocol import read_lines, write_lines
from gamecase.games.backgammon.formats.moves import for_people
from gamecase.games.backgammon.formats.position_id import write_position_id
from gamecase.games.backgammon.json_requests import check_parts, read_board, read_dice, read_rules
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.kernel.errors import BadInput


def plays(request: dict[str, Any]) -> dict[str, Any]:
    """List every play of a position and a throw.

    A request is {"ruleset": "tournament", "position": "<Position ID>", "dice": [3, 1]}, and may
    set "switches"; the answer holds each distinct position after a play once, as the same player
    sees it, a pass as the position unchanged.

    >>> told = plays({"ruleset": "small-first", "position": "4HPwATDgc/ABMA", "dice": [6, 5]})
    >>> [play["move"] for play in told["plays"]][:2]
    ['13/8 24/18', '13/8 13/7']
    """
    check_parts(request, {"ruleset", "switches", "position", "dice"})
    if not isinstance(request.get("ruleset"), str):
        raise BadInput("ruleset must be the name of a booklet")
    rules = read_rules({**request, "ruleset": request["ruleset"] or "?"})
    board, dice = read_board(request.get("position"), rules), read_dice(request.get("dice"))
    found = legal_plays(Turn(rules, board, numbers(rules, max(dice), min(dice)))).results
    told = [
        {"position": write_position_id(after), "move": for_people(board, steps)}
        for after, steps in found.items()
    ]
    return {"plays": told}


def bot(request: dict[str, Any], *, ply: int = 0) -> dict[str, Any]:
    """Play, evaluate, or decide about the cube, looking so many throws ahead.

    {"position": "<Position ID>", "dice": [3, 1]} gets the position after the best play, as the same
    player sees it, the play and its equity; {"position": ..., "evaluate": true} the five chances
    and the equity; {"xgid": ...} the cube decision, or the play where dice lie. A request may name
    "ruleset" and "switches"; without them tournament rules are meant.
    """
    from gamecase.games.backgammon.engine import requests  # noqa: PLC0415 - slow to load

    return requests.answer(request, ply)


def evaluation(
    request: dict[str, Any], *, position: str = "", ply: int = 0, ruleset: str = ""
) -> dict[str, Any]:
    """Say what positions are worth: JSON lines, or one position by --position.

    A request is {"position": ...} with a Position ID, an XGID or a gnubg ID, and may name
    "ruleset" and "switches". The answer holds the five chances and the equity of the side on roll,
    and where the ID tells of a cube the decision about it.

    Parameters
    ----------
    position
        One position to evaluate, instead of JSON lines on standard input.
    ply
        How many throws to look ahead, 0 to 2.
    ruleset
        The booklet played by unless a request names one; without it, tournament rules.
    """
    from gamecase.games.backgammon.engine import requests  # noqa: PLC0415 - slow to load

    return requests.evaluation(_asked(request, position, ruleset), ply)


def rollout(  # noqa: PLR0913 - an option of a command is a parameter
    request: dict[str, Any],
    *,
    report: Callable[[int, int, str], None] = lambda _done, _total, _word: None,
    position: str = "",
    ruleset: str = "",
    games: int = 1296,
    truncate: int = 0,
    seed: int = 1,
    cube: bool = False,
    luck: bool = False,
    workers: int | None = None,
    cluster: str = "",
    keep: str = "",
) -> dict[str, Any]:
    """Play positions out many times: JSON lines, or one position by --position.

    A request is {"position": ...} with a Position ID, an XGID or a gnubg ID, and may name
    "ruleset" and "switches". The answer holds means, standard errors and 95 % intervals.

    Parameters
    ----------
    position
        One position to roll out, instead of JSON lines on standard input.
    ruleset
        The booklet played by unless a request names one; without it, tournament rules.
    games
        How many games; 1296 have every pair of first throws once.
    truncate
        Turns after which a game is judged as it stands; 0 plays to the end.
    seed
        The same seed gives the same answer.
    cube
        Play with the cube, for the decision to double: not doubled, and doubled and taken.
    luck
        Leave the luck of the dice in, to see what taking it out is worth.
    workers
        How many processes play; one a core without it.
    cluster
        The address of a Dask scheduler whose workers play instead, such as tcp://10.0.0.5:8786.
    keep
        A file that keeps what is played; a rollout that was stopped goes on from there.
    """
    from gamecase.games.backgammon.engine import rollout_requests  # noqa: PLC0415 - slow to load

    wanted = rollout_requests.Wanted(
        games=games,
        truncate=truncate,
        seed=seed,
        cube=cube,
        luck=luck,
        workers=workers,
        cluster=cluster,
        keep=keep,
    )
    return rollout_requests.rolled_out(_asked(request, position, ruleset), wanted, report)


def ubgi() -> None:
    """Speak the Universal Backgammon Interface with other programs."""
    from gamecase.games.backgammon.engine.ubgi import Ubgi  # noqa: PLC0415 - slow to load

    engine = Ubgi()
    for line in read_lines():
        answer = engine.hear(line)
        if answer is None:
            break
        write_lines(*answer)


#: The commands this game brings along.
COMMANDS = {"plays": plays, "bot": bot, "eval": evaluation, "rollout": rollout, "ubgi": ubgi}


def _asked(request: dict[str, Any], position: str, ruleset: str) -> dict[str, Any]:
    """A request, completed by the options of the command."""
    typed = {"position": position} if position else {}
    return {"ruleset": ruleset, **typed, **request}
