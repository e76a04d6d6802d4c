"""Messages about deep analyses, for pages."""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gamecase.engines.deep_analysis_module import DeepLevel
from gamecase.engines.line_comparison import ComparedLine, ComparisonResult
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import PositionNode
from gamecase.kernel.seat import Seat
from gamecase.messages.deep_types import DeepAnalysisMessage, DeepLevelMessage, DeepLineMessage
from gamecase.messages.entries import action_message
from gamecase.registry import GamePackage
from gamecase.words import Speaker

if TYPE_CHECKING:
    from gamecase.registry import AnyDeepAnalysis

#: Messages that the scripts of pages with deep analyses show.
DEEP_WORDS = ("deep-failed", "deep-picture", "deep-refused", "deep-start", "deep-stop")

#: What is said when an analysis ends early.
_PROBLEMS = {"failed": "deep-failed", "limit": "deep-limit", "refused": "deep-refused"}

_MOST_SURE = 99  # per cent: a finite number of games leaves a doubt


def levels_of(package: GamePackage, position: object) -> tuple[DeepLevel, ...]:
    """The levels of a position, the quickest first; none where the game is over."""
    module = package.deep_analysis
    if module is None or package.game.outcome(position) is not None:
        return ()
    return module.levels(position)


def level_labels(
    words: Speaker, package: GamePackage, nodes: Sequence[PositionNode]
) -> dict[str, str]:
    """The names of all levels of a game's positions."""
    levels = {level.key: level for node in nodes for level in levels_of(package, node.position)}
    return {key: words.say(level.label) for key, level in levels.items()}


def level_messages(words: Speaker, levels: Iterable[DeepLevel]) -> list[DeepLevelMessage]:
    """The levels of a position, the quickest first."""
    return [
        {"key": level.key, "label": words.say(level.label), "compares": level.compares}
        for level in levels
    ]


def deep_message(
    words: Speaker,
    module: "AnyDeepAnalysis",
    seat: Seat,
    level: DeepLevel,
    result: ComparisonResult,
) -> DeepAnalysisMessage:
    """What was found, as a finished analysis; the caller fills in how far it is."""
    is_rollout = level.kind == "rollout" and result.games > 0
    depth = Phrase("deep-plies", {"plies": result.ply}) if level.steps and level.compares else None
    if is_rollout:
        progress = words("deep-games", games=result.games)
    else:
        progress = words.say(depth or Phrase("deep-depth", {"ply": result.ply}))
    return {
        "level": level.key,
        "state": "done",
        "seat": seat.value,
        "steps": 0,
        "wanted": 0,
        "progress": progress if result.lines else "",
        "sure": "" if result.odds is None else words("deep-sure", percent=_percent(result.odds)),
        "problem": "",
        "lines": [_line_message(words, module, seat, line) for line in result.lines],
    }


def with_state(
    words: Speaker, message: DeepAnalysisMessage, state: str, steps: int, wanted: int
) -> DeepAnalysisMessage:
    """The message of an analysis that is under way, or has ended."""
    problem = words(_PROBLEMS[state]) if state in _PROBLEMS else ""
    return {**message, "state": state, "steps": steps, "wanted": wanted, "problem": problem}


def _percent(odds: float) -> int:
    return min(round(100 * odds), _MOST_SURE)


def _line_message(
    words: Speaker, module: "AnyDeepAnalysis", seat: Seat, line: ComparedLine
) -> DeepLineMessage:
    own = words.say(module.describe_value(line.value, line.ends_in))
    other = words.say(module.describe_value(-line.value, line.ends_in))
    is_known, has_games = math.isfinite(line.value), line.games > 0
    low, high = line.interval
    half = round((high - low) / 2, 3)
    return {
        "key": line.key,
        "told": [action_message(words, phrase) for phrase in line.told],
        "worth": {"first": own, "second": other}
        if seat is Seat.FIRST
        else {"first": other, "second": own},
        "interval": words("deep-interval", half=half) if has_games else "",
        "value": line.value if is_known else None,
        "low": low if is_known and has_games else None,
        "high": high if is_known and has_games else None,
        "games": words("deep-games", games=line.games) if has_games else "",
        "is_live": line.is_live,
    }
