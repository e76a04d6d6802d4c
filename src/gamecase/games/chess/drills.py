"""Drills of chess: tactics and mates from games, with one move that is right at each turn."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from gamecase.engines.drill_module import (
    ActionForm,
    Drill,
    Exercise,
    ExerciseWish,
    RatedLine,
    Verdict,
    pick_near,
)
from gamecase.engines.exercise_file import find_exercise, read_exercises
from gamecase.games.chess.position import Position, read_move
from gamecase.games.chess.refutation import find_refutation
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

TACTICS, MATES = "tactics", "mates"

DRILLS = (Drill(key=TACTICS, booklet="fide"), Drill(key=MATES, booklet="fide"))

FOLDER = Path(__file__).with_name("exercises")


@dataclass(frozen=True, slots=True)
class ChessExercise:
    """An exercise as the file has it."""

    name: str
    difficulty: float
    start: str  # the position before the opponent's last move
    last: str  # the opponent's last move
    line: tuple[str, ...]  # the solver's moves and the replies to them, in turn
    themes: tuple[str, ...]

    def position(self, rules: Ruleset) -> Position:
        return Position(rules, self.start, self.last)

    @property
    def solution(self) -> tuple[str, ...]:
        return self.line[::2]


def pick(rules: Ruleset, drill: str, wish: ExerciseWish) -> str:
    pairs = [(each.name, each.difficulty) for each in exercises_of(drill).values()]
    return pick_near(pairs, wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    found = find_exercise(exercises_of(drill), name)
    position = found.position(rules)
    facts: dict[str, str | int | float] = {"seat": position.turn.value}
    if drill == MATES:
        facts["moves"] = len(found.solution)
    return Exercise(
        task=Phrase(f"drill-{drill}-task", facts),
        difficulty=found.difficulty,
        form=ActionForm(),
        position=position,
        seat=position.turn,
    )


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    found = find_exercise(exercises_of(drill), name)
    position = after = found.position(rules)
    for nth, answer in enumerate(answers):
        after = position.after(read_move(answer))
        if answer != found.line[2 * nth]:
            if after.state.board.is_checkmate():  # another mate is as good
                return _end(found, after, 1.0)
            return _refute(drill, found, after, answers)
        if 2 * nth + 1 >= len(found.line):
            return _end(found, after, 1.0)
        position = after.after(read_move(found.line[2 * nth + 1]))
    if not answers:
        return _end(found, position, 0.0)
    return Verdict(
        is_over=False,
        score=1.0,
        position=position,
        rest=after,
        replies=(found.line[2 * len(answers) - 1],),
        why=(Phrase("drills-right"),),
    )


def _end(found: ChessExercise, position: Position, score: float) -> Verdict[Position]:
    return Verdict(
        score=score,
        position=position,
        solution=found.solution,
        lines=(RatedLine(found.line),),
        why=_reasons(found),
    )


def _refute(
    drill: str, found: ChessExercise, after: Position, answers: tuple[str, ...]
) -> Verdict[Position]:
    """The verdict on a wrong move, with the reply that refutes it where that is easily seen."""
    moves_left = len(found.solution) - len(answers) + 1 if drill == MATES else 0
    refutation = find_refutation(after, moves_left)
    if refutation is None:
        return _end(found, after, 0.0)
    verdict = _end(found, after.after(read_move(refutation.reply)), 0.0)
    played = found.line[: 2 * len(answers) - 2]
    refuted = RatedLine(
        (*played, answers[-1], refutation.reply), Phrase("drill-refuted", {"why": refutation.why})
    )
    lines = (*verdict.lines, refuted)
    return replace(verdict, rest=after, replies=(refutation.reply,), lines=lines)


def _reasons(found: ChessExercise) -> tuple[Phrase, ...]:
    return tuple(Phrase("drill-theme", {"theme": theme}) for theme in found.themes)


@cache
def exercises_of(drill: str) -> dict[str, ChessExercise]:
    """The exercises of a drill by their names; read when they are first needed."""
    return read_file(FOLDER / f"{drill}.tsv")


def read_file(path: Path) -> dict[str, ChessExercise]:
    """The exercises of a file."""
    found = {}
    for name, difficulty, start, moves, themes in read_exercises(path, fields=5):
        last, *line = moves.split(" ")
        found[name] = ChessExercise(
            name, float(difficulty), start, last, tuple(line), tuple(themes.split())
        )
    return found
