"""The backgammon commands of the command line: JSON requests in, JSON responses out."""

from collections.abc import Callable
from typing import Any

from gamecase.engines.line_protocol import read_lines, write_lines
from gamecase.games.backgammon.formats.moves import write_play
from gamecase.games.backgammon.formats.position_id import write_position_id
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.request_fields import check_fields, read_board, read_dice, read_rules
from gamecase.kernel.errors import BadInput


def plays(request: dict[str, Any]) -> dict[str, Any]:
    """List every play of a position and a roll.

    A request is {"ruleset": "tournament", "position": "<Position ID>", "dice": [3, 1]}, and may set
    "switches". The response lists each distinct position after a play once, as the same player sees
    it; a pass is the position unchanged.

    >>> response = plays({"ruleset": "small-first", "position": "4HPwATDgc/ABMA", "dice": [6, 5]})
    >>> [play["move"] for play in response["plays"]][:2]
    ['13/8 24/18', '13/8 13/7']
    """
    check_fields(request, {"ruleset", "switches", "position", "dice"})
    if not isinstance(request.get("ruleset"), str):
        raise BadInput("ruleset must be the name of a booklet")
    rules = read_rules({**request, "ruleset": request["ruleset"] or "?"})
    board, dice = read_board(request.get("position"), rules), read_dice(request.get("dice"))
    results = legal_plays(
        RolledTurn(rules, board, dice_to_play(rules, max(dice), min(dice)))
    ).results
    entries = [
        {"position": write_position_id(after), "move": write_play(board, steps)}
        for after, steps in results.items()
    ]
    return {"plays": entries}


def bot(request: dict[str, Any], *, ply: int = 0) -> dict[str, Any]:
    """Choose a play, evaluate a position or decide about the cube, searching this many plies.

    {"position": "<Position ID>", "dice": [3, 1]} returns the position after the best play, as the
    same player sees it, the play and its equity; {"position": ..., "evaluate": true} the five
    chances and the equity; {"xgid": ...} the cube decision, or the play where dice are rolled. A
    request may name "ruleset" and "switches"; the default is the tournament rule set. A "level" of
    "1T", "2T" or "3T" decides plays and cube actions by truncated rollouts.
    """
    from gamecase.games.backgammon.engine import request_handler  # noqa: PLC0415 - slow to load

    return request_handler.answer_request(request, ply)


def evaluation(
    request: dict[str, Any], *, position: str = "", ply: int = 0, ruleset: str = ""
) -> dict[str, Any]:
    """Evaluate positions: JSON lines, or one position by --position.

    A request is {"position": ...} with a Position ID, an XGID or a gnubg ID, and may name
    "ruleset" and "switches". The response holds the five chances and the equity of the side on
    roll, and the cube decision where the ID contains the cube.

    Parameters
    ----------
    position
        One position to evaluate, instead of JSON lines on standard input.
    ply
        How many plies to search, 0 to 3; to 2 where the ID contains the cube.
    ruleset
        The rule set to use unless a request names one; by default tournament.
    """
    from gamecase.games.backgammon.engine import request_handler  # noqa: PLC0415 - slow to load

    return request_handler.evaluate_request(_with_options(request, position, ruleset), ply)


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
    """Roll positions out: JSON lines, or one position by --position.

    A request is {"position": ...} with a Position ID, an XGID or a gnubg ID, and may name
    "ruleset" and "switches". The response holds means, standard errors and 95 % intervals.

    Parameters
    ----------
    position
        One position to roll out, instead of JSON lines on standard input.
    ruleset
        The rule set to use unless a request names one; by default tournament.
    games
        How many games; 1296 have every pair of first rolls once.
    truncate
        Turns after which a game is evaluated as it stands; 0 plays to the end.
    seed
        The same seed gives the same result.
    cube
        Play with the cube, for the decision to double: not doubled, and doubled and taken.
    luck
        Leave the luck of the dice in, to see what variance reduction is worth.
    workers
        How many processes to use; by default one per core.
    cluster
        The address of a Dask scheduler whose workers are used, such as tcp://10.0.0.5:8786.
    keep
        A file for finished games; a rollout that was stopped continues from it.
    """
    from gamecase.games.backgammon.engine import rollout_requests  # noqa: PLC0415 - slow to load

    options = rollout_requests.RolloutOptions(
        games=games,
        truncate=truncate,
        seed=seed,
        cube=cube,
        luck=luck,
        workers=workers,
        cluster=cluster,
        keep=keep,
    )
    return rollout_requests.answer_rollout(
        _with_options(request, position, ruleset), options, report
    )


def ubgi() -> None:
    """Speak the Universal Backgammon Interface on standard input and output."""
    from gamecase.games.backgammon.engine.ubgi import UbgiSession  # noqa: PLC0415 - slow to load

    session = UbgiSession()
    for line in read_lines():
        answer = session.handle_line(line)
        if answer is None:
            break
        write_lines(*answer)


#: The commands that this game adds.
COMMANDS = {"plays": plays, "bot": bot, "eval": evaluation, "rollout": rollout, "ubgi": ubgi}


def _with_options(request: dict[str, Any], position: str, ruleset: str) -> dict[str, Any]:
    """The request with the position and ruleset given as options added."""
    typed = {"position": position} if position else {}
    return {"ruleset": ruleset, **typed, **request}
