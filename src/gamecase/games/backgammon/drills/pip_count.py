"""Pip counting: how far both sides have to go."""

from functools import cache

from gamecase.engines.drill_module import (
    Drill,
    Exercise,
    NumberField,
    NumberForm,
    Secrets,
    Verdict,
)
from gamecase.games.backgammon.board import BAR, OFF, Side, pips
from gamecase.games.backgammon.drills.source import (
    ExerciseSource,
    bounded,
    line_at,
    numbered,
    position_of,
    read_lines,
    sides,
)
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.table.layout import Layout
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

_FILE = "pip_count"
_MOST_PIPS = 375  # fifteen checkers on the bar
_FORM = NumberForm(
    (
        NumberField(Phrase("drill-pips-of", {"seat": "first"}), 0, _MOST_PIPS),
        NumberField(Phrase("drill-pips-of", {"seat": "second"}), 0, _MOST_PIPS),
    )
)
_LAYOUT = Layout(Seat.FIRST)
_SECRETS = Secrets(
    described=frozenset({"scene-pips"}),
    labels=frozenset(_LAYOUT.label(seat, BAR) for seat in (Seat.FIRST, Seat.SECOND)),
)
#: A count takes longer with more points to add, and is easier with few checkers left.
_EASIEST, _BY_POINT, _BY_CHECKER = 300.0, 55.0, 10.0


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(line["board"]) for line in read_lines(_FILE)])


def _difficulty(board: str) -> float:
    both = sides(board)
    points = sum(bool(count) for side in both for count in side[OFF + 1 :])
    checkers = sum(sum(side[OFF + 1 :]) for side in both)
    return bounded(_EASIEST + _BY_POINT * points + _BY_CHECKER * checkers)


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    board = line_at(_FILE, name)["board"]
    return Exercise(
        task=Phrase("drill-pip-count-task"),
        difficulty=_difficulty(board),
        form=_FORM,
        position=position_of(rules, board),
        secrets=_SECRETS,
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    position = position_of(rules, line_at(_FILE, name)["board"])
    counts = f"{pips(position.first)} {pips(position.second)}"
    return Verdict(
        score=float(answers == (counts,)),
        position=position,
        solution=(counts,),
        answer=Phrase("drill-pip-count-answer", {"counts": counts.replace(" ", " – ")}),
        why=(_sum(Seat.FIRST, position.first), _sum(Seat.SECOND, position.second)),
    )


def _sum(seat: Seat, side: Side) -> Phrase:
    """The count point by point, as one adds it up."""
    points = [point for point in range(BAR, OFF, -1) if side[point]]
    terms = " + ".join(f"{side[point]}×{point}" for point in points)
    return Phrase("drill-pip-count-sum", {"seat": seat.value, "terms": terms, "total": pips(side)})


SOURCE = ExerciseSource(
    Drill(key="pip-count", booklet="tournament", is_timed=True), _difficulties, _exercise, _judge
)
