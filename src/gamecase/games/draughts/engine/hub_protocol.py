"""The Hub protocol, by which other programs use the engine: the protocol of Scan and its GUI, Hub.

Numba and the compiled search are imported when they are first needed, so that a program that asks
for the name of the engine gets it at once.
"""

import re
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamecase import __version__
from gamecase.games.draughts.formats.hub_notation import (
    NUMBERINGS,
    hub_numbering,
    read_hub,
    read_hub_move,
    write_hub_move,
    write_line,
)
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.root_search import RootSearch, ScoredPlay, SearchCache

_GAME = Draughts()
_ARGUMENT = re.compile(r'\s*([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s"]+)))?')
_DEFAULT_VARIANT = "international"
_UNLIMITED = 10**15  # positions: until `stop`
_TABLEBASE_NODES = 200_000  # positions, for moves that the tablebase does not order
_TABLE_ENTRIES = (1 << 22) - 1  # of the transposition table: 64 MB
_VARIANT_ALIASES = {"normal": "international"}  # the name in the protocol itself
_LEVEL_ARGUMENTS = {"depth", "nodes", "time", "inc", "moves", "move-time", "infinite"}


@dataclass(frozen=True, slots=True, kw_only=True)
class HubLimits:
    """The limits of the command `level`; the first that is reached ends a search."""

    depth: int = 64
    nodes: int = _UNLIMITED
    seconds: float | None = None


