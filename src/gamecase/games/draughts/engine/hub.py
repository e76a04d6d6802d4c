"""The engine for other programs: the Hub protocol, line by line, as Scan and its Hub speak it."""

import re
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamecase import __version__
from gamecase.games.draughts.formats.hub import (
    NUMBERINGS,
    as_hub,
    read_hub,
    read_hub_move,
    write_hub_move,
    write_line,
)
from gamecase.games.draughts.moves import turns
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.root_search import Thinker, Thought

_GAME = Draughts()
_WORD = re.compile(r'\s*([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s"]+)))?')
_USUAL = "international"
_ENDLESS = 10**15  # positions; until somebody says stop
_BRIEF = 200_000  # positions; a known ending needs no more
_KNOWN_NAMES = {"normal": "international"}  # what Hub itself calls it


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How long to think: whichever comes first."""

    depth: int = 64
    nodes: int = _ENDLESS
    seconds: float | None = None


class Hub:
    """An engine that hears lines and tells lines."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._rules: Ruleset = find("draughts").rules(_USUAL)
        self._position = _GAME.opening(self._rules, MatchScore())
        self._numbering = as_hub
        self._limits = Limits(seconds=1.0)
        self._thinker: Thinker | None = None
        self._thread: threading.Thread | None = None
        self._is_busy = False
        self._commands: dict[str, Callable[[dict[str, str]], None]] = {
            "hub": self._greet,
            "init": self._load,
            "ping": lambda _: self._tell("pong"),
            "new-game": lambda _: None,  # every search begins with an empty memory
            "set-param": self._set,
            "pos": self._place,
            "level": self._limit,
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
                self.hear(line)
            except BadInput as error:
                told = str(error).replace('"', "'").replace("\n", " ")
                self._tell(f'error message="{told}"')
        self.stop()
        self.wait()

    def hear(self, line: str) -> None:
        """One line; BadInput says what was wrong with it."""
        if not line.strip():
            return
        name, said = _words(line)
        if name not in self._commands:
            raise BadInput(f"no command {name[:40]!r}; there are {[*self._commands, 'quit']}")
        if self._is_busy and name not in ("stop", "ponder-hit", "ping"):
            raise BadInput(f"{name} while thinking; say stop first")
        self._commands[name](said)

    def stop(self) -> None:
        """Answer with what was found so far."""
        if self._thinker is not None:
            self._thinker.stop()

    def wait(self) -> None:
        """Until the answer is told."""
        if self._thread is not None:
            self._thread.join()

    # --- commands ---

    def _greet(self, _said: dict[str, str]) -> None:
        keys = " ".join([*_KNOWN_NAMES, *find("draughts").booklets])
        self._tell(f"id name=Gamecase version={__version__} author=Gamecase")
        self._tell(f'param name=variant value={_USUAL} type=enum values="{keys}"')
        self._tell(f'param name=squares value=hub type=enum values="{" ".join(NUMBERINGS)}"')
        self._tell("wait")

    def _load(self, _said: dict[str, str]) -> None:
        # Compiled code is loaded here and not before, so that a greeting is answered at once.
        from gamecase.games.draughts.engine import tablebase_play  # noqa: F401, PLC0415

        self._tell("ready")

    def _set(self, said: dict[str, str]) -> None:
        name, value = said.get("name", ""), said.get("value", "")
        if name == "variant":
            self._rules = find("draughts").rules(_KNOWN_NAMES.get(value, value) or "?")
            self._position = _GAME.opening(self._rules, MatchScore())
        elif name == "squares":
            if value not in NUMBERINGS:
                raise BadInput(f"squares={value[:20]!r}: expected one of {[*NUMBERINGS]}")
            self._numbering = NUMBERINGS[value]
        else:
            raise BadInput(f"no parameter {name[:20]!r}; there are 'variant' and 'squares'")

    def _place(self, said: dict[str, str]) -> None:
        numbering = self._numbering(self._rules)
        position = (
            read_hub(self._rules, said["pos"], numbering)
            if "pos" in said
            else _GAME.opening(self._rules, MatchScore())
        )
        for text in said.get("moves", "").split():
            position = _GAME.apply(position, read_hub_move(position, text, numbering).move)
        self._position = position

    def _limit(self, said: dict[str, str]) -> None:
        numbers = {name: _number(name, text) for name, text in said.items() if text}
        if unknown := {*said} - {"depth", "nodes", "time", "inc", "moves", "move-time", "infinite"}:
            raise BadInput(f"level: unknown {sorted(unknown)}")
        seconds = numbers.get("move-time")
        if "time" in numbers:
            # As if the game went on for thirty more moves, and never half of what is left at once.
            left = numbers["time"]
            share = left / max(1.0, numbers.get("moves", 30.0)) + 0.8 * numbers.get("inc", 0.0)
            seconds = min(share, left / 2)
        self._limits = Limits(
            depth=int(max(1, min(64, numbers.get("depth", 64)))),
            nodes=int(max(1, min(_ENDLESS, numbers.get("nodes", _ENDLESS)))),
            seconds=seconds,
        )

    def _go(self, said: dict[str, str]) -> None:
        # A draw by counting is for the two programs to agree on: who is asked to play on does.
        if not turns(self._rules, self._position.cells, self._position.turn).plays:
            raise BadInput("go: the game is over")
        from gamecase.games.draughts.engine.root_search import Effort, Thinker  # noqa: PLC0415

        limits = Limits() if {"analyze", "ponder"} & {*said} else self._limits
        effort = Effort(depth=limits.depth, nodes=limits.nodes, knows_endings=True)
        self._thinker = Thinker(self._position, effort)
        job = (self._position, self._thinker, limits)
        self._is_busy = True
        self._thread = threading.Thread(target=self._think, args=job, daemon=True)
        self._thread.start()

    # --- thinking, in a thread of its own ---

    def _think(self, position: Position, thinker: "Thinker", limits: Limits) -> None:
        from gamecase.games.draughts.engine.root_search import Effort  # noqa: PLC0415
        from gamecase.games.draughts.engine.tablebase_files import endings_of  # noqa: PLC0415
        from gamecase.games.draughts.engine.tablebase_play import finish  # noqa: PLC0415

        numbering = self._numbering(position.rules)
        began = time.perf_counter()
        timer = threading.Timer(limits.seconds or 0, thinker.stop)
        if limits.seconds is not None:
            timer.start()

        def heard(thoughts: "list[Thought]") -> None:
            spent = time.perf_counter() - began
            line = write_line(position, thinker.line(thoughts[0].play), numbering)
            self._tell(
                f"info depth={thinker.depth} score={_score(thoughts[0].value):.2f} "
                f"nodes={thinker.nodes} time={spent:.2f} "
                f'nps={thinker.nodes / max(spent, 1e-3) / 1e6:.2f} pv="{" ".join(line)}"'
            )

        known = endings_of(position.rules)
        found = finish(position, known, Effort(nodes=_BRIEF, knows_endings=True)) if known else None
        best = (found or thinker.think(heard=heard))[0]
        timer.cancel()
        line = write_line(position, thinker.line(best.play, longest=2), numbering)
        ponder = f" ponder={line[1]}" if len(line) > 1 else ""
        self._is_busy = False  # before the answer: whoever hears it may go on at once
        self._tell(f"done move={write_hub_move(best.play, numbering)}{ponder}")


def _words(line: str) -> tuple[str, dict[str, str]]:
    """`level move-time=2 infinite` is a name and what is said to it."""
    said: dict[str, str] = {}
    name, at = "", 0
    text = line.strip()
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            raise BadInput(
                f"column {at + 1}: {text[at : at + 20]!r} is neither name nor name=value"
            )
        if name:
            said[found[1]] = found[2] if found[2] is not None else found[3] or ""
        name = name or found[1]
        at = found.end()
    return name, said


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= _ENDLESS:
        raise BadInput(f"{name}={text[:20]!r}: expected a number that is not negative")
    return number


def _score(value: int) -> float:
    """In men; beyond 90 a game that is decided, the nearer to 100 the sooner."""
    from gamecase.games.draughts.engine.search import ENDING, SURE, WIN  # noqa: PLC0415

    if abs(value) <= SURE:
        return value / 100
    left = (WIN if abs(value) > ENDING else ENDING) - abs(value)
    return (1 if value > 0 else -1) * max(90.0, (100 if abs(value) > ENDING else 98) - left / 100)
