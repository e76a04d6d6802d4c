"""The rollouts of first throws and of the replies to them, as `training/backgammon_openings.py`
writes them: equities for money, with the cube in the middle."""

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from gamecase.games.backgammon.actions import Call, Roll, Start
from gamecase.games.backgammon.position import Position, opening
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Phrase

_FILE = Path(__file__).parent / "drills" / "data" / "opening_play.jsonl"
_GAME = Backgammon()


@dataclass(frozen=True, slots=True)
class RolledOutPlay:
    """A play, its equity with the standard error, and the chances of whoever plays it."""

    text: str
    equity: float
    error: float
    win: float
    win_gammon: float
    lose_gammon: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningDecision:
    """A first throw, or a reply to a play of it, with the plays that come into question."""

    throw: str  # two digits, the higher first
    played: str = ""
    reply: str = ""  # the throw that replies to the play
    plays: tuple[RolledOutPlay, ...]  # the best first

    def loss(self, play: RolledOutPlay) -> float:
        """What a play loses compared with the best one, in points."""
        return self.plays[0].equity - play.equity


@cache
def opening_decisions() -> tuple[OpeningDecision, ...]:
    """All decisions: the first throws, then the replies."""
    _, *lines = _FILE.read_text("utf-8").splitlines()
    return tuple(_decision(line) for line in lines)


def _decision(line: str) -> OpeningDecision:
    fields = json.loads(line)
    plays = tuple(RolledOutPlay(*play) for play in fields.pop("plays"))
    return OpeningDecision(**fields, plays=plays)


def find_decision(throw: str, played: str = "", reply: str = "") -> OpeningDecision | None:
    """The decision of a throw, or of a reply; None if it was not rolled out."""
    wanted = (throw, played, reply)
    return _by_key().get(wanted)


@cache
def _by_key() -> dict[tuple[str, str, str], OpeningDecision]:
    return {(each.throw, each.played, each.reply): each for each in opening_decisions()}


def worth_of(play: RolledOutPlay) -> Phrase:
    """The equity of a play and its standard error, in points."""
    sign = "+" if play.equity > 0 else "−" if play.equity < 0 else ""
    points, error = abs(play.equity), play.error
    return Phrase("drill-rolled-out", {"sign": sign, "points": points, "error": error})


def position_of_decision(rules: Ruleset, decision: OpeningDecision) -> Position:
    """The position in which the first seat has a decision; nobody resigns."""
    position = opening(replace(rules, resignation=False), MatchScore())
    high, low = map(int, decision.throw)
    if not decision.reply:
        return _GAME.apply(position, Start(high, low))
    position = _GAME.apply(position, Start(low, high))
    position = _GAME.apply(position, _GAME.read_action(decision.played))
    position = _GAME.apply(position, Call.THROW)
    high, low = map(int, decision.reply)
    return _GAME.apply(position, Roll(high, low))
