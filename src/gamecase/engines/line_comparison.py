"""Compare lines by what the steps of a deep analysis have found, and say how sure that is."""

import math
from dataclasses import dataclass, field, replace

from gamecase.engines.deep_analysis_module import DeepLine, DeepStep
from gamecase.kernel.phrase import Phrase

_CONFIDENCE = 1.96  # standard errors of a 95 % confidence interval

#: A line is given up when it is behind the best by so many standard errors of the difference, after
#: so many games.
_GIVEN_UP, _GIVEN_UP_AFTER = 3.5, 72


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedLine:
    """A line, its value to the seat to act, and how sure that is."""

    key: str
    choice: str
    told: tuple[Phrase, ...]
    actions: tuple[str, ...]
    value: float
    error: float = 0.0  # standard error of the value
    games: int = 0
    ends_in: int | None = None
    is_live: bool = True  # False: so clearly worse that it is not played on

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        return self.value - _CONFIDENCE * self.error, self.value + _CONFIDENCE * self.error


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonResult:
    """What a comparison has found so far; it can be stored."""

    lines: tuple[ComparedLine, ...]  # the best first, with the opponent's answers
    odds: float | None  # that the first choice is the best; None without games or others
    games: int
    ply: int


@dataclass(slots=True)
class _Record:
    """What is known of one line."""

    line: DeepLine
    games: dict[int, tuple[float, ...]] = field(default_factory=dict)  # values by step

    def values(self, steps: set[int] | None = None) -> list[float]:
        kept = sorted(self.games if steps is None else steps)
        return [value for step in kept for value in self.games[step]]


class LineComparison:
    """The lines of one analysis; steps may be added in any order."""

    def __init__(self) -> None:
        self._records: dict[str, _Record] = {}
        self.lines: tuple[ComparedLine, ...] = ()
        self._odds: float | None = None
        self.steps = 0  # that were added
        self.ply = 0
        self.state = ""
        self.is_last = False  # a step has said that more would change nothing

    def add(self, number: int, step: DeepStep) -> None:
        """Take in the step of this number."""
        self.steps += 1
        self.ply = max(self.ply, step.ply)
        self.state = step.state
        self.is_last = self.is_last or step.is_last
        has_games = any(line.games for line in step.lines)
        if not has_games and number:
            self._records = {}  # a deeper search replaces what a less deep one has found
        for line in step.lines:
            record = self._records.setdefault(line.key, _Record(line))
            if not line.games:
                record.line = line
            elif step.replaces_games:
                record.games = {0: line.games}
            else:
                record.games[number] = line.games
        self.lines = tuple(self._sorted())
        best = self._records[self.lines[0].key]
        self.lines = tuple(
            replace(line, is_live=not self._is_behind(self._records[line.key], best))
            for line in self.lines
        )
        self._odds = self._find_odds()

    @property
    def result(self) -> ComparisonResult:
        games = max((line.games for line in self.lines), default=0)
        return ComparisonResult(lines=self.lines, odds=self._odds, games=games, ply=self.ply)

    @property
    def live_keys(self) -> tuple[str, ...]:
        """The lines that can still be best."""
        return tuple(line.key for line in self.lines if line.is_live)

    def _find_odds(self) -> float | None:
        """The chance that the best choice is the best of those compared.

        None without games, and where there is nothing to compare.
        Each other choice is compared game by game, since all have the same dice; the product of the
        chances to be better than each is a cautious figure, as if these were independent.
        """
        if not any(line.games for line in self.lines):
            return None
        best, *others = _binding(self.lines)
        if not others:
            return None
        return math.prod(self._chance_better(best.key, other.key) for other in others)

    def _sorted(self) -> list[ComparedLine]:
        lines = [_compared(record) for record in self._records.values()]
        bound = {line.choice: line.value for line in _binding(lines)}
        return sorted(lines, key=lambda line: (-bound[line.choice], line.value, line.key))

    def _is_behind(self, record: _Record, best: _Record) -> bool:
        """Whether a line is clearly worse than the best; answers of the opponent never are."""
        if not record.games or record.line.choice:
            return False
        lost = self._differences(best, record)
        if len(lost) < _GIVEN_UP_AFTER:
            return False
        return math.fsum(lost) / len(lost) > _GIVEN_UP * _standard_error(lost)

    def _differences(self, one: _Record, other: _Record) -> list[float]:
        """The differences of the games that both lines have; a line without games has one value."""
        if not one.games or not other.games:
            return [
                mine - theirs
                for mine in one.values() or [one.line.value]
                for theirs in other.values() or [other.line.value]
            ]
        steps = {*one.games} & {*other.games}
        pairs = zip(one.values(steps), other.values(steps), strict=False)
        return [mine - theirs for mine, theirs in pairs]

    def _chance_better(self, key: str, other: str) -> float:
        gained = self._differences(self._records[key], self._records[other])
        if not gained:
            return 0.5
        mean, error = math.fsum(gained) / len(gained), _standard_error(gained)
        if not error:
            return 1.0 if mean > 0 else 0.5 if mean == 0 else 0.0
        return 0.5 * (1 + math.erf(mean / error / math.sqrt(2)))


def _compared(record: _Record) -> ComparedLine:
    line, values = record.line, record.values()
    return ComparedLine(
        key=line.key,
        choice=line.choice or line.key,
        told=line.told,
        actions=line.actions,
        value=math.fsum(values) / len(values) if values else line.value,
        error=_standard_error(values),
        games=len(values),
        ends_in=line.ends_in,
    )


def _binding(lines: "tuple[ComparedLine, ...] | list[ComparedLine]") -> list[ComparedLine]:
    """One line of each choice, the one that the opponent chooses; the best choice first."""
    worst: dict[str, ComparedLine] = {}
    for line in lines:
        if line.choice not in worst or line.value < worst[line.choice].value:
            worst[line.choice] = line
    return sorted(worst.values(), key=lambda line: -line.value)


def _standard_error(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)) / (
        math.sqrt(len(values))
    )
