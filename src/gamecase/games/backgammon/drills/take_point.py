"""Take points: the least chance to win with which a double is taken at a match score.

They follow from the match equity table, for a cube that is not turned again and without gammons.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from gamecase.engines.drill_module import Drill, Exercise, NumberField, NumberForm, Verdict
from gamecase.games.backgammon.drills.race_chance import estimate_score
from gamecase.games.backgammon.drills.source import ExerciseSource, bounded
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Fact, Phrase

# Read as text: the engine, which would read it otherwise, is slow to load.
_TABLE = Path(__file__).parents[1] / "engine" / "data" / "match_equity.txt"
_FORM = NumberForm((NumberField(Phrase("drill-percent"), 0, 100),))

_AWAY = range(2, 10)
_CUBES = (2, 4)
_NEAR = 2.0  # per cent by which an answer may be off
_MONEY = 25.0  # the take point for money, which everybody knows


class OfferedScore(NamedTuple):
    """The points that both sides need, and the cube that is offered to us."""

    ours: int
    theirs: int
    cube: int

    @property
    def name(self) -> str:
        return f"{self.ours}-{self.theirs}-{self.cube}"


class TakePoint(NamedTuple):
    """Our chances to win the match, in per cent, and the take point that follows."""

    dropped: float
    lost: float
    won: float

    @property
    def percent(self) -> float:
        return 100 * (self.dropped - self.lost) / (self.won - self.lost)


@cache
def _match_chances() -> tuple[tuple[float, ...], ...]:
    lines = _TABLE.read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return tuple(tuple(float(number) for number in row) for row in rows)


def take_point(score: OfferedScore) -> TakePoint:
    ours, theirs, cube = score

    def chance(points: int) -> float:
        """Our chance to win the match after winning points, or losing them if negative."""
        our_need, their_need = ours - max(points, 0), theirs - max(-points, 0)
        if our_need <= 0 or their_need <= 0:
            return 100.0 * (our_need <= 0)
        return 100 * _match_chances()[our_need][their_need]

    return TakePoint(chance(-cube // 2), chance(-cube), chance(cube))


@cache
def _scores() -> dict[str, OfferedScore]:
    """The scores at which a double to such a cube makes sense."""
    scores = [
        OfferedScore(ours, theirs, cube) for ours in _AWAY for theirs in _AWAY for cube in _CUBES
    ]
    return {score.name: score for score in scores if score.theirs > score.cube // 2}


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return tuple((name, _difficulty(score)) for name, score in _scores().items())


def _difficulty(score: OfferedScore) -> float:
    unusual = abs(take_point(score).percent - _MONEY)
    return bounded(450 + 65 * (score.ours + score.theirs) + 15 * unusual + 120 * (score.cube > 2))


def _find(name: str) -> OfferedScore:
    if name not in _scores():
        raise BadInput(f"exercise={name!r}: expected points away and a cube, such as 4-3-2")
    return _scores()[name]


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    score = _find(name)
    facts: dict[str, Fact] = {"ours": score.ours, "theirs": score.theirs, "cube": score.cube}
    return Exercise(
        task=Phrase("drill-take-point-task", facts), difficulty=_difficulty(score), form=_FORM
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    point = take_point(_find(name))
    score = estimate_score(float(answers[0]), point.percent, _NEAR) if answers else 0.0
    facts: dict[str, Fact] = {
        "dropped": round(point.dropped, 1),
        "lost": round(point.lost, 1),
        "won": round(point.won, 1),
        "risk": round(point.dropped - point.lost, 1),
        "gain": round(point.won - point.dropped, 1),
    }
    return Verdict(
        score=score,
        position=None,
        solution=(str(round(point.percent)),),
        answer=Phrase("drill-percent-answer", {"percent": round(point.percent, 1)}),
        why=(Phrase("drill-take-point-chances", facts), Phrase("drill-take-point-why", facts)),
    )


SOURCE = ExerciseSource(
    Drill(key="take-point", booklet="tournament"), _difficulties, _exercise, _judge
)
