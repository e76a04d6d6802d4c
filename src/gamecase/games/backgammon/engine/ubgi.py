"""The Universal Backgammon Interface (UBGI), a text protocol for other programs.

It exists in two dialects, both supported here. In the first draft a bare XGID is a question,
answered by the move, `roll`, `double`, `take` or `drop`. In version 0.2 position and dice are set,
and `go` asks. There `engine.ply` counts the play itself: its 1 is called 0 plies elsewhere.
"""

from collections.abc import Callable

from gamecase import __version__
from gamecase.games.backgammon.board import Board, CheckerStep
from gamecase.games.backgammon.engine import request_handler
from gamecase.games.backgammon.notation import point_name
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.request_fields import read_board, read_dice, read_rules
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

Reply = list[str]

_VARIANTS = {
    "backgammon": Setup.STANDARD,
    "nackgammon": Setup.NACKGAMMON,
    "hypergammon": Setup.HYPERGAMMON,
}


class UbgiError(Exception):
    """A line that cannot be answered: an error code and a reason."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"error {code} {reason}")


class UbgiSession:
    """One session: its settings and the current position."""

    def __init__(self) -> None:
        booklets = [*find("backgammon").booklets]
        self._allowed = {
            "engine.ply": [str(ply + 1) for ply in range(request_handler.MAX_PLY + 1)],
            "game.booklet": booklets,
            "game.variant": [*_VARIANTS],
        }
        self._values = {
            "engine.ply": "1",
            "game.booklet": "tournament",
            "game.variant": "backgammon",
        }
        self._board: Board | None = None
        self._position: Position | None = None  # where the ID contained cube and score
        self._dice: tuple[int, int] | None = None

    def handle_line(self, line: str) -> Reply | None:
        """The lines of the answer; None after `quit`."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            return None
        try:
            return self._answer(word, rest.strip(), line)
        except UbgiError as error:
            return [str(error)]
        except BadInput as error:
            return [f"error bad_value {error}"]

    def _answer(self, word: str, rest: str, line: str) -> Reply:
        commands: dict[str, Callable[[str], Reply]] = {
            "ubgi": self._introduce,
            "isready": lambda _: ["readyok"],
            "newgame": self._begin,
            "ubginewgame": self._begin,
            "stop": lambda _: [],
            "position": self._set_position,
            "dice": self._set_dice,
            "go": self._go,
            "keys": self._keys,
            "set": self._set,
            "get": self._get,
            "setoption": self._set_option,
        }
        if not line:
            return []
        if word in commands:
            return commands[word](rest)
        if line.upper().startswith("XGID"):
            return self._answer_draft(line)
        raise UbgiError("bad_command", f"{word!r}; known are {', '.join(commands)} and an XGID")

    # --- session ---

    def _introduce(self, _rest: str) -> Reply:
        names = [
            f"id name Gamecase {__version__}",
            "id author Gamecase",
            f"id version {__version__}",
        ]
        # The draft waits for readyok, later versions for ubgiok.
        return [*names, "proto 0.2", "ubgiok", "readyok"]

    def _begin(self, _rest: str) -> Reply:
        self._board = self._position = self._dice = None
        return []

    def _keys(self, _rest: str) -> Reply:
        deepest = self._allowed["engine.ply"][-1]
        return [
            f"key engine.ply int 1..{deepest} 1 throws looked ahead, and the play itself",
            f"key game.booklet enum {'|'.join(self._allowed['game.booklet'])} tournament",
            f"key game.variant enum {'|'.join(_VARIANTS)} backgammon",
        ]

    def _set(self, rest: str) -> Reply:
        key, _, value = rest.partition(" ")
        if key not in self._values:
            raise UbgiError("unsupported", f"{key}; there are {', '.join(self._values)}")
        if value not in self._allowed[key]:
            raise UbgiError("bad_value", f"{key} must be {'|'.join(self._allowed[key])}")
        before = self._values[key]
        self._values[key] = value
        try:
            self._rules()
        except BadInput as error:  # not every booklet has every variant
            self._values[key] = before
            raise UbgiError("bad_value", str(error)) from error
        return []

    def _set_option(self, rest: str) -> Reply:
        """The spelling of version 0.1: `setoption name Variant value backgammon`."""
        name, separator, value = rest.removeprefix("name ").partition(" value ")
        known = {"ply": "engine.ply", "variant": "game.variant", "booklet": "game.booklet"}
        if not separator or name.lower() not in known:
            raise UbgiError("unsupported", f"setoption {rest}")
        return self._set(f"{known[name.lower()]} {value}")

    def _get(self, rest: str) -> Reply:
        if rest not in self._values:
            raise UbgiError("unsupported", f"{rest}; there are {', '.join(self._values)}")
        return [f"value {rest} {self._values[rest]}"]

    # --- the game ---

    def _rules(self) -> Ruleset:
        setup = _VARIANTS[self._values["game.variant"]]
        switches = {} if setup is Setup.STANDARD else {"setup": setup.value}
        return read_rules({"ruleset": self._values["game.booklet"], "switches": switches})

    @property
    def _ply(self) -> int:
        return int(self._values["engine.ply"]) - 1

    def _set_position(self, rest: str) -> Reply:
        id_format, _, text = rest.partition(" ")
        if id_format == "gnubgid":
            if ":" in text:
                self._set_position_of_id(text)
            else:
                self._begin("")
                self._board = read_board(text, self._rules())
        elif id_format == "xgid":
            self._set_position_of_id(text)
        else:
            raise UbgiError("unsupported", f"position {id_format!r}; expected gnubgid or xgid")
        return []

    def _set_position_of_id(self, text: str) -> None:
        position = request_handler.position_of_id(text, {})
        self._position, self._board = position, position.board
        self._dice = request_handler.dice_of(position) if position.phase is Phase.PLAY else None

    def _set_dice(self, rest: str) -> Reply:
        words = rest.split()
        self._dice = read_dice([int(word) if word.isdecimal() else word for word in words])
        return []

    def _go(self, rest: str) -> Reply:
        role = rest.removeprefix("role").strip() or "chequer"
        if self._board is None:
            raise UbgiError("bad_state", "missing position")
        match role.split()[0]:
            case "chequer":
                info, move = self._best(self._board)
                return [info, f"bestmove {move or 'pass'}"]
            case "cube":
                return [f"bestcube {self._cube()}"]
            case "turn":
                info, move = self._best(self._board)
                return [info, f"bestturn cube={self._cube()} move={move or 'pass'}"]
            case _:
                raise UbgiError("unsupported", f"go {rest}; expected chequer, cube or turn")

    def _best(self, board: Board) -> tuple[str, str]:
        if self._dice is None:
            raise UbgiError("bad_state", "missing dice")
        rules = self._position.rules if self._position else self._rules()
        best = request_handler.best_choice(rules, board, self._dice, self._ply)
        high, low = max(self._dice), min(self._dice)
        plays = legal_plays(RolledTurn(rules, board, dice_to_play(rules, high, low))).results
        info = f"info score {best.equity:.4f} depth {self._ply + 1}"
        return info, write_steps(plays[request_handler.board_after(best)])

    def _cube(self) -> str:
        if self._position is None:
            raise UbgiError("bad_state", "missing cube and score: set the position by an XGID")
        response = request_handler.describe_cube(
            self._position, min(self._ply, request_handler.MAX_CUBE_PLY)
        )
        action: str = response["action"]
        return action.replace("no double", "nodouble")

    def _answer_draft(self, line: str) -> Reply:
        """Answer a bare XGID as in the first draft: one line, blank where nothing can be moved."""
        self._set_position_of_id(line)
        assert self._position is not None  # set by the line above
        assert self._board is not None
        if self._position.phase is Phase.PLAY:
            return [self._best(self._board)[1]]
        action = self._cube()
        if self._position.phase in CUBE_PHASES:
            return ["take" if action == "beaver" else action]
        return [action.replace("nodouble", "roll")]


def write_steps(steps: tuple[CheckerStep, ...]) -> str:
    """Steps as text, one for each die: `bar/22 13/10 13/10`.

    >>> write_steps((CheckerStep(25, 22), CheckerStep(6, 0)))
    'bar/22 6/off'
    """
    return " ".join(f"{point_name(step.start)}/{point_name(step.end)}" for step in steps)