class HubSession:
    """Answers lines of the protocol; `send` is called with every line of the answer."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._rules: Ruleset = find("draughts").rules(_DEFAULT_VARIANT)
        self._position = _GAME.opening(self._rules, MatchScore())
        self._numbering = hub_numbering
        self._limits = HubLimits(seconds=1.0)
        self._search: RootSearch | None = None
        self._memory: SearchCache | None = None  # kept until the next game
        self._thread: threading.Thread | None = None
        self._is_busy = False
        self._commands: dict[str, Callable[[dict[str, str]], None]] = {
            "hub": self._send_identity,
            "init": self._initialise,
            "ping": lambda _: self._send("pong"),
            "new-game": lambda _: self._forget(),
            "set-param": self._set_parameter,
            "pos": self._set_position,
            "level": self._set_level,
            "go": self._go,
            "stop": lambda _: self.stop(),
            "ponder-hit": lambda _: self.stop(),
        }

    def serve(self, lines: Iterable[str]) -> None:
        """Answer every line until `quit`, or until there are no more."""
        for line in lines:
            if line.strip() == "quit":
                break
            try:
                self.handle(line)
            except BadInput as error:
                message = str(error).replace('"', "'").replace("\n", " ")
                self._send(f'error message="{message}"')
        self.stop()
        self.wait()

    def handle(self, line: str) -> None:
        """Run the command of one line; BadInput when it is not a valid one."""
        if not line.strip():
            return
        name, arguments = _parse_command(line)
        if name not in self._commands:
            raise BadInput(f"no command {name[:40]!r}; there are {[*self._commands, 'quit']}")
        if self._is_busy and name not in ("stop", "ponder-hit", "ping"):
            raise BadInput(f"{name} during a search; send stop first")
        self._commands[name](arguments)

    def stop(self) -> None:
        """Stop the search, which then answers with what it has found so far."""
        if self._search is not None:
            self._search.stop()

    def _forget(self) -> None:
        self._memory = None

    def wait(self) -> None:
        """Wait until the search has answered."""
        if self._thread is not None:
            self._thread.join()

    # --- commands ---

    def _send_identity(self, _arguments: dict[str, str]) -> None:
        keys = " ".join([*_VARIANT_ALIASES, *find("draughts").booklets])
        self._send(f"id name=Gamecase version={__version__} author=Gamecase")
        self._send(f'param name=variant value={_DEFAULT_VARIANT} type=enum values="{keys}"')
        self._send(f'param name=squares value=hub type=enum values="{" ".join(NUMBERINGS)}"')
        self._send("wait")

    def _initialise(self, _arguments: dict[str, str]) -> None:
        from gamecase.engines.cached_njit import prepare  # noqa: PLC0415
        from gamecase.games.draughts.engine import (  # noqa: PLC0415
            search,
            tablebase,
            transposition,
        )

        prepare(search.negamax, transposition.position_key, tablebase.probe)
        self._send("ready")

    def _set_parameter(self, arguments: dict[str, str]) -> None:
        name, value = arguments.get("name", ""), arguments.get("value", "")
        if name == "variant":
            self._rules = find("draughts").rules(_VARIANT_ALIASES.get(value, value) or "?")
            self._forget()
            self._position = _GAME.opening(self._rules, MatchScore())
        elif name == "squares":
            if value not in NUMBERINGS:
                raise BadInput(f"squares={value[:20]!r}: expected one of {[*NUMBERINGS]}")
            self._numbering = NUMBERINGS[value]
        else:
            raise BadInput(f"no parameter {name[:20]!r}; there are 'variant' and 'squares'")

    def _set_position(self, arguments: dict[str, str]) -> None:
        numbering = self._numbering(self._rules)
        position = (
            read_hub(self._rules, arguments["pos"], numbering)
            if "pos" in arguments
            else _GAME.opening(self._rules, MatchScore())
        )
        for text in arguments.get("moves", "").split():
            position = _GAME.apply(position, read_hub_move(position, text, numbering).move)
        self._position = position

    def _set_level(self, arguments: dict[str, str]) -> None:
        numbers = {name: _number(name, text) for name, text in arguments.items() if text}
        if unknown := {*arguments} - _LEVEL_ARGUMENTS:
            raise BadInput(f"level: unknown {sorted(unknown)}")
        seconds = numbers.get("move-time")
        if "time" in numbers:
            # Time for thirty more moves, but never more than half of what is left.
            left = numbers["time"]
            share = left / max(1.0, numbers.get("moves", 30.0)) + 0.8 * numbers.get("inc", 0.0)
            seconds = min(share, left / 2)
        self._limits = HubLimits(
            depth=int(max(1, min(64, numbers.get("depth", 64)))),
            nodes=int(max(1, min(_UNLIMITED, numbers.get("nodes", _UNLIMITED)))),
            seconds=seconds,
        )

    def _go(self, arguments: dict[str, str]) -> None:
        # Draws by repetition or by counting moves are for the other program to claim.
        if not legal_moves(self._rules, self._position.cells, self._position.turn).plays:
            raise BadInput("go: the game is over")
        from gamecase.games.draughts.engine.root_search import (  # noqa: PLC0415
            RootSearch,
            SearchCache,
            SearchLimits,
        )

        hub_limits = HubLimits() if {"analyze", "ponder"} & {*arguments} else self._limits
        limits = SearchLimits(depth=hub_limits.depth, nodes=hub_limits.nodes, uses_tablebase=True)
        self._memory = self._memory or SearchCache(_TABLE_ENTRIES)
        self._search = RootSearch(self._position, limits, memory=self._memory)
        self._is_busy = True
        self._thread = threading.Thread(
            target=self._run_search, args=(self._search, hub_limits.seconds), daemon=True
        )
        self._thread.start()

    # --- the search, in a thread of its own ---

    def _run_search(self, root_search: "RootSearch", seconds: float | None) -> None:
        position = root_search.position
        numbering = self._numbering(position.rules)
        began = time.perf_counter()
        timer = threading.Timer(seconds or 0, root_search.stop)
        if seconds is not None:
            timer.start()

        def send_info(scored_plays: "list[ScoredPlay]") -> None:
            spent = time.perf_counter() - began
            nodes, best = root_search.nodes, scored_plays[0]
            line = " ".join(write_line(position, root_search.line(best.play), numbering))
            self._send(
                f"info depth={root_search.depth} score={_score(best.value):.2f} nodes={nodes} "
                f'time={spent:.2f} nps={nodes / max(spent, 1e-3) / 1e6:.2f} pv="{line}"'
            )

        best = (_score_by_tablebase(position) or root_search.run(on_depth=send_info))[0]
        timer.cancel()
        line = write_line(position, root_search.line(best.play, longest=2), numbering)
        ponder = f" ponder={line[1]}" if len(line) > 1 else ""
        self._is_busy = False  # before the answer, so that the next command may follow at once
        self._send(f"done move={write_hub_move(best.play, numbering)}{ponder}")


def _score_by_tablebase(position: Position) -> "list[ScoredPlay] | None":
    from gamecase.games.draughts.engine.root_search import SearchLimits  # noqa: PLC0415
    from gamecase.games.draughts.engine.tablebase_files import find_tablebase  # noqa: PLC0415
    from gamecase.games.draughts.engine.tablebase_play import score_by_tablebase  # noqa: PLC0415

    tablebase = find_tablebase(position.rules)
    limits = SearchLimits(nodes=_TABLEBASE_NODES, uses_tablebase=True)
    return score_by_tablebase(position, tablebase, limits) if tablebase else None


def _parse_command(line: str) -> tuple[str, dict[str, str]]:
    """The name of a command and its arguments, as in `level move-time=2 infinite`."""
    arguments: dict[str, str] = {}
    name, at = "", 0
    text = line.strip()
    while at < len(text):
        match = _ARGUMENT.match(text, at)
        if match is None:
            raise BadInput(
                f"column {at + 1}: {text[at : at + 20]!r} is neither name nor name=value"
            )
        if name:
            arguments[match[1]] = match[2] if match[2] is not None else match[3] or ""
        name = name or match[1]
        at = match.end()
    return name, arguments


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= _UNLIMITED:
        raise BadInput(f"{name}={text[:20]!r}: expected a number that is not negative")
    return number


def _score(value: int) -> float:
    """A value in men; beyond 90 the game is decided, the nearer to 100 the sooner."""
    from gamecase.games.draughts.engine.search import DECIDED, TABLEBASE_WIN, WIN  # noqa: PLC0415

    if abs(value) <= DECIDED:
        return value / 100
    most, shown = (WIN, 100) if abs(value) > TABLEBASE_WIN else (TABLEBASE_WIN, 98)
    moves_left = most - abs(value)
    return (1 if value > 0 else -1) * max(90.0, shown - moves_left / 100)
