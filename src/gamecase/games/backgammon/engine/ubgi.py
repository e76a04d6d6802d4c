"""The Universal Backgammon Interface (UBGI): lines of text from another program, and back.

It is young and comes in two dialects, both of which are spoken here. By the first draft a bare XGID
is a question, answered by the move, `roll`, `double`, `take` or `drop`. By version 0.2 position and
dice are set, and `go` asks. There `engine.ply` counts the play itself: its 1 is what is called 0
plies elsewhere.
"""

from collections.abc import Callable

from gamecase import __version__
from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.engine import requests
from gamecase.games.backgammon.json_requests import read_board, read_dice, read_rules
from gamecase.games.backgammon.notation import point_name
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

Lines = list[str]

_VARIANTS = {
    "backgammon": Setup.STANDARD,
    "nackgammon": Setup.NACKGAMMON,
    "hypergammon": Setup.HYPERGAMMON,
}


class Unheard(Exception):
    """A line that cannot be answered: the code of the fault, and what it is."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(f"error {code} {what}")


class Ubgi:
    """One conversation: what was set, and where the game stands."""

    def __init__(self) -> None:
        booklets = [*find("backgammon").booklets]
        self._allowed = {
            "engine.ply": [str(each + 1) for each in range(requests.DEEPEST + 1)],
            "game.booklet": booklets,
            "game.variant": [*_VARIANTS],
        }
        self._values = {
            "engine.ply": "1",
            "game.booklet": "tournament",
            "game.variant": "backgammon",
        }
        self._board: Board | None = None
        self._position: Position | None = None  # where the ID told of cube and score
        self._dice: tuple[int, int] | None = None

    def hear(self, line: str) -> Lines | None:
        """The lines of the answer; None once the other side has said quit."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            return None
        try:
            return self._answer(word, rest.strip(), line)
        except Unheard as fault:
            return [str(fault)]
        except BadInput as error:
            return [f"error bad_value {error}"]

    def _answer(self, word: str, rest: str, line: str) -> Lines:
        commands: dict[str, Callable[[str], Lines]] = {
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
            return self._draft(line)
        raise Unheard("bad_command", f"{word!r}; known are {', '.join(commands)} and an XGID")

    # --- introductions ---

    def _introduce(self, _rest: str) -> Lines:
        told = [
            f"id name Gamecase {__version__}",
            "id author Gamecase",
            f"id version {__version__}",
        ]
        # The draft waits for readyok, later versions for ubgiok.
        return [*told, "proto 0.2", "ubgiok", "readyok"]

    def _begin(self, _rest: str) -> Lines:
        self._board = self._position = self._dice = None
        return []

    def _keys(self, _rest: str) -> Lines:
        deepest = self._allowed["engine.ply"][-1]
        return [
            f"key engine.ply int 1..{deepest} 1 throws looked ahead, and the play itself",
            f"key game.booklet enum {'|'.join(self._allowed['game.booklet'])} tournament",
            f"key game.variant enum {'|'.join(_VARIANTS)} backgammon",
        ]

    def _set(self, rest: str) -> Lines:
        key, _, value = rest.partition(" ")
        if key not in self._values:
            raise Unheard("unsupported", f"{key}; there are {', '.join(self._values)}")
        if value not in self._allowed[key]:
            raise Unheard("bad_value", f"{key} must be {'|'.join(self._allowed[key])}")
        before = self._values[key]
        self._values[key] = value
        try:
            self._rules()
        except BadInput as error:  # not every booklet has every variant
            self._values[key] = before
            raise Unheard("bad_value", str(error)) from error
        return []

    def _set_option(self, rest: str) -> Lines:
        """The spelling of version 0.1: `setoption name Variant value backgammon`."""
        name, found, value = rest.removeprefix("name ").partition(" value ")
        known = {"ply": "engine.ply", "variant": "game.variant", "booklet": "game.booklet"}
        if not found or name.lower() not in known:
            raise Unheard("unsupported", f"setoption {rest}")
        return self._set(f"{known[name.lower()]} {value}")

    def _get(self, rest: str) -> Lines:
        if rest not in self._values:
            raise Unheard("unsupported", f"{rest}; there are {', '.join(self._values)}")
        return [f"value {rest} {self._values[rest]}"]

    # --- the game ---

    def _rules(self) -> Ruleset:
        setup = _VARIANTS[self._values["game.variant"]]
        switches = {} if setup is Setup.STANDARD else {"setup": setup.value}
        return read_rules({"ruleset": self._values["game.booklet"], "switches": switches})

    @property
    def _ply(self) -> int:
        return int(self._values["engine.ply"]) - 1

    def _set_position(self, rest: str) -> Lines:
        form, _, told = rest.partition(" ")
        if form == "gnubgid":
            if ":" in told:
                self._take(told)
            else:
                self._begin("")
                self._board = read_board(told, self._rules())
        elif form == "xgid":
            self._take(told)
        else:
            raise Unheard("unsupported", f"position {form!r}; expected gnubgid or xgid")
        return []

    def _take(self, told: str) -> None:
        position = requests.shown_position(told, {})
        self._position, self._board = position, position.board
        self._dice = requests.dice_of(position) if position.phase is Phase.PLAY else None

    def _set_dice(self, rest: str) -> Lines:
        words = rest.split()
        self._dice = read_dice([int(word) if word.isdecimal() else word for word in words])
        return []

    def _go(self, rest: str) -> Lines:
        wanted = rest.removeprefix("role").strip() or "chequer"
        if self._board is None:
            raise Unheard("bad_state", "missing position")
        match wanted.split()[0]:
            case "chequer":
                info, move = self._best(self._board)
                return [info, f"bestmove {move or 'pass'}"]
            case "cube":
                return [f"bestcube {self._cube()}"]
            case "turn":
                info, move = self._best(self._board)
                return [info, f"bestturn cube={self._cube()} move={move or 'pass'}"]
            case _:
                raise Unheard("unsupported", f"go {rest}; expected chequer, cube or turn")

    def _best(self, board: Board) -> tuple[str, str]:
        if self._dice is None:
            raise Unheard("bad_state", "missing dice")
        rules = self._position.rules if self._position else self._rules()
        best = requests.best_of(rules, board, self._dice, self._ply)
        high, low = max(self._dice), min(self._dice)
        plays = legal_plays(Turn(rules, board, numbers(rules, high, low))).results
        info = f"info score {best.equity:.4f} depth {self._ply + 1}"
        return info, written(plays[requests.board_after(best)])

    def _cube(self) -> str:
        if self._position is None:
            raise Unheard("bad_state", "missing cube and score: set the position by an XGID")
        told = requests.cube_answer(self._position, min(self._ply, requests.DEEPEST_CUBE))
        action: str = told["action"]
        return action.replace("no double", "nodouble")

    def _draft(self, line: str) -> Lines:
        """A bare XGID, as the first draft has it: one line, blank where nothing can be moved."""
        self._take(line)
        assert self._position is not None  # it was just taken
        assert self._board is not None
        if self._position.phase is Phase.PLAY:
            return [self._best(self._board)[1]]
        action = self._cube()
        if self._position.phase in CUBE_WAITS:
            return ["take" if action == "beaver" else action]
        return [action.replace("nodouble", "roll")]


def written(steps: tuple[Step, ...]) -> str:
    """Every hop by itself: `bar/22 13/10 13/10`.

    >>> written((Step(25, 22), Step(6, 0)))
    'bar/22 6/off'
    """
    return " ".join(f"{point_name(step.start)}/{point_name(step.end)}" for step in steps)
