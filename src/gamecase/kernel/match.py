"""Matches of several games: best of N, first to N points, N games, or open-ended."""

from dataclasses import dataclass
from typing import Literal

from gamecase.kernel.errors import BadInput

MatchKind = Literal["best-of", "first-to", "games", "open"]


@dataclass(frozen=True, slots=True)
class MatchRule:
    """The length of a match; a single game is best of one."""

    kind: MatchKind = "best-of"
    number: int = 1

    def __post_init__(self) -> None:
        if self.kind not in ("best-of", "first-to", "games", "open"):
            raise BadInput(f"match kind {self.kind!r}; it can be best-of, first-to, games or open")
        if not 1 <= self.number <= 1000:
            raise BadInput(f"a match is for 1 to 1000, not {self.number}")
        if self.kind == "best-of" and self.number % 2 == 0:
            raise BadInput(f"the best of {self.number} games may have no best: take an odd number")

    def __str__(self) -> str:
        """As `read_match` reads it."""
        return "open" if self.kind == "open" else f"{self.kind}-{self.number}"

    @property
    def is_single(self) -> bool:
        return self.kind == "best-of" and self.number == 1


def read_match(text: str) -> MatchRule:
    """The match rule that booklets and forms name; `open` has no end.

    >>> read_match("best-of-3").number, read_match("first-to-100").kind
    (3, 'first-to')
    """
    if text == "open":
        return MatchRule("open")
    kind, _, number = text.rpartition("-")
    if not number.isdecimal() or len(number) > 4:
        raise BadInput(f"no match {text!r}; expected one like best-of-3, first-to-7 or open")
    return MatchRule(kind, int(number))  # type: ignore[arg-type]  # checked by MatchRule


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The score at the beginning of a game, by seat in order of play."""

    rule: MatchRule = MatchRule()
    scores: tuple[tuple[int, ...], ...] = ()  # the running score after each game so far

    @property
    def score(self) -> tuple[int, ...]:
        return self.scores[-1] if self.scores else ()


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress, scored by chair because players may change seats between games."""

    rule: MatchRule
    chairs: int
    results: tuple[tuple[int, ...], ...] = ()  # points per game and chair; all 0 for a draw

    def with_result(self, points: tuple[int, ...]) -> "Match":
        return Match(self.rule, self.chairs, (*self.results, points))

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The running score after each game: games won, or points in a match for points."""
        running = [0] * self.chairs
        scores = []
        for points in self.results:
            for chair, won in enumerate(points):
                running[chair] += min(won, 1) if self.rule.kind == "best-of" else won
            scores.append(tuple(running))
        return tuple(scores)

    @property
    def score(self) -> tuple[int, ...]:
        return self.scores[-1] if self.results else (0,) * self.chairs

    @property
    def is_over(self) -> bool:
        best = max(self.score)
        match self.rule.kind:
            case "open":
                return False
            case "first-to":
                return best >= self.rule.number
            case "games":
                return len(self.results) >= self.rule.number
            case "best-of":
                left = self.rule.number - len(self.results)
                # Partners have the same results, so a set of results has one element per side.
                sides = {*zip(*self.results, strict=True)}
                ranked = sorted((sum(map(bool, won)) for won in sides), reverse=True)
                lead = ranked[0] - ranked[1] if len(ranked) > 1 else 0
                return lead > left or left <= 0

    @property
    def leaders(self) -> tuple[int, ...]:
        """The leading chairs, from 1; all of them when the score is level."""
        best = max(self.score)
        return tuple(chair for chair, won in enumerate(self.score, start=1) if won == best)
